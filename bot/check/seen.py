"""The shapes of what Discord sends: names of keys and types of values, never a value.

Such a file shows where the stand-in sends what Discord has never been seen to send.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import aiohttp
import discord

from bot.host.metrics import route_of

Shape = dict[str, list[str]]
"""The types seen at each place of a payload, such as `message.components[].type`."""
ShapesByKind = dict[str, Shape]
"""The shape of each kind of payload."""

_NAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*", re.ASCII)
_ANY: Final = "<key>"
"""Stands for keys that are values: ids, languages."""
_DISPATCH: Final = 0
_TYPES: Final = {
    dict: "object",
    list: "array",
    str: "string",
    bool: "boolean",
    int: "integer",
    float: "number",
    type(None): "null",
}


class SeenShapes:
    """Collects the shapes of all that comes from Discord."""

    def __init__(self) -> None:
        self.kinds: ShapesByKind = {}

    def add(self, kind: str, payload: object) -> None:
        """Note the shape of a payload."""
        shape = self.kinds.setdefault(kind, {})
        for place, name in _places(payload):
            if name not in shape.setdefault(place, []):
                shape[place] = sorted([*shape[place], name])

    def add_event(self, text: str) -> None:
        """Note what came through the gateway."""
        told = json.loads(text)
        if told.get("op") != _DISPATCH:
            self.add(f"op {told.get('op')}", told.get("d"))
            return
        kind, data = str(told["t"]), told["d"]
        if kind == "INTERACTION_CREATE":
            detail = data.get("data") or {}
            kind = f"{kind} {data.get('type')} {detail.get('component_type', '')}".strip()
        self.add(kind, data)

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Note every answer of the API that this trace tells of."""

        async def ended(_: Any, context: Any, told: aiohttp.TraceRequestEndParams) -> None:  # noqa: ANN401
            context.status = told.response.status

        async def came(_: Any, context: Any, told: Any) -> None:  # noqa: ANN401 - a body, read as a whole
            if not str(told.url).startswith(discord.http.Route.BASE):
                return
            failed = f" {context.status}" if context.status >= 400 else ""
            try:
                payload = json.loads(told.chunk)
            except ValueError:
                return
            self.add(f"{told.method} {route_of(told.url)}{failed}", payload)

        trace.on_request_end.append(ended)
        trace.on_response_chunk_received.append(came)
        return trace

    def as_json(self) -> str:
        """Return all of it in the order of the names, as it is kept."""
        return json.dumps(self.kinds, indent=1, sort_keys=True) + "\n"


def strange(seen: Mapping[str, Mapping[str, list[str]]], sent: ShapesByKind) -> list[str]:
    """Return what was `sent` that Discord was never seen to send; kinds not seen say nothing.

    A key is strange where the object around it was seen, but never with this key, and a value
    where only other types were seen.
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


def _places(value: object, place: str = "") -> Iterator[tuple[str, str]]:
    yield place, _TYPES[type(value)]
    if isinstance(value, dict):
        any_key = place.endswith("_localizations")
        for key, part in value.items():
            name = _ANY if any_key or not _NAME.fullmatch(key) else key
            yield from _places(part, f"{place}.{name}")
    elif isinstance(value, list):
        for part in value:
            yield from _places(part, f"{place}[]")
