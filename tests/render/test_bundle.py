"""Texts of Fluent: variables, choices, texts within texts, and what is refused."""

from __future__ import annotations

import pytest

from render.words.bundle import Bundle

ENGLISH = Bundle(
    "en",
    """
turns = { $turns ->
    [0] no turn yet
    [one] { $turns } turn
   *[other] { $turns } turns
}
seat = { $who ->
    [self] your seat
   *[other] { $who }’s seat
}
both = { seat } after { turns }
quoted = { "{" }{ "\\u00A0" }{ $who }{ "}" }
lines =
    first
      deeper
    { $who }
lent = only here: { turns }
""",
)
JAPANESE = Bundle("ja", "turns = { $turns }手\nfrom-english = { lent }", fallback=ENGLISH)


@pytest.mark.parametrize(
    ("turns", "text"),
    [
        (0, "no turn yet"),
        (1, "1 turn"),
        (2, "2 turns"),
        (21, "21 turns"),
        (1234, "1,234 turns"),
        (10**6, "1,000,000 turns"),
        ("−1", "−1 turns"),
    ],
)
def test_a_number_is_chosen_by_itself_before_it_is_counted(turns: int | str, text: str) -> None:
    """A variant may name a number or a form of plural, and a number is written as people read it."""
    assert ENGLISH.text("turns", {"turns": turns}) == text


def test_a_word_is_chosen_by_its_name() -> None:
    """A variant may name a word; any other word gets the default."""
    assert ENGLISH.text("seat", {"who": "self"}) == "your seat"
    assert ENGLISH.text("seat", {"who": "Robin"}) == "Robin’s seat"


def test_a_text_stands_within_another() -> None:
    """A text that names others has them said with its own variables."""
    assert ENGLISH.text("both", {"who": "Robin", "turns": 3}) == "Robin’s seat after 3 turns"


def test_what_people_are_called_is_no_fluent() -> None:
    """A variable is said as it is, whatever stands in it."""
    name = '{ $turns } -> "*[other]" \\u0041'
    assert ENGLISH.text("seat", {"who": name}) == f"{name}’s seat"


def test_strings_say_what_a_pattern_can_not() -> None:
    """A string may hold a brace, or a character by its number."""
    assert ENGLISH.text("quoted", {"who": "Robin"}) == "{\u00a0Robin}"


def test_lines_keep_their_order_and_depth() -> None:
    """A text of several lines loses only the indentation that all of them have."""
    assert ENGLISH.text("lines", {"who": "Robin"}) == "first\n  deeper\nRobin"


def test_a_borrowed_text_speaks_with_the_borrowers_words() -> None:
    """What a language lacks is said in the other, and there each text that it does have."""
    assert JAPANESE.text("from-english", {"turns": 1}) == "only here: 1手"
    assert not JAPANESE.has_message("lent")


@pytest.mark.parametrize(("key", "given"), [("none", {}), ("seat", {}), ("both", {"who": "Robin"})])
def test_what_is_missing_is_an_error(key: str, given: dict[str, str | int]) -> None:
    """A key or a variable that isn't there is never passed over in silence."""
    with pytest.raises(KeyError):
        ENGLISH.text(key, given)


@pytest.mark.parametrize(
    "pattern", ["{ NUMBER($turns) }", "{ -term }", "{ turns.short }", "{ 0.5 }"]
)
def test_what_no_catalogue_uses_is_refused(pattern: str) -> None:
    """Functions, terms, attributes and written numbers aren't known here, and it says so."""
    with pytest.raises(NotImplementedError):
        Bundle("en", f"odd = {pattern}").text("odd", {"turns": 1})


def test_a_language_needs_its_plurals() -> None:
    """Nobody counts in a language whose plurals aren't known."""
    with pytest.raises(KeyError):
        Bundle("pl", "turns = { $turns ->\n *[other] { $turns }\n }").text("turns", {"turns": 1})
