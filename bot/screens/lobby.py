"""A table that waits for its players."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.computers.contract import NORMAL
from bot.messages.names import bold, named
from bot.messages.press import Press, PressButton, PressSelect
from bot.messages.screen import Screen
from bot.panels.viewpoint import line_of_list
from bot.tables.table import Player, Table
from render import Words


def screen(table: Table, words: Words, levels: Sequence[str]) -> Screen:
    """Return the lobby: who sits where, what was chosen, and the controls.

    `levels` are those that computers can play at here.
    """
    rules = table.rules
    most, least, now = rules.seats[-1], rules.seats[0], len(table.players)
    lines = [f"### {words('lobby-title', game=words(f'{table.game}-name'))}"]
    lines += [
        f"{seat}. {seated(player, words, host=player.user_id == table.host_id)}"
        for seat, player in enumerate(table.players, start=1)
    ]
    lines += [f"{seat}. {words('lobby-free')}" for seat in range(now + 1, most + 1)]
    chosen = [words(f"{table.game}-chosen-{key}", value=v) for key, v in table.options.items()]
    chosen.append(words(f"lobby-seating-{table.seating}"))
    if not table.hints:
        chosen.append(words("lobby-no-hints"))
    lines.append("-# " + words.joined(chosen, "dot"))
    if table.stage != "lobby":
        note = table.note
        lines.append(
            words("lobby-closed-by", name=bold(note.who)) if note else words("lobby-closed")
        )
        return Screen(caption="\n".join(lines))
    ready = now >= least

    def button(
        action: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> PressButton:
        press = Press(table.id, 0, action)
        return PressButton(press, words(f"button-{action}"), style, disabled=disabled)

    full = now >= most
    asked = [player for player in table.players if player.asked]
    if asked:
        people = words.listed(f"<@{player.user_id}>" for player in asked)
        waiting = words("lobby-asked-all", names=people)
    else:
        waiting = words("lobby-ready" if ready else "lobby-waiting", missing=max(0, least - now))
    return Screen(
        caption="\n".join(lines),
        text=waiting,
        mentions=[player.user_id for player in asked if player.user_id],
        rows=[
            [
                button("join", discord.ButtonStyle.primary, disabled=full and not asked),
                button("leave"),
                button("remove", disabled=now < 2),
            ],
            *([] if full else [[_computers(table, words, levels)]]),
            [
                button("start", discord.ButtonStyle.success, disabled=not ready or bool(asked)),
                button("settings"),
                button("newcomer"),
                button("cancel", discord.ButtonStyle.danger),
            ],
        ],
    )


def _computers(table: Table, words: Words, levels: Sequence[str]) -> PressSelect:
    """Return the list that seats a computer."""
    lines = [
        line_of_list(words(f"computer-{level}"), level, words(f"computer-{level}-about"))
        for level in levels
    ]
    # A client shows what was chosen last, and lets nobody choose it again, as long as the list is
    # the same one: its id goes with the table's revision.
    press = Press(table.id, table.revision, "computer")
    return PressSelect(press, words("lobby-add-computer"), lines)


def seated(player: Player, words: Words, *, host: bool = False) -> str:
    """Return a line on who sits in a seat."""
    if player.computer is not None and player.user_id is None:
        told = f"level-{player.computer}"  # one that a table remembers may not be there any more
        level = words(told if told in words else f"level-{NORMAL}")
        return words("lobby-computer", name=named(player), level=level)
    if player.asked:
        return words("lobby-asked", name=f"<@{player.user_id}>")
    return words("lobby-host" if host else "lobby-person", name=f"<@{player.user_id}>")
