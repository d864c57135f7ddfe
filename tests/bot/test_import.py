"""A game from a file: looked at, refused in a sentence, and played on from any turn."""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.features.replay.imported import MAX_RECORD_BYTES, MAX_RECORD_MOVES, play_of, read
from bot.features.replay.store import ImportedRecord, Records
from bot.messages.press import Press
from bot.store.values import LogEntry
from bot.tables.play import UNDO
from bot.tables.refusal import Refusal
from rules import GAMES, verb_of
from rules.seal import Seal
from tests.bot.server import Server, answered, components, labels, private, text
from tests.rules.mutations import mutated
from tests.tools.tampering import honest

ROOT = Path(__file__).parents[2]
RECORD = json.loads((ROOT / "tests/bot/records/three-players.json").read_text("utf-8"))
EXAMPLES = {
    path.stem: json.loads(path.read_text("utf-8"))["record"]
    for path in sorted((ROOT / "tests/rules").glob("*/records/*.json"))
}


SEAL = Seal("418274", bytes(32), ("blue moon", "", ""), version=2).as_json()


def taken(**changed: object) -> dict[str, Any]:
    """Return the record of three players, some of it changed."""
    return {**RECORD, **changed}


async def bring(server: Server, content: object) -> str:
    """Let Ada bring a file, or what becomes one as JSON, and return what she is answered."""
    file = content if isinstance(content, bytes) else json.dumps(content).encode()
    await server.command("ada", "table import", record=("record.json", file))
    told = next(server.seen("ada"))
    assert told.ephemeral
    return text(told)


async def test_a_record_is_looked_at_turn_by_turn(server: Server) -> None:
    """It is nobody's table: its seats have numbers, and it is open to whoever brought it."""
    await bring(server, RECORD)
    shown = next(server.seen("ada"))
    assert "A copy of a game’s record. I keep it for 30 days." in text(shown)
    assert "**Seat 1**" in text(shown)
    await server.restart()
    await server.press("ada", "Last")
    last = next(server.seen("ada"))
    assert "wins" in text(last)
    assert "Play on from here" not in labels(last)
    assert not list(server.seen())
    assert "no table in this channel" in private(await server.command("ada", "table show"))


@pytest.mark.parametrize("name", EXAMPLES)
async def test_records_of_other_programs_are_read(server: Server, name: str) -> None:
    """What the rules can play through is shown, whoever wrote it, with a mark of bytes or without."""
    written = json.dumps(EXAMPLES[name], indent=2).encode()
    answer = await bring(server, b"\xef\xbb\xbf" + written)
    assert "the beginning" in answer


async def test_what_the_bot_exports_it_reads(game: Server) -> None:
    """A finished game comes back as it was."""
    await game.command("ada", "splendor reserve", card="deck3")
    await game.command("bo", "splendor take", gems="wbg")
    masked = answered(await game.command("eve", "table export"))
    await game.resign("ada")
    whole = answered(await game.command("eve", "table export"))
    assert "2 turns in all" in await bring(game, await whole.attachments[0].read())
    told = await bring(game, await masked.attachments[0].read())
    assert "hides something" in told
    assert "Move 2" in told


