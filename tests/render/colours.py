"""How far apart colours are: `python -m tests.render.colours` writes it into docs/pictures/README.md."""

from __future__ import annotations

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from pathlib import Path

from render.palette import rgb
from render.seekers.gems import GEMS as SEEKERS
from render.splendor.gems import GEMS as SPLENDOR
from render.stones import Stone

# Machado, Oliveira and Fernandes (2009), full severity, for linear light.
SIGHT = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)
SETS: dict[str, dict[str, Stone]] = {
    "splendor": dict(
        zip(("white", "blue", "green", "red", "black", "gold"), SPLENDOR, strict=True)
    ),
    "seekers": dict(
        zip(
            ("red", "yellow", "green", "blue", "purple", "rainbow", "gold"),
            SEEKERS.values(),
            strict=True,
        )
    ),
}
TITLES = {"splendor": "Splendor", "seekers": "12 Seekers"}
PAGE = Path(__file__).parents[2] / "docs" / "pictures" / "README.md"
BEGIN, END = "<!-- distances -->", "<!-- end of distances -->"


def linear(colour: tuple[int, int, int]) -> list[float]:
    """Return a colour in linear light, 0 to 1."""
    shares = (channel / 255 for channel in colour)
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares]


def times(matrix: tuple[tuple[float, ...], ...], vector: list[float]) -> list[float]:
    """Return a matrix times a vector, kept from 0 to above."""
    return [max(0.0, sum(a * b for a, b in zip(row, vector, strict=True))) for row in matrix]


def lab(light: list[float]) -> tuple[float, float, float]:
    """Return linear light as CIELAB."""
    x, y, z = (
        share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116
        for share in (a / b for a, b in zip(times(TO_XYZ, light), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """Return the distance of two colours in CIELAB (Sharma, Wu and Dalal 2005)."""
    mean = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1 + (1 - sqrt(mean**7 / (mean**7 + 25**7))) / 2
    a1, a2 = one[1] * stretch, other[1] * stretch
    c1, c2 = hypot(a1, one[2]), hypot(a2, other[2])
    h1, h2 = degrees(atan2(one[2], a1)) % 360, degrees(atan2(other[2], a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    light, chroma = other[0] - one[0], c2 - c1
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    l, c = (one[0] + other[0]) / 2, (c1 + c2) / 2  # noqa: E741 - as the formula has it
    h = h1 + turn / 2 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * cos(radians(h - 30))
        + 0.24 * cos(radians(2 * h))
        + 0.32 * cos(radians(3 * h + 6))
        - 0.2 * cos(radians(4 * h - 63))
    )
    sl = 1 + 0.015 * (l - 50) ** 2 / sqrt(20 + (l - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    spin = 30 * exp(-((((h % 360) - 275) / 25) ** 2))
    rotation = -2 * sqrt(c**7 / (c**7 + 25**7)) * sin(radians(2 * spin))
    x, y, z = light / sl, chroma / sc, hue / sh
    return sqrt(x * x + y * y + z * z + rotation * y * z)


def distance(one: Stone, other: Stone, sight: str) -> float:
    """Return how far apart two gems are to somebody's sight."""
    seen = (lab(times(SIGHT[sight], linear(rgb(gem.tones[2])))) for gem in (one, other))
    return ciede2000(*seen)


def tables() -> str:
    """Return a table a game: a row for every two gems, a column a sight, the nearest in bold."""
    return "\n\n".join(_table(game) for game in SETS)


def _table(game: str) -> str:
    rows = [
        (one, other, [distance(SETS[game][one], SETS[game][other], sight) for sight in SIGHT])
        for one, other in combinations(SETS[game], 2)
    ]
    least = [min(row[2][column] for row in rows) for column in range(len(SIGHT))]
    lines = [f"| {TITLES[game]} | {' | '.join(SIGHT)} |", "| --- |" + " ---: |" * len(SIGHT)]
    for one, other, found in rows:
        cells = (
            f"**{value:.1f}**" if value == low else f"{value:.1f}"
            for value, low in zip(found, least, strict=True)
        )
        lines.append(f"| {one}, {other} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    """Write the tables into the page, between their marks."""
    page = PAGE.read_text(encoding="utf-8")
    before, after = page.split(BEGIN)[0], page.split(END)[1]
    PAGE.write_text(f"{before}{BEGIN}\n\n{tables()}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
