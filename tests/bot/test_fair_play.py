"""In a rated game nobody loses less, or wins more, than they played for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest

from bot.features.follow import screen as follow
from bot.features.profile.profile import career
from bot.features.ratings.ledger import EndedGame
from bot.features.ratings.rating import new_standings
from bot.i18n.lexicon import words_in
from bot.screens.public import screen_of
from bot.store.results import PastResult
from bot.store.values import Deputy, Offer, Player, SealedDeal
from bot.tables import absence, changes, ending, lobby, starting
from bot.tables.ending import Ender
from bot.tables.refusal import Refusal
from bot.tables.results import MIN_RATED_TURNS, rated_seats, results_of
from bot.tables.table import Table
from bot.tables.taking_part import part_of
from tests.bot.server import Server, answered, components, labels, private, text

ADA, BO, CY, EVE = 100, 101, 102, 109
NAMES = {ADA: "Ada", BO: "Bo", CY: "Cy"}


def begun(*people: int, computers: int = 0, **agreed: object) -> Table:
    """Return a game of Splendor that these people began, the first of them to move."""
    table = Table(0, 1, 2, "splendor", people[0], {"target": 15}, "en", seating="joined")
    for who in people:
        table = lobby.join(table, who, NAMES[who])
    for _ in range(computers):
        table = lobby.add_computer(table, people[0], ["Nora", "Otto"])
    started = starting.start(replace(table, **agreed), people[0], Random(1))  # type: ignore[arg-type]
    return changes.play(started, people[0], None, "take:wbg", Random(1))


def long(table: Table) -> Table:
    """Return a table at which everybody has made as many turns as a rated game takes."""
    players = tuple(replace(player, turns=MIN_RATED_TURNS) for player in table.players)
    return replace(table, players=players)


def end(table: Table, user_id: int, *, moderator: bool = False, rested: bool = False) -> Table:
    """Return a table that somebody would have called off."""
    return ending.end(table, Ender(user_id, "Somebody", moderates=moderator), rested=rested)


def refused(change: Callable[[], object]) -> str:
    """Return why a change is refused."""
    with pytest.raises(Refusal) as refusal:
        change()
    return refusal.value.key


def test_a_game_that_counts_is_called_off_by_all_who_play_it() -> None:
    """The host's wish is not enough, nor is a moderator's who plays: each of the others says yes."""
    table = begun(ADA, BO, CY)
    for moderator in (False, True):
        asked = end(table, ADA, moderator=moderator)
        assert (asked.stage, [it.wants_to_end for it in asked.players]) == (
            "playing",
            [True, False, False],
        )
    assert "Ada** would like to call the game off" in str(screen_of(asked).call)
    asked = end(asked, CY)
    assert asked.stage == "playing"
    assert end(asked, BO).stage == "called-off"
    resigned = changes.resign(asked, BO)
    assert end(resigned, ADA).stage == "called-off"
    assert refused(lambda: end(resigned, BO)) == "refused-resigned"


def test_the_next_move_means_no() -> None:
    """A request to end the game lapses once a person has moved."""
    asked = end(begun(ADA, BO), ADA)
    moved = changes.play(asked, BO, None, "take:wbg", Random(1))
    assert not any(it.wants_to_end for it in moved.players)
    assert end(moved, BO).stage == "playing"


def test_against_computers_an_end_is_a_loss() -> None:
    """The only person among computers resigns by calling the game off, by any way to do it."""
    for moderator, rested in ((False, False), (True, False), (False, True)):
        over = end(long(begun(ADA, computers=1)), ADA, moderator=moderator, rested=rested)
        assert over.stage == "finished"
        result, _ = results_of(over)
        assert (result.place, result.ending, result.rated) == (2, "resigned", True)


def test_a_moderator_who_does_not_play_frees_the_channel() -> None:
    """The game sleeps, nothing of it is lost, and the channel is told by whom."""
    asleep = end(begun(ADA, BO), EVE, moderator=True)
    assert (asleep.stage, asleep.asleep) == ("playing", True)
    assert "Somebody** has put this game to sleep" in screen_of(asleep).caption
    assert absence.wake(asleep, BO, "Bo").open
    assert refused(lambda: end(begun(ADA, BO), EVE)) == "refused-not-at-table"


def test_after_a_long_rest_whoever_waits_is_free() -> None:
    """They call the game off, or have a computer play; whoever let it rest may not."""
    table = begun(ADA, BO)
    assert table.person_asked == BO
    assert end(table, ADA, moderator=True, rested=True).stage == "called-off"
    assert end(table, BO, moderator=True, rested=True).stage == "playing"
    assert absence.depute(table, ADA, "seat", rested=True).players[1].deputy == "seat"
    assert refused(lambda: absence.depute(table, ADA, "seat")) == "refused-not-late"


@pytest.mark.parametrize("free", [{"rated": False}, {"lesson": 1}])
def test_what_does_not_count_its_host_ends(free: dict[str, object]) -> None:
    """An unrated game ends at once, and so does one in which nobody has moved."""
    assert end(replace(begun(ADA, BO), **free), ADA).stage == "called-off"  # type: ignore[arg-type]
    unmoved = replace(begun(ADA, BO), players=begun(BO, ADA).players[::-1])
    fresh = replace(unmoved, players=tuple(replace(it, turns=0) for it in unmoved.players))
    assert end(fresh, ADA).stage == "called-off"


def test_only_a_computer_stands_in_where_a_game_counts() -> None:
    """Nobody is handed a seat, nobody sits in, and whoever resigned neither returns nor agrees."""
    table = begun(ADA, BO, CY)
    assert refused(lambda: absence.hand_over(table, ADA, EVE, "Eve")) == "refused-seat-counts"
    assert refused(lambda: absence.back(changes.resign(table, BO), BO, "Bo")) == "refused-resigned"
    deputy = replace(table.players[1], deputy="seat")
    held = replace(table, players=(table.players[0], deputy, table.players[2]))
    assert refused(lambda: absence.sit_in(held, EVE, "Eve")) == "refused-not-late"
    assert absence.back(held, BO, "Bo").players[1].answers
    asked = replace(
        changes.resign(table, CY), rated=False, offer=Offer(1, EVE, "Eve", asked_for=True)
    )
    assert refused(lambda: absence.agree(asked, CY)) == "refused-resigned"
    assert absence.agree(asked, ADA).seat_of(EVE) == 1


DAILY = SealedDeal("00" * 32, key="11" * 32, day="2026-11-25")
COUNTING: tuple[dict[str, object], ...] = (
    {"rated": True},
    {"rated": False, "season_id": 7},
    {"rated": False, "sealed": DAILY},
)


@pytest.mark.parametrize("counted", COUNTING)
def test_whatever_counts_has_the_same_rules(counted: dict[str, object]) -> None:
    """Rated, of a season or an evening, or a deal of the day: no hints, no other's seat, no way back, no end alone."""
    table = replace(begun(ADA, BO, CY, rated=False), **counted)  # type: ignore[arg-type]
    assert table.counts
    assert refused(lambda: changes.hinted(table, BO)) == "refused-hints-counts"
    assert refused(lambda: absence.hand_over(table, ADA, EVE, "Eve")) == "refused-seat-counts"
    assert refused(lambda: absence.back(changes.resign(table, BO), BO, "Bo")) == "refused-resigned"
    assert ending.outcome(table, Ender(ADA, "Ada"), rested=False) == "ask"
    assert rated_seats(replace(long(table), stage="finished")) == (
        frozenset({0, 1, 2}) if table.rated else frozenset()
    )
    free = replace(begun(ADA, BO, CY, rated=False))
    assert not free.counts
    assert changes.hinted(free, BO).players[1].hinted


