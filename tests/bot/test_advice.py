"""No advice on a game that counts and isn't over, from whatever record of it that somebody brings."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from functools import partial
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.computers.contract import CLOSE, Reason
from bot.features.daily import daily
from bot.features.hints.screen import reason_line
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.tables import changes, lobby, starting
from bot.tables.likeness import alike, traits_of
from bot.tables.table import Table
from bot.tables.zones import end_of_day
from render import LOOKS
from rules import DEALER, GAMES, read_record, record_json
from rules.splendor.cards import CARDS, NOBLES, turned
from tests.bot.days import Days
from tests.bot.server import Server, answered, private
from tests.bot.test_daily import begin, play

pytestmark = pytest.mark.alone
"""No other test's game may be what a record is taken for."""

Record = dict[str, Any]
CHANNELS = count()
COUNTING: dict[str, dict[str, Any]] = {
    "rated": {"rated": True},
    "season": {"rated": False, "season_id": 7},
}


def begun(game: str, turns: int, mode: str = "", /, deal: int = 0, **terms: object) -> Table:
    """Return a game in which some turns were played; `deal` is the seed of its set-up."""
    options = {key: it.default for key, it in GAMES[game].options.items()}
    options |= {"mode": mode} if mode else {}
    table = Table(0, 1, 77, game, 100, options, "en", seating="joined")
    for who in (100, 101):
        table = lobby.join(table, who, f"person {who}")
    table = replace(starting.start(table, 100, Random(deal)), **terms)  # type: ignore[arg-type]
    for _ in range(turns):
        seat = table.asked
        assert seat is not None
        move = str(table.rules.quick(table.position.seen_by(seat)))
        table = changes.play(table, 100 + seat, None, move, Random(5))
    return table


def exported(table: Table) -> Record:
    """Return the record of a game with everything in it, as somebody may have guessed it."""
    return record_json(table.play.record, table.play.whole(), DEALER)


def unused(record: Record, known: list[str]) -> list[str]:
    """Return what isn't in a record."""
    text = json.dumps(record)
    return [it for it in known if f'"{it}"' not in text and f":{it}" not in text]


def another_noble(record: Record) -> None:
    """Replace one noble."""
    record["setup"]["nobles"][0] = unused(record, [*NOBLES])[0]


def other_nobles(record: Record) -> None:
    """Replace all nobles."""
    free = unused(record, [*NOBLES])
    record["setup"]["nobles"] = free[: len(record["setup"]["nobles"])]


def other_cards(record: Record) -> None:
    """Replace the last card of each row that was dealt and is still there."""
    moves = json.dumps(record["moves"])
    for level, row in record["setup"]["rows"].items():
        free = unused(record, [it for it in CARDS if it.startswith(level)])
        stays = [place for place, it in enumerate(row) if it not in moves]
        if stays:
            row[stays[-1]] = free[0]


def another_order(record: Record) -> None:
    """List the nobles the other way round."""
    record["setup"]["nobles"].reverse()


def another_end(record: Record) -> None:
    """Let the game end later."""
    record["options"]["target"] = 21


CHANGED: dict[str, Callable[[Record], None]] = {
    it.__name__: it for it in (another_noble, other_nobles, other_cards, another_order, another_end)
}


def is_turned(table: Table, by: int) -> bool:
    """Return whether each face-up card is exactly like another in other colours."""
    rows = table.position.as_json()["rows"].values()
    cards = [CARDS[it] for row in rows for it in row]
    return all(turned(turned(it, by), -by) is it for it in cards)


def one_move(record: Record) -> Record:
    """Return a record with one move from its set-up."""
    read = read_record(json.dumps({**record, "moves": []}))
    decision = read.begin().position.decision
    assert decision is not None
    return {**record, "moves": [str(decision.moves[0])]}


async def put(server: Server, table: Table) -> Table:
    """Let a game be played in a channel of its own."""
    channel = server.add_channel(f"channel-{next(CHANNELS)}")
    return await server.facet.tables.open(replace(table, guild_id=server.id, channel_id=channel.id))


async def is_advised(server: Server, record: Record) -> bool:
    """Let Eve bring a record into another channel and play on from it; return whether she can."""
    away = server.add_channel(f"channel-{next(CHANNELS)}")
    file = ("record.json", json.dumps(record).encode())
    brought = answered(await server.command("eve", "table import", away, record=file))
    pressed = await server.press("eve", "Play on from here", brought)
    opened = await server.facet.tables.store.load_latest(away.id)
    if opened is None:
        assert "until that’s over" in private(pressed)
    return opened is not None


@pytest.mark.parametrize("counting", COUNTING)
@pytest.mark.parametrize("changed", CHANGED)
async def test_a_record_that_was_changed_here_and_there(
    server: Server, counting: str, changed: str
) -> None:
    """The cards that lie open now decide, so one noble more or less makes no difference."""
    table = await put(server, begun("splendor", 8, **COUNTING[counting]))
    record = exported(table)
    CHANGED[changed](record)
    read_record(json.dumps(record))
    assert not await is_advised(server, record)
    await server.facet.tables.change(table.id, changes.close)
    assert await is_advised(server, record)