WRONG: dict[str, tuple[object, str]] = {
    "no text": (b"\xff\xfe\x00", "can’t read that file as text"),
    "no JSON": (b'{"format":\n  "tabletop-record/1",\n  oops}', "wrong on line 3"),
    "a list": ([1, 2], "an object is needed"),
    "no object": (b"NaN", "an object is needed"),
    "two marks": (b"\xef\xbb\xbf" * 2 + json.dumps(taken(format="x/9")).encode(), "“x/9”"),
    "deep": (b"[" * 100_000, "it isn't JSON"),
    "a huge number": (b'{"seats": ' + b"9" * 10_000 + b"}", "it isn't JSON"),
    "another format": (taken(format="tabletop-record/2"), "“tabletop-record/2”"),
    "a format that is none": (taken(format={"a": 1}), "I can read “tabletop-record/1”"),
    "no moves": ({k: v for k, v in RECORD.items() if k != "moves"}, "moves: it is missing"),
    "another game": (taken(game="chess"), "game: one of splendor, seekers"),
    "too many seats": (taken(seats=9), "seats: one of 2, 3, 4 is needed"),
    "an option": (taken(options={"target": 99}), "options.target: a whole number"),
    "a set-up": (taken(setup={"rows": 3}), "can’t be read"),
    "a move that is none": (taken(moves=[1]), "moves.0: a text is needed"),
    "a forged move": (taken(moves=["take:wbg", "buy:3r1"]), "Move 2 of that record, “buy:3r1”"),
    "markup": (taken(moves=["@everyone **x**"]), "“@\u200beveryone \\*\\*x\\*\\*”"),
    "half a character": (taken(sealed={"table": "\ud800"}), "sealed: JSON has no such"),
    "half a character in a key": (taken(options={"\ud800": 1}), "options.?: the game has no such"),
    "half a character in a format": (taken(format="\ud800"), "“?”"),
    "no number": (taken(sealed={"version": float("nan")}), "sealed: JSON has no such"),
    "ten thousand moves": (
        taken(moves=["take:wbg"] * 10_000),
        f"I can read at most {MAX_RECORD_MOVES:,}",
    ),
    "a large file": (b" " * (MAX_RECORD_BYTES + 1), "at most 256 kilobytes"),
}


@pytest.mark.parametrize("what", WRONG)
async def test_what_is_wrong_is_told_in_a_sentence(server: Server, what: str) -> None:
    """The line, the key or the move is named, and nothing is kept."""
    content, told = WRONG[what]
    answer = await bring(server, content)
    assert told in answer
    assert len(answer) < 400
    assert len(list(server.seen("ada"))) == 1


def overfull(**inside: object) -> dict[str, Any]:
    """Return a sealed record with much else in every object of it."""
    much = {"much": "x" * 20_000, "__proto__": ["y" * 20_000]}
    sealed = {**SEAL, **much, **inside}
    rows = {**RECORD["setup"]["rows"], **much}
    return taken(sealed=sealed, setup={**RECORD["setup"], **much, "rows": rows}, **much)


async def stored(server: Server) -> ImportedRecord:
    """Return the record that Ada's newest message is about, as it is stored."""
    buttons = [
        part["custom_id"] for part in components(next(server.seen("ada"))) if "custom_id" in part
    ]
    press = Press.read(buttons[0].partition(":b:")[2])
    assert press is not None
    kept = await server.facet.tables.store.of(Records).get(press.table)
    assert kept is not None
    return kept


async def test_only_what_belongs_to_a_record_is_kept(server: Server) -> None:
    """Of a file full of other things nothing is stored but the game and its seal, nor at a table that plays it on."""
    await bring(server, overfull())
    kept = await stored(server)
    assert json.loads(kept.content) == taken(sealed=SEAL)
    assert len(kept.content) < 20_000


def test_whatever_is_changed_in_a_file_one_form_is_stored() -> None:
    """Of hundreds of mutated records each is refused, or stored short, with known keys, as it would be stored again."""
    records, kept = list(honest().values()), []
    for number in range(800):
        rng = Random(number)
        with suppress(Refusal):
            kept.append(read(mutated(rng.choice(records), rng)))
    assert len(kept) > 50
    for content in kept:
        assert len(content) < 5000
        assert json.loads(content).keys() <= {*RECORD, "sealed"}
        assert read(content.encode()) == content


def test_what_an_earlier_version_stored_is_not_played_on() -> None:
    """Of a record that was stored with other things in its set-up, a game has only what belongs to it."""
    play = play_of(ImportedRecord(1, 2, 3, json.dumps(overfull())), ("1", "2", "3"))
    assert play.setup == RECORD["setup"]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("table", "1" * 90_000),
        ("table", 418274),
        ("cuts", ["x" * 65, "", ""]),
        ("cuts", [""] * 5000),
        ("beacon", {"source": "x" * 9000, "round": 1, "randomness": "5e"}),
        ("beacon", {"source": "x", "round": 1, "randomness": "5e" * 9000}),
        ("beacon", {"source": "x", "round": 1, "randomness": "5e", "much": "x"}),
        ("drawn", ["x" * 9000]),
        ("seating", [0] * 9000),
        ("secret", "00" * 9000),
        ("commitment", "x" * 9000),
    ],
)
async def test_a_seal_has_bounds(server: Server, key: str, value: object) -> None:
    """A seal that isn't as it should be is refused, with the name of the key."""
    assert f"sealed.{key}" in await bring(server, overfull(**{key: value}))
    assert len(list(server.seen("ada"))) == 1


