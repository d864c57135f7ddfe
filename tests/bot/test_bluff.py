"""Bluff, which the bot knows by its package alone, played whole through Discord."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from bot.i18n.lexicon import words_in
from bot.tables.results import MIN_RATED_TURNS
from bot.tables.table import Table
from bot.testing.catalogues import LANGUAGES
from bot.testing.checks import assert_reads_well
from render import LOOKS, Words
from rules.bluff.computer import sensible
from rules.catalogue import installed
from tests.bot.server import Server, answered, components, labels, list_id, private, text

LONGEST = 150
"""More answers than any of these games takes."""
PEOPLE = ("ada", "bo", "cy", "dee", "eli")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def speak(server: Server, language: str) -> Words:
    """Let everybody in the server, and the server itself, have this language."""
    server.speak(language)
    return words_in(language)


def answer(table: Table) -> str:
    """Return what a sensible player would do now."""
    view: Any = table.position.seen_by(table.asked)
    return str(sensible(view))


async def by_panels(server: Server, name: str, move: str, words: Words) -> None:
    """Let a person answer with the controls under the board, and in the list they open."""
    table = await server.table()
    view: Any = table.position.seen_by(table.asked)
    assert view.decision is not None
    chosen = next(answer for answer in view.decision.moves if str(answer) == move)
    label = LOOKS["bluff"].label(chosen, view, words)
    if label in labels(await server.newest()):
        told = private(await server.press(name, label))
        assert words.joined(view.dice[table.asked or 0], "space") in told
        await server.press(name, words("button-confirm"))
        return
    await server.press(name, words("bluff-button-any"))
    if len(view.decision.moves) <= 11:
        await server.press(name, label)
        return
    for page in (2, 3, 4):
        if move not in listed(server, name):
            await server.press(name, words("button-page", page=page))
    await server.choose(name, move)


def listed(server: Server, name: str) -> list[str]:
    """Return the values of the newest list a person sees."""
    message = next(message for message in server.seen(name) if list_id(message))
    return [o["value"] for part in components(message) for o in part.get("options", [])]


async def check_end(server: Server, words: Words, people: int) -> None:
    """Fail unless the table is finished, tells who won, and shows it."""
    final = await server.newest()
    assert (await server.table()).stage == "finished"
    assert labels(final) == [words(f"button-{it}") for it in ("rematch", "replay", "find")]
    assert_reads_well(text(final))
    assert len([line for line in text(final).split("\n") if line]) > people
    picture = Image.open(io.BytesIO(await final.attachments[0].read()))
    assert picture.size == (1320, 840)


@every_language
async def test_a_whole_game_by_panels(server: Server, language: str) -> None:
    """Three people play to the end with buttons and lists, and each looks at their own dice."""
    words = speak(server, language)
    people = PEOPLE[:3]
    await server.command("ada", "bluff new", dice=3, ones="wild", seats="joined")
    assert words("bluff-chosen-ones", value="wild") in text(await server.newest())
    for name in people[1:]:
        await server.press(name, words("button-join"))
    await server.press("ada", words("button-start"))
    for _ in range(LONGEST):
        table = await server.table()
        if table.stage != "playing":
            break
        assert table.asked is not None
        name = people[table.asked]
        told = await server.press(name, words("bluff-button-hand"))
        position: Any = table.position
        mine = position.dice[table.asked]
        gallery = next(part for part in components(answered(told)) if part["type"] == 12)
        assert " ".join(mine) in gallery["items"][0]["description"]
        await by_panels(server, name, answer(table), words)
    await check_end(server, words, 3)


async def test_no_bid_is_recommended(server: Server) -> None:
    """Each button under the board looks like the next one, since each bid is a move as good as any."""
    await server.command("ada", "bluff new")
    await server.press("bo", "Join")
    await server.press("ada", "Start")
    shown = components(await server.newest())
    assert {part["style"] for part in shown if part["type"] == 2} == {2}


async def test_bids_are_offered_while_people_type(server: Server) -> None:
    """Whoever types how many is offered each face."""
    await server.command("ada", "bluff new", dice=2, seats="joined")
    await server.command("bo", "table join")
    await server.command("ada", "table start")
    ada = server.person("ada")
    offered = await ada.autocomplete(server.channel, "bluff bid", "bid", "2x")
    assert [choice["value"] for choice in offered] == [f"2x{face}" for face in range(1, 7)]


async def test_what_is_not_possible_is_said_with_what_is(server: Server) -> None:
    """A bid that is too low is refused with the question and with what would answer it."""
    await server.command("ada", "bluff new", seats="joined")
    await server.command("bo", "table join")
    await server.command("ada", "table start")
    await server.command("ada", "bluff bid", bid="3x4")
    told = private(await server.command("bo", "bluff bid", bid="3x2"))
    assert "“3x2” doesn’t work here" in told
    assert "Bid higher than 3 fours, or challenge." in told
    assert "`/bluff challenge` (Challenge), `/bluff bid bid:3x5`" in told


async def test_help_leads_to_it(server: Server) -> None:
    """Help names the game, and offers its tutorial and its rules."""
    told = await server.command("ada", "help")
    assert "**Bluff** for two to six" in private(told)
    assert "Rules: Bluff" in labels(answered(told))
    assert "Tutorial: Bluff" in labels(answered(told))
    assert "last player with dice" in private(await server.press("ada", "Rules: Bluff"))


async def test_computers_play_it_too(server: Server) -> None:
    """A person plays five computers."""
    await server.command("ada", "bluff new", dice=2)
    for _ in range(5):
        await server.add_computer("ada")
    await server.press("ada", "Start")
    for _ in range(200):
        table = await server.table()
        position: Any = table.position
        if table.stage != "playing" or not position.left[table.names.index("ada")]:
            break
        if table.asked is None or table.names[table.asked] != "ada":
            await server.settle()
            continue
        move = answer(table)
        verb, _, said = move.partition(":")
        await server.command("ada", f"bluff {verb}", **({"bid": said} if said else {}))
    assert len((await server.table()).log) > 6


async def test_a_game_that_was_removed_finds_its_tables(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without its package a table waits, what was played disturbs nothing, and with it the game goes on."""
    elsewhere = server.add_channel("elsewhere")
    await server.command("ada", "bluff new", elsewhere, dice=2, seats="joined")
    await server.command("bo", "table join", elsewhere)
    await server.command("ada", "table start", elsewhere)
    while (await server.table(elsewhere)).stage == "playing":
        table = await server.table(elsewhere)
        verb, _, said = answer(table).partition(":")
        options = {"bid": said} if said else {}
        await server.command(PEOPLE[table.asked or 0], f"bluff {verb}", elsewhere, **options)
    await server.command("ada", "bluff new", dice=2, seats="joined")
    await server.command("bo", "table join")
    await server.command("ada", "table start")
    await server.command("ada", "bluff bid", bid="1x2")
    before = await server.table()
    with monkeypatch.context() as patch:
        patch.delitem(installed(), "bluff")
        await server.restart()
        assert (await server.table()).damage == "there is no game 'bluff'"
        assert "can’t go on" in private(await server.command("bo", "table hand"))
        for command in ("my tables", "profile", "table show", "leaderboard", "help", "my data"):
            await server.command("ada", command)
        await server.command("ada", "splendor new", server.add_channel("third"))
    await server.restart()
    after = await server.table()
    assert (after.log, after.damage, after.asked) == (before.log, "", 1)
    await server.command("bo", "bluff challenge")
    assert len((await server.table()).log) > len(after.log)


