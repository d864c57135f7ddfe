"""Everything from one database into another, backed up, and looked through."""

import asyncio
import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from bot.computers.review import TurningPoint
from bot.features.blocks.store import Blocked, Blocks
from bot.features.catalogue import FEATURES
from bot.features.challenges.challenge import Medal
from bot.features.challenges.store import Challenges, ChallengeTry
from bot.features.daily.store import Daily, DailyTry
from bot.features.follow.store import Follow, Follows
from bot.features.matchmaking.alert_store import Alert, Alerts
from bot.features.matchmaking.store import Queue, QueueEntry
from bot.features.memos.store import Memo, Memos
from bot.features.operator import store_command
from bot.features.operator.copying import copy
from bot.features.operator.store_arguments import arguments
from bot.features.plans.store import Plan, PlannedMove, Plans
from bot.features.puzzles.store import PuzzleAnswer, Puzzles
from bot.features.ratings.ledger import Ledger
from bot.features.ratings.levels import measured_levels
from bot.features.ratings.rating import new_standings
from bot.features.replay.store import ImportedRecord, Records, StoredReviews
from bot.features.scheduled_events.store import ScheduledEvent, ScheduledEvents
from bot.features.seasons.store import KEEP_ENTRANT, Seasons
from bot.features.seasons.values import Entrant, Fixture, Season
from bot.features.trainer.store import OwnPoint, OwnPoints
from bot.features.votes.poll import Poll, Vote
from bot.features.votes.side_store import Invitation, Sides
from bot.features.votes.store import Votes
from bot.store import DatabaseUnusable, Store, open_store
from bot.store.columns import all_columns
from bot.store.sqlite import whole
from bot.store.values import (
    Clock,
    Note,
    Offer,
    Person,
    PostedBoard,
    Result,
    SealedDeal,
    ServerSettings,
    StaleMessage,
    StartPosition,
    TimedTurn,
)
from bot.tables import changes
from bot.tables.results import results_of
from bot.tables.table import Table
from tests.playground.facet_process import ran
from tests.store.playing import ADA, BO, CY, begun, every_row, played, put_apart, read, save_try
from tests.store.server import Server
from tests.stores import Opener

ROOT = Path(__file__).parents[2]
LEFT = StaleMessage(5, 1, 2, "caption", picture=False)
ENDED = Result(0, ADA, None, 1, 15, 20, "played-out", hinted=True)


async def filled(address: Path | str, ada: str = "Ada") -> list[int]:
    """Fill a database with something of everything, of Ada above all; return the ids of its tables."""
    async with await open_store(address, FEATURES) as store:
        tables = [await put_apart(store, begun(ada)) for _ in range(20)]
        await store.save(tables[0], played(tables[0]))
        left = replace(LEFT, caption=f"{ada}’s turn")
        await store.mark_shown(tables[0].id, PostedBoard(2, 7, f"ルビー é {ada}", 6), [left])
        clock, now = Clock(0, 1, ADA, store.clock(), 3600), store.clock()
        await store.save_clock(
            tables[1], clock, now
        )  # a game that ended while nothing could be posted
        noted = replace(tables[1], note=Note("undone", ada, ADA), stage="finished", revision=9)
        await store.save(tables[1], noted, [ENDED])
        await store.servers.save(ServerSettings(1, "thread", "two", "ja"))
        for key in ("b", "B", "é", "a"):
            await store.notes.save(key, f"value of {key}")
        await told_of_people(store, tables[-1], ada)
        return [table.id for table in tables]


