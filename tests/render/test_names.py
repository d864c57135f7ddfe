"""Names in pictures: too long for their place, in scripts that no font has, in Chinese."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PIL import features

from render import (
    LOOKS,
    Scene,
    crosstable,
    daily,
    fonts,
    invitation,
    profile,
    review,
    sprites,
    winners,
)
from render.cover import Cover, Guest
from render.directions import LEFT_TO_RIGHT, arranged
from render.review import Course
from render.sheet import Heading
from render.strip import Caption, strip
from rules import GAMES
from tests.render.scenes import play
from tests.render.test_daily import WON
from tests.render.test_profile import KNOWN


def test_a_long_name_takes_two_lines() -> None:
    """It's broken between words where it has some; what still doesn't fit is cut."""
    assert fonts.lines("Ada", 28, 200) == ("Ada",)
    assert fonts.lines("Ada Maria Lovelace", 28, 200) == ("Ada Maria", "Lovelace")
    assert fonts.lines("小林・フォン", 28, 110) == ("小林・", "フォン")
    for text in ("W" * 80, "", " ", "a " * 60, "・" * 60):
        lines = fonts.lines(text, 28, 200)
        assert all(fonts.width(line, 28) <= 200 for line in lines)
        assert len(lines) <= 2


def test_a_broken_word_has_a_hyphen() -> None:
    """It's broken in halves after a vowel; scripts without cases have no hyphen."""
    name = "Wolfeschlegelsteinhausen"
    assert fonts.lines(name, 28, 210) == ("Wolfeschlege-", "lsteinhausen")
    assert fonts.lines("直骨令直骨令", 28, 100) == ("直骨令", "直骨令")
    for room in range(40, 300, 7):
        assert all(fonts.width(line, 28) <= room for line in fonts.lines(name, 28, room))


def test_a_name_gets_small_only_where_two_lines_are_no_larger() -> None:
    """One line down to 70 % of its size, then two if they fit the height, and only then cut."""
    sizes, name = (46, 34, 28, 22), "Maximiliane von Hohenlohe"
    laid = {room: fonts.laid(name, sizes, room, 80) for room in (700, 480, 330, 290, 180, 100)}
    assert [(size, len(lines)) for size, lines in laid.values()] == [
        (46, 1),
        (34, 1),
        (34, 2),
        (34, 2),
        (22, 2),
        (22, 2),
    ]
    assert [room for room, (_, lines) in laid.items() if "…" in lines[-1]] == [100]
    assert fonts.laid(name, sizes, 330, 30) == (22, (name,))


def test_a_name_that_is_cut_ends_with_an_ellipsis() -> None:
    """It fills its room, in every script; a number that tells people of one name apart stays."""
    assert fonts.fitted("Ada Lovelace", 28, 400) == "Ada Lovelace"
    for name in ("Ada Lovelace", "Maximiliane von Hohenlohe", "محمد عبد الرحمن", "小林さくら子"):
        cut = fonts.fitted(name, 28, 100)
        assert cut.endswith("…")
        assert 70 < fonts.width(cut, 28) <= 100
        cut = fonts.fitted(f"{name} #4711", 28, 180)
        assert cut.endswith("… #4711")
        assert 150 < fonts.width(cut, 28) <= 180
    assert fonts.lines("Wolfeschlegelsteinhausenbergerdorff #4711", 28, 200)[1].endswith("… #4711")
    assert fonts.fitted("", 28, 100) == ""


@pytest.mark.parametrize("name", ["Alex #4711", "A #12345678", f"A #{'1' * 27}", "A #4711" * 4])
@pytest.mark.parametrize("size", [28, 46])
def test_no_number_of_a_name_is_wider_than_its_room(name: str, size: int) -> None:
    """Whatever somebody calls themselves, nothing is written over what is beside it."""
    for room in (60, 100, 160, 300):
        assert fonts.width(fonts.fitted(name, size, room), size) <= room
        assert all(fonts.width(line, size) <= room for line in fonts.lines(name, size, room))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ada 7", "Ada 7"),
        ("אבג", "אבג"),
        ("אבג דהו", "דהו אבג"),
        ("אבג #4711", "#4711 אבג"),
        ("אבג… #4711", "#4711 …אבג"),
        ("אבג Ada Lo 7", "Ada Lo 7 אבג"),
        ("7 אבג", "אבג 7"),
        ("(אבג)", "(אבג)"),
        ("Ada אבג #4711", "Ada אבג #4711"),
        ("Ada אבג דהו!", "Ada דהו אבג!"),
        (f"{LEFT_TO_RIGHT}אבג דהו #4711 buys 3w2.", f"{LEFT_TO_RIGHT}דהו אבג #4711 buys 3w2."),
    ],
)
def test_words_from_right_to_left_stand_beside_others(text: str, shown: str) -> None:
    """A text goes the way of its first letter; a gap stays where it was, and a number as it was."""
    parts = re.findall(r"[א-ת]+|[^א-ת]+", text)  # Hebrew is in a font of its own
    placed = arranged(text, [(part, "") for part in parts])
    assert "".join(part for part, _ in placed) == shown


