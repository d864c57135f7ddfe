"""Text of any script, with font fallback.

Pillow draws a text in one font, so a text is split into runs, one font each. Characters that no
font has are dropped; a text that is too long ends with an ellipsis.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from struct import unpack, unpack_from
from typing import IO, Final, Literal

import noto_cjk_sans_jp_bold
from PIL import ImageDraw, ImageFont, features

from render.directions import arranged, is_right_to_left

ELLIPSIS: Final = "…"
MAX_LENGTH: Final = 256
"""Characters read of a text; no picture has room for more."""
SIZES: Final = (22, 28, 34, 40, 46, 56, 88)
"""Sizes in use; others are rounded to the nearest, so that few fonts stay open."""
FONTS_OPEN: Final = 3
"""Open fonts cached; a font at one size takes 2 MB and 1 ms to open."""
LEADING: Final = 1.2
"""Distance of two lines of a text, by its size."""
SMALLER: Final = 0.7
"""How much smaller a text may get before it takes two lines."""
_PACKAGED: Final = Path(noto_cjk_sans_jp_bold.__file__).parent / "NotoSansCJKjp-Bold.otf"
_SYSTEM: Final = ("NotoSansCJK-Bold.ttc", "DejaVuSans-Bold.ttf")
_FOLDERS: Final = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"))
LOCALES: Final = {"zh-TW": "zh-Hant"}
"""Languages in which Chinese characters look unlike the font's own Japanese ones."""
_HAN: Final = re.compile("[\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
_KANA: Final = re.compile("[\u3041-\u30fa\u30fc-\u30ff]")
_WHOLE: Final = re.compile("([\u3131-\u318e\uffa1-\uffdc\u00bc-\u00be！（），／：；？]+)")
"""Korean letters, fractions and the punctuation of Chinese and Japanese, which stay as they are."""
_SYLLABLE: Final = re.compile("[aeiouyäöü][^aeiouyäöü]", re.IGNORECASE)
"""Where a word may be broken: a vowel before a consonant."""
NUMBER: Final = re.compile(r" #\d{4,8}$")
"""The number at the end of a name that tells people of one name apart."""


@dataclass(frozen=True, eq=False)
class Face:
    """A font and the characters it covers.

    Attributes:
        path: The font file; None for Pillow's built-in font.
        firsts: First code point of each covered range, ascending.
        lasts: Last code point of each covered range.
    """

    path: Path | None
    firsts: array[int]
    lasts: array[int]

    def has(self, character: str) -> bool:
        """Return whether the font has a glyph for a character."""
        code = ord(character)
        place = bisect_right(self.firsts, code) - 1
        return place >= 0 and code <= self.lasts[place]

    def at(self, size: int, *, shaped: bool = False) -> ImageFont.FreeTypeFont:
        """Return the font at a size in pixels; `shaped` joins and reorders scripts such as Arabic."""
        return _font(self.path, size, shaped=shaped)


@lru_cache(maxsize=FONTS_OPEN)
def _font(path: Path | None, size: int, *, shaped: bool) -> ImageFont.FreeTypeFont:
    # Raqm needs a system library that may be missing.
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
    """Return the fonts in order of preference; only the last, Pillow's own, always exists."""
    paths = [_PACKAGED] if _PACKAGED.exists() else []
    return (*_faces(paths), _built_in())


@cache
def _more_faces() -> tuple[Face, ...]:
    # Only when a name needs them: walking the folders is slow.
    paths = [path for name in _SYSTEM for root in _FOLDERS for path in root.rglob(name)]
    return tuple(_faces(paths))


def _faces(paths: list[Path]) -> Iterator[Face]:
    for path in paths:
        try:
            with path.open("rb") as file:
                yield Face(path, *_characters(file))
        except (OSError, ValueError):
            continue


@cache
def _built_in() -> Face:
    source = getattr(_font(None, 16, shaped=False), "path", None)
    if isinstance(source, BytesIO):
        source.seek(0)
        return Face(None, *_characters(source))
    return Face(None, array("I", [32]), array("I", [126]))


def _characters(file: IO[bytes]) -> tuple[array[int], array[int]]:
    """Return the first and last code points of the ranges an OpenType file covers.

    It reads only the `cmap` table, since a font may have 16 MB.
    """
    start = 0
    if file.read(4) == b"ttcf":
        file.seek(12)
        start = unpack(">I", file.read(4))[0]
    file.seek(start + 4)
    tables = unpack(">H", file.read(2))[0]
    file.seek(start + 12)
    entries = [unpack(">4sIII", file.read(16)) for _ in range(tables)]
    places = [(offset, length) for tag, _, offset, length in entries if tag == b"cmap"]
    if not places:
        raise ValueError("the font has no table of characters")
    file.seek(places[0][0])
    cmap = file.read(places[0][1])
    count = unpack_from(">H", cmap, 2)[0]
    offsets = [unpack_from(">I", cmap, 8 + 8 * number)[0] for number in range(count)]
    # Fonts carry several subtables for old systems; of the formats read here, 12 covers most.
    return _subtable(cmap, max(offsets, key=lambda at: unpack_from(">H", cmap, at)[0] % 13))


def _subtable(cmap: bytes, at: int) -> tuple[array[int], array[int]]:
    form = unpack_from(">H", cmap, at)[0]
    if form == 12:
        groups = unpack_from(">I", cmap, at + 12)[0]
        flat = _numbers("I", cmap, at + 16, 3 * groups)
        return flat[::3], flat[1::3]
    if form == 4:
        count = unpack_from(">H", cmap, at + 6)[0] // 2
        lasts = _numbers("H", cmap, at + 14, count)
        firsts = _numbers("H", cmap, at + 16 + 2 * count, count)
        return firsts[:-1], lasts[:-1]  # the last range only ends the table
    return array("I"), array("I")


def _numbers(kind: Literal["H", "I"], table: bytes, at: int, count: int) -> array[int]:
    numbers = array(kind)
    numbers.frombytes(table[at : at + count * numbers.itemsize])
    if sys.byteorder == "little":
        numbers.byteswap()
    return numbers


def _face_for(character: str) -> Face | None:
    for face in faces():
        if face.has(character):
            return face
    return next((face for face in _more_faces() if face.has(character)), None)


@lru_cache(maxsize=512)
def runs(text: str) -> tuple[tuple[str, Face], ...]:
    """Split a text into runs of one font each, dropping characters that no font has.

    No gap is left where something was dropped.
    """
    parts: list[tuple[str, Face]] = []
    for character in _plain(text):
        for letter, face in _drawn(character):
            if letter == " " and parts and parts[-1][0].endswith(" "):
                continue
            if parts and parts[-1][1] is face:
                parts[-1] = (parts[-1][0] + letter, face)
            else:
                parts.append((letter, face))
    return tuple(parts)


def drawn(text: str) -> str:
    """Return what is drawn of a text."""
    return "".join(run for run, _ in runs(text)).strip()


@lru_cache(maxsize=512)
def legible(text: str) -> bool:
    """Return whether a text can be drawn whole, or at least half of its letters and digits."""
    visible = [it for it in _plain(text) if _is_visible(it)]
    left = [it for it in visible if any(_drawn(it))]
    if len(left) == len(visible):
        return bool(visible)
    letters, of_those = (sum(map(str.isalnum, some)) for some in (visible, left))
    return of_those > 0 and 2 * of_those >= letters


def _plain(text: str) -> str:
    """Return a text in letters that fonts have, such as an A for a full-width one.

    Korean letters stay: they would become parts of a syllable, such as the upper half of one. So do
    fractions: a half behind a number would read as another number.
    """
    parts = _WHOLE.split(text[:MAX_LENGTH])
    parts[::2] = (unicodedata.normalize("NFKC", it) for it in parts[::2])
    return "".join(parts)[:MAX_LENGTH]


def _is_visible(character: str) -> bool:
    return unicodedata.category(character)[0] not in "CMZ"


def _drawn(character: str) -> Iterator[tuple[str, Face]]:
    """Yield the glyph for a character: itself, its base letter without marks, or nothing."""
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


@lru_cache(maxsize=512)
def width(text: str, size: int) -> int:
    """Return the width of a text at a size, in pixels."""
    parts = ((run, face, is_right_to_left(run)) for run, face in runs(text))
    return round(
        sum(face.at(_near(size), shaped=shaped).getlength(run) for run, face, shaped in parts)
    )


def number(value: int, form: str = "") -> str:
    """Return a number with a minus sign, not a hyphen; a form such as "+" is that of a format string."""
    return f"{value:{form}}".replace("-", "−")


def signed(points: int) -> str:
    """Return points with a plus or minus sign; 0 has none."""
    return number(points, "+" if points else "")


def sentence(text: str) -> str:
    """Return a caption with a capital at its beginning, for one that stands alone in a picture."""
    return text[:1].upper() + text[1:]


def roomy(text: str, sizes: Sequence[int], room: int) -> int:
    """Return the first of some sizes at which a text fits, or else the last."""
    return next((size for size in sizes if width(text, size) <= room), sizes[-1])


@lru_cache(maxsize=512)
def fitted(text: str, size: int, room: int) -> str:
    """Cut a text to at most `room` pixels, with an ellipsis where anything was cut.

    A number at the end, which tells people of one name apart, is kept if there is room for it.
    """
    shown = drawn(text)
    if width(shown, size) <= room:
        return shown
    number = NUMBER.search(shown)
    end = ELLIPSIS + (number[0] if number else "")
    end = end if width(end, size) <= room else ELLIPSIS
    low, high = 0, len(shown) - len(end) + len(ELLIPSIS)
    while low < high:
        middle = (low + high + 1) // 2
        if width(shown[:middle].rstrip() + end, size) <= room:
            low = middle
        else:
            high = middle - 1
    return shown[:low].rstrip() + end


def lines(text: str, size: int, room: int) -> tuple[str, ...]:
    """Return a text in a line or two, broken between words if it can be; the second may be cut."""
    shown = fitted(text, size, room * 4)
    if width(shown, size) <= room:
        return (shown,)
    most = max(
        1, next(end for end in range(len(shown), -1, -1) if width(shown[:end], size) <= room)
    )
    end = max(shown.rfind(" ", 1, most + 1), shown.rfind("・", 1, most) + 1)
    if end > 0:
        return shown[:end].rstrip(), fitted(shown[end:], size, room)
    half = -(-len(shown) // 2)  # no words: in halves, if both fit
    near = sorted(
        range(max(1, half - 2), half + 3),
        key=lambda it: (not _SYLLABLE.match(shown, it - 1), abs(it - half)),
    )
    ends = *(it for it in near if width(shown[it:], size) <= room), *range(most, 1, -1)
    end = next((it for it in ends if width(_hyphened(shown, it), size) <= room), 1)
    return _hyphened(shown, end), fitted(shown[end:], size, room)


def _hyphened(text: str, end: int) -> str:
    """Return the beginning of a text, with a hyphen where it ends inside a word of Latin letters or the like."""
    inside = text[end - 1 : end + 1]
    return text[:end] + "-" * (len(inside) == 2 and all(it.lower() != it.upper() for it in inside))


def laid(text: str, sizes: Sequence[int], room: int, high: float) -> tuple[int, tuple[str, ...]]:
    """Return the size of a text and its lines: two lines where one would be much smaller.

    Two lines are no higher than `high`; where they don't fit either, the smallest are cut.
    """
    one, low = roomy(text, sizes, room), [it for it in sizes if it * (1 + LEADING) <= high]
    two = (it for it in low if ELLIPSIS not in lines(text, it, room)[-1])
    size = one if one >= sizes[0] * SMALLER else max(one, next(two, one))
    return size, lines(text, size, room) if size in low else (fitted(text, size, room),)


def locale(text: str, language: str) -> str | None:
    """Return the language whose Chinese characters a text is drawn with; None for the font's own.

    A text with kana is Japanese.
    """
    chinese = _HAN.search(text) and not _KANA.search(text)
    return LOCALES.get(language) if chinese else None


def spoken_by(font: ImageFont.FreeTypeFont, language: str | None) -> str | None:
    """Return a language, or None for a font that Raqm doesn't draw."""
    return language if font.layout_engine == ImageFont.Layout.RAQM else None


def write(  # noqa: PLR0913 - what writing takes
    draw: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    size: int,
    fill: int,
    *,
    language: str = "",
    edge: int = 0,
) -> None:
    """Draw a text run by run, with the characters of a language; `at` is the left end of its baseline.

    An `edge` makes letters broader by that many pixels on every side.
    """
    x, y = at
    spoken = locale(text, language)
    for run, face in arranged(text, runs(text)):
        shaped = spoken is not None or is_right_to_left(run)
        font = face.at(_near(size), shaped=shaped)
        shaped_as = spoken_by(font, spoken)
        draw.text(
            (x, y),
            _ordered(run),
            fill=fill,
            font=font,
            anchor="ls",
            language=shaped_as,
            stroke_width=edge,
        )
        x += font.getlength(run)


def _ordered(run: str) -> str:
    if is_right_to_left(run) and not features.check("raqm"):
        return run[::-1]
    return run


@lru_cache(maxsize=256)
def length(text: str, size: int) -> float:
    """Return the width of digits or an id at a size, in pixels."""
    return plain(size).getlength(text)


def plain(size: int, *, shaped: bool = False) -> ImageFont.FreeTypeFont:
    """Return the font of digits and ids at the nearest available size, in pixels."""
    return faces()[0].at(_near(size), shaped=shaped)


@lru_cache(maxsize=64)
def _near(size: int) -> int:
    return min(SIZES, key=lambda known: abs(known - size))


@lru_cache(maxsize=32)
def height(size: int) -> int:
    """Return the height of digits above the baseline at a size, in pixels."""
    return -int(plain(size).getbbox("0", anchor="ls")[1])
