// Links to messages: they lead to the message on this page instead of to Discord.
import { el } from "./dom.js";
import { openChannel, store } from "./store.js";

const TO_MESSAGE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/\d+\/(?<channel>\d+)(?:\/(?<message>\d+))?$/;

/** A link; one to a channel or message of this world stays on the page. */
export function link(href, properties, ...inside) {
  const found = TO_MESSAGE.exec(href)?.groups;
  if (!found || !store.channels.has(found.channel)) {
    return el("a", { ...properties, href, target: "_blank", rel: "noreferrer noopener" }, ...inside);
  }
  const jump = (event) => {
    event.preventDefault();
    openChannel(found.channel);
    const message = document.getElementById(`m-${found.message}`);
    message?.scrollIntoView({ block: "start", behavior: "smooth" });
    message?.classList.add("found");
    setTimeout(() => message?.classList.remove("found"), 2000);
  };
  return el("a", { ...properties, href, onclick: jump }, ...inside);
}
