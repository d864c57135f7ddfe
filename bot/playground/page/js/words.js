// The words of the page's frame, in the language the reader's client reports.
import { on, store } from "./store.js";
import en from "./words/en.js";
import ja from "./words/ja.js";
import zhTW from "./words/zh-TW.js";

// A language says in English what it lacks.
const filled = (english, theirs) =>
  Object.fromEntries(Object.entries(english).map(([key, word]) =>
    [key, word.constructor === Object ? filled(word, theirs[key] ?? {}) : theirs[key] ?? word]));

const spoken = () => filled(en, { ja, "zh-TW": zhTW }[store.locale] ?? {});

/** Every word of the frame. It is another object after a change of language, so keep no copy. */
export let words = spoken();

/** Do something in the language of now, and again whenever that changes. */
export function speak(does) {
  on("locale", does);
  does();
}

// Whoever draws listens later than this, and finds the new words.
speak(() => {
  words = spoken();
  document.documentElement.lang = store.locale;
});
