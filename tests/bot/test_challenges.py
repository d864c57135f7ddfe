"""Challenges: fixed deals with goals, medals for reaching them, and boards that show medals."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.features.challenges import screen, tries
from bot.features.challenges.challenge import (
    AHEAD,
    PERSON,
    Challenge,
    Goal,
    Medal,
    Outcome,
    ladders,
    read,
)
from bot.features.challenges.store import Challenges, ChallengeTry
from bot.i18n.lexicon import words_in
from bot.tables import changes
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.testing.people import Seen
from rules import GAMES
from tests.bot.server import Server, answered, components, labels, private, text
from tests.bot.test_daily import say, turn
from tests.playground.waiting import eventually
from tests.tools.train.challenges import MOST_OF_DEAL, played_by, proven

GAME = "seekers"
FIRST = ladders()[GAME][0]


def control(message: Seen, action: str) -> str:
    """Return the custom id of a control of challenges."""
    ids = [str(part.get("custom_id", "")) for part in components(message)]
    return next(it for it in ids if f":{action}:" in it)


async def begin(server: Server, name: str, number: int = 1, game: str = GAME) -> Table:
    """Let a person begin a challenge from the list of challenges; return their table."""
    shown = answered(await server.command(name, "challenge", game=game))
    person = server.person(name)
    shown = answered(
        await person.select(shown, [str(number)], custom_id=control(shown, "challenge"))
    )
    await person.click(shown, custom_id=control(shown, "challenge-play"))
    return await server.facet.tables.latest(server.direct(name).id)


async def solve(
    server: Server,
    table: Table,
    name: str,
    moves: int | None = None,
    line: Sequence[str] = (),
) -> Table:
    """Let a person play the solution that is kept, or another game, to the end or for so many answers."""
    challenge = tries.challenge_of(table)
    assert challenge is not None
    line = line or challenge.solution
    table = await turn(server, table)
    while table.stage == "playing" and moves != 0:
        verb, _, what = line[table.number].partition(":")
        await say(server, name, table, verb, what)
        table = await turn(server, table)
        moves = None if moves is None else moves - 1
    return await settled(server, table)


def missing(challenge: Challenge) -> tuple[str, ...]:
    """Return the moves of a game in which a person who plays at random misses the goal."""
    for seed in range(100):
        rng = Random(seed)
        match = played_by(
            challenge,
            lambda it, rng=rng: rng.choice(sorted(map(str, it.position.decision.moves))),  # type: ignore[misc]
        )
        if challenge.medal(Outcome.of(GAMES[challenge.game], match)) is None:
            return tuple(map(str, match.moves))
    msg = "every game reaches the goal"
    raise AssertionError(msg)


async def settled(server: Server, table: Table) -> Table:
    """Wait until what follows from the end of a try is done."""
    await server.settle()
    kept = server.facet.tables.store.of(Challenges)
    await eventually(kept.over, lambda over: table.id not in over)
    return await server.facet.tables.get(table.id)


async def tried(server: Server, name: str) -> list[int]:
    """Return the tables at which a person tries a challenge."""
    asked = "SELECT table_id FROM challenge_tries WHERE user_id = $1"
    return await server.facet.tables.store.engine.ids(asked, server.person(name).id)


async def medals(server: Server, name: str) -> dict[int, Medal]:
    """Return the medals that are saved of a person."""
    kept = server.facet.tables.store.of(Challenges)
    return dict(await kept.medals(server.person(name).id))


async def resign(server: Server, table: Table, name: str) -> Table:
    """Let a person resign a try."""
    asked = answered(await server.command(name, "table resign", server.direct(name)))
    await server.press(name, "Yes, resign", asked)
    return await settled(server, table)


@pytest.mark.parametrize("challenge", [*read()], ids=lambda it: f"{it.game}-{it.number}")
def test_every_solution_earns_gold(challenge: Challenge) -> None:
    """The kept solution can be played against the computer of today, and earns gold."""
    assert proven(challenge)


@pytest.mark.parametrize("game", ladders())
def test_medals_differ_and_no_challenge_comes_twice(game: str) -> None:
    """The steps are numbered from 1, a deal comes twice at most, with other goals, and what earns a medal differs from the next."""
    steps = ladders()[game]
    assert [it.number for it in steps] == list(range(1, len(steps) + 1))
    assert (
        len({(it.key, it.goal.kind) for it in steps}) == len({it.id for it in steps}) == len(steps)
    )
    assert all(count <= MOST_OF_DEAL for count in Counter(it.key for it in steps).values())
    for it in steps:
        most = it.goal.amount if it.goal.kind in ("lead", "points") else it.goal.turns
        assert (it.gold < it.silver) == (it.goal.kind not in ("lead", "points"))
        assert it.silver not in (most, it.gold)


@pytest.mark.parametrize(
    ("goal", "result"),
    [
        (Goal("won"), 21),
        (Goal("won", turns=21), 21),
        (Goal("won", turns=20), None),
        (Goal("unreserved"), None),
        (Goal("nobles", 2), 21),
        (Goal("nobles", 3), None),
        (Goal("cards", 12), 21),
        (Goal("cards", 11), None),
        (Goal("lead", 4), 4),
        (Goal("lead", 5), None),
        (Goal("points", 16), 16),
        (Goal("points", 17), None),
    ],
)
def test_a_goal_is_reached_or_not(goal: Goal, result: int | None) -> None:
    """What counts is turns for most goals, and points for those that ask for points."""
    uses = {"reserve": 1, "buy": 12, "take": 8}
    outcome = Outcome(won=True, turns=21, uses=uses, nobles=2, points=16, lead=4)
    assert goal.result(outcome) == result


@pytest.mark.parametrize(
    ("goal", "lost"),
    [
        (Goal("won"), False),
        (Goal("won", turns=21), False),
        (Goal("won", turns=20), True),
        (Goal("unreserved", turns=30), True),
        (Goal("nobles", 3), False),
        (Goal("cards", 12), False),
        (Goal("cards", 11), True),
        (Goal("lead", 40), False),
    ],
)
def test_a_goal_is_lost_when_nothing_can_reach_it(goal: Goal, *, lost: bool) -> None:
    """One turn too many, a card reserved or one too many bought; what points may still bring isn't."""
    assert goal.is_lost(21, {"reserve": 1, "buy": 12, "take": 8}) == lost


