// The list over the composer: commands, choices, suggestions. The keys stay with the field.
import { el } from "./dom.js";
import { words } from "./words.js";

export class Popup {
  #box = null;
  #items = [];
  #active = 0;
  #field = null;
  #steered = false;

  constructor(holder) {
    this.holder = holder;
  }

  get isOpen() {
    return this.#box !== null && this.#items.length > 0;
  }

  /** The item that stands out, or the first one. */
  get active() {
    return this.#items[Math.max(this.#active, 0)];
  }

  /** Whether somebody has gone to an item with the arrow keys. */
  get steered() {
    return this.isOpen && this.#steered;
  }

  /** Show items `{title, aside, text, pick}` for a field; if they are mere hints, none stands out. */
  show(field, title, items, { note = words.nothing, hints = false } = {}) {
    this.close();
    this.#field = field;
    this.#items = items;
    this.#active = -1;
    this.#steered = false;
    this.#box = el("div", { class: hints ? "popup hints" : "popup", id: "popup", role: "listbox", "aria-label": title },
      el("div", { class: "title", role: "presentation" }, items.length ? title : note),
      ...items.map((item, n) =>
        el("div", {
          class: "item", role: "option", id: `popup-${n}`,
          onmousedown: (event) => event.preventDefault(),
          onclick: () => item.pick(),
          onmousemove: () => this.#active !== n && this.#point(n, false),
        },
        el("b", {}, item.title, item.aside ? el("span", {}, item.aside) : null),
        item.text ? el("small", {}, item.text) : null)));
    this.holder.append(this.#box);
    field.setAttribute("aria-expanded", String(items.length > 0));
    field.setAttribute("aria-controls", "popup");
    if (items.length && !hints) this.#point(0);
  }

  #point(n, scroll = true) {
    this.#active = (n + this.#items.length) % this.#items.length;
    const drawn = [...this.#box.querySelectorAll(".item")];
    drawn.forEach((item, m) => {
      item.classList.toggle("active", m === this.#active);
      item.setAttribute("aria-selected", String(m === this.#active));
    });
    this.#field.setAttribute("aria-activedescendant", `popup-${this.#active}`);
    if (scroll) drawn[this.#active].scrollIntoView({ block: "nearest" });
  }

  /** Move with the arrow keys; returns whether the key was ours. */
  key(event) {
    if (!this.#box) return false;
    if (event.key === "Escape") this.close();
    else if (!this.#items.length) return false;
    else if (event.key === "ArrowDown") this.#steer(this.#active + 1);
    else if (event.key === "ArrowUp") this.#steer(Math.max(this.#active, 0) - 1);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  #steer(n) {
    this.#steered = true;
    this.#point(n);
  }

  /** Close the list, or only if it is this field's. */
  close(field = this.#field) {
    if (field !== this.#field) return;
    this.#box?.remove();
    this.#box = null;
    this.#items = [];
    this.#field?.setAttribute("aria-expanded", "false");
    this.#field?.removeAttribute("aria-activedescendant");
  }
}
