// Suggestions while a command's options are written out in the line: the values of the one at
// the caret, and the names of those that may follow. They are hints: Enter sends what was written.
import { localName, localText } from "./store.js";
import { choicesOf, isOpen, meant } from "./values.js";
import { words } from "./words.js";

const PATIENCE_MS = 120;
const WORD = /\S*$/;

export class Inline {
  #asked = 0;
  #about = null; // the option whose values are shown

  constructor(field, popup) {
    this.field = field;
    this.popup = popup;
  }

  /** Let an answer that is still on its way come to nothing. */
  forget() {
    this.#asked += 1;
  }

  /** Suggest how a command goes on that was read up to the caret. */
  async suggest(read, caret) {
    const asked = (this.#asked += 1);
    const part = read.parts.at(-1);
    const typed = part.text.trimStart();
    const over = /\S\s+$/.test(typed) && part.named;
    const names = this.#names(read, part, typed, caret);
    if (!part.option || over) {
      this.#show(read, null, names);
      return;
    }
    if (this.#about !== part.option) this.popup.close();
    const patience = this.#about === part.option ? PATIENCE_MS : 0;
    const wanted = new Promise((resolve) => setTimeout(() => resolve(asked === this.#asked), patience));
    this.#about = part.option;
    const given = Object.fromEntries(read.parts.filter(({ option, text }) => option && text.trim())
      .map(({ option, text }) => [option.name, meant(option, text.trim())]));
    const { choices, note } = await choicesOf(read.command, part.option, typed.trim(), given, wanted);
    if (asked !== this.#asked || document.activeElement !== this.field) return;
    const from = caret - typed.length;
    const before = part.named ? "" : `${localName(part.option)}:`;
    const values = choices.map((choice) => ({
      title: choice.name,
      aside: choice.aside,
      pick: () => this.#write(from, caret, `${before}${choice.word} `),
    }));
    this.#show(read, part.option, [...values, ...names], note);
  }

  /** The names of the options still to come that fit the last word. */
  #names(read, part, typed, caret) {
    const word = WORD.exec(typed)[0].toLowerCase();
    if (part.option && !/\s/.test(typed) && (part.named || !word)) return [];
    const fits = (option) => [option.name, localName(option)].some((name) => name.toLowerCase().startsWith(word));
    const written = new Set(read.parts.filter(({ named }) => named).map(({ option }) => option));
    return read.command.options.filter((option) => !written.has(option) && fits(option)).map((option) => ({
      title: `${localName(option)}:`,
      text: localText(option),
      pick: () => this.#write(caret - word.length, caret, `${localName(option)}:`),
    }));
  }

  #show(read, option, items, note) {
    this.#about = option;
    if (!items.length && (!option || !note)) {
      this.popup.close();
      return;
    }
    const title = option ? hint(option) : `/${read.command.shown}`;
    const none = option && !isOpen(option) ? `${title} · ${note}` : title;
    this.popup.show(this.field, title, items, { note: none, hints: true });
  }

  #write(from, to, text) {
    const { value } = this.field;
    this.field.setRangeText(/\s$/.test(text) && /^\s/.test(value.slice(to)) ? text.trimEnd() : text, from, to, "end");
    this.field.focus();
    this.field.dispatchEvent(new Event("input"));
  }
}

/** What an option is about, and how far a number may go. */
function hint(option) {
  const { min_value: least, max_value: most } = option;
  const range = least !== undefined && most !== undefined ? ` · ${least}–${most}` : "";
  return `${localName(option)} · ${localText(option)}${range}`;
}
