"""Anything a client can send, through the dispatcher, in this process and without a network.

After every handful of interactions that come at once: what is kept in memory is what the database
has, and its log's replay; nobody was shown a card that is hidden from them; no error was logged;
whoever pressed or typed was answered. Run as `python -m tests.hold fuzz`.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import re
import sys
import tempfile
import traceback
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from bot.client import Facet
from bot.host.memory import limit_heap, trim_heap
from bot.i18n.lexicon import CATALOGUE_FOLDERS
from bot.tables.table import Table
from render import LOOKS
from rules.splendor.position import Position
from tests.hold.book import Book, replay
from tests.hold.fuzzing import COMMAND, COMPONENT, MODAL, Client, Place, controls, stands
from tests.hold.in_process import Asked, Json, Line, PostedBoard, facet_on
from tests.hold.pace import Pace

PLACES: Final = 40
AT_ONCE: Final = 8
REMEMBERED: Final = 3000
"""How many interactions can still be followed up."""
LASTING: Final = "discord-ext-tasks"
"""How the names begin of tasks that go on for as long as the bot does."""
HANGS: Final = 30
"""Seconds in a row, as this process lives through them, in which nothing gets done."""
SELDOM: Final = 20
FAST: Final = Path("/dev/shm")  # noqa: S108 - a folder in memory: no disk is waited for
EXAMPLES: Final = frozenset(
    re.findall(
        r"\b[123][wbgrk]\d\b",
        " ".join(
            file.read_text("utf-8") for folder in CATALOGUE_FOLDERS for file in folder.glob("*.ftl")
        ),
    )
)
"""Cards that texts name as examples."""
_NAMED: Final = re.compile(r"facet:[bs]:(\d+):")
_PUZZLE: Final = re.compile(r"facet:[bs]:0:[\d-]+:puzzle")
GROWTH: Final = 8.0
"""MiB by which the process may grow in the second half."""


@contextmanager
def drawing_seldom() -> Iterator[None]:
    """Draw one board in so many, and take the last one else: pictures are not the matter here."""
    drawn = {game: look.picture for game, look in LOOKS.items()}
    often: Counter[str] = Counter()
    last: dict[str, bytes] = {}

    def seldom(game: str, scene: Any) -> bytes:
        if often[game] % SELDOM == 0:
            last[game] = drawn[game](scene)
        often[game] += 1
        return last[game]

    for game, look in LOOKS.items():
        object.__setattr__(look, "picture", partial(seldom, game))  # it is frozen
    try:
        yield
    finally:
        for game, picture in drawn.items():
            object.__setattr__(LOOKS[game], "picture", picture)


class Ear(logging.Handler):
    """Hears everything that is logged as an error, and the last warnings."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []
        self.warnings: deque[str] = deque(maxlen=5)
        self.setFormatter(logging.Formatter())

    def emit(self, record: logging.LogRecord) -> None:
        """Note it."""
        if record.levelno >= logging.ERROR:
            self.heard.append(self.format(record))
        else:
            self.warnings.append(self.format(record))