async def test_a_large_file_is_not_fetched(server: Server) -> None:
    """Its size is told before."""
    await bring(server, b" " * (MAX_RECORD_BYTES + 1))
    fetched = [request for request in server.discord.requests if "cdn" in str(request)]
    assert not fetched


async def test_an_imported_game_becomes_a_moving_picture(server: Server) -> None:
    """It is posted for all, with seats called by their numbers."""
    await bring(server, taken(moves=RECORD["moves"][:12]))
    await server.press("ada", "Post as a GIF")
    posted = await server.told("**Seat 1**, **Seat 2** and **Seat 3**")
    assert (await posted.attachments[0].read()).startswith(b"GIF89a")


async def test_the_same_file_gives_one_moving_picture(server: Server) -> None:
    """However often it is brought: whoever asks for it again is shown where it stands."""
    for _ in range(2):
        await bring(server, taken(moves=RECORD["moves"][:12]))
        await server.press("ada", "Post as a GIF")
        await server.settle()
    assert "It’s here already" in text(next(server.seen("ada")))
    assert len([message for message in server.seen() if message.attachments]) == 1


async def played_on(server: Server, turn: int = 4) -> None:
    """Open a table that plays on from a turn of the record of three players."""
    await bring(server, RECORD)
    for _ in range(turn):
        await server.press("ada", "Next")
    await server.press("ada", "Play on from here")


async def test_a_game_is_played_on_from_a_turn(server: Server) -> None:
    """People and computers take its seats, the first of them moves next; it counts for nobody."""
    await played_on(server)
    lobby = await server.newest()
    assert "continues another game after turn 4, with 3 seats" in text(lobby)
    assert "isn’t rated" in text(lobby)
    assert "4. *free*" not in text(lobby)
    panel = answered(await server.press("ada", "Settings"))
    lists = [part for part in components(panel) if part["type"] == 3]
    assert next(part["custom_id"].split(":")[5] for part in lists) == "seats"
    await server.press("bo", "Join")
    assert "one more player" in text(await server.newest()).lower()
    assert "At least 3" in private(await server.command("ada", "table start"))
    await server.add_computer("ada")
    assert "full" in private(await server.command("eve", "table join"))
    await server.press("ada", "Start")
    table = await server.table()
    assert table.stage == "playing"
    assert table.match is not None
    made = [entry.move for entry in table.log]
    assert made == RECORD["moves"][: len(made)]
    assert sum(verb_of(move) in GAMES["splendor"].turn_verbs for move in made) == 4
    assert table.asked == 1
    assert [player.name for player in table.players][1:] == ["ada", "bo"]
    assert table.players[0].computer == "normal"
    assert "another game continued after turn 4, not rated" in text(await server.newest())


async def test_no_computer_speaks_for_what_was_brought(server: Server) -> None:
    """The moves of the game that is continued aren't a computer's, though it has the seat now."""
    await played_on(server)
    await server.press("bo", "Join")
    await server.add_computer("ada")
    await server.press("ada", "Start")
    assert (await server.table()).players[0].computer == "normal"
    assert "No computer has moved" in private(await server.command("ada", "table why"))


async def test_what_was_brought_cannot_be_taken_back(server: Server) -> None:
    """Undo stops where the table began, and takes back what was done since."""
    await played_on(server)
    await server.press("bo", "Join")
    await server.press("cy", "Join")
    await server.press("ada", "Start")
    before = await server.table()
    nothing = "nothing you can take back"
    for name in ("ada", "bo", "cy"):
        assert nothing in private(await server.command(name, "table undo"))
    assert before.match is not None
    decision = before.position.decision
    assert decision is not None
    move = next(str(m) for m in decision.moves if str(m).startswith("take:"))
    await server.command("ada", "splendor take", gems=move.removeprefix("take:"))
    await server.command("ada", "table undo")
    after = await server.table()
    assert after.log == (*before.log, LogEntry(1, move), LogEntry(1, UNDO))
    assert nothing in private(await server.command("ada", "table undo"))
    await server.restart()
    assert (await server.table()).position.as_json() == before.position.as_json()


