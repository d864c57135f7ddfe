// Which of the page's languages somebody reads best.

const KNOWN = [
  ["en-US", /^en\b/i],
  ["ja", /^ja\b/i],
  ["zh-TW", /^zh\b/i], // who reads the simplified script gets along with the traditional one
];

/** The language for the first of these tags that is known. */
export function preferred(tags) {
  for (const tag of tags) {
    const found = KNOWN.find(([, like]) => like.test(tag ?? ""));
    if (found) return found[0];
  }
  return KNOWN[0][0];
}