@pytest.mark.parametrize("counted", [*COUNTING, {"rated": False}])
def test_no_turn_of_a_stand_in_is_taken_back_where_it_counts(counted: dict[str, object]) -> None:
    """Otherwise its answer would be advice, and the time that ran out would be given back."""
    table = replace(begun(ADA, BO, rated=False), **counted)  # type: ignore[arg-type]
    held = replace(table, players=(table.players[0], replace(table.players[1], deputy="turn")))
    after = changes.answer(held, held.number, "take:grk", Random(1))
    assert after.asked == 0
    if not table.counts:
        assert changes.undo(after, BO).asked == 1
        return
    assert refused(lambda: changes.undo(after, BO)) == "refused-nothing-to-undo"
    assert refused(lambda: changes.undo(after, ADA)) == "refused-nothing-to-undo"
    later = changes.play(after, ADA, None, "take:wbg", Random(1))
    assert changes.undo(later, ADA).asked == 0
    back = changes.play(later, BO, None, "take:wrk", Random(1))
    undone = changes.undo(back, BO)
    assert undone.asked == 1
    assert refused(lambda: changes.undo(undone, BO)) == "refused-nothing-to-undo"


def test_no_part_of_a_turn_of_a_stand_in_is_taken_back() -> None:
    """Whoever comes back in the middle of a turn goes on from there."""
    table, rng = begun(ADA, BO), Random(2)
    before, move = table, ""
    while not move or table.asked != before.asked:  # until somebody has too many tokens
        before, decision = table, table.position.decision
        assert decision is not None
        move = rng.choice([it for it in map(str, decision.moves) if not it.startswith("buy")])
        table = changes.play(table, (ADA, BO)[decision.seat], None, move, rng)
    asked = before.asked
    assert asked is not None
    player = replace(before.players[asked], deputy="seat")
    held = replace(before, players=before.players_with(asked, player))
    midway = changes.answer(held, held.number, move, Random(1))
    assert midway.asked == asked
    who = (ADA, BO)[asked]
    assert refused(lambda: changes.step_back(midway, who, None)) == "refused-nothing-to-undo"
    assert refused(lambda: changes.undo(midway, who)) == "refused-nothing-to-undo"
    assert changes.step_back(table, who, None).asked == asked


