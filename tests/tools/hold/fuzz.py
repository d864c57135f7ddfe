"""Anything a client can send, through the dispatcher, in this process and without a network.

After every handful of interactions that come at once: what is kept in memory is what the database
has, and its log's replay; nobody was shown a card that is hidden from them; no error was logged;
whoever pressed or typed was answered. Run as `python -m tests.tools.hold fuzz`.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import re
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

from bot.client import Facet
from bot.computers.contract import Reason
from bot.computers.engine_client import EngineClient
from bot.computers.fair_queue import Share
from bot.computers.levels import named_levels
from bot.computers.questions import AdvisedMove
from bot.features.catalogue import FEATURES
from bot.host.memory import limit_heap, trim_heap
from bot.host.settings import Bounds
from bot.i18n.lexicon import CATALOGUE_FOLDERS
from bot.playground.discord.interactions import COMPONENT
from bot.playground.discord.shapes import Id
from bot.playground.discord.world import Channel
from bot.store import open_store
from bot.tables.table import Table
from rules import GAMES
from rules import Position as AnyPosition
from rules.splendor.position import Position
from tests.render.checks import drawing_seldom
from tests.tools.hold.book import Book, replay
from tests.tools.hold.fuzzing import PLACES, Client, Discord, Sent, Shown, controls, ours
from tests.tools.hold.pace import Pace
from tests.tools.memory import mebibytes

AT_ONCE: Final = 8
REMEMBERED: Final = 3000
"""How many tables and messages are remembered."""
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


class Quick(EngineClient):
    """Computers that answer at once, in this process."""

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels that can play."""
        return named_levels(game)

    async def find_levels(self) -> None:
        """Do nothing: all can play."""

    async def answer(
        self, game: str, _level: str, view: AnyPosition[Any], _share: Share = (), _seed: str = ""
    ) -> str:
        """Return a sensible move."""
        return str(GAMES[game].quick(view))

    async def advice(
        self, game: str, view: AnyPosition[Any], *_: object
    ) -> tuple[AdvisedMove, ...]:
        """Return one sensible move."""
        return (AdvisedMove(str(GAMES[game].quick(view))),)

    async def reasons(self, *_: object) -> tuple[Reason, ...]:
        """Return none."""
        return ()


