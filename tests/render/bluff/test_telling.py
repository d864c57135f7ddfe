"""What Bluff says of a game."""

from __future__ import annotations

import pytest

from bot.testing.scenes import events_seen
from render import LOOKS, Words
from rules import DEALER, GAMES
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