async def test_another_way_to_the_same_position(server: Server) -> None:
    """Nothing of the set-up has to be the same: what was dealt later may have been there from the start."""
    table = await put(server, begun("splendor", 8))
    now = table.position.as_json()
    setup = {"rows": now["rows"], "nobles": now["nobles"]}
    assert not await is_advised(server, one_move({**exported(table), "setup": setup}))


async def test_a_dungeon_that_was_changed(server: Server) -> None:
    """With two gems swapped, or read from the other end, it is the same dungeon, whatever seekers there are."""
    table = await put(server, begun("seekers", 3, "chaos"))
    record = exported(table)
    others = table.rules.deal(2, table.options, Random(99))["seekers"]
    assert others != record["setup"]["seekers"]
    record["setup"]["seekers"] = others
    dungeon = record["setup"]["dungeon"]
    other = next(it for it in range(25, 39) if dungeon[it] != dungeon[12])
    swapped = [*dungeon]
    swapped[12], swapped[other] = dungeon[other], dungeon[12]
    for changed in (dungeon, "".join(swapped), dungeon[::-1]):
        setup = {**record["setup"], "dungeon": changed}
        assert not await is_advised(server, one_move({**record, "setup": setup}))


async def test_other_colours(server: Server) -> None:
    """A game whose colours were swapped is the same game, with cards as with gems."""
    for by in (1, 3):
        tables = (begun("splendor", 2, deal=it) for it in count())
        table = await put(server, next(it for it in tables if is_turned(it, by)))
        now, record = table.position.as_json(), exported(table)
        rows = {
            level: [turned(CARDS[it], by).id for it in row] for level, row in now["rows"].items()
        }
        setup = {**record["setup"], "rows": rows}
        assert not await is_advised(server, one_move({**record, "setup": setup}))
    record = exported(await put(server, begun("seekers", 3, "chaos")))
    dungeon = record["setup"]["dungeon"].translate(str.maketrans("rygbp", "gprby"))
    for swapped in (dungeon, dungeon[::-1]):
        setup = {**record["setup"], "dungeon": swapped}
        assert not await is_advised(server, one_move({**record, "setup": setup}))


async def test_the_last_turns(server: Server) -> None:
    """Where few gems are left, a game is recognized by those that were there before."""
    table = await put(server, begun("seekers", 1))
    while traits_of(table.position):
        seat = table.asked
        assert seat is not None
        move = str(table.rules.quick(table.position.seen_by(seat)))
        user_id = table.players[seat].user_id
        assert user_id is not None
        step = partial(changes.play, user_id=user_id, number=None, notation=move, rng=Random(5))
        table = (await server.facet.tables.change(table.id, step)).after
    record = exported(table)
    assert not await is_advised(server, record)
    assert not await is_advised(server, one_move(record))
    await server.facet.tables.change(table.id, changes.close)
    assert await is_advised(server, record)


async def test_other_games_are_played_on(server: Server) -> None:
    """A game that doesn't count, and any other deal."""
    free = await put(server, begun("splendor", 8, rated=False))
    assert await is_advised(server, exported(free))
    await put(server, begun("splendor", 7, deal=1))
    other = exported(begun("splendor", 9, deal=2))
    assert await is_advised(server, other)


@pytest.mark.parametrize("game", ["splendor", "seekers"])
def test_two_deals_are_not_alike(game: str) -> None:
    """However long they were played, while much lies there; each is like itself, whatever is hidden."""
    ones = [begun(game, it, deal=it) for it in range(4)]
    for one in ones:
        for other in ones:
            like = alike(traits_of(one.position), traits_of(other.position.seen_by(0)))
            assert like == (one is other)


async def test_the_deal_of_a_day_that_is_not_over(server: Server, days: Days) -> None:
    """Whoever has played it can neither explore it nor have it reviewed before the day is over for others."""
    table = await play(server, await begin(server, "ada"), "ada")
    record = exported(table)
    assert traits_of(Table.of(table).play.record.begin().position) in await daily.open_deals(
        server.facet.tables.store, "splendor"
    )
    assert not await is_advised(server, record)
    direct = server.direct("ada")
    assert "still playing this deal" in private(await server.command("ada", "table review", direct))
    assert table.sealed is not None
    await days.leap(end_of_day(table.sealed.day) - days.now - timedelta(seconds=1))
    assert not await is_advised(server, record)
    await days.leap(timedelta(seconds=1))
    assert await is_advised(server, record)


async def test_what_is_seen_of_a_game_is_kept_only_while_it_counts(server: Server) -> None:
    """It follows each move, and goes with the end of the game."""
    await server.start_game("bo")
    store, table = server.facet.tables.store, await server.table()
    assert await store.lookup.traits("splendor") == [traits_of(table.position)]
    await server.command("ada", "splendor reserve", card="1")
    table = await server.table()
    assert await store.lookup.traits("splendor") == [traits_of(table.position)]
    await server.resign("ada")
    assert await store.lookup.traits("splendor") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_can_say_that_two_moves_are_close(game: str, language: str) -> None:
    """Whatever texts of its own it has."""
    assert reason_line(LOOKS[game], Reason(CLOSE, {}), (), words_in(language)).endswith((".", "。"))