async def told_of_people(store: Store, table: Table, name: str) -> None:
    """Let a rated game be played on a clock and end, and people choose, answer and bring things."""
    now = store.clock()
    begins = StartPosition(2, {}, ("take:wbg",))
    late, other = begun(name).players
    players = (replace(late, deputy="turn", cut=name), replace(other, previous_user_ids=(ADA,)))
    running = replace(
        begun(), players=players, begins=begins, offer=Offer(1, ADA, name), touched=now, starts=now
    )
    running = replace(running, sealed=SealedDeal("00" * 32, 7, "11" * 32, (1, 0)))
    running = await put_apart(store, replace(running, kept_until=now))
    await store.save_clock(
        running, Clock(0, 1, ADA, now, 3600, reminders_sent=1, reminder_id=8), now
    )
    await store.save(table, played(table))
    ada, bo = (replace(it, turns=3) for it in table.players)
    table = replace(played(table), players=(replace(ada, cut=name), bo))
    over = replace(changes.resign(table, ADA), ended=now)
    turn = TimedTurn(ADA, over.id, 1, over.guild_id, in_time=True, ended=now)
    await store.save(table, over, results_of(over), turn)
    ended, levels = await store.of(Ledger).unsettled(), measured_levels("splendor")
    assert ended is not None
    counted = new_standings(ended, (), (), levels, people_here=2)
    await store.of(Ledger).settle(ended, counted, [replace(levels["easy"], games=1)])
    waits = QueueEntry(
        *(ADA, "splendor", "1d", 1, 2, 2, name, "ja", "en", 2, 4, 200, "yes"),
        *(now, now + timedelta(days=7), 4, 5, 1, True),
    )
    await store.of(Queue).join(waits)
    await store.of(Alerts).save(Alert(ADA, "seekers", 1, "en", now))
    season = Season(
        *(3, 1, 2, "season", 2, "splendor", 2, "1d", 3, 2, True, "ja", "running"),
        *(now, now, now, 1, True, 5, 6, 7),
    )
    await store.of(Seasons).open(season)
    told = (3, 8, ADA, name, now, True, 0, 500, now, True, 9, 1, 60, now)
    await store.of(Seasons).join(Entrant(*told))
    await store.of(Seasons).join(Entrant(3, 9, CY, "Cy", now, division=0))
    await store.engine.write(KEEP_ENTRANT, CY, 3, "a digest")
    await store.digests.keep("anything", BO, "a value", now)
    await store.of(Seasons).change(3, (), (), [Fixture(3, 1, 0, 0, "open", (8,), (9,), (1,), 10)])
    person = Person(ADA, "both", 60, 120, "UTC", now, hidden=True, language="ja")
    await store.people.save(replace(person, day_zone="Etc/UTC", day_zone_until=now))
    await store.of(Blocks).add(BO, Blocked(ADA, name))
    await store.of(Follows).save(Follow(ADA, table.id, BO, 1, "en", now))
    await store.of(Follows).claim_begun(ADA, running.id)
    choice = (PlannedMove("take:wbg", ""),)
    poll = Poll(running.id, running.guild_id, 600, 3, 4, now, now, ("take:wbg",), (1,))
    await store.of(Votes).begin(poll, Vote(running.id, ADA, "take:wbg", 1))
    await store.of(Sides).invite(Invitation(running.id, "ABCDEFGHJKLM", 600, 3))
    await store.of(Sides).join(running, ADA)
    await store.of(Plans).save(Plan(running.id, ADA, 1, (choice,), ("return:w",), 3, ("gone",)))
    await store.of(Memos).save(Memo(running.id, ADA, "Keep\nred."))
    await store.of(ScheduledEvents).save(
        ScheduledEvent(3, "season", 1, 6, "{}", dropped=True, tries=1, due=now)
    )
    await store.of(Daily).fix({"2026-11-24": "00" * 32}, now)
    await save_try(store, DailyTry(ADA, "splendor", "2026-11-24", over.id, 1, name))
    await store.of(Records).save(ImportedRecord(7, 1, 2, "{}"))
    await store.of(StoredReviews).save(over.id, 1, "{}")
    await store.of(Puzzles).save(3, "splendor", 1, "{}", over.id)
    await store.of(Puzzles).answer(ADA, PuzzleAnswer(3, found=True, at=now))
    await practised(store, over.id, running.id, name)


async def practised(store: Store, over: int, going: int, name: str) -> None:
    """Let Ada reach a challenge and try another one, and answer a turning point of a game that is over."""
    for table_id in (over, going):
        begins = store.of(Challenges).begins(ChallengeTry(table_id, ADA, 1, 5, name))
        await store.engine.write_all(begins)
    await store.of(Challenges).end(over, Medal.GOLD, store.clock())
    point = TurningPoint(0, 0, "take:wbg", "take:krg", 0.25, 0.5, ())
    points, own = store.of(OwnPoints), OwnPoint(over, "splendor", point, 1)
    await points.save(ADA, [own])
    await points.ask(ADA, own)
    await points.answer(ADA, own, 1, right=True)


