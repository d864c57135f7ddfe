"""What people type: commands with plausible options, some nonsense, and what they write into forms."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from bot.playground.discord.shapes import Json
from tests.tools.storm.sight import CHANNELS, PEOPLE, ROLES
from tests.tools.storm.staging import Storm

SUBCOMMAND, GROUP, NUMBER, PERSON, FILE = 1, 2, 4, 6, 11
"""The kinds of options, as Discord numbers them."""
LABEL, TEXT_INPUT, RADIO, CHECKBOXES, CHECKBOX = 18, 4, 21, 22, 23
"""The kinds of what a form holds."""
NONSENSE: Final = ("x", "0", "-1", "9" * 30, "٣", "'; DROP TABLE tables; --", "{x}", "%s", "＋", "\u202ee",
                   "<@1>", "@everyone", "é" * 40, "::::", "a\0b", " ", "﷽" * 32, "]( http://x")  # fmt: skip
SENSE: Final = ("1", "2", "3", "5", "50", "22:00", "7:30", "Tokyo", "Europe/Berlin", "3 days", "2027-01-08",
                "tomorrow", "1w", "0", "wbg", "wbk", "ww", "1b1", "1w1", "deck1", "w", "r", "left", "1")  # fmt: skip


def leaves(commands: Sequence[Json]) -> Iterator[tuple[str, list[Json]]]:
    """Return each command that can be typed, spelled "group name", with its options."""
    for command in commands:
        if command["type"] != 1:  # it isn't typed, but chosen from a menu
            continue
        yield from _leaves(str(command["name"]), command)


def _leaves(name: str, holder: Json) -> Iterator[tuple[str, list[Json]]]:
    options: list[Json] = holder.get("options") or []
    nested = [it for it in options if it["type"] in (SUBCOMMAND, GROUP)]
    for each in nested:
        yield from _leaves(f"{name} {each['name']}", each)
    if not nested:
        yield name, options


def filled(options: Sequence[Json], names: Sequence[str], rng: Random) -> list[str]:
    """Return options as somebody types them, each "name=value"."""
    return [
        f"{option['name']}={_value(option, names, rng)}"
        for option in options
        if option.get("required") or rng.random() < 0.25
    ]


def _value(option: Json, names: Sequence[str], rng: Random) -> object:
    if choices := option.get("choices"):
        return rng.choice(choices)["value"]
    kind = option["type"]
    if kind == NUMBER:
        least, most = option.get("min_value", 0), option.get("max_value", 1000)
        return rng.choice((least, least, rng.randint(least, most)))
    if kind == PERSON:
        return rng.choice(names)
    if kind == FILE:
        return rng.choice(("record", "record", "nonsense"))
    return text(rng)


def text(rng: Random) -> str:
    """Return what somebody writes: more often than not it means something."""
    return rng.choice(SENSE if rng.random() < 0.8 else NONSENSE)


def read_options(typed: Sequence[str], options: Sequence[Json], storm: Storm) -> dict[str, object]:
    """Return what "name=value" means as a client reads it."""
    kinds = {it["name"]: it["type"] for it in options}
    given: dict[str, object] = {}
    for each in typed:
        name, _, value = each.partition("=")
        given[name] = _file(value, storm) if kinds.get(name) == FILE else value
    return given


def _file(what: str, storm: Storm) -> Json:
    """Return the newest record that the bot has posted, or a file without a meaning."""
    content = b"nonsense" * 20
    if what == "record":
        kept = storm.discord.world.messages.values()
        files = [file for messages in kept for it in messages.values() for file in it.attachments]
        records = [it for it in files if it.filename.endswith(".json")]
        if records:
            newest = max(records, key=lambda it: int(it.id))
            content = storm.discord.kept.get(newest.id) or content
    return {"name": "a.json", "content": base64.b64encode(content).decode()}


def choices(kind: int, values: Sequence[str], storm: Storm, guild_id: str | None) -> list[str]:
    """Return what a list offers, as a script names it."""
    world = storm.discord.world
    if kind == PEOPLE:
        return [it.name for it in world.people.values() if not it.bot]
    if kind == CHANNELS:
        return [it.name for it in world.channels.values() if it.guild_id == guild_id]
    if kind == ROLES:
        return [it.name for it in world.guilds[guild_id].roles.values()] if guild_id else []
    return list(values)


def read_choices(kind: int, chosen: Sequence[str], storm: Storm, guild_id: str | None) -> list[str]:
    """Return the ids of those that a script names."""
    world = storm.discord.world
    guild = world.guilds.get(guild_id or "")
    ids = {
        PEOPLE: {it.name: it.id for it in world.people.values()},
        CHANNELS: {it.name: it.id for it in world.channels.values()},
        ROLES: {it.name: it.id for it in guild.roles.values()} if guild else {},
    }.get(kind, {})
    return [ids.get(each, each) for each in chosen]


def written(form: Json, rng: Random, storm: Storm, guild_id: str | None) -> dict[str, object]:
    """Return what somebody writes into a form, and chooses there."""
    values: dict[str, object] = {}
    for part in form["components"]:
        fields = [part["component"]] if part["type"] == LABEL else part.get("components", ())
        for field in fields:
            if field.get("required", True) or rng.random() < 0.6:
                values[field["custom_id"]] = _written(field, rng, storm, guild_id)
    return values


def _written(field: Json, rng: Random, storm: Storm, guild_id: str | None) -> object:
    kind = field["type"]
    if kind == TEXT_INPUT:
        kept = field.get("value")
        return kept if kept and rng.random() < 0.3 else text(rng)[: field.get("max_length", 4000)]
    if kind == CHECKBOX:
        return rng.random() < 0.5
    options = [str(it["value"]) for it in field.get("options") or ()]
    if kind == RADIO:
        return rng.choice(options)
    if kind == CHECKBOXES:
        return [it for it in options if rng.random() < 0.5]
    offered = choices(kind, options, storm, guild_id)
    least, most = field.get("min_values", 1), field.get("max_values", 1)
    count = min(len(offered), rng.randint(least, max(least, min(most, 3))))
    return read_choices(kind, rng.sample(offered, count), storm, guild_id)
