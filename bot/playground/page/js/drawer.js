// For developers: make things go wrong, and look at what the bot asks for.
import { el, icon } from "./dom.js";
import { chooseServerLanguage } from "./language.js";
import { channel, now, on, spoken, store } from "./store.js";
import { ask } from "./wire.js";
import { speak, words } from "./words.js";

let text = words.drawer;
const drawer = document.getElementById("drawer");
const BITS = {
  VIEW_CHANNEL: 1n << 10n,
  SEND_MESSAGES: 1n << 11n,
  SEND_MESSAGES_IN_THREADS: 1n << 38n,
  ATTACH_FILES: 1n << 15n,
  READ_MESSAGE_HISTORY: 1n << 16n,
};
const LEAPS = { minutes: 600, hour: 3600, hours: 12 * 3600, day: 86_400, week: 7 * 86_400, month: 30 * 86_400 };
const LOOK_MS = 2000;
let looking = 0;

export function makeDrawer() {
  for (const kind of ["bot", "all"]) on(kind, drawBot);
  for (const kind of ["channel", "surroundings", "all"]) on(kind, drawChannel);
  for (const kind of ["surroundings", "all"]) on(kind, drawTime);
  speak(() => {
    text = words.drawer;
    if (!drawer.hidden) build();
  });
}

/** Open or close the drawer. */
export function toggleDrawer() {
  drawer.hidden = !drawer.hidden;
  document.body.classList.toggle("developing", !drawer.hidden);
  clearInterval(looking);
  if (drawer.hidden) return;
  build();
  looking = setInterval(look, LOOK_MS);
}

const act = (label, does, style = "secondary") =>
  el("button", { class: `press ${style}`, type: "button", onclick: () => does() }, el("span", {}, label));
const field = (label, input) => el("label", {}, label, input);
const number = (value, step = "1") => el("input", { class: "line", type: "number", min: "0", step, value });

function build() {
  drawer.setAttribute("aria-label", words.developers);
  drawer.replaceChildren(
    el("header", {}, el("h2", {}, words.developers),
      el("button", { class: "icon-button", type: "button", "aria-label": words.close,
        onclick: () => document.getElementById("developers").click() }, icon("close"))),
    el("section", { id: "d-bot" }),
    gateway(),
    faults(),
    el("section", { id: "d-time" }),
    el("section", { id: "d-channel" }),
    guild(),
    el("section", { id: "d-requests" }, el("h3", {}, text.requests), el("ol", { class: "requests" })),
  );
  drawBot();
  drawTime();
  drawChannel();
  look();
}

function drawBot() {
  const box = document.getElementById("d-bot");
  if (!box) return;
  const { connected, running, managed, exit_code: code, identified, resumed } = store.bot;
  const state = connected ? text.connected : running ? text.running : text.gone(managed ? code : null);
  const tell = (what) => ask("POST", `bot/${what}`, {});
  box.replaceChildren(
    el("h3", {}, text.bot),
    el("div", { class: `light-dot${connected ? " on" : ""}` }, state),
    el("p", { class: "hint" }, text.counts(identified ?? 0, resumed ?? 0)),
    managed
      ? el("div", { class: "row" }, ...(running
        ? [act(text.stop, () => tell("stop")), act(text.kill, () => tell("kill"), "danger")]
        : [act(text.start, () => tell("start"), "primary")]))
      : el("p", { class: "hint" }, text.unmanaged),
  );
}

function gateway() {
  const seconds = number("0", "0.5");
  const drop = (resumable) => ask("POST", "gateway/drop", { resumable, seconds: Number(seconds.value) });
  return el("section", {}, el("h3", {}, text.gateway), field(text.seconds, seconds),
    el("div", { class: "row" }, act(text.drop, () => drop(true)), act(text.dropAll, () => drop(false))));
}

