"""How the bot is doing, for whoever runs it: a private panel, backups, checks, the last errors."""

from math import isfinite

import discord
from discord.utils import format_dt

from bot.actions.request import Request
from bot.features.operator.backup_runner import BackupRunner
from bot.features.operator.desk import Facts, HostDesk
from bot.features.operator.warnings import warnings
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.messages.screen import Screen
from bot.tables.refusal import Refusal
from render import Words
from rules.catalogue import LEFT_OUT


async def show(request: Request, _: Press) -> None:
    """Show how the bot is doing."""
    await _present(request)


async def back_up(request: Request, _: Press) -> None:
    """Make a backup now, and say how it went."""
    note = await (await _runner(request)).back_up()
    if note is None:
        outcome = request.words("host-backup-under-way")
    else:
        key = "host-backed-up" if note.good else "host-not-backed-up"
        outcome = request.words(key, line=note.line)
    await _present(request, outcome)


async def check(request: Request, _: Press) -> None:
    """Check the database now, and say what was found."""
    good, line = await (await _runner(request)).check()
    await _present(
        request,
        request.words("host-checked") if good else request.words("host-check-bad", line=line),
    )


async def errors(request: Request, _: Press) -> None:
    """Show the last errors of this process: their numbers in the log, when and where."""
    errors = _allowed(request).metrics.last_errors
    lines = [f"`{it.number}` {format_dt(it.at, 'R')} {it.where}" for it in reversed(errors)]
    await _present(request, "\n".join(lines) or request.words("host-no-errors"))


def _allowed(request: Request) -> HostDesk:
    """Return the host's desk; raise Refusal unless this person is the host."""
    desk = request.services.parts.of(HostDesk)
    if request.user_id not in desk.owners:
        raise Refusal("refused-not-owner")
    return desk


async def _runner(request: Request) -> BackupRunner:
    """Return what makes and checks backups, which takes its time; raise Refusal without one."""
    runner = _allowed(request).hosting.runner
    if runner is None:
        raise Refusal("refused-no-backup")
    await request.reply.defer()
    return runner


async def _present(request: Request, more: str = "") -> None:
    facts = await _allowed(request).facts()
    words = request.words
    trouble = [it.text(words) for it in warnings(facts, request.tables.store.now())]
    lines = [
        words("host-title"),
        *(trouble or [words("host-well")]),
        *_lines(facts, words),
        *([more] if more else ()),
    ]
    buttons = [
        PressButton(
            Press(NO_TABLE, 0, action), words(f"button-{action}"), discord.ButtonStyle.secondary
        )
        for action in ("host-backup", "host-check", "host-errors", "host")
    ]
    await request.show_panel(Screen(text="\n".join(lines), rows=[buttons]))


def _lines(facts: Facts, words: Words) -> list[str]:
    """Return a line for each fact."""
    last = facts.backup
    if not facts.backs_up:
        backup = words("host-backup-off")
    elif last is None:
        backup = words("host-backup-none")
    elif last.good:
        backup = words("host-backup-good", at=format_dt(last.at, "R"), line=last.line)
    else:
        good = format_dt(last.last_good, "R") if last.last_good else "–"
        backup = words("host-backup-bad", at=format_dt(last.at, "R"), good=good)
    used, most = facts.memory.used >> 20, facts.memory.most >> 20
    ms = round(facts.latency_s * 1000) if isfinite(facts.latency_s) else "–"
    return [
        words("host-version", version=facts.version, at=format_dt(facts.started, "R")),
        *([words("host-newer", version=facts.newer)] if facts.newer else []),
        words("host-counts", servers=facts.servers, tables=facts.tables),
        words("host-today", turns=facts.today.turns, errors=facts.today.errors),
        backup,
        *(words("host-left-out", why=it.replace("`", "'")) for it in LEFT_OUT),
        words("host-machine", free=facts.free >> 20, used=used, most=most, ms=ms),
    ]
