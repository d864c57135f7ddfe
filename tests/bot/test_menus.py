"""The menus of people and messages: what they open, for whom, and on which messages."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.playground.discord import world
from bot.testing.people import Seen, see
from rules import DEALER, GAMES
from tests.bot.server import Server, alt, answered, button_id, labels, made, private, text
from tests.bot.test_blocks import GUESTS, block
from tests.bot.test_profile import finish

ELSEWHERE = "This works on my boards and on the results of games."
HAPPENED = "What happened?"


async def test_one_plays_with_somebody_from_their_menu(server: Server) -> None:
    """Each game has a button; the lobby keeps a seat for them and pings them."""
    bo = server.person("bo")
    asked = await server.menu("ada", "Play with…", bo)
    assert "**bo**" in private(asked)
    assert len(labels(answered(asked))) == len(GAMES)
    await server.press("ada", "Splendor")
    table = await server.table()
    assert [(it.name, it.invited) for it in table.players] == [("ada", False), ("bo", True)]
    assert bo.id in (await server.newest()).mentioned
    await server.press("bo", "Accept")
    assert (await server.table()).user_ids == [server.person("ada").id, bo.id]


async def test_nobody_is_asked_who_cannot_play(server: Server) -> None:
    """The bot itself, oneself, and somebody who has left each get a sentence, and nothing is posted."""
    ada, bot = server.person("ada"), server.discord.world.bot_id
    me = replace(ada, id=int(bot))
    assert "Only people can take a seat" in private(await server.menu("ada", "Play with…", me))
    assert "That’s you." in private(await server.menu("ada", "Play with…", ada))
    bo = server.person("bo")
    await server.menu("ada", "Play with…", bo)
    server.guild.members.pop(str(bo.id))
    left = await server.press("ada", "Splendor")
    assert "That person isn’t here any more" in private(left)
    assert not list(server.seen())


@pytest.mark.parametrize("blocker", ["ada", "bo"])
async def test_who_keeps_away_is_not_asked(server: Server, blocker: str) -> None:
    """Nobody is invited by, or invites, somebody they have blocked."""
    bo = server.person("bo")
    await block(server, blocker, "bo" if blocker == "ada" else "ada")
    await server.menu("ada", "Play with…", bo)
    refused = private(await server.press("ada", "Splendor"))
    assert GUESTS in refused
    assert ("You’ve blocked bo" in refused) == (blocker == "ada")
    assert not list(server.seen())


async def test_a_made_up_guest_has_the_name_that_discord_tells(server: Server) -> None:
    """A changed client can name anybody's id, no name of its own, and no bot."""
    bo, bot = server.person("bo", "Bo the Great"), server.discord.world.bot_id
    await server.menu("ada", "Play with…", server.person("cy"))
    panel = server.with_button("ada", "Splendor")
    forged = button_id(panel, "Splendor") or ""
    start = forged.rpartition(":")[0]
    refused = await server.person("ada").forge(panel, f"{start}:{bot}")
    assert "Only people can take a seat" in private(refused)
    assert "isn’t here" in private(await server.person("ada").forge(panel, f"{start}:7"))
    await server.person("ada").forge(panel, f"{start}:{bo.id}")
    assert (await server.table()).names == ("ada", "Bo the Great")


async def test_a_profile_opens_from_its_owners_menu(server: Server) -> None:
    """It is the profile of `/profile`: of oneself, too, but not of the bot."""
    await finish(server, "ada", "bo")
    ada = server.person("ada")
    assert "**ada** · Splendor" in private(await server.menu("bo", "Profile", ada))
    assert "Hide my profile" in labels(answered(await server.menu("ada", "Profile", ada)))
    me = replace(ada, id=int(server.discord.world.bot_id))
    assert "Computers don’t have profiles" in private(await server.menu("ada", "Profile", me))


async def test_a_board_tells_what_has_happened(game: Server) -> None:
    """Since one's own last turn, or in the last round for an onlooker, with the way to the replay."""
    for name in ("bo", "eve"):
        nothing = private(await game.menu(name, HAPPENED, await game.newest()))
        assert nothing == "Nobody has made a move yet."
    await game.command("ada", "splendor take", gems="wbg")
    await game.command("bo", "splendor take", gems="wbr")
    board = await game.newest()
    told = private(await game.menu("ada", HAPPENED, board))
    assert told.startswith("### Since your last turn")
    assert "bo" in told
    assert "ada" not in told
    assert "Nobody has moved since" in private(await game.menu("bo", HAPPENED, board))
    watched = private(await game.menu("eve", HAPPENED, board))
    assert watched.startswith("### The last round")
    assert "ada" in watched
    await game.menu("ada", HAPPENED, board)
    replay = answered(await game.press("ada", "Replay from there"))
    assert "turn 2 of 2" in text(replay)


