// The registered commands as the composer needs them: flat, searchable, readable as text.
import { localName, localText, offered } from "./store.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const ATTACHMENT = 11;

/** Every command one can use: `{path, shown, text, options, group}`, the last with the text of its group. */
export function usable() {
  const found = [];
  const walk = (thing, path, shown, group) => {
    const here = [...path, thing.name];
    const there = [...shown, localName(thing)];
    const nested = (thing.options ?? []).filter((o) => o.type === SUBCOMMAND || o.type === GROUP);
    if (nested.length) nested.forEach((option) => walk(option, here, there, localText(thing)));
    else found.push({ path: here.join(" "), shown: there.join(" "), text: localText(thing), options: thing.options ?? [], group });
  };
  offered().forEach((command) => walk(command, [], [], ""));
  return found;
}

/** The commands that open a table, the first game's first. */
export const openers = () => usable().filter(({ path }) => path.endsWith(" new"));

/** The commands that fit what was typed after the slash, the best first. */
export function search(typed) {
  const wanted = typed.toLowerCase().trim();
  const first = openers()[0]?.path; // what a newcomer wants stands first while nothing was typed
  const rank = ({ path, shown }) => {
    const names = [path.toLowerCase(), shown.toLowerCase()];
    if (!wanted) return path === first ? 0 : 1;
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  const later = ({ path }) => (path.endsWith(" new") ? 0 : 1); // what opens a table stands first
  return usable()
    .map((command) => ({ command, order: rank(command) }))
    .filter(({ order }) => order < 3)
    .sort((a, b) => a.order - b.order || later(a.command) - later(b.command)
      || a.command.shown.localeCompare(b.command.shown))
    .map(({ command }) => command);
}

/** A line as a command is written, also by those who write in full width; null if it is chat. */
export function asCommand(line) {
  if (!/^[/\uff0f]/.test(line) || line.includes("\n")) return null;
  return line.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).replace(/\u3000/g, " ");
}

/** Read "/group name option:value …"; null if it is no command.
 *
 * `parts` are what was written of the options, in order: `text` begins at `from`, and is `named`
 * if the option's name stands before it. What has no name belongs to the first option that must
 * be given; if there is none, its option is null and the text is `loose`.
 */
export function parse(line) {
  const lower = line.toLowerCase();
  const begins = (name) => lower.trimEnd() === `/${name}` || lower.startsWith(`/${name} `);
  const fit = usable()
    .flatMap((command) => [command.path, command.shown].map((name) => ({ command, name: name.toLowerCase() })))
    .filter(({ name }) => begins(name))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (!fit) return null;
  const { options } = fit.command;
  const end = fit.name.length + 1;
  const marks = options
    .flatMap((option) => [option.name, localName(option)].map((name) => ({ option, mark: ` ${name.toLowerCase()}:` })))
    .map(({ option, mark }) => ({ option, at: lower.indexOf(mark, end), from: lower.indexOf(mark, end) + mark.length }))
    .filter(({ at }, n, all) => at >= 0 && all.findIndex((other) => other.at === at) === n)
    .sort((a, b) => a.at - b.at);
  const cuts = [{ option: null, from: end + 1 }, ...marks];
  const parts = cuts.map(({ option, from }, n) => ({ option, from, named: n > 0, text: line.slice(from, cuts[n + 1]?.at) }));
  if (parts.length === 1 || parts[0].text.trim()) {
    parts[0].option = options.find((option) => option.required && !marks.some((mark) => mark.option === option)) ?? null;
  }
  const given = parts.filter(({ option, text }) => option && text.trim());
  return {
    command: fit.command,
    parts,
    values: Object.fromEntries(given.map(({ option, text }) => [option.name, text.trim()])),
    loose: parts[0].option ? "" : parts[0].text.trim(),
  };
}

/** Whether nothing that must be given is missing; a file can't be written in a line. */
export const complete = (command, values) =>
  command.options.every((option) => option.type !== ATTACHMENT && (!option.required || values[option.name]));
