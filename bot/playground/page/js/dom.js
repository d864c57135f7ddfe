// Building elements without markup in strings: what people write stays text.

/** Make an element: properties first, then children; null and false are left out. */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "class") element.className = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== false && child !== undefined));
  return element;
}

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  hash: "M9 4L7 20M17 4l-2 16M4 9h16M3.5 15h16",
  direct: "M4 5h16v11H10l-5 4v-4H4z",
  group: "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM3 20a6 6 0 0 1 12 0M15.500 4.500a3.500 3.500 0 0 1 0 6.500M17.500 14.500A6 6 0 0 1 21 20",
  thread: "M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4",
  lock: "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3",
  moon: "M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5",
  wrench: "M14.5 6.5a4 4 0 0 1 5-1.5l-3 3 .5 2 2 .5 3-3a4 4 0 0 1-5.500 5L8 21l-4-4 8.500-8.500a4 4 0 0 1 2-2z",
  send: "M5 12h13M12 5l7 7-7 7",
  phone: "M8 3h8v18H8zM11 18h2",
  file: "M6 3h8l5 5v13H6zM14 3v5h5M12 12v6M9 15.500l3 3 3-3",
  down: "M6 9l6 6 6-6",
  out: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
};

/** Draw one of the page's few icons. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

const HUES = [168, 215, 340, 28, 262, 95, 190, 305];

/** A person's round sign: the first letter on a colour of their own. */
export function avatar(person) {
  if (person.bot) return el("img", { class: "avatar", "data-person": person.id, src: "/page/icon.svg", alt: "" });
  if (person.avatar) return el("img", { class: "avatar", "data-person": person.id, src: `/avatars/${person.id}/${person.avatar}.png`, alt: "" });
  const sum = [...person.name].reduce((total, letter) => total + letter.codePointAt(0), 0);
  const sign = el("span", { class: "avatar", "data-person": person.id, "aria-hidden": "true" }, [...person.display][0].toUpperCase());
  sign.style.background = `hsl(${HUES[sum % HUES.length]} 38% 40%)`;
  return sign;
}

/** An emoji of a button or an option: a picture or a character. */
export function emojiOf(emoji) {
  if (!emoji) return null;
  if (!emoji.id) return el("span", { "aria-hidden": "true" }, emoji.name);
  return el("img", { class: "emoji", src: `/emojis/${emoji.id}.png`, alt: emoji.name ?? "" });
}

/** Spell a number of bytes. */
export function size(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
