"""Help, the rules of a game, and more about them topic by topic."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

import discord
from discord import ui

from bot.actions.request import Request
from bot.host.threads import in_thread
from bot.messages.arguments import Argument
from bot.messages.press import NO_TABLE, Press, PressButton, PressSelect
from bot.messages.screen import PictureFile, Screen, rows_of
from bot.panels import Viewpoint, panels_of
from bot.panels.plain import Topic
from bot.panels.viewpoint import line_of_list
from bot.quality import offers
from bot.store import NotSaved
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from render import LOOKS, Words
from rules import GAMES

TAUGHT: Final = tuple(game for game, look in LOOKS.items() if look.lessons)
"""The games that have a tutorial."""
HELP_TOPICS: Final = ("start", "turns", "people", "days", "after", "points", "contests", "server")
"""What `/help` explains: first how to start, then what one chooses from its list."""
MOST_SHOWN: Final = 12
"""How many games have buttons in `/help`: a panel may have 40 parts. `/table rules` has all games."""
BOARD: Final = "board"
"""The topic that explains a game's board in pictures; its further parts bear their numbers."""
ALONE: Final = "-"
"""The choice of the commands that belong to no group."""
SUBCOMMAND: Final = discord.AppCommandOptionType.subcommand.value


@dataclass(frozen=True, slots=True)
class TopicOf(Argument):
    """A topic of a game's rules."""

    game: str
    topic: str = ""


async def help_(request: Request, press: Press) -> None:
    """Explain what the bot does and how to start, or one of the topics; all of them are in a list."""
    words, chosen = request.words, press.argument or HELP_TOPICS[0]
    if chosen not in HELP_TOPICS:
        raise Refusal("refused-control-unknown")
    text = words(
        f"help-text-{chosen}",
        games=words.listed(words(f"{game}-help") for game in GAMES),
        new=words.either(words(f"{game}-help-new") for game in GAMES),
        turn=words.either(words(f"{game}-help-turn") for game in GAMES),
        taught="yes" if TAUGHT else "no",
        puzzles="yes" if any(offers(game)["puzzles"] for game in GAMES) else "no",
    )
    if chosen == HELP_TOPICS[0]:
        text = "\n".join((text, *_lacking(words)))
    docs = request.services.bounds.docs
    if docs:
        text += f"\n{words('help-text-documents', docs=docs)}"
    topics = [
        line_of_list(words(f"help-topic-{it}"), it, chosen=it == press.argument)
        for it in HELP_TOPICS
    ]
    more = PressSelect(Press(NO_TABLE, 0, "help"), words("help-topics"), topics)
    every = PressButton(Press(NO_TABLE, 0, "commands"), words("button-commands"))
    find = PressButton(Press(NO_TABLE, 0, "find"), words("button-find"))
    await request.show(Screen(text=text, rows=[[more], *ways_to_learn(words), [every, find]]))


def _lacking(words: Words) -> Iterator[str]:
    """Yield a line for games that lack the same of what other games have."""
    games: dict[tuple[str, ...], list[str]] = {}
    for game in GAMES:
        lacks = tuple(part for part, has in offers(game).items() if not has)
        games.setdefault(lacks, []).append(words(f"{game}-name"))
    for parts, names in games.items():
        if parts:
            missing = words.joined([words(f"help-part-{part}") for part in parts], "comma")
            yield words("help-text-lacks", games=words.listed(names), parts=missing)


async def commands(request: Request, press: Press) -> None:
    """List the commands of a group with their descriptions, and the other groups to choose from."""
    registered = await request.services.commands()
    known = [it for it in registered if it["type"] == discord.AppCommandType.chat_input.value]
    groups = {it["name"]: children for it in known if (children := _children(it))}
    alone = [it for it in known if not _children(it)]
    words, chosen = request.words, press.argument or next(iter(groups))
    if chosen not in (*groups, ALONE):
        raise Refusal("refused-control-unknown")
    names = {it["name"]: f"/{_in_language(request, it, 'name')}" for it in known}
    listed = [line_of_list(names[it], it, chosen=it == chosen) for it in groups]
    listed.append(line_of_list(words("commands-alone"), ALONE, chosen=chosen == ALONE))
    parent = f"{names[chosen]} " if chosen in groups else "/"
    lines = [words("commands-title")]
    for it in groups.get(chosen, alone):
        name, about = (_in_language(request, it, key) for key in ("name", "description"))
        lines.append(words("commands-line", name=f"{parent}{name}", about=about))
    if chosen == ALONE:
        for kind in (discord.AppCommandType.user, discord.AppCommandType.message):
            entries = (it for it in registered if it["type"] == kind.value)
            entered = words.joined((_in_language(request, it, "name") for it in entries), "dot")
            lines.append(words(f"commands-of-{kind.name}", names=entered))
    choice = PressSelect(Press(NO_TABLE, 0, "commands"), "", listed)
    await request.show(Screen(text="\n".join(lines), rows=[[choice]]))


