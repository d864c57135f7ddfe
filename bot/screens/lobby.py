"""The lobby of a table."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import datetime
from typing import Final

import discord
from discord.utils import format_dt

from bot.computers.level import MINE
from bot.computers.levels import styles_of
from bot.messages.names import bold, isolated, person
from bot.messages.press import Press, PressButton, PressSelect
from bot.messages.screen import Screen
from bot.panels.viewpoint import ControlRows, line_of_list
from bot.screens.board import NOTHING_BESIDE, Beside
from bot.screens.cover import cover
from bot.screens.levels import level_name, style_of
from bot.store.values import Player
from bot.tables.due_events import START_NOTICES
from bot.tables.lobby import last_computer
from bot.tables.origin import Origin
from bot.tables.sealed import may_start
from bot.tables.table import Table
from render import Words

ANY_STYLE: Final = "any"
"""In the place of a style: none in particular."""


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
    game, kind = words(f"{table.game}-name"), table.origin.counts_as
    lines = [f"### {words('lobby-title', game=game, kind=kind)}"]
    lines += [
        f"{seat}. {words.joined([_seated(player, table, words), *_cut(player, words)], 'dot')}"
        for seat, player in enumerate(table.players, start=1)
    ]
    chosen = [words(f"{table.game}-chosen-{key}", value=v) for key, v in table.options.items()]
    chosen.append(words(f"lobby-seating-{table.seating}"))
    chosen += [words(key) for key in _fairness(table)]
    if table.sealed is not None:
        chosen.append(words("lobby-deal-sealed"))
    if table.pace != "none":
        chosen += [words(f"lobby-pace-{table.pace}"), words(f"lobby-late-{table.late}")]
    if table.on_time:
        chosen.append(words("lobby-on-time"))
    lines[1:1] = [*beside.title_lines, "-# " + words.joined(chosen, "dot")]
    if table.begins is not None:
        turn = table.turns_brought
        lines.insert(2, words("lobby-played-on", turn=turn, seats=table.begins.seats))
    if table.place != "server":
        lines.insert(2, f"-# {words(f'lobby-in-{table.place}')}")
    if table.stage != "lobby":
        lines.append(_closed(table, words))
        return Screen(caption="\n".join(lines))
    note = table.note
    others = [button for it in beside.features for button in it.buttons(table, words)]
    return Screen(
        call="\n".join(_calls(table, words, pinged)),
        caption="\n".join(lines),
        text="\n".join(_passing(table, words)),  # it goes when the board follows
        picture=cover(table, words, chosen, beside.avatars),
        mentions=[*pinged],
        roles=note.called if note is not None and note.what == "sought" else (),
        rows=_rows(table, words, levels, others),
    )


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
    seats = [button("leave")]
    if table.place != "direct" and not full:
        # The next thing to do stands out: to join while players are missing, then to start.
        primary, plain = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
        seats.insert(0, button("join", primary if now < table.seats[0] else plain))
        seats.append(button("invite"))
        if table.place == "server" and not table.sought:
            seats.append(button("seek"))
    if now > 1:
        seats.append(button("remove"))
    start = button("start", green, disabled=now < table.seats[0] or asked)
    cancel = button("cancel", discord.ButtonStyle.danger)
    rows: ControlRows = [
        [*answers, *cutting] if asked else [],  # all five rows can be there then
        [*seats],
        [] if full else [_computers(table, words, levels)],
        [*_styles(table, words)],
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
    if not table.hints:
        return ["lobby-rated", "lobby-no-hints"]
    return ["lobby-rated-alone" if table.hints_given else "lobby-rated-no-hints"]


def _closed(table: Table, words: Words) -> str:
    note = table.note
    if note is None or note.what == "gone":
        return words("lobby-closed")
    kind = note.what if note.what in ("untouched", "declined", "unanswered") else "closed-by"
    return words(f"lobby-{kind}", name=bold(note.who))


def _computers(table: Table, words: Words, levels: Sequence[str]) -> PressSelect:
    """Return the list that adds a computer: of each level, and of one's own in each style."""
    lines, mine = [], words("computer-mine")
    for level in levels:
        label = words("computer-of-level", level=words(f"level-{level}"))
        about = f"computer-{level}-about"
        lines.append(line_of_list(label, level, words(about) if about in words else ""))
    if len(levels) > 1:
        lines.append(line_of_list(mine, MINE, words("computer-mine-about")))
        for style in styles_of(table.game):
            key = f"{table.game}-style-{style}"
            label = words("level-styled", level=mine, style=words(key))
            lines.append(line_of_list(label, f"{MINE}-{style}", words(f"{key}-about")))
    # While a list has the same id, a client shows the last choice and can't choose it again: the id
    # has the table's revision.
    press = Press(table.id, table.revision, "computer")
    return PressSelect(press, words("lobby-add-computer"), lines)


def _styles(table: Table, words: Words) -> list[PressSelect]:
    """Return the list of styles for the computer added last, if there is one and it has styles."""
    styles, seat = styles_of(table.game), last_computer(table)
    if seat is None or not styles:
        return []
    now = style_of(table.game, table.players[seat]) or ANY_STYLE
    key = f"{table.game}-style"
    lines = [line_of_list(words("style-any"), ANY_STYLE, words("style-any-about"))]
    lines += [line_of_list(words(f"{key}-{it}"), it, words(f"{key}-{it}-about")) for it in styles]
    press = Press(table.id, table.revision, "style")
    prompt = words("lobby-choose-style", name=isolated(table.players[seat].name))
    return [PressSelect(press, prompt, [it for it in lines if it.value != now])]


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