async def told(address: Path | str, ids: list[int]) -> object:
    """Return everything a store tells."""
    async with await open_store(address, FEATURES) as store:
        return (
            [await read(store, table_id) for table_id in ids],
            await store.claim_stale_messages(),
            await store.results.of(ids[1]),
            await store.servers.get(1),
            [await store.notes.get(key) for key in ("a", "b", "B", "é")],
        )


def silent(_: str, __: int) -> None:
    """Look at no progress."""


async def test_there_and_back(tmp_path: Path, postgres: Server) -> None:
    """From a file to a server and into another file everything arrives as it was."""
    first, target, last = tmp_path / "first.db", postgres.fresh(), tmp_path / "last.db"
    ids = await filled(first)
    before = await told(first, ids)
    progress: list[tuple[str, int]] = []
    count = await copy(first, target, FEATURES, lambda *news: progress.append(news))
    assert dict(progress)["tables"] == 21
    assert await copy(target, last, FEATURES, silent) == count == sum(dict(progress).values())
    assert before == await told(target, ids) == await told(last, ids)
    rows = await every_row(first)
    assert rows == await every_row(target) == await every_row(last)
    never = [
        f"{table.name}.{column}"
        for table in all_columns(FEATURES)
        for place, column in enumerate(table.kinds)
        if all(row[place] is None for row in rows[table.name])
    ]
    assert never == []


async def test_a_target_that_is_not_empty(opened: Opener, tmp_path: Path) -> None:
    """Nothing is written over, not even a note."""
    first, last = tmp_path / "first.db", tmp_path / "last.db"
    await filled(first)
    store = await opened(last, FEATURES)
    await store.notes.save("a", "mine")
    await store.close()
    with pytest.raises(DatabaseUnusable, match="not empty"):
        await copy(first, last, FEATURES, silent)


async def test_a_copy_that_is_broken_off(address: Path | str, tmp_path: Path) -> None:
    """It leaves the target empty, so that it can be begun again."""
    first = tmp_path / "first.db"
    ids = await filled(first)

    def break_off(name: str, _: int) -> None:
        if name == "moves":
            raise KeyboardInterrupt

    target = address if isinstance(address, str) else tmp_path / "target.db"
    with pytest.raises(KeyboardInterrupt):
        await copy(first, target, FEATURES, break_off)
    await copy(first, target, FEATURES, silent)
    assert await told(target, ids) == await told(first, ids)


async def test_a_source_that_is_not_there(tmp_path: Path) -> None:
    """It is not made by looking for it."""
    with pytest.raises(DatabaseUnusable, match="not there"):
        await copy(tmp_path / "none.db", tmp_path / "target.db", FEATURES, silent)
    assert list(tmp_path.iterdir()) == []  # noqa: ASYNC240 - a test waits for nobody


@pytest.mark.parametrize("content", ["", "CREATE TABLE theirs (id)"])
async def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path, content: str) -> None:
    """An empty file, such as half a copy, and another program's aren't databases of Facet."""
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(content)
    path.touch()
    before = path.read_bytes()
    with pytest.raises(DatabaseUnusable, match="isn't a database of Facet"):
        await copy(path, tmp_path / "target.db", FEATURES, silent)
    assert path.read_bytes() == before


async def test_rows_are_compared_in_an_order_of_their_own(tmp_path: Path) -> None:
    """No two rows of a table are equal in what they are sorted by, so both engines give the same order."""
    path = tmp_path / "facet.db"
    await (await open_store(path, FEATURES)).close()
    with closing(sqlite3.connect(path)) as connection:
        for table in all_columns(FEATURES):
            columns = connection.execute(f"PRAGMA table_info({table.name})").fetchall()
            assert {name for _, name, *_, key in columns if key} <= set(table.key), table.name


