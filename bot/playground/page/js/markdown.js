// Discord's markdown, as far as a bot writes it, turned into elements.
import { el } from "./dom.js";
import { link } from "./jump.js";
import { openChannel, person, store } from "./store.js";
import { moment } from "./moments.js";
import { words } from "./words.js";

const INLINE = new RegExp(
  [
    String.raw`\\(?<escaped>[^\p{L}\p{N}\s])`,
    "(?<ticks>`{1,2})(?<code>.+?)\\k<ticks>(?!`)",
    String.raw`<@!?(?<user>\d+)>`,
    String.raw`<#(?<channel>\d+)>`,
    String.raw`<@&(?<role>\d+)>`,
    String.raw`</(?<command>[^:>]+):\d+>`,
    String.raw`<a?:(?<emoji>\w+):(?<emojiId>\d+)>`,
    String.raw`<t:(?<time>-?\d+)(?::(?<style>[tTdDfFR]))?>`,
    String.raw`\[(?<label>[^\]]+)\]\(<?(?<target>https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)`,
    String.raw`<(?<quiet>https?:\/\/[^\s>]+)>`,
    String.raw`(?<url>https?:\/\/[^\s<]+[^\s<.,:;"')\]])`,
    String.raw`\*\*\*(?<both>.+?)\*\*\*`,
    String.raw`\*\*(?<bold>.+?)\*\*(?!\*)`,
    String.raw`__(?<under>.+?)__(?!_)`,
    String.raw`~~(?<strike>.+?)~~`,
    String.raw`\|\|(?<spoiler>.+?)\|\|`,
    String.raw`\*(?<italic>[^\s*](?:.*?[^\s*])?)\*(?!\*)`,
    String.raw`(?<![\p{L}\p{N}_])_(?<slanted>[^\s_](?:.*?[^\s_])?)_(?![\p{L}\p{N}_])`,
  ].join("|"),
  "gsu",
);

function piece(found) {
  if (found.escaped) return found.escaped;
  if (found.code !== undefined) return el("code", {}, found.code.trim() || found.code);
  if (found.user) {
    const known = person(found.user);
    const own = found.user === store.me.id ? " me" : "";
    return el("span", { class: `mention${own}`, "data-person": found.user }, `@${known?.display ?? words.unknownPerson}`);
  }
  if (found.channel) {
    const known = store.channels.get(found.channel);
    const open = () => openChannel(found.channel);
    return el("button", { class: "mention", type: "button", onclick: open }, `#${known?.name ?? words.unknownChannel}`);
  }
  if (found.role) {
    const roles = [...store.guilds.values()].flatMap((guild) => guild.roles);
    return el("span", { class: "mention" }, `@${roles.find((role) => role.id === found.role)?.name ?? "role"}`);
  }
  if (found.command) return el("span", { class: "mention" }, `/${found.command}`);
  if (found.emoji) {
    const name = `:${found.emoji}:`;
    return el("img", { class: "emoji", src: `/emojis/${found.emojiId}.png`, alt: name, title: name });
  }
  if (found.time) return moment(Number(found.time), found.style ?? "f");
  if (found.label) return link(found.target, {}, ...inline(found.label));
  if (found.quiet ?? found.url) return link(found.quiet ?? found.url, {}, found.quiet ?? found.url);
  if (found.both) return el("b", {}, el("i", {}, ...inline(found.both)));
  if (found.bold) return el("b", {}, ...inline(found.bold));
  if (found.under) return el("u", {}, ...inline(found.under));
  if (found.strike) return el("s", {}, ...inline(found.strike));
  if (found.spoiler) return spoiler(found.spoiler);
  return el("i", {}, ...inline(found.italic ?? found.slanted));
}

function spoiler(text) {
  const reveal = () => hidden.classList.add("open");
  const hidden = el("span", {
    class: "spoiler", role: "button", tabindex: "0", "aria-label": words.showSpoiler,
    onclick: reveal, onkeydown: (event) => event.key === "Enter" && reveal(),
  }, ...inline(text));
  return hidden;
}

/** Turn one run of text into nodes. */
export function inline(text) {
  const nodes = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    nodes.push(text.slice(from, match.index), piece(match.groups));
    from = match.index + match[0].length;
  }
  nodes.push(text.slice(from));
  return nodes.filter((node) => node !== "").flatMap((node) => (typeof node === "string" ? broken(node) : [node]));
}

function broken(text) {
  return text.split("\n").flatMap((line, n) => (n ? [el("br"), line] : [line])).filter((node) => node !== "");
}

const FENCE = /```(?:([\w+-]*)\n)?([\s\S]*?)\n?```/g;
const HEADING = /^(#{1,3}) +(.+)$/;
const ITEM = /^( *)(?:[-*]|(\d+)\.) +(.*)$/;

/** Turn a whole text into a block. */
export function markdown(text) {
  const block = el("div", { class: "md" });
  let from = 0;
  for (const match of text.matchAll(FENCE)) {
    block.append(...lines(text.slice(from, match.index)), el("pre", {}, el("code", {}, match[2])));
    from = match.index + match[0].length;
  }
  block.append(...lines(text.slice(from)));
  return block;
}

function lines(text) {
  const blocks = [];
  const queue = text.replace(/^\n|\n$/g, "").split("\n");
  let plain = [];
  const flush = () => {
    if (plain.some((line) => line.trim())) blocks.push(el("p", {}, ...inline(plain.join("\n"))));
    plain = [];
  };
  while (queue.length) {
    const line = queue.shift();
    const heading = HEADING.exec(line);
    if (heading) {
      flush();
      blocks.push(el(`h${heading[1].length}`, {}, ...inline(heading[2])));
    } else if (line.startsWith("-# ")) {
      flush();
      blocks.push(el("p", { class: "subtext" }, ...inline(line.slice(3))));
    } else if (line.startsWith(">>> ")) {
      flush();
      blocks.push(el("blockquote", {}, ...lines([line.slice(4), ...queue.splice(0)].join("\n"))));
    } else if (line.startsWith("> ") || line === ">") {
      flush();
      const quoted = [line.slice(2)];
      while (queue[0]?.startsWith(">")) quoted.push(queue.shift().slice(2));
      blocks.push(el("blockquote", {}, ...lines(quoted.join("\n"))));
    } else if (ITEM.test(line)) {
      flush();
      const items = [ITEM.exec(line)];
      while (queue.length && continues(items[0], ITEM.exec(queue[0]))) items.push(ITEM.exec(queue.shift()));
      blocks.push(list(items));
    } else plain.push(line);
  }
  flush();
  return blocks;
}

// An item at the same depth but of the other kind begins a list of its own.
const continues = (first, next) =>
  next !== null && (next[1].length > first[1].length || (first[2] === undefined) === (next[2] === undefined));

function list(items) {
  const depth = items[0][1].length;
  const ordered = items[0][2] !== undefined;
  const whole = el(ordered ? "ol" : "ul", ordered ? { start: items[0][2] } : {});
  while (items.length) {
    const [, , , text] = items.shift();
    const entry = el("li", {}, ...inline(text));
    const deeper = [];
    while (items.length && items[0][1].length > depth) deeper.push(items.shift());
    if (deeper.length) entry.append(list(deeper));
    whole.append(entry);
  }
  return whole;
}
