"""Following a table or a person: who is told of what, where, and how often."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.features.blocks.store import Blocked, Blocks
from bot.features.follow.actions import FOLLOW_LASTS
from bot.features.follow.followers import Followers
from bot.features.follow.store import Follow, Follows
from bot.playground.discord import world
from bot.playground.discord.permissions import Permission
from bot.tables import starting
from bot.testing.people import Channel
from rules import GAMES
from tests.bot.days import Days
from tests.bot.server import Server, answered, labels, made, private, text

pytestmark = pytest.mark.alone


def heard(server: Server, name: str) -> list[str]:
    """Return the direct messages that somebody has from the bot, oldest first."""
    between = server.discord.world.between
    channel = between(str(server.person(name).id), server.discord.world.bot_id)
    if channel is None:
        return []
    seen = reversed(list(server.seen(None, Channel(int(channel.id)))))
    return [text(it) for it in seen]


async def follow(server: Server, name: str, whom: str) -> str:
    """Let somebody follow another person, or stop; return the answer."""
    return private(await server.command(name, "follow", person=server.person(whom)))


async def test_a_followed_table_ends(server: Server) -> None:
    """One direct message says who won and where, and then nobody follows it any more."""
    await server.start_game("bo")
    await server.press("eve", "More")
    assert "one direct message" in private(await server.press("eve", "Follow"))
    await server.resign("ada")
    (message,) = heard(server, "eve")
    assert "**bo** won" in message
    assert f"/{server.channel.id}/" in message
    await server.restart()
    assert len(heard(server, "eve")) == 1
    assert "already over" in private(await server.command("eve", "follow"))


async def test_a_table_is_not_followed_any_more(server: Server) -> None:
    """The command and the button in the menu stop what they began."""
    await server.start_game("bo")
    await server.command("eve", "follow")
    assert "Unfollow" in labels(answered(await server.press("eve", "More")))
    await server.command("eve", "follow")
    await server.command("fay", "follow")
    await server.press("fay", "More")
    await server.press("fay", "Unfollow")
    await server.resign("ada")
    assert heard(server, "eve") == heard(server, "fay") == []


async def test_a_followed_person_begins_a_game(server: Server) -> None:
    """Each game that begins from then on is told of once, until a press on the message ends that."""
    await server.start_game("bo")
    assert "**ada**" in await follow(server, "eve", "ada")
    await server.command("ada", "splendor take", gems="wbg")
    await server.resign("ada")
    assert heard(server, "eve") == []
    await server.press("bo", "Rematch")
    await server.press("ada", "Join")
    (message,) = heard(server, "eve")
    assert "**ada** just began a game of Splendor" in message
    await server.command("bo", "splendor take", gems="wbg")
    await server.restart()
    assert len(heard(server, "eve")) == 1
    shown = next(server.seen("eve", server.direct("eve")))
    await server.press("eve", "Unfollow ada", shown)
    await server.resign("ada")
    await server.press("bo", "Rematch")
    await server.press("ada", "Join")
    assert len(heard(server, "eve")) == 1


@pytest.mark.parametrize("game", GAMES)
async def test_a_followed_person_begins_any_game(server: Server, game: str) -> None:
    """Also one in which the dealer comes before everybody, as with the dice of Bluff; it is told of once."""
    await follow(server, "eve", "ada")
    await server.start_game("bo", game=game)
    (message,) = heard(server, "eve")
    assert "**ada** just began a game" in message
    table = await server.table()
    move = str(table.rules.quick(table.position))
    name = next(it.name for it in table.players if it.user_id == table.person_asked)
    await server.facet.tables.change(table.id, made(server.person(name).id, move, Random(1)))
    await server.facet.after_change.run(await server.table())
    await server.settle()
    assert len(heard(server, "eve")) == 1


async def test_two_followed_people_are_one_message(server: Server) -> None:
    """It names both; those who play along get none."""
    for whom in ("ada", "bo"):
        await follow(server, "eve", whom)
    await follow(server, "bo", "ada")
    await server.start_game("bo")
    (message,) = heard(server, "eve")
    assert "**ada**" in message
    assert "**bo**" in message
    assert heard(server, "bo") == []


@pytest.mark.parametrize(
    ("kind", "denied"), [(None, Permission.VIEW_CHANNEL), (world.VOICE, Permission.CONNECT)]
)
async def test_nobody_is_told_of_what_they_cannot_see(
    server: Server, kind: int | None, denied: Permission
) -> None:
    """Of a game in a hidden channel, or in a voice channel that they can't connect to, only somebody with access to it."""
    await follow(server, "eve", "ada")
    await follow(server, "max", "ada")
    server.promote("max", Permission.ADMINISTRATOR)
    stored = server.discord.add_channel("hidden", None, guild=server.guild, kind=kind)
    hidden = Channel(int(stored.id))
    await server.command("ada", "splendor new", hidden, seats="joined")
    lobby_there = next(server.seen("ada", hidden))
    await server.press("bo", "Join", lobby_there)
    server.deny(hidden, denied)
    roles = server.guild.members[str(server.person("max").id)]
    server.guild.members[server.discord.world.bot_id] = roles
    table = await server.table(hidden)
    changed = await server.facet.tables.change(
        table.id, lambda it: starting.start(it, it.host_id, server.facet.tables.rng)
    )
    await server.facet.parts.of(Followers).stage_changed(changed.after)
    assert heard(server, "eve") == []
    assert len(heard(server, "max")) == 1


