"""The commands that all games share: `/table`, `/find`, `/help`, `/follow`, `/profile`, `/my` and others."""

from contextlib import suppress
from functools import partial
from typing import Any, Final, get_args

import discord
from discord import app_commands

from bot.actions import preferences
from bot.actions.hours import hour_of, minutes_of
from bot.actions.request import Request
from bot.actions.tutorial import TAUGHT
from bot.actions.zones import label, zones_like
from bot.computers.contract import NORMAL
from bot.computers.level import MINE
from bot.computers.levels import every_level, styles_of
from bot.entry.commands.command import (
    CommandBody,
    Option,
    OptionValues,
    choices,
    command,
    games,
    group,
    text,
)
from bot.entry.routes import act
from bot.features.follow import actions as follow
from bot.features.follow.screen import FollowOf
from bot.features.matchmaking.screen import DISTANCES, SeatsWish, Wish, wish_key
from bot.features.matchmaking.store import RatedWish
from bot.features.profile.screen import ProfileOf
from bot.features.puzzles.puzzle import ASKED
from bot.features.ratings.screen import LeaderboardOf, Period
from bot.features.replay import actions as replay
from bot.features.replay import review_actions as review
from bot.features.sealed import actions as sealed
from bot.host.threads import in_thread
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.messages.arguments import QuietHours, Where
from bot.messages.names import name_of
from bot.messages.press import NO_TABLE, ChosenPerson, Press
from bot.panels.viewpoint import MAX_OPTIONS
from bot.store import NotSaved
from bot.store.values import Pace
from bot.tables.refusal import Refusal
from bot.tables.zones import shown
from rules import GAMES

ACTIONS_WITHOUT_OPTIONS: Final = (
    *("join", "leave", "start", "show", "hand", "hint", "why"),
    *("undo", "resign", "end", "history"),
)
"""The actions at a table that take no options."""


def table_commands() -> app_commands.Group:
    """Return the command group for the table in a channel."""
    commands = group("table", "command-table", "table-about")
    for name in ACTIONS_WITHOUT_OPTIONS:
        commands.add_command(command(name, f"table-{name}-about", _at_table(name)))
    commands.add_command(command("back", "table-back-about", _at_table("back-again")))
    commands.add_command(command("wake", "table-wake-about", _anywhere("wake")))
    option = Option(
        "person", "table-hand-over-person-about", annotation=discord.User, required=True
    )
    commands.add_command(command("hand-over", "table-hand-over-about", _hand_over, [option]))
    commands.add_command(
        command("computer", "table-computer-about", _computer, _computer_options())
    )
    commands.add_command(command("export", "table-export-about", _export))
    commands.add_command(command("replay", "table-replay-about", _replay))
    commands.add_command(command("review", "table-review-about", _review))
    commands.add_command(command("verify", "table-verify-about", _verify))
    option = Option(
        "record", "table-import-record-about", annotation=discord.Attachment, required=True
    )
    commands.add_command(command("import", "table-import-about", _import, [option]))
    option = Option("game", "table-rules-game-about", choices=games())
    commands.add_command(command("rules", "table-rules-about", _rules, [option]))
    languages = [
        app_commands.Choice(name=words_in("en")(f"language-{language}"), value=language)
        for language in LANGUAGES
    ]
    option = Option("language", "table-language-language-about", required=True, choices=languages)
    commands.add_command(
        command("language", "table-language-about", _at_table("language", "language"), [option])
    )
    return commands


def _computer_options() -> list[Option]:
    """Return the options of `/table computer`: every level, and every game's styles."""
    levels = dict.fromkeys(level for game in GAMES for level in every_level(game))
    styles = [(f"{game}-style-{style}", style) for game in GAMES for style in styles_of(game)]
    known = {
        "level": [("computer-mine", MINE), *((f"level-{level}", level) for level in levels)],
        "style": styles,
    }
    return [
        Option(
            name,
            f"table-computer-{name}-about",
            choices=[app_commands.Choice(name=text(key), value=value) for key, value in found],
        )
        for name, found in known.items()
        if found
    ]


def learning_commands() -> list[app_commands.Command[Any, ..., None]]:
    """Return the commands that help and teach: `/help`, `/tutorial`, `/puzzle`, `/daily`."""
    option = Option("game", "tutorial-game-about", required=True, choices=games(TAUGHT))
    puzzle = Option("game", "puzzle-game-about", choices=games(ASKED))
    return [
        command("help", "help-about", _anywhere("help")),
        command("tutorial", "tutorial-about", _anywhere("tutorial", "game"), [option]),
        command("puzzle", "puzzle-about", _anywhere("puzzle", "game"), [puzzle]),
        command("daily", "daily-about", _anywhere("daily")),
    ]


