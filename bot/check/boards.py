"""Checks real boards in a real channel: the bot's own code posts, supersedes and strips them."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory
from typing import Final

from bot.check.finding import CheckLine, Finding
from bot.check.probe import Trial
from bot.computers.levels import named_levels
from bot.features.catalogue import FEATURES
from bot.host.metrics import Metrics
from bot.messages.delivery import DeliveryError
from bot.posting.facts import FactFinder
from bot.posting.poster import Poster
from bot.posting.reminders import ReminderSender
from bot.store import open_store
from bot.store.values import ServerSettings
from bot.tables import changes, lobby, starting
from bot.tables.table import Table
from bot.tables.tables import Tables
from rules import GAMES
from rules.contract import Json

BOARD_COUNT: Final = 2
"""How many boards are posted; the first loses its controls and its picture."""
_SECOND_PLAYER: Final = 1
_TODO: Final = "see the permissions above; otherwise report it with this line"


class _Heard(logging.Handler):
    """Keeps the last message that the bot's own code logged."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.last = "no reason was logged"

    def emit(self, record: logging.LogRecord) -> None:
        self.last = record.getMessage()


async def boards(trial: Trial) -> AsyncIterator[Finding]:
    """Play a few moves of a temporary game, and check each board."""
    heard, log = _Heard(), logging.getLogger("bot")
    log.addHandler(heard)
    level = log.level
    log.setLevel(logging.INFO)
    with TemporaryDirectory() as folder:
        store = await open_store(Path(folder) / "check.db", FEATURES, trial.probe.time)
        tables = Tables(store, SystemRandom())
        facts = FactFinder(trial.probe, tables, ReminderSender(trial.probe, tables))
        poster = Poster(trial.probe, tables, named_levels, facts, Metrics())
        try:
            async for finding in _shown(trial, tables, poster, heard):
                yield finding
        finally:
            await poster.retries.close()
            await store.close()
            log.removeHandler(heard)
            log.setLevel(level)


async def _shown(
    trial: Trial, tables: Tables, poster: Poster, heard: _Heard
) -> AsyncIterator[Finding]:
    await tables.store.servers.save(ServerSettings(trial.guild_id or 0, boards="two"))
    table = await tables.open(_table(trial))
    for number in range(BOARD_COUNT):
        if number:
            table = (await tables.change(table.id, _played)).after
        await poster.show(table, ping=False)
        message_id = (await tables.get(table.id)).shown.message_id
        if message_id is None or message_id in trial.message_ids:
            yield Finding(CheckLine.BOARD, f"board {number + 1} wasn't posted: {heard.last}", _TODO)
            return
        trial.message_ids.append(message_id)
        yield await _looked(trial, heard, old=number > 0)


async def _looked(trial: Trial, heard: _Heard, *, old: bool) -> Finding:
    """Check the first board: an old one has neither controls nor a picture."""
    try:
        message = await trial.raw(trial.message_ids[0])
    except DeliveryError as error:
        return Finding(CheckLine.BOARD, f"it can't be read again: {error}", _TODO)
    has = (_has_controls(message), _has_picture(message))
    found = " and ".join(
        f"{'with' if there else 'without'} {what}"
        for there, what in zip(has, ("controls", "a picture"), strict=True)
    )
    line = CheckLine.OLD_BOARD if old else CheckLine.BOARD
    if has == (not old, not old):
        return Finding(line, found)
    return Finding(line, f"{found}: {heard.last}", _TODO)


def _has_controls(part: Json) -> bool:
    return "custom_id" in part or any(map(_has_controls, part.get("components") or []))


def _has_picture(message: Json) -> bool:
    gallery = any(part.get("items") for part in message["components"])
    return bool(message["attachments"]) or gallery


def _table(trial: Trial) -> Table:
    """Return a game of the bot against a made-up player, whom nothing pings."""
    rng = SystemRandom()
    table = Table(
        id=0,
        guild_id=trial.guild_id or 0,
        channel_id=trial.channel_id,
        game=next(iter(GAMES)),
        host_id=trial.probe.own_id,
        options={},
        language="en",
        seating="joined",
    )
    table = lobby.join(table, trial.probe.own_id, "Facet")
    table = lobby.join(table, _SECOND_PLAYER, "Check")
    return starting.start(table, trial.probe.own_id, rng)


def _played(table: Table) -> Table:
    """Play the first legal move."""
    decision = table.position.decision
    user_id = table.players[table.asked or 0].user_id
    if decision is None or user_id is None:
        raise LookupError("a game's first moves are its players'")
    return changes.play(table, user_id, None, str(decision.moves[0]), SystemRandom())