async def test_a_game_played_on_is_nobodys_result(server: Server) -> None:
    """It has no row in the results, now or after the next start; it can be looked at like any."""
    await played_on(server, 2)
    await server.press("bo", "Join")
    await server.press("cy", "Join")
    await server.press("ada", "Start")
    for name in ("bo", "cy"):
        await server.resign(name)
    table = await server.table()
    assert table.stage == "finished"
    await server.restart()
    assert await server.facet.tables.store.results.of(table.id) == []
    await server.press("eve", "Replay")
    assert "2 turns in all" in text(next(server.seen("eve")))


async def test_a_finished_game_of_the_channel_is_played_on_too(game: Server) -> None:
    """It goes on from the last turn before the resignation; a running game can't be played on."""
    await game.command("ada", "splendor take", gems="wbg")
    await game.resign("ada")
    await game.press("eve", "Replay")
    await game.press("eve", "Last")
    await game.press("eve", "Play on from here")
    table = await game.table()
    assert (table.stage, table.host_id) == ("lobby", game.person("eve").id)
    assert table.begins is not None
    assert table.begins.moves == ("take:wbg",)
    assert "already a table in this channel" in private(
        await game.press("eve", "Play on from here")
    )


async def test_nobody_is_advised_on_a_rated_game_that_is_being_played(game: Server) -> None:
    """Its record opens no table with computers and hints, whoever brings it, in whatever order."""
    await game.command("ada", "splendor take", gems="wbg")
    exported = answered(await game.command("bo", "table export"))
    record = json.loads(await exported.attachments[0].read())
    record["setup"]["nobles"].reverse()
    away = game.add_channel("elsewhere")
    file = ("record.json", json.dumps(record).encode())
    brought = answered(await game.command("eve", "table import", away, record=file))
    assert "still going on" in private(await game.press("eve", "Play on from here", brought))
    await game.resign("ada")
    brought = answered(await game.command("eve", "table import", away, record=file))
    await game.press("eve", "Play on from here", brought)
    table = await game.facet.tables.store.load_latest(away.id)
    assert table is not None
    assert table.begins is not None


async def test_a_record_is_looked_at_where_it_was_brought(server: Server) -> None:
    """Its controls open nothing in another channel."""
    await bring(server, RECORD)
    shown = next(server.seen("ada"))
    custom = next(p["custom_id"] for p in components(shown) if p.get("label") == "Next")
    away = server.add_channel("elsewhere")
    lobby = answered(await server.command("ada", "help", away))
    told = await server.person("ada").forge(lobby, custom)
    assert "another channel" in private(told)


async def test_records_are_kept_for_a_while(server: Server) -> None:
    """After thirty days a record is gone, and its controls say so."""
    await bring(server, RECORD)
    store = server.facet.tables.store
    clock = store.clock
    try:
        store.clock = lambda: clock() + timedelta(days=31)
        await server.facet.housekeeping.clean()
    finally:
        store.clock = clock
    assert "don’t know this table any more" in private(await server.press("ada", "Next"))


async def test_a_player_plays_on_from_before_their_own_turn(game: Server) -> None:
    """They have their own seat again, and the board tells nothing that others did before.

    Until the game begins, an export is the one that was finished.
    """
    for name, gems in (("ada", "wbg"), ("bo", "wrk"), ("ada", "wbg")):
        await game.command(name, "splendor take", gems=gems)
    await game.resign("ada")
    await game.press("bo", "Replay")
    await game.press("bo", "My next turn")
    finished = await game.table()
    await game.press("bo", "Play on from here")
    record = answered(await game.command("bo", "table export")).attachments[0]
    assert record.filename == f"facet-{finished.opened:%Y-%m-%d}-{finished.id % 10**6:06}.json"
    assert len(json.loads(await record.read())["moves"]) == len(finished.log)
    await game.add_computer("bo")
    await game.press("bo", "Start")
    table = await game.table()
    assert [str(entry.move) for entry in table.log] == ["take:wbg"]
    assert (table.asked, table.seat_of(game.person("bo").id)) == (1, 1)
    assert "takes" not in text(await game.newest())
