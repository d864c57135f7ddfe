"""The pictures of a season: the invitation, the crosstables, the podium."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from bot.testing.checks import LARGEST, STRANGE, opened
from render import LOOKS, crosstable, invitation, marks, winners
from render.crosstable import Crosstable, Row
from render.palette import SHARED
from render.sheet import PLAIN, TOP, Heading
from render.winners import Winner
from rules import MOST_SEATS

HEADING = Heading("Season 3", "Splendor", LOOKS["splendor"].decor, "en")
PHOTO = Image.new("RGBA", (64, 64), "#3F00FF")
ROW = Row(1, "Ada", ("self", "won", "", "playing"), "1")
TERMS = ("2 players", "1 day per turn", "rated")
every_look = pytest.mark.parametrize("decor", [PLAIN, *(look.decor for look in LOOKS.values())])


def table(row: Row) -> bytes:
    """Return the picture of a division of one."""
    return crosstable.draw(HEADING, [Crosstable("Division 1", (row,), opponents=True)])


def test_everything_of_a_crosstable_shows() -> None:
    """Title, line, division, place, name, games, points, what they mean and faces make other pictures."""
    changed = (
        replace(ROW, place=2),
        replace(ROW, place=None),
        replace(ROW, name="Bo"),
        replace(ROW, cells=("self", "lost", "", "playing")),
        replace(ROW, cells=("self", "won", "", "")),
        replace(ROW, points="2"),
        replace(ROW, move="up"),
        replace(ROW, avatar=PHOTO),
    )
    one = Crosstable("Division 1", (ROW,), opponents=True)
    others = (
        crosstable.draw(replace(HEADING, title="Season 4"), [one]),
        crosstable.draw(replace(HEADING, line="12 Seekers"), [one]),
        crosstable.draw(HEADING, [replace(one, title="Division 2")]),
    )
    drawn = [table(ROW), *map(table, changed), *others]
    assert len(set(drawn)) == len(drawn)


def test_nobody_has_a_medal_before_a_game() -> None:
    """Without a place, there is no gold beside a name."""
    for place, gold in ((1, True), (None, False)):
        image = opened(table(replace(ROW, place=place, cells=("self",))))
        left = image.crop((24, TOP + 60, 92, image.height - 30)).tobytes()
        assert (SHARED.index["y2"] in left) is gold


def test_before_a_game_there_are_only_people() -> None:
    """Games that haven't begun take no room, and each person has a name and a face."""
    plain = Row(None, "Ada", ("self", "", ""), "")
    drawn = table(plain)
    assert drawn == table(replace(plain, cells=()))
    others = (replace(plain, name="Bo"), replace(plain, avatar=PHOTO))
    begun = replace(plain, cells=("self", "", "playing"))
    assert len({drawn, *map(table, (*others, begun))}) == 4


def test_every_place_shows() -> None:
    """Each place at the largest table makes another picture, as a game and where games are counted."""
    for games in (1, 12):
        drawn = {table(replace(ROW, cells=(place,) * games)) for place in crosstable.PLACES}
        assert len(drawn) == MOST_SEATS


def test_many_games_are_counted() -> None:
    """Where games are many, it shows how often somebody won, not when."""
    cells = ("won", "lost", *("won",) * 10)

    def drawn(*cells: str) -> bytes:
        return table(replace(ROW, cells=cells))  # type: ignore[arg-type]

    assert drawn(*cells) == drawn(*reversed(cells))
    assert drawn(*cells) != drawn(*cells[1:], "lost")


def test_of_many_divisions_the_highest_has_its_games() -> None:
    """The others have places, names and points; two divisions have games both."""
    one = Crosstable("Division 1", (ROW,), opponents=True)
    other = replace(one, rows=(replace(ROW, cells=("self", "lost", "", "")),))
    assert crosstable.draw(HEADING, [one, one]) != crosstable.draw(HEADING, [one, other])
    three = crosstable.draw(HEADING, [one] * 3)
    assert three == crosstable.draw(HEADING, [one, other, one])
    assert three != crosstable.draw(HEADING, [other, one, one])
    richer = replace(one, rows=(replace(ROW, points="2"),))
    assert three != crosstable.draw(HEADING, [one, richer, one])


