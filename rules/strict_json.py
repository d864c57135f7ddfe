"""JSON that every program reads alike: no key twice, whole numbers only, not deeply nested."""

import json
import re
from typing import Any, Final, NoReturn

DEPTH: Final = 16
"""How deeply lists and objects may be nested; a record needs four levels."""
_WHOLE: Final = re.compile(r"0|[1-9][0-9]{0,14}")
_TEXT: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
"""A text in JSON, or one that isn't closed: each is looked at once, however many quotes it has."""


def strict_json(text: str) -> Any:  # noqa: ANN401 - JSON has any type
    """Return the value of a text; raise ValueError."""
    _check_depth(text)
    return json.loads(
        text,
        object_pairs_hook=_object,
        parse_int=_whole,
        parse_float=_not_whole,
        parse_constant=_not_whole,
    )


def _check_depth(text: str) -> None:
    depth = 0
    for sign in re.findall(r"[][{}]", _TEXT.sub("", text)):
        depth += 1 if sign in "[{" else -1
        if depth > DEPTH:
            raise ValueError(f"more than {DEPTH} lists and objects are nested")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("a key stands twice")
    return members


def _whole(digits: str) -> int:
    if not _WHOLE.fullmatch(digits):
        _not_whole(digits)
    return int(digits)


def _not_whole(digits: str) -> NoReturn:
    raise ValueError(f"{digits[:20]} isn't a whole number of at most 15 digits")
