// Using a command, and telling the person if the bot did not answer.
import { changed } from "./store.js";
import { deed } from "./wire.js";
import { showModal } from "./modal.js";
import { words } from "./words.js";

/** Use a command; returns whether the bot answered. */
export async function runCommand(command, options) {
  changed("trouble", "");
  try {
    const answer = await deed("command", { command: command.path, options });
    if (answer.state === "modal") showModal(answer);
    if (answer.state === "failed") changed("trouble", words.noAnswer(`/${command.shown}`));
    return answer.state !== "failed";
  } catch (error) {
    changed("trouble", error.message);
    return false;
  }
}