def test_the_legend_explains_what_is_there() -> None:
    """A sign that nobody has needs no word, and before the first game none does."""
    one = Crosstable("Division 1", (ROW,), opponents=True)
    plain = crosstable.draw(HEADING, [one])
    assert plain == crosstable.draw(HEADING, [one], [("shared", "tied"), ("up", "moves up")])
    explained = {crosstable.draw(HEADING, [one], [(sign, "x")]) for sign in ("won", "playing")}
    assert len({plain, *explained}) == 3
    new = [replace(one, rows=(Row(None, "Ada", ("self", ""), ""),))]
    assert crosstable.draw(HEADING, new) == crosstable.draw(HEADING, new, [("planned", "x")])
    assert crosstable.draw(HEADING, [replace(new[0], before="x")]) != crosstable.draw(HEADING, new)


@every_look
def test_a_season_has_its_pictures_in_every_game(decor: object) -> None:
    """Invitation, crosstables and podium of every game are small files."""
    heading = replace(HEADING, decor=decor)  # type: ignore[arg-type]
    people = [(name[:32], None) for name in STRANGE]
    rows = tuple(replace(ROW, name=name, cells=("won",) * 19) for name, _ in people)
    podium = [Winner(it, people[it][0], "3 points", PHOTO) for it in (1, 2, 3)]
    for file in (
        invitation.draw(heading, TERMS, people),
        crosstable.draw(heading, [Crosstable("", rows, opponents=False)]),
        winners.draw(heading, podium, [("Division 2", "Ada")]),
    ):
        assert opened(file).mode == "P"
        assert len(file) < LARGEST


def test_everything_of_an_invitation_shows() -> None:
    """Each term and each person who has joined makes another picture; a number stands for many."""
    people = [(f"Ada {number}", None) for number in range(40)]
    drawn = [
        invitation.draw(HEADING, TERMS, people[:3]),
        invitation.draw(HEADING, TERMS[:2], people[:3]),
        invitation.draw(HEADING, TERMS, people[:3], "3 players have joined"),
        invitation.draw(HEADING, TERMS, [*people[:2], ("Ada", PHOTO)]),
        *(invitation.draw(HEADING, TERMS, people[:count]) for count in (0, 2, 9, 10, 40)),
    ]
    assert len(set(drawn)) == len(drawn)


def test_terms_take_as_many_rows_as_they_need() -> None:
    """The picture grows with them, and none is cut."""
    few = opened(invitation.draw(HEADING, TERMS, ()))
    many = opened(invitation.draw(HEADING, (*TERMS, "at most 4 games at once", "w" * 30), ()))
    assert many.height > few.height
    assert many.width == few.width


def test_everything_of_a_podium_shows() -> None:
    """Title, place, name, points, face and the winners of other divisions make other pictures."""
    first = Winner(1, "Ada", "3 points")
    drawn = [
        winners.draw(HEADING, [first], []),
        winners.draw(replace(HEADING, title="Season 4"), [first], []),
        winners.draw(HEADING, [replace(first, place=2)], []),
        winners.draw(HEADING, [replace(first, name="Bo")], []),
        winners.draw(HEADING, [replace(first, points="4 points")], []),
        winners.draw(HEADING, [replace(first, avatar=PHOTO)], []),
        winners.draw(HEADING, [first, replace(first, place=2)], []),
        winners.draw(HEADING, [first], [("Division 2", "Bo")]),
    ]
    assert len(set(drawn)) == len(drawn)


def test_nothing_is_counted_before_the_first_result() -> None:
    """Without places a crosstable shows no points."""
    rows = [Row(None, "Ada", ("self", ""), points) for points in ("0", "7")]
    pictures = {crosstable.draw(HEADING, [Crosstable("", (row,), opponents=True)]) for row in rows}
    assert len(pictures) == 1


def test_a_tie_stands_equally_high() -> None:
    """Two in second place have steps of one height, and so have two in the first."""
    for places, (one, other) in (((1, 2, 2), (148, 692)), ((1, 1, 3), (148, 420))):
        podium = [Winner(place, "", "") for place in places]
        image = opened(winners.draw(replace(HEADING, decor=PLAIN), podium, []))
        tone = SHARED.index[marks.medal(places[1])]
        steps = [
            image.crop((20 + x + 100, TOP, 20 + x + 101, image.height)).tobytes().index(tone)
            for x in (one, other)
        ]
        assert steps[0] == steps[1]