async def test_a_board_says_when_the_goal_is_lost(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the turn on that is one too many, whoever plays on for nothing reads it above the board."""
    first, store = ladders()["splendor"][0], server.facet.tables.store
    table = await begin(server, "ada", game="splendor")

    async def said(turns: int) -> str:
        challenge = replace(first, goal=Goal("won", turns=turns))
        monkeypatch.setattr(screen, "challenge_of", lambda _: challenge)
        (line,) = await screen.title_lines(store, table, words_in("en"))
        return line

    assert "in this game" not in await said(1)
    table = await solve(server, table, "ada", 1)
    assert "in this game" not in await said(2)
    assert "can’t reach it any more in this game" in await said(1)


def test_a_medal_is_for_few_turns_or_many_points() -> None:
    """The bounds of gold and silver belong to them."""
    swift = Challenge("splendor", 1, "00", {}, "1", Goal("won", turns=24), 18, 21)
    outcome = Outcome(won=True, turns=18, uses={}, nobles=0, points=15, lead=5)
    turns = {turns: swift.medal(replace(outcome, turns=turns)) for turns in (18, 19, 21, 22, 25)}
    assert list(turns.values()) == [Medal.GOLD, Medal.SILVER, Medal.SILVER, Medal.BRONZE, None]
    high = Challenge("seekers", 1, "00", {}, "1", Goal("points", 10), 14, 12)
    points = [high.medal(replace(outcome, points=points)) for points in (14, 13, 12, 11, 9)]
    assert points == [Medal.GOLD, Medal.SILVER, Medal.SILVER, Medal.BRONZE, None]


@pytest.mark.parametrize("game", ladders())
async def test_from_the_list_to_a_medal(server: Server, game: str) -> None:
    """Somebody chooses a challenge, plays it in a direct message, and reads which medal it earned."""
    table = await begin(server, "ada", game=game)
    challenge = ladders()[game][0]
    assert table.place == "direct"
    assert list(server.seen()) == []  # the channel shows nothing of it
    assert not table.counts
    assert not table.hints_given
    table = await solve(server, table, "ada")
    assert table.stage == "finished"
    finish = next(server.seen("ada", server.direct("ada")))
    assert "🥇 **Challenge 1: gold.**" in text(finish)
    assert "Challenge 1 ·" in text(finish)
    assert labels(finish)[:2] == ["Next: challenge 2", "Try again"]
    assert "Unrated" not in text(finish)  # the introduction says so
    assert not {"Rematch", "Verify"} & set(labels(finish))
    assert await medals(server, "ada") == {challenge.id: Medal.GOLD}
    assert "🥇 1 · 🥈 0 · 🥉 0" in private(await server.command("ada", "challenge", game=game))
    store = server.facet.tables.store
    assert await store.of(Challenges).over() == []
    assert (
        await store.results.past(server.person("ada").id, 10) == []
    )  # it says nothing of how they play


async def test_the_next_challenge_is_a_press_away(server: Server) -> None:
    """The button under a finish shows the next one, from which it begins."""
    await solve(server, await begin(server, "ada"), "ada")
    finish = next(server.seen("ada", server.direct("ada")))
    shown = answered(await server.press("ada", "Next: challenge 2", finish))
    assert "challenge 2" in text(shown)
    await server.press("ada", "Play", shown)
    table = await server.facet.tables.latest(server.direct("ada").id)
    assert tries.challenge_of(table) == ladders()[GAME][1]


async def test_the_same_moves_have_the_same_answers(server: Server) -> None:
    """Everybody has the same cards, and the computer answers the same moves in the same way."""
    one = await solve(server, await begin(server, "ada"), "ada", 2)
    two = await solve(server, await begin(server, "bo"), "bo", 2)
    assert one.log == two.log
    assert [it.move for it in one.log] == list(FIRST.solution[: one.number])


async def test_a_missed_goal_says_so(server: Server) -> None:
    """Whoever resigns earns no medal, is told so, and may try again at once."""
    table = await begin(server, "ada")
    await resign(server, table, "ada")
    finish = next(server.seen("ada", server.direct("ada")))
    assert "no medal" in text(finish)
    assert labels(finish)[0] == "Try again"
    assert await medals(server, "ada") == {}
    await server.press("ada", "Try again", finish)
    again = await server.facet.tables.latest(server.direct("ada").id)
    assert again.id != table.id
    assert again.setup == table.setup


async def test_a_try_that_was_called_off_can_begin_again(server: Server) -> None:
    """Under the message that says so stands the button to try again."""
    table = await begin(server, "ada")
    asked = answered(await server.command("ada", "table end", server.direct("ada")))
    await server.press("ada", "Yes, call it off", asked)
    await settled(server, table)
    called_off = next(server.seen("ada", server.direct("ada")))
    assert "called the game off" in text(called_off)
    await server.press("ada", "Try again", called_off)
    again = await server.facet.tables.latest(server.direct("ada").id)
    assert (again.stage, again.setup) == ("playing", table.setup)


async def test_every_board_says_what_earns_a_medal(server: Server) -> None:
    """The goal and the bounds of gold and silver stand above each board, however far up the introduction is."""
    await solve(server, await begin(server, "ada"), "ada", 2)
    board = text(next(server.seen("ada", server.direct("ada"))))
    assert f"points. 🥇 {FIRST.gold} · 🥈 {FIRST.silver}\n" in board


def test_ladders_stand_in_the_order_of_menus() -> None:
    """The first game of the menus is the one that is shown if none is named."""
    assert list(ladders()) == [it for it in GAMES if it in ladders()]


async def test_a_game_without_the_goal_is_missed(server: Server) -> None:
    """A game that was played to its end without reaching the goal earns nothing, and names the goal again."""
    table = await begin(server, "ada")
    table = await solve(server, table, "ada", line=missing(FIRST))
    assert table.stage == "finished"
    finish = text(next(server.seen("ada", server.direct("ada"))))
    assert "not reached yet" in finish
    assert not set("🥇🥈🥉") & set(finish)
    assert await medals(server, "ada") == {}


async def test_a_better_medal_replaces_a_worse_one(server: Server) -> None:
    """The best medal stays, whatever comes later."""
    store = server.facet.tables.store
    ada = server.person("ada")
    for table_id, medal in enumerate((Medal.SILVER, Medal.BRONZE, Medal.GOLD, Medal.SILVER), 1):
        begun = ChallengeTry(table_id, ada.id, 0, FIRST.id, "ada")
        await store.engine.write_all(store.of(Challenges).begins(begun))
        await store.of(Challenges).end(table_id, medal, store.now())
        best = Medal.GOLD if table_id > 2 else Medal.SILVER
        assert await medals(server, "ada") == {FIRST.id: best}
        await store.of(Challenges).end(table_id, Medal.GOLD, store.now())  # done before
        assert await medals(server, "ada") == {FIRST.id: best}


async def test_a_restart_in_the_middle(server: Server) -> None:
    """A try goes on after a restart, and earns what it would have earned."""
    table = await solve(server, await begin(server, "ada"), "ada", 2)
    await server.restart()
    table = await solve(server, await server.facet.tables.get(table.id), "ada")
    assert await medals(server, "ada") == {FIRST.id: Medal.GOLD}


async def test_a_medal_is_saved_after_a_crash(server: Server) -> None:
    """If the bot is killed between the last move and the medal, the medal is saved at the next start."""
    table = await solve(server, await begin(server, "ada"), "ada", 2)
    challenge = tries.challenge_of(table)
    assert challenge is not None
    while table.stage == "playing":
        move = challenge.solution[table.number]
        changed = await server.facet.tables.change(
            table.id,
            lambda it, move=move: (  # type: ignore[misc]
                changes.play(it, server.person("ada").id, None, move, server.facet.tables.rng)
                if it.asked == PERSON
                else changes.answer(it, it.number, move, server.facet.tables.rng)
            ),
        )
        table = changed.after  # nothing follows: it was killed
    assert await medals(server, "ada") == {}
    await server.restart()
    await server.settle()
    assert await medals(server, "ada") == {FIRST.id: Medal.GOLD}
    assert await server.facet.tables.store.of(Challenges).over() == []


async def test_two_presses_begin_one_try(server: Server) -> None:
    """The second press is refused with the link to the game that the first one has begun."""
    shown = answered(await server.command("zoe", "challenge", game=GAME))
    zoe = server.person("zoe")
    shown = answered(await server.press("zoe", "Next: challenge 1", shown))
    answers = await asyncio.gather(
        *(zoe.click(shown, custom_id=control(shown, "challenge-play")) for _ in range(2))
    )
    link = (await server.facet.tables.latest(server.direct("zoe").id)).link()
    assert [private(it).count(link.rpartition("/")[0]) for it in answers] == [1, 1]
    assert len(await tried(server, "zoe")) == 1


async def test_the_next_three_are_open(server: Server) -> None:
    """A later challenge says which one opens it, also to a forged press; there is none beyond the last."""
    shown = answered(await server.command("ada", "challenge", game=GAME))
    assert text(shown).count("🔒") == min(10, len(ladders()[GAME])) - AHEAD
    at = control(shown, "challenge")
    ada = server.person("ada")
    for action in ("challenge", "challenge-play"):
        forged = at.replace("challenge", action).replace(":s:", ":b:")
        if len(ladders()[GAME]) > AHEAD:
            told = private(await ada.forge(shown, f"{forged}{AHEAD + 1}"))
            assert "opens once you have reached challenge 1" in told
        for number in ("0", "99", "-1", "x"):
            assert "challenge-goal" not in private(await ada.forge(shown, f"{forged}{number}"))
    with pytest.raises(Refusal):
        await server.facet.tables.latest(ada.id)


async def test_the_list_names_the_sheets(server: Server) -> None:
    """In the list, and in the menu that chooses from it, a goal of 12 Seekers stands with its sheet."""
    shown = answered(await server.command("ada", "challenge", game=GAME))
    menu = next(it for it in components(shown) if "options" in it)
    for step, option in zip(ladders()[GAME][:AHEAD], menu["options"], strict=True):
        assert f"Sheet {step.options['sheet']}, " in option["label"]
        assert option["label"] in text(shown)


async def test_boards_show_medals_of_those_who_want_to_be_listed(server: Server) -> None:
    """Here are those who have a medal that counts in this server; hidden people are left out."""
    await solve(server, await begin(server, "uma"), "uma")
    shown = answered(await server.command("bo", "challenge", game=GAME))
    here = answered(await server.press("bo", "Leaderboard", shown))
    assert "1. **uma** · 🥇 1 · 🥈 0 · 🥉 0" in text(here)
    everywhere = answered(await server.press("bo", "Everywhere", here))
    assert "**uma**" in text(everywhere)
    elsewhere = await server.facet.tables.store.of(Challenges).ranked([FIRST.id], 1, 10)
    assert elsewhere == []
    people = server.facet.tables.store.people
    uma = await people.get(server.person("uma").id)
    await people.save(replace(uma, hidden=True), uma)
    assert "uma" not in text(answered(await server.press("bo", "This server", everywhere)))


async def test_a_medal_from_a_direct_message_counts_where_its_owner_asks_next(
    server: Server,
) -> None:
    """Whoever tried again in a direct message stands on a server's board once they open the list there."""
    await resign(server, await begin(server, "ivy"), "ivy")
    await server.press("ivy", "Try again", next(server.seen("ivy", server.direct("ivy"))))
    direct = server.direct("ivy")
    await solve(server, await server.facet.tables.latest(direct.id), "ivy")
    assert await listed(server, "bo") == []
    await server.command("ivy", "challenge", direct, game=GAME)
    assert await listed(server, "bo") == []
    await server.command("ivy", "challenge", game=GAME)
    assert await listed(server, "bo") == ["1. **ivy** · 🥇 1 · 🥈 0 · 🥉 0"]


async def listed(server: Server, name: str) -> list[str]:
    """Return whom the board of this server lists."""
    await server.command(name, "challenge", game=GAME)
    board = answered(await server.press(name, "Leaderboard"))
    return [line for line in text(board).splitlines() if line.startswith("1.")]


async def test_forgetting_a_person_deletes_their_medals(server: Server) -> None:
    """What they earned stands in their file, and is gone with their data; a try that goes on earns nothing."""
    await solve(server, await begin(server, "ada"), "ada")
    answer = answered(await server.command("ada", "my data"))
    told = json.loads(await answer.attachments[0].read())
    assert [(it["game"], it["number"], it["medal"]) for it in told["challenges"]] == [
        (GAME, 1, "gold")
    ]
    await begin(server, "ada")
    await server.command("ada", "my forget")
    await server.press("ada", "Delete my data")
    assert await medals(server, "ada") == {}
    assert await tried(server, "ada") == []


async def test_the_record_tells_no_secret(server: Server) -> None:
    """A game that goes on is exported as any other, without what its cards are drawn by."""
    table = await solve(server, await begin(server, "ada"), "ada", 1)
    direct = server.direct("ada")
    answer = answered(await server.command("ada", "table export", direct))
    record = await answer.attachments[0].read()
    assert FIRST.key.encode() not in record
    assert "sealed" not in json.loads(record)
    assert "nothing to cut or verify" in private(
        await server.command("ada", "table verify", direct)
    )
    assert table.sealed is not None


async def test_there_are_no_hints(server: Server) -> None:
    """A hint is refused, as at any table without hints."""
    await turn(server, await begin(server, "ada"))
    told = private(await server.command("ada", "table hint", server.direct("ada")))
    assert "without hints" in told


async def test_a_closed_direct_message_is_said(server: Server) -> None:
    """Who accepts no direct messages is told why one is needed, and no game begins."""
    shown = answered(await server.command("ada", "challenge", game=GAME))
    shown = answered(await server.press("ada", "Next: challenge 1", shown))
    server.fail("POST", "/users/@me/channels", 403, 50007)
    assert "couldn’t send you a direct message" in private(await server.press("ada", "Play", shown))
    assert await tried(server, "ada") == []