class Fuzz:
    """A Facet, a client that makes things up, and what must be true after each."""

    def __init__(self, facet: Facet, line: Line, book: Book, pace: Pace) -> None:
        self.facet, self.line, self.book, self.pace = facet, line, book, pace
        places = [Place(1000 + n, 10 + n % 3, 11 if n % 7 == 3 else 0) for n in range(PLACES)]
        commands = [command.to_dict(facet.tree) for command in facet.tree.get_commands()]
        self.places = places
        self.strange = [
            *places,
            Place(90, None, 1),
            Place(91, None, 3, guest=True),
            Place(92, 99, 2),
            Place(93, 98, guest=True),
        ]
        self.client = Client(pace.rng, line, places, commands)
        self.counts: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.checked: dict[int, int] = {}
        self.table_of: dict[int | None, int] = {}
        self._base = asyncio.all_tasks()
        self.ear = Ear()
        logging.getLogger().addHandler(self.ear)
        asyncio.get_running_loop().set_exception_handler(self._unhandled)

    def _unhandled(self, _loop: object, context: dict[str, Any]) -> None:
        self.ear.heard.append(repr(context))

    def tables(self) -> list[Table]:
        """Return the tables in memory."""
        return list(self.facet.tables._tables.values())

    def at(self, place: Place) -> Table | None:
        """Return the open table of a place, as far as it is in memory."""
        table_id = self.facet.tables._open.get(place.id)
        return self.facet.tables._tables.get(table_id) if table_id else None

    def something(self) -> tuple[Json, Asked]:  # noqa: PLR0911 - one way each
        """Make an interaction up."""
        rng, client = self.pace.rng, self.client
        place = rng.choice(self.places)
        what = rng.choices(
            ("sensible", "shown", "seen before", "made up", "typed", "suggestions", "form"),
            (30, 22, 14, 18, 10, 5, 1),
        )[0]
        self.counts[what] += 1
        match what:
            case "sensible":
                return client.sensible(place, self.at(place))
            case "shown":
                return client.shown(place, self.tables())
            case "seen before":
                return client.seen_before(rng.choice(self.strange))
            case "made up":
                return client.made_up(rng.choice(self.strange), self.tables())
            case "typed":
                return client.typed(rng.choice(self.strange))
            case "suggestions":
                return client.completing(rng.choice(self.strange))
            case _:
                return client.form(place)

    async def go(self) -> int:
        """Send a few interactions at once, wait until all is done, and look; return how many."""
        sent = [self.something() for _ in range(self.pace.rng.randint(1, AT_ONCE))]
        before = self.secrets()
        for payload, _ in sent:
            self.facet._connection.parse_interaction_create(payload)  # type: ignore[arg-type]
        await self.settled()
        self.look(sent, before)
        return len(sent)

    async def settled(self) -> None:
        """Wait until nothing is in hand."""
        idle = 0
        while True:
            tasks = asyncio.all_tasks() - self._base - {asyncio.current_task()}
            busy = [task for task in tasks if not task.get_name().startswith(LASTING)]
            for task in busy:
                if "timeout_task" in repr(task.get_coro()):
                    task.cancel()  # discord.py remembers private messages for a quarter of an hour
            if not busy:
                return
            done, _ = await asyncio.wait(busy, timeout=1, return_when=asyncio.FIRST_COMPLETED)
            idle = 0 if done else idle + 1
            if idle == HANGS:  # counted, not timed: a machine that is held up makes nothing hang
                waiting, warned = [*map(_where, busy[:3])], [*self.ear.warnings]
                frames = [traceback.format_stack(f)[-4:] for f in sys._current_frames().values()]
                self.pace.holds(true=False, what=f"it hangs: {waiting} {warned} {frames}")

    # What must be true

    def look(self, sent: list[tuple[Json, Asked]], before: dict[str, tuple[int, set[int]]]) -> None:
        """Look at everything once."""
        told = [payload["data"] for payload, _ in sent]
        self.pace.holds(not self.ear.heard, f"an error: {self.ear.heard[:1]} after {told}")
        self.answered(sent)
        self.kept(told)
        self.unseen(sent, before)
        for shown in self.line.shown:
            self.client.seen.extend(controls(shown.text))
            if (found := _NAMED.search(shown.text)) and shown.message_id:
                self.table_of[shown.message_id] = int(found[1])
        while len(self.table_of) > REMEMBERED:
            del self.table_of[next(iter(self.table_of))]
        self.line.shown.clear()
        for token in list(self.line.asked)[:-REMEMBERED]:
            del self.line.asked[token]

    def answered(self, sent: list[tuple[Json, Asked]]) -> None:
        """See that whoever pressed a control of ours, or typed a command, was answered once."""
        for payload, asked in sent:
            data = payload["data"]
            ours = asked.kind == COMMAND or (
                asked.kind == COMPONENT
                and re.match(r"facet:[bs]:", data["custom_id"])
                and data["component_type"] == (2 if data["custom_id"][6] == "b" else 3)
                and stands(data["custom_id"], payload["message"]["components"])
            )
            self.counts["answered"] += asked.answers
            gone = asked.kind == COMPONENT and asked.message_id not in self.line.readers
            if asked.kind == MODAL or not ours or gone:  # Discord takes no answer for what is gone
                continue
            self.pace.holds(asked.answers == 1, f"answered {asked.answers} times: {data}")

    def kept(self, told: list[Json]) -> None:
        """See that what is in memory is what is saved, and its log's replay."""
        for table in self.tables():
            if self.checked.get(table.id) == table.revision:
                continue
            self.checked[table.id] = table.revision
            while len(self.checked) > REMEMBERED:
                del self.checked[next(iter(self.checked))]
            state = self.book.by_id(table.id)
            where = f"table {table.id} after {told}"
            self.pace.holds(state.revision == table.revision, f"not as saved: {where}")
            self.pace.holds(state.stage == table.stage, f"not of this stage: {where}")
            people = tuple(player.user_id for player in table.players)
            self.pace.holds(state.people == people, f"others sit there: {where}")
            if table.match is None:
                continue
            rows = self.book.moves(table.id)
            log = tuple((entry.seat, entry.move) for entry in table.log)
            self.pace.holds(log == tuple(row[1:] for row in rows), f"another log: {where}")
            self.counts["replayed"] += 1
            match = replay(state, rows)
            self.pace.holds(match.position == table.position, f"another position: {where}")

    def secrets(self) -> dict[str, tuple[int, set[int]]]:
        """Return the cards that lie hidden now: `channel:card` with the channel and who knows it."""
        found = {}
        for table in self.tables():
            if table.match is None or table.game != "splendor" or table.stage != "playing":
                continue
            assert isinstance(table.position, Position)
            for seat, held in enumerate(table.position.seats):
                owner = table.players[seat].user_id
                for each in held.hand:
                    if each.secret:
                        knows = {owner} if owner is not None else set()
                        found[f"{table.id}:{each.card.id}"] = (table.channel_id, knows)
        return found

    def unseen(
        self, sent: list[tuple[Json, Asked]], before: dict[str, tuple[int, set[int]]]
    ) -> None:
        """See that nobody was shown a card that was, and is, hidden from them."""
        after = self.secrets()
        said = str([payload["data"] for payload, _ in sent])
        for key in before.keys() & after.keys():
            channel_id, knows = after[key]
            table_id, _, card = key.partition(":")
            if card in said or card in EXAMPLES:  # a guess is told back to whoever makes it
                continue
            self.counts["secrets"] += 1
            for shown in self.line.shown:
                here = shown.channel_id == channel_id and self._of(shown, said, int(table_id))
                if here and shown.reader not in knows:
                    leaked = re.search(rf"\b{card}\b", shown.text)
                    self.pace.holds(not leaked, f"{shown.reader} saw {card}: {shown.text[:400]}")

    def _of(self, shown: PostedBoard, said: str, table_id: int) -> bool:
        """Return whether a message is of this table.

        Earlier games' may stand in its channel, a private message may show one table after
        another, and a puzzle has cards, too.
        """
        if named := set(_NAMED.findall(shown.text)) - {"0"}:
            return str(table_id) in named
        if _PUZZLE.search(shown.text):
            return False
        if shown.message_id in self.table_of:
            return self.table_of[shown.message_id] == table_id
        return set(_NAMED.findall(said)) - {"0"} <= {str(table_id)}


