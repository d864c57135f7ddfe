// What an option of a command can be: known to the page, or suggested by the bot.
import { localName, store } from "./store.js";
import { deed } from "./wire.js";
import { words } from "./words.js";

const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;

/** Every choice `{name, value, word}` of an option, or null if the page cannot know them. */
function known(option) {
  if (option.choices) return option.choices.map((choice) => spelled({ name: localName(choice), value: choice.value }));
  if (option.type === BOOLEAN) return [{ name: words.yes, value: "true" }, { name: words.no, value: "false" }].map(spelled);
  if (option.type === USER) {
    return [...store.people.values()].map((p) => ({ name: p.display, aside: `@${p.name}`, value: p.id, word: `@${p.name}` }));
  }
  if (option.type === CHANNEL) {
    return [...store.channels.values()].map((c) => ({ name: `#${c.name}`, value: c.id, word: `#${c.name}` }));
  }
  return null;
}

/** In a line of words a choice is spelled as one: by its name, or else by its value. */
const spelled = ({ name, value }) => {
  const word = /\s/.test(name) ? String(value) : name;
  return { name, value, word, aside: word === name ? "" : word };
};

const fits = ({ name, word }, typed) => [name, word].some((text) => text.toLowerCase().includes(typed));

/** Whether there is anything to choose from. */
export const isOpen = (option) => !option.autocomplete && !known(option);

/** The choices that fit; `note` says why there are none. The bot is asked if that is still `wanted`. */
export async function choicesOf(command, option, typed, given, wanted) {
  const choices = known(option);
  if (choices) return { choices: choices.filter((choice) => fits(choice, typed.toLowerCase())), note: words.nothing };
  if (!option.autocomplete || !(await wanted)) return { choices: [], note: words.nothing };
  const answer = await deed("autocomplete", {
    command: command.path, options: { ...given, [option.name]: typed }, focused: option.name,
  }).catch(() => ({ state: "failed" }));
  return {
    choices: (answer.choices ?? []).map((choice) => ({ name: localName(choice), value: choice.value, word: String(choice.value) })),
    note: answer.state === "failed" ? words.cannotRead : words.nothing,
  };
}

/** What is sent for an option when this was written: the value of the choice with that name. */
export function meant(option, text) {
  const wanted = text.toLowerCase();
  const found = known(option)?.find(({ name, value, word }) =>
    [name, word, String(value)].some((spelling) => spelling.toLowerCase() === wanted));
  return found?.value ?? text;
}
