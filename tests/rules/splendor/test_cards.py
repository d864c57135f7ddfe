"""The facts on the components (docs/rules/splendor.md §2)."""

from collections import Counter, defaultdict

from rules.splendor.cards import CARDS, COLOURS, DECKS, NOBLES


def test_levels_have_forty_thirty_and_twenty_cards() -> None:
    """There are 90 cards: 40 of level 1, 30 of level 2, 20 of level 3."""
    assert Counter(card.level for card in CARDS.values()) == {1: 40, 2: 30, 3: 20}


def test_every_bonus_is_as_frequent_within_a_level() -> None:
    """Each level has as many cards of every bonus: 8, 6 and 4."""
    counts = Counter((card.level, card.bonus) for card in CARDS.values())
    assert counts == {(n, c): {1: 8, 2: 6, 3: 4}[n] for n in (1, 2, 3) for c in range(5)}


def test_every_cost_pattern_comes_once_a_bonus() -> None:
    """There are 18 patterns of level, prestige and sorted cost, each once in every bonus."""
    patterns = defaultdict(list)
    for card in CARDS.values():
        pattern = (card.level, card.prestige, tuple(sorted(card.cost)))
        patterns[pattern].append(card.bonus)
    assert len(patterns) == 18
    assert all(sorted(seen) == [0, 1, 2, 3, 4] for seen in patterns.values())


def test_every_colour_is_asked_for_as_often() -> None:
    """Each level asks for 33, 41 and 43 gems of every colour in all."""
    for level, demand in ((1, 33), (2, 41), (3, 43)):
        assert [sum(costs) for costs in zip(*(c.cost for c in DECKS[level]), strict=True)] == (
            [demand] * len(COLOURS)
        )


def test_prestige_by_level() -> None:
    """Cards are worth 0 or 1, 1 to 3, and 3 to 5 prestige by level."""
    worth = {level: {card.prestige for card in DECKS[level]} for level in DECKS}
    assert worth == {1: {0, 1}, 2: {1, 2, 3}, 3: {3, 4, 5}}


def test_ten_nobles_ask_for_four_and_four_or_three_times_three() -> None:
    """Ten nobles, three prestige each, ask for two colours of four or three colours of three."""
    assert list(NOBLES) == [f"n{number}" for number in range(1, 11)]
    assert {noble.prestige for noble in NOBLES.values()} == {3}
    asked = Counter(tuple(sorted(filter(None, noble.cost))) for noble in NOBLES.values())
    assert asked == {(4, 4): 5, (3, 3, 3): 5}
    assert {sum(costs) for costs in zip(*(n.cost for n in NOBLES.values()), strict=True)} == {17}


def test_nobles_ask_for_neighbours() -> None:
    """A noble's colours stand together on a wheel of colours."""
    wheel = "wbgrk"
    for noble in NOBLES.values():
        runs = [COLOURS[c] for c, count in enumerate(noble.cost) if count]
        assert any(
            "".join(sorted(runs)) == "".join(sorted((wheel * 2)[s : s + len(runs)]))
            for s in range(5)
        )
