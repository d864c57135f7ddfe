"""Challenges: each try is counted once, and a medal is as good as somebody has played, by the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.features.challenges.challenge import Challenge, by_id
from rules import GAMES, AnyMatch, verb_of
from rules.turns import begins_turn, movers
from tests.tools.storm.judge.tables import Tables
from tests.tools.storm.staging import Storm

_PLAYED: Final = """SELECT t.id, s.user_id, t.sealed ->> 'challenge',
    s.deputed = 0 AND s.past IN ('', '[]') AND NOT s.hinted AND NOT s.resigned
    FROM tables t JOIN seats s ON s.table_id = t.id AND s.seat = 0
    WHERE t.sealed ->> 'challenge' > 0 AND t.stage = 'finished' AND s.user_id IS NOT NULL"""
_MEDALS: Final = "SELECT user_id, challenge, medal FROM challenge_medals"
LEFT: Final = """SELECT c.table_id FROM challenge_tries c LEFT JOIN tables t ON t.id = c.table_id
    WHERE t.id IS NULL OR t.stage NOT IN ('lobby', 'playing')"""
BRONZE, SILVER, GOLD = 1, 2, 3


@dataclass(frozen=True)
class _Played:
    """A game of a challenge that is over: whose, which one, and the medal that it earned; 0 for none."""

    user_id: int
    challenge: int
    medal: int


class Challenges:
    """The games of challenges that are over, and what they have earned."""

    def __init__(self, storm: Storm, tables: Tables) -> None:
        self._rows, self._tables = storm.rows, tables
        self._played: dict[int, _Played] = {}

    def look(self) -> Iterator[str]:
        """Yield medals that nobody has earned."""
        self._now()
        for user_id, challenge, medal in self._rows(_MEDALS):
            earned = [it.medal for it in self._played.values() if _of(it, user_id, challenge)]
            if medal > max(earned, default=0):
                yield f"{user_id} has medal {medal} of challenge {challenge}, and has earned {earned}"

    def rest(self) -> Iterator[str]:
        """Yield medals that were earned and aren't there, and tries that are over and are still counted."""
        there, kept = self._now(), {(it[0], it[1]): it[2] for it in self._rows(_MEDALS)}
        for table_id in there:
            one = self._played[table_id]
            if kept.get((one.user_id, one.challenge), 0) < one.medal:
                yield f"at rest table {table_id} has earned {one}, and that isn't counted"
        for (table_id,) in self._rows(LEFT):
            yield f"at rest a try is left at table {table_id}, which is over"

    def _now(self) -> list[int]:
        """Note which games are over; return those whose people are still known."""
        there = []
        for table_id, user_id, challenge, alone in self._rows(_PLAYED):
            known = self._tables.known.get(table_id)
            if known is None or known.match is None:
                continue
            there.append(table_id)
            if table_id not in self._played:
                over = known.match.position.decision is None
                medal = _medal(by_id()[challenge], known.match) if alone and over else 0
                self._played[table_id] = _Played(user_id, challenge, medal)
        return there


def _of(played: _Played, user_id: int, challenge: int) -> bool:
    return (played.user_id, played.challenge) == (user_id, challenge)


def _medal(challenge: Challenge, match: AnyMatch) -> int:
    """Return the medal that a game which was played to its end earns; 0 for none."""
    goal, position = challenge.goal, match.position
    pairs = zip(movers(match), match.moves, strict=True)
    mine = [move for seat, move in pairs if seat == 0]
    turns = sum(begins_turn(GAMES[challenge.game], move) for move in mine)
    verbs = [verb_of(move) for move in mine]
    points, theirs = position.scores()
    won = position.places()[0] == 1 and position.places()[1] > 1
    nobles = position.as_json()["seats"][0].get("nobles", ())
    reached, result = {
        "won": (won, -turns),
        "unreserved": (won and "reserve" not in verbs, -turns),
        "nobles": (won and len(nobles) >= goal.amount, -turns),
        "cards": (won and verbs.count("buy") <= goal.amount, -turns),
        "lead": (points - theirs >= goal.amount, points - theirs),
        "points": (points >= goal.amount, points),
    }[goal.kind]
    if not reached or (goal.turns and turns > goal.turns):
        return 0
    sign = 1 if goal.kind in ("lead", "points") else -1
    if result >= sign * challenge.gold:
        return GOLD
    return SILVER if result >= sign * challenge.silver else BRONZE