async def test_a_sealed_game_of_six_counts_and_is_kept(server: Server) -> None:
    """It's verified, exported and imported again, replayed, rated, and told of in a profile."""
    people = (*PEOPLE, "flo")
    await server.command("ada", "bluff new", dice=2, seats="joined", deal="sealed", rated="yes")
    for name in people[1:]:
        await server.command(name, "table join")
    await server.command("ada", "table start")
    while (table := await server.table()).stage == "playing":
        verb, _, said = answer(table).partition(":")
        options = {"bid": said} if said else {}
        await server.command(people[table.asked or 0], f"bluff {verb}", **options)
    await server.settle()
    assert "valid" in private(await server.command("bo", "table verify")).lower()
    record = await answered(await server.command("bo", "table export")).attachments[0].read()
    assert "Bluff" in private(
        await server.command("ada", "table import", record=("r.json", record))
    )
    ranked = private(await server.command("ada", "leaderboard", game="bluff"))
    counted = {it.name for it in table.players if it.turns >= MIN_RATED_TURNS}
    assert {name for name in people if f"**{name}**" in ranked} == counted
    assert counted
    assert "**ada** · Bluff" in private(await server.command("ada", "profile"))
    replay = await server.press("cy", "Replay", await server.newest())
    assert "**ada** rolls" in private(replay)
    await server.press("cy", "Post as a GIF", answered(replay))
    film = await (await server.newest()).attachments[0].read()
    assert film.startswith(b"GIF89a")
    assert len(film) < 8_000_000


async def test_the_deal_of_the_day_has_dice(server: Server) -> None:
    """It's played against a computer in a direct message, with rolls that the day decides."""
    shown = answered(await server.command("ada", "daily"))
    play = next(
        str(part["custom_id"])
        for part in components(shown)
        if ":daily-play:bluff" in str(part.get("custom_id"))
    )
    await server.person("ada").click(shown, custom_id=play)
    table = await server.facet.tables.latest(server.direct("ada").id)
    assert table.sealed is not None
    assert table.match is not None
    assert all(str(move).startswith("roll:") for move in table.match.moves[:2])


async def test_the_lowest_bids_and_a_challenge_are_under_the_board(server: Server) -> None:
    """The first bid is offered from what chance brings, later ones from the lowest; all bids are in a list."""
    await server.start_game("bo", game="bluff")
    first = labels(await server.newest())
    assert first[:6] == [f"1 {face}" for face in ("one", "two", "three", "four", "five", "six")]
    assert first[6:] == ["Any bid…", "My dice", "More"]
    chosen = await server.press("ada", "1 six", await server.newest())
    assert "**Confirm** to bid **1 six**." in private(chosen)
    assert labels(answered(chosen)) == ["Confirm", "Any bid…"]
    await server.press("ada", "Confirm", answered(chosen))
    board = await server.newest()
    assert labels(board)[5:8] == ["2 sixes", "Challenge", "Any bid…"]
    assert "**Confirm** to challenge **1 six**." in private(
        await server.press("bo", "Challenge", board)
    )
    assert (await server.table()).asked == 1


async def test_a_bid_is_made_without_confirm(server: Server) -> None:
    """Whoever plays without Confirm bids and challenges by one press."""
    await server.start_game("bo", game="bluff")
    for name in ("ada", "bo"):
        await server.command(name, "my confirm")
        await server.choose(name, "at-once")
    await server.press("ada", "1 six", await server.newest())
    await server.press("bo", "Challenge", await server.newest())
    played = [entry.move for entry in (await server.table()).play.moves]
    assert played[2:4] == ["bid:1x6", "challenge"]
