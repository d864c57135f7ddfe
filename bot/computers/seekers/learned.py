"""Files of what was learned: JSON beside a digest of it, which also stands for what it is.

They are made by `python -m tests.computers.seekers.train` and `….calibrate`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from bot.computers.damage import WeightsDamaged

FOLDER: Final = Path(__file__).parent
DIGEST_KEY: Final = "sha256"
LEARNED_KEY: Final = "learned"


def read(path: Path) -> Mapping[str, Any]:
    """Return what a file holds; raise WeightsDamaged where it can't be used."""
    try:
        return unpacked(path.stem, path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise WeightsDamaged(f"{path.name} can't be read: {error}") from error


def unpacked(name: str, text: str) -> Mapping[str, Any]:
    """Return what a text holds; raise WeightsDamaged where the digest is another."""
    try:
        content = json.loads(text)
        learned: Mapping[str, Any] = content[LEARNED_KEY]
        whole = content[DIGEST_KEY] == _digest(name, learned)
    except (ValueError, TypeError, KeyError) as error:
        raise WeightsDamaged(f"{name} is damaged: {error!r}") from error
    if not whole:
        raise WeightsDamaged(f"{name} is damaged, or was made for something else")
    return learned


def packed(name: str, learned: Mapping[str, Any]) -> str:
    """Return the text of a file of this name that holds this."""
    return _spelled({DIGEST_KEY: _digest(name, learned), LEARNED_KEY: learned}) + "\n"


def _digest(name: str, learned: Mapping[str, Any]) -> str:
    return sha256(f"{name} {_spelled(learned)}".encode()).hexdigest()


def _spelled(value: Mapping[str, Any]) -> str:
    return json.dumps(value, separators=(",", ":"))