async def test_a_crash_before_the_message(server: Server) -> None:
    """The next start tells of a game that began, and of a table that ended, in two processes once."""
    await follow(server, "eve", "ada")
    await server.command("ada", "splendor new", seats="joined")
    await server.press("bo", "Join")
    await server.command("fay", "follow")
    tables, table = server.facet.tables, await server.table()
    await tables.change(table.id, lambda it: starting.start(it, it.host_id, tables.rng))
    assert heard(server, "eve") == []
    await server.restart()
    await server.facet.parts.of(Followers).catch_up()
    assert len(heard(server, "eve")) == 1
    tables = server.facet.tables
    await tables.change(table.id, lambda it: replace(it, stage="called-off", revision=9))
    await server.restart()
    await server.facet.parts.of(Followers).catch_up()
    assert len(heard(server, "fay")) == 1
    assert "was called off" in heard(server, "fay")[0]


async def test_a_person_is_followed_for_a_while(server: Server, days: Days) -> None:
    """After 30 days nobody is told any more, and the clean-up deletes it."""
    await follow(server, "eve", "ada")
    await days.leap(timedelta(days=31))
    await server.start_game("bo")
    assert heard(server, "eve") == []
    store = server.facet.tables.store
    await store.of(Follows).expire(store.now())
    assert await store.of(Follows).of(server.person("eve").id) == []


async def test_who_cannot_be_followed(server: Server) -> None:
    """Not oneself, nobody who hides their profile, and hiding it ends what others follow."""
    assert "not yourself" in await follow(server, "eve", "eve")
    await follow(server, "eve", "ada")
    store = server.facet.tables.store
    person = await store.people.get(server.person("ada").id)
    await store.people.save(replace(person, hidden=True))
    assert "profile is hidden" in await follow(server, "fay", "ada")
    await server.start_game("bo")
    assert heard(server, "eve") == []


@pytest.mark.parametrize("blocker", ["ada", "eve"])
@pytest.mark.parametrize("first", [True, False])
async def test_blocked_people_do_not_follow_each_other(
    server: Server, blocker: str, *, first: bool
) -> None:
    """Neither is told of the other's games, whether they followed them before the block or after it."""
    ada, eve = server.person("ada").id, server.person("eve").id
    of, whom = (ada, eve) if blocker == "ada" else (eve, ada)
    if first:
        await follow(server, "eve", "ada")
    await server.facet.tables.store.of(Blocks).add(of, Blocked(whom, "somebody"))
    if not first:
        await follow(server, "eve", "ada")
    await server.start_game("bo")
    await server.restart()
    assert heard(server, "eve") == []


async def test_an_answer_to_follow_does_not_reveal_a_block(server: Server) -> None:
    """Whoever was blocked reads the same as anybody else, then and afterwards; only the blocker is reminded."""
    ada, eve = server.person("ada").id, server.person("eve").id
    await server.facet.tables.store.of(Blocks).add(ada, Blocked(eve, "eve"))
    for step in range(2):  # they follow, and unfollow
        assert await follow(server, "eve", "ada") == await follow(server, "fay", "ada"), step
    assert "You’ve blocked eve" in await follow(server, "ada", "eve")


async def test_too_many_follows(server: Server) -> None:
    """There is a limit, and the answer says what to do."""
    follows, eve = server.facet.tables.store.of(Follows), server.person("eve").id
    for followed in range(1, 51):
        await follows.save(Follow(eve, 0, followed, server.id))
    assert "`/follow` again" in await follow(server, "eve", "ada")


async def test_what_somebody_follows_is_theirs(server: Server) -> None:
    """It is in the file of their data, and goes with it; so does what others follow of them."""
    await follow(server, "eve", "ada")
    await follow(server, "ada", "eve")
    sent = answered(await server.command("eve", "my data"))
    data = json.loads(sent.attachments[0].content)
    assert [it["person"] for it in data["follows"]] == [str(server.person("ada").id)]
    await server.command("eve", "my forget")
    await server.press("eve", "Delete my data")
    follows = server.facet.tables.store.of(Follows)
    assert await follows.of(server.person("eve").id) == []
    assert await follows.of(server.person("ada").id) == []


async def test_a_person_is_followed_again_after_it_has_ended(server: Server, days: Days) -> None:
    """Whoever follows somebody after 30 days begins anew, even if the old one is still saved."""
    for _ in range(2):
        assert "for 30 days" in await follow(server, "eve", "bo")
        await days.leap(FOLLOW_LASTS + timedelta(minutes=1))