def _children(payload: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the commands of a group; none of a single command."""
    return [it for it in payload.get("options", ()) if it["type"] == SUBCOMMAND]


def _in_language(request: Request, payload: Mapping[str, Any], key: str) -> str:
    """Return the name or the description of a command in the reader's language."""
    translated = payload.get(f"{key}_localizations") or {}
    return str(translated.get(request.language, payload[key]))


def ways_to_learn(words: Words) -> list[list[ui.Item[Any]]]:
    """Return the buttons for the tutorials and the rules of the first games."""
    return [
        *_for_each(TAUGHT, "tutorial", discord.ButtonStyle.primary, words),
        *_for_each(GAMES, "rules", discord.ButtonStyle.secondary, words),
    ]


def _for_each(
    games: Iterable[str], action: str, style: discord.ButtonStyle, words: Words
) -> list[list[ui.Item[Any]]]:
    """Return a button for each of the first games."""
    return rows_of(
        [
            PressButton(
                Press(NO_TABLE, 0, action, game),
                words(f"help-{action}", game=words(f"{game}-name")),
                style,
            )
            for game in islice(games, MOST_SHOWN)
        ]
    )


async def newcomer(request: Request, press: Press) -> None:
    """Show a newcomer the way to the rules and to the tutorial."""
    table = await request.table(press.table)
    taught = table.game in TAUGHT
    actions = ["rules", "tutorial"] if taught else ["rules"]
    game = request.words(f"{table.game}-name")
    buttons = [
        PressButton(
            Press(table.id if action == "rules" else NO_TABLE, 0, action, table.game),
            request.words(f"help-{action}", game=game),
        )
        for action in actions
    ]
    text = request.words("newcomer-text" if taught else "newcomer-rules", game=game)
    await request.show(Screen(text=text, rows=[list(buttons)]))


async def rules_here(request: Request, press: Press) -> None:
    """Show the rules of the game named, by default of the one played here."""
    try:
        table = await request.table_here()
    except (NotSaved, Refusal):
        table = None
    here = table.game if table else next(iter(GAMES))
    game = press.argument or here
    await rules(
        request, Press(table.id if table and game == here else NO_TABLE, None, "rules", game)
    )


async def rules(request: Request, press: Press) -> None:
    """Show a summary of the rules, and the topics; at a table, its own topics too."""
    table = await _standing(request, press)
    game = _known(table.game if table else press.argument)
    topics = _topics(request, game, _at(request, table))
    text = LOOKS[game].rules(request.words)
    await request.show(Screen(text=text, rows=_controls(request, game, table, topics)))


async def topic(request: Request, press: Press) -> None:
    """Show a topic of a game, with buttons for the others and for the rules."""
    table = await _standing(request, press)
    asked = TopicOf.read(press.argument)
    game, key = _known(asked.game), asked.topic
    at = _at(request, table if table and table.game == game else None)
    topics = _topics(request, game, at)
    chosen = next((topic for topic in topics if topic.key == key), None)
    if chosen is None:
        raise Refusal("refused-control-unknown")
    rows = _controls(request, game, table, topics, chosen)
    parts = _parts(game)
    if key in parts:
        picture = await in_thread(_guide, game, request.words, parts.index(key))
        await request.show(Screen(picture=picture, text=chosen.text, rows=rows))
    else:
        await request.show(Screen(text=chosen.text, rows=rows))


def _topics(request: Request, game: str, at: Viewpoint | None) -> list[Topic]:
    """Return a game's topics; the guide to its board comes first."""
    topics = list(panels_of(game).topics(request.words, at))
    guide, words, parts = LOOKS[game].guide, request.words, _parts(game)
    if guide is None:
        return topics
    pages = [
        Topic(
            key,
            words("button-topic-board", part=f"{number + 1}/{len(parts)}"),
            "\n".join(guide.legend(words, number)),
        )
        for number, key in enumerate(parts)
    ]
    return [*pages, *topics]


def _parts(game: str) -> list[str]:
    """Return the topics of the parts of a game's guide."""
    guide = LOOKS[game].guide
    return [
        f"{BOARD}{part + 1 if part else ''}" for part in range(len(guide.parts if guide else ()))
    ]


def _guide(game: str, words: Words, part: int) -> PictureFile | None:
    guide = LOOKS[game].guide
    if guide is None:
        return None
    return PictureFile(guide.picture(part, words.language), guide.alt(words, part))


async def _standing(request: Request, press: Press) -> Table | None:
    """Return the table that a control belongs to, if any."""
    return None if press.table == NO_TABLE else await request.table(press.table)


def _known(game: str) -> str:
    if game not in GAMES:
        raise Refusal("refused-control-unknown")
    return game


def _at(request: Request, table: Table | None) -> Viewpoint | None:
    return request.viewpoint(table) if table and table.match else None


def _controls(
    request: Request,
    game: str,
    table: Table | None,
    topics: Sequence[Topic],
    chosen: Topic | None = None,
) -> list[list[ui.Item[Any]]]:
    """Return a button for each topic except the chosen one, and the list of `listed` topics."""
    number = table.id if table else NO_TABLE
    buttons = [
        PressButton(Press(number, 0, "topic", str(TopicOf(game, topic.key))), topic.label)
        for topic in topics
        if topic != chosen and not topic.listed
    ]
    if chosen:
        label = request.words("button-rules")
        buttons.insert(0, PressButton(Press(number, 0, "rules", game), label))
    rows = rows_of(buttons)
    listed = [
        line_of_list(topic.label, topic.key, chosen=topic == chosen)
        for topic in topics
        if topic.listed
    ]
    if listed:
        prompt = request.words(f"{game}-topics")
        rows.append([PressSelect(Press(number, 0, "topic", str(TopicOf(game))), prompt, listed)])
    return rows
