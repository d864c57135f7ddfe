"""The finish of Splendor: the winner's story, people's pictures, and the turn that decided."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.testing.checks import LARGEST, opened
from bot.testing.test_look import played as whole
from render import LOOKS, Feat, Scene, Words
from render.palette import SHARED
from render.splendor import fan, finish, geometry
from render.splendor.gathered import PILE, lay_piles
from render.sprites import Sketch
from rules import GAMES
from rules.splendor.cards import CARDS, NOBLES, Card
from rules.splendor.position import Position
from tests.render.scenes import NAMES, played

LOOK = LOOKS["splendor"]


def ended(seats: int) -> Scene[Position]:
    """Return the scene of a finished game with its history."""
    positions = played(seats, 9)
    history = [positions[0].scores(), *(it.scores() for it in positions[1:] if it.turn_over)]
    return Scene(positions[-1].seen_by(None), NAMES[:seats], history=tuple(history))


def changed(one: Scene[Position], other: Scene[Position]) -> tuple[int, int, int, int] | None:
    """Return the box in which the pictures of two scenes differ."""
    first, second = (opened(LOOK.picture(scene)).convert("RGB") for scene in (one, other))
    return ImageChops.difference(first, second).getbbox()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_finish_is_whole_without_and_with_pictures_of_people(seats: int) -> None:
    """Any of them may be missing; a picture of any size and shape takes the place of a seat's sign."""
    plain = ended(seats)
    assert len(LOOK.picture(plain)) < LARGEST
    for size in ((128, 128), (32, 40)):
        pictured = replace(plain, avatars={1: Image.new("RGBA", size, "#3F00FF")})
        box = changed(plain, pictured)
        assert box is not None
        assert box[2] <= finish.LEFT + finish.WIDTH
        assert LOOK.picture(pictured) == LOOK.picture(pictured)


def test_the_winner_is_pictured_beside_the_name() -> None:
    """Another seat's picture stands in the standings alone."""
    plain = ended(3)
    winner = plain.places.index(1)
    for seat in range(3):
        box = changed(plain, replace(plain, avatars={seat: Image.new("RGBA", (64, 64), "red")}))
        assert box is not None
        assert (box[1] < finish.TOP + finish.end_of(plain).winners) == (seat == winner)


