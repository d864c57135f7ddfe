"""What a step means when it is taken: who presses, types or writes what, as things are then.

A step names people, places and actions, never ids. What isn't possible any more isn't done.

    press      action, place ("": anywhere), how many such controls back, *what is chosen
    forge      action, place, how many back, *what is chosen: though others were shown it, or nobody
    hurry      action, place, *what is chosen: of their newest table there, wherever its control is
    type       command, place, *options
    menu       entry, place, a person or how many messages back
    complete   command, place, the option that is being typed, *options
    fill       how many forms back, *what is written: into a form that was opened
    move       place, which of the legal moves (-1: a good one), asked or not
    play       place, how many moves: whenever they are asked; "typed" if by commands
    vote       place, for how many moves: one vote for each, whenever everybody is asked there
    against    place, how many codes back: with a code that was shown to anybody
    walk       place, how many controls: each of the newest message there
    say        place, text
    rename     a new name;   leave, return: the server;   uninstall, install: the bot
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import Any, Final

from bot.playground.clients.deeds import Deeds
from bot.playground.discord.errors import Refusal, Unfit
from bot.playground.discord.interactions import Interaction
from bot.playground.discord.shapes import Json
from bot.playground.discord.world import Channel, Message, Person
from bot.tables.table import Table
from rules import GAMES
from tests.tools.storm.script import Step
from tests.tools.storm.sight import BUTTON, LIST, Control, Sight
from tests.tools.storm.staging import Sent, Storm
from tests.tools.storm.typed import choices, leaves, read_choices, read_options, written

WAITS_S: Final = 45.0
"""How long somebody waits for their turn."""
WAITS_FOR_POLLS_S: Final = 240.0
"""How long somebody waits for another poll, while others decide theirs."""
HINDERED = (Unfit, Refusal, KeyError)


class Acting:
    """Takes steps."""

    def __init__(self, storm: Storm, sight: Sight, locales: dict[str, str]) -> None:
        self._storm, self._sight, self._locales = storm, sight, locales
        self._tasks: set[asyncio.Task[None]] = set()

    def take(self, step: Step) -> None:
        """Do what a step says; what isn't possible isn't done."""
        person = self._storm.discord.world.person_named(step.who)
        act = getattr(self, f"_{step.act}", None)
        if person is not None and act is not None:
            try:
                act(step, person, *step.details)
            except HINDERED:
                return

    # Controls and forms

    def _press(
        self, step: Step, person: Person, action: str, place: str, back: int, *chosen: str
    ) -> None:
        known = self._sight.known_to(person, self._sight.with_action(action), place)
        if known:
            self._use(step, person, known[-1 - min(back, len(known) - 1)], chosen)

    def _use(self, step: Step, person: Person, control: Control, chosen: tuple[str, ...]) -> None:
        wanted = self._wanted(control, chosen)
        deeds = self._deeds(person)
        try:
            interaction = deeds.component(wanted)
        except Unfit:  # it isn't there any more: a slow client presses it all the same
            interaction = deeds.forge(wanted)
        self._note(step, interaction, control.custom_id)

    def _wanted(self, control: Control, chosen: tuple[str, ...]) -> Json:
        channel = self._storm.discord.world.channel(control.channel_id)
        return {
            "channel": control.channel_id,
            "message": control.message_id,
            "custom_id": control.custom_id,
            "kind": control.kind,
            "values": read_choices(control.kind, chosen, self._storm, channel.guild_id),
        }

    def _forge(
        self, step: Step, person: Person, action: str, place: str, back: int, *chosen: str
    ) -> None:
        channel = self._channel(place, person)
        message = self._message(channel, person)
        known = self._sight.with_action(action)
        if known:
            control = known[-1 - min(back, len(known) - 1)]
            wanted = self._wanted(control, chosen)
        else:
            kind = LIST if chosen else BUTTON
            table = next(
                (it for it in self._sight.tables() if it.channel_id == int(channel.id)), None
            )
            where = f"{table.id}:{table.number}" if table else "0:0"
            wanted = {"custom_id": f"facet:{'bs'[kind == LIST]}:{where}:{action}"[:100]}
            wanted |= {"kind": kind, "values": chosen}
        self._send_forged(step, person, channel, message, wanted)

    def _hurry(self, step: Step, person: Person, action: str, place: str, *chosen: str) -> None:
        channels = self._storm.discord.world.channels
        found = [
            (table, channel)
            for table in self._sight.tables()
            if table.seat_of(int(person.id)) is not None and table.stage in ("lobby", "playing")
            and (channel := channels.get(str(table.channel_id))) and place in ("", channel.name)
        ]  # fmt: skip
        if found:
            table, channel = found[-1]
            shown = self._storm.discord.world.find(channel.id, str(table.shown.message_id))
            message = shown or self._message(channel, person)
            custom_id = f"facet:{'s' if chosen else 'b'}:{table.id}:{table.number}:{action}"
            wanted = {"custom_id": custom_id, "kind": LIST if chosen else BUTTON, "values": chosen}
            self._send_forged(step, person, channel, message, wanted)

    def _send_forged(
        self, step: Step, person: Person, channel: Channel, message: Message, wanted: Json
    ) -> None:
        wanted |= {"channel": channel.id, "message": message.id}
        self._note(step, self._deeds(person).forge(wanted), wanted["custom_id"])

    def _message(self, channel: Channel, person: Person) -> Message:
        history = self._storm.discord.world.history(channel.id)
        seen = [it for it in history if it.reader_id in (None, person.id)]
        if not seen:
            raise Unfit("message", "There is no message.")
        return seen[-1]

    def _fill(self, step: Step, person: Person, back: int, *texts: str) -> None:
        opened = [
            it.interaction
            for it in self._storm.sent
            if it.interaction.modal and it.interaction.person_id == person.id
        ]
        if opened:
            self._write(step, person, opened[-1 - min(back, len(opened) - 1)], *texts)

    def _write(self, step: Step, person: Person, opener: Interaction, *texts: str) -> None:
        channel = self._storm.discord.world.channel(opener.channel_id)
        form = opener.modal or {}
        values = written(form, Random(str(step)), self._storm, channel.guild_id)
        values |= zip(values, texts, strict=False)
        wanted = {"interaction": opener.id, "values": values}
        self._note(step, self._deeds(person).modal(wanted), str(form["custom_id"]))

    # Commands

    def _type(self, step: Step, person: Person, command: str, place: str, *options: str) -> None:
        wanted = self._command(person, command, place, options)
        self._note(step, self._deeds(person).command(wanted), "")

    def _menu(self, step: Step, person: Person, entry: str, place: str, target: str | int) -> None:
        channel = self._channel(place, person)
        wanted: Json = {"channel": channel.id, "command": entry}
        if isinstance(target, str):
            wanted["person"] = target
        else:
            history = self._storm.discord.world.history(channel.id)
            seen = [it for it in history if it.reader_id is None]
            if not seen:
                return
            wanted["message"] = seen[-1 - min(target, len(seen) - 1)].id
        self._note(step, self._deeds(person).menu(wanted), "")

    def _complete(
        self, step: Step, person: Person, command: str, place: str, focused: str, *options: str
    ) -> None:
        wanted = self._command(person, command, place, options) | {"focused": focused}
        self._note(step, self._deeds(person).autocomplete(wanted), "")

    def _command(self, person: Person, command: str, place: str, options: tuple[str, ...]) -> Json:
        given = read_options(options, self._commands().get(command, []), self._storm)
        return {"channel": self._channel(place, person).id, "command": command, "options": given}

    # Games

    def _move(self, step: Step, person: Person, place: str, which: int) -> None:
        channel = self._channel(place, person)
        here = (it for it in self._sight.tables() if it.channel_id == int(channel.id))
        table = next((it for it in here if it.stage == "playing" and it.match), None)
        if table is not None:
            self._make_move(step, person, table, which)

    def _make_move(
        self, step: Step, person: Person, table: Table, which: int, *, typed: bool = False
    ) -> None:
        """Make a move by the button that panels have for it, or by its command."""
        decision = table.position.decision
        if decision is None:
            return
        moves = decision.moves
        good = which < 0
        move = GAMES[table.game].quick(table.position) if good else moves[which % len(moves)]
        custom_id = f"facet:b:{table.id}:{table.number}:play:{move}"[:100]
        channel = self._storm.discord.world.channel(str(table.channel_id))
        if typed:
            verb, _, rest = str(move).partition(":")
            command = f"{table.game} {verb}"
            names = [it["name"] for it in self._commands().get(command, [])]
            values = rest.split(":", len(names) - 1) if names else []
            options = [f"{name}={value}" for name, value in zip(names, values, strict=False)]
            self._type(step, person, command, channel.name, *options)
            return
        message = self._message(channel, person)
        self._send_forged(step, person, channel, message, {"custom_id": custom_id, "kind": BUTTON})

    def _play(self, step: Step, person: Person, place: str, count: int, how: str = "") -> None:
        self._begin(self._plays(step, person, place, count, typed=how == "typed"))

    async def _plays(
        self, step: Step, person: Person, place: str, count: int, *, typed: bool
    ) -> None:
        rng, loop = Random(str(step)), self._storm.loop
        until = loop.time() + WAITS_S
        while count and loop.time() < until:
            await asyncio.sleep(rng.uniform(0.3, 2.0))
            table = self._sight.game_of(person, place)
            if table is None:
                continue
            until = loop.time() + WAITS_S
            count -= 1
            try:
                which = -1 if rng.random() < 0.85 else rng.randrange(99)
                self._make_move(step, person, table, which, typed=typed)
            except HINDERED:
                return

    def _vote(self, step: Step, person: Person, place: str, count: int) -> None:
        self._begin(self._votes(step, person, place, count))

    async def _votes(self, step: Step, person: Person, place: str, count: int) -> None:
        rng, loop, voted = Random(str(step)), self._storm.loop, -1
        until = loop.time() + WAITS_FOR_POLLS_S
        while count and loop.time() < until:
            await asyncio.sleep(rng.uniform(0.3, 5.0))
            table = self._sight.poll_in(place)
            if table is None or table.number == voted:
                continue
            until = loop.time() + WAITS_FOR_POLLS_S
            count, voted = count - 1, table.number
            try:
                self._make_move(
                    step, person, table, -1 if rng.random() < 0.7 else rng.randrange(99)
                )
            except HINDERED:
                return

    def _against(self, step: Step, person: Person, place: str, back: int) -> None:
        codes = self._sight.codes
        if codes:
            code = codes[-1 - min(back, len(codes) - 1)]
            self._type(step, person, "table against", place, f"code={code}")

    def _walk(self, step: Step, person: Person, place: str, count: int) -> None:
        self._begin(self._walks(step, person, place, count))

    async def _walks(self, step: Step, person: Person, place: str, count: int) -> None:
        rng = Random(str(step))
        for _ in range(count):
            await asyncio.sleep(rng.uniform(0.4, 2.5))
            try:
                self._stride(step, person, place, rng)
            except HINDERED:
                continue

    def _stride(self, step: Step, person: Person, place: str, rng: Random) -> None:
        """Press something of what stands before somebody, or fill in the form that does."""
        mine = [it for it in self._storm.sent[-50:] if it.interaction.person_id == person.id]
        if mine and mine[-1].interaction.modal and rng.random() < 0.9:
            self._write(step, person, mine[-1].interaction)
            return
        channel = self._channel(place, person)
        before = self._sight.before(person, channel)
        if not before:
            return
        offered = before[0] if rng.random() < 0.8 else before[-1]
        plays = [
            it for it in offered if it.action.startswith(("play:", "plan-play:", "daily-play"))
        ]
        deeper = [it for it in offered if "panel:" in it.action]
        likely = plays or deeper
        control = rng.choice(likely if likely and rng.random() < 0.7 else offered)
        named = choices(control.kind, control.values, self._storm, channel.guild_id)
        count = rng.randint(1, max(1, min(control.most, len(named), 3)))
        chosen = rng.sample(named, count) if control.kind != BUTTON and named else []
        self._use(step, person, control, tuple(chosen))

    def _commands(self) -> dict[str, list[Json]]:
        """Return the options of each command that can be typed."""
        return dict(leaves(self._storm.discord.world.commands))

    # People themselves

    def _say(self, _: Step, person: Person, place: str, text: str) -> None:
        self._deeds(person).say({"channel": self._channel(place, person).id, "content": text})

    def _rename(self, _: Step, person: Person, name: str) -> None:
        self._storm.discord.world.people[person.id] = replace(person, display=name)

    def _leave(self, _: Step, person: Person) -> None:
        self._storm.discord.world.home.members.pop(person.id, None)

    def _return(self, _: Step, person: Person) -> None:
        self._storm.discord.world.home.members.setdefault(person.id, ())

    def _uninstall(self, _: Step, person: Person) -> None:
        self._storm.discord.world.people[person.id] = replace(person, installed=False)

    def _install(self, _: Step, person: Person) -> None:
        self._storm.discord.install(person)

    # How it is done

    def _channel(self, name: str, person: Person) -> Channel:
        channel = self._sight.channel(name, person)
        if channel is None:
            raise Unfit("channel", "There is no such channel.")
        return channel

    def _deeds(self, person: Person) -> Deeds:
        return Deeds(self._storm.discord, person, self._locales.get(person.name, "en-US"))

    def _begin(self, work: Any) -> None:
        task: asyncio.Task[None] = self._storm.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _note(self, step: Step, interaction: Any, custom_id: str) -> None:
        loop = self._storm.loop
        sent = Sent(step, interaction, loop.time(), custom_id)
        self._storm.sent.append(sent)

        def answered(_: asyncio.Future[Json]) -> None:
            sent.answered_at = loop.time()

        interaction.outcome.add_done_callback(answered)
