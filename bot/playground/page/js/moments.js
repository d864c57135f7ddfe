// Times, in the reader's language; the relative ones move on by themselves.
import { el } from "./dom.js";
import { now, on, store } from "./store.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1],
];

function relative(seconds) {
  const away = seconds - now() / 1000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(store.locale, { numeric: "auto" }).format(Math.round(away / length), unit);
}

const spell = (seconds, style) =>
  style === "R" ? relative(seconds) : new Intl.DateTimeFormat(store.locale, STYLES[style]).format(seconds * 1000);

/** A time inside a message. */
export function moment(seconds, style) {
  const exact = new Date(seconds * 1000);
  if (Number.isNaN(exact.getTime())) return el("span", { class: "moment" }, "?");
  return el(
    "time",
    { class: "moment", datetime: exact.toISOString(), title: spell(seconds, "F"), "data-at": seconds, "data-style": style },
    spell(seconds, style),
  );
}

/** The time beside a message's author. */
export function clock(iso) {
  const then = new Date(iso);
  const today = then.toDateString() === new Date(now()).toDateString();
  const style = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  const text = new Intl.DateTimeFormat(store.locale, style).format(then);
  return el("time", { datetime: iso, title: then.toLocaleString(store.locale) }, text);
}

/** Let the relative times move on. */
export function keepTime() {
  setInterval(moveOn, 5000);
  on("surroundings", moveOn); // days may have gone by at once
}

function moveOn() {
  for (const time of document.querySelectorAll('time[data-style="R"]')) {
    const text = relative(Number(time.dataset.at));
    if (text !== time.textContent) time.textContent = text;
  }
}
