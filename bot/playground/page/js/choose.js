// A select: a button that opens a list; one or several options, by mouse, touch or keys.
import { el, emojiOf, icon } from "./dom.js";
import { toComposer } from "./focus.js";
import { words } from "./words.js";

let counter = 0;

/** Make a select. `done(values, widget)` is called when a choice was made. */
export function choose(given, properties, done) {
  const several = given.max_values > 1;
  const id = `choose-${(counter += 1)}`;
  let chosen = new Set(given.options.filter((o) => o.default).map((o) => o.value));
  let list = null;
  let active = 0;
  let byMouse = false;

  const shown = el("span", {});
  const button = el("button", {
    ...properties,
    class: "choose-button",
    type: "button",
    disabled: given.disabled,
    role: "combobox",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    onclick: (event) => {
      byMouse = event.detail > 0;
      if (list) close(false);
      else open();
    },
    onkeydown: keys,
    onblur: () => setTimeout(() => list && !whole.contains(document.activeElement) && close(several)),
  }, shown, icon("down"));
  const whole = el("div", { class: "choose" }, button);
  spell();

  function spell() {
    const labels = given.options.filter((o) => chosen.has(o.value)).map((o) => o.label);
    shown.textContent = labels.join(words.comma) || given.placeholder || words.choose;
    shown.className = labels.length ? "" : "placeholder";
    const chosenText = labels.join(words.comma);
    const asks = given.placeholder && !chosenText.startsWith(given.placeholder) ? given.placeholder : "";
    button.setAttribute("aria-label", [asks, chosenText].filter(Boolean).join(words.colon) || words.choose);
  }

  function open() {
    const before = new Set(chosen);
    list = el("div", { class: "choose-list", role: "listbox", id, "aria-multiselectable": several ? "true" : null },
      ...given.options.map((option, n) =>
        el("div", {
          class: "choice", role: "option", id: `${id}-${n}`, "aria-selected": String(chosen.has(option.value)),
          onmousedown: (event) => event.preventDefault(),
          onclick: () => pick(n),
          onmousemove: () => point(n),
        }, emojiOf(option.emoji),
        el("span", {}, option.label, option.description ? el("small", {}, option.description) : null),
        several ? el("span", { class: "tick" }) : null)),
      several
        ? el("button", { class: "press primary", type: "button", tabindex: "-1",
          onmousedown: (event) => event.preventDefault(), onclick: () => close(true) }, words.confirm)
        : null);
    list.before = before;
    whole.append(list);
    place();
    button.setAttribute("aria-expanded", "true");
    button.setAttribute("aria-controls", id);
    point(Math.max(given.options.findIndex((o) => chosen.has(o.value)), 0));
    window.addEventListener("scroll", place, true);
  }

  // Fixed to the window, so that no scrolling box cuts it off; upwards where there is more room.
  function place() {
    const box = button.getBoundingClientRect();
    const below = window.innerHeight - box.bottom - 12;
    const upwards = below < Math.min(list.scrollHeight, 300) && box.top > below;
    list.style.left = `${box.left}px`;
    list.style.width = `${box.width}px`;
    list.style.top = upwards ? "auto" : `${box.bottom + 4}px`;
    list.style.bottom = upwards ? `${window.innerHeight - box.top + 4}px` : "auto";
    list.style.maxHeight = `${Math.min(300, upwards ? box.top - 12 : below)}px`;
  }

  function point(n) {
    active = (n + given.options.length) % given.options.length;
    [...list.querySelectorAll(".choice")].forEach((choice, m) => choice.classList.toggle("active", m === active));
    button.setAttribute("aria-activedescendant", `${id}-${active}`);
    list.querySelectorAll(".choice")[active]?.scrollIntoView({ block: "nearest" });
  }

  function pick(n) {
    const { value } = given.options[n];
    if (!several) {
      chosen = new Set(given.min_values === 0 && chosen.has(value) ? [] : [value]);
      close(true);
      return;
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < given.max_values) chosen.add(value);
    list.querySelectorAll(".choice")[n].setAttribute("aria-selected", String(chosen.has(value)));
    spell();
  }

  function close(keep) {
    const { before } = list;
    window.removeEventListener("scroll", place, true);
    list.remove();
    list = null;
    button.setAttribute("aria-expanded", "false");
    button.removeAttribute("aria-activedescendant");
    const same = before.size === chosen.size && [...before].every((value) => chosen.has(value));
    if (byMouse && document.activeElement === button && !button.closest("dialog")) toComposer();
    if (!keep || (several && chosen.size < given.min_values)) chosen = before;
    spell();
    if (keep && !(several && same)) {
      done(given.options.filter((o) => chosen.has(o.value)).map((o) => o.value), button);
    }
  }

  function keys(event) {
    const { key } = event;
    if (!list) {
      if (key === "ArrowDown" || key === "ArrowUp") {
        event.preventDefault();
        byMouse = false;
        open();
      }
      return;
    }
    if (key === "ArrowDown") point(active + 1);
    else if (key === "ArrowUp") point(active - 1);
    else if (key === "Home") point(0);
    else if (key === "End") point(given.options.length - 1);
    else if (key === " ") pick(active);
    else if (key === "Enter") several ? close(true) : pick(active);
    else if (key === "Escape") close(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return whole;
}
