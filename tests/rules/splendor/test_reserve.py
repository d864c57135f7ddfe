"""Reserving (docs/rules/splendor.md §4)."""

from rules.splendor.position import Position
from tests.rules.asking import after, asked, moves
from tests.rules.splendor.table import gems, seat, table


def reserves(position: Position) -> list[str]:
    """Return the cards that can be reserved."""
    return [m.removeprefix("reserve:") for m in moves(position) if m.startswith("reserve:")]


def test_any_face_up_card_or_deck() -> None:
    """Any face-up card, or the unseen top card of any deck, can be reserved."""
    faceup = ["1w1", "1b1", "1g1", "1r1", "2w1", "2b1", "2g1", "2r1", "3w1", "3b1", "3g1", "3r1"]
    assert reserves(table(seat(), seat())) == [*faceup, "deck1", "deck2", "deck3"]


def test_empty_slots_and_empty_decks_offer_nothing() -> None:
    """An empty slot has no card to reserve, an empty deck neither."""
    position = table(seat(), seat(), rows=("- 1b1 - -", "- - - -", "3w1 - - -"), decks="2k1 2k2")
    assert reserves(position) == ["1b1", "3w1", "deck2"]


def test_a_gold_comes_with_the_card() -> None:
    """A reserved card goes to the hand, together with one gold."""
    position = after(table(seat(), seat()), "reserve:2b1", "deal:2k3")
    assert [held.card.id for held in position.seats[0].hand] == ["2b1"]
    assert position.seats[0].tokens == gems("*")
    assert position.supply == gems("wwwwbbbbggggrrrrkkkk****")


def test_without_gold_left_the_card_comes_alone() -> None:
    """With no gold left the card alone is taken."""
    position = after(table(seat(), seat("*****")), "reserve:2b1", "deal:2k3")
    assert len(position.seats[0].hand) == 1
    assert position.seats[0].tokens == gems("")


def test_the_hand_holds_three() -> None:
    """With three cards in the hand nothing can be reserved."""
    assert reserves(table(seat(hand="1k1 1k2"), seat()))
    assert reserves(table(seat(hand="1k1 ?1k2 2k1"), seat())) == []


def test_the_slot_is_filled_at_once_from_its_level() -> None:
    """A face-up card that leaves is replaced in the same slot from its own level's deck."""
    due = after(table(seat(), seat()), "reserve:2b1")
    assert asked(due) == (-1, "deal")
    assert due.as_json()["rows"]["2"] == ["2w1", None, "2g1", "2r1"]
    assert due.as_json()["decks"]["2"] == 26
    assert {move[:6] for move in moves(due)} == {"deal:2"}
    dealt = after(due, "deal:2k3")
    assert dealt.as_json()["rows"]["2"] == ["2w1", "2k3", "2g1", "2r1"]
    assert dealt.as_json()["decks"]["2"] == 25
    assert asked(dealt) == (1, "turn")


def test_the_dealer_may_turn_up_what_nobody_has() -> None:
    """The dealer's moves are the cards of that level that nobody has."""
    position = table(seat(hand="?2w2"), seat(cards="2w3", hand="2w4"))
    offered = moves(after(position, "reserve:2b1"))
    assert sorted(offered) == sorted(
        f"deal:2{letter}{number}"
        for letter in "wbgrk"
        for number in range(1, 7)
        if f"2{letter}{number}" not in {"2w1", "2b1", "2g1", "2r1", "2w2", "2w3", "2w4"}
    )


def test_with_its_deck_empty_the_slot_stays_empty() -> None:
    """With the deck empty nothing is dealt and the slot stays empty."""
    position = after(table(seat(), seat(), decks="1k1"), "reserve:2b1")
    assert asked(position) == (1, "turn")
    assert position.as_json()["rows"]["2"] == ["2w1", None, "2g1", "2r1"]


def test_a_card_from_the_deck_is_dealt_into_the_hand() -> None:
    """Reserving from a deck, the gold comes and the dealer's card goes to the hand."""
    due = after(table(seat(), seat()), "reserve:deck3")
    assert asked(due) == (-1, "deal")
    assert (due.decks[2], due.seats[0].tokens) == (16, gems("*"))
    position = after(due, "deal:3k4")
    assert position.as_json()["seats"][0]["hand"] == ["3k4"]
    assert position.decks[2] == 15
    assert asked(position) == (1, "turn")


def test_the_last_card_of_a_deck() -> None:
    """The last card of a deck is the dealer's only answer, and asked for all the same."""
    due = after(table(seat(), seat(), decks="3k4"), "reserve:deck3")
    assert moves(due) == ["deal:3k4"]


def test_declining_the_gold() -> None:
    """Ruling: the gold always comes; a player at ten tokens may return it at once."""
    position = table(seat("wwbbggrrkk"), seat())
    due = after(position, "reserve:1w1")
    assert due.seats[0].tokens == gems("wwbbggrrkk*")
    assert after(due, "deal:1w2", "return:*").seats[0].tokens == gems("wwbbggrrkk")


def test_a_hand_is_kept_in_the_order_reserved() -> None:
    """The hand stands in the order reserved."""
    position = after(table(seat(), seat()), "reserve:2b1", "deal:2k3", "take:wbg", "reserve:1w1")
    assert position.as_json()["seats"][0]["hand"] == ["2b1", "1w1"]