class Ear(logging.Handler):
    """Hears everything that is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []
        self.setFormatter(logging.Formatter())

    def emit(self, record: logging.LogRecord) -> None:
        """Note it."""
        self.heard.append(self.format(record))


class Fuzz:
    """A Facet, a client that makes things up, and what must be true after each."""

    def __init__(self, facet: Facet, discord: Discord, book: Book, pace: Pace) -> None:
        self.facet, self.discord, self.book, self.pace = facet, discord, book, pace
        self.client = Client(pace.rng, discord)
        self.counts: Counter[str] = Counter()
        self.checked: dict[int, int] = {}
        self.table_of: dict[Id, int] = {}
        self.ear = Ear()
        logging.getLogger().addHandler(self.ear)

    def tables(self) -> list[Table]:
        """Return the tables in memory."""
        return list(self.facet.tables._tables.values())

    def at(self, place: Channel) -> Table | None:
        """Return the open table of a place, as far as it is in memory."""
        table_id = self.facet.tables._open.get(int(place.id))
        return self.facet.tables._tables.get(table_id) if table_id else None

    def something(self) -> Sent:  # noqa: PLR0911 - one way each
        """Make an interaction up, and send it."""
        rng, client = self.pace.rng, self.client
        place, anywhere = rng.choice(self.discord.places), rng.choice(self.discord.strange)
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
                return client.seen_before(anywhere)
            case "made up":
                return client.made_up(anywhere, self.tables())
            case "typed":
                return client.typed(anywhere)
            case "suggestions":
                return client.completing(anywhere)
            case _:
                return client.form(place)

    async def go(self) -> int:
        """Send a few interactions at once, wait until all is done, and look; return how many."""
        before = self.secrets()
        sent = [self.something() for _ in range(self.pace.rng.randint(1, AT_ONCE))]
        try:
            await self.discord.settle()
        except TimeoutError as error:
            self.pace.holds(true=False, what=f"it hangs: {error} after {[it.data for it in sent]}")
        self.look(sent, before)
        return len(sent)

    # What must be true

    def look(self, sent: list[Sent], before: dict[str, tuple[Id, set[Id]]]) -> None:
        """Look at everything once."""
        told = [it.data for it in sent]
        self.pace.holds(not self.ear.heard, f"an error: {self.ear.heard[:1]} after {told}")
        self.answered(sent)
        self.kept(told)
        self.unseen(sent, before)
        for shown in self.discord.shown:
            self.client.seen.extend(controls(shown.text))
            if (found := _NAMED.search(shown.text)) and shown.message_id:
                self.table_of[shown.message_id] = int(found[1])
        while len(self.table_of) > REMEMBERED:
            del self.table_of[next(iter(self.table_of))]
        self.counts["requests"] += len(self.discord.requests)
        self.discord.forget()

    def answered(self, sent: list[Sent]) -> None:
        """See that whoever pressed a control of ours, or typed a command, was answered once."""
        callbacks = Counter(
            it.path.split("/")[2] for it in self.discord.requests if it.path.endswith("/callback")
        )
        for it in sent:
            asked, messages = it.interaction, self.discord.world.messages
            self.counts["answered"] += asked.answered
            if asked.outcome.done() and "choices" in asked.outcome.result():
                offered = str(asked.outcome.result()["choices"])
                self.discord.shown.append(Shown(asked.channel_id, asked.person_id, offered))
            gone = asked.kind == COMPONENT and not any(
                asked.message_id in kept for kept in messages.values()
            )
            if gone or not ours(it):  # Discord takes no answer for what is gone
                continue
            once = asked.answered and callbacks[asked.id] == 1
            self.pace.holds(once, f"answered {callbacks[asked.id]} times: {it.data}")

    def kept(self, told: list[Any]) -> None:
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

    def secrets(self) -> dict[str, tuple[Id, set[Id]]]:
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
                        knows = {str(owner)} if owner is not None else set()
                        found[f"{table.id}:{each.card.id}"] = (str(table.channel_id), knows)
        return found

    def unseen(self, sent: list[Sent], before: dict[str, tuple[Id, set[Id]]]) -> None:
        """See that nobody was shown a card that was, and is, hidden from them."""
        after = self.secrets()
        said = str([it.data for it in sent])
        for key in before.keys() & after.keys():
            channel_id, knows = after[key]
            table_id, _, card = key.partition(":")
            if card in said or card in EXAMPLES:  # a guess is told back to whoever makes it
                continue
            self.counts["secrets"] += 1
            for shown in self.discord.shown:
                here = shown.channel_id == channel_id and self._of(shown, said, int(table_id))
                if here and shown.reader not in knows:
                    leaked = re.search(rf"\b{card}\b", shown.text)
                    self.pace.holds(not leaked, f"{shown.reader} saw {card}: {shown.text[:400]}")

    def _of(self, shown: Shown, said: str, table_id: int) -> bool:
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


async def fuzz(folder: Path, pace: Pace) -> int:
    """Send interactions until the time is over; raise Lost. Return how many were sent."""
    path = folder / "fuzz.db"
    engine = Quick()
    engine.care = 0.02  # a whole review would look like hanging
    facet = Facet(
        await open_store(path, FEATURES),
        own_emojis=False,
        engine=engine,
        bounds=Bounds(puzzles=False),
    )
    discord = Discord(pace.rng)
    await discord.start(facet)
    try:
        fuzzed = Fuzz(facet, discord, Book(path), pace)
        done, memory = 0, [mebibytes()]
        try:
            for number in pace.going():
                done += await fuzzed.go()
                if number % 500 == 0:
                    gc.collect()
                    trim_heap()
                    memory.append(mebibytes())
        finally:  # also where something is lost: how far it came
            half = memory[len(memory) // 2 :]
            print(
                f"fuzz: {done} interactions ({done / pace.spent:.0f}/s) at {PLACES} places: "
                f"{dict(fuzzed.counts)}\n"
                f"fuzz: {fuzzed.book.count('tables')} tables, "
                f"{fuzzed.book.count('moves')} rows, {fuzzed.book.count('results')} results; "
                f"memory {memory[0]:.0f}, {half[0]:.0f}, {memory[-1]:.0f} MiB (start, half, end)",
                flush=True,
            )
            logging.getLogger().removeHandler(fuzzed.ear)
        if len(half) > 10:
            grown = sum(half[-3:]) / 3 - sum(half[:3]) / 3
            pace.holds(grown < GROWTH, f"memory grew by {grown:.1f} MiB in the second half")
        return done
    finally:
        await discord.close()


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