async def test_at_most_five_turns_are_told(server: Server) -> None:
    """An onlooker of a game with six seats reads its last five turns, and how many there were."""
    await server.start_game("bo", "cy", "dan", "eve", "fay", game="bluff")
    table, rng = await server.table(), Random(1)
    for _ in range(6):
        decision, seat = table.position.decision, table.asked
        assert decision is not None
        assert seat is not None
        change = made(table.user_ids[seat], str(decision.moves[0]), rng)
        table = (await server.facet.tables.change(table.id, change)).after
    told = private(await server.menu("gil", HAPPENED, await server.newest()))
    title, count, *lines = told.splitlines()
    assert title == "### The last round"
    assert "The last 5 of 6; the replay" in count
    assert len(lines) == 5


async def test_an_older_board_is_known_without_controls(game: Server) -> None:
    """The message of a turn long ago leads to its table, after a restart, too."""
    for name, gems in (("ada", "wbg"), ("bo", "wbr"), ("ada", "grk")):
        await game.command(name, "splendor take", gems=gems)
    boards = [it for it in game.seen() if not labels(it) and it.content.startswith("- ")]
    assert boards
    await game.restart()
    for board in boards:
        assert "Since your last turn" in private(await game.menu("bo", HAPPENED, board))


async def test_a_table_that_has_not_begun_has_nothing_to_tell(server: Server) -> None:
    """The lobby is known, and a sentence says that its game hasn't begun."""
    await server.command("ada", "splendor new")
    told = private(await server.menu("ada", HAPPENED, await server.newest()))
    assert "hasn’t begun yet" in told


async def test_a_finish_leads_to_the_review(game: Server) -> None:
    """Its players see what reviewing needs; an onlooker is told that it's theirs."""
    await game.command("ada", "splendor take", gems="wbg")
    await game.command("bo", "splendor take", gems="wbr")
    board = await game.newest()
    assert "once it’s over" in private(await game.menu("ada", "Review", board))
    await game.resign("bo")
    others = private(await game.menu("eve", "Review", await game.newest()))
    assert "Only the players of that game" in others


async def test_other_messages_are_told_from_boards(game: Server) -> None:
    """What people write, copies by another bot, and the bot's other messages get one sentence."""
    board = await game.newest()
    said = posted(game, "ada", content="hello")
    other = posted(game, "robot", content=board.content, components=board.components, bot=True)
    for message in (said, other):
        for entry in (HAPPENED, "Review"):
            assert private(await game.menu("ada", entry, message)).startswith(ELSEWHERE)
    await game.resign("bo")
    await finish(game, "ada", "bo")
    await game.command("ada", "profile")
    await game.press("ada", "Show everybody")
    shared = await game.newest()
    assert "**ada** · Splendor" in text(shared)
    assert alt(shared)
    assert private(await game.menu("ada", HAPPENED, shared)).startswith(ELSEWHERE)


async def test_what_happened_tells_no_secret(game: Server) -> None:
    """Which card somebody took from a deck stands in nobody else's answer, and in none for onlookers."""
    await game.command("ada", "splendor reserve", card="deck1")
    await game.command("bo", "splendor take", gems="wbg")
    table = await game.table()
    card = next(entry.move.rpartition(":")[2] for entry in table.log if entry.seat == DEALER)
    board = await game.newest()
    for name in ("bo", "eve"):
        told = private(await game.menu(name, HAPPENED, board))
        assert card not in told
    assert "deck" in told


def posted(
    server: Server,
    name: str,
    *,
    content: str,
    components: list[dict[str, object]] | None = None,
    bot: bool = False,
) -> Seen:
    """Post a message of somebody's, or of another bot."""
    author = str(server.person(name).id)
    if bot:
        people = server.discord.world.people
        people[author] = replace(people[author], bot=True)
    message = world.Message(
        server.discord.new_id(),
        str(server.channel.id),
        author,
        content,
        components=components or [],
    )
    server.discord.announce(message)
    return see(server.discord, message)
