"""Writes docs/stand-in.md: what the stand-in covers of what discord.py can ask, answer and receive.

python -m tests.tools.routes
"""

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from enum import Enum
from pathlib import Path
from typing import Any, TypeAlias, cast

import discord
from discord.http import HTTPClient
from discord.state import ConnectionState
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.playground.clients import slash
from bot.playground.discord import interactions, world
from bot.playground.discord.application import Application
from bot.playground.discord.checks import components, modals
from bot.playground.discord.rest import FAMILIES
from bot.playground.discord.rest.interactions import FITTING

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "stand-in.md"
STAND_IN = ROOT / "bot" / "playground"
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")
LITERAL = re.compile(r"""Route\(\s*['"](\w+)['"],\s*['"]([^'"]+)['"]""")
Routes: TypeAlias = dict[str, set[str]]
"""Methods by the shape of their path, in which every name is {}."""

IN_MESSAGES = {
    components.BUTTON,
    components.STRING_SELECT,
    components.THUMBNAIL,
    *components.PICKERS,
    *components.TOP_LEVEL,
}
IN_FORMS = {modals.LABEL, modals.ROW, modals.TEXT, *modals.IN_LABEL}
OPTIONS = {
    slash.SUBCOMMAND,
    slash.GROUP,
    slash.STRING,
    slash.INTEGER,
    slash.BOOLEAN,
    slash.USER,
    slash.CHANNEL,
    slash.NUMBER,
    slash.ATTACHMENT,
}
KINDS = {
    interactions.COMMAND,
    interactions.COMPONENT,
    interactions.AUTOCOMPLETE,
    interactions.MODAL_SUBMIT,
}
CHANNELS = {
    world.TEXT,
    world.DIRECT,
    world.VOICE,
    world.GROUP,
    world.NEWS,
    world.STAGE,
    *world.HOLDERS,
    world.NEWS_THREAD,
    world.THREAD,
    world.PRIVATE_THREAD,
}


def shape(path: str) -> str:
    """Return a path with {} for every name, and for the answer to an interaction."""
    return re.sub(r"\{\w+\}|@original", "{}", path)


def known_routes() -> list[tuple[str, str]]:
    """Return the method and the path of every request that the stand-in answers."""
    nowhere = cast("Application", None)  # no handler is called
    listed = [route[:2] for family in FAMILIES for route in family.routes(nowhere)]
    return [*listed, ("GET", "/gateway"), ("GET", "/gateway/bot")]


def shapes(routes: Iterable[tuple[str, str]]) -> Routes:
    """Sort routes by the shapes of their paths."""
    sorted_ones: Routes = {}
    for method, path in routes:
        sorted_ones.setdefault(shape(path), set()).add(method)
    return sorted_ones


def possible_routes() -> list[tuple[str, str]]:
    """Return every request in discord.py's source."""
    sources = (inspect.getsource(one) for one in (HTTPClient, AsyncWebhookAdapter))
    return [found for source in sources for found in LITERAL.findall(source)]


def events() -> tuple[list[str], list[str]]:
    """Return the events that the stand-in sends, and the others that discord.py knows."""
    parsers = (name for name in vars(ConnectionState) if name.startswith("parse_"))
    known = {name.removeprefix("parse_").upper() for name in parsers}
    trees = (ast.parse(path.read_text("utf-8")) for path in STAND_IN.rglob("*.py"))
    words = {
        node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)
    }
    return sorted(known & words), sorted(known - words)


def names(members: Iterable[Enum]) -> str:
    """Spell members of an enumeration of discord.py's."""
    return ", ".join(member.name.replace("_", " ") for member in members)


def page() -> str:
    """Return the page."""
    return "\n".join([*_requests(), *_interactions(), *_events()]) + "\n"


def _requests() -> Iterator[str]:
    ours, theirs = shapes(known_routes()), shapes(possible_routes())
    possible = sum(map(len, theirs.values()))
    answered = sum(len(methods & theirs.get(path, set())) for path, methods in ours.items())
    yield f"""# What the stand-in covers

`make play` and most tests run the bot against a stand-in for Discord (`bot/playground/`), which covers what Facet needs. This
page compares it with discord.py {discord.__version__}; `python -m tests.tools.routes` writes the page, and a test keeps it up to date.
`make second-opinion` plays ten flows on the stand-in and on SimCord, another simulated Discord; each difference between
them is listed with what settles it in `tests/playground/second/settled.py`.

## Requests

The stand-in answers {answered} of the {possible} requests that discord.py can make, and the rest with 404.

| path | answered | not answered |
| --- | --- | --- |"""
    for path in dict.fromkeys(path for _, path in known_routes()):
        known, all_known = ours[shape(path)], theirs.get(shape(path), set())
        told = [" ".join(m for m in METHODS if m in some) for some in (known, all_known - known)]
        yield f"| `{path}` | {told[0]} | {told[1]} |"
    yield "\nPaths of other shapes that it doesn't answer, by how they begin and what comes next:\n"
    missing: dict[str, dict[str, None]] = {}
    for path in sorted(theirs.keys() - ours.keys()):
        head, *rest = path.strip("/").split("/")
        named = next((part for part in rest if part not in {"{}", "@me"}), "")
        missing.setdefault(head, {})[named] = None
    for head, parts in missing.items():
        below = ", ".join(filter(None, parts))
        yield f"- `/{head}`" + (f": {below}" if below else "")


def _interactions() -> Iterator[str]:
    answers = {kind for kinds in FITTING.values() for kind in kinds}
    lines: dict[str, tuple[Any, set[int]]] = {
        "interactions": (discord.InteractionType, KINDS),
        "answers to them": (discord.InteractionResponseType, answers),
        "commands": (discord.AppCommandType, {1}),
        "options of commands": (discord.AppCommandOptionType, OPTIONS),
        "components of messages": (discord.ComponentType, IN_MESSAGES),
        "components of forms": (discord.ComponentType, IN_FORMS),
        "channels": (discord.ChannelType, CHANNELS),
    }
    yield "\n## Interactions, components and channels\n\n| | covered | not covered |\n| --- | --- | --- |"
    for name, (enum, numbers) in lines.items():
        covered = [member for member in enum if member.value in numbers]
        others = [member for member in enum if member.value not in numbers]
        yield f"| {name} | {names(covered)} | {names(others)} |"


def _events() -> Iterator[str]:
    sent, unsent = events()
    yield f"\n## Events\n\nThe stand-in sends {', '.join(f'`{name}`' for name in sent)}."
    yield f"\nIt never sends the other {len(unsent)} that discord.py knows: {', '.join(f'`{name}`' for name in unsent)}."


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
