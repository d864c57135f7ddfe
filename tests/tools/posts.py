"""`python -m tests.tools.posts [ROAD …]`: what one person makes the bot post in ten minutes, by each command and control.

Ada may do everything in her server: she manages and moderates it, and it is her turn at many tables in as many
channels. A road is something that she does again and again, as often as she can: a command with all that can be
chosen in it, an action with all the controls that she has seen, or several things in turn, such as opening and
closing a table. Commands and actions are those that the bot has, so that new ones are included.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import timedelta
from itertools import count, islice, product
from math import prod
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.entry.routes import actions_of
from bot.features.catalogue import FEATURES
from bot.features.seasons.store import Seasons
from bot.messages.press import Press
from bot.panels.viewpoint import PLAY
from bot.playground.discord.checks.messages import Draft
from bot.playground.discord.errors import Unfit
from bot.playground.discord.permissions import Permission
from bot.playground.discord.world import Message
from bot.tables import lobby, starting
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.terms import agreed
from bot.testing.people import Channel, Result, Seen
from tests.bot.days import moved
from tests.bot.lodging import Lodging, Registered
from tests.bot.server import Server, components

MINUTES: Final = 10
BOARDS: Final = 45
STEPS: Final = 200
"""How often Ada does something in ten minutes: every three seconds."""
VARIANTS: Final = 24
"""How many ways of using a command are tried in turn, at the most."""
ME: Final = "ada"
Step = Callable[[int], Awaitable[object]]


@dataclass
class Count:
    """What others notice of what somebody did."""

    posts: int = 0
    edits: int = 0
    pings: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    direct: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    uploads: int = 0
    uploaded: int = 0

    @property
    def most_pings(self) -> int:
        """How often the person pinged most was pinged."""
        return max(self.pings.values(), default=0)

    @property
    def most_direct(self) -> int:
        """How many direct messages the person who got most got."""
        return max(self.direct.values(), default=0)


@dataclass(frozen=True)
class Others:
    """The direct messages of everybody but Ada."""

    server: Server

    def __contains__(self, channel_id: str) -> bool:
        world = self.server.discord.world
        own = world.between(str(self.server.person(ME).id), world.bot_id)
        return world.channels[channel_id].guild_id is None and (own is None or own.id != channel_id)


@contextmanager
def counted(server: Server) -> Iterator[Count]:
    """Count what the bot posts, changes and uploads, and whom it pings; not what only Ada sees."""
    discord, told, own = server.discord, Count(), str(server.person(ME).id)
    post, change, fill = discord.post, discord.change, discord._fill
    others = Others(server)

    def posted(message: Message, draft: Draft) -> Message:
        post(message, draft)
        channel = discord.world.channels[message.channel_id]
        if message.reader_id is None:
            told.posts += channel.guild_id is not None
            told.direct[channel.id] += channel.id in others
            for person in {*message.mention_ids, *message.role_ids} - {own}:
                told.pings[person] += 1
        return message

    def changed(message: Message, draft: Draft, *, edited: bool = True) -> Message:
        if message.reader_id is None and discord.world.channels[message.channel_id].guild_id:
            if edited:
                told.edits += 1
            else:
                told.posts += 1
        return change(message, draft, edited=edited)

    def filled(message: Message, draft: Draft) -> None:
        told.uploads += len(draft.uploads)
        told.uploaded += sum(map(len, draft.uploads.values()))
        fill(message, draft)

    discord.post, discord.change, discord._fill = posted, changed, filled  # type: ignore[method-assign]
    try:
        yield told
    finally:
        discord.post, discord.change, discord._fill = post, change, fill  # type: ignore[method-assign]


@dataclass
class Scene:
    """A server, its channels with tables that wait for Ada, and the controls that she has seen."""

    server: Server
    channels: Sequence[Channel]
    tables: Sequence[Table]
    free: Sequence[Channel]
    """Channels without a table."""
    seen: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """The custom ids of controls, by action."""

    @classmethod
    async def set_up(cls, server: Server, boards: int) -> Scene:
        """Let Ada play at many tables against Bo, moving first at each; Fay follows her."""
        server.discord._check_named_buttons = lambda: None  # type: ignore[method-assign]
        server.promote(ME, Permission.MANAGE_GUILD | Permission.MANAGE_MESSAGES)
        await server.command("fay", "follow", person=server.person(ME))
        free = [server.channel, *(server.add_channel(f"free-{it}") for it in range(3))]
        channels = [server.add_channel(f"table-{it}") for it in range(boards)]
        tables, facet, rng = [], server.facet, Random(1)
        for number, channel in enumerate(channels):
            game = ("splendor", "seekers")[number % 4 == 3]
            blank = Table(0, server.id, channel.id, game, 0, {}, "en", seating="joined")
            table = agreed(blank, {"pace": "1d", "rated": "no"})
            for name in (ME, "bo"):
                table = lobby.join(table, server.person(name).id, name)
            table = replace(table, host_id=server.person("bo").id)
            table = await facet.tables.open(starting.start(table, table.host_id, rng))
            await facet.after_change.run(table)
            tables.append(table)
        await server.settle()
        return cls(server, channels, tables, free)

    async def now(self, channel: Channel) -> Table:
        """Return the newest table of a channel."""
        return await self.server.facet.tables.latest(channel.id)

    def message(self, channel: Channel) -> Seen | None:
        """Return the newest message that Ada sees in a channel."""
        return next(self.server.seen(ME, channel), None)

    async def command(
        self, command: str, channel: Channel, options: dict[str, Any]
    ) -> Result | None:
        """Use a command, if the client lets her."""
        with suppress(Unfit):
            return await self.server.command(ME, command, channel, **options)
        return None

    async def press(self, custom_id: str, channel: Channel) -> Result | None:
        """Press a control in a channel, or choose from its list; a form that it opens is sent."""
        message = self.message(channel)
        if message is None:
            return None
        kind = custom_id.split(":")[1]
        values = () if kind == "b" else (self._value(custom_id, kind),)
        custom_id = custom_id.partition("=>")[0]
        result = await self.server.person(ME).forge(message, custom_id, *values)
        if result.modal is not None:
            with suppress(Unfit):
                await self.server.person(ME).submit_modal(result, {})
        return result

    def _value(self, custom_id: str, kind: str) -> str:
        chosen = custom_id.partition("=>")[2]
        return str(self.server.person("cy").id) if kind == "u" else chosen

    async def act(self, action: str, channel: Channel, argument: str = "", value: str = "") -> None:
        """Press a control of the channel's table as it is now, if there is one."""
        try:
            table = await self.now(channel)
        except Refusal:
            return
        number = table.number if table.match else table.revision
        text = f"{Press(table.id, number, action, argument)}"
        await self.press(f"facet:s:{text}=>{value}" if value else f"facet:b:{text}", channel)

    def note(self, result: Result | None) -> None:
        """Remember the controls of an answer."""
        answers = [result.response, *result.followups] if result else []
        for message in filter(None, answers):
            self.note_controls(message)

    def note_controls(self, message: Seen) -> None:
        """Remember the controls of a message."""
        for part in components(message):
            custom_id = str(part.get("custom_id") or "")
            press = (
                Press.read(custom_id.split(":", 2)[-1]) if custom_id.startswith("facet:") else None
            )
            if press is None:
                continue
            values = [it["value"] for it in part.get("options", ())]
            self.seen[press.action] |= {f"{custom_id}=>{it}" for it in values} or {custom_id}

    async def explore(self) -> None:
        """Use every command once, and press what is offered once, to see the controls there are."""
        table = await self.now(self.channels[0])
        await self.server.command("bo", "splendor new", self.free[0], seats="joined")
        for channel in (self.channels[0], self.free[0]):
            for command, variants in commands(self.server):
                self.note(await self.command(command, channel, variants[0]))
            for message in list(self.server.seen(ME, channel)):
                self.note_controls(message)
        for _ in range(2):
            for ids in [sorted(it)[:4] for it in self.seen.values()]:
                for custom_id in ids:
                    self.note(await self.press(custom_id, self.channels[0]))
        assert table


