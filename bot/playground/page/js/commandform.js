// One command with a field for each option: choices, people, suggestions while one types.
import { el, icon } from "./dom.js";
import { localName, localText } from "./store.js";
import { choicesOf, isOpen, meant } from "./values.js";
import { words } from "./words.js";

const INTEGER = 4;
const NUMBER = 10;
const ATTACHMENT = 11;
const PATIENCE_MS = 150;

export class CommandForm {
  #values = {}; // option name -> what is sent
  #fields = new Map(); // option name -> {input, field}
  #asked = 0;
  #reading = Promise.resolve(); // the file chosen last

  constructor(command, values, popup, { back, run }) {
    this.command = command;
    this.popup = popup;
    this.back = back;
    this.run = run;
    this.line = el("div", { class: "fields" }, el("b", {}, `/${command.shown}`));
    this.element = el("div", { class: "write", role: "group", "aria-label": `/${command.shown}` },
      this.line,
      el("button", { class: "icon-button send", type: "button", "aria-label": words.send, onclick: () => this.#submit() }, icon("send")));
    command.options.forEach((option) => {
      if (option.required || values[option.name] !== undefined) this.#add(option, values[option.name]);
      else this.line.append(this.#offer(option));
    });
  }

  focus() {
    (this.line.querySelector("input") ?? this.line.querySelector("button"))?.focus();
  }

  #offer(option) {
    const offer = el("button", {
      class: "add-field", type: "button", title: localText(option), onclick: () => {
        const added = this.#add(option);
        offer.replaceWith(added.field);
        added.input.focus();
      },
      onkeydown: (event) => this.#leave(event),
    }, `+ ${localName(option)}`);
    return offer;
  }

  #add(option, value = "") {
    if (option.type === ATTACHMENT) return this.#addFile(option);
    const id = `option-${option.name}`;
    const number = option.type === INTEGER || option.type === NUMBER;
    const input = el("input", {
      id, value, autocomplete: "off", title: localText(option), placeholder: localText(option).slice(0, 40),
      inputmode: number && !option.choices ? "numeric" : null,
      role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list",
      "aria-required": String(Boolean(option.required)),
      oninput: () => {
        delete this.#values[option.name];
        this.#suggest(option, input, PATIENCE_MS);
      },
      onfocus: () => this.#suggest(option, input, 0),
      onblur: () => setTimeout(() => document.activeElement !== input && this.#left(input), 120),
      onkeydown: (event) => this.#keys(event, option, input),
    });
    const field = el("span", { class: "field" }, el("label", { for: id }, localName(option)), input);
    this.#fields.set(option.name, { input, field, option });
    if (!field.isConnected) this.line.append(field);
    return { input, field };
  }

  /** A field for a file, which is read when it is chosen. */
  #addFile(option) {
    const id = `option-${option.name}`;
    const input = el("input", {
      id, type: "file", title: localText(option), "aria-required": String(Boolean(option.required)),
      onchange: () => { this.#reading = this.#read(option, input); },
      onfocus: () => this.popup.close(),
      onkeydown: (event) => event.key === "Escape" && this.#leave(event),
    });
    const field = el("span", { class: "field" }, el("label", { for: id }, localName(option)), input);
    this.#fields.set(option.name, { input, field, option });
    this.line.append(field);
    return { input, field };
  }

  async #read(option, input) {
    delete this.#values[option.name];
    const [file] = input.files;
    if (!file) return;
    const bytes = await file.arrayBuffer().catch(() => null); // it may be gone by now
    if (!bytes || input.files[0] !== file) return;
    const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte));
    this.#values[option.name] = { name: file.name, content: btoa(letters.join("")) };
  }

  #left(input) {
    this.popup.close(input);
  }

  #keys(event, option, input) {
    if (event.isComposing) return;
    if (this.popup.isOpen && this.popup.key(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (this.popup.isOpen && this.#values[option.name] === undefined) this.popup.active.pick();
      else this.#submit();
    } else if (event.key === "Tab" && !event.shiftKey && this.popup.isOpen && this.#values[option.name] === undefined) {
      if (input.value || option.required) {
        event.preventDefault();
        this.popup.active.pick();
      }
    } else this.#leave(event, input);
  }

  #leave(event, input) {
    if (event.key === "Escape" || (event.key === "Backspace" && input && !input.value && !input.selectionStart)) {
      event.preventDefault();
      this.popup.close();
      this.back(event.key === "Backspace" ? `/${this.command.shown}` : "");
    }
  }

  async #suggest(option, input, ms) {
    const asked = (this.#asked += 1);
    if (isOpen(option)) {
      this.popup.close();
      return;
    }
    const typed = this.#values[option.name] === undefined ? input.value : "";
    const wanted = new Promise((resolve) => setTimeout(() => resolve(asked === this.#asked), ms));
    const { choices, note } = await choicesOf(this.command, option, typed, this.given(), wanted);
    if (asked === this.#asked && document.activeElement === input) this.#list(option, input, choices, note);
  }

  #list(option, input, choices, note) {
    this.popup.show(input, `${localName(option)} · ${localText(option)}`, choices.map((choice) => ({
      title: choice.name,
      aside: choice.aside,
      pick: () => {
        input.value = choice.name;
        this.#values[option.name] = choice.value;
        this.popup.close();
        this.#next(input);
      },
    })), { note });
  }

  #next(input) {
    const stops = [...this.line.querySelectorAll("input")];
    const empty = stops.slice(stops.indexOf(input) + 1).find((stop) => !stop.value);
    (empty ?? input).focus();
    if (!empty) this.popup.close();
  }

  /** What was filled in so far. */
  given() {
    const given = {};
    for (const [name, { input, option }] of this.#fields) {
      const written = option.type === ATTACHMENT ? "" : meant(option, input.value.trim());
      const value = this.#values[name] ?? written;
      if (value !== "") given[name] = value;
    }
    return given;
  }

  async #submit() {
    await this.#reading;
    if (!this.element.isConnected) return; // it was sent meanwhile
    const given = this.given();
    for (const { option, input, field } of this.#fields.values()) {
      const missing = option.required && given[option.name] === undefined;
      field.classList.toggle("wrong", missing);
      input.setAttribute("aria-invalid", String(missing));
      if (missing) {
        input.focus();
        return;
      }
    }
    this.popup.close();
    this.run(given);
  }
}
