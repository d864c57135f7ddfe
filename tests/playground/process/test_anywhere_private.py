"""Where the bot is a guest: answers that one person alone can see."""

from functools import partial
from random import Random

from bot.playground.discord.permissions import Permission
from bot.playground.discord.world import EPHEMERAL, Overwrite
from bot.tables import changes, lobby, starting
from bot.tables.results import MIN_RATED_TURNS
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.playground.people import custom_ids, words
from tests.playground.process.anywhere import Settle, mine, next_board, pressed, sit_with_computer
from tests.playground.process.house import House


async def test_where_answers_are_private(settle: Settle) -> None:
    """No table opens for who may not post by foreign applications, nor may they sit down."""
    house = settle("visited")
    place = house.stand_in.world.channel(house.channel_id())
    denied = partial(Overwrite, is_member=True, deny=Permission.USE_EXTERNAL_APPS)
    place.overwrites = [denied(house.stand_in.person("robin").id)]
    await house.robin.command("splendor new")
    assert "Use External Apps" in words(await house.robin.sees_text("only you would see"))
    assert not house.posted()
    place.overwrites = [denied(house.stand_in.person("sam").id)]
    await house.robin.command("splendor new")
    lobby = await house.shown()
    await house.sam.press(f"facet:b:{lobby.id}:0:join:")
    await house.sam.sees_text("only you would see")
    assert len((await house.table()).players) == 1


async def test_where_answers_turn_out_to_be_private(settle: Settle) -> None:
    """What no permission tells is seen by the answer itself: the table is closed again, with the reason."""
    house = settle("visited")
    guild = house.stand_in.world.guild_of(house.stand_in.world.channel(house.channel_id()))
    assert guild is not None
    guild.hushes = True
    await house.robin.command("splendor new")
    told = await house.robin.sees_text("only you would see")
    assert told["flags"] & EPHEMERAL
    assert (await house.table()).stage == "called-off"
    assert not house.posted()
    guild.hushes = False
    await house.open_table()


async def test_a_profile_nobody_else_would_see(settle: Settle) -> None:
    """It isn't posted, and the reason speaks of the profile, not of playing."""
    house = settle("visited")
    table = await sit_with_computer(house)
    for _ in range(MIN_RATED_TURNS):  # fewer would not count
        decision = table.position.decision
        assert decision is not None
        taken = next(move.partition(":")[2] for move in map(str, decision.moves) if "take" in move)
        await house.robin.command("splendor take", gems=taken)
        table = await mine(house)
    await house.robin.command("table resign")
    sure = await house.robin.sees_text("Do you want to resign?")
    await pressed(house, sure["id"], "resigned")
    await house.robin.command("profile")
    shown = await house.robin.sees(lambda message: "share-profile" in str(custom_ids(message)))
    place = house.stand_in.world.channel(house.channel_id())
    robin = house.stand_in.person("robin").id
    place.overwrites = [Overwrite(robin, is_member=True, deny=Permission.USE_EXTERNAL_APPS)]
    await pressed(house, shown["id"], "share-profile")
    await house.robin.sees_text("can’t post that here")


async def declaring(house: House) -> Table:
    """Write a game of 12 Seekers into the database, up to a declaration of a secret colour."""
    person, rng = house.stand_in.person, Random(5)
    users = [int(house.stand_in.install(person(name)).id) for name in ("robin", "sam")]
    table = Table(
        id=0,
        guild_id=0,
        channel_id=int(house.channel_id()),
        place="group",
        game="seekers",
        host_id=users[0],
        options={"sheet": 14, "order": 1, "mode": "basic", "declare": "hand"},
        language="en",
        seating="joined",
    )
    async with house.store() as store:
        tables = Tables(store, rng)
        for user, name in zip(users, ("Robin", "Sam"), strict=True):
            table = lobby.join(table, user, name)
        table = await tables.open(starting.start(table, users[0], rng))
        while (decision := table.position.decision) and decision.about != "plus":
            move, user = str(rng.choice(decision.moves)), users[decision.seat]
            change = partial(changes.play, user_id=user, number=None, notation=move, rng=rng)
            table = (await tables.change(table.id, change)).after
    return table


async def test_a_secret_typed_in_a_command(settle: Settle) -> None:
    """The board does not follow the command, which others could read: a button in private posts it."""
    house = settle("group")
    table = await declaring(house)
    player, seat = house.asked(table), table.asked
    await player.command("table show")
    board = (await house.shown()).shown.message_id
    while table.asked == seat:
        decision = table.position.decision
        assert decision is not None
        verb, _, colour = str(decision.moves[0]).partition(":")
        await player.command(f"seekers {verb}", colour=colour)
        table = await house.table()
    told = await player.sees(lambda message: any(":show:" in i for i in custom_ids(message)))
    assert told["flags"] & EPHEMERAL
    assert house.posted()[-1].id == str(board)
    await pressed(house, told["id"], "show", player.name)
    shown = await next_board(house, str(board), table)
    assert shown["interaction_metadata"]["type"] == 3
    assert "hidden" in words(shown)
