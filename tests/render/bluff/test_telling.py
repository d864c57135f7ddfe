"""What Bluff says of a game."""

from __future__ import annotations

import pytest

from bot.testing.scenes import events_seen
from render import LOOKS, Event, Words
from rules import DEALER, GAMES
from rules.bluff.moves import CHALLENGE, Bid
from rules.bluff.position import Position
from tests.render.scenes import play, told

GAME, LOOK = GAMES["bluff"], LOOKS["bluff"]
OPTIONS = {key: option.default for key, option in GAME.options.items()}
NAMES = ("Ada", "Bo", "Cy", "Dee", "Eli", "Fay")


@pytest.mark.parametrize("seed", range(3))
def test_a_roll_is_told_of_whoever_rolled(seed: int) -> None:
    """In a finished game, all rolls are open; during one, each reader is told their own alone."""
    game, words = play(GAME, 6, OPTIONS, seed, 0.2), Words("en")
    for reader in (None, 2):
        whole, seen = (events_seen(game, eyes) for eyes in (DEALER, reader))
        rolling = [number for number, event in enumerate(whole) if event.seat == DEALER]
        for number in rolling:
            event = whole[number]
            (seat,) = [it for it in range(6) if event.before.dice[it] != event.after.dice[it]]
            dice = " ".join(event.move.dice)
            mine = f"You roll {dice}."
            open_text = mine if seat == reader else f"{NAMES[seat]} rolls {dice}."
            assert told(LOOK, event, NAMES, reader, words) == open_text
            masked = seen[number]
            assert told(LOOK, masked, NAMES, reader, words) == (mine if seat == reader else "")


def bidding(bid: Bid) -> Position:
    """Return two cups with a one, a two and two fives, ones being wild, after a bid."""
    return Position(2, (2, 2), ("15", "25"), wild=True, turn=1, bids=((0, bid),))


@pytest.mark.parametrize(
    ("bid", "found"),
    [
        (Bid(2, 5), "3 dice are fives or ones. That’s enough. Bo loses a die and has 1 left."),
        (Bid(2, 4), "1 die is a four or a one. That’s too few. Ada loses a die and has 1 left."),
        (Bid(2, 1), "There is 1 one. That’s too few."),
    ],
)
def test_a_showdown_says_why_a_die_is_lost(bid: Bid, found: str) -> None:
    """It names what counted, wild ones among them, whether that was enough, and who pays for it."""
    before = bidding(bid)
    event = Event(before, CHALLENGE, before.after(CHALLENGE), 1)
    assert found in told(LOOK, event, NAMES, None, Words("en"))


@pytest.mark.parametrize("seed", range(3))
def test_every_loss_stands_above_a_board(seed: int) -> None:
    """However many rounds end before the next board, it says who lost a die to whom in each, and shows the last dice."""
    events, words = events_seen(play(GAME, 6, OPTIONS, seed, 0.9), None), Words("en")
    whole = LOOK.summary(events, NAMES, None, words)
    assert LOOK.brief
    brief = LOOK.brief(events, NAMES, words)
    for line in whole:
        challenge, lifted, rest = line.partition(" The cups are lifted")
        if lifted:
            loss = rest.rpartition(". ")[2]
            assert any(it.startswith(challenge) and it.endswith(loss) for it in brief)
    assert sum("The cups are lifted" in line for line in brief) == 1
    assert brief[-1] == whole[-1]
    assert sum(map(len, brief)) < sum(map(len, whole)) / 2


def test_the_highest_bid_can_only_be_challenged() -> None:
    """The question after it doesn't offer a higher bid."""
    asked = LOOK.ask(bidding(Bid(4, 6)), NAMES, 1, Words("en"))
    assert asked == "Your dice: 2 5. No bid is higher than 4 sixes, so you have to challenge."
