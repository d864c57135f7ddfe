"""The trainer as people use it: from a reviewed game to its turning points, and what is told of answers."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict, replace
from typing import Any

import pytest

from bot.features.puzzles.store import PuzzleAnswer, Puzzles
from bot.features.replay.review import REVIEW_VERSION
from bot.features.replay.store import StoredReviews
from bot.features.trainer import actions
from bot.features.trainer.store import OwnPoint, OwnPoints
from bot.features.trainer.themes import puzzle_themes, theme_of
from bot.messages.press import Press
from bot.tables.table import Table
from tests.bot.server import Server, alt, answered, components, labels, private, text
from tests.bot.test_privacy import data
from tests.bot.test_replay import over
from tests.bot.test_review_screens import said_of

NOTHING = "I don’t have any turning points of yours yet."


async def reviewed(game: Server) -> Table:
    """Let a game of four turns end in which each of them was a turning point, two of Ada's and two of Bo's."""
    await over(game)
    table = await game.facet.tables.whole((await game.table()).id)
    await keep(game, table)
    return table


async def keep(game: Server, table: Table) -> None:
    """Keep a review of a table in which every turn is a turning point."""
    content = json.dumps(said_of(table, points=4).as_json())
    await game.facet.tables.store.of(StoredReviews).save(table.id, REVIEW_VERSION, content)


async def points(server: Server, name: str) -> list[OwnPoint]:
    """Return the points that are kept of a person, in the order of the game."""
    found = await server.facet.tables.store.of(OwnPoints).of(server.person(name).id)
    return sorted(found, key=lambda it: it.point.number)


async def asked(server: Server, name: str) -> tuple[Any, OwnPoint]:
    """Let a person be asked a point; return the message, and the point that its controls name."""
    message = answered(await server.command(name, "trainer"))
    return message, await point_of(server, name, message)


async def point_of(server: Server, name: str, message: Any) -> OwnPoint:
    """Return the point that the controls of a message name."""
    said = next(part["custom_id"] for part in components(message) if "custom_id" in part)
    press = Press.read(said.split(":", 2)[2])
    assert press is not None
    return next(it for it in await points(server, name) if it.point.number == press.number)


async def send(server: Server, name: str, message: Any, own: OwnPoint, notation: str) -> str:
    """Let a person answer a point with this move; return what they are told."""
    press = Press(own.table_id, own.point.number, "trainer-play", notation)
    return private(await server.person(name).forge(message, f"facet:b:{press}"))


async def test_a_reviewed_game_gives_turning_points(game: Server) -> None:
    """Ada is asked one of hers in private, as she saw it then, and nobody's name is shown but her own."""
    table = await reviewed(game)
    message, own = await asked(game, "ada")
    assert message.ephemeral
    assert text(message).startswith("-# Trainer · Splendor · from your game of <t:")
    assert "What’s better than the move you made then?" in text(message)
    assert own.point.seat == 0
    assert own.table_id == table.id
    assert len(await points(game, "ada")) == 2
    shown = f"{text(message)} {alt(message)}"
    assert "ada" in shown
    assert "Seat 2" in shown
    assert not any(word in shown.split() for word in ("bo", "bo’s", "bo:"))


async def test_it_is_answered_by_the_usual_panels(game: Server) -> None:
    """The board stays above them, and whatever is pressed leads on to the button that answers."""
    await reviewed(game)
    message, _ = await asked(game, "ada")
    picture = alt(message)
    message = answered(await game.press("ada", "Take", message))
    message = answered(await game.press("ada", labels(message)[4], message))
    assert alt(message) == picture
    for tab in ("My cards", "Buy", "Reserve"):
        message = answered(await game.press("ada", tab, message))
    card = next(it for it in labels(message) if it[:1].isdigit())
    message = answered(await game.press("ada", card, message))
    told = answered(await game.press("ada", "Confirm", message))
    assert "In your game, you chose Take" in text(told)
    assert labels(told) == ["Next position", "What you miss"]
    (answered_point,) = (it for it in await points(game, "ada") if it.answers)
    assert not answered_point.asked


