"""Faults that any order of events can bring out: of moves, secrets, pairings, forgetting and answers."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.actions import turn
from bot.actions.change import by_person
from bot.actions.request import Request
from bot.entry import dispatcher
from bot.entry.routes import ACTIONS
from bot.features.daily import store as daily
from bot.features.matchmaking import job as matchmaking
from bot.features.matchmaking.job import Matchmaking
from bot.features.matchmaking.store import Queue, QueueEntry
from bot.features.privacy import actions as privacy_actions
from bot.features.seasons import swiss
from bot.features.seasons.swiss import History
from bot.messages.names import with_readable_names
from bot.messages.reply import Reply
from bot.panels import Viewpoint
from bot.store import settings
from bot.store.rows import upsert
from bot.store.schedule import Schedule
from bot.store.settings import People
from bot.store.values import LogEntry, LoggedMove, TableRecord
from bot.tables import changes, privacy
from bot.tables.play import UNDO
from bot.tables.refusal import Refusal, UnescapedName
from bot.tables.steps import by_people, noted, playing
from bot.tables.table import Table
from rules import NothingToUndo
from rules.match import Match
from tests.tools.storm.known.reversion import Change, Known

_about_table, _foreseeing = privacy_actions.about_table, swiss._foreseeing


def _turn_checked_alone(table: Table, user_id: int, _: int | None) -> None:
    """Raise Refusal unless this person is to move, whichever position they have seen."""
    seat = playing(table, user_id)
    by_people(table)
    if table.asked != seat:
        raise Refusal("refused-not-your-turn", name=UnescapedName(""))


def _undone(table: Table, user_id: int) -> Table:
    """Take back a person's last moves, whatever they have revealed."""
    seat = playing(table, user_id)
    match, log, taken = table.match, list(table.log), 0
    while match and match.moves:
        decision = match.positions[-2].decision
        theirs = decision is not None and decision.seat == seat
        if taken and not theirs:
            break
        try:
            match = match.undo()
        except NothingToUndo:
            break
        log.append(LogEntry(seat, UNDO))
        taken += theirs
    if not match or not taken:
        raise Refusal("refused-nothing-to-undo")
    undone = changes._taken_back(table, seat, replace(table, match=match, log=tuple(log)))
    return replace(undone, note=noted(table, user_id, "undone"))


def _nothing(*_: object) -> list[bool]:
    return [False]


def _never(*_: object) -> bool:
    return False


async def _nothing_extended(*_: object) -> bool:
    """Give nobody back the time that the bot was away."""
    return False


async def _nothing_done(*_: object) -> None:
    """Do nothing."""


def _seen_by_whoever_is_asked(self: Request, table: Table) -> Viewpoint:
    """Return the table as whoever is to move sees it, whoever looks at it."""
    seat = table.seat_of(self.user_id)
    asked = seat if table.asked is None or seat is None else table.asked
    play = with_readable_names(table, self.words).play
    return Viewpoint(play, asked, self.words, self.services.poster.emojis)


def _all_moves_about_table(
    table: TableRecord, moves: Sequence[LoggedMove], user_id: int
) -> dict[str, Any]:
    """Return the data of a table about a person, with everybody's moves."""
    made = [
        {"number": it.number, "seat": it.seat + 1, "move": it.move, "at": it.at} for it in moves
    ]
    return {**_about_table(table, moves, user_id), "moves": made}


def _foreseeing_one_bye(order: Sequence[int], history: History) -> list[list[int]]:
    """Return the pairs of a round as if nobody had had more than one bye."""
    return _foreseeing(order, replace(history, byes=set(history.byes)))


class _QueueWithoutTables(Queue):
    """The queue to a matchmaker that doesn't see for whom a table was found."""

    async def everybody(self) -> list[QueueEntry]:
        return [it for it in await super().everybody() if it.table_id is None]


async def _forgotten_by_the_core(self: People, user_id: int) -> None:
    """Forget a person at their tables, and nothing of what features have of them."""
    both = [(user_id, await self._engine.ids(settings._TO_FORGET, user_id))]
    at_tables = settings._DROP_CUTS, settings._EMPTY_SEATS, settings._DROP_PAST, settings._BLANK
    await self._engine.erase(
        *((statement, both) for statement in at_tables),
        *((statement, [(user_id,)]) for statement in settings._FORGET_PERSON),
    )