async def test_a_backup_of_a_file_in_use(opened: Opener, tmp_path: Path) -> None:
    """While a bot goes on writing, the copy is whole, private, and opens by itself."""
    path, backup = tmp_path / "facet.db", tmp_path / "backup.db"
    ids = await filled(path)
    before = await told(path, ids)
    store = await opened(path, FEATURES)
    table = await read(store, ids[2])
    saving = asyncio.create_task(store.save(table, played(table)))
    await saving
    await asyncio.to_thread(whole.back_up, path, backup, lambda _, __: None)
    await store.save(played(table), changes.undo(played(table), ADA))
    await store.close()
    after = await told(backup, ids)
    assert after != before
    assert after[0][2] == played(table)  # type: ignore[index]
    assert backup.stat().st_mode & 0o077 == 0
    with pytest.raises(DatabaseUnusable, match="there already"):
        whole.back_up(path, backup, lambda _, __: None)
    assert not list(tmp_path.glob("*.part*"))  # noqa: ASYNC240


def run(*arguments: str, **settings: str) -> CompletedProcess[str]:
    """Run the command line with these settings alone."""
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("FACET_")}
    environment = {**inherited, "PYTHONPATH": str(ROOT), **settings}
    return ran("bot.store", *arguments, environment=environment, folder=settings.get("FOLDER", "/"))


async def test_the_check_names_what_cannot_be_played_on(
    opened: Opener, address: Path | str
) -> None:
    """Each open table is replayed; the ones that fail are named, and the status is 1."""
    store = await opened(address, FEATURES)
    good, bad = [await put_apart(store, begun()) for _ in range(2)]
    await store.close()
    ran = await asyncio.to_thread(run, "check", FACET_DATABASE=str(address))
    assert (ran.returncode, ran.stdout) == (0, "open tables: 2, all of them can be played on\n")
    store = await opened(address, FEATURES)
    wrong = replace(played(bad), log=(replace(played(bad).log[0], move="take:zzz"),))
    await store.save(bad, wrong)
    await store.close()
    ran = await asyncio.to_thread(run, "check", FACET_DATABASE=str(address))
    assert ran.returncode == 1
    assert f"table {bad.id} in channel {bad.channel_id} of server 1" in ran.stdout
    assert f"table {good.id} " not in ran.stdout
    assert ran.stdout.endswith("open tables: 2, but only 1 of them can be played on\n")


async def test_the_check_names_a_column_that_is_missing(tmp_path: Path) -> None:
    """It is told in one line what the file lacks and what to do, and the status is 2."""
    path = tmp_path / "facet.db"
    await filled(path)
    with sqlite3.connect(path) as connection:
        connection.execute("ALTER TABLE tables DROP COLUMN hints")
    connection.close()
    ran = await asyncio.to_thread(run, "check", FACET_DATABASE=str(path))
    assert (ran.returncode, ran.stdout) == (2, "")
    (line,) = ran.stderr.splitlines()
    assert "lacks the column tables.hints" in line
    assert "backup" in line


async def test_the_check_sees_a_broken_file(tmp_path: Path) -> None:
    """Pages that were overwritten are told, and the status is not 0."""
    path = tmp_path / "facet.db"
    await filled(path)
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        root = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'moves'"
        ).fetchone()[0]
    connection.close()
    with path.open("r+b") as file:
        file.seek((root - 1) * 4096)
        file.write(b"\xff" * 4096)
    ran = await asyncio.to_thread(run, "check", FACET_DATABASE=str(path))
    assert ran.returncode != 0
    assert "Traceback" not in ran.stderr


async def test_the_command_line_copies_and_backs_up(tmp_path: Path) -> None:
    """Both tell what they did; what cannot be done is told in a line, with status 2."""
    first, last, backup = (str(tmp_path / name) for name in ("first.db", "last.db", "backup.db"))
    await filled(Path(first))
    ran = await asyncio.to_thread(run, "copy", first, last)
    assert ran.returncode == 0, ran.stderr
    assert "both databases say the same" in ran.stdout
    again = await asyncio.to_thread(run, "copy", first, last)
    assert (again.returncode, again.stderr) == (2, "facet: the target is not empty\n")
    ran = await asyncio.to_thread(run, "backup", backup, FACET_DATABASE=first)
    assert ran.returncode == 0, ran.stderr
    server = "postgresql://robin:hush@127.0.0.1:1/facet"
    ran = await asyncio.to_thread(run, "backup", f"{backup}2", FACET_DATABASE=server)
    assert ran.returncode == 2
    assert "pg_dump" in ran.stderr
    ran = await asyncio.to_thread(run, "check", FACET_DATABASE=server)
    assert ran.returncode == 1
    assert "hush" not in ran.stderr