def _where(task: asyncio.Task[Any]) -> list[str]:
    """Return where a task waits, from the outermost of its coroutines to the innermost."""
    waits: Any = task.get_coro()
    places = []
    while (frame := getattr(waits, "cr_frame", None)) is not None:
        places.append(f"{frame.f_code.co_qualname}:{frame.f_lineno}")
        waits = waits.cr_await
    return [*places, repr(waits)]


def resident() -> float:
    """Return the MiB that this process holds."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


async def fuzz(folder: Path, pace: Pace) -> int:
    """Send interactions until the time is over; raise Lost. Return how many were sent."""
    line = Line()
    async with facet_on(line, folder / "fuzz.db") as facet:
        fuzzed = Fuzz(facet, line, Book(folder / "fuzz.db"), pace)
        done, memory = 0, [resident()]
        try:
            for number in pace.going():
                done += await fuzzed.go()
                if number % 500 == 0:
                    gc.collect()
                    trim_heap()
                    memory.append(resident())
        finally:  # also where something is lost: how far it came
            half = memory[len(memory) // 2 :]
            print(
                f"fuzz: {done} interactions ({done / pace.spent:.0f}/s) at {PLACES} places: "
                f"{dict(fuzzed.counts)}\n"
                f"fuzz: {line.requests} requests, {fuzzed.book.count('tables')} tables, "
                f"{fuzzed.book.count('moves')} rows, {fuzzed.book.count('results')} results; "
                f"memory {memory[0]:.0f}, {half[0]:.0f}, {memory[-1]:.0f} MiB (start, half, end)",
                flush=True,
            )
            logging.getLogger().removeHandler(fuzzed.ear)
        if len(half) > 10:
            grown = sum(half[-3:]) / 3 - sum(half[:3]) / 3
            pace.holds(grown < GROWTH, f"memory grew by {grown:.1f} MiB in the second half")
        return done


def main() -> None:
    """Print how many interactions were sent, and of what kind."""
    pace = Pace.of_environment("fuzz")
    limit_heap()
    fast = FAST if FAST.is_dir() else None
    with (
        drawing_seldom(),
        tempfile.TemporaryDirectory(dir=fast) as folder,
    ):
        asyncio.run(fuzz(Path(folder), pace))