def test_in_a_game_that_counts_no_answer_of_a_computer_is_taken_back() -> None:
    """Nobody tries out what a computer would answer to this move and to that one."""
    table = begun(ADA, computers=1)
    move = str(table.rules.quick(table.position.seen_by(1)))
    answered = changes.answer(table, table.number, move, Random(1))
    assert refused(lambda: changes.undo(answered, ADA)) == "refused-nothing-to-undo"
    assert table.match is not None
    assert changes.undo(table, ADA).position == table.match.positions[0]


def test_a_game_counts_for_whoever_made_several_turns() -> None:
    """Of three who played it long enough, the fourth's haste takes nothing; alone nobody gains by it."""
    table = begun(ADA, BO, CY)
    short = changes.resign(changes.resign(table, ADA), BO)
    assert (short.stage, rated_seats(short)) == ("finished", frozenset())
    assert {it.rated for it in results_of(short)} == {False}
    far = long(table)
    hasty = replace(far, players=(replace(far.players[0], turns=1), *far.players[1:]))
    assert rated_seats(changes.resign(changes.resign(hasty, ADA), BO)) == {1, 2}
    assert rated_seats(changes.resign(long(begun(ADA, computers=1)), ADA)) == {0}


def test_a_turn_taken_back_counts_once() -> None:
    """Whoever plays the same turn again and again doesn't reach the turns of a rated game that way."""
    table = begun(ADA, BO)
    for _ in range(MIN_RATED_TURNS):
        table = changes.undo(table, ADA)
        table = changes.play(table, ADA, None, "take:wbg", Random(1))
    assert table.players[0].turns == 1


def test_a_turn_taken_back_hides_no_turn_of_a_computer() -> None:
    """Playing the same turn again and again makes nobody of a stand-in's turns one's own."""
    table = stood_in(begun(ADA, BO), Ada=1)
    move = str(table.rules.quick(table.position.seen_by(1)))
    table = changes.play(table, BO, None, move, Random(1))
    for _ in range(MIN_RATED_TURNS):
        move = str(table.rules.quick(table.position.seen_by(0)))
        table = changes.undo(changes.play(table, ADA, None, move, Random(1)), ADA)
    assert (table.players[0].turns, table.play.turns[0]) == (0, 1)


def over(*people: int, computers: int = 0) -> Table:
    """Return a game that everybody has played to its end."""
    table = begun(*people, computers=computers)
    while table.position.decision is not None and table.stage == "playing":
        seat = table.asked
        assert seat is not None
        move = str(table.rules.quick(table.position.seen_by(seat)))
        if seat < len(people):
            table = changes.play(table, people[seat], None, move, Random(1))
        else:
            table = changes.answer(table, table.number, move, Random(1))
    return table