async def test_the_better_move_is_right_and_that_of_the_game_is_not(game: Server) -> None:
    """A point rises by a box for each right answer, up to the last, and a miss puts it into the first."""
    await reviewed(game)
    for _ in range(8):
        message, own = await asked(game, "ada")
        told = await send(game, "ada", message, own, own.point.better)
        assert "### Yes: " in told
        now = await point_of(game, "ada", message)
        assert (now.box, now.answers, now.found) == (min(own.box + 1, 2), own.answers + 1, True)
        assert f"Box {now.box + 1} of 3" in told
    message, own = await asked(game, "ada")
    told = await send(game, "ada", message, own, own.point.played)
    assert "### The same as in your game" in told
    assert "chance of winning of 25%" in told
    assert "Box 1 of 3" in told
    now = await point_of(game, "ada", message)
    assert (now.box, now.found) == (0, own.found if own.answers else False)


async def test_another_move_is_judged_by_the_computer(game: Server) -> None:
    """It is right if the better one exceeds it by no more than the error of the evaluation."""
    await reviewed(game)
    verdicts = set()
    message, own = await asked(game, "ada")
    table = await game.facet.tables.whole(own.table_id)
    play = actions._play(table, own.point, "Ada", ("1", "2"))
    assert play is not None
    view = play.position
    assert view.decision is not None
    known = own.point.better, own.point.played
    others = [str(move) for move in view.decision.moves if str(move) not in known]
    for notation in others[:6]:
        judged = await game.facet.after_change.engine.evaluation(
            "splendor", view, (own.point.better, notation)
        )
        assert judged is not None
        good = judged.of(own.point.better).chance - judged.of(notation).chance <= judged.error
        told = await send(game, "ada", message, own, notation)
        assert ("### Yes: " in told) == good
        assert ("it’s as good as" in told) == good
        verdicts.add(good)
    assert verdicts


async def test_an_answer_counts_once(game: Server) -> None:
    """Of several answers at once, and of those from an older message, only one moves the point."""
    await reviewed(game)
    message, own = await asked(game, "ada")
    await asyncio.gather(*(send(game, "ada", message, own, own.point.better) for _ in range(3)))
    now = await point_of(game, "ada", message)
    assert (now.box, now.answers) == (1, 1)
    told = await send(game, "ada", message, own, own.point.played)
    assert "You’ve answered this one already" in told
    assert await point_of(game, "ada", message) == now


async def test_at_the_same_moment_one_answer_is_saved(game: Server) -> None:
    """Even if both were read before either was saved."""
    await reviewed(game)
    message, own = await asked(game, "ada")
    kept, ada = game.facet.tables.store.of(OwnPoints), game.person("ada").id
    saved = await asyncio.gather(
        *(kept.answer(ada, own, box, right=bool(box)) for box in (1, 0, 1))
    )
    assert sorted(saved) == [False, False, True]
    assert (await point_of(game, "ada", message)).answers == 1


async def test_it_goes_on_after_a_restart(game: Server) -> None:
    """The controls of a question name it, and the box is as it was."""
    await reviewed(game)
    message, own = await asked(game, "ada")
    await game.restart()
    message = answered(await game.press("ada", "Take", message))
    assert "My cards" in labels(message)
    await send(game, "ada", message, own, own.point.better)
    await game.restart()
    assert (await point_of(game, "ada", message)).box == 1


async def test_two_of_one_game_have_their_own_points(game: Server) -> None:
    """What one of them answers changes nothing for the other, and nobody gets at the other's by a control."""
    await reviewed(game)
    message, own = await asked(game, "ada")
    theirs, of_bo = await asked(game, "bo")
    assert of_bo.point.seat == 1
    for action in ("panel", "hand", "play"):
        press = Press(own.table_id, own.point.number, f"trainer-{action}", own.point.better)
        told = private(await game.person("bo").forge(theirs, f"facet:b:{press}"))
        assert "I don’t have that position any more." in told
    await send(game, "ada", message, own, own.point.better)
    assert [it.answers for it in await points(game, "bo")] == [0, 0]
    told = private(await game.command("eve", "trainer"))
    assert NOTHING in told


