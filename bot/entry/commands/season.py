"""The command group for a server's seasons: `/season`."""

from collections.abc import Iterable
from typing import Any, Final

from discord import app_commands

from bot.actions import season
from bot.actions.request import Request
from bot.entry.commands.command import (
    CommandBody,
    Option,
    OptionValues,
    command,
    games,
    group,
    text,
)
from bot.entry.routes import act
from bot.messages.arguments import EVENING_PACES, SEASON_PACES, EveningWish, SeasonWish
from bot.messages.press import NO_TABLE, Press

SEATS: Final = ("2", "3", "4")
WEEKS: Final = ("1", "2", "3", "4", "6", "8")
MOST: Final = ("1", "2", "3", "4", "5", "6")
ROUNDS: Final = ("3", "4", "5")
MINUTES: Final = ("10", "30", "60", "120", "240", "480")


def season_commands() -> app_commands.Group:
    """Return the command group for seasons."""
    commands = group("season", "command-season", "season-about", only_on_servers=True)
    choices = {
        "seats": _choices(SEATS, "season-seats-{0}"),
        "pace": _choices(SEASON_PACES, "pace-{0}"),
        "weeks": [app_commands.Choice(name=it, value=it) for it in WEEKS],
        "most": [app_commands.Choice(name=it, value=it) for it in MOST],
        "rated": _choices(("yes", "no"), "find-rated-{0}"),
    }
    options = [
        Option("game", "season-game-about", required=True, choices=games()),
        *(
            Option(key, f"season-{key}-about", called=f"option-season-{key}", choices=found)
            for key, found in choices.items()
        ),
    ]
    commands.add_command(
        command("open", "season-open-about", _open, options, called="command-season-open")
    )
    choices = {
        "seats": choices["seats"],
        "pace": _choices(EVENING_PACES, "pace-{0}"),
        "rounds": [app_commands.Choice(name=it, value=it) for it in ROUNDS],
        "begins": [app_commands.Choice(name=it, value=it) for it in MINUTES],
        "rated": choices["rated"],
    }
    about = {"pace": "season-evening-pace-about"}
    options = [
        options[0],
        *(
            Option(
                key,
                about.get(key, f"season-{key}-about"),
                called=f"option-season-{key}",
                choices=found,
            )
            for key, found in choices.items()
        ),
    ]
    evening = command(
        "evening", "season-evening-about", _evening, options, called="command-season-evening"
    )
    commands.add_command(evening)
    for name in ("join", "leave", "mine", "show", "past", "close"):
        commands.add_command(
            command(name, f"season-{name}-about", _here(name), called=f"command-season-{name}")
        )
    return commands


def _choices(values: Iterable[str], key: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=text(key.format(it)), value=it) for it in values]


async def _open(request: Request, values: OptionValues) -> None:
    """Open a season in this channel."""
    numbers = {key: int(values[key]) for key in ("seats", "weeks", "most") if key in values}
    wish = SeasonWish(**{**values, **numbers})
    await act(request, Press(NO_TABLE, None, "season-open", str(wish)))


async def _evening(request: Request, values: OptionValues) -> None:
    """Open an evening in this channel."""
    numbers = {key: int(values[key]) for key in ("seats", "rounds", "begins") if key in values}
    wish = EveningWish(**{**values, **numbers})
    await act(request, Press(NO_TABLE, None, "season-evening", str(wish)))


def _here(action: str) -> CommandBody:
    """Return a command about the season of this channel, or the newest of this server."""

    async def run(request: Request, _: OptionValues) -> None:
        number: Any = None if action == "past" else await season.here(request)
        await act(request, Press(NO_TABLE, number, f"season-{action}"))

    return run
