"""What servers differ in: whether Discord reports their language, and whether the bot is in them."""

import pytest

from bot.playground.discord.permissions import Permission
from bot.playground.discord.world import Guild
from bot.store.values import ServerSettings
from bot.tables import lobby
from bot.tables.table import Table
from tests.playground.people import Person, custom_ids, words
from tests.playground.process.anywhere import to_the_channel
from tests.playground.process.house import House
from tests.playground.process.routes import live
from tests.playground.waiting import until
from tests.store.playing import put_apart


def founded(house: House, *, bot: bool = True) -> Guild:
    """Found a server for Robin and Sam with a channel in it, and go there."""
    stand_in = house.stand_in
    people = [stand_in.person("robin"), stand_in.person("sam"), stand_in.person("mika")]
    guild = stand_in.add_guild(f"{house.place}-server", people, bot=bot)
    guild.commands = not bot
    house.place = stand_in.add_channel(f"{house.place}-there", None, guild=guild).name
    house.robin.channel = house.sam.channel = house.place
    return guild


@pytest.mark.parametrize("known", [True, False], ids=["known", "new"])
async def test_a_server_without_a_language_of_its_own(house: House, *, known: bool) -> None:
    """Discord reports English of any server that is no Community server: the opener's is spoken."""
    guild = house.stand_in.world.home if known else founded(house)
    guild.locale, guild.community = "zh-TW", False
    house.robin.locale = "ja"
    await house.robin.command("splendor new")
    assert (await house.shown()).language == "ja"


async def test_a_community_server_has_a_language(house: House) -> None:
    """It is spoken there, whoever opens a table; the panel of its managers names it."""
    home = house.stand_in.world.home
    home.locale, home.community = "ja", True
    await house.robin.command("splendor new")
    assert (await house.shown()).language == "ja"
    owner = Person(house.client, "landlord", house.place)
    await owner.command("facet settings")
    told = str(
        await owner.sees(lambda m: any("server-choose:language" in i for i in custom_ids(m)))
    )
    assert "the server’s own (日本語)" in told
    home.community = False
    await owner.command("facet settings")
    await owner.sees(lambda message: "the person who opens the table" in str(message))


async def test_a_server_with_the_commands_alone(house: House) -> None:
    """A table is played there by clicks alone; whoever opens the first is told why, and the way out."""
    guild = founded(house, bot=False)
    house.stand_in.recorder.clear()
    table = await house.open_table()
    assert table.place == "visited"
    for _ in range(2):
        await house.asked(table).board(table)
        table = await house.turn(table)
    await house.asked(table).board(table)
    await until(lambda: len(live(house)) == 1)
    assert to_the_channel(house) == []
    # What the bot still asks about the servers of tests before this one isn't about this one.
    others = {f"/guilds/{it}" for it in house.stand_in.world.guilds} - {f"/guilds/{guild.id}"}
    asked = [entry["path"] for entry in house.stand_in.recorder.since()]
    assert next(path for path in asked if path not in others) == f"/guilds/{guild.id}"
    told = words(await house.robin.sees_text("has added my commands, but not me"))
    assert f"client_id={house.stand_in.world.bot_id}&scope=bot" in told
    await house.robin.command("table end")
    await house.robin.command("seekers new")
    seen = [m for m in await house.robin.messages() if "has added my commands" in words(m)]
    assert len(seen) == 1


async def test_tables_in_servers_that_the_bot_visits_are_bounded(house: House) -> None:
    """One person has a few open there and among people, all together, and others open theirs."""
    guild = founded(house, bot=False)
    robin = int(house.stand_in.person("robin").id)
    table = Table(1, 0, 1, "splendor", robin, {"target": 10}, "en", place="group")
    async with house.store() as store:
        for _ in range(ServerSettings(0).most_each - 1):
            await put_apart(store, lobby.join(table, robin, "Robin"))
        await house.robin.command("splendor new")
        house.robin.channel = house.stand_in.add_channel("hall", None, guild=guild).name
        await house.robin.command("splendor new")
        await house.robin.sees_text("servers that I’m not in myself")
        house.sam.channel = house.robin.channel
        await house.sam.command("splendor new")
        assert (await house.shown(house.sam.channel)).host == "Sam"
        assert await store.lookup.open_counts(int(guild.id), robin) == (2, 1)


async def test_the_bot_is_added_later(house: House) -> None:
    """The next table in a server that had the commands alone is one like any other."""
    guild = founded(house, bot=False)
    await house.robin.command("splendor new")
    lobby = await house.shown()
    assert lobby.place == "visited"
    await house.robin.press(f"facet:b:{lobby.id}:0:cancel:")
    house.stand_in.invite_bot(guild)
    await house.open_table()
    assert (await house.table()).place == "server"


async def test_a_server_that_the_bot_joined_since_it_connected(house: House) -> None:
    """Discord tells it nothing of that: it asks once, and hosts tables as anywhere."""
    guild = founded(house)
    table = await house.open_table()
    table = await house.turn(table)
    await house.asked(table).board(table)
    assert table.place == "server"
    asked = [e for e in house.stand_in.recorder.since() if e["path"] == f"/guilds/{guild.id}"]
    assert len(asked) == 1
    hidden = house.stand_in.world.channel(house.channel_id())
    house.stand_in.let_bot(hidden, 0, Permission.VIEW_CHANNEL)
    await house.robin.command("table end")
    await house.robin.command("splendor new")
    await house.robin.sees_text("in this channel I also need")
