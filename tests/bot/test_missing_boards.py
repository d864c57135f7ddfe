"""A board that Discord refuses to post: whoever acted and whoever is to move are told, and what to do."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.i18n.lexicon import LANGUAGES, words_in
from bot.messages.delivery import DeliveryError, refusal_told
from bot.playground.discord.permissions import Permission
from bot.testing.people import Result
from tests.bot.days import HOUR, Days, begin
from tests.bot.server import Server, answered, list_id, text

REFUSED = {
    200000: "AutoMod blocked",
    50013: "Attach Files",
    50001: "Attach Files",
    160005: "locked or archived",
    50083: "locked or archived",
    50035: "error 50035",
}
"""Discord's refusals of a post, and what is said of each."""


def told(result: Result) -> str:
    """Return all that somebody is told in private."""
    answers = [it for it in (result.response, *result.followups) if it and it.ephemeral]
    return "\n".join(map(text, answers))


def direct(server: Server, name: str) -> list[str]:
    """Return the direct messages that somebody got."""
    world = server.discord.world
    if world.between(str(server.person(name).id), world.bot_id) is None:
        return []
    return [text(message) for message in server.seen(name, server.direct(name))]


async def test_a_blocked_board_is_said_to_be_missing(game: Server) -> None:
    """Whoever moved and whoever is to move learn it, and why; the game goes on, and the board comes later."""
    game.guild.blocked.append("’s turn")
    boards = len(list(game.seen()))
    said = told(await game.command("ada", "splendor take", gems="wbg"))
    assert "couldn’t be shown" in said
    assert "AutoMod blocked" in said
    (message,) = direct(game, "bo")
    assert message.startswith("It’s your turn")
    assert "AutoMod blocked" in message
    assert direct(game, "ada") == []
    assert len(list(game.seen())) == boards
    assert "couldn’t be shown" in told(await game.command("bo", "splendor take", gems="wbg"))
    assert (await game.table()).asked == 0
    game.guild.blocked.clear()
    assert "couldn’t be shown" not in told(await game.command("ada", "table show"))
    assert len(list(game.seen())) == boards + 1


@pytest.mark.alone
async def test_a_press_is_acknowledged_though_its_answer_is_blocked(server: Server) -> None:
    """Where the bot is no member it can't show the lobby otherwise; whoever leaves doesn't wait for ever."""
    world = server.discord.world
    server.guild.members.pop(world.bot_id)
    ada = str(server.person("ada").id)
    world.people[ada] = replace(world.people[ada], installed=True)
    await server.command("ada", "splendor new")
    server.guild.blocked.append("closed this table")
    result = await server.press("ada", "Close table")
    assert result.interaction.outcome.result()["state"] == "answered"
    assert (await server.table()).stage == "called-off"


async def test_nobody_is_told_of_the_same_board_twice(game: Server) -> None:
    """Whoever asks for it again is answered, and the player to move gets no other message."""
    game.guild.blocked.append("’s turn")
    await game.command("ada", "splendor take", gems="wbg")
    for _ in range(2):
        assert "couldn’t be shown" in told(await game.command("ada", "table show"))
    assert len(direct(game, "bo")) == 1


async def test_whoever_wants_no_reminders_gets_no_message(game: Server) -> None:
    """Only those who act are told."""
    panel = answered(await game.command("bo", "my reminders"))
    await game.person("bo").select(panel, ["none"], custom_id=list_id(panel))
    game.guild.blocked.append("’s turn")
    await game.command("ada", "splendor take", gems="wbg")
    assert direct(game, "bo") == []


async def test_a_board_that_nobody_asked_for_is_said_to_be_missing(
    server: Server, days: Days
) -> None:
    """After a computer's turn, or a clock, the player to move learns that it's theirs."""
    await server.command("ada", "splendor new", seats="joined")
    await server.add_computer("ada")
    await server.press("ada", "Start")
    server.guild.blocked.append("’s turn")
    table = await server.table()
    shown = await server.facet.tables.change(table.id, lambda it: it)
    assert days.now
    await server.facet.poster.show(shown.after, repost=True)
    assert "AutoMod blocked" in direct(server, "ada")[0]


async def test_an_end_that_is_blocked_is_said_to_be_missing(game: Server) -> None:
    """Whoever ends the game and whoever was left learn that it is over, and nobody that it's their turn."""
    game.guild.blocked.append("wins")
    await game.command("ada", "table resign")
    assert "your game is over" in told(await game.press("ada", "Yes, resign"))
    (message,) = direct(game, "bo")
    assert message.startswith("Splendor: your game is over")
    assert "AutoMod blocked" in message
    assert "It’s your turn" not in message
    assert direct(game, "ada") == []
    game.guild.blocked.clear()
    await game.command("bo", "table show")
    assert "**bo** wins" in text(await game.newest())


@pytest.mark.alone
@pytest.mark.parametrize(("reminders", "sent"), [("channel", 1), ("both", 1), ("none", 0)])
async def test_a_reminder_that_the_channel_refuses_comes_directly(
    server: Server, days: Days, reminders: str, sent: int
) -> None:
    """It says why, where the channel was chosen; nobody gets two, or one that they don't want."""
    await begin(server, "bo", pace="1h")
    panel = answered(await server.command("ada", "my reminders"))
    await server.person("ada").select(panel, [reminders], custom_id=list_id(panel))
    server.deny(server.channel, Permission.SEND_MESSAGES)
    await days.go_by(0.6 * HOUR)
    messages = direct(server, "ada")
    assert len(messages) == sent
    assert ["I may not post there" in it for it in messages] == [reminders == "channel"] * sent


async def test_a_lobby_that_is_blocked_is_said_to_be_missing(server: Server) -> None:
    """Whoever opens it is told why nobody sees it."""
    server.guild.blocked.append("ada")
    invited = server.person("bo")
    said = told(await server.command("ada", "splendor new", invite=invited))
    assert "a table is open for you" in said
    assert "AutoMod blocked" in said
    assert not list(server.seen())
    assert direct(server, "bo") == []  # otherwise anybody could send anybody messages


@pytest.mark.parametrize("code", REFUSED)
def test_each_refusal_says_who_can_do_something(code: int) -> None:
    """Each in every language; an outage, a lost channel and an expired interaction are no refusals."""
    why = refused(400, code).refusal
    assert why is not None
    assert REFUSED[code] in refusal_told(words_in("en"), why, code)
    assert len({refusal_told(words_in(it), why, code) for it in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("status", "code"),
    [(503, 0), (429, 0), (404, 10003), (404, 10008), (404, 10062), (400, 40060), (401, 50027)],
)
def test_what_passes_or_is_over_is_no_refusal(status: int, code: int) -> None:
    """It is tried again, or nobody can be answered."""
    assert refused(status, code).refusal is None
    assert DeliveryError(TimeoutError()).refusal is None


def refused(status: int, code: int) -> DeliveryError:
    """Return an error of Discord's."""
    response: Any = SimpleNamespace(status=status, reason="")
    return DeliveryError(discord.HTTPException(response, {"code": code, "message": ""}))
