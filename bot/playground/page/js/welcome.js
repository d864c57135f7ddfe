// What a newcomer sees first: a few ways to begin, each a command of the bot's at one press.
import { runCommand } from "./commands.js";
import { el } from "./dom.js";
import { toComposer } from "./focus.js";
import { openers, usable } from "./slash.js";
import { channel, kindOf, localName, nameOf, on, placeName, store } from "./store.js";
import { words } from "./words.js";

const MOST_GAMES = 3;

const place = document.getElementById("welcome");
let drawn = "";

export function makeWelcome() {
  for (const kind of ["all", "channel", "surroundings", "bot", "locale"]) on(kind, draw);
}

// News that change nothing here leave the buttons alone: one of them may just be pressed.
function draw() {
  const opens = openers();
  const ways = waysToBegin(opens.slice(0, MOST_GAMES));
  const now = JSON.stringify([store.locale, channel()?.id, placeName(channel()), store.bot.connected, ways]);
  if (now === drawn) return;
  drawn = now;
  const focused = document.activeElement?.dataset.start;
  const kind = kindOf(channel());
  const line = opens.length ? words.welcomeLine(el("kbd", {}, `/${opens[0].shown}`), kind) : [words.welcomeEmpty];
  const hint = words.placeHints[kind];
  place.replaceChildren(
    el("h2", {}, title(channel(), kind)),
    hint ? el("p", {}, hint) : "",
    el("div", { class: "starts" }, ...ways.map(start)),
    el("p", {}, ...line),
    el("hr"),
  );
  place.querySelector(`[data-start="${focused}"]`)?.focus();
}

function title(one, kind) {
  if (one?.parent_id) return nameOf(one);
  return kind === "direct" ? nameOf(one) : words.welcome(placeName(one));
}

function waysToBegin(opens) {
  const find = (path) => usable().find((command) => command.path === path);
  const tutorial = find("tutorial");
  const taught = tutorial?.options.find(({ name }) => name === "game")?.choices?.[0];
  const help = find("help");
  return [
    ...(taught ? [{ key: "learn", command: tutorial, options: { game: taught.value }, ...words.learn(localName(taught)) }] : []),
    ...opens.map((command, n) => ({ key: `game-${n}`, command, options: {}, title: command.group, text: command.text })),
    ...(help ? [{ key: "help", command: help, options: {}, ...words.moreHelp }] : []),
  ];
}

function start({ key, command, options, title, text }) {
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
