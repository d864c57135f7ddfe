"""Games from files, their replays and moving pictures, in a whole process and in a browser."""

import base64
import json
from pathlib import Path

import pytest

from tests.playground.browser import Browser
from tests.playground.people import Json, custom_ids, words
from tests.playground.process.house import House

FILE = Path(__file__).parents[2] / "bot/records/three-players.json"
CONTENT = FILE.read_bytes()
UPLOAD = {"name": "record.json", "content": base64.b64encode(CONTENT).decode()}


def on(message: Json, action: str) -> list[str]:
    """Return the custom ids in a message that say an action."""
    return [custom_id for custom_id in custom_ids(message) if f":{action}:" in custom_id]


def looked_at(message: Json, told: str) -> bool:
    """Whether a message is a replay that says this."""
    return bool(on(message, "replay")) and told in words(message)


async def test_a_file_is_looked_at_filmed_and_played_on(house: House) -> None:
    """A command takes a file; its replay outlives the bot, and its film is a GIF for all."""
    robin = house.robin
    went = await robin.command("table import", record=UPLOAD)
    assert went["state"] == "answered"
    shown = await robin.sees(lambda message: looked_at(message, "the beginning"))
    assert shown["flags"] & 1 << 6
    await house.kill()
    await house.again()
    await robin.press(next(i for i in on(shown, "replay") if ":next:" in i))
    shown = await robin.sees(lambda message: looked_at(message, "turn 1 of"))
    await robin.press(on(shown, "film")[0])
    posted = await house.sam.sees(
        lambda message: any(a["content_type"] == "image/gif" for a in message["attachments"])
    )
    [film] = posted["attachments"]
    assert (film["width"], film["height"]) == (660, 495)
    assert film["size"] < 8 * 1024 * 1024
    assert film["description"]
    shown = await robin.sees(lambda message: looked_at(message, "turn 1 of"))
    await robin.press(on(shown, "play-on")[0])
    lobby = await house.sam.sees(lambda message: bool(on(message, "join")))
    assert "plays on from turn 1" in words(lobby)


async def test_what_is_no_file_never_reaches_the_bot(house: House) -> None:
    """The stand-in refuses what Discord's client would: text, damage, more than ten megabytes."""
    for record in ("record.json", {"name": "a", "content": "?"}):
        went = await house.robin.command("table import", record=record)
        assert went["status"] == 400
    huge = {"name": "a", "content": base64.b64encode(bytes(11 << 20)).decode()}
    with pytest.raises(ValueError, match="too large"):
        house.stand_in.uploads.add(house.channel_id(), huge)


async def test_a_file_is_chosen_on_the_page(browser: Browser, house: House) -> None:
    """The form of the command has a field for it, which may be sent while the file is being read."""
    tab = await browser.open(f"{house.stand_in.base}/?as=robin#{house.place}")
    await tab.until("document.querySelector('#welcome kbd')")
    await tab.click("#words")
    await tab.write("/table import")
    await tab.press("Enter")
    await tab.until("document.querySelector('input[type=file]')")
    content = json.dumps(CONTENT.decode())
    await tab.evaluate(f"""(() => {{
        const read = Blob.prototype.arrayBuffer;
        Blob.prototype.arrayBuffer = function () {{
            return new Promise((done) => setTimeout(() => done(read.call(this)), 300));
        }};
        const given = new DataTransfer();
        given.items.add(new File([{content}], "record.json", {{type: "application/json"}}));
        const input = document.querySelector("input[type=file]");
        input.files = given.files;
        input.dispatchEvent(new Event("change"));
    }})()""")
    await tab.click(".write .send")
    await tab.has_text("the beginning")
    await tab.click("button[data-custom-id*=':next:']")
    await tab.has_text("turn 1 of")
