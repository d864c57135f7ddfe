"""The lobby's settings: a private panel with a list for each option."""

from discord import SelectOption

from bot.actions.change import changing
from bot.actions.request import Request
from bot.messages.arguments import Choice
from bot.messages.press import Press, PressSelect, number_in
from bot.messages.screen import Screen
from bot.panels.viewpoint import MAX_OPTIONS, ControlRows, line_of_list, lines_of
from bot.tables import lobby
from bot.tables.table import Table
from bot.tables.terms import DRAWN, TERMS, term
from render import Words
from rules import Number, OneOf


async def settings(request: Request, press: Press) -> None:
    """Show the host a list for each option."""
    table = await request.table(press.table)
    # Refuses a person who may not choose, as choosing would.
    lobby.choose(table, request.user_id, "seats", table.seating)
    await request.show_panel(panel(table, request.words))


async def choose(request: Request, press: Press) -> None:
    """Set an option; the lobby shows it, and the panel stays open."""
    choice = Choice.read(press.argument)

    def change(table: Table) -> Table:
        value = _read(table, request, choice)
        return lobby.choose(table, request.user_id, choice.key, value)

    calls = change(await request.table(press.table)).asked_again
    with request.doing("terms", when=calls):
        async with changing(request, press.table, change) as saved:
            await saved.answer(panel(saved.after, request.words))


def panel(table: Table, words: Words) -> Screen:
    """Return the panel: a list for each option of the game, and for each term of the table."""
    rows: ControlRows = [
        [_list(table, key, lines)]
        for key, bounds in ({} if table.begins else table.rules.options).items()
        if len(lines := _lines(table, key, bounds, words)) <= MAX_OPTIONS
    ]
    for key, known in TERMS.items():
        if table.begins and key == "rated":
            continue  # a continued game is never rated
        rows.append([_list(table, key, lines_of(words, key, known.words, term(table, key)))])
    return Screen(text=words("lobby-settings"), rows=rows)


def _list(table: Table, key: str, lines: list[SelectOption]) -> PressSelect:
    return PressSelect(Press(table.id, 0, "choose", str(Choice(key))), "", lines)


def _lines(table: Table, key: str, bounds: Number | OneOf, words: Words) -> list[SelectOption]:
    values: list[int | str]
    if isinstance(bounds, OneOf):
        values = list(bounds.words)
    else:
        values = [DRAWN] if bounds.drawn else []
        values += range(bounds.lowest, bounds.highest + 1)
    return [
        line_of_list(
            _told(table.game, key, value, words), str(value), chosen=value == table.options[key]
        )
        for value in values
    ]


def _told(game: str, key: str, value: int | str, words: Words) -> str:
    named = f"{game}-choice-{key}-{value}"
    return words(named) if named in words else words(f"{game}-chosen-{key}", value=value)


def _read(table: Table, request: Request, choice: Choice) -> int | str:
    """Return the value chosen for an option; a random one is drawn now."""
    bounds = table.rules.options.get(choice.key)
    if not isinstance(bounds, Number):
        return choice.value
    if choice.value == DRAWN and bounds.drawn:
        return request.tables.rng.choice(range(bounds.lowest, bounds.highest + 1))
    return number_in(choice.value)
