// What a newcomer sees first: what to type, and a table against a computer at one press.
import { el } from "./dom.js";
import { runCommand } from "./commands.js";
import { OPEN, usable } from "./slash.js";
import { channel, on, store } from "./store.js";
import { words } from "./words.js";

// The steps, by the names of the commands. A step that takes options lists them.
const AGAINST_COMPUTER = [
  { command: OPEN, options: {} },
  { command: "table computer", options: {} },
  { command: "table start", options: {} },
];

const place = document.getElementById("welcome");

export function makeWelcome() {
  for (const kind of ["all", "channel", "surroundings", "bot", "locale"]) on(kind, draw);
}

function draw() {
  if (place.querySelector("[aria-busy]")) return; // its steps are on their way
  const all = usable();
  const find = (path) => all.find((command) => command.path === path);
  const opens = find(OPEN);
  const line = opens ? words.welcomeLine(el("kbd", {}, `/${opens.shown}`)) : [words.welcomeEmpty];
  const possible = AGAINST_COMPUTER.every(({ command }) => find(command));
  place.replaceChildren(
    el("h2", {}, channel()?.parent_id ? channel().name : words.welcome(store.guild.name)),
    el("p", {}, ...line),
    possible
      ? el("button", { class: "press primary go", type: "button", disabled: !store.bot.connected, onclick: (event) => start(event.currentTarget, find) },
        el("span", {}, words.playComputer))
      : "",
    el("hr"),
  );
}

async function start(button, find) {
  button.setAttribute("aria-busy", "true");
  for (const { command, options } of AGAINST_COMPUTER) {
    if (!(await runCommand(find(command), options))) break;
  }
  button.removeAttribute("aria-busy");
}
