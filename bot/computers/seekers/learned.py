"""Files of learned parameters: JSON with a digest of the content and the file's name.

They are made by `python -m tests.tools.train.seekers.areas` and `….slopes`.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from bot.computers.contract import WeightsDamaged

FOLDER: Final = Path(__file__).parent
DIGEST_KEY: Final = "sha256"
LEARNED_KEY: Final = "learned"


def read(path: Path) -> Mapping[str, Any]:
    """Return a file's parameters; raise WeightsDamaged if it's unusable."""
    try:
        return unpacked(path.stem, path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise WeightsDamaged(f"{path.name} can't be read: {error}") from error


def unpacked(name: str, text: str) -> Mapping[str, Any]:
    """Return a text's parameters; raise WeightsDamaged if the digest doesn't match."""
    try:
        content = json.loads(text)
        learned: Mapping[str, Any] = content[LEARNED_KEY]
        intact = content[DIGEST_KEY] == _digest(name, learned)
    except (ValueError, TypeError, KeyError) as error:
        raise WeightsDamaged(f"{name} is damaged: {error!r}") from error
    if not intact:
        raise WeightsDamaged(f"{name} is damaged, or was made for something else")
    return learned


def packed(name: str, learned: Mapping[str, Any]) -> str:
    """Return the text of a file with this name and these parameters."""
    return _spelled({DIGEST_KEY: _digest(name, learned), LEARNED_KEY: learned}) + "\n"


def _digest(name: str, learned: Mapping[str, Any]) -> str:
    return sha256(f"{name} {_spelled(learned)}".encode()).hexdigest()


def _spelled(value: Mapping[str, Any]) -> str:
    return json.dumps(value, separators=(",", ":"))