def memory_commands() -> list[app_commands.Command[Any, ..., None]]:
    """Return the commands about other people and their games: `/follow`, `/profile`, `/leaderboard`."""
    person = Option("person", "profile-person-about", annotation=discord.User)
    options = [
        Option("game", "leaderboard-game-about", choices=games()),
        Option(
            "period",
            "leaderboard-period-about",
            choices=choices(get_args(Period), "leaders-{}".format),
        ),
        Option(
            "where", "leaderboard-where-about", choices=choices(get_args(Where), "button-{}".format)
        ),
    ]
    followed = Option("person", "follow-person-about", annotation=discord.User)
    return [
        command("follow", "follow-about", _follow, [followed]),
        command("profile", "profile-about", _profile, [person]),
        command("leaderboard", "leaderboard-about", _leaderboard, options),
    ]


def find_command() -> app_commands.Command[Any, ..., None]:
    """Return `/find`, with an option for each part of a wish."""
    known = {
        "game": list(GAMES),
        "seats": get_args(SeatsWish),
        "pace": get_args(Pace),
        "apart": [str(it) for it in DISTANCES],
        "rated": get_args(RatedWish),
    }
    options = [
        Option(
            key,
            f"find-{key}-about",
            called="option-find-seats" if key == "seats" else "",  # at a table, it's who sits where
            choices=choices(found, partial(wish_key, key)),
        )
        for key, found in known.items()
    ]
    return command("find", "find-command-about", _find, options)


async def _find(request: Request, values: OptionValues) -> None:
    """Join the queue for a game; without options, show the panel."""
    action = "find-join" if values else "find"
    await act(request, Press(NO_TABLE, None, action, str(Wish(**values))))


async def _profile(request: Request, values: OptionValues) -> None:
    """Show a person's profile, by default the requester's."""
    person = values.get("person")
    if person is not None and person.bot:
        raise Refusal("refused-computer-profile")
    asked = ProfileOf(person.id, name_of(person)) if person else ProfileOf()
    await act(request, Press(NO_TABLE, None, "profile", str(asked)))


async def _follow(request: Request, values: OptionValues) -> None:
    """Follow a person, by default the table here; or stop following."""
    person = values.get("person")
    if person is None:
        table = await request.table_here()
        following = await follow.follows(request, table.id)
        press = Press(table.id, None, "unfollow" if following else "follow")
    elif person.bot:
        raise Refusal("refused-follow-person")
    else:
        following = await follow.follows(request, followed_id=person.id)
        asked = FollowOf(person.id, name_of(person))
        press = Press(NO_TABLE, None, "unfollow" if following else "follow", str(asked))
    await act(request, press)


async def _leaderboard(request: Request, values: OptionValues) -> None:
    """Show a leaderboard."""
    await act(request, Press(NO_TABLE, None, "leaderboard", str(LeaderboardOf(**values))))


def own_commands() -> app_commands.Group:
    """Return the command group for a person's own tables, preferences and data."""
    commands = group("my", "command-my", "my-about")
    commands.add_command(command("tables", "my-tables-about", _anywhere("own-tables")))
    commands.add_command(command("reminders", "my-reminders-about", _anywhere("reminders")))
    options = [
        Option("begin", "my-quiet-begin-about", complete=_hours),
        Option("end", "my-quiet-end-about", complete=_hours),
        Option("zone", "my-quiet-zone-about", complete=_zones),
    ]
    commands.add_command(command("quiet", "my-quiet-about", _quiet, options))
    person = Option("person", "my-block-person-about", annotation=discord.User)
    commands.add_command(command("block", "my-block-about", _block, [person]))
    commands.add_command(command("data", "my-data-about", _anywhere("own-data")))
    commands.add_command(command("forget", "my-forget-about", _anywhere("forget")))
    option = Option("until", "my-away-until-about", required=True, complete=_days)
    commands.add_command(command("away", "my-away-about", _anywhere("away", "until"), [option]))
    return commands


async def _block(request: Request, values: OptionValues) -> None:
    """Block a person; without one, show whom this person has blocked."""
    person = values.get("person")
    if person is None:
        await act(request, Press(NO_TABLE, None, "blocks"))
        return
    chosen = (ChosenPerson.of(person),)
    await act(request, Press(NO_TABLE, None, "block", people=chosen))


