"""Reviews as people ask for them: for whom, what they see meanwhile, and what becomes of trouble."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.computers import review as module
from bot.computers.engine_client import EngineClient
from bot.features.catalogue import FEATURES
from bot.features.replay import review
from bot.features.replay.replay import Replay
from bot.features.replay.review import REVIEW_VERSION, Reviews, has_played, why_not_reviewed
from bot.features.replay.store import StoredReviews
from bot.store.values import LogEntry, Player, StartPosition
from bot.tables.play import UNDO
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from tests.bot.server import Server, alt, answered, button_id, labels, private, text
from tests.bot.test_faults import held
from tests.bot.test_replay import over, said
from tests.bot.test_replay_screens import whole
from tests.bot.test_review_screens import said_of
from tests.playground.waiting import until
from tests.stores import Opener


async def keep(server: Server, **changed: Any) -> tuple[Table, module.Review]:
    """Keep what a review could say of the game in the channel; return the whole table, and it."""
    table = await server.facet.tables.whole((await server.table()).id)
    review = replace(said_of(table), **changed)
    content = json.dumps(review.as_json())
    await server.facet.tables.store.of(StoredReviews).save(table.id, REVIEW_VERSION, content)
    return table, review


async def test_a_review_is_made_and_shown_to_who_asks(game: Server) -> None:
    """A player presses Review under the end, and is shown chances, accuracy and what turned, alone."""
    await over(game)
    assert labels(await game.newest()) == ["Rematch", "Replay", "Review", "Find a game"]
    shown = answered(await game.press("ada", "Review"))
    assert shown.ephemeral
    seen = next(game.seen("ada"))
    assert seen.id == shown.id
    assert "review of 4 turns" in text(seen)
    assert "Accuracy: **ada** (" in text(seen)
    assert "urning points" in text(seen)
    assert "Each player’s chance of winning Splendor" in str(alt(seen))
    assert "The chart shows each player’s chance of winning" in text(seen)  # as bands, not lines
    assert labels(seen)[-1] == "Open the replay"


async def test_somebody_who_waits_is_told_so(game: Server) -> None:
    """They read at once how much of the review is done, and may close the message."""
    await over(game)
    await game.press("ada", "Review")
    told = str(game.discord.requests)
    assert "Checking every move… 0%" in told
    assert "You can close this message" in told


async def test_how_far_it_is_is_told(
    opened: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Again and again, and more each time; in the end the review is kept."""
    monkeypatch.setattr(review, "PROGRESS_EVERY_S", 0.01)
    store, thinking = await opened(tmp_path / "facet.db", FEATURES), EngineClient()
    table = replace(whole("seekers", 2, 1), id=7, guild_id=1, channel_id=1)
    await store.create(replace(table, stage="playing", log=(), revision=0))
    told: list[float] = []

    async def hear(done: float) -> None:
        told.append(done)

    made = await Reviews(store, thinking).made(table, 1, hear)
    await thinking.close()
    assert len(set(told)) > 3
    assert told == sorted(told)
    assert 0 == told[0] < told[-1] <= 1
    assert await Reviews(store, thinking).kept(table) == made
    await store.close()


