// A picture in full size, with its description under it.
import { el, icon } from "./dom.js";
import { words } from "./words.js";

/** Show a picture over everything else until it is closed. */
export function enlarge(url, alt) {
  const dialog = el("dialog", { class: "light", "aria-label": words.picture },
    el("figure", {},
      el("img", { src: url, alt: "" }), // its caption says the same
      alt ? el("figcaption", {}, alt) : null,
      el("div", { class: "acts" },
        el("a", { class: "press", href: url, target: "_blank", rel: "noreferrer" }, words.openPicture, icon("out")),
        el("button", { class: "press", type: "button", onclick: () => dialog.close() }, words.close))));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
