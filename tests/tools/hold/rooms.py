"""Rooms where people play by themselves, game after game, whatever becomes of the bot.

Each room is a channel with two people, who look up in the database where the game stands, press
or type what is legal then, and remember what they sent and what was acknowledged.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from bot.features.catalogue import FEATURES
from bot.messages.press import NO_TABLE
from bot.playground.app import running
from bot.playground.clients.forging import Forgery
from bot.playground.clients.slash import Slash
from bot.playground.discord.checks.messages import Draft
from bot.playground.discord.interactions import COMMAND, COMPONENT, Interaction
from bot.playground.discord.settings import Settings
from bot.playground.discord.world import Channel, Message, Person
from bot.playground.server.bot_process import BotProcess
from bot.playground.server.stand_in import StandIn
from bot.store import open_store
from rules import GAMES
from tests.playground.facet_process import ForkedBot, LoggedBot
from tests.playground.lodging import ROOT
from tests.playground.people import Json, custom_ids, words
from tests.playground.process.house import Log, allow_many
from tests.playground.waiting import until
from tests.tools.hold import answers
from tests.tools.hold.book import Book, MoveRow, State, replay

LOG: Final = "facet.log"
QUICK: Final[dict[str, dict[str, Any]]] = {
    "splendor": {"target": 10},
    "seekers": {"sheet": "random"},
}
"""Options that make games short, and all different."""
PATIENT: Final = Settings(rate_limits=False, ack_seconds=30)
LOBBY: Final = (
    *("join", "leave", "invite", "seek", "computer", "remove"),
    *("start", "cancel", "settings", "newcomer"),
)
"""What can be pressed in a lobby alone: it has the number of the first board."""
NO_PLACE: Final = f"{NO_TABLE}:0"
"""A control that belongs to no table, such as that of another game."""


def plain(move: str) -> str:
    """Return a move without what the usual way of paying adds to it."""
    return move.partition("=")[0]


@dataclass
class Sent:
    """What people at a table sent, and what of it was acknowledged."""

    pressed: dict[int, set[str]] = field(default_factory=dict)
    typed: Counter[str] = field(default_factory=Counter)
    acknowledged: dict[int, str] = field(default_factory=dict)
    typed_and_acknowledged: Counter[str] = field(default_factory=Counter)


def pair(stand_in: StandIn, channel: Channel) -> list[Person]:
    """Return two people of a channel who play nowhere else: nobody plays in many at once."""
    people = [stand_in.person(f"{name} of {channel.name}") for name in ("Robin", "Sam")]
    guild = stand_in.world.guild_of(channel)
    if guild is not None:
        guild.members.update({person.id: () for person in people})
    return people


def boards(stand_in: StandIn, channel_id: str) -> list[Message]:
    """Return the messages everybody sees in a channel, oldest first."""
    return [it for it in stand_in.world.history(channel_id) if it.reader_id is None]


def press(stand_in: StandIn, person: Person, board: Message, custom_id: str) -> Interaction:
    """Press a control on a message, whether it is still there or not."""
    forged = Forgery(board.id, custom_id, 2, (), planted=True)
    return stand_in.interactions.begin(
        COMPONENT, person, stand_in.world.channels[board.channel_id], forged.data(),
        locale="en-US", message=forged.planted_in(board),
    )  # fmt: skip


def command(
    stand_in: StandIn, person: Person, channel: Channel, name: str, options: Json
) -> Interaction:
    """Use a command in a channel."""
    slash = Slash(stand_in, person, "en-US", channel)
    data, _ = slash.read({"command": name, "options": options})
    return stand_in.interactions.begin(COMMAND, person, channel, data, locale="en-US")


class Room:
    """A channel, its two people, and what they have been through."""

    def __init__(self, hall: Venue, channel: Channel, game: str, seed: int) -> None:
        self.hall, self.channel, self.game = hall, channel, game
        self.rng = Random(seed)
        self.people = pair(hall.stand_in, channel)
        self.sent: dict[int, Sent] = {}
        self.told: Counter[str] = Counter()
        self.waited: list[float] = []
        self.trail: deque[tuple[float, str, str | None, str, str]] = deque(maxlen=12)
        self._moves: tuple[int, list[MoveRow]] = (0, [])
        self._match: Any = None

    async def play_on(self) -> None:
        """Take step after step until cancelled."""
        while True:
            if self.heard:
                await self.step()
            else:
                await asyncio.sleep(0.02)

    @property
    def heard(self) -> bool:
        """Whether a bot hears what happens here."""
        return self.hall.stand_in.gateway.hears(self.channel.guild_id)

    async def step(self) -> str:
        """Do what the one whose turn it is would do now; return what came of it."""
        state = self.hall.book.state(self.channel.id)
        if state is None or state.stage in ("finished", "called-off"):
            options = {"seats": "joined", **QUICK[self.game]}
            return await self.type(self.people[0], f"{self.game} new", options)
        if state.stage == "lobby":
            if int(self.people[1].id) not in state.people:
                return await self.press(self.people[1], f"facet:b:{state.id}:0:join:")
            return await self.press(self.people[0], f"facet:b:{state.id}:0:start:")
        return await self.turn(state)

    async def turn(self, state: State) -> str:
        """Let whoever is asked answer by chance, by a control or by a command."""
        match, number = self.catch_up(state)
        decision = match.position.decision
        if decision is None:
            return "over"
        move = str(self.rng.choice(decision.moves))
        person = self.person(state, decision.seat)
        sent = self.sent.setdefault(state.id, Sent())
        if self.rng.random() < 0.5:
            sent.typed[plain(move)] += 1
            verb, _, said = move.partition(":")
            named = zip(GAMES[state.game].verbs[verb], said.split("="), strict=False)
            options = {name: value for name, value in named if value}
            came = await self.type(person, f"{state.game} {verb}", options)
            if came == "done":
                sent.typed_and_acknowledged[plain(move)] += 1
            return came
        sent.pressed.setdefault(number, set()).add(plain(move))
        came = await self.press(person, f"facet:b:{state.id}:{number}:play:{move}")
        if came == "done":
            sent.acknowledged[number] = plain(move)
        return came

    def person(self, state: State, seat: int) -> Person:
        """Return who sits there."""
        return next(p for p in self.people if int(p.id) == state.people[seat])

    def catch_up(self, state: State) -> tuple[Any, int]:
        """Return the match as it is saved, and the number of its position."""
        known, moves = self._moves
        if known != state.id:
            moves = []
            self._match = replay(state, moves)
        for row in self.hall.book.moves(state.id, len(moves)):
            moves.append(row)
            self._match = self._match.play(row[2]).last(1)
        self._moves = state.id, moves
        return self._match, len(moves)

    # What people send

    async def press(self, person: Person, custom_id: str) -> str:
        """Press a control on the newest board, whether it is still there or not."""
        shown = self.boards()
        if not shown:
            return await self.type(person, "table show", {})
        begun = press(self.hall.stand_in, person, shown[-1], custom_id)
        return await self._outcome(begun, shown[-1].id)

    async def type(self, person: Person, name: str, options: Json) -> str:
        """Use a command."""
        begun = command(self.hall.stand_in, person, self.channel, name, options)
        return await self._outcome(begun)

    async def _outcome(self, begun: Interaction, board_id: str = "") -> str:
        start = perf_counter()
        end = start + self.hall.patience
        while perf_counter() < end and self.heard and not begun.outcome.done():
            await asyncio.wait({begun.outcome}, timeout=0.05)
        came = self._came(begun, board_id)
        self.trail.append((perf_counter(), begun.id, begun.original_id, board_id, came))
        self.told[came] += 1
        if came == "done":
            self.waited.append(perf_counter() - start)
        return came

    def _came(self, begun: Interaction, board_id: str) -> str:
        if not begun.answered:
            return "unanswered"
        kept = self.hall.stand_in.world.messages[self.channel.id].get(begun.original_id or "")
        if kept is None or kept.id == board_id or kept.reader_id is None:
            return "done"
        text = words(self.hall.stand_in.payloads.message(kept)).strip()
        return answers.error(text) or answers.refusal(text) or "done"

    # What people see

    def boards(self) -> list[Message]:
        """Return the messages everybody sees here, oldest first."""
        return boards(self.hall.stand_in, self.channel.id)

    def live(self, table_id: int) -> list[str]:
        """Return the ids of those that have controls of a table."""
        return [m.id for m in self.boards() if f":{table_id}:" in str(m.components)]

    def current(self) -> bool:
        """Return whether the table's state stands in one message here, the only one to press."""
        state = self.hall.book.state(self.channel.id)
        if state is None:
            return True
        if state.shown != state.revision:
            return False
        boards, live = self.boards(), self.live(state.id)
        if state.stage == "called-off":
            return not live
        number = len(self.hall.book.moves(state.id))
        said = f":{state.id}:{number}:"
        controls = [m.id for m in boards if said in str(m.components)]
        return len(controls) == 1 and live == controls

    def midway(self) -> bool:
        """Return whether a turn has begun that goes on in private: all are shown its end."""
        state = self.hall.book.state(self.channel.id)
        if state is None or state.stage != "playing":
            return False
        match, _ = self.catch_up(state)
        seats = [seat for _, seat, _ in self._moves[1] if seat >= 0]
        decision = match.position.decision
        return decision is not None and seats[-1:] == [decision.seat]

    def why(self) -> str:
        """Return what is to be seen here, for whoever asks why it is not current."""
        state = self.hall.book.state(self.channel.id)
        last = {m.id for m in self.boards()[-3:]}
        live = {
            message.id: custom_ids({"components": message.components})[:2]
            for message in self.boards()
            if message.id in last or (state and f":{state.id}:" in str(message.components))
        }
        number = state and len(self.hall.book.moves(state.id))
        return f"{self.channel.name}: {state} {live} {number}"