def test_a_sentence_of_a_film_begins_at_the_left() -> None:
    """Whatever name it begins with: what follows the name is the same picture as alone."""
    name, rest = "אבג", " buys 3w2."
    width, start = fonts.width(name, 46), 28
    told = strip(900, Caption(f"\u2068{name}\u2069{rest}"))
    alone = strip(900, Caption(name))
    box = (start, 0, start + width, told.height)
    assert told.crop(box).tobytes() == alone.crop(box).tobytes()


def test_nothing_is_left_of_what_is_dropped() -> None:
    """A sign that no font has leaves no gap."""
    assert fonts.drawn("Ada 🦊 Lo 🦊 🦊 7") == "Ada Lo 7"


def test_letters_are_drawn_as_they_are_typed() -> None:
    """Wide, narrow and mathematical ones as plain ones, and Korean ones as large as a syllable."""
    assert fonts.drawn("Ａｄａ 𝓛𝓸 ﾊﾟ ①") == "Ada Lo パ 1"
    assert fonts.drawn("ㅋㅋㅎ 김 ﾡ 한") == "ㅋㅋㅎ 김 ﾡ 한"
    assert fonts.width("ㅋ", 46) == fonts.width("김", 46)


def test_pictures_write_what_a_name_consists_of() -> None:
    """A name is legible if all of it can be drawn, or most of its letters and digits."""
    for name in ("Ada", "小林", "김", "★", "-", "Ada 🦊", "Łukasz", "3🦊"):
        assert fonts.legible(name)
    for name in ("", "🦊", "(🦊)", "ራስ", "ܐܒܓ 1", "\U0001e900\U0001e901a"):
        assert not fonts.legible(name)


@pytest.mark.skipif(not features.check("raqm"), reason="only Raqm knows languages")
def test_chinese_characters_look_as_their_reader_knows_them() -> None:
    """In Traditional Chinese they aren't drawn as in Japan, except in a name with kana."""
    for text, alike in (("直骨令", False), ("直子さん", True), ("Ada", True), ("김수현", True)):
        japanese, chinese = (sprites.name(text, 34, language) for language in ("ja", "zh-TW"))
        assert (japanese.tobytes() == chinese.tobytes()) is alike
        assert sprites.name(text, 34, "en").tobytes() == japanese.tobytes()


def test_every_font_writes_beside_chinese_characters() -> None:
    """Also one that Raqm doesn't draw, as Pillow's own."""
    for face in fonts.faces():
        letters = [chr(code) for code in face.firsts if face.has(chr(code))]
        others = [it for it in letters if fonts.runs(it) == ((it, face),)][:20]
        text = f"直{''.join(others)}"
        assert face in [it for _, it in fonts.runs(text)]
        assert sprites.name(text, 34, "zh-TW").getbbox()


@pytest.mark.skipif(not features.check("raqm"), reason="only Raqm knows languages")
@pytest.mark.parametrize("game", list(LOOKS))
def test_every_picture_writes_chinese_names_in_its_language(game: str) -> None:
    """The board, the finish, the lobby, the chart of a review, and what a season and a person get."""
    names = ("直骨令", "令骨直")
    positions, _ = play(GAMES[game], 2, {}, 1, 0.2)
    look = LOOKS[game]

    def drawn(language: str) -> list[bytes]:
        scenes = [
            Scene(it.seen_by(None), names, language=language, history=((0, 0), (1, 1)))
            for it in (positions[0], positions[-1])
        ]
        guests = Guest(names[0], "host"), Guest(names[1])
        options = tuple((key, option.default) for key, option in GAMES[game].options.items())
        chances = ((0.5, 0.5), (1.0, 0.0))
        row = crosstable.Row(1, names[0], ("won",), "1")
        heading = Heading("", "", look.decor, language)
        result = replace(WON, name=names[0])
        person = replace(KNOWN, name=names[0])
        return [
            *(look.picture(scene) for scene in scenes),
            *([look.cover(Cover(game, guests, options, language=language))] if look.cover else []),
            review.draw(Course(names, chances, (None, None), (), language)),
            winners.draw(heading, [winners.Winner(1, names[0], "1")], []),
            crosstable.draw(heading, [crosstable.Crosstable("1", (row,), opponents=True)]),
            invitation.draw(replace(heading, title=names[0]), (), ((names[0], None),)),
            daily.draw(replace(result, language=language), look.decor),
            profile.draw(replace(person, language=language), look.decor),
            strip(1320, Caption(names[0], 0), (), language).tobytes(),
        ]

    for chinese, english in zip(drawn("zh-TW"), drawn("en"), strict=True):
        assert chinese != english
