"""Games from files, as a client gives them and as the page does."""

import base64
import json
from pathlib import Path

import pytest

from tests.playground.browser import Browser
from tests.playground.process.house import House

FILE = Path(__file__).parents[2] / "bot/records/three-players.json"
CONTENT = FILE.read_bytes()


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