def commands(server: Server) -> list[tuple[str, list[dict[str, Any]]]]:
    """Return every command as it is typed, and ways to fill in its options."""
    found: list[tuple[str, list[dict[str, Any]]]] = []

    def walk(name: str, told: dict[str, Any]) -> None:
        options = told.get("options") or []
        inner = [it for it in options if it["type"] in (1, 2)]
        for it in inner:
            walk(f"{name} {it['name']}", it)
        if not inner:
            found.append((name, _variants(server, options)))

    for it in server.discord.world.commands:
        if it["type"] == 1:
            walk(it["name"], it)
    return found


def _variants(server: Server, options: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    lists = [[(it["name"], value) for value in _values(server, it)] for it in options]
    step = max(1, prod(map(len, lists)) // VARIANTS)
    some = islice(product(*lists), 0, step * VARIANTS, step)
    return [dict(it for it in chosen if it[1] is not None) for chosen in some]


def _values(server: Server, option: dict[str, Any]) -> list[Any]:
    """Return values for an option; None leaves it out."""
    kind, left_out = option["type"], [] if option.get("required") else [None]
    if option.get("choices"):
        return [*[it["value"] for it in option["choices"]][:3], *left_out]
    if kind == 4:
        return [option.get("min_value", 1), *left_out]
    if kind == 6:
        return [server.person("cy"), server.person("bo"), *left_out]
    if kind == 11:
        return [("record.json", b"{}")]
    days = ["3", "0"] if option["name"] == "until" else ["wbg", "1", "0"]
    return [*days, *left_out]


def roads(scene: Scene) -> dict[str, Step]:
    """Return everything that Ada can do again and again."""
    server, found = scene.server, dict[str, Step]()
    for command, variants in commands(server):
        found[f"/{command}"] = _command(scene, command, variants)
    for action in actions_of(FEATURES):
        if ids := sorted(scene.seen[action]):
            found[f"[{action}]"] = _controls(scene, ids)
    for name, steps in in_turn(scene).items():
        found[name] = _one_after_the_other(steps)
    return found


def _command(scene: Scene, command: str, variants: Sequence[dict[str, Any]]) -> Step:
    channels = [*scene.channels, *scene.free]

    async def step(number: int) -> None:
        round_, at = divmod(number, len(channels))
        options = variants[(number + round_) % len(variants)]
        result = await scene.command(command, channels[at], options)
        for label_id in _confirming(result):
            await scene.press(label_id, channels[at])

    return step


def _confirming(result: Result | None) -> Iterator[str]:
    """Yield the first buttons of a private answer, such as the one that confirms."""
    if result is None or result.response is None or not result.response.ephemeral:
        return
    buttons = [it for it in components(result.response) if it["type"] == 2]
    yield from (it["custom_id"] for it in buttons[:1] if it.get("custom_id"))


def _controls(scene: Scene, ids: Sequence[str]) -> Step:
    channels = [*scene.channels, *scene.free]

    async def step(number: int) -> None:
        round_, at = divmod(number, len(channels))
        custom_id = ids[(number + round_) % len(ids)]
        _, kind, text = custom_id.split(":", 2)
        press = Press.read(text.partition("=>")[0])
        value = text.partition("=>")[2]
        assert press is not None
        if press.table:
            with suppress(Refusal):
                table = await scene.now(channels[at])
                number = table.number if table.match else table.revision
                press = Press(table.id, number, press.action, press.argument)
        await scene.press(f"facet:{kind}:{press}" + (f"=>{value}" if value else ""), channels[at])

    return step


def _one_after_the_other(steps: Sequence[Step]) -> Step:
    async def step(number: int) -> None:
        await steps[number % len(steps)](number // len(steps))

    return step


def in_turn(scene: Scene) -> dict[str, list[Step]]:
    """Return what is done by turns, each in one channel after another."""
    channels, free, server = scene.channels, scene.free, scene.server

    def here(command: str, places: Sequence[Channel] = free, **options: Any) -> Step:
        return lambda n: scene.command(command, places[n % len(places)], options)

    def act(
        action: str, places: Sequence[Channel] = free, argument: str = "", value: str = ""
    ) -> Step:
        return lambda n: scene.act(action, places[n % len(places)], argument, value)

    async def joined(n: int) -> None:
        """Join a lobby of Bo's, which is opened where there is none."""
        channel = free[n % len(free)]
        if not await _open(scene, channel):
            await server.command("bo", "splendor new", channel, seats="joined")
        await scene.act("join", channel)

    async def move(n: int) -> None:
        await quick_move(scene, channels[n % len(channels)])

    async def alone(n: int) -> None:
        """Play against computers, game after game."""
        channel = free[n % len(free)]
        with suppress(Refusal):
            table = await scene.now(channel)
            if table.stage == "playing":
                await quick_move(scene, channel)
                return
            if table.stage == "lobby":
                if len(table.players) < 2:
                    await scene.act("computer", channel, value="easy")
                else:
                    await scene.act("start", channel)
                return
        await scene.command("splendor new", channel, {"seats": "joined"})

    new = here("splendor new", seats="joined")
    return {
        "move, undo": [move, act("undo", channels)],
        "games against computers": [alone],
        "open, close": [new, act("cancel")],
        "open, leave": [new, act("leave")],
        "open, add a computer, start, resign": [
            *(new, act("computer", value="easy"), act("start"), act("resigned")),
        ],
        "a computer in, a computer out": [new, act("computer", value="easy"), act("removed", value="1")],
        "a lobby's terms": [new, act("choose", argument="rated", value="no"), act("choose", argument="rated", value="yes")],
        "invite, leave": [here("splendor new", invite=server.person("cy")), act("leave")],
        "a lobby of somebody else joined and left": [joined, act("leave")],
        "a tutorial begun and left": [here("tutorial", game="splendor"), lambda _: scene.act("left-tutorial", server.direct(ME))],
        "away and back": [here("my away", until="3"), here("my away", until="0")],
        "block, unblock": [here("my block", person=server.person("cy")), act("unblock", value=str(server.person("cy").id))],
        "hand over, withdraw": [here("table hand-over", channels, person=server.person("cy")), act("decline", channels)],
        "end, again": [act("ended", channels, "ask"), act("decline", channels)],
        "two languages": [here("table language", channels, language="ja"), here("table language", channels, language="en")],
        "seasons opened and closed": [here("season open", game="splendor"), here("season close"), *[lambda n: _close_season(scene, n)]],
        "show and show": [here("table show", channels)],
        "find and stop": [here("find"), act("find-join"), act("find-stop")],
    }  # fmt: skip


async def _open(scene: Scene, channel: Channel) -> bool:
    """Return whether a channel has an open table."""
    try:
        return (await scene.now(channel)).open
    except Refusal:
        return False


async def _close_season(scene: Scene, _: int) -> None:
    found = await scene.server.facet.tables.store.of(Seasons).of_server(scene.server.id)
    for season in found[:1]:
        await scene.press(f"facet:b:0:{season.id}:season-closed:", scene.free[0])


async def quick_move(scene: Scene, channel: Channel) -> None:
    """Make a sensible move, if it is Ada's turn there."""
    table = await scene.now(channel)
    if table.match is None or table.person_asked != scene.server.person(ME).id:
        return
    seat = table.asked
    move = table.rules.quick(table.position.seen_by(seat))
    await scene.act(PLAY, channel, str(move))


async def walked(
    lodging: Lodging, name: str, boards: int, steps: int, seen: dict[str, set[str]]
) -> Count:
    """Return what comes of a road in ten minutes, in a server of its own."""
    server = await lodging.let()
    with moved(server) as days:
        scene = await Scene.set_up(server, boards)
        for action, ids in seen.items():
            scene.seen[action] |= ids
        step, each = roads(scene)[name], timedelta(minutes=MINUTES) / steps
        with counted(server) as told:
            for number in range(steps):
                await step(number)
                days.now += each
            await server.settle()
    await lodging.close()
    return told


async def explored(lodging: Lodging) -> tuple[dict[str, set[str]], list[str]]:
    """Return the controls that there are, and the names of all roads."""
    server = await lodging.let()
    with moved(server):
        scene = await Scene.set_up(server, 2)
        await scene.explore()
        names = list(roads(scene))
    await lodging.close()
    return dict(scene.seen), names


async def main(wanted: Sequence[str]) -> None:
    """Print a line for each road, the ones with most posts first."""
    with tempfile.TemporaryDirectory() as name:
        folder, numbers = Path(name), count()

        def fresh() -> Path:
            path = folder / str(next(numbers))
            path.mkdir()
            return path

        lodging = Lodging(fresh, await Registered.by_a_bot(folder / "facet.db"))
        seen, names = await explored(lodging)
        lines = []
        for road in names:
            if wanted and not any(it in road for it in wanted):
                continue
            told = await walked(lodging, road, BOARDS, STEPS, seen)
            line = (
                f"| {road} | {told.posts} | {told.edits} | {told.most_pings} | {told.most_direct} "
                f"| {told.uploads} | {told.uploaded / 1e6:.1f} MB |"
            )
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
            lines.append((told.posts + told.edits, line))
        title = (
            "road | posts | edits | pings of one person | direct messages to one | files | bytes"
        )
        table = "\n".join(line for _, line in sorted(lines, reverse=True))
        sys.stdout.write(f"\n| {title} |\n| --- | --- | --- | --- | --- | --- | --- |\n{table}\n")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
