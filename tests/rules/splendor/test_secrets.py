"""What is public (docs/rules/splendor.md §5)."""

import pytest

from rules import DEALER, AnyMatch, Match, NothingToUndo, Seat, has_secrets
from rules.splendor.position import Position
from tests.rules.asking import after, asked, moves
from tests.rules.splendor.table import seat, table

FACEUP = ("1r8 - - -", "- - - -", "- - - -")


def hand_of_1(position: Position, viewer: Seat | None) -> list[str]:
    """Return seat 1's hand as a viewer sees it."""
    hand: list[str] = position.seen_by(viewer).as_json()["seats"][1]["hand"]
    return hand


def with_secret(card: str, *, turn: Seat = 0) -> Position:
    """Return a table where seat 1 holds this card, drawn unseen, and one taken face up."""
    return table(seat(), seat("wwwwkkkk*", hand=f"?{card} 2b3"), seat(), turn=turn, rows=FACEUP)


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_card_drawn_unseen_shows_its_level_alone(viewer: Seat | None) -> None:
    """Others see the level of a card reserved from a deck; one taken face up stays public."""
    assert hand_of_1(with_secret("1g8"), viewer) == ["1?", "2b3"]


def test_a_back_is_known_to_be_secret() -> None:
    """Others can tell a card drawn unseen from one that lay face up, also from what they see."""
    hand = with_secret("1g8").seen_by(0).seats[1].hand
    assert [(held.card.known, held.secret) for held in hand] == [(False, True), (True, False)]


@pytest.mark.parametrize("viewer", [1, DEALER])
def test_the_owner_and_the_dealer_see_it(viewer: Seat) -> None:
    """The owner and the dealer see the card."""
    assert hand_of_1(with_secret("1g8"), viewer) == ["1g8", "2b3"]


def test_bought_it_is_public() -> None:
    """Bought, the card is public like any other."""
    position = after(with_secret("1g8", turn=1), "buy:1g8")
    assert position.seen_by(0).as_json()["seats"][1]["cards"] == ["1g8"]


def test_buying_a_secret_cannot_be_undone() -> None:
    """Buying a secret card shows it: there is no taking that back, other than of a card seen."""
    match: AnyMatch = Match((with_secret("1g8", turn=1),))
    assert match.play("buy:1r8").undo() == match
    with pytest.raises(NothingToUndo, match="revealed"):
        match.play("buy:1g8").undo()


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_buys_of_anothers_secret_are_left_out(viewer: Seat | None) -> None:
    """A view of another's turn lists no way to buy the card it may not see."""
    position = with_secret("1g8", turn=1)
    assert "buy:1g8" in moves(position)
    assert "buy:1g8" in moves(position.seen_by(1))
    assert not [move for move in moves(position.seen_by(viewer)) if "1g8" in move]
    assert "buy:1r8" in moves(position.seen_by(viewer))


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_another_secret_changes_no_view(viewer: Seat | None) -> None:
    """Another card in its place changes nobody else's view, position and moves alike."""
    for turn in (0, 1, 2):
        one, other = (with_secret(card, turn=turn).seen_by(viewer) for card in ("1g8", "1k2"))
        assert one == other
        assert one.decision == other.decision
        assert one.sketch() == other.sketch()


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_secret_is_among_the_cards_not_seen(viewer: Seat | None) -> None:
    """A card to be turned up may be any card unseen to the viewer: one more than the deck has."""
    due = after(with_secret("1g8"), "reserve:1r8")
    assert "deal:1g8" not in moves(due)
    assert "deal:1g8" in moves(due.seen_by(viewer))
    assert len(moves(due.seen_by(viewer))) == due.decks[0] + 1
    assert "deal:1g8" not in moves(due.seen_by(1))


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_drawing_into_anothers_hand(viewer: Seat | None) -> None:
    """Who may not see the card drawn sees one back as the only answer, and as the answer given."""
    due = after(with_secret("1g8", turn=1), "reserve:deck2")
    assert asked(due.seen_by(viewer)) == (DEALER, "deal")
    assert moves(due.seen_by(viewer)) == ["deal:2?"]
    move = next(move for move in due.decision.moves if str(move) == "deal:2k3")  # type: ignore[union-attr]
    assert [str(due.move_seen_by(move, who)) for who in (viewer, 1, DEALER)] == [
        *("deal:2?", "deal:2k3", "deal:2k3")
    ]


def test_the_drawer_may_draw_what_they_have_not_seen() -> None:
    """Who draws sees every card they have not seen as possible, others' secrets included."""
    position = table(seat(), seat(hand="?1g8"))
    due = after(position, "reserve:deck1")
    assert len(moves(due.seen_by(0))) == due.decks[0] + 1
    assert "deal:1g8" in moves(due.seen_by(0))


def test_a_view_can_be_played_on() -> None:
    """A back can be drawn in a view: the deck shrinks and the hand grows by a back."""
    view = after(with_secret("1g8", turn=1), "reserve:deck2").seen_by(0)
    drawn = after(view, "deal:2?")
    assert drawn.as_json()["seats"][1]["hand"] == ["1?", "2b3", "2?"]
    assert drawn.decks[1] == view.decks[1] - 1


def test_who_has_a_secret() -> None:
    """A seat has secrets while it holds a card drawn unseen, and nobody else has."""
    held = with_secret("1g8")
    assert [has_secrets(held, seat) for seat in range(3)] == [False, True, False]
    open_card = table(seat(hand="1g8"), seat())
    assert not has_secrets(open_card, 0)


def test_the_view_of_a_view() -> None:
    """A view seen by another seat shows what both may know, and seen again it is the same."""
    position = table(seat(hand="?1g8"), seat(hand="?2g2"))
    view = position.seen_by(0)
    assert view.seen_by(0) == view
    assert view.seen_by(1) == view.seen_by(None) == position.seen_by(None)


def test_sizes_are_public() -> None:
    """Tokens, cards, nobles, prestige and the size of a hand and of a deck are public."""
    position = with_secret("1g8")
    seen, known = position.seen_by(0).as_json(), position.as_json()
    for part in ("supply", "rows", "decks", "nobles"):
        assert seen[part] == known[part]
    for masked, holdings in zip(seen["seats"], known["seats"], strict=True):
        assert {**masked, "hand": len(masked["hand"])} == {
            **holdings,
            "hand": len(holdings["hand"]),
        }


def test_a_match_seen_by_others() -> None:
    """Seen by another, a match shows backs in its moves and its positions."""
    match = Match((table(seat(), seat()),)).play("reserve:deck1").play("deal:1k1")
    for viewer in (1, None):
        seen = match.seen_by(viewer)
        assert [str(move) for move in seen.moves] == ["reserve:deck1", "deal:1?"]
        assert all("1k1" not in position.sketch() for position in seen.positions)
    assert match.seen_by(0).moves == match.seen_by(DEALER).moves == match.moves
