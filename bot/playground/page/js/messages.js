// The list of messages: drawn anew for a channel, changed one by one after that.
import { component, plainFile } from "./components.js";
import { avatar, el, icon } from "./dom.js";
import { toComposer } from "./focus.js";
import { markdown } from "./markdown.js";
import { entryName } from "./menu.js";
import { showModal } from "./modal.js";
import { clock } from "./moments.js";
import { usable } from "./slash.js";
import { changed, history, now, person, store } from "./store.js";
import { ask, deed } from "./wire.js";
import { words } from "./words.js";

const EPHEMERAL = 64;
const LOADING = 128;
const V2 = 32768;
const THREAD_CREATED = 18;
const COMMAND_TYPED = 20;
const COMMAND_OF_MENU = 23;
const TOGETHER_MS = 5 * 60 * 1000;
const TOKEN_MS = 15 * 60 * 1000; // after that a promise cannot be kept any more
const log = document.getElementById("log");
const scroller = document.getElementById("scroller");

const displayOf = (user) => person(user.id)?.display ?? user.global_name ?? user.username;
const atEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 120;
const toEnd = () => scroller.scrollTo({ top: scroller.scrollHeight });

/** Who reads the newest message goes on reading it when the window or the composer changes. */
export function stayAtEnd() {
  let last = true;
  scroller.addEventListener("scroll", () => (last = atEnd()));
  new ResizeObserver(() => last && toEnd()).observe(scroller);
}

/** Draw the whole channel. */
export function drawAll() {
  const list = history();
  log.replaceChildren(...list.map((message, n) => draw(message, list[n - 1])));
  toEnd();
}

/** Draw a message that is new or has changed. */
export function drawOne({ message, fresh }) {
  const stay = atEnd();
  const list = history();
  const n = list.findIndex(({ id }) => id === message.id);
  const drawn = draw(message, list[n - 1]);
  const old = document.getElementById(`m-${message.id}`);
  if (old) replaceKeepingFocus(old, drawn);
  else log.append(drawn);
  if (stay || (fresh && isMine(message))) toEnd();
}

/** Whether somebody waits for a message: they wrote it, asked for it, or it is for them alone. */
const isMine = ({ author, flags, interaction_metadata: meta }) =>
  author.id === store.me.id || meta?.user.id === store.me.id || Boolean(flags & EPHEMERAL);

/** Take a message away. */
export function drawGone(id) {
  const stay = atEnd();
  const old = document.getElementById(`m-${id}`);
  const focused = old?.contains(document.activeElement);
  old?.remove();
  if (focused) toComposer();
  const list = history();
  list.forEach((message, n) => {
    document.getElementById(`m-${message.id}`)?.classList.toggle("first", !follows(message, list[n - 1]));
  });
  if (stay) toEnd();
}

function replaceKeepingFocus(old, drawn) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const place = focused?.dataset.component;
  old.replaceWith(drawn);
  if (!focused) return;
  const same = place && drawn.querySelector(`[data-component="${place}"]:not(:disabled)`);
  const next = same || drawn.querySelector("[data-component]:not(:disabled)");
  if (next) next.focus({ preventScroll: true });
  else toComposer();
}

function follows(message, before) {
  return (
    before !== undefined &&
    before.author.id === message.author.id &&
    message.type === 0 && !message.interaction_metadata &&
    (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL) &&
    new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER_MS
  );
}

function draw(message, before) {
  const isPrivate = message.flags & EPHEMERAL;
  const pinged = !isPrivate && message.mentions.some(({ id }) => id === store.me.id);
  const first = !follows(message, before);
  const author = person(message.author.id) ?? { name: message.author.username, display: displayOf(message.author) };
  return el("li", {
    id: `m-${message.id}`,
    class: ["message", first && "first", isPrivate && "private", pinged && "pinged"].filter(Boolean).join(" "),
  },
  first ? avatar(author) : el("span"),
  used(message),
  reply(message),
  first ? head(message, author) : null,
  pinged ? push(message) : null,
  body(message),
  isPrivate ? privateFoot(message) : null,
  el("button", { class: "delete", type: "button", onclick: () =>
    ask("DELETE", `channels/${message.channel_id}/messages/${message.id}`) }, words.delete));
}

function head(message, author) {
  return el("div", { class: "head" },
    el("span", { class: "who", "data-person": message.author.id }, author.display),
    author.bot ? el("span", { class: "tag" }, words.bot) : null,
    clock(message.timestamp),
    message.edited_timestamp ? el("span", { class: "small" }, words.edited) : null);
}

/** What somebody who is mentioned reads on a locked phone. */
function push({ push: text }) {
  if (text === null) return null;
  const read = text.split("\n", 1)[0] && markdown(text.split("\n", 1)[0]).textContent;
  return el("div", { class: "push" }, icon("phone"), read || words.noPush);
}

function used({ type, interaction_metadata: meta }) {
  if (![COMMAND_TYPED, COMMAND_OF_MENU].includes(type) || !meta) return null;
  const typed = () => `/${usable().find(({ path }) => path === meta.name)?.shown ?? meta.name}`;
  const name = type === COMMAND_TYPED ? typed() : entryName(meta.name);
  return el("div", { class: "used" }, ...words.used(displayOf(meta.user), el("code", {}, name)));
}

function reply({ referenced_message: before }) {
  if (!before) return null;
  return el("div", { class: "reply" }, `↰ ${displayOf(before.author)}: ${before.content || "…"}`);
}

function body(message) {
  const whole = el("div", { class: "body" });
  if (message.flags & LOADING && now() - new Date(message.timestamp) > TOKEN_MS) {
    whole.append(el("div", { class: "small" }, words.gaveUp(displayOf(message.author))));
    return whole;
  }
  if (message.flags & LOADING) {
    whole.append(el("div", { class: "thinking" }, el("i"), el("i"), el("i"),
      words.thinking(displayOf(message.author))));
    return whole;
  }
  if (message.type === THREAD_CREATED) {
    whole.append(el("div", { class: "small created" }, icon("thread"), message.content));
    return whole;
  }
  if (message.content) whole.append(markdown(message.content));
  if (!(message.flags & V2)) whole.append(...message.attachments.map(plainFile));
  whole.append(...message.components.map((c) => component(c, (...pressed) => press(message, ...pressed))));
  return whole;
}

function privateFoot(message) {
  return el("div", { class: "foot" }, `${words.onlyYou} · `,
    el("button", { type: "button", onclick: () => deed("dismiss", { message: message.id }) }, words.dismiss));
}

async function press(message, pressed, values, widget) {
  const here = () => document.getElementById(`m-${message.id}`);
  here()?.querySelector(".failed")?.remove();
  widget.setAttribute("aria-busy", "true");
  if (document.activeElement === document.body) toComposer();
  try {
    const answer = await deed("component", {
      channel: message.channel_id, message: message.id, custom_id: pressed.custom_id, values,
    });
    if (answer.state === "failed") throw new Error(words.failed);
    if (answer.state === "modal") showModal(answer);
  } catch (error) {
    here()?.append(el("div", { class: "failed", role: "alert" }, error.message));
    if (atEnd()) toEnd();
  } finally {
    widget.removeAttribute("aria-busy");
    changed("pressed");
  }
}
