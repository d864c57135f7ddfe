"""What Discord was seen to send, and what the stand-in sends: it may not send more."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path

import aiohttp
import pytest

from bot.check.seen import SeenShapes, ShapesByKind
from bot.playground.server.stand_in import StandIn
from tests.playground.check.conftest import Checked, games
from tests.playground.check.test_channel import pressing
from tests.playground.loops import fixture
from tests.playground.people import Person

FILES = sorted((Path(__file__).parents[1] / "seen").glob("*.json"))
"""Files that `python -m bot check --channel … --with-me` has written at Discord."""
PAYLOAD = {
    "id": "1574277204550877184",
    "token": "secret",
    "member": None,
    "data": {"resolved": {"channels": {"1574277204550877184": {"name": "games"}}}},
    "authorizing_integration_owners": {"0": "1574277204550877184"},
    "name_localizations": {"ja": "ヘルプ"},
    "components": [{"type": 1, "components": [{"type": 2, "custom_id": "secret"}]}],
    "attachments": [],
}


def strange(seen: Mapping[str, Mapping[str, list[str]]], sent: ShapesByKind) -> list[str]:
    """Return what the stand-in `sent` that Discord was never seen to send.

    A key is strange if its object was seen, but never with that key; a value is, if only other types
    were seen. Kinds that weren't seen are skipped.
    """
    return [
        f"{kind}: {place or 'itself'} ({' or '.join(names)})"
        for kind, shape in sorted(sent.items())
        if kind in seen
        for place, names in sorted(shape.items())
        if _is_strange(seen[kind], place, names)
    ]


def _is_strange(seen: Mapping[str, list[str]], place: str, names: list[str]) -> bool:
    if place not in seen:
        around, _, last = place.rpartition(".")
        return not last.endswith("[]") and "object" in seen.get(around, ())
    known = {name for name in seen[place] if name != "null"}
    return bool(known) and not known.issuperset(name for name in names if name != "null")


def shape_of(payload: object) -> ShapesByKind:
    """Return the shape of one payload."""
    seen = SeenShapes()
    seen.add("A", payload)
    return seen.kinds


def test_a_shape_has_no_value() -> None:
    """Names of keys and types stay; ids that are keys, and languages, do not."""
    written = json.dumps(shape_of(PAYLOAD))
    assert not any(value in written for value in ("secret", "1574", "games", "ヘルプ", "ja"))
    assert shape_of(PAYLOAD)["A"][".data.resolved.channels.<key>.name"] == ["string"]
    assert shape_of(PAYLOAD)["A"][".components[].components[].type"] == ["integer"]


def test_what_was_seen_is_not_strange() -> None:
    """The same shape again is fine, and so are kinds of which nothing is known."""
    seen = shape_of(PAYLOAD)
    assert strange(seen, seen) == []
    assert strange({}, seen) == []


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ({"more": 1}, ["A: .more (integer)"]),
        ({"token": 1}, ["A: .token (integer)"]),
        ({"token": None}, []),
        ({"member": {"nick": None}}, []),
        ({"attachments": [{"id": "1"}]}, []),
        ({"components": [{"type": 1, "style": 2}]}, ["A: .components[].style (integer)"]),
    ],
)
def test_what_was_never_seen_is_strange(changed: dict[str, object], found: list[str]) -> None:
    """A key, or a type, that nobody has seen is named; what was empty or null says nothing."""
    assert strange(shape_of(PAYLOAD), shape_of({**PAYLOAD, **changed})) == found


@fixture
async def captured(
    checked: Checked, stand_in: StandIn, client: aiohttp.ClientSession, seen: SeenShapes
) -> ShapesByKind:
    """Return what the stand-in sends while everything is tried."""
    hand = asyncio.create_task(pressing(Person(client, "robin"), stand_in))
    await checked("--channel", games(stand_in), "--with-me", "--fix")
    await hand
    return seen.kinds


async def test_a_capture_that_lacks_a_key(captured: ShapesByKind) -> None:
    """Where a key is taken out of a capture, what the stand-in sends beyond it is found."""
    presses = {"INTERACTION_CREATE 3 2", "INTERACTION_CREATE 3 8", "INTERACTION_CREATE 5"}
    assert presses <= captured.keys()
    assert strange(captured, captured) == []
    doctored = deepcopy(captured)
    del doctored["INTERACTION_CREATE 3 2"][".app_permissions"]
    assert strange(doctored, captured) == ["INTERACTION_CREATE 3 2: .app_permissions (string)"]


@pytest.mark.skipif(not FILES, reason="tests/playground/seen has no capture from Discord yet")
async def test_the_stand_in_sends_only_what_discord_was_seen_to_send(
    captured: ShapesByKind,
) -> None:
    """No kind of payload has a key, or a type, that no capture has."""
    for file in FILES:
        assert strange(json.loads(file.read_text("utf-8")), captured) == [], file.name
