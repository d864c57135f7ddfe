// The registered commands as the composer needs them: flat, searchable, readable as text.
import { localName, localText, store } from "./store.js";

/** The command a newcomer wants; it stands first while nothing was typed. */
export const OPEN = "splendor new";

const SUBCOMMAND = 1;
const GROUP = 2;

/** Every command one can use: `{path, shown, text, options}`. */
export function usable() {
  const found = [];
  const walk = (thing, path, shown) => {
    const here = [...path, thing.name];
    const there = [...shown, localName(thing)];
    const nested = (thing.options ?? []).filter((o) => o.type === SUBCOMMAND || o.type === GROUP);
    if (nested.length) nested.forEach((option) => walk(option, here, there));
    else found.push({ path: here.join(" "), shown: there.join(" "), text: localText(thing), options: thing.options ?? [] });
  };
  store.commands.forEach((command) => walk(command, [], []));
  return found;
}

/** The commands that fit what was typed after the slash, the best first. */
export function search(typed) {
  const wanted = typed.toLowerCase().trim();
  const rank = ({ path, shown }) => {
    const names = [path.toLowerCase(), shown.toLowerCase()];
    if (!wanted) return path === OPEN ? 0 : 1;
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  return usable()
    .map((command) => ({ command, order: rank(command) }))
    .filter(({ order }) => order < 3)
    .sort((a, b) => a.order - b.order || a.command.shown.localeCompare(b.command.shown))
    .map(({ command }) => command);
}

/** Read "/group name option:value …"; null if it is no command. */
export function parse(line) {
  const text = line.replace(/^\//, "").trim();
  const fits = usable()
    .flatMap((command) => [command.path, command.shown].map((name) => ({ command, name })))
    .filter(({ name }) => text === name || text.startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (!fits) return null;
  const { command, name } = fits;
  const values = {};
  const rest = text.slice(name.length);
  const names = command.options.flatMap((o) => [[o.name, o.name], [localName(o), o.name]]);
  const starts = names
    .map(([spelled, option]) => ({ option, spelled, at: ` ${rest}`.indexOf(` ${spelled}:`) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  starts.forEach(({ option, spelled, at }, n) => {
    values[option] = ` ${rest}`.slice(at + spelled.length + 2, starts[n + 1]?.at).trim();
  });
  const loose = starts.length ? ` ${rest}`.slice(0, starts[0].at).trim() : rest.trim();
  return { command, values, loose };
}

/** Whether nothing that must be given is missing. */
export const complete = (command, values) =>
  command.options.every((option) => !option.required || values[option.name]);