function faults() {
  const what = el("select", { class: "line" },
    ...Object.entries(text.kinds).map(([kind, name]) => el("option", { value: kind }, name)));
  const count = number("1");
  const delay = number("0", "0.1");
  const route = el("input", { class: "line", placeholder: text.anyRoute, spellcheck: "false" });
  const list = el("ul", { class: "hint" });
  const show = (waiting) => list.replaceChildren(...waiting.map((fault) => el("li", {}, text.waiting(fault))));
  const add = async () => {
    const kind = what.value;
    await ask("POST", "faults", {
      status: kind === "slow" ? null : kind === "lost" ? 500 : Number(kind),
      lost: kind === "lost",
      count: Number(count.value),
      delay: Number(delay.value),
      route: route.value || null,
    }).catch((error) => list.replaceChildren(el("li", {}, error.message)));
    show(await ask("GET", "faults"));
  };
  ask("GET", "faults").then(show);
  return el("section", {}, el("h3", {}, text.faults), el("p", { class: "hint" }, text.faultsHint),
    el("div", { class: "pair" }, field(text.what, what), field(text.count, count),
      field(text.delay, delay), field(text.route, route)),
    el("div", { class: "row" }, act(text.add, add, "primary"), act(text.clear, async () => show(await ask("DELETE", "faults")))),
    list);
}

function drawTime() {
  const box = document.getElementById("d-time");
  if (!box) return;
  const ways = Object.entries(LEAPS).map(([key, seconds]) => act(text.leaps[key], () => ask("POST", "clock", { seconds })));
  const date = new Intl.DateTimeFormat(store.locale, { dateStyle: "full", timeStyle: "short" }).format(now());
  box.replaceChildren(el("h3", {}, text.time), el("p", { class: "hint" }, date), el("div", { class: "row" }, ...ways));
}

function drawChannel() {
  const box = document.getElementById("d-channel");
  const one = channel();
  if (!box || !one) return;
  const name = el("input", { class: "line", placeholder: text.nameIt, maxlength: "100", "aria-label": text.nameIt });
  const open = (parent) => name.value.trim() && ask("POST", "channels", { name: name.value.trim(), parent, guild: one.guild_id ?? undefined });
  const root = one.parent_id ?? one.id;
  box.replaceChildren(
    el("h3", {}, text.channel(spoken(one))),
    ...(one.parent_id ? [el("p", { class: "hint" }, text.ofParent)] : one.guild_id ? ticks(one) : []),
    el("div", { class: "row" }, act(text.deleteChannel, () =>
      window.confirm(text.reallyDelete(spoken(one))) && ask("DELETE", `channels/${one.id}`), "danger")),
    name,
    el("div", { class: "row" }, act(text.newChannel, () => open(null)),
      ...(one.guild_id ? [act(text.newThread, () => open(root))] : [])),
  );
}

function ticks(one) {
  const have = BigInt(one.permissions);
  const boxes = Object.entries(BITS).map(([key, bit]) =>
    [key, el("input", { type: "checkbox", checked: Boolean(have & bit), onchange: () => set() })]);
  const set = () => {
    const pick = (wanted) => boxes.filter(([, box]) => box.checked === wanted).map(([key]) => key);
    return ask("PUT", `channels/${one.id}/bot`, { allow: pick(true), deny: pick(false) });
  };
  return boxes.map(([key, box]) => el("label", { class: "tickable" }, box, text.permissions[key]));
}

function guild() {
  const pick = el("select", { class: "line", onchange: () => chooseServerLanguage(pick.value) },
    ...Object.entries(words.languages).map(([code, name]) =>
      el("option", { value: code, selected: code === store.guild.locale }, name)));
  return el("section", {}, field(text.guild, pick));
}

async function look() {
  const list = document.querySelector(".requests");
  if (!list || document.hidden) return;
  const entries = await ask("GET", "requests").catch(() => []);
  list.replaceChildren(...entries.slice(-30).reverse().map((entry) =>
    el("li", { title: entry.path },
      el("b", {}, entry.method),
      el("span", {}, entry.route.replace("/{interaction_id}/{token}", "/…").replace("/{application_id}/{token}", "/…")),
      el("span", { class: entry.status >= 400 ? "bad" : "" }, String(entry.status ?? "…")))));
}
