// The two ways to the stand-in: a WebSocket for what happens, requests for what one does.
import { changed, me, receive, store } from "./store.js";
import { words } from "./words.js";

/** Join, and stay connected for as long as the page is open. */
export async function connect() {
  try {
    await ask("POST", "people", { name: me });
  } catch (error) {
    if (error instanceof TypeError) lost(); // nobody is there
    else changed("trouble", error.message);
    return;
  }
  const url = new URL("/playground/live", location.href);
  url.protocol = "ws:";
  url.searchParams.set("as", me);
  const socket = new WebSocket(url);
  socket.onmessage = ({ data }) => {
    if (!store.online) {
      store.online = true;
      changed("bot");
    }
    receive(JSON.parse(data));
  };
  socket.onclose = lost;
}

function lost() {
  store.online = false;
  changed("bot");
  setTimeout(connect, 1000);
}

/** Ask the stand-in for something; throws with the reason if it refuses. */
export async function ask(method, path, body) {
  const response = await fetch(`/playground/${path}`, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const type = response.headers.get("Content-Type") ?? "";
  const answer = type.startsWith("application/json") ? await response.json() : {};
  if (!response.ok) {
    throw new Error(words.unfit[answer.unfit?.key]?.(answer.unfit) ?? answer.error ?? response.statusText);
  }
  return answer;
}

/** Do something as the person of this tab. */
export function deed(kind, body) {
  return ask("POST", `as/${encodeURIComponent(me)}/${kind}`, {
    channel: store.channelId,
    locale: store.locale,
    ...body,
  });
}
