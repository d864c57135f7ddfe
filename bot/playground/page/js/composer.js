// Where one writes. A line that begins with a slash is a command.
import { CommandForm } from "./commandform.js";
import { el, icon } from "./dom.js";
import { Popup } from "./popup.js";
import { complete, parse, search, usable } from "./slash.js";
import { channel, changed, localName, on } from "./store.js";
import { runCommand } from "./commands.js";
import { deed } from "./wire.js";
import { speak, words } from "./words.js";

const holder = document.getElementById("composer");
const popup = new Popup(holder);

const words_ = el("textarea", {
  id: "words", rows: "1", autocomplete: "off", enterkeyhint: "send",
  role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
  oninput: typed, onkeydown: keys, onblur: () => setTimeout(() => popup.close(words_), 120),
});
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
  document.addEventListener("keydown", (event) => {
    const busy = event.target.closest("input, textarea, select, dialog");
    if (event.key !== "/" || busy || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    words_.focus();
    if (!words_.value) words_.value = "/";
    typed();
  });
}

function spell() {
  words_.placeholder = words.write(channel()?.name ?? "");
  words_.setAttribute("aria-label", words_.placeholder);
  send.setAttribute("aria-label", words.send);
}

function grow() {
  words_.style.height = "auto";
  words_.style.height = `${Math.min(words_.scrollHeight, 184)}px`;
}

function typed() {
  grow();
  if (!words_.value.startsWith("/") || words_.value.includes("\n")) {
    popup.close();
    return;
  }
  const found = search(words_.value.slice(1));
  const read = parse(words_.value);
  if (!found.length && read) {
    // The command is there already, and its options are being written out.
    popup.close();
    return;
  }
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
    submit();
  }
}

function submit() {
  const text = words_.value.trim();
  if (!text) return;
  if (!text.startsWith("/") || !usable().length) {
    say(text);
    return;
  }
  const read = parse(text);
  if (read && !read.loose && complete(read.command, read.values)) run(read.command, read.values);
  else if (popup.isOpen) popup.active.pick();
  else if (read) fill(read.command, read.values);
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
  popup.close();
}

function run(command, values) {
  clear();
  words_.focus();
  runCommand(command, values);
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
      run(command, given);
    },
  });
  before.replaceWith(form.element);
}