async def test_a_point_comes_again_only_after_another(game: Server) -> None:
    """Of two, the next button leads to the other one each time."""
    await reviewed(game)
    message, own = await asked(game, "ada")
    for _ in range(4):
        press = f"facet:b:{Press(own.table_id, own.point.number, 'trainer', '')}"
        message = answered(await game.person("ada").forge(message, press))
        following = await point_of(game, "ada", message)
        assert following.point.number != own.point.number
        own = following


async def test_without_a_review_it_says_what_to_do(game: Server) -> None:
    """Nothing is stored of a person then, and a game that isn't over gives nothing."""
    told = private(await game.command("ada", "trainer"))
    assert NOTHING in told
    assert "press **Review** under its last board" in told
    assert await points(game, "ada") == []


async def test_a_game_that_nobody_can_review_is_not_among_those_named(server: Server) -> None:
    """Somebody who has only played Bluff reads which games the trainer is for."""
    await server.command("ada", "bluff new")
    await server.press("bo", "Join")
    await server.press("ada", "Start")
    await server.resign("ada")
    told = private(await server.command("ada", "trainer"))
    assert NOTHING in told
    assert "These games can be reviewed: Splendor and 12 Seekers." in told


async def test_what_a_computer_may_have_played_is_not_asked(game: Server) -> None:
    """Neither a move before the last one that a computer made for a person, nor any of a seat that changed hands."""
    await over(game)
    store, ada = game.facet.tables.store, game.person("ada")
    table = await game.facet.tables.whole((await game.table()).id)
    await keep(game, table)
    first, second = (it.number for it in said_of(table, points=4).turning_points if not it.seat)
    engine = store.engine
    await engine.write("UPDATE seats SET deputed = $1 WHERE user_id = $2", second, ada.id)
    await game.command("ada", "trainer")
    assert [it.point.number for it in await points(game, "ada")] == [second]
    await engine.write("DELETE FROM trainer_points WHERE user_id = $1", ada.id)
    await engine.write("UPDATE seats SET deputed = 0, past = '[7]' WHERE user_id = $1", ada.id)
    assert NOTHING in private(await game.command("ada", "trainer"))
    assert first < second


async def test_a_point_whose_game_reads_otherwise_is_not_asked(game: Server) -> None:
    """A review that doesn't fit the moves, or a game that can't be played any more, gives none, and harms nobody."""
    table = await reviewed(game)
    message, own = await asked(game, "ada")
    engine = game.facet.tables.store.engine
    await engine.write("UPDATE tables SET version = 99 WHERE id = $1", table.id)
    press = Press(own.table_id, own.point.number, "trainer-hand", "")
    told = private(await game.person("ada").forge(message, f"facet:b:{press}"))
    assert "I don’t have that position any more." in told
    assert NOTHING in private(await game.command("ada", "trainer"))
    await engine.write("UPDATE tables SET version = $2 WHERE id = $1", table.id, table.version)
    await engine.write("UPDATE trainer_points SET content = '{}'")
    assert NOTHING in private(await game.command("ada", "trainer"))


async def outdated(game: Server, own: OwnPoint) -> None:
    """Let an older version have found a point, with a reason that nobody has words for any more."""
    old = {"version": 1, "point": {**asdict(own.point), "reasons": [{"key": "gone", "args": {}}]}}
    content, engine = json.dumps(old), game.facet.tables.store.engine
    await engine.write("UPDATE trainer_points SET content = $1", content)


async def test_somebody_who_waits_for_reasons_asks_for_no_others(game: Server) -> None:
    """They are told so, the computers get no second question, and the answer doesn't count yet."""
    await reviewed(game)
    message, own = await asked(game, "ada")
    await outdated(game, own)
    asking, mine = game.facet.services.asking, (game.person("ada").id, 0)
    asking.add(mine)
    assert "still working on" in await send(game, "ada", message, own, own.point.better)
    assert not any(it.answers for it in await points(game, "ada"))
    asking.discard(mine)
    assert "### Yes: " in await send(game, "ada", message, own, own.point.better)
    assert [it.answers for it in await points(game, "ada") if it.answers] == [1]
    assert asking == set()


