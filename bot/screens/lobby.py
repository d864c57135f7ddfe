"""The lobby of a table."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

import discord
from discord.utils import format_dt

from bot.computers.level import MINE
from bot.computers.levels import styles_of
from bot.messages.names import bold, person
from bot.messages.press import Press, PressButton, PressSelect
from bot.messages.screen import Screen
from bot.panels.viewpoint import ControlRows, line_of_list
from bot.screens.board import NOTHING_BESIDE, Beside
from bot.screens.cover import cover
from bot.screens.levels import level_name
from bot.store.values import Player
from bot.tables.due_events import START_NOTICES
from bot.tables.origin import Origin
from bot.tables.sealed import may_start
from bot.tables.table import Table
from render import Words

IN_A_STYLE: Final = "style"
"""In the place of a level: the line that leads to the styles."""


def screen(
    table: Table,
    words: Words,
    levels: Sequence[str],
    pinged: Collection[int] = (),
    beside: Beside = NOTHING_BESIDE,
) -> Screen:
    """Return the lobby: the players, the options, and the controls.

    `levels` are the computers' levels that are available here.
    """
    chosen = _chosen(table, words)
    caption = _caption(table, words, chosen, beside)
    if table.stage != "lobby":
        return Screen(caption=f"{caption}\n{_closed(table, words)}")
    note = table.note
    there = tuple(replace(it, invited=False) for it in table.players)
    others = [button for it in beside.features for button in it.buttons(table, words)]
    return Screen(
        call="\n".join(_calls(table, words, pinged)),
        caption=caption,
        remains=_caption(replace(table, players=there), words, chosen, beside),
        text="\n".join(_passing(table, words)),  # it goes when the board follows
        picture=cover(table, words, chosen, beside.avatars),
        mentions=[*pinged],
        roles=note.called if note is not None and note.what == "sought" else (),
        rows=_rows(table, words, levels, others),
    )


def _chosen(table: Table, words: Words) -> list[str]:
    """Return the settings in words."""
    chosen = [words(f"{table.game}-chosen-{key}", value=v) for key, v in table.options.items()]
    chosen.append(words(f"lobby-seating-{table.seating}"))
    chosen += [words(key) for key in _fairness(table)]
    if table.sealed is not None:
        chosen.append(words("lobby-deal-sealed"))
    if table.pace != "none":
        chosen += [words(f"lobby-pace-{table.pace}"), words(f"lobby-late-{table.late}")]
    if table.on_time:
        chosen.append(words("lobby-on-time"))
    return chosen


def _caption(table: Table, words: Words, chosen: Sequence[str], beside: Beside) -> str:
    """Return the title, the settings and the seats."""
    game, kind = words(f"{table.game}-name"), table.origin.counts_as
    lines = [f"### {words('lobby-title', game=game, kind=kind)}"]
    lines += [
        f"{seat}. {words.joined([_seated(player, table, words), *_cut(player, words)], 'dot')}"
        for seat, player in enumerate(table.players, start=1)
    ]
    lines[1:1] = [*beside.title_lines, "-# " + words.joined(chosen, "dot")]
    if table.begins is not None:
        turn = table.turns_brought
        lines.insert(2, words("lobby-played-on", turn=turn, seats=table.begins.seats))
    if table.place != "server":
        lines.insert(2, f"-# {words(f'lobby-in-{table.place}')}")
    return "\n".join(lines)


def _passing(table: Table, words: Words) -> list[str]:
    """Return the lines about what the lobby waits for."""
    if table.kept_until is not None:
        return [words("lobby-found", until=format_dt(table.kept_until, "R"))]
    if table.origin is Origin.FIXTURE and table.starts is not None:
        return [words("lobby-fixture", until=format_dt(table.starts, "R"))]
    most, least, now = table.seats[-1], table.seats[0], len(table.players)
    passing = [f"{seat}. {words('lobby-free')}" for seat in range(now + 1, most + 1)]
    if table.starts is not None and table.start_notices < START_NOTICES:
        passing.append(starting_time(table.starts, words))
    missing = max(0, least - now)
    if table.place == "direct":
        passing.append(words("lobby-alone", free=most - now, missing=missing))
    elif not any(player.invited for player in table.players):
        key, free = "lobby-waiting" if missing else "lobby-ready", most - now
        passing.append(words(key, missing=missing, free=free, more=free - missing))
    if table.note is not None and table.note.what == "first":
        passing.append(words("lobby-quiet"))
    if table.note is not None and table.note.what == "declined":
        passing.insert(0, words("note-declined", name=bold(table.note.who)))
    return passing


def _rows(
    table: Table, words: Words, levels: Sequence[str], others: Iterable[PressButton]
) -> ControlRows:
    """Return the controls of a lobby that is open, with those of features."""

    def button(
        action: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        called: str = "",
        disabled: bool = False,
    ) -> PressButton:
        press = Press(table.id, 0, action, called)
        return PressButton(press, words(f"button-{called or action}"), style, disabled=disabled)

    now, green = len(table.players), discord.ButtonStyle.success
    full, asked = now >= table.seats[-1], any(player.invited for player in table.players)
    newcomer, cutting = button("newcomer"), _cutting(table, words)
    if table.origin is Origin.FIXTURE:
        return [[*cutting, newcomer, *others]]
    answers = [button("join", green, called="agree"), button("leave", called="decline")]
    if table.origin is Origin.FOUND:
        return [[*answers, newcomer]]
    seats = [button("leave")] if now > 1 else []  # alone, it's the same as to close the table
    if table.place != "direct" and not full:
        seats = [button("join"), *seats, button("invite")]
    start = button("start", green, disabled=now < table.seats[0] or asked)
    cancel = button("cancel", discord.ButtonStyle.danger)
    rows: ControlRows = [
        [*answers, *cutting] if asked else [],
        [*seats],
        [] if full else [_computers(table, words, levels)],
        [] if asked else [*cutting],
        [start, button("settings"), newcomer, *others, cancel],
    ]
    return [row for row in rows if row]


def _cutting(table: Table, words: Words) -> list[PressButton]:
    """Return the button that cuts the cards, if the deal is sealed and its commitment published."""
    if table.sealed is None or not may_start(table):
        return []
    press = Press(table.id, 0, "ask-cut")
    return [PressButton(press, words("button-ask-cut"), discord.ButtonStyle.primary)]


def starting_time(starts: datetime, words: Words) -> str:
    """Return the line with a lobby's starting time, which each reader sees in their time zone."""
    return words("lobby-starts", at=format_dt(starts, "f"), when=format_dt(starts, "R"))