def stood_in(table: Table, **turns: int) -> Table:
    """Return a table at which a computer has begun so many of the turns of these people."""
    players = [
        replace(it, turns=table.play.turns[seat] - turns.get(it.name, 0))
        for seat, it in enumerate(table.players)
    ]
    return replace(table, players=tuple(players))


@pytest.mark.parametrize(
    ("turns", "instead", "how", "part"),
    [
        (12, 0, None, "played"),
        (12, 2, None, "played"),
        (12, 2, "turn", "played"),
        (12, 2, "seat", "played"),
        (12, 3, None, "stood-in"),
        (30, 3, None, "played"),
        (30, 3, "seat", "stood-in"),
        (30, 4, None, "stood-in"),
        (28, 14, None, "stood-in"),
        (28, 28, "seat", "stood-in"),
        (1, 1, None, "stood-in"),
        (3, 2, None, "stood-in"),
        (28, 14, "end", "played"),
        (0, 0, None, "played"),
    ],
)
def test_a_computer_plays_few_of_the_turns_of_whoever_has_played(
    turns: int, instead: int, how: Deputy | None, part: str
) -> None:
    """At most two or a tenth of them, less than half of a short game, and no more than two at the end.

    What it plays because the time of the whole game was up is nobody's fault.
    """
    player = Player("Ada", user_id=ADA, turns=turns - instead, deputy=how)
    assert part_of(player, turns) == part
    assert part_of(replace(player, resigned=True), turns) == "left"


@pytest.mark.parametrize("people", [(ADA, BO), (ADA, BO, CY)])
def test_whoever_let_a_computer_play_is_behind_everybody_who_played(
    people: tuple[int, ...],
) -> None:
    """Whatever the computer reached: in the results, in ratings, and in the finish; it stays rated for all."""
    table = over(*people)
    assert {it.ending for it in results_of(table)} == {"played-out"}
    best = table.places().index(1)
    name = table.names[best]
    late = stood_in(table, **{name: 3})
    results = results_of(late)
    assert results[best].ending == "timed-out"
    assert results[best].place == len(people)
    assert all(it.rated for it in results)
    assert sum(it.won for it in results) == 1
    assert not results[best].won
    ended = EndedGame(1, "splendor", 1, datetime.now(UTC), results)
    new = {it.standing.user_id: it for it in new_standings(ended, (), (), {}, people_here=2)}
    assert new[people[best]].standing.mu == min(it.standing.mu for it in new.values())
    assert not new[people[best]].won
    told = screen_of(late).caption
    assert f"Placed behind everybody who played, because a computer stood in: **{name}**" in told


def test_where_nobody_has_played_nobody_wins() -> None:
    """It is rated for nobody, and nobody's profile or followers call it a win."""
    late = stood_in(over(ADA, BO), Ada=3, Bo=5)
    results = results_of(late)
    assert [(it.ending, it.rated, it.won) for it in results] == [("timed-out", False, False)] * 2
    assert "Unrated: nobody played it to the end." in screen_of(late).caption
    assert "Nobody won." in follow.over(late, words_in("en")).text
    past = [PastResult(1, "splendor", 1, {}, datetime.now(UTC), it) for it in results]
    for it in past:
        seen = career([it], "splendor")
        assert seen is not None
        assert (seen.won, seen.streak, seen.places, seen.fewest) == (0, 0, {2: 1}, None)
    resigned = changes.resign(stood_in(replace(begun(ADA, BO), stage="playing"), Ada=1), BO)
    assert not any(it.won for it in results_of(resigned))


def test_against_a_computer_running_out_of_time_is_losing() -> None:
    """The level counts as the winner, whatever the stand-in reached."""
    ada, level = results_of(stood_in(over(ADA, computers=1), Ada=3))
    assert (ada.ending, ada.place, ada.rated) == ("timed-out", 2, True)
    assert level.won


