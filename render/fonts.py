"""Text of any script in pictures, as far as the fonts reach.

Pillow takes one font for a text, so a text is split into runs of characters that the same
font has. What no font has is left out; a text that is too long ends with an ellipsis.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from struct import unpack_from
from typing import Final

import noto_cjk_sans_jp_bold
from PIL import Image, ImageDraw, ImageFont, features

ELLIPSIS: Final = "…"
LONGEST: Final = 256
"""How many characters of a text are looked at; no picture has room for more."""
_PACKAGED: Final = Path(noto_cjk_sans_jp_bold.__file__).parent / "NotoSansCJKjp-Bold.otf"
_SYSTEM: Final = ("NotoSansCJK-Bold.ttc", "DejaVuSans-Bold.ttf")
_FOLDERS: Final = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"))
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})


@dataclass(frozen=True, eq=False)
class Face:
    """A font file, None being the one built into Pillow, and the characters it has."""

    path: Path | None
    ranges: tuple[tuple[int, int], ...]

    def has(self, character: str) -> bool:
        """Return whether the font has a glyph for a character."""
        code = ord(character)
        low, high = 0, len(self.ranges)
        while low < high:
            middle = (low + high) // 2
            if self.ranges[middle][1] < code:
                low = middle + 1
            else:
                high = middle
        return low < len(self.ranges) and self.ranges[low][0] <= code

    def at(self, size: int, *, shaped: bool = False) -> ImageFont.FreeTypeFont:
        """Return the font at a size in pixels; shaped joins and orders Arabic and the like."""
        return _font(self.path, size, shaped=shaped)


@lru_cache(maxsize=64)
def _font(path: Path | None, size: int, *, shaped: bool) -> ImageFont.FreeTypeFont:
    # Raqm needs a library of the system, which may be missing.
    engine = ImageFont.Layout.BASIC
    if shaped and features.check("raqm"):
        engine = ImageFont.Layout.RAQM
    if path is None:
        built_in = ImageFont.load_default(size)
        if not isinstance(built_in, ImageFont.FreeTypeFont):
            raise OSError("Pillow was built without FreeType")
        return built_in
    return ImageFont.truetype(str(path), size, layout_engine=engine)


@cache
def faces() -> tuple[Face, ...]:
    """Return the fonts at hand, the first choice first; only the last resort is certain."""
    found = [_PACKAGED] if _PACKAGED.exists() else []
    return (*_faces(found), _built_in())


@cache
def _more_faces() -> tuple[Face, ...]:
    # Looked for only when a name needs them: walking the folders takes a while.
    found = [path for name in _SYSTEM for root in _FOLDERS for path in root.rglob(name)]
    return tuple(_faces(found))


def _faces(paths: list[Path]) -> Iterator[Face]:
    for path in paths:
        try:
            yield Face(path, _characters(path.read_bytes()))
        except (OSError, ValueError):
            continue


@cache
def _built_in() -> Face:
    font = ImageFont.load_default(16)
    source = getattr(font, "font_bytes", None) or getattr(font, "path", None)
    if isinstance(source, BytesIO):
        source = source.getvalue()
    ranges = _characters(source) if isinstance(source, bytes) else ((32, 126),)
    return Face(None, ranges)


def _characters(file: bytes) -> tuple[tuple[int, int], ...]:
    """Return the ranges of characters that an OpenType file has, sorted; read its cmap once."""
    start = unpack_from(">I", file, 12)[0] if file[:4] == b"ttcf" else 0
    tables = unpack_from(">H", file, start + 4)[0]
    cmap = 0
    for number in range(tables):
        tag, _, offset, _ = unpack_from(">4sIII", file, start + 12 + 16 * number)
        if tag == b"cmap":
            cmap = offset
    best: list[tuple[int, int]] = []
    for number in range(unpack_from(">H", file, cmap + 2)[0]):
        _, _, offset = unpack_from(">HHI", file, cmap + 4 + 8 * number)
        ranges = _subtable(file, cmap + offset)
        if sum(last - first + 1 for first, last in ranges) > sum(
            last - first + 1 for first, last in best
        ):
            best = ranges
    if not best:
        raise ValueError("the font names no characters")
    return tuple(sorted(best))


def _subtable(file: bytes, at: int) -> list[tuple[int, int]]:
    form = unpack_from(">H", file, at)[0]
    if form == 12:
        groups = unpack_from(">I", file, at + 12)[0]
        flat = unpack_from(f">{3 * groups}I", file, at + 16)
        return list(zip(flat[::3], flat[1::3], strict=True))
    if form == 4:
        count = unpack_from(">H", file, at + 6)[0] // 2
        ends = unpack_from(f">{count}H", file, at + 14)
        starts = unpack_from(f">{count}H", file, at + 16 + 2 * count)
        return [pair for pair in zip(starts, ends, strict=True) if pair[1] != 0xFFFF]
    return []


def _face_for(character: str) -> Face | None:
    for face in faces():
        if face.has(character):
            return face
    return next((face for face in _more_faces() if face.has(character)), None)


@lru_cache(maxsize=512)
def runs(text: str) -> tuple[tuple[str, Face], ...]:
    """Return a text as runs of one font each, without what no font has."""
    parts: list[tuple[str, Face]] = []
    for character in unicodedata.normalize("NFKC", text)[:LONGEST]:
        for letter, face in _drawn(character):
            if parts and parts[-1][1] is face:
                parts[-1] = (parts[-1][0] + letter, face)
            else:
                parts.append((letter, face))
    return tuple(parts)


def _drawn(character: str) -> Iterator[tuple[str, Face]]:
    """Yield what is drawn for a character: itself, its letter without marks, or nothing."""
    category = unicodedata.category(character)
    if category[0] == "Z":
        character = " "
    elif category[0] in "CM":
        return
    for candidate in (character, unicodedata.normalize("NFD", character)[0]):
        face = _face_for(candidate)
        if face:
            yield candidate, face
            return


def width(text: str, size: int) -> int:
    """Return how wide a text is drawn at a size, in pixels."""
    return round(sum(_font_of(run, face, size).getlength(run) for run, face in runs(text)))


def _font_of(run: str, face: Face, size: int) -> ImageFont.FreeTypeFont:
    return face.at(size, shaped=_is_right_to_left(run))


def _is_right_to_left(run: str) -> bool:
    return any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in run)


@lru_cache(maxsize=512)
def fitted(text: str, size: int, room: int) -> str:
    """Return a text that is at most `room` pixels wide, ending with an ellipsis if cut."""
    kept = "".join(run for run, _ in runs(text)).strip()
    if width(kept, size) <= room:
        return kept
    low, high = 0, len(kept)
    while low < high:
        middle = (low + high + 1) // 2
        if width(kept[:middle].rstrip() + ELLIPSIS, size) <= room:
            low = middle
        else:
            high = middle - 1
    return kept[:low].rstrip() + ELLIPSIS


def write(
    draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, size: int, fill: int
) -> None:
    """Draw a text with its left end and its baseline at a point, run by run."""
    x, y = at
    parts = runs(text)
    for run, face in reversed(parts) if _is_right_to_left(text) else parts:
        font = _font_of(run, face, size)
        draw.text((x, y), _ordered(run), fill=fill, font=font, anchor="ls")
        x += font.getlength(run)


def _ordered(run: str) -> str:
    if _is_right_to_left(run) and not features.check("raqm"):
        return run[::-1]
    return run


@lru_cache(maxsize=32)
def plain(size: int) -> ImageFont.FreeTypeFont:
    """Return the font of digits, ids and numerals at a size in pixels."""
    return faces()[0].at(size)


@lru_cache(maxsize=32)
def height(size: int) -> int:
    """Return how high digits stand above the baseline at a size, in pixels."""
    return -int(plain(size).getbbox("0", anchor="ls")[1])


def text_size(image: Image.Image, text: str, size: int) -> tuple[int, int]:
    """Return the width and height a text takes in an image."""
    box = ImageDraw.Draw(image).textbbox((0, 0), text, font=plain(size))
    return round(box[2] - box[0]), round(box[3] - box[1])