async def test_a_review_goes_on_where_it_broke_off(
    opened: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks again sees at once how much of it is done, and nothing is made twice."""
    monkeypatch.setattr(review, "PROGRESS_EVERY_S", 0.01)
    store, thinking = await opened(tmp_path / "facet.db", FEATURES), EngineClient()
    table = replace(whole("seekers", 2, 1), id=7, guild_id=1, channel_id=1)
    await store.create(replace(table, stage="playing", log=(), revision=0))
    reviews, told = Reviews(store, thinking), list[float]()

    async def hear(done: float) -> None:
        told.append(done)
        if done > 0.3:
            thinking._hung_s = 0.0

    with pytest.raises(Refusal, match="refused-review-broken"):
        await reviews.made(table, 1, hear)
    thinking._hung_s = 30.0
    assert await reviews.kept(table) is None
    before = len(told)

    async def hear_again(done: float) -> None:
        told.append(done)

    made = await reviews.made(table, 2, hear_again)
    assert told[before] > 0.3
    assert not reviews._broken
    await thinking.close()
    assert made == await Reviews(store, thinking).kept(table)
    await store.close()


async def test_it_is_made_once(game: Server) -> None:
    """After a restart the saved one is shown to everybody who sat there, without a computer."""
    await over(game)
    await game.press("ada", "Review")
    first = text(next(game.seen("ada")))
    await game.restart()
    finish = next(message for message in game.seen() if button_id(message, "Review"))
    again = answered(await game.press("bo", "Review", finish))
    assert text(again) == first
    assert game.facet.after_change.engine.worker_pid is None


async def test_of_two_who_ask_at_once_both_are_shown_one_review(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is made once for both."""
    await over(game)
    thinking, made = game.facet.after_change.engine, []
    review = thinking.review

    async def counted(*given: Any) -> Any:
        made.append(given[0])
        return await review(*given)

    monkeypatch.setattr(thinking, "review", counted)
    finish = await game.newest()
    custom = button_id(finish, "Review") or ""
    await game.at_once([("ada", finish, custom), ("bo", finish, custom)])
    seen = [text(next(game.seen(name))) for name in ("ada", "bo")]
    assert "Accuracy" in seen[0]
    assert seen[0] == seen[1]
    assert made == ["splendor"]


async def test_a_fault_of_the_reviewer_is_told_with_its_number(
    game: Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player reads that trying again won't help, and has no button for it; the log has the number."""
    await over(game)
    monkeypatch.setattr(game.facet.after_change.engine, "care", 0.0)
    await game.press("ada", "Review")
    shown = await game.told("trying again won’t help", "ada")
    assert labels(shown) == ["Replay"]
    number = text(shown).split("runs the bot: ")[1][:6]
    assert f"error {number}: the review of table" in caplog.text
    assert "ZeroDivisionError in " in game.facet.metrics.last_errors[-1].where


async def test_it_is_for_those_who_sat_there(game: Server) -> None:
    """An onlooker is told so, in the replay has no way to it, and sees no turning point."""
    await over(game)
    await keep(game)
    answer = private(await game.press("eve", "Review"))
    assert "Only the players of that game" in answer
    shown = answered(await game.press("eve", "Replay"))
    assert not [label for label in labels(shown) if label.startswith(("Turn", "Review"))]
    table = await game.table()
    for argument in ("1", "2", "99999999999"):
        press = f"{table.id}:4:review:{argument}"
        told = await said(game, await game.newest(), press)
        assert "Only the players of that game" in private(told)
        assert not answered(told).attachments


async def test_pages_lead_to_one_another_and_to_the_replay(game: Server) -> None:
    """All in one private message; and after a restart too."""
    await over(game)
    table, review = await keep(game)
    shown = answered(await game.press("bo", "Review"))
    turns = [Replay(table.play).turn_of(point.number) for point in review.turning_points]
    assert labels(shown)[:3] == [f"{n}. Turn {turn}" for n, turn in enumerate(turns, start=1)]
    await game.press("bo", labels(shown)[1])
    await game.restart()
    page = next(game.seen("bo"))
    assert page.id == shown.id
    assert f"turning point 2 of 3 · turn {turns[1]} of 4" in text(page)
    assert "chance of winning of 25%" in text(page)
    await game.press("bo", "Open the replay")
    page = next(game.seen("bo"))
    assert page.id == shown.id
    assert f"turn {turns[1]} of 4" in text(page)
    assert {f"Turn {turn}" for turn in turns} <= set(labels(page))
    await game.press("bo", f"Turn {turns[2]}")
    assert f"turn {turns[2]} of 4" in text(next(game.seen("bo")))
    await game.press("bo", "Review")
    await game.press("bo", labels(shown)[0])
    await game.press("bo", "Overview")
    page = next(game.seen("bo"))
    assert page.id == shown.id
    assert "review of 4 turns" in text(page)


async def test_a_replay_has_the_way_before_there_is_a_review(game: Server) -> None:
    """Who sat there finds Review in it, and it takes the replay's place; no turn is marked yet."""
    await over(game)
    shown = answered(await game.press("ada", "Replay"))
    assert "Review" in labels(shown)
    assert not [label for label in labels(shown) if label.startswith("Turn ")]
    await game.press("ada", "Review", shown)
    seen = next(game.seen("ada"))
    assert seen.id == shown.id
    assert "Accuracy" in text(seen)


async def test_a_review_that_breaks_off_is_told(game: Server) -> None:
    """Where the worker fails again and again a sentence says so, in place of the replay; asked again, it comes."""
    await over(game)
    shown = answered(await game.press("ada", "Replay"))
    thinking = game.facet.after_change.engine
    thinking._hung_s = 0.0
    try:
        await game.press("ada", "Review", shown)
    finally:
        thinking._hung_s = 300.0
    seen = next(game.seen("ada"))
    assert seen.id == shown.id
    assert text(seen) == "The review was interrupted. Press **Review** to continue it."
    assert labels(seen) == ["Review", "Replay"]
    await game.press("ada", "Review", seen)
    assert "Accuracy" in text(next(game.seen("ada")))


@pytest.mark.alone
async def test_a_bot_that_closes_tells_who_waits(game: Server) -> None:
    """They are asked to try again in a moment, and then find their review."""
    await over(game)
    asking = asyncio.create_task(game.press("ada", "Review"))
    await until(lambda: game.facet.parts.of(Reviews)._in_hand)
    await game.facet.parts.of(Reviews).release()
    await asking
    assert "I’m restarting" in text(next(game.seen("ada")))
    await game.restart()
    await game.press("ada", "Review")
    assert "Accuracy" in text(next(game.seen("ada")))


async def test_who_waits_too_long_is_told_and_finds_it_later(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their message can't be kept open; the review goes on without them."""
    await over(game)
    monkeypatch.setattr(review, "MAX_WAIT_S", -1.0)
    await game.press("ada", "Review")
    assert "longer than I can keep this message open" in text(next(game.seen("ada")))
    await until(lambda: not game.facet.parts.of(Reviews)._in_hand)
    await game.press("ada", "Review", await game.newest())
    assert "Accuracy" in text(next(game.seen("ada")))


async def test_so_many_are_made_and_no_more(game: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """People who ask while many, or several of their own, are queued try again; a saved one is shown."""
    await over(game)
    for bound, told in (
        ("MAX_PENDING", "Many games are being reviewed"),
        ("MAX_PENDING_EACH", "making other reviews for you"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(review, bound, 0)
            await game.press("ada", "Review", await game.newest())
            assert told in text(next(game.seen("ada")))
    await keep(game)
    await game.press("ada", "Review", await game.newest())
    assert "Accuracy" in text(next(game.seen("ada")))


@pytest.mark.parametrize("damage", ["{", "[]", '{"game": "splendor"}', "other", "point"])
async def test_a_review_that_is_damaged_is_made_anew(game: Server, damage: str) -> None:
    """One that can't be read, or tells of another game, is shown to nobody."""
    await over(game)
    table, review = await keep(game)
    if damage == "other":
        review = said_of(whole("splendor", 2, 1))
    if damage == "point":
        wrong = replace(review.turning_points[0], better="buy:9z9")
        review = replace(review, turning_points=(wrong,))
    content = json.dumps(review.as_json()) if damage in ("other", "point") else damage
    await game.facet.tables.store.of(StoredReviews).save(table.id, REVIEW_VERSION, content)
    await game.press("ada", "Review")
    assert "review of 4 turns" in text(next(game.seen("ada")))
    kept = await game.facet.parts.of(Reviews).kept(table)
    assert kept is not None
    assert kept != review


async def test_a_page_there_is_none_of(game: Server) -> None:
    """A control that says a turning point that is not there shows the overview; nonsense is refused."""
    await over(game)
    await keep(game)
    shown = answered(await game.press("ada", "Review"))
    table = await game.table()
    for argument, told in (
        ("99", "review of 4 turns"),
        ("x", "older version"),
        ("²", "older version"),
    ):
        custom = f"facet:b:{table.id}:4:review:{argument}"
        await game.person("ada").forge(shown, custom)
        assert any(told in text(message) for message in game.seen("ada"))


async def test_the_command_reviews_ones_own_last_game(game: Server) -> None:
    """Though others have begun or ended since; where there is none, a sentence says what is the case."""
    told = private(await game.command("ada", "table review"))
    assert "once it’s over" in told
    await over(game)
    await keep(game)
    await game.press("ada", "Rematch")
    shown = answered(await game.command("bo", "table review"))
    assert shown.ephemeral
    assert "review of 4 turns" in text(shown)
    assert "Only the players of that game" in private(await game.command("eve", "table review"))
    await game.press("bo", "Join")
    await game.command("ada", "table resign")
    await game.press("ada", "Yes, resign")  # nobody had a turn in this one
    assert "review of 4 turns" in private(await game.command("bo", "table review"))
    away = game.add_channel("elsewhere")
    assert "no table in this channel" in private(await game.command("ada", "table review", away))


async def test_where_the_strongest_computer_is_missing_a_sentence_says_so(game: Server) -> None:
    """Nothing is tried then, and what was kept before is still shown."""
    await over(game)
    thinking = game.facet.after_change.engine
    usual, thinking._unavailable = thinking._unavailable, {"splendor": {"strong": "no numpy"}}
    try:
        await game.press("ada", "Review")
        assert "Reviews are made by the strongest computer" in text(next(game.seen("ada")))
        await keep(game)
        await game.press("ada", "Review", await game.newest())
        assert "Accuracy" in text(next(game.seen("ada")))
    finally:
        thinking._unavailable = usual


async def test_a_game_of_older_rules_is_told_of(game: Server) -> None:
    """Its review is refused in a sentence, even one that was kept."""
    await over(game)
    table, _ = await keep(game)

    def older(table: Table) -> Table:
        return replace(table, version=99, revision=table.revision + 1)

    await game.facet.tables.change(table.id, older)
    finish = next(message for message in game.seen() if button_id(message, "Review"))
    told = private(await game.press("ada", "Review", finish))
    assert "doesn’t match the rules I know" in told


async def test_a_game_that_was_called_off_is_told_of(game: Server) -> None:
    """There is no button for it, and a control that says it is answered."""
    await game.command("ada", "splendor take", gems="wbg")
    await game.press("ada", "More")
    await game.press("ada", "Call off…")
    await game.press("ada", "Ask the others")
    await game.press("bo", "Call it off")
    table = await game.table()
    assert table.stage == "called-off"
    told = private(await said(game, await game.newest(), f"{table.id}:1:review:"))
    assert "nothing to review" in told


def test_only_whole_games_played_here_are_reviewed() -> None:
    """Each other is refused with a sentence of its own."""
    table = whole("splendor", 2, 1)
    assert why_not_reviewed(table) is None
    wrong = {
        "refused-replay-damaged": replace(table, damage="it is broken"),
        "refused-review-called-off": replace(table, stage="called-off"),
        "refused-review-goes-on": replace(table, stage="playing"),
        "refused-review-played-on": replace(table, begins=StartPosition(2, {}, ())),
        "refused-review-nobody": replace(table, game="bluff"),
        "refused-review-no-turn": replace(table, log=(table.log[0], LogEntry(0, UNDO))),
        "refused-review-long": replace(table, log=table.log[:1] * (module.MAX_MOVES + 1)),
    }
    assert {key: why_not_reviewed(table) for key, table in wrong.items()} == {
        key: key for key in wrong
    }
    broken = replace(table, log=(LogEntry(0, UNDO),), damage="there is nothing to take back")
    assert why_not_reviewed(broken) == "refused-replay-damaged"


def test_who_handed_their_seat_over_sat_there_too() -> None:
    """Only people who hold or held a seat may see a review."""
    table = whole("splendor", 2, 1)
    handed = replace(
        table,
        players=(Player("Cy", 102, previous_user_ids=(100,)), Player("Nora", computer="easy")),
    )
    assert [who for who in (0, 100, 101, 102) if has_played(handed, who)] == [100, 102]


async def test_a_review_that_cannot_be_kept_is_shown_all_the_same(
    game: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """While the database is busy elsewhere, those who wait lose nothing; the next one makes it anew."""
    await over(game)
    holding = held(game)
    try:
        await game.press("ada", "Review")
    finally:
        holding.close()
    assert "Accuracy" in text(next(game.seen("ada")))
    assert "could not be kept" in caplog.text
    table = await game.facet.tables.whole((await game.table()).id)
    assert await game.facet.parts.of(Reviews).kept(table) is None
    await game.press("bo", "Review", await game.newest())
    assert await game.facet.parts.of(Reviews).kept(table) is not None
