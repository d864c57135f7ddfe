"""What outlives a restart of the stand-in."""

from pathlib import Path

import aiohttp
import pytest

from bot.playground.keeping import Keeper
from bot.playground.server import running
from bot.playground.settings import TOKEN
from bot.playground.world import Message, first_world

PNG = "data:image/png;base64,iVBORw0KGgo="


async def test_the_world_survives(tmp_path: Path) -> None:
    """Messages, files, commands and emojis are there again; private answers are not."""
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with running(tmp_path) as first, aiohttp.ClientSession(headers=headers) as client:
        api = f"{first.base}/api/v10"
        games = next(iter(first.world.channels))
        data = aiohttp.FormData(quote_fields=False)
        data.add_field("payload_json", '{"content": "board"}')
        data.add_field("files[0]", b"bytes", filename="a.txt")
        async with client.post(f"{api}/channels/{games}/messages", data=data) as response:
            message = await response.json()
        picture = {"media": {"url": message["attachments"][0]["url"]}}
        v2 = {"flags": 1 << 15, "components": [{"type": 12, "items": [picture]}]}
        await client.post(f"{api}/channels/{games}/messages", json=v2)
        app = f"{api}/applications/{first.world.bot_id}"
        await client.put(f"{app}/commands", json=[{"name": "a", "description": "b"}])
        await client.post(f"{app}/emojis", json={"name": "gem", "image": PNG})
        private = Message(first.new_id(), games, first.world.bot_id, "psst", reader_id="1")
        first.announce(private)
        before = first.world
    async with running(tmp_path) as second, aiohttp.ClientSession() as client:
        assert [m.content for m in second.world.history(games)] == ["board", ""]
        assert second.world.commands == before.commands
        assert second.world.emojis == before.emojis
        assert int(second.new_id()) > int(private.id)
        url = second.payloads.message(second.world.history(games)[0])["attachments"][0]["url"]
        async with client.get(url) as response:
            assert await response.read() == b"bytes"
        assert url == message["attachments"][0]["url"].replace(first.base, second.base)
        gallery = second.world.history(games)[1].components[0]
        assert gallery["items"][0]["media"]["url"] == url


def test_a_save_replaces_the_whole_file(tmp_path: Path) -> None:
    """A half-written file is never the one that is read."""
    keeper = Keeper(tmp_path, "http://127.0.0.1:1")
    world = first_world(1_800_000_000)
    keeper.save(world)
    (tmp_path / "world.new").write_text("{half")
    assert keeper.load(0) == world


def test_files_nobody_needs_are_swept(tmp_path: Path) -> None:
    """And a world of another version is not guessed at."""
    keeper = Keeper(tmp_path, "http://127.0.0.1:1")
    keeper.save(first_world(1_800_000_000))
    keeper.put("5", b"left over")
    keeper.load(0)
    assert not keeper.path("5").exists()
    (tmp_path / "world.json").write_text('{"version": 0}')
    with pytest.raises(ValueError, match="another version"):
        keeper.load(0)
