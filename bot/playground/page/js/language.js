// Until something happens on a server it speaks the language of its visitor; after that, and
// once somebody has chosen its language, it keeps the one it has.
import { history, on, store } from "./store.js";
import { ask } from "./wire.js";

const CHOSEN = "language of the server";

export function lendLanguage() {
  for (const kind of ["all", "locale"]) on(kind, lend);
}

/** Give the server a language for good. */
export function chooseServerLanguage(locale) {
  localStorage.setItem(CHOSEN, locale);
  return ask("PATCH", "settings", { guild_locale: locale });
}

function lend() {
  const untouched = [...store.channels.keys()].every((id) => !history(id).length);
  if (!store.ready || !untouched || localStorage.getItem(CHOSEN) || store.guild.locale === store.locale) return;
  ask("PATCH", "settings", { guild_locale: store.locale }).catch(() => {}); // it speaks English then
}
