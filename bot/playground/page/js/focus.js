// The keys belong to the composer. The mouse never takes them away, and who steers by keyboard
// alone goes where they like and comes back by typing, or with Escape.

const TAKES_NONE = "#log button:not(.choose-button), #log .jump, #welcome button, #sidebar button, #status button, #theme";
const TYPED_IN = "input, textarea, select, dialog, [aria-expanded='true']";
const PRESSED = "button, a, #scroller";
const touch = matchMedia("(pointer: coarse)");

/** Let the composer have the keys; on a phone only if asked to, as that calls up its keyboard. */
export function toComposer(event) {
  if (touch.matches && event?.type !== "keydown") return;
  document.querySelector("#words, #composer .field input, #composer .add-field")?.focus({ preventScroll: true });
}

export function keepFocus() {
  document.addEventListener("mousedown", (event) => {
    if (event.target.closest(TAKES_NONE)) event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPED_IN)) return;
    const written = key.length === 1 && !(key === " " && target.closest(PRESSED));
    if (written || key === "Process" || (key === "Escape" && target.closest("#main"))) toComposer(event);
  });
}
