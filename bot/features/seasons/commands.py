"""The command group for a server's seasons: `/season`."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from discord import app_commands

from bot.actions.request import Request
from bot.entry.commands.command import (
    CommandBody,
    Option,
    OptionValues,
    choices,
    command,
    games,
    group,
)
from bot.entry.routes import act
from bot.features.seasons import actions
from bot.features.seasons.wishes import EVENING_PACES, SEASON_PACES, EveningWish, SeasonWish
from bot.messages.press import NO_TABLE, Press

SEATS: Final = ("2", "3", "4")
WEEKS: Final = ("1", "2", "3", "4", "6", "8")
MOST: Final = ("1", "2", "3", "4", "5", "6")
ROUNDS: Final = ("3", "4", "5")
MINUTES: Final = ("10", "30", "60", "120", "240", "480")


def season_commands() -> app_commands.Group:
    """Return the command group for seasons."""
    commands = group("season", "command-season", "season-about", only_on_servers=True)
    game = Option("game", "season-game-about", required=True, choices=games())
    seats = _option("seats", choices(SEATS, "season-seats-{}".format))
    rated = _option("rated", choices(("yes", "no"), "find-rated-{}".format))
    options = [
        *(game, seats),
        _option("pace", choices(SEASON_PACES, "pace-{}".format)),
        _option("weeks", _numbers(WEEKS)),
        _option("most", _numbers(MOST)),
        rated,
    ]
    commands.add_command(_command("open", _open, options))
    options = [
        *(game, seats),
        _option("pace", choices(EVENING_PACES, "pace-{}".format), "season-evening-pace-about"),
        _option("rounds", _numbers(ROUNDS)),
        _option("begins", _numbers(MINUTES)),
        rated,
    ]
    commands.add_command(_command("evening", _evening, options))
    for name in ("join", "leave", "mine", "show", "past", "close"):
        commands.add_command(_command(name, _here(name)))
    return commands


def _command(
    name: str, run: CommandBody, options: Sequence[Option] = ()
) -> app_commands.Command[Any, ..., None]:
    return command(name, f"season-{name}-about", run, options, called=f"command-season-{name}")


def _option(name: str, known: Sequence[app_commands.Choice[str]], about: str = "") -> Option:
    about = about or f"season-{name}-about"
    return Option(name, about, f"option-season-{name}", choices=known)


def _numbers(values: Iterable[str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=it, value=it) for it in values]


async def _open(request: Request, values: OptionValues) -> None:
    """Open a season in this channel."""
    await act(request, Press(NO_TABLE, None, "season-open", str(SeasonWish(**values))))


async def _evening(request: Request, values: OptionValues) -> None:
    """Open an evening in this channel."""
    await act(request, Press(NO_TABLE, None, "season-evening", str(EveningWish(**values))))


def _here(action: str) -> CommandBody:
    """Return a command about the season of this channel, or the newest of this server."""

    async def run(request: Request, _: OptionValues) -> None:
        number: Any = None if action == "past" else await actions.here(request)
        await act(request, Press(NO_TABLE, number, f"season-{action}"))

    return run
