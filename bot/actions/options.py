"""The lobby's settings: a private panel with a list for each option."""

from __future__ import annotations

from collections.abc import Iterator

from discord import SelectOption

from bot.actions.change import changing
from bot.actions.request import Request
from bot.messages.arguments import Choice
from bot.messages.press import Press, PressSelect, number_in
from bot.messages.screen import Screen
from bot.panels.viewpoint import MAX_OPTIONS, ControlRows, line_of_list
from bot.tables import lobby
from bot.tables.lobby import PRESET
from bot.tables.table import Table
from bot.tables.terms import DRAWN, PRESETS, TERMS, term
from render import Words
from rules import Number, OneOf


async def settings(request: Request, press: Press) -> None:
    """Show the host a list for each option."""
    table = await request.table(press.table)
    # Refuses a person who may not choose, as choosing would.
    lobby.choose(table, request.user_id, "seats", table.seating)
    await request.show_panel(panel(table, request.words), table.id)


async def choose(request: Request, press: Press) -> None:
    """Set an option; the lobby shows it, and the panel stays open and says what changed."""
    choice, before = Choice.read(press.argument), await request.table(press.table)
    if before.stage != "lobby":  # the panel was open for long, so it couldn't be deleted
        await request.say("lobby-settings-over")
        return

    def change(table: Table) -> Table:
        value = _read(table, request, choice)
        return lobby.choose(table, request.user_id, choice.key, value)

    with request.doing("terms", when=change(before).asked_again):
        async with changing(request, press.table, change) as saved:
            shown = panel(saved.after, request.words, saved.before)
            await saved.answer(shown)
    place = request.user_id, request.channel_id
    await request.services.panels.opened(place, request.reply, press.table)


def panel(table: Table, words: Words, before: Table | None = None) -> Screen:
    """Return the panel: presets, then a list for each option of the game and each term of the table.

    It says what has changed since `before`.
    """
    changed = [] if before is None else list(_changes(before, table, words))
    rows: ControlRows = [[_presets(table, words)]]
    rows += [
        [PressSelect(Press(table.id, 0, "choose", str(Choice(key))), "", lines)]
        for key, bounds in _bounds(table)
        if len(lines := _lines(table, key, bounds, words)) <= MAX_OPTIONS
    ]
    return Screen(text="\n".join([words("lobby-settings"), *changed]), rows=rows)


def _bounds(table: Table) -> Iterator[tuple[str, Number | OneOf]]:
    """Yield what can be chosen; a continued game keeps its options, and is never rated."""
    if table.begins is None:
        yield from table.rules.options.items()
    yield from ((key, it) for key, it in TERMS.items() if not (table.begins and key == "rated"))


def _presets(table: Table, words: Words) -> PressSelect:
    lines = [
        line_of_list(
            words(f"preset-{name}"), name, words(f"preset-{name}-about"),
            chosen=all(term(table, key) == word for key, word in preset.items()),
        )
        for name, preset in PRESETS.items()
    ]  # fmt: skip
    # With the same id, a client would show a choice that no longer holds.
    press = Press(table.id, table.revision, "choose", str(Choice(PRESET)))
    return PressSelect(press, words("setting-presets"), lines)


def _lines(table: Table, key: str, bounds: Number | OneOf, words: Words) -> list[SelectOption]:
    values: list[int | str]
    if isinstance(bounds, OneOf):
        values = list(bounds.words)
    else:
        values = [DRAWN] if bounds.drawn else []
        values += range(bounds.lowest, bounds.highest + 1)
    now = _value(table, key)
    return [
        line_of_list(
            words(
                "setting-line", name=_name(table, key, words), value=_told(table, key, it, words)
            ),
            str(it),
            chosen=it == now,
        )
        for it in values
    ]


def _changes(before: Table, after: Table, words: Words) -> Iterator[str]:
    for key, _ in _bounds(after):
        old, new = (_told(it, key, _value(it, key), words) for it in (before, after))
        if old != new:
            yield words("setting-changed", name=_name(after, key, words), before=old, after=new)


def _value(table: Table, key: str) -> int | str:
    return term(table, key) if key in TERMS else table.options[key]


def _name(table: Table, key: str, words: Words) -> str:
    """Return the name of a setting; a game's option has the name that commands use."""
    if key in TERMS:
        return words(f"setting-{key}")
    named = words(f"{table.game}-option-{key}")
    return named[:1].upper() + named[1:]


def _told(table: Table, key: str, value: int | str, words: Words) -> str:
    """Return a value in words."""
    if key in TERMS:
        named = f"setting-{key}-{value}"
        return words(named if named in words else f"{key}-{value}")
    named = f"{table.game}-choice-{key}-{value}"
    return words(named) if named in words else words(f"{table.game}-chosen-{key}", value=value)


def _read(table: Table, request: Request, choice: Choice) -> int | str:
    """Return the value chosen for an option; a random one is drawn now."""
    bounds = table.rules.options.get(choice.key)
    if not isinstance(bounds, Number):
        return choice.value
    if choice.value == DRAWN and bounds.drawn:
        return request.tables.rng.choice(range(bounds.lowest, bounds.highest + 1))
    return number_in(choice.value)
