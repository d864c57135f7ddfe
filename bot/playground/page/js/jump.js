// Links to messages: they lead to the message on this page instead of to Discord.
import { el, icon } from "./dom.js";
import { openChannel, spoken, store } from "./store.js";

const TO_MESSAGE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(?<channel>\d+)(?:\/(?<message>\d+))?$/;

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
  // An address without words of its own is told by its channel, as in Discord's own client.
  const bare = inside.length === 1 && inside[0] === href;
  const told = bare ? [spoken(store.channels.get(found.channel)), " › ", icon("direct")] : inside;
  return el("a", { ...properties, href, class: bare ? "jump" : properties.class, onclick: jump }, ...told);
}