async def test_the_command_line_lists_and_drops_puzzles(
    opened: Opener, address: Path | str
) -> None:
    """Some are named by their numbers, or by who hosted their games; nothing goes by mistake."""
    store = await opened(address, FEATURES)
    table = await put_apart(store, begun())
    for number, at in ((3, table.id), (4, table.id), (5, 0)):
        await store.of(Puzzles).save(number, "splendor", 1, "{}", at)
    await store.of(Puzzles).answer(BO, PuzzleAnswer(3, found=True, at=store.clock()))
    ran = await asyncio.to_thread(run, "puzzles", FACET_DATABASE=str(address))
    assert f"3  splendor  hosted by {ADA}  1 of 1 found it\n" in ran.stdout
    assert "5  splendor  hosted by -  0 of 0 found it\n3 puzzles\n" in ran.stdout
    ran = await asyncio.to_thread(run, "puzzles", "--drop", FACET_DATABASE=str(address))
    assert (ran.returncode, len(await store.of(Puzzles).found())) == (2, 3)
    ran = await asyncio.to_thread(
        run, "puzzles", "3", "9", "--person", str(ADA), "--drop", FACET_DATABASE=str(address)
    )
    assert (ran.returncode, "there is no puzzle 9" in ran.stdout) == (1, True)
    assert [it.id for it in await store.of(Puzzles).found()] == [4, 5]
    assert await store.of(Puzzles).answers(BO)
    await store.close()


@pytest.mark.parametrize("end", ["//robin:hush@db/facet", "//robin@db/facet?x=1&password=hush"])
@pytest.mark.parametrize(
    "asked", ["copy {} a.db", "copy a.db {}", "check --database {}", "backup --database {} a.db"]
)
def test_a_password_on_the_command_line_is_refused(
    asked: str, end: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The list of processes would show it; one line says where it belongs, with status 2."""
    wanted = arguments(asked.format(f"postgresql:{end}").split())
    assert store_command.main(FEATURES, wanted) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "write the address into .env, as FACET_DATABASE=" in line
    assert "hush" not in line


async def test_a_setting_names_the_database(tmp_path: Path, postgres: Server) -> None:
    """Either end may be a setting, whose address no list of processes shows."""
    first, last = tmp_path / "first.db", tmp_path / "last.db"
    await filled(first)
    settings = {"FACET_DATABASE": postgres.fresh(), "FOLDER": str(tmp_path)}
    for ends in ((str(first), "FACET_DATABASE"), ("FACET_DATABASE", str(last))):
        ran = await asyncio.to_thread(run, "copy", *ends, **settings)
        assert (ran.returncode, ran.stderr.count("facet:")) == (0, 0), ran.stderr
    assert await every_row(first) == await every_row(last)
    ran = await asyncio.to_thread(run, "copy", "FACET_ELSEWHERE", str(last), **settings)
    assert (ran.returncode, "FACET_ELSEWHERE is not set" in ran.stderr) == (2, True)


async def test_options_keep_their_order(opened: Opener, postgres: Server, tmp_path: Path) -> None:
    """Options are shown in the order in which they were chosen, on a server and after a copy."""
    path, server = tmp_path / "facet.db", postgres.fresh()
    store = await opened(server, FEATURES)
    options: dict[str, int | str] = {"zeal": 1, "a": "é", "target": 3}
    table = await put_apart(store, replace(begun(), options=options))
    await store.close()
    await copy(server, path, FEATURES, silent)
    for address in (server, path):
        store = await opened(address, FEATURES)
        kept = await store.load(table.id)
        assert kept is not None
        assert list(kept.options.items()) == list(options.items())
        assert list(kept.setup or ()) == list(table.setup or ())
        await store.close()
