"""Play in the terminal: people share a keyboard, computers play their seats.

It shows the position masked for the seat to move, so that people can take turns at one screen.
"""

import sys
from collections.abc import Mapping
from dataclasses import dataclass

from rules.answering import answering
from rules.contract import DEALER, Chance, Computer, IllegalMove, NothingToUndo, Seat
from rules.match import AnyMatch

TERMINAL_WIDTH = 100
"""Characters per line."""
USAGE = "Type a number or a move; 'undo' takes an answer back, 'quit' ends."


@dataclass(frozen=True, slots=True)
class Terminal:
    """A game in the terminal: the seats that computers play, and the dealer's random source."""

    computers: Mapping[Seat, Computer]
    rng: Chance

    def play(self, match: AnyMatch) -> None:
        """Play until the game is over or somebody quits."""
        _say(USAGE)
        while True:
            for played in answering(match, self.rng, self.computers):
                self._print_move(played)
                match = played
            decision = match.position.decision
            if decision is None:
                break
            answered = self._asked(match, decision.seat)
            if answered is None:
                return
            match = answered
        _say(f"\n{match.position.sketch()}\n")
        for seat, place in enumerate(match.position.places()):
            _say(f"seat {seat}: place {place}")

    def _print_move(self, played: AnyMatch) -> None:
        """Print the last move, masked for the only person or, with several, for an onlooker."""
        before, move = played.positions[-2], played.moves[-1]
        people = set(range(len(before.places()))) - set(self.computers)
        viewer = people.pop() if len(people) == 1 else None
        asked = before.decision
        who = "dealer" if asked is None or asked.seat == DEALER else f"seat {asked.seat}"
        _say(f"{who}: {before.move_seen_by(move, viewer)}")

    def _asked(self, match: AnyMatch, seat: Seat) -> AnyMatch | None:
        """Read a person's answer and return the match after it; None to quit."""
        view = match.position.seen_by(seat)
        moves = [str(move) for move in view.decision.moves] if view.decision else []
        about = view.decision.about if view.decision else "over"
        _say(f"\n{view.sketch()}\n\n{_in_columns(moves)}")
        while True:
            word = _read(f"seat {seat}, {about}> ")
            if word is None or word == "quit":
                return None
            try:
                if word == "undo":
                    return self._undone(match)
                if word.isascii() and word.isdecimal() and 1 <= int(word[:9]) <= len(moves):
                    word = moves[int(word[:9]) - 1]
                played = match.play(word)
            except (IllegalMove, NothingToUndo) as error:
                _say(str(error))
            else:
                self._print_move(played)
                return played

    def _undone(self, match: AnyMatch) -> AnyMatch:
        """Undo up to a person's last answer."""
        while True:
            match = match.undo()
            decision = match.position.decision
            if decision and decision.seat not in self.computers:
                return match


def _in_columns(moves: list[str]) -> str:
    """Format the moves, numbered from 1, in as many columns as fit."""
    cells = [f"{number:3} {move}" for number, move in enumerate(moves, start=1)]
    width = max(map(len, cells), default=0) + 2
    columns = max(1, TERMINAL_WIDTH // width)
    return "\n".join(
        "".join(cell.ljust(width) for cell in cells[start : start + columns]).rstrip()
        for start in range(0, len(cells), columns)
    )


def _read(prompt: str) -> str | None:
    try:
        return input(prompt).strip()
    except EOFError:
        return None


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
