"""The command group for a server's seasons: `/season`."""

from collections.abc import Iterable, Sequence
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
from rules import MOST_SEATS

SEATS: Final = tuple(map(str, range(2, MOST_SEATS + 1)))
WEEKS: Final = ("1", "2", "3", "4", "6", "8")
MOST: Final = ("1", "2", "3", "4", "5", "6")
ROUNDS: Final = ("3", "4", "5")
MINUTES: Final = ("10", "30", "60", "120", "240", "480")


def _command(name: str, press: MakePress, options: Sequence[Option] = ()) -> Command:
    return Command(name, press, options, called=f"command-season-{name}")


def _option(name: str, known: Sequence[app_commands.Choice[str]], about: str = "") -> Option:
    about = about or f"season-{name}-about"
    return Option(name, about=about, called=f"option-season-{name}", choices=known)


def _numbers(values: Iterable[str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=value, value=value) for value in values]


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


_GAME: Final = Option("game", about="season-game-about", required=True, choices=games())
_SEATS: Final = _option("seats", choices(SEATS, "season-seats-{}".format))
_RATED: Final = _option("rated", choices(("yes", "no"), "find-rated-{}".format))
_SEASON: Final = [
    *(_GAME, _SEATS),
    _option("pace", choices(SEASON_PACES, "pace-{}".format)),
    _option("weeks", _numbers(WEEKS)),
    _option("most", _numbers(MOST)),
    _RATED,
]
_EVENING: Final = [
    *(_GAME, _SEATS),
    _option("pace", choices(EVENING_PACES, "pace-{}".format), "season-evening-pace-about"),
    _option("rounds", _numbers(ROUNDS)),
    _option("begins", _numbers(MINUTES)),
    _RATED,
]
SEASON: Final = Group(
    "season",
    [
        _command("open", _open, _SEASON),
        _command("evening", _evening, _EVENING),
        *(
            _command(name, _here(name))
            for name in ("join", "leave", "mine", "show", "past", "close")
        ),
    ],
    contexts=SERVER_CONTEXT,
    installs=SERVER_INSTALL,
    after="find",
)
