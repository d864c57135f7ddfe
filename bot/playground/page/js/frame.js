// The sidebar, the header and the strip that tells of trouble.
import { avatar, el, icon } from "./dom.js";
import { toggleDrawer } from "./drawer.js";
import { changed, channel, kindOf, nameOf, on, openChannel, setLocale, spoken, store } from "./store.js";
import { ask } from "./wire.js";
import { speak, words } from "./words.js";

const SEND = 1n << 11n;
const sidebar = document.getElementById("sidebar");
const header = document.getElementById("header");
const status = document.getElementById("status");
const veil = document.getElementById("veil");
let trouble = "";

export function makeFrame() {
  document.documentElement.dataset.theme = localStorage.getItem("theme")
    ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  speak(() => {
    document.querySelector(".skip").textContent = words.skip;
    document.getElementById("scroller").setAttribute("aria-label", words.messages);
    sidebar.setAttribute("aria-label", words.channels);
    veil.setAttribute("aria-label", words.closeChannels);
  });
  veil.addEventListener("click", () => openSide(false));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && document.body.classList.contains("side-open")) openSide(false);
  });
  for (const kind of ["all", "surroundings", "unread", "channel", "locale"]) on(kind, drawSidebar);
  for (const kind of ["all", "channel", "surroundings", "locale"]) on(kind, drawHeader);
  for (const kind of ["all", "bot", "locale"]) on(kind, drawStatus);
  on("channel", () => openSide(false));
  on("trouble", (text) => {
    trouble = text;
    drawStatus();
  });
}

function openSide(open) {
  document.body.classList.toggle("side-open", open);
  veil.hidden = !open;
  if (open) sidebar.querySelector("[aria-current]")?.focus();
  else if (sidebar.contains(document.activeElement)) header.querySelector(".menu").focus();
}

function drawSidebar() {
  const focused = document.activeElement?.dataset?.channel;
  const scrolled = sidebar.querySelector(".places")?.scrollTop ?? 0;
  const all = [...store.channels.values()];
  const list = (belongs) => all.filter((one) => !one.parent_id && belongs(one))
    .flatMap((one) => [one, ...all.filter((thread) => thread.parent_id === one.id)])
    .map(channelButton);
  const under = (heading, buttons) => (buttons.length ? [el("h2", { class: "side-title" }, heading), ...buttons] : []);
  const servers = [...store.guilds.values()].slice(1).flatMap((guild) => {
    const inside = (one) => one.guild_id === guild.id;
    const named = words.places[kindOf(all.find(inside))]?.(guild.name) ?? guild.name;
    return under(named, list(inside));
  });
  const others = [...store.people.values()].filter((p) => !p.bot && p.id !== store.me.id);
  sidebar.replaceChildren(
    el("div", { class: "guild" }, el("img", { src: "/page/icon.svg", alt: "" }), store.guild.name),
    el("div", { class: "places" },
      el("h2", { class: "side-title" }, words.channels),
      ...list((one) => one.guild_id === store.guild.id),
      ...under(words.events, store.events.filter((one) => one.guild_id === store.guild.id).map(eventLine)),
      ...under(words.places.direct(), list((one) => kindOf(one) === "direct")),
      ...under(words.places.group(), list((one) => kindOf(one) === "group")),
      ...servers),
    el("div", { class: "people" },
      el("h2", { class: "side-title" }, words.you),
      el("div", { class: "person", "data-person": store.me.id }, avatar(store.me), store.me.display),
      el("h2", { class: "side-title" }, words.playAs),
      ...others.map((p) =>
        el("a", { class: "person", "data-person": p.id, href: `/?as=${encodeURIComponent(p.name)}`, target: "_blank" },
          avatar(p), p.display,
          p.id === store.hostId ? el("small", {}, words.runsBot) : null,
          el("small", { class: "unseen" }, ` (${words.newTab})`)))),
  );
  sidebar.querySelector(".places").scrollTop = scrolled;
  if (focused) sidebar.querySelector(`[data-channel="${focused}"]`)?.focus();
}

