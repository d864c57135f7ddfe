"""The shapes of Discord's payloads: names of keys and types of values, never a value.

Comparing them shows where the stand-in differs from Discord.
"""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

import aiohttp
import discord

from bot.host.metrics import route_of

Shape = dict[str, list[str]]
"""The types seen at each path of a payload, such as `message.components[].type`."""
ShapesByKind = dict[str, Shape]
"""The shape of each kind of payload, such as an event or a route."""

_NAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*", re.ASCII)
_ANY: Final = "<key>"
"""Replaces keys that are values: ids, languages."""
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
    """Collects the shapes of everything that Discord sends."""

    def __init__(self) -> None:
        self.kinds: ShapesByKind = {}

    def add(self, kind: str, payload: object) -> None:
        """Record the shape of a payload."""
        shape = self.kinds.setdefault(kind, {})
        for place, name in _places(payload):
            if name not in shape.setdefault(place, []):
                shape[place] = sorted([*shape[place], name])

    def add_event(self, text: str) -> None:
        """Record the shape of a gateway message."""
        message = json.loads(text)
        if message.get("op") != _DISPATCH:
            self.add(f"op {message.get('op')}", message.get("d"))
            return
        kind, data = str(message["t"]), message["d"]
        if kind == "INTERACTION_CREATE":
            detail = data.get("data") or {}
            kind = f"{kind} {data.get('type')} {detail.get('component_type', '')}".strip()
        self.add(kind, data)

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Let a trace record the shape of every API response."""

        async def ended(_: Any, context: Any, params: aiohttp.TraceRequestEndParams) -> None:  # noqa: ANN401
            context.status = params.response.status

        async def received(_: Any, context: Any, params: Any) -> None:  # noqa: ANN401 - a whole body
            if not str(params.url).startswith(discord.http.Route.BASE):
                return
            failed = f" {context.status}" if context.status >= 400 else ""
            try:
                payload = json.loads(params.chunk)
            except ValueError:
                return
            self.add(f"{params.method} {route_of(params.url)}{failed}", payload)

        trace.on_request_end.append(ended)
        trace.on_response_chunk_received.append(received)
        return trace

    def as_json(self) -> str:
        """Return all shapes as JSON, sorted by name."""
        return json.dumps(self.kinds, indent=1, sort_keys=True) + "\n"


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
