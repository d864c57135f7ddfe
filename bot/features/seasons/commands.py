"""The command group for a server's seasons: `/season`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from discord import app_commands

from bot.actions.request import Request
from bot.entry.commands.command import (
    SERVER_CONTEXT,
    SERVER_INSTALL,
    Command,
    Group,
    MakePress,
    Option,
    OptionValues,
    choices,
    games,
)
from bot.features.seasons import actions
from bot.features.seasons.wishes import EVENING_PACES, SEASON_PACES, EveningWish, SeasonWish
from bot.messages.press import NO_TABLE, Press

SEATS: Final = ("2", "3", "4")
WEEKS: Final = ("1", "2", "3", "4", "6", "8")
MOST: Final = ("1", "2", "3", "4", "5", "6")
ROUNDS: Final = ("3", "4", "5")
MINUTES: Final = ("10", "30", "60", "120", "240", "480")


def commands() -> Mapping[str, Sequence[Group]]:
    """Return the group of commands, which stands behind `/find`."""
    game = Option("game", "season-game-about", required=True, choices=games())
    seats = _option("seats", choices(SEATS, "season-seats-{}".format))
    rated = _option("rated", choices(("yes", "no"), "find-rated-{}".format))
    season = [
        *(game, seats),
        _option("pace", choices(SEASON_PACES, "pace-{}".format)),
        _option("weeks", _numbers(WEEKS)),
        _option("most", _numbers(MOST)),
        rated,
    ]
    evening = [
        *(game, seats),
        _option("pace", choices(EVENING_PACES, "pace-{}".format), "season-evening-pace-about"),
        _option("rounds", _numbers(ROUNDS)),
        _option("begins", _numbers(MINUTES)),
        rated,
    ]
    group = Group(
        "season",
        "command-season",
        "season-about",
        (
            _command("open", _open, season),
            _command("evening", _evening, evening),
            *(_command(it, _here(it)) for it in ("join", "leave", "mine", "show", "past", "close")),
        ),
        SERVER_CONTEXT,
        SERVER_INSTALL,
        after="find",
    )
    return {"": [group]}


def _command(name: str, press: MakePress, options: Sequence[Option] = ()) -> Command:
    return Command(name, f"season-{name}-about", press, options, f"command-season-{name}")


def _option(name: str, known: Sequence[app_commands.Choice[str]], about: str = "") -> Option:
    about = about or f"season-{name}-about"
    return Option(name, about, f"option-season-{name}", choices=known)


def _numbers(values: Iterable[str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=it, value=it) for it in values]


async def _open(_: Request, values: OptionValues) -> Press:
    """Open a season in this channel."""
    return Press(NO_TABLE, None, "season-open", str(SeasonWish(**values)))


async def _evening(_: Request, values: OptionValues) -> Press:
    """Open an evening in this channel."""
    return Press(NO_TABLE, None, "season-evening", str(EveningWish(**values)))


def _here(action: str) -> MakePress:
    """Return what presses an action of the season of this channel, or of the newest of this server."""

    async def press(request: Request, _: OptionValues) -> Press:
        number: Any = None if action == "past" else await actions.here(request)
        return Press(NO_TABLE, number, f"season-{action}")

    return press
