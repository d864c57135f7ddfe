// Components V2 as elements. What is pressed or chosen is handed to `press`.
import { el, emojiOf, icon, size } from "./dom.js";
import { link } from "./jump.js";
import { enlarge } from "./lightbox.js";
import { markdown } from "./markdown.js";
import { choose } from "./choose.js";
import { channel, store } from "./store.js";
import { words } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

const makers = {
  1: (row, press) => el("div", { class: "row" }, ...row.components.map((c) => component(c, press))),
  2: button,
  3: list,
  5: (select, press) => list(withPeople(select), press),
  6: (select, press) => list(withRoles(select), press),
  8: (select, press) => list(withChannels(select), press),
  9: (section, press) =>
    el("div", { class: "section" },
      el("div", { class: "texts" }, ...section.components.map((c) => component(c, press))),
      component(section.accessory, press)),
  10: (text) => markdown(text.content),
  11: (thumbnail) => el("div", { class: "thumbnail" }, picture(thumbnail)),
  12: gallery,
  13: (file) => fileCard(file.file.url, file.name, file.size),
  14: (line) =>
    el("hr", { class: `separator${line.divider ? " ruled" : ""}${line.spacing === 2 ? " large" : ""}` }),
  17: container,
};

function list(select, press) {
  return choose(select, { "data-component": select.id }, (values, widget) => press(select, values, widget));
}

/** Make one component, with everything in it. */
export function component(given, press) {
  const make = makers[given.type];
  return make ? make(given, press) : el("p", { class: "small" }, `component ${given.type}`);
}

// The message names no people, roles or channels to choose from: the client knows those.
function withChannels(select) {
  const fits = (one) => one.guild_id === channel()?.guild_id && (select.channel_types ?? [one.type]).includes(one.type);
  const lines = [...store.channels.values()].filter(fits);
  return known(select, lines.map((one) => ({ label: `#${one.name}`, value: one.id })));
}

const known = (select, lines) => {
  const chosen = new Set((select.default_values ?? []).map((one) => one.id));
  return { ...select, options: lines.map((one) => ({ ...one, default: chosen.has(one.value) })) };
};

function withPeople(select) {
  const readers = channel()?.readers;
  const there = [...store.people.values()].filter((one) => !readers || readers.includes(one.id));
  return known(select, there.map((one) => ({ label: one.display, value: one.id })));
}

function withRoles(select) {
  const roles = store.guilds.get(channel()?.guild_id)?.roles ?? [];
  return known(select, roles.map((one) => ({ label: `@${one.name}`, value: one.id })));
}

function container(given, press) {
  const accented = given.accent_color !== null && given.accent_color !== undefined;
  const box = el("div", { class: `container${accented ? " accented" : ""}` },
    ...given.components.map((c) => component(c, press)));
  if (accented) {
    box.style.setProperty("--accent-colour", `#${given.accent_color.toString(16).padStart(6, "0")}`);
  }
  return box;
}

function button(given, press) {
  const inside = [emojiOf(given.emoji), given.label ? el("span", {}, given.label) : null];
  const style = `press ${STYLES[given.style] ?? "secondary"}`;
  if (given.style === 5) {
    return link(given.url, { class: style }, ...inside, icon("out"));
  }
  const made = el("button", {
    class: style,
    type: "button",
    disabled: given.disabled,
    "data-component": given.id,
    "data-custom-id": given.custom_id,
    "aria-label": given.label ? null : given.emoji?.name,
    onclick: () => press(given, undefined, made),
  }, ...inside);
  return made;
}

function gallery(given) {
  const count = given.items.length;
  const shape = count === 1 ? "one" : count > 2 && count !== 4 ? "many" : "";
  return el("div", { class: `gallery ${shape}` }, ...given.items.map(picture));
}

// One picture keeps to the box Discord's desktop shows it in. Its size is set before it is
// there, so that nothing jumps when it comes.
const BOX = [550, 350];

function picture({ media, description, spoiler }, _, all) {
  const alt = description ?? "";
  const image = el("img", { src: media.url, alt, width: media.width, height: media.height, decoding: "async" });
  if (all?.length === 1 && media.width) {
    image.style.width = `${Math.min(media.width, BOX[0], (BOX[1] * media.width) / media.height)}px`;
  }
  // The button lies over the picture: within it, the alt text would be its name, read at each Tab.
  const shown = el("div", { class: `picture${spoiler ? " veiled" : ""}` },
    image,
    el("button", {
      class: "enlarge",
      type: "button",
      "aria-label": words.enlarge,
      onclick: () => {
        if (shown.classList.contains("veiled")) shown.classList.remove("veiled");
        else enlarge(media.url, alt);
      },
    }),
    alt ? el("span", { class: "alt", title: alt, "aria-hidden": "true" }, words.alt) : null);
  return shown;
}

/** A file to be downloaded. */
export function fileCard(url, name, bytes) {
  return el("a", { class: "file", href: url, download: name, "aria-label": words.download(name) },
    icon("file"), el("span", {}, el("b", {}, name), el("small", {}, bytes ? size(bytes) : "")));
}

/** The files of a message that is not made of components. */
export function plainFile(attachment) {
  if (!attachment.content_type?.startsWith("image/") || !attachment.width) {
    return fileCard(attachment.url, attachment.filename, attachment.size);
  }
  const description = attachment.description;
  return gallery({ items: [{ media: attachment, description, spoiler: false }] });
}
