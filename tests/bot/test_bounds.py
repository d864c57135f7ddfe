"""Everything that people can make the bot store has a bound, which is in the docs and holds."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bot.actions.cooldowns import LIMITS
from bot.features.blocks import actions as blocks
from bot.features.catalogue import FEATURES
from bot.features.follow import actions as follow
from bot.features.matchmaking import actions as find
from bot.features.plans import plans
from bot.features.puzzles import finder as puzzle_finder
from bot.features.replay import imported, review
from bot.features.replay.store import (
    RECORD_DAYS,
    RECORDS_KEPT,
    RECORDS_OF_SERVER,
    ImportedRecord,
    Records,
)
from bot.features.seasons import actions as season
from bot.features.seasons.store import Seasons
from bot.features.seasons.values import Entrant
from bot.features.trainer.store import POINTS_KEPT
from bot.host.settings import MAX_OPEN_TABLES
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.jobs.housekeeping import IDLE_BEFORE_CHECK
from bot.messages.names import MAX_NAME_LENGTH
from bot.messages.press import MAX_CHANNELS_CHOSEN
from bot.store.columns import all_columns
from bot.store.values import ServerSettings
from bot.tables import changes
from bot.tables.refusal import Refusal
from rules import GAMES, dealt
from rules.cuts import MAX_CUT
from tests.bot.days import Days
from tests.bot.server import Server, private
from tests.bot.test_season import look, season_of

DOC: Final = Path(__file__).parents[2] / "docs" / "bounds.md"
USUAL: Final = ServerSettings(1)
BOUNDS: Final[dict[str, tuple[int, ...]]] = {
    "tables": (
        *(LIMITS["opened"].times, USUAL.most_each, USUAL.most_tables, MAX_OPEN_TABLES),
        IDLE_BEFORE_CHECK.days,
    ),
    "seats": (MAX_CUT,),
    "moves": (changes.MAX_MOVES, changes.MAX_UNDOS),
    "trainer_points": (POINTS_KEPT,),
    "puzzles": (puzzle_finder.MAX_PUZZLES_PER_HOST, puzzle_finder.MAX_PUZZLES),
    "servers": (MAX_CHANNELS_CHOSEN,),
    "blocks": (blocks.MAX_BLOCKED,),
    "follows": (follow.MAX_FOLLOWS, follow.FOLLOW_LASTS.days),
    "queue": (find.MAX_WAITS,),
    "seasons": (season.MAX_SEASONS, season.MAX_OPENED_A_DAY),
    "entrants": (season.MAX_PEOPLE, season.MAX_ENTRANTS),
    "fixtures": (season.MAX_PEOPLE,),
    "plans": (plans.MAX_CHOICES, plans.MAX_THEN),
    "records": (
        *(LIMITS["import"].times, imported.MAX_KEPT_BYTES // 1024, RECORDS_OF_SERVER, RECORDS_KEPT),
        *(imported.MAX_RECORD_BYTES // 1024, imported.MAX_RECORD_MOVES, RECORD_DAYS),
    ),
}
"""The numbers in a table's row of the docs."""


def rows(text: str) -> dict[str, str]:
    """Return the rows about tables of the database, by name."""
    return {it[1]: it[0] for it in re.finditer(r"^\| `(\w+)` \|.*$", text, re.MULTILINE)}


def numbers(text: str) -> set[int]:
    """Return the numbers in a text."""
    return {int(it.replace(",", "")) for it in re.findall(r"\d[\d,]*", text)}


def a_record() -> bytes:
    """Return the file of a game that has just begun."""
    record = dealt(GAMES["splendor"], 2, {}, Random(1))
    return imported.content_of(record, record.begin()).encode()


def test_every_table_of_the_database_has_a_row() -> None:
    """A new one has to be given a bound."""
    assert set(rows(DOC.read_text())) == {it.name for it in all_columns(FEATURES)}


@pytest.mark.parametrize("table", BOUNDS)
def test_the_bounds_in_the_docs_are_those_of_the_code(table: str) -> None:
    """Each number is in the row of its table."""
    assert set(BOUNDS[table]) <= numbers(rows(DOC.read_text())[table])


