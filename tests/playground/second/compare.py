"""Where two logs of one flow differ, without ids, times and addresses."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from tests.playground.second.sides import Answer, Log

NOTHING = "nothing"
KINDS = {
    "id": re.compile(r"\d{15,20}"),
    "time": re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00"),
    "address": re.compile(r"https?://\S+"),
}
IDS = re.compile(r"\d{15,20}")
BITS = {"permissions", "app_permissions", "allow", "deny"}
"""What looks like an id and is a set of permissions."""


class Difference(NamedTuple):
    """Where two logs differ, as the exchange and the path in its payload, and what each has there."""

    where: str
    ours: str
    theirs: str


def differences(ours: Log, theirs: Log) -> Iterator[Difference]:
    """Yield where two logs of the same requests differ."""
    for mine, yours in zip(ours.answers, theirs.answers, strict=True):
        assert mine.request == yours.request
        yield from _events(mine, yours)
        if (mine.status, mine.code) != (yours.status, yours.code):
            yield Difference(f"{mine.request} refusal", _outcome(mine), _outcome(yours))
        elif not mine.status:
            yield from _parts(f"{mine.request} ", mine.payload, yours.payload)


def _outcome(answer: Answer) -> str:
    return f"{answer.status} {answer.code}" if answer.status else "ok"


def _events(mine: Answer, yours: Answer) -> Iterator[Difference]:
    """Compare events by their names: their order within one answer isn't documented."""
    for name in sorted({event.name for event in (*mine.events, *yours.events)}):
        one, other = [[it for it in each.events if it.name == name] for each in (mine, yours)]
        for first, second in zip_longest(one, other):
            if first and second:
                yield from _parts(f"{name} ", first.payload, second.payload)
            else:
                names = [event.name if event else NOTHING for event in (first, second)]
                yield Difference(f"{mine.request} events", *names)


def _parts(path: str, mine: object, yours: object) -> Iterator[Difference]:
    if isinstance(mine, dict) and isinstance(yours, dict):
        one, other = [
            {IDS.sub("{id}", key): part for key, part in each.items()} for each in (mine, yours)
        ]
        for key in {**one, **other}:
            yield from _parts(f"{path}.{key}", one.get(key, NOTHING), other.get(key, NOTHING))
    elif isinstance(mine, list) and isinstance(yours, list):
        for first, second in zip_longest(mine, yours, fillvalue=NOTHING):
            yield from _parts(f"{path}[]", first, second)
    elif (first := _brief(path, mine)) != (second := _brief(path, yours)):
        yield Difference(path.replace(" .", " "), first, second)


def _brief(path: str, value: object) -> str:
    if isinstance(value, dict | list):
        return "{…}" if isinstance(value, dict) else "[…]" if value else "[]"
    if not isinstance(value, str):
        return json.dumps(value)
    key = path.rpartition(".")[2]
    kind = next((kind for kind, shape in KINDS.items() if shape.fullmatch(value)), None)
    kind = "token" if key == "token" else None if key in BITS else kind
    return f"({kind})" if kind else IDS.sub("(id)", value)
