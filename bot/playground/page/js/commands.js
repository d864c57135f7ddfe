// Using a command, and telling the person if the bot did not answer.
import { changed, localName } from "./store.js";
import { deed } from "./wire.js";
import { showModal } from "./modal.js";
import { words } from "./words.js";

/** Use a command that was typed; returns whether the bot answered. */
export const runCommand = (command, options) => use("command", { command: command.path, options }, `/${command.shown}`);

/** Use a command from the menu of `{person}` or `{message}`; returns whether the bot answered. */
export const runEntry = (entry, target) => use("menu", { command: entry.name, ...target }, localName(entry));

async function use(kind, wanted, shown) {
  changed("trouble", "");
  try {
    const answer = await deed(kind, wanted);
    if (answer.state === "modal") showModal(answer);
    if (answer.state === "failed") changed("trouble", words.noAnswer(shown));
    return answer.state !== "failed";
  } catch (error) {
    changed("trouble", error.message);
    return false;
  }
}