async def test_the_reasons_of_an_older_review_are_worked_out_anew(game: Server) -> None:
    """Its points stay, though it had reasons that nobody has words for any more; new points come of today's reviews alone."""
    table = await reviewed(game)
    message, own = await asked(game, "ada")
    engine = game.facet.tables.store.engine
    await outdated(game, own)
    told = await send(game, "ada", message, own, own.point.better)
    assert "gone" not in told
    assert "### Yes: " in told
    await engine.write("DELETE FROM trainer_points")
    await engine.write("UPDATE reviews SET version = 1 WHERE table_id = $1", table.id)
    assert NOTHING in private(await game.command("ada", "trainer"))


@pytest.mark.parametrize("argument", ["", "take:wwwww", "x" * 60])
async def test_a_move_that_is_not_possible_is_refused(game: Server, argument: str) -> None:
    """It counts as no answer."""
    await reviewed(game)
    message, own = await asked(game, "ada")
    press = Press(own.table_id, own.point.number, "trainer-play", argument)
    await game.person("ada").forge(message, f"facet:b:{press}")
    assert not any(it.answers for it in await points(game, "ada"))


async def test_who_is_forgotten_has_no_points(game: Server) -> None:
    """They go with the person; those of the other player stay, who still sees no name but their own."""
    await reviewed(game)
    await asked(game, "ada")
    message, own = await asked(game, "bo")
    question = answered(await game.command("ada", "my forget"))
    await game.press("ada", "Delete my data", question)
    assert await points(game, "ada") == []
    assert await points(game, "bo")
    told = await send(game, "bo", message, own, own.point.better)
    assert "### Yes: " in told
    assert "ada" not in told


async def test_the_file_of_a_person_has_their_points(game: Server) -> None:
    """With the box, how often they were answered, and whether the first answer was right."""
    await reviewed(game)
    message, own = await asked(game, "ada")
    await send(game, "ada", message, own, own.point.better)
    found = (await data(game, "ada"))["turning_points"]
    assert [it["position"] for it in found] == [it.point.number for it in await points(game, "ada")]
    (known,) = (it for it in found if it["answers"])
    assert (known["box"], known["answers"], known["found_at_first"]) == (2, 1, True)
    assert known["better"] == own.point.better


