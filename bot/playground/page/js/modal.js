// A form the bot asks to have filled in.
import { choose } from "./choose.js";
import { el, icon } from "./dom.js";
import { toComposer } from "./focus.js";
import { markdown } from "./markdown.js";
import { deed } from "./wire.js";
import { words } from "./words.js";

const makers = {
  3: (given, values) => choose(given, { "aria-label": given.placeholder }, (chosen) => (values[given.custom_id] = chosen)),
  4: text,
  21: (given, values) => options(given, "radio", (input) => (values[given.custom_id] = input.value)),
  22: (given, values) => options(given, "checkbox", (input) => {
    const chosen = new Set(values[given.custom_id] ?? []);
    if (input.checked) chosen.add(input.value);
    else chosen.delete(input.value);
    values[given.custom_id] = [...chosen];
  }),
  23: (given, values, label) => el("label", { class: "one" },
    el("input", { type: "checkbox", checked: given.default, onchange: (event) => (values[given.custom_id] = event.target.checked) }),
    label),
};

function text(given, values, label) {
  const properties = {
    required: given.required ?? true,
    minlength: given.min_length,
    maxlength: given.max_length ?? 4000,
    placeholder: given.placeholder,
    "aria-label": label,
    oninput: (event) => (values[given.custom_id] = event.target.value),
  };
  if (given.style === 2) return el("textarea", properties, given.value ?? "");
  return el("input", { ...properties, class: "line", value: given.value });
}

function options(given, type, changed) {
  return el("div", {}, ...given.options.map((option) =>
    el("label", { class: "one" },
      el("input", {
        type, name: given.custom_id, value: option.value, checked: option.default,
        required: type === "radio" && (given.required ?? true),
        onchange: (event) => changed(event.target),
      }),
      el("span", {}, option.label, option.description ? el("small", {}, option.description) : null))));
}

function first(given) {
  const defaults = (given.options ?? []).filter((o) => o.default).map((o) => o.value);
  if (given.type === 4) return given.value ?? "";
  if (given.type === 21) return defaults[0] ?? null;
  return given.type === 23 ? Boolean(given.default) : defaults;
}

function asked(part, values) {
  if (part.type === 10) return markdown(part.content);
  const given = part.type === 18 ? part.component : part.components[0];
  const label = part.label ?? given.label;
  values[given.custom_id] = first(given);
  const field = makers[given.type]?.(given, values, label) ?? el("p", {}, `component ${given.type}`);
  const needed = given.type !== 23 && (given.required ?? true);
  return el("fieldset", { class: "asked" },
    given.type === 23 ? null
      : el("legend", { class: "label" }, label, needed ? el("i", { title: words.required }, " *") : null),
    part.description ? el("small", {}, part.description) : null,
    field);
}

/** Show a form; what is filled in goes back to the bot, and the focus to where it was. */
export function showModal({ interaction, modal }) {
  const opener = document.activeElement;
  const values = {};
  const wrong = el("p", { class: "wrong", role: "alert" });
  const send = el("button", { class: "press primary", type: "submit" }, el("span", {}, words.submit));
  const submit = async (event) => {
    event.preventDefault();
    wrong.textContent = "";
    send.setAttribute("aria-busy", "true");
    try {
      const answer = await deed("modal", { interaction, values });
      if (answer.state === "failed") throw new Error(words.failed);
      dialog.close();
    } catch (error) {
      wrong.textContent = error.message;
    }
    send.removeAttribute("aria-busy");
  };
  const dialog = el("dialog", { class: "form", "aria-label": modal.title },
    el("form", { onsubmit: submit },
      el("header", {}, el("h2", {}, modal.title),
        el("button", { class: "icon-button", type: "button", "aria-label": words.close, onclick: () => dialog.close() }, icon("close"))),
      ...modal.components.map((part) => asked(part, values)),
      wrong,
      el("footer", {},
        el("button", { class: "press", type: "button", onclick: () => dialog.close() }, words.cancel), send)));
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (opener !== document.body && opener?.isConnected) opener.focus();
    else toComposer();
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input, textarea, .choose-button")?.focus();
}
