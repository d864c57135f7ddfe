// What a newcomer sees first: three ways to begin, each a command of the bot's at one press.
import { runCommand } from "./commands.js";
import { el } from "./dom.js";
import { toComposer } from "./focus.js";
import { OPEN, usable } from "./slash.js";
import { channel, on, store } from "./store.js";
import { words } from "./words.js";

const STARTS = {
  learn: { command: "tutorial", options: { game: "splendor" } },
  seekers: { command: "seekers new", options: {} },
  help: { command: "help", options: {} },
};

const place = document.getElementById("welcome");

export function makeWelcome() {
  for (const kind of ["all", "channel", "surroundings", "bot", "locale"]) on(kind, draw);
}

function draw() {
  const focused = document.activeElement?.dataset.start;
  const all = usable();
  const find = (path) => all.find((command) => command.path === path);
  const opens = find(OPEN);
  const line = opens ? words.welcomeLine(el("kbd", {}, `/${opens.shown}`)) : [words.welcomeEmpty];
  place.replaceChildren(
    el("h2", {}, channel()?.parent_id ? channel().name : words.welcome(store.guild.name)),
    el("div", { class: "starts" }, ...Object.entries(STARTS).map(([key, { command, options }]) =>
      find(command) ? start(key, find(command), options) : null)),
    el("p", {}, ...line),
    el("hr"),
  );
  place.querySelector(`[data-start="${focused}"]`)?.focus();
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