async def _quiet(request: Request, values: OptionValues) -> None:
    """Set the quiet hours; without options, open the form for them."""
    action = "quiet" if values else "ask-quiet"
    await act(request, Press(NO_TABLE, None, action, str(QuietHours(**values))))


async def _hours(_: Request, current: str, __: OptionValues) -> list[app_commands.Choice[str]]:
    hours = [f"{hour:02}:00" for hour in range(24)]
    found = [hour for hour in hours if hour.startswith(current.strip())]
    with suppress(Refusal):
        found = found or [hour_of(minutes_of(current))]
    return [app_commands.Choice(name=hour, value=hour) for hour in found or hours][:MAX_OPTIONS]


async def _zones(
    request: Request, current: str, __: OptionValues
) -> list[app_commands.Choice[str]]:
    found = await in_thread(zones_like, current)  # the first call reads the time zone files
    now = request.tables.store.now()
    return [
        app_commands.Choice(name=label(zone, request.language, now), value=shown(zone))
        for zone in found[:MAX_OPTIONS]
    ]


async def _days(request: Request, _: str, __: OptionValues) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=request.words("away-days", days=days), value=str(days))
        for days in preferences.DAYS_AWAY
    ]


def server_commands() -> app_commands.Group:
    """Return the command group for people who manage a server, and for the bot's host.

    The host may also use it in a direct message with the bot: elsewhere Discord shows it to those
    who manage the server alone.
    """
    commands = group("facet", "command-facet", "facet-about", only_on_servers=True)
    commands.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True)
    commands.default_permissions = discord.Permissions(manage_guild=True)
    commands.add_command(command("settings", "facet-settings-about", _anywhere("server")))
    commands.add_command(command("host", "facet-host-about", _anywhere("host")))
    return commands


def _at_table(action: str, option: str = "") -> CommandBody:
    async def run(request: Request, values: OptionValues) -> None:
        table = await request.table_here()
        await act(request, Press(table.id, None, action, values.get(option, "")))

    return run


def _anywhere(action: str, option: str = "") -> CommandBody:
    async def run(request: Request, values: OptionValues) -> None:
        await act(request, Press(NO_TABLE, None, action, values.get(option, "")))

    return run


async def _computer(request: Request, values: OptionValues) -> None:
    """Add a computer to the table."""
    table, level = await request.table_here(), values.get("level", NORMAL)
    style = values.get("style")
    level = f"{level}-{style}" if style else level
    await act(request, Press(table.id, None, "computer", level))


async def _hand_over(request: Request, values: OptionValues) -> None:
    """Offer one's seat to a person."""
    table, person = await request.table_here(), values.get("person")
    if person is None:
        raise Refusal("refused-no-person")
    chosen = (ChosenPerson.of(person),)
    await act(request, Press(table.id, None, "hand-over", people=chosen))


async def _export(request: Request, _: OptionValues) -> None:
    """Send the record of the game that is being played here, or of the last one that was finished."""
    table = await request.table_here()
    begun = table.open and table.setup is not None
    last = [] if begun else await request.tables.store.lookup.finished_in(request.channel, 1)
    await act(request, Press(last[0] if last else table.id, None, "export"))


async def _replay(request: Request, _: OptionValues) -> None:
    """Post the GIF of a finished game; show the replay of a running one privately."""
    table = await request.table_here()
    await act(request, Press(table.id, None, "film" if table.over else "replay"))


async def _review(request: Request, _: OptionValues) -> None:
    """Show the review of the last finished game."""
    await review.review_last(request)


async def _verify(request: Request, _: OptionValues) -> None:
    """Verify the sealed deal of the game played here, or of the last one that was finished."""
    await sealed.check_last(request)


async def _import(request: Request, values: OptionValues) -> None:
    """Import a game from a file."""
    file = values.get("record")
    if not isinstance(file, discord.Attachment):  # Discord sent no resolved attachment
        raise Refusal("refused-record-fetch")
    await replay.import_record(request, file)


async def _rules(request: Request, values: OptionValues) -> None:
    """Show the rules of the game chosen, by default of the one played here."""
    try:
        table = await request.table_here()
    except (NotSaved, Refusal):
        table = None
    here = table.game if table else next(iter(GAMES))
    game = values.get("game", here)
    at = table.id if table and game == here else NO_TABLE
    await act(request, Press(at, None, "rules", game))
