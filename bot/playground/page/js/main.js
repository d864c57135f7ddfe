// Puts the page together.
import { makeComposer } from "./composer.js";
import { makeDrawer } from "./drawer.js";
import { keepFocus, toComposer } from "./focus.js";
import { makeFrame } from "./frame.js";
import { lendLanguage } from "./language.js";
import { makeMenus } from "./menu.js";
import { drawAll, drawGone, drawOne, stayAtEnd } from "./messages.js";
import { keepTime } from "./moments.js";
import { on } from "./store.js";
import { makeWelcome } from "./welcome.js";
import { connect } from "./wire.js";

makeFrame();
makeWelcome();
makeDrawer();
makeComposer();
makeMenus();
for (const kind of ["all", "channel", "locale"]) on(kind, drawAll);
on("message", drawOne);
on("gone", drawGone);
stayAtEnd();
keepTime();
keepFocus();
lendLanguage();
connect();
toComposer();
