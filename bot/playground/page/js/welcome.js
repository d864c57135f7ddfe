// What a newcomer sees first: four ways to begin, each a command of the bot's at one press.
import { runCommand } from "./commands.js";
import { el } from "./dom.js";
import { toComposer } from "./focus.js";
import { OPEN, usable } from "./slash.js";
import { channel, kindOf, nameOf, on, placeName, store } from "./store.js";
import { words } from "./words.js";

const STARTS = {
  learn: { command: "tutorial", options: { game: "splendor" } },
  splendor: { command: "splendor new", options: {} },
  seekers: { command: "seekers new", options: {} },
  help: { command: "help", options: {} },
};

const place = document.getElementById("welcome");
let drawn = "";

export function makeWelcome() {
  for (const kind of ["all", "channel", "surroundings", "bot", "locale"]) on(kind, draw);
}

// News that change nothing here leave the buttons alone: one of them may just be pressed.
function draw() {
  const all = usable();
  const find = (path) => all.find((command) => command.path === path);
  const opens = find(OPEN);
  const ways = Object.entries(STARTS).filter(([, { command }]) => find(command));
  const now = JSON.stringify([store.locale, channel()?.id, placeName(channel()), store.bot.connected, opens?.shown, ways]);
  if (now === drawn) return;
  drawn = now;
  const focused = document.activeElement?.dataset.start;
  const kind = kindOf(channel());
  const line = opens ? words.welcomeLine(el("kbd", {}, `/${opens.shown}`), kind) : [words.welcomeEmpty];
  const hint = words.placeHints[kind];
  place.replaceChildren(
    el("h2", {}, title(channel(), kind)),
    hint ? el("p", {}, hint) : "",
    el("div", { class: "starts" }, ...ways.map(([key, { command, options }]) => start(key, find(command), options))),
    el("p", {}, ...line),
    el("hr"),
  );
  place.querySelector(`[data-start="${focused}"]`)?.focus();
}

function title(one, kind) {
  if (one?.parent_id) return nameOf(one);
  return kind === "direct" ? nameOf(one) : words.welcome(placeName(one));
}

function start(key, command, options) {
  const { title, text } = words.starts[key];
  const press = async (event) => {
    const button = event.currentTarget;
    if (button.hasAttribute("aria-busy")) return;
    button.setAttribute("aria-busy", "true");
    toComposer(event);
    await runCommand(command, options);
    button.removeAttribute("aria-busy");
  };
  return el("button", { class: "start", type: "button", "data-start": key, disabled: !store.bot.connected, onclick: press },
    el("b", {}, title), el("small", {}, text));
}
