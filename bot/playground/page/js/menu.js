// The menus of people and messages: what the bot offers there, at a right click, a long press or the menu key.
import { runEntry } from "./commands.js";
import { el } from "./dom.js";
import { toComposer } from "./focus.js";
import { bot, localName, offered, ON_MESSAGE, ON_PERSON, store } from "./store.js";
import { words } from "./words.js";

const LONG_MS = 500;
const STILL_PX = 10;
const EDGE_PX = 8;
const log = document.getElementById("log");
const scroller = document.getElementById("scroller");

/** The name of an entry as this client shows it. */
export function entryName(name) {
  const entry = store.commands.find((command) => command.name === name && command.type > 1);
  return entry ? localName(entry) : name;
}

/** Listen for what opens a menu. */
export function makeMenus() {
  document.addEventListener("contextmenu", (event) => {
    const target = targetOf(event.target);
    if (target && open(target, event.clientX, event.clientY)) event.preventDefault();
  });
  // Not every phone tells of a long press.
  document.addEventListener("pointerdown", ({ pointerType, target, clientX: x, clientY: y }) => {
    if (pointerType !== "touch" || !targetOf(target)) return;
    const stop = new AbortController();
    const timer = setTimeout(() => open(targetOf(target), x, y), LONG_MS);
    const end = () => {
      clearTimeout(timer);
      stop.abort();
    };
    const { signal } = stop;
    document.addEventListener("pointermove", (event) =>
      Math.hypot(event.clientX - x, event.clientY - y) > STILL_PX && end(), { signal });
    for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, end, { signal });
  });
}

/** Whose menu is meant: a person's, a message's, or from the keyboard that of the last message in view. */
function targetOf(element) {
  const person = element.closest("[data-person]");
  if (person) return { element: person, type: ON_PERSON, what: { person: person.dataset.person } };
  const message = element === scroller ? lastInView() : element.closest(".message:not(.private)");
  return message && { element: message, type: ON_MESSAGE, what: { message: message.id.slice("m-".length) } };
}

function lastInView() {
  const end = scroller.getBoundingClientRect().bottom;
  const shown = [...log.querySelectorAll(".message:not(.private)")];
  return shown.findLast((one) => one.getBoundingClientRect().top < end - EDGE_PX);
}

/** Open a menu; returns whether there is anything in it. */
function open({ element, type, what }, x, y) {
  const entries = offered(type);
  if (!entries.length) return false;
  if (document.querySelector("dialog.entries")) return true;
  const opener = document.activeElement;
  const title = words.apps(bot().display);
  const item = (entry) => el("button", { type: "button", role: "menuitem", onclick: () => {
    dialog.close();
    runEntry(entry, what);
  } }, localName(entry));
  const list = el("div", { role: "menu", "aria-label": title, onkeydown: steer }, ...entries.map(item));
  const dialog = el("dialog", { class: "entries" }, el("h2", {}, title), list);
  dialog.addEventListener("pointerdown", (event) => event.target === dialog && outside(dialog, event) && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    element.classList.remove("opened");
    if (opener !== document.body && opener?.isConnected) opener.focus({ preventScroll: true });
    else toComposer();
  });
  element.classList.add("opened");
  document.body.append(dialog);
  dialog.showModal();
  place(dialog, x, y);
  list.firstElementChild.focus();
  return true;
}

function outside(dialog, { clientX: x, clientY: y }) {
  const box = dialog.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

/** Put a menu where it was asked for, wholly in view; on a narrow page its style puts it at the end. */
function place(dialog, x, y) {
  const { width, height } = dialog.getBoundingClientRect();
  dialog.style.setProperty("--x", `${Math.max(EDGE_PX, Math.min(x, innerWidth - width - EDGE_PX))}px`);
  dialog.style.setProperty("--y", `${Math.max(EDGE_PX, Math.min(y, innerHeight - height - EDGE_PX))}px`);
}

function steer(event) {
  const items = [...event.currentTarget.children];
  const at = items.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length).focus();
}