async def test_a_worker_that_dies_judges_nothing(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person reads that, the point stays asked, and the better move is right all the same."""
    await reviewed(game)
    message, own = await asked(game, "ada")
    monkeypatch.setattr(game.facet.after_change.engine, "_timeout_s", 0.0)
    panel = answered(await game.press("ada", "Reserve", message))
    card = next(it for it in labels(panel) if it[:1].isdigit())
    panel = answered(await game.press("ada", card, panel))
    result = await game.press("ada", "Confirm", panel)
    told = " ".join(text(it) for it in game.seen("ada")) + str(result)
    assert "I couldn’t judge that answer just now." in told
    now = await point_of(game, "ada", message)
    assert (now.asked, now.answers) == (True, 0)
    assert "### Yes: " in await send(game, "ada", message, own, own.point.better)


async def test_too_few_answers_tell_nothing(game: Server) -> None:
    """What a person misses is said from 30 positions on; before, how many are missing."""
    await reviewed(game)
    message, own = await asked(game, "ada")
    await send(game, "ada", message, own, own.point.better)
    shown = answered(await game.press("ada", "What you miss"))
    assert not shown.attachments
    assert alt(shown) is None
    assert " more** to go." in text(shown)


async def solve(server: Server, name: str, missed: str) -> int:
    """Let a person have answered every puzzle of Splendor, wrong only on a theme; return how many."""
    kept, store = server.facet.tables.store.of(Puzzles), server.facet.tables.store
    themes = puzzle_themes("splendor")
    for puzzle_id, theme in themes.items():
        right = theme != missed
        await kept.answer(
            server.person(name).id, PuzzleAnswer(puzzle_id, found=right, at=store.now())
        )
    return len(themes)


async def test_the_theme_that_is_missed_is_named_with_an_exercise(game: Server) -> None:
    """It says on how many positions it rests, and its picture has every theme with its numbers."""
    await reviewed(game)
    count = await solve(game, "ada", "nobles")
    shown = answered(await game.press("ada", "What you miss", await told_of(game, "ada")))
    count += sum(bool(it.answers and theme(it)) for it in await points(game, "ada"))
    assert f"This rests on **{count} positions**" in text(shown)
    assert "You miss **Nobles** more than the rest: you found 0 of " in text(shown)
    assert "Nobles 0 of " in str(alt(shown))
    others = [it for it in labels(shown) if it.startswith("Exercise: ")]
    own = [it for it in await points(game, "ada") if theme(it) == "nobles"]
    assert others == (["Exercise: Nobles"] if own else [])


async def told_of(game: Server, name: str) -> Any:
    """Let a person answer a point, so that they see the ways on."""
    message, own = await asked(game, name)
    press = Press(own.table_id, own.point.number, "trainer-play", own.point.better)
    return answered(await game.person(name).forge(message, f"facet:b:{press}"))


def theme(own: OwnPoint) -> str:
    """Return the theme of a point."""
    return theme_of(own.game, own.point.reasons)


async def test_an_exercise_is_a_puzzle_where_no_point_is_left(server: Server) -> None:
    """Somebody who never reviewed a game is led to a puzzle of the theme that they haven't answered."""
    kept, store = server.facet.tables.store.of(Puzzles), server.facet.tables.store
    themes = puzzle_themes("splendor")
    nobles = [it for it, of in themes.items() if of == "nobles"]
    for puzzle_id, of in themes.items():
        if puzzle_id != nobles[-1]:
            answer = PuzzleAnswer(puzzle_id, found=of != "nobles", at=store.now())
            await kept.answer(server.person("ada").id, answer)
    nothing = answered(await server.command("ada", "trainer"))
    shown = answered(await server.press("ada", "What you miss", nothing))
    puzzle = answered(await server.press("ada", "Exercise: Nobles", shown))
    ids = [part["custom_id"] for part in components(puzzle) if "custom_id" in part]
    assert all(f":{nobles[-1]}:puzzle-" in it for it in ids)


async def test_somebody_without_points_is_led_to_puzzles(server: Server) -> None:
    """Nothing is offered that there isn't: puzzles stand where the next position would, and count for what one misses."""
    nothing = answered(await server.command("ada", "trainer"))
    assert labels(nothing) == ["Puzzle: Splendor", "Puzzle: 12 Seekers", "What you miss"]
    shown = answered(await server.press("ada", "What you miss", nothing))
    assert labels(shown) == ["Puzzle: Splendor", "What you miss: 12 Seekers"]
    puzzle = answered(await server.press("ada", "Puzzle: Splendor", shown))
    assert "one answer is clearly the best" in text(puzzle)


async def test_where_nothing_stands_out_nothing_is_claimed(server: Server) -> None:
    """Somebody who finds every puzzle misses none more than others; another game has its own answers."""
    await solve(server, "ada", "-")
    nothing = answered(await server.command("ada", "trainer"))
    shown = answered(await server.press("ada", "What you miss", nothing))
    assert "No theme stands out" in text(shown)
    other = answered(await server.press("ada", "What you miss: 12 Seekers", shown))
    assert "You’ve answered no position of 12 Seekers so far" in text(other)


async def test_the_newest_points_are_kept(game: Server) -> None:
    """Of a person who has more, those of the oldest games are deleted, and don't come back."""
    table = await reviewed(game)
    await game.command("ada", "trainer")
    (own, _), ada = await points(game, "ada"), game.person("ada").id
    store = game.facet.tables.store
    many = [replace(own, point=replace(own.point, number=1000 + it)) for it in range(250)]
    await store.of(OwnPoints).save(ada, many)
    assert len(await store.of(OwnPoints).of(ada)) == 200
    assert table.id == own.table_id