def test_the_bounds_of_posts_and_names_are_those_of_the_code() -> None:
    """As the docs have them."""
    text = DOC.read_text()
    assert f"at most {MAX_NAME_LENGTH} characters" in text
    posted = numbers(text[text.index("## Posted") : text.index("## Computed")])
    assert {
        LIMITS[it].times for it in ("post", "aside", "film", "away", "calls", "where")
    } <= posted
    assert {review.MAX_PENDING, review.MAX_PENDING_EACH} <= numbers(text)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_person_imports_so_many_games_a_day(server: Server, language: str) -> None:
    """In all channels together; then they are told when they can again, and nothing more is stored."""
    server.speak(language)
    file = ("record.json", a_record())
    channels = [server.add_channel(f"imports-{it}") for it in range(2)]
    for number in range(LIMITS["import"].times):
        await server.command("ada", "table import", channels[number % 2], record=file)
    told = private(await server.command("ada", "table import", channels[0], record=file))
    expected = words_in(language)("refused-too-often", most=LIMITS["import"].times, again="<t:")
    assert expected.partition("<t:")[0] in told
    (stored,) = await server.facet.tables.store.engine.rows("SELECT count(*) FROM records")
    assert stored[0] >= LIMITS["import"].times


async def test_a_server_has_so_many_records(server: Server) -> None:
    """In however many channels; the oldest go, and those of direct messages aren't counted together."""
    store = server.facet.tables.store
    for guild_id in (77, 0):
        for number in range(RECORDS_OF_SERVER + 20):
            record = ImportedRecord(guild_id * 10_000 + number + 1, guild_id, number // 40, "{}")
            await store.of(Records).save(record)
    found = [await store.of(Records).get(770_000 + number) for number in (1, 20, 21)]
    assert [it is not None for it in found] == [False, False, True]
    assert await store.of(Records).get(RECORDS_OF_SERVER + 20) is not None


def test_a_record_is_stored_up_to_a_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its file contains besides."""
    monkeypatch.setattr(imported, "MAX_KEPT_BYTES", 100)
    with pytest.raises(Refusal, match="refused-record-large"):
        imported.read(a_record())


async def test_a_game_has_so_many_moves(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then people can resign or end it, and are told so."""
    await server.start_game("bo")
    monkeypatch.setattr(changes, "MAX_MOVES", 1)
    await server.command("ada", "splendor take", gems="wbg")
    before = await server.table()
    told = private(await server.command("bo", "splendor take", gems="wbg"))
    assert "more don’t fit into one" in told
    assert (await server.table()).revision == before.revision
    await server.resign("bo")
    assert (await server.table()).over


@pytest.mark.alone
async def test_a_person_opens_so_many_tables_a_day(server: Server, days: Days) -> None:
    """In all channels and servers together; the next day they can again."""
    cooldowns, ada = server.facet.services.cooldowns, server.person("ada").id
    cooldowns._add([("opened", ada, 0)] * LIMITS["opened"].times)
    told = private(await server.command("ada", "splendor new"))
    assert f"{LIMITS['opened'].times} times" in told
    days.now += timedelta(days=1)
    await server.command("ada", "splendor new")
    assert (await server.table()).stage == "lobby"


@pytest.mark.alone
async def test_lobbies_that_were_closed_are_deleted(server: Server, days: Days) -> None:
    """After some weeks, also where games are kept forever; games that were called off are kept."""
    await server.command("ada", "splendor new")
    await server.press("ada", "Close table")
    closed = (await server.table()).id
    other = server.add_channel("other")
    await server.command("ada", "splendor new", other, seats="joined")
    await server.press("bo", "Join", await server.newest(other))
    await server.press("ada", "Start", await server.newest(other))
    played = (await server.table(other)).id
    await server.facet.tables.change(played, changes.close)
    for stays in (True, False):
        await server.facet.housekeeping.clean()
        assert (await server.facet.tables.find(closed) is not None) is stays
        days.now += IDLE_BEFORE_CHECK + timedelta(days=1)
    assert await server.facet.tables.find(played) is not None


@pytest.mark.alone
async def test_a_server_opens_so_many_seasons_a_day(server: Server, days: Days) -> None:
    """Though each was called off before the next; the next day it can again."""
    manager, store = server.manager("mo"), server.facet.tables.store
    for number in range(season.MAX_OPENED_A_DAY + 1):
        days.now += timedelta(minutes=2)
        said = private(await server.command(manager, "season open", game="splendor"))
        assert ("within a day" in said) is (number == season.MAX_OPENED_A_DAY)
        await store.of(Seasons).call_off((await season_of(server)).id, days.now)
    days.now += timedelta(days=1)
    assert "within a day" not in private(
        await server.command(manager, "season open", game="splendor")
    )


async def test_a_season_is_joined_by_so_many_people(server: Server) -> None:
    """Those who have left it count as well."""
    manager, store = server.manager("mo"), server.facet.tables.store
    await server.command(manager, "season open", game="splendor")
    opened = await season_of(server)
    for number in range(season.MAX_ENTRANTS):
        entrant = Entrant(opened.id, 5000 + number, 2000 + number, f"p{number}", opened.starts)
        await store.of(Seasons).join(replace(entrant, left=opened.starts))
    await look(server)
    await server.press("ada", "Join")
    assert await store.of(Seasons).entrant(opened.id, server.person("ada").id) is None
