"""What outlives a restart of the stand-in."""

import json
from pathlib import Path

import aiohttp
import pytest

from bot.playground.app import running
from bot.playground.discord.first_world import add_elsewhere, first_server, first_world, new_guild
from bot.playground.discord.world import Channel, Message
from bot.playground.server.keeping import Keeper, Unreadable
from tests.playground.lodging import AS_BOT

PNG = "data:image/png;base64,iVBORw0KGgo="


async def test_the_world_survives(tmp_path: Path) -> None:
    """Messages, files, commands and emojis are there again; private answers are not."""
    async with running(tmp_path) as first, aiohttp.ClientSession(headers=AS_BOT) as client:
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


def test_a_world_of_one_server_is_read(tmp_path: Path) -> None:
    """What a stand-in kept that knew a single server is the first of several now."""
    keeper = Keeper(tmp_path, "http://127.0.0.1:1")
    world = first_server(1_800_000_000)
    keeper.save(world)
    saved = json.loads((tmp_path / "world.json").read_text("utf-8"))
    (guild,) = saved.pop("guilds").values()
    for person in saved["people"].values():
        person["roles"] = guild["members"][person["id"]]
        del person["installed"]
    for channel in saved["channels"].values():
        del channel["guild_id"], channel["group"]
    one = {"guild_id": "id", "guild_name": "name", "guild_locale": "locale", "owner_id": "owner_id"}
    saved |= {key: guild[its] for key, its in one.items()}
    saved |= {"version": 1, "roles": guild["roles"]}
    (tmp_path / "world.json").write_text(json.dumps(saved), "utf-8")
    add_elsewhere(world, 0)
    assert keeper.load(0) == world


def test_a_world_without_other_places_gets_them(tmp_path: Path) -> None:
    """Once: what is there already, such as somebody's direct message, is not doubled."""
    keeper = Keeper(tmp_path, "http://127.0.0.1:1")
    world = first_server(1_800_000_000)
    robin = next(person for person in world.people.values() if person.name == "robin")
    known = Channel(world.new_id(0), "old", None, member_ids=[robin.id, world.bot_id])
    world.channels[known.id] = known
    keeper.save(world)
    path = tmp_path / "world.json"
    path.write_text(path.read_text("utf-8").replace('"version": 3', '"version": 2'), "utf-8")
    loaded = keeper.load(0)
    assert [guild.name for guild in loaded.guilds.values()] == ["The Games Room", "The Café"]
    assert loaded.between(robin.id, loaded.bot_id) == known
    assert [c.kind for c in loaded.channels.values() if c.guild_id is None].count(1) == 5
    keeper.save(loaded)
    assert keeper.load(0) == loaded


def test_several_places_survive(tmp_path: Path) -> None:
    """Servers with and without the bot, a direct message and a group are read as they were."""
    keeper = Keeper(tmp_path, "http://127.0.0.1:1")
    world = first_world(1_800_000_000)
    robin, sam = (world.people[i] for i in list(world.people)[1:3])

    def make() -> str:
        return world.new_id(0)

    guild = new_guild(make, "Elsewhere", world.people[world.home.owner_id], [robin])
    world.guilds[guild.id] = guild
    for channel in (
        Channel(make(), "far", guild.id),
        Channel(make(), "Robin & Facet", None, member_ids=[robin.id, world.bot_id]),
        Channel(make(), "us", None, member_ids=[robin.id, sam.id], group=True),
    ):
        world.channels[channel.id] = channel
    keeper.save(world)
    assert keeper.load(0) == world


def test_files_nobody_needs_are_swept(tmp_path: Path) -> None:
    """And a world of another version is not guessed at."""
    keeper = Keeper(tmp_path, "http://127.0.0.1:1")
    keeper.save(first_world(1_800_000_000))
    keeper.put("5", b"left over")
    keeper.load(0)
    assert not keeper.path("5").exists()
    (tmp_path / "world.json").write_text('{"version": 0}')
    with pytest.raises(Unreadable, match="another version"):
        keeper.load(0)