def test_the_finish_tells_who_was_helped_and_why_it_is_unrated() -> None:
    """Moves taken back, hints, and a computer's turns are named, and so is what keeps it unrated."""
    table = changes.undo(begun(ADA, BO), ADA)
    table = changes.play(table, ADA, None, "take:wbk", Random(1))
    short = screen_of(changes.resign(table, BO)).caption
    assert "Took back moves: **Ada**" in short
    assert "Unrated: **Ada** and **Bo** played fewer than 3 turns." in short
    agreed = screen_of(changes.resign(begun(ADA, BO, rated=False), BO)).caption
    assert "Unrated: agreed before" in agreed
    season = replace(begun(ADA, BO, rated=False), season_id=1)
    for unrated in (begun(ADA, computers=1, rated=False), season):
        told = screen_of(changes.resign(unrated, ADA)).caption
        assert "Unrated: this table was unrated from the start." in told
    whole = long(begun(ADA, BO, CY))
    hasty = replace(whole, players=(*whole.players[:2], replace(whole.players[2], turns=0)))
    told = screen_of(changes.resign(changes.resign(hasty, CY), BO)).caption
    assert "Unrated for **Cy**: fewer than 3 turns played." in told
    assert "Unrated:" not in told
    alone = long(begun(ADA, computers=1))
    hinted = replace(alone, players=(replace(alone.players[0], hinted=True), alone.players[1]))
    assert (
        "No points gained because of hints: **Ada**"
        in screen_of(changes.resign(hinted, ADA)).caption
    )
    moved = replace(begun(ADA, BO), players=(replace(alone.players[0], turns=0), table.players[1]))
    assert "computer played turns for: **Ada**" in screen_of(changes.resign(moved, BO)).caption


@pytest.mark.parametrize(("key", "value"), [("rated", "no"), ("pace", "10m"), ("late", "computer")])
def test_changed_terms_are_agreed_on_again(key: str, value: str) -> None:
    """Players who have joined are asked again, and the game begins only once they accept."""
    table = Table(0, 1, 2, "splendor", ADA, {"target": 15}, "en")
    for who in (ADA, BO):
        table = lobby.join(table, who, NAMES[who])
    changed = lobby.choose(table, ADA, key, value)
    assert [it.invited for it in changed.players] == [False, True]
    assert f"Ada** changed the settings. <@{BO}>: " in screen_of(changed).call
    assert refused(lambda: starting.start(changed, ADA, Random(1))) == "refused-still-asked"
    assert starting.start(lobby.join(changed, BO, "Bo"), ADA, Random(1)).stage == "playing"
    assert not lobby.choose(table, ADA, "hints", "forbidden").players[1].invited
    same = lobby.choose(lobby.join(changed, BO, "Bo"), ADA, key, value)
    assert not same.players[1].invited


async def test_the_others_are_asked_before_a_rated_game_is_called_off(game: Server) -> None:
    """The one who asks is told what it takes; the other is pinged, and their press ends it unrated."""
    await game.command("ada", "splendor take", gems="wbk")
    question = await game.command("ada", "table end")
    assert "only be called off if everybody who’s playing agrees" in private(question)
    await game.press("ada", "Ask the others")
    asked = await game.newest()
    assert f"call the game off. <@{game.person('bo').id}>: press" in text(asked)
    assert asked.mentioned == [game.person("bo").id]
    await game.press("bo", "Call it off")
    table = await game.table()
    assert table.stage == "called-off"
    assert not any(it.rated for it in results_of(table))


async def test_alone_with_computers_the_end_is_a_question_of_resigning(server: Server) -> None:
    """`/table end` says so before it is done."""
    await server.command("ada", "splendor new", seats="joined")
    await server.add_computer("ada")
    await server.press("ada", "Start")
    await server.command("ada", "splendor take", gems="wbk")
    question = await server.command("ada", "table end")
    assert "ending this game means resigning" in private(question)
    await server.press("ada", "Yes, resign")
    assert (await server.table()).stage == "finished"


async def test_whoever_joined_is_called_when_the_terms_change(server: Server) -> None:
    """A new message pings them with what is agreed on now; the old lobby has no controls left."""
    await server.command("ada", "splendor new")
    await server.press("bo", "Join")
    lobby = await server.newest()
    panel = answered(await server.press("ada", "Settings"))
    lists = (part["custom_id"] for part in components(panel) if part["type"] == 3)
    rated = next(custom_id for custom_id in lists if ":rated:" in custom_id)
    await server.person("ada").select(panel, ["no"], custom_id=rated)
    after = await server.newest()
    assert after.id != lobby.id
    assert f"<@{server.person('bo').id}>" in text(after)
    assert "unrated" in text(after)
    assert "Accept" in labels(after)
