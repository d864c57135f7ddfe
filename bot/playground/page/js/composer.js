// Where one writes. A line that begins with a slash is a command.
import { CommandForm } from "./commandform.js";
import { el, icon } from "./dom.js";
import { Inline } from "./inline.js";
import { Popup } from "./popup.js";
import { asCommand, complete, parse, search, usable } from "./slash.js";
import { meant } from "./values.js";
import { channel, changed, localName, on, spoken } from "./store.js";
import { runCommand } from "./commands.js";
import { deed } from "./wire.js";
import { speak, words } from "./words.js";

const holder = document.getElementById("composer");
const popup = new Popup(holder);

const words_ = el("textarea", {
  id: "words", rows: "1", autocomplete: "off", enterkeyhint: "send",
  role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
  oninput: typed, onkeydown: keys, onclick: typed,
  onblur: () => setTimeout(() => document.activeElement !== words_ && popup.close(words_), 120),
});
const inline = new Inline(words_, popup);
const send = el("button", { class: "icon-button send", type: "button", onclick: submit }, icon("send"));
const line = el("div", { class: "write" }, words_, send);
let form = null; // in the place of the line while options are asked for

/** Put the composer in its place. */
export function makeComposer() {
  holder.append(line);
  for (const kind of ["channel", "all"]) on(kind, spell);
  speak(() => {
    spell();
    if (form) place(usable().find(({ path }) => path === form.command.path) ?? form.command, form.given());
    else if (popup.isOpen) typed();
  });
}

function spell() {
  words_.placeholder = words.write(spoken(channel()));
  words_.setAttribute("aria-label", words_.placeholder);
  send.setAttribute("aria-label", words.send);
}

function grow() {
  words_.style.height = "auto";
  words_.style.height = `${Math.min(words_.scrollHeight, 184)}px`;
}

function typed() {
  grow();
  inline.forget();
  const written = asCommand(words_.value.slice(0, words_.selectionStart));
  const read = written && parse(written);
  if (written === null) popup.close();
  else if (read && written.length >= read.parts[0].from) inline.suggest(read, written.length);
  else list(search(written.slice(1)));
}

function list(found) {
  popup.show(words_, words.commands, found.slice(0, 40).map((command) => ({
    title: `/${command.shown}`,
    aside: command.options.map((o) => (o.required ? localName(o) : `${localName(o)}?`)).join("  "),
    text: command.text,
    pick: () => (command.options.length ? fill(command) : run(command, {})),
    command,
  })));
}

function keys(event) {
  if (event.isComposing || popup.key(event)) return;
  if (event.key === "Tab" && !event.shiftKey && popup.isOpen) {
    event.preventDefault();
    popup.active.pick();
  } else if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    if (popup.steered) popup.active.pick();
    else submit();
  }
}

function submit() {
  const text = words_.value.trim();
  const written = asCommand(text);
  if (!text) return;
  if (written === null || !usable().length) {
    say(text);
    return;
  }
  const read = parse(written);
  if (read && !read.loose && complete(read.command, read.values)) run(read.command, sent(read), () => write(text));
  else if (read?.loose.includes(":")) changed("trouble", words.unfit.option({ name: read.loose.split(":")[0] }));
  else if (popup.isOpen) popup.active.pick();
  else if (read?.command.options.length) fill(read.command, read.values);
  else if (read) list([read.command]);
}

/** What was written for each option, as the bot reads it. */
function sent({ command, values }) {
  const given = command.options.filter(({ name }) => values[name] !== undefined);
  return Object.fromEntries(given.map((option) => [option.name, meant(option, values[option.name])]));
}

async function say(content) {
  try {
    await deed("say", { content });
    clear();
  } catch (error) {
    changed("trouble", error.message);
  }
}

function clear() {
  words_.value = "";
  grow();
  inline.forget();
  popup.close();
}

/** Use a command; if it can't be used, `again` puts what was written back, unless something new was. */
async function run(command, values, again = () => {}) {
  clear();
  words_.focus();
  if (!(await runCommand(command, values)) && !words_.value && !form) again();
}

function write(text) {
  words_.value = text;
  grow();
}

/** Ask for the options of a command in the place of the line. */
function fill(command, values = {}) {
  clear();
  place(command, values);
  form.focus();
}

function place(command, values) {
  const back = (text = "") => {
    form.element.replaceWith(line);
    form = null;
    words_.value = text;
    words_.focus();
    typed();
  };
  const before = form?.element ?? line;
  form = new CommandForm(command, values, popup, {
    back,
    run: (given) => {
      back();
      run(command, given, () => place(command, given));
    },
  });
  before.replaceWith(form.element);
}