def _calls(table: Table, words: Words, pinged: Collection[int]) -> Iterator[str]:
    """Yield the lines that call a role, those who joined, or those who are asked."""
    notice, note = _notice(table, words, pinged), table.note
    if notice:
        yield notice
    asked = [player for player in table.players if player.invited]
    if asked:
        once = () if notice else pinged  # whom the notice mentions already
        people = words.listed(person(it.user_id, it.name, once) for it in asked)
        if note is not None and table.asked_again:
            yield words("note-changed", name=bold(note.who), names=people)
        else:
            asking = {Origin.FOUND: "lobby-asked-found", Origin.REMATCH: "lobby-asked-all"}
            yield words(asking.get(table.origin, "lobby-invited"), names=people)


def _notice(table: Table, words: Words, pinged: Collection[int]) -> str:
    """Return the line that calls a role, or those who joined; empty if neither is called now."""
    note, free = table.note, table.seats[-1] - len(table.players)
    if note is not None and note.what == "sought":
        role = words.listed(f"<@&{it}>" for it in note.called)
        return words("note-sought", role=role, name=bold(note.who), free=free)
    if note is None or note.what not in ("soon", "due"):
        return ""
    people = [it for it in table.players if it.user_id is not None]
    names = words.listed(person(it.user_id, it.name, pinged) for it in people)
    when = format_dt(table.starts, "R") if table.starts else ""
    missing = max(0, table.seats[0] - len(table.players))
    why = "asked" if any(it.invited for it in people) else "missing" if missing else "open"
    known: dict[str, str | int] = {"names": names, "when": when, "host": bold(table.host)}
    return words(f"note-{note.what}", free=free, missing=missing, why=why, **known)