def test_the_turn_that_decided_is_marked_on_the_chart() -> None:
    """A review's turn stands where it belongs on the way from the first to the last."""
    plain = ended(4)
    turns, lefts = len(plain.history) - 1, []
    for turn in (turns // 3, turns * 2 // 3):
        box = changed(plain, replace(plain, decisive=(turn, 0)))
        assert box is not None
        assert box[1] > geometry.BOARD_HEIGHT // 2
        lefts.append(box[0])
    assert lefts[0] < lefts[1] - 100


def test_a_finish_without_prestige_shows_tokens_and_the_table() -> None:
    """Where somebody resigned before anybody had prestige, those are what the game was."""
    start = played(2, 9)[0]
    plain = Scene(start, NAMES[:2], resigned=frozenset({1}))
    rows = ((*start.rows[0][:-1], None), *start.rows[1:])
    emptier = changed(plain, replace(plain, view=start.but(rows=rows)))
    assert emptier is not None
    assert emptier[1] > geometry.BOARD_HEIGHT // 2
    for seat in range(2):
        richer = start.seats[seat].but(tokens=(1, 0, 2, 0, 0, 0))
        seats = (*start.seats[:seat], richer, *start.seats[seat + 1 :])
        assert changed(plain, replace(plain, view=start.but(seats=seats))) is not None


@pytest.mark.parametrize("seats", [2, 3])
def test_whoever_resigned_is_shown_to_have(seats: int) -> None:
    """The score with which they did stands beside the name, and nothing where others have theirs."""
    scene = ended(seats)
    gone = replace(scene, resigned=frozenset({scene.places.index(2)}))
    assert Words("en")("finish-resigned-with", prestige=7) == "resigned with a score of 7"
    line = changed(scene, gone)
    assert line is not None
    assert line[2] > finish.LEFT + finish.WIDTH - 30
    score = (finish.LEFT + finish.WIDTH - 110, 0, finish.LEFT + finish.WIDTH, 840)
    shown = opened(LOOK.picture(gone)).crop(score).tobytes().count(SHARED.index["y3"])
    before = opened(LOOK.picture(scene)).crop(score).tobytes().count(SHARED.index["y3"])
    assert shown < before


def test_where_everybody_resigned_nobody_is_said_to_have_won() -> None:
    """No name stands where a winner's would."""
    scene = replace(ended(2), resigned=frozenset({0, 1}))
    assert changed(scene, replace(scene, language="ja")) is not None
    others = replace(scene, names=("Ada", "Bo"))
    box = changed(scene, others)
    assert box is not None
    assert box[1] > finish.TOP + finish.end_of(scene).winners


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_winner_has_the_largest_name_and_cards(seats: int) -> None:
    """Alone or sharing the win, nobody else has taller ones, and the chart has a third at most."""
    scene = ended(seats)
    equal = scene.view.seats[0]
    for winners in range(1, seats + 1):
        held = tuple(equal if seat < winners else equal.but(prestige=0) for seat in range(seats))
        end = finish.end_of(replace(scene, view=scene.view.but(seats=held)))
        assert len(end.first) == winners
        top = end.head if winners == 1 else finish.HEAD_SHARED
        assert (end.winners - top - 14) // winners >= end.line
        assert end.winners + end.line * len(end.others) < geometry.BOARD_HEIGHT - min(
            finish.COURSES
        )


@pytest.mark.parametrize("language", ["en", "ja", "zh-TW"])
def test_a_finish_says_why_the_winner_won_where_prestige_does_not(language: str) -> None:
    """By fewer cards, or because all others resigned; it names both numbers of cards."""
    plain = ended(2)
    few = plain.view.seats[1].but(prestige=15, cards=plain.view.seats[1].cards[:3])
    many = plain.view.seats[0].but(prestige=15)
    tied = replace(plain, view=plain.view.but(seats=(many, few)), language=language)
    end = finish.end_of(tied)
    reason = finish.reason(end, end.first[0])
    assert re.findall(r"\d+", reason) == ["15", "3", str(len(many.cards))]
    alone = finish.end_of(replace(tied, resigned=frozenset({0})))
    assert finish.reason(alone, 1) == Words(language)("finish-alone")
    clear = finish.end_of(replace(plain, language=language))
    assert not finish.reason(clear, clear.first[0])


@pytest.mark.parametrize("seats", [3, 4])
def test_whoever_shares_a_win_has_it_on_the_same_grid(seats: int) -> None:
    """Gems of winners and of others stand below each other, and one that a seat lacks is pale, not left out."""
    scene = ended(seats)
    gems = (1, 1, 0, 3, 3)
    equal = tuple(it.but(prestige=15, bonuses=gems, nobles=()) for it in scene.view.seats)
    held = (*(it.but(cards=equal[0].cards) for it in equal[:-1]), equal[-1].but(prestige=9))
    scene = replace(scene, view=scene.view.but(seats=held))
    picture = opened(LOOK.picture(scene))
    left, right = (finish.LEFT + x for x in finish.COUNTS)
    step = (right - left) // 6
    for colour in range(5):
        column = (left + step * colour, 0, left + step * colour + 50, 840 - max(finish.COURSES))
        pale = picture.crop(column).tobytes().count(SHARED.index["line"])
        assert (pale > 600) == (colour == 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_other_place_has_its_line(seats: int) -> None:
    """Below the winner, the best first, discs have the tones of the places."""
    scene = ended(seats)
    indices, end = opened(LOOK.picture(scene)), finish.end_of(scene)
    line = end.line
    for place in range(2, seats + 1):
        top = finish.TOP + end.winners + finish.GAP + 6 + line * (place - 2)
        disc = indices.crop((finish.LEFT + 20, top, finish.LEFT + 76, top + line)).tobytes()
        assert disc.count(SHARED.index[("w0", "o1", "line")[place - 2]]) > 300


@pytest.mark.parametrize("many", [1, 9, 18])
def test_the_prestige_of_every_card_is_seen(many: int) -> None:
    """However many cards a seat holds in its hand, none covers the number of another."""
    cards = tuple(replace(card, prestige=1) for card in list(CARDS.values())[::5][:many])
    box = (0, 0, 640, 170)

    def drawn(held: tuple[Card, ...]) -> Image.Image:
        sketch = Sketch(*box[2:], "panel")
        fan.spread(sketch, held, box)
        return sketch.image

    plain = drawn(cards)
    for place, card in enumerate(cards):
        other = drawn((*cards[:place], replace(card, prestige=4), *cards[place + 1 :]))
        bands = ImageChops.difference(plain, other).getchannel("R").histogram()
        assert sum(bands[40:]) > 60, card


@pytest.mark.parametrize("nobles", [0, 3, 5])
@pytest.mark.parametrize("many", [1, 20, 90])
def test_a_winner_has_a_pile_of_each_colour(many: int, nobles: int) -> None:
    """Each card counts in the pile of its colour, and all piles have room beside the nobles."""
    held = played(2, 9)[0].seats[0]
    nobles_won = tuple(NOBLES.values())[:nobles]
    box = (286, 126, 1272, 290)

    def drawn(cards: tuple[Card, ...]) -> Image.Image:
        sketch = Sketch(1300, 300, "panel")
        lay_piles(sketch, held.but(cards=cards, nobles=nobles_won), box, coins=False)
        return sketch.image

    cards = tuple(CARDS.values())[:many]
    one = drawn(cards)
    piled = ImageChops.difference(one, Sketch(1300, 300, "panel").image).getbbox()
    assert piled is not None
    assert box[0] <= piled[0] < piled[2] <= box[2]
    for card in cards[:1]:
        more = ImageChops.difference(one, drawn((*cards, card))).getbbox()
        assert more is not None
        assert more[2] - more[0] <= PILE


def test_tokens_have_room_beside_piles() -> None:
    """They are left out where they'd be too small to see."""
    held = played(2, 9)[0].seats[0].but(tokens=(4, 4, 4, 4, 4, 5), cards=tuple(CARDS.values()))
    sketch = Sketch(1300, 300, "panel")
    lay_piles(sketch, held, (286, 126, 1272, 290), coins=True)
    piles = sketch.image.tobytes()
    lay_piles(sketch, held, (286, 126, 1272, 290), coins=False)
    assert sketch.image.tobytes() == piles


def test_what_was_reserved_and_not_bought_is_not_shown() -> None:
    """A card of a hand doesn't count."""
    plain = ended(2)
    seats = tuple(it.but(hand=()) for it in plain.view.seats)
    assert any(it.hand for it in plain.view.seats)
    assert changed(plain, replace(plain, view=plain.view.but(seats=seats))) is None


def test_what_scored_stands_on_the_chart_of_two() -> None:
    """A gem marks the turn in which the winner gained by a purchase, where no more lines need the room."""
    plain = ended(2)
    winner, last = plain.places.index(1), len(plain.history) - 1
    for turn in (last // 3, last * 2 // 3):
        shown = replace(plain, feats=(Feat(turn, winner, "r", 2),))
        box = changed(plain, shown)
        assert box is not None
        assert box[1] > geometry.BOARD_HEIGHT // 2
        assert box[2] - box[0] < 60
    assert changed(plain, replace(plain, feats=(Feat(1, winner, "r", 0),))) is None
    more = ended(3)
    bought = Feat(9, more.places.index(1), "r", 2)
    assert changed(more, replace(more, feats=(bought,))) is None


def test_a_game_that_only_computers_could_go_on_with_ends_as_any_other() -> None:
    """When the last person resigns, the picture and its text are a finish, not a turn."""
    positions = played(4, 9)
    middle = positions[len(positions) // 2]
    running = Scene(middle.seen_by(None), NAMES[:4], resigned=frozenset({0}), round=7)
    history = (positions[0].scores(), middle.scores())
    shown = replace(running, history=history)
    words = Words("en")
    assert "’s turn" in LOOK.alt(running, words)
    assert "’s turn" not in LOOK.alt(shown, words)
    assert finish_of(shown) != finish_of(running)


def finish_of(scene: Scene[Position]) -> bytes:
    """Return where a finish has its story."""
    return opened(LOOK.picture(scene)).convert("RGB").crop((8, 8, 600, 400)).tobytes()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lower_left_corner_of_a_finish_has_no_digits(seats: int) -> None:
    """Where Discord puts a badge, nothing but lines is drawn on the leather."""
    wide, high = geometry.CORNER_SIZE
    size = (geometry.BOARD_WIDTH, geometry.BOARD_HEIGHT)
    corner = opened(LOOK.picture(ended(seats))).crop((0, size[1] - high, wide, size[1])).tobytes()
    assert corner.count(SHARED.index["muted"]) < 40


@pytest.mark.parametrize("game", ["splendor", "seekers"])
def test_a_finish_shows_how_scores_grew(game: str) -> None:
    """Splendor and 12 Seekers draw the history of a game on its last board."""
    seats = GAMES[game].seats[0]
    positions = whole(game, seats).positions
    plain = Scene(positions[-1].seen_by(None), NAMES[:seats])
    history = (positions[0].scores(), positions[-1].scores())
    drawn = LOOKS[game].picture(replace(plain, history=history))
    assert opened(drawn) != opened(LOOKS[game].picture(plain))