class Venue:
    """A stand-in, a database to look things up in, and the rooms."""

    def __init__(self, stand_in: StandIn, book: Book) -> None:
        self.stand_in, self.book = stand_in, book
        self.rooms: list[Room] = []
        self.posts: Counter[str] = Counter()
        self.patience = 5.0
        """Seconds that people wait for an answer before they look for themselves."""
        post = stand_in.post

        def told(message: Message, draft: Draft) -> Message:
            posted = post(message, draft)
            if message.reader_id is None:
                places = set(map(_place, custom_ids({"components": message.components})))
                self.posts.update(places - {NO_PLACE})
            return posted

        stand_in.post = told  # type: ignore[method-assign]

    def play(self) -> list[asyncio.Task[None]]:
        """Let everybody play until they are stopped."""
        return [asyncio.create_task(room.play_on()) for room in self.rooms]

    def told(self) -> Counter[str]:
        """Return how often everything was told, in all rooms."""
        return sum((room.told for room in self.rooms), Counter())

    def doubles(self) -> list[str]:
        """Return the tables and numbers that were posted more than once."""
        return [place for place, often in self.posts.items() if often > 1]


class Hall(Venue):
    """A venue with one bot, whose process is at hand."""

    def __init__(self, stand_in: StandIn, folder: Path, process: BotProcess) -> None:
        self.path = folder / "facet.db"
        super().__init__(stand_in, Book(self.path))
        self.folder, self.process = folder, process
        self.log = Log(folder / LOG)
        self.environment: dict[str, str] = {}

    def open_rooms(self, count: int, rng: Random, games: tuple[str, ...] = tuple(QUICK)) -> None:
        """Open so many rooms, the games by turns."""
        for number in range(len(self.rooms), len(self.rooms) + count):
            channel = self.stand_in.add_channel(f"room-{number}", None)
            game = games[number % len(games)]
            self.rooms.append(Room(self, channel, game, rng.randrange(2**32)))

    async def start(self) -> None:
        """Start the bot and wait until it is connected."""
        await self.process.start()
        await until(lambda: self.stand_in.gateway.connected)

    async def kill(self) -> None:
        """End the bot as a crash would."""
        await self.process.kill()
        await until(lambda: not self.stand_in.gateway.connected)


def _place(custom_id: str) -> str:
    """Return the table that a control names, and of which board it is: a lobby is one."""
    _, _, table, number, action, *_ = f"{custom_id}:::::".split(":")
    return f"{table}:{'lobby' if action in LOBBY else number}"


@asynccontextmanager
async def hall(
    folder: Path,
    settings: Settings = PATIENT,
    *,
    make: type[LoggedBot] = ForkedBot,
    start: bool = True,
    **environment: str,
) -> AsyncIterator[Hall]:
    """Run a stand-in and the bot, whose log lies in the folder."""
    async with running(folder / "playground", settings=settings) as stand_in:
        stand_in.keeper.save = lambda _: None  # type: ignore[assignment,method-assign]
        known = stand_in.bot_environment(folder / "facet.db", PYTHONPATH=str(ROOT), **environment)
        process = make(folder / LOG, known, stand_in.bot_changed)
        stand_in.bot_process = process
        opened = Hall(stand_in, folder, process)
        opened.environment = known
        if start:
            await opened.start()
            async with await open_store(opened.path, FEATURES) as store:
                await allow_many(store, stand_in)
        yield opened
