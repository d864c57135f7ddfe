"""The commands that are the same for every game: `/table …`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import app_commands

from bot.commands.command import Option, Run, Values, command, games, group
from bot.conversation import lobby, more, reading, turn
from bot.lexicon import LANGUAGES, words_in
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.visit import Visit
from rules import GAMES

Do = Callable[[Visit, Table], Awaitable[None]]


def table_commands() -> app_commands.Group:
    """Return the group of commands about the table in a channel."""
    commands = group("table", "command-table", "table-about")
    plain: dict[str, Do] = {
        "join": lambda visit, table: lobby.join(visit, table.id),
        "leave": lambda visit, table: lobby.leave(visit, table.id),
        "computer": lambda visit, table: lobby.add_computer(visit, table.id),
        "start": lambda visit, table: lobby.start(visit, table.id),
        "show": more.show,
        "hand": turn.show_hand,
        "undo": lambda visit, table: more.undo(visit, table.id),
        "resign": more.ask_to_resign,
        "end": more.ask_to_end,
        "history": more.history,
        "export": more.export,
    }
    for name, do in plain.items():
        commands.add_command(command(name, f"table-{name}-about", _at_table(do)))
    option = Option("game", "table-rules-game-about", choices=games())
    commands.add_command(command("rules", "table-rules-about", _rules, [option]))
    languages = [
        app_commands.Choice(name=words_in("en")(f"language-{language}"), value=language)
        for language in LANGUAGES
    ]
    about = "table-language-language-about"
    option = Option("language", about, required=True, choices=languages)
    commands.add_command(command("language", "table-language-about", _language, [option]))
    return commands


def _at_table(do: Do) -> Run:
    async def run(visit: Visit, _: Values) -> None:
        await do(visit, await visit.table_here())

    return run


async def _rules(visit: Visit, values: Values) -> None:
    """Show the rules of the game named, or else of the one played here."""
    try:
        table: Table | None = await visit.table_here()
    except Refusal:
        table = None
    here = table.game if table else next(iter(GAMES))
    game = values.get("game", here)
    await reading.rules(visit, game, table if game == here else None)


async def _language(visit: Visit, values: Values) -> None:
    await more.speak(visit, await visit.table_here(), values["language"])