function channelButton(one) {
  const pings = store.unread.get(one.id);
  return el("button", {
    class: `channel${one.parent_id ? " thread" : ""}${pings === undefined ? "" : " unread"}`,
    type: "button",
    "data-channel": one.id,
    "aria-current": one.id === store.channelId ? "page" : null,
    onclick: () => (one.id === store.channelId ? openSide(false) : openChannel(one.id)),
  },
  icon(sign(one)), el("span", { class: "name", title: nameOf(one) }, nameOf(one)),
  pings ? el("span", { class: "count" }, String(pings)) : null,
  pings === 0 ? el("span", { class: "dot" }) : null);
}

/** An event of the server: what, when and where; anybody here may delete it. */
function eventLine(one) {
  const time = new Intl.DateTimeFormat(store.locale, { dateStyle: "medium", timeStyle: "short" });
  const id = one.entity_metadata.location.split("/").at(-1);
  const gone = () => ask("DELETE", `events/${one.id}`);
  return el("details", { class: "event" },
    el("summary", {}, one.status === 2 ? `${one.name} · ${words.eventNow}` : one.name),
    el("p", {}, time.format(new Date(one.scheduled_start_time))),
    el("p", {}, one.description),
    el("div", { class: "row" },
      el("button", { type: "button", class: "press secondary", onclick: () => openChannel(id) }, el("span", {}, words.eventPlace)),
      el("button", { type: "button", class: "press danger", onclick: gone }, el("span", {}, words.delete))));
}

function sign(one) {
  if (!one.guild_id) return kindOf(one);
  const locked = one.has_bot && !(BigInt(one.permissions) & SEND);
  return one.parent_id ? "thread" : locked ? "lock" : "hash";
}

function drawHeader() {
  const one = channel();
  if (!one) return;
  const topic = one.topic && (words.topics[one.name] ?? one.topic);
  document.title = words.title(spoken(one));
  const focused = document.activeElement?.id;
  const dark = document.documentElement.dataset.theme === "dark";
  header.replaceChildren(
    el("button", { class: "icon-button menu", type: "button", "aria-label": words.openChannels, onclick: () => openSide(true) }, icon("menu")),
    el("h1", {}, icon(sign(one)), el("span", {}, nameOf(one))),
    el("span", { class: topic ? "topic" : "spacer", title: topic }, topic ?? ""),
    el("select", { id: "language", "aria-label": words.language, title: words.language, onchange: (event) => setLocale(event.target.value) },
      ...Object.entries(words.languages).map(([code, name]) =>
        el("option", { value: code, selected: code === store.locale }, name))),
    el("button", {
      class: "icon-button", id: "theme", type: "button", "aria-label": dark ? words.toLight : words.toDark,
      title: dark ? words.toLight : words.toDark, onclick: () => setTheme(dark ? "light" : "dark"),
    }, icon(dark ? "sun" : "moon")),
    el("button", {
      class: "icon-button", id: "developers", type: "button", "aria-label": words.developers, title: words.developers,
      "aria-expanded": String(!document.getElementById("drawer").hidden), onclick: () => {
        toggleDrawer();
        drawHeader();
      },
    }, icon("wrench")),
  );
  if (["language", "theme", "developers"].includes(focused)) document.getElementById(focused).focus();
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem("theme", theme);
  drawHeader();
}

function drawStatus() {
  status.classList.toggle("calm", false);
  if (!store.online) status.replaceChildren(words.lost);
  else if (trouble) {
    const hide = () => changed("trouble", "");
    status.replaceChildren(trouble, el("button", { type: "button", onclick: hide }, words.dismiss));
  } else if (store.bot.managed && !store.bot.running) {
    status.replaceChildren(words.botGone,
      el("button", { type: "button", onclick: () => ask("POST", "bot/start", {}) }, words.start));
  } else if (!store.bot.connected) {
    status.classList.add("calm");
    status.replaceChildren(words.botWaiting);
  } else status.replaceChildren();
}
