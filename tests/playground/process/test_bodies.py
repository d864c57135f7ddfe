"""Everything the bot sends has the shape of Discord's own description of its API."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from bot.tables.table import Table
from rules import verb_of
from tests.playground.process.house import House, best, offered
from tests.playground.process.test_server_panel import manage

WHERE = os.environ.get("DISCORD_OPENAPI", "")
pytestmark = pytest.mark.skipif(
    not WHERE, reason="DISCORD_OPENAPI names no description of Discord's API"
)
KINDS = ("take", "reserve", "buy", "return")
Json = dict[str, Any]


class Description:
    """Discord's description of its API."""

    def __init__(self, path: Path) -> None:
        described = json.loads(path.read_text("utf-8"))
        resource = Resource.from_contents(described, default_specification=DRAFT202012)
        self._registry: Registry[Any] = Registry().with_resource("urn:discord", resource)
        self._paths = {_nameless(path): path for path in described["paths"]}
        self._described = described["paths"]

    def problems(self, entry: Json) -> list[str]:
        """Return what is wrong with the body of a request."""
        path = self._paths[_nameless(entry["route"])]
        asked = self._described[path][entry["method"].lower()].get("requestBody")
        if asked is None:
            return [] if entry["body"] is None else ["a body is not expected"]
        kind = "multipart/form-data" if entry["files"] else "application/json"
        place = ("paths", path, entry["method"].lower(), "requestBody", "content", kind, "schema")
        pointer = "/".join(step.replace("~", "~0").replace("/", "~1") for step in place)
        schema = {"$ref": f"urn:discord#/{pointer}"}
        found = Draft202012Validator(schema, registry=self._registry).iter_errors(
            _normal(entry["body"])
        )
        return [f"{list(error.absolute_path)}: {error.message[:500]}" for error in found]


def _nameless(path: str) -> str:
    return re.sub(r"\{[^}]*\}", "{}", path)


def _normal(body: Any) -> Any:
    """Return a body with ids as strings where discord.py sends numbers, which Discord takes too."""
    if isinstance(body, list):
        return [_normal(part) for part in body]
    if not isinstance(body, dict):
        return body
    normal = {key: _normal(part) for key, part in body.items()}
    for attachment in normal.get("attachments") or []:
        attachment["id"] = str(attachment["id"])
    if "id" in (emoji := normal.get("emoji") or {}):
        emoji["id"] = str(emoji["id"])
    for picked in normal.get("default_values") or []:
        picked["id"] = str(picked["id"])
    if "users" in (mentions := normal.get("allowed_mentions") or {}):
        mentions["users"] = [str(user) for user in mentions["users"]]
    return normal


def _shape(value: object) -> object:
    """Return what a body is made of, so that bodies of one shape are looked at once."""
    if isinstance(value, dict):
        return tuple((key, _shape(part)) for key, part in sorted(value.items()))
    if isinstance(value, list):
        return tuple(dict.fromkeys(map(_shape, value)))
    return value if isinstance(value, bool) else type(value).__name__


async def _a_long_life(house: House) -> None:
    """Let people use everything the bot has."""
    await house.robin.command("table join")
    table = await house.open_table()
    seen: set[str] = set()
    while not seen.issuperset(KINDS):
        move = _rarest(table, seen)
        seen.add(verb_of(move))
        table = await house.turn(table, move)
    for who in (house.robin, house.sam, house.mika):
        for command in ("hand", "show", "history", "export", "rules", "undo", "resign", "end"):
            await who.command(f"table {command}")
        await who.suggestions("splendor take", "gems", "w")
        await who.command("splendor buy", card="nothing")
    table = await house.shown()
    at = f"{table.id}:{table.number}"
    await house.asked(table).press(f"facet:b:{at}:hand:")
    for press in ("history", "rules", "resign"):
        await house.asked(table).press(f"facet:b:{at}:more:")
        await house.asked(table).press(f"facet:b:{at}:{press}:")
    table = await house.shown()
    await house.robin.command("table resign")
    await house.robin.press(f"facet:b:{table.id}:{table.number}:resigned:won")
    table = await house.shown()
    await house.sam.press(f"facet:b:{table.id}:{table.number}:rematch:")
    again = await house.shown()
    await house.sam.command("table end")
    await house.sam.press(f"facet:b:{again.id}:{again.number}:ended:lobby")
    await house.shown()
    await manage(house)
    house.robin.channel = house.mika.channel = "quiet"
    await house.robin.command("splendor new")
    await house.robin.command("table computer")
    lobby = await house.shown("quiet")
    await house.robin.press(f"facet:b:{lobby.id}:0:settings:")
    await house.robin.press(f"facet:b:{lobby.id}:0:remove:")
    await house.robin.press(f"facet:s:{lobby.id}:{lobby.revision}:removed:", ["1"])
    await house.robin.press(f"facet:b:{lobby.id}:0:cancel:")
    await house.bot.stop()
    await house.set_up(channel="quiet")
    await house.again()
    await house.shown("quiet")


def _rarest(table: Table, seen: set[str]) -> str:
    """Return a move of a kind that was not made yet, or one that leads to it."""
    moves = [move.partition("=")[0] for move in offered(table)]
    fresh = [move for move in moves if verb_of(move) not in {*seen, "return"}]
    back = [move for move in moves if move.startswith("return:")]
    many = sorted((m for m in moves if m.startswith("take:")), key=len)
    if back or fresh:
        return (back or fresh)[0]
    return many[-1] if many else best(table)


@pytest.mark.alone
async def test_every_body(house: House) -> None:
    """No request in a long life departs from the description."""
    description = Description(Path(WHERE))
    await _a_long_life(house)
    looked_at, wrong = set(), {}
    for entry in house.stand_in.recorder.since():
        shape = (entry["method"], entry["route"], bool(entry["files"]), _shape(entry["body"]))
        if shape not in looked_at and (found := description.problems(entry)):
            wrong[f"{entry['method']} {entry['route']}"] = found
        looked_at.add(shape)
    assert not wrong, json.dumps(wrong, indent=1)
    assert {route for _, route, *_ in looked_at} >= {
        "/applications/{application_id}/commands",
        "/interactions/{interaction_id}/{token}/callback",
        "/webhooks/{application_id}/{token}",
        "/channels/{channel_id}/messages",
        "/channels/{channel_id}/messages/{message_id}",
    }


async def test_what_is_wrong_is_found(house: House) -> None:
    """The check itself would notice."""
    description = Description(Path(WHERE))
    await house.open_table()
    post = next(e for e in house.stand_in.recorder.since() if e["route"].startswith("/webhooks"))
    assert description.problems(post) == []
    assert description.problems({**post, "body": {"components": [{"type": 2, "style": 99}]}})
    assert description.problems({**post, "body": {"flags": "many"}})