def _fairness(table: Table) -> list[str]:
    """Return the keys of the texts on ratings and hints; between people, a game that counts has no hints."""
    if not table.rated:
        return ["lobby-unrated"] if table.hints_given else ["lobby-unrated", "lobby-no-hints"]
    if not (table.hints and table.advised):
        return ["lobby-rated", "lobby-no-hints"]
    return ["lobby-rated-alone" if table.hints_given else "lobby-rated-no-hints"]


def _closed(table: Table, words: Words) -> str:
    note = table.note
    if note is None or note.what == "gone":
        return words("lobby-closed")
    kind = note.what if note.what in ("untouched", "declined", "unanswered") else "closed-by"
    return words(f"lobby-{kind}", name=bold(note.who))


def _computers(table: Table, words: Words, levels: Sequence[str]) -> PressSelect:
    """Return the list that adds a computer: of one's own level, of each level, or first the styles."""
    lines = _levels(table.game, words, levels)
    if styles_of(table.game) and len(levels) > 1:
        about = words("computer-styled-about")
        lines.append(line_of_list(words("computer-styled"), IN_A_STYLE, about))
    # While a list has the same id, a client shows the last choice and can't choose it again: the id
    # has the table's revision.
    press = Press(table.id, table.revision, "computer")
    return PressSelect(press, words("lobby-add-computer"), lines)


def _levels(
    game: str, words: Words, levels: Sequence[str], style: str = ""
) -> list[discord.SelectOption]:
    """Return a line for one's own level and for each level; it adds a computer of this style."""
    mine = [(MINE, words("computer-mine"))] if len(levels) > 1 else []
    named = [(it, words("computer-of-level", level=level_name(game, it, words))) for it in levels]
    lines = []
    for level, label in (*mine, *named):
        about = "computer-mine-about" if level == MINE else f"{game}-level-{level}-about"
        value = f"{level}-{style}" if style else level
        lines.append(line_of_list(label, value, words(about) if about in words else ""))
    return lines


def in_a_style(table: Table, words: Words, levels: Sequence[str], style: str) -> Screen:
    """Return the private panel that adds a computer in a style: the styles, and once one is chosen the levels."""
    key, styles = f"{table.game}-style", styles_of(table.game)
    lines = [
        line_of_list(words(f"{key}-{it}"), it, words(f"{key}-{it}-about"), chosen=it == style)
        for it in styles
    ]
    press = Press(table.id, table.revision, "style")
    rows: ControlRows = [[PressSelect(press, words("lobby-choose-style"), lines)]]
    if style in styles:
        press = Press(table.id, table.revision, "computer")
        of_style = _levels(table.game, words, levels, style)
        rows.append([PressSelect(press, words("lobby-choose-level"), of_style)])
    return Screen(text=words("lobby-styled"), rows=rows)


def _cut(player: Player, words: Words) -> list[str]:
    return [words("lobby-cut")] if player.cut else []


def _seated(player: Player, table: Table, words: Words) -> str:
    """Return the line of a seat."""
    if player.computer is not None and player.user_id is None:
        level = level_name(table.game, player.computer, words)
        return words("lobby-computer", name=bold(player.name), level=level)
    if player.user_id is None:
        return words("lobby-person", name=bold(player.name))
    if player.invited:
        again = table.origin is Origin.REMATCH
        return words("lobby-asked" if again else "lobby-asked-in", name=bold(player.name))
    host = player.user_id == table.host_id and not table.origin.by_bot
    return words("lobby-host" if host else "lobby-person", name=bold(player.name))