def _still_named(table: Table, _: int) -> Table:
    """Return a table that goes on with the name of a person who was forgotten."""
    return table


ANYTIME: Final[Mapping[str, Known]] = {
    "old-number": Known(
        "A move is accepted from a board or a panel that shows an older position.",
        "tests/bot/test_mistakes.py::test_a_stale_button_leads_to_the_current_board",
        (Change(changes, "check_turn", _turn_checked_alone),),
    ),
    "undo-past-reveal": Known(
        "Somebody takes back a move that has revealed a card.",
        "tests/bot/test_menu.py::test_undo_stops_where_a_card_was_revealed",
        (
            Change(ACTIONS, "undo", by_person(_undone, "undo-done")),
            Change(changes, "undo", _undone),
            Change(Match, "_revealed", _never),
        ),
    ),
    "secret-hand": Known(
        "My cards show the secrets of whoever is to move.",
        "tests/bot/test_menu.py::test_my_cards_are_shown_to_their_owner_alone",
        (Change(Request, "viewpoint", _seen_by_whoever_is_asked),),
    ),
    "secret-typed": Known(
        "The answer to a typed move that tells a secret is public.",
        "tests/bot/test_secret_answers.py::test_a_secret_declared_by_command_is_followed_by_no_trace_of_it",
        (Change(turn, "_hidden", _nothing),),
    ),
    "secret-in-data": Known(
        "The file with somebody's data has the moves of others in a game that goes on.",
        "tests/bot/test_privacy.py::test_nobody_is_told_what_another_hides",
        (Change(privacy_actions, "about_table", _all_moves_about_table),),
    ),
    "byes-uneven": Known(
        "Somebody has two rounds without an opponent more than another, because two byes count as one.",
        "tests/bot/test_season_pairing.py::test_byes_are_fair_and_nobody_meets_again_needlessly",
        (Change(swiss, "_foreseeing", _foreseeing_one_bye),),
    ),
    "first-try-replaced": Known(
        "A second try at a deal of the day takes the place of the first one.",
        "tests/store/test_daily.py::test_only_the_first_try_counts",
        (
            Change(
                daily,
                "_BEGIN",
                f"{upsert('daily_tries', daily._TRY, keys=3)} WHERE $7 <> ''",
            ),
        ),
    ),
    "two-found-tables": Known(
        "Somebody for whom a table was found is matched for another game, too.",
        "tests/bot/test_finding.py::test_nobody_has_two_tables_to_accept",
        (Change(matchmaking, "Queue", _QueueWithoutTables),),
    ),
    "meanwhile-goes-on": Known(
        "A game against a computer goes on although opponents were found.",
        "tests/bot/test_finding.py::test_a_computer_plays_meanwhile",
        (Change(Matchmaking, "_give_way", _nothing_done),),
    ),
    "forgotten-in-features": Known(
        "Somebody who was forgotten still waits, follows, plans and stands in seasons.",
        "tests/store/test_erasing.py::test_who_is_forgotten_is_nowhere",
        (Change(People, "forget", _forgotten_by_the_core),),
    ),
    "forgotten-at-table": Known(
        "Somebody who was forgotten is still named at a table that goes on.",
        "tests/bot/test_privacy.py::test_a_game_for_three_goes_on_without_them",
        (Change(privacy, "nameless", _still_named),),
    ),
    "time-not-given-back": Known(
        "Clocks run on while the bot is away.",
        "tests/store/test_due.py::test_clocks_are_put_back",
        (Change(Schedule, "extend", _nothing_extended),),
    ),
    "refusal-unsaid": Known(
        "Whoever is refused something gets no answer, so that Discord says of a command that the bot failed.",
        "tests/bot/test_mistakes.py::test_a_stale_button_leads_to_the_current_board",
        (Change(dispatcher, "_answer", _nothing_done),),
    ),
    "acknowledged-late": Known(
        "What asks Discord first is acknowledged only once that has answered, after three seconds.",
        "tests/bot/test_server.py::test_whoever_waits_for_a_thread_is_answered_first",
        (Change(Reply, "defer", _nothing_done),),
    ),
}
