// What this page knows. Changes go through here; whoever draws listens.
import { preferred } from "./locales.js";

const address = new URL(location.href);
const DIRECT = 1;
const GROUP = 3;

export const me = address.searchParams.get("as") || "robin";

export const store = {
  ready: false,
  me: { id: "", name: me, display: me },
  guild: { id: "", name: "", locale: "en-US" }, // the first server, where newcomers are
  guilds: new Map(),
  botId: "",
  hostId: "", // whoever runs the bot
  ahead: 0, // seconds that were leapt over here
  people: new Map(),
  channels: new Map(),
  messages: new Map(),
  commands: [],
  emojis: new Map(),
  events: [], // of all servers, those that are not over
  bot: { managed: false, running: false, connected: false },
  online: true,
  channelId: "",
  unread: new Map(), // channel id -> number of pings, 0 for mere news
  locale: preferred([address.searchParams.get("lang"), localStorage.getItem(`language of ${me}`), ...navigator.languages]),
};

const listeners = new Map();

/** Call back whenever something of this kind changes. */
export function on(kind, callback) {
  listeners.set(kind, [...(listeners.get(kind) ?? []), callback]);
}

/** Tell the listeners of a kind. */
export function changed(kind, detail) {
  for (const callback of listeners.get(kind) ?? []) callback(detail);
}

/** The time here, in milliseconds. */
export const now = () => Date.now() + store.ahead * 1000;

/** Somebody by id, or a stand-in for somebody unknown. */
export const person = (id) => store.people.get(id);
export const bot = () => store.people.get(store.botId) ?? { name: "bot", display: "Facet", bot: true };
export const channel = () => store.channels.get(store.channelId);
export const history = (id = store.channelId) => [...(store.messages.get(id)?.values() ?? [])];

/** The kind of place a channel is in: the first server, another with or without the bot, or none. */
export function kindOf(one) {
  if (!one?.guild_id) return !one ? "home" : one.type === GROUP ? "group" : "direct";
  return one.guild_id === store.guild.id ? "home" : one.has_bot ? "server" : "visited";
}

/** The name of a channel; a direct message bears that of whoever it is with. */
export function nameOf(one) {
  if (one?.type !== DIRECT) return one?.name ?? "";
  const other = one.readers.find((id) => id !== store.me.id);
  return store.people.get(other)?.display ?? one.name;
}

/** The name of the place that a channel lies in. */
export const placeName = (one) => (one && !one.guild_id ? nameOf(one) : (store.guilds.get(one?.guild_id) ?? store.guild).name);

/** A channel as it is spoken of: only a server's has a sign before its name. */
export const spoken = (one) => `${one?.guild_id ? "#" : ""}${nameOf(one)}`;

export const [TYPED, ON_PERSON, ON_MESSAGE] = [1, 2, 3];

/** The commands of a type that are offered in the current channel, as installing.py tells it. */
export function offered(type = TYPED) {
  const one = channel();
  const commands = store.commands.filter((command) => command.type === type);
  if (!one) return commands;
  const context = one.guild_id ? 0 : one.has_bot ? 1 : 2;
  const kinds = [...(one.has_bot ? [0] : []), ...(store.people.get(store.me.id)?.installed ? [1] : [])];
  return commands.filter((command) => (command.contexts ?? [context]).includes(context)
    && kinds.some((kind) => (command.integration_types ?? [0]).includes(kind)));
}

/** The name a command or option has in the client's language. */
export const localName = (thing) => thing.name_localizations?.[store.locale] ?? thing.name;
export const localText = (thing) =>
  thing.description_localizations?.[store.locale] ?? thing.description ?? "";

export function setLocale(locale) {
  store.locale = locale;
  localStorage.setItem(`language of ${me}`, locale);
  changed("locale");
}

export function openChannel(id) {
  if (!store.channels.has(id) || id === store.channelId) return;
  store.channelId = id;
  store.unread.delete(id);
  const url = new URL(location.href);
  url.hash = nameOf(store.channels.get(id));
  window.history.replaceState(null, "", url);
  changed("channel");
}

function surroundings(event) {
  store.guild = event.guilds[0];
  store.guilds = new Map(event.guilds.map((one) => [one.id, one]));
  store.botId = event.bot_id;
  store.hostId = event.host_id;
  store.ahead = event.ahead;
  store.people = new Map(event.people.map((one) => [one.id, one]));
  const me = event.me?.id ?? store.me.id;
  const seen = event.channels.filter((one) => !one.readers || one.readers.includes(me));
  store.channels = new Map(seen.map((one) => [one.id, one]));
  store.commands = event.commands;
  store.emojis = new Map(event.emojis.map((one) => [one.id, one]));
  store.events = event.events;
}

function firstChannel() {
  const wanted = decodeURIComponent(location.hash.slice(1));
  const all = [...store.channels.values()];
  return (all.find((one) => [nameOf(one), one.name].includes(wanted)) ?? all[0])?.id ?? "";
}

const receivers = {
  view(event) {
    surroundings(event);
    store.me = event.me;
    store.bot = event.bot;
    store.messages = new Map(
      Object.entries(event.messages).map(([id, list]) => [id, new Map(list.map((m) => [m.id, m]))]),
    );
    if (!store.channels.has(store.channelId)) store.channelId = firstChannel();
    store.ready = true;
    changed("all");
  },
  surroundings(event) {
    surroundings(event);
    if (!store.channels.has(store.channelId)) {
      store.channelId = firstChannel();
      changed("channel");
    }
    changed("surroundings");
  },
  message({ message }) {
    const id = message.channel_id;
    if (!store.messages.has(id)) store.messages.set(id, new Map());
    const fresh = !store.messages.get(id).has(message.id);
    store.messages.get(id).set(message.id, message);
    if (id === store.channelId) changed("message", { message, fresh });
    else if (fresh && message.author.id !== store.me.id) {
      const pinged = message.mentions.some((user) => user.id === store.me.id);
      store.unread.set(id, (store.unread.get(id) ?? 0) + (pinged ? 1 : 0));
      changed("unread");
    }
  },
  gone({ id, channel_id: channelId }) {
    store.messages.get(channelId)?.delete(id);
    if (channelId === store.channelId) changed("gone", id);
  },
  bot(event) {
    store.bot = event;
    changed("bot");
  },
};

/** Take in one event from the stand-in. */
export function receive(event) {
  receivers[event.t]?.(event);
}
