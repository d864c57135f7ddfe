"""What people and servers are told of themselves, and what is left when they want to be forgotten."""

from __future__ import annotations

import gzip
import json
import sqlite3
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from bot.features.privacy import actions
from bot.features.privacy.actions import about_table
from bot.features.puzzles.store import Puzzles
from bot.features.ratings.ledger import Ledger
from bot.playground.discord.permissions import Permission
from bot.store.settings import People, Servers
from bot.store.sqlite import writer
from bot.store.values import SOMEBODY, Clock, LoggedMove, Offer, Person, Player
from bot.tables import absence, changes, ending, lobby, privacy, starting
from bot.tables.ending import Ender
from bot.tables.refusal import Refusal
from bot.tables.results import MIN_RATED_TURNS
from bot.tables.table import Table
from rules import GAMES
from tests.bot.managing import choose
from tests.bot.server import Server, answered, button_id, labels, made, private, text

ADA, BO, CY = 100, 101, 102
LOBBY = Table(1 << 20, 1, 2, "splendor", ADA, {"target": 10}, "en", seating="joined")
AT = datetime(2030, 1, 1, tzinfo=UTC)


def begun(opened: Table = LOBBY, **names: int) -> Table:
    """Return a table at which these people play, in their order."""
    for name, user_id in (names or {"Ada": ADA, "Bo": BO}).items():
        opened = lobby.join(opened, user_id, name)
    return starting.start(opened, ADA, Random(1))


def told(table: Table, user_id: int) -> dict[str, Any]:
    """Return what a person is told of a table."""
    moves = [LoggedMove(at, entry.seat, entry.move, AT) for at, entry in enumerate(table.log)]
    return about_table(table, moves, user_id)


async def data(server: Server, name: str) -> dict[str, Any]:
    """Return what stands in the file that a person is sent."""
    answer = answered(await server.command(name, "my data"))
    assert answer.ephemeral
    content: dict[str, Any] = json.loads(await answer.attachments[0].read())
    return content


async def forget(server: Server, name: str) -> str:
    """Let a person be forgotten, and return what they are told."""
    question = answered(await server.command(name, "my forget"))
    assert question.ephemeral
    return private(await server.press(name, "Delete my data", question))


async def three(server: Server) -> None:
    """Let Ada, Bo and Cy begin a game, Ada to move first."""
    await server.start_game("bo", "cy")


async def test_a_file_has_its_parts_in_one_order(game: Server) -> None:
    """The core's and the features' parts stand where the readers of earlier files know them."""
    assert list(await data(game, "ada")) == [
        *("format", "user", "choices", "tables", "results"),
        *("puzzles", "puzzles_from_your_tables", "turning_points"),
        *("blocked", "turns_with_a_time_limit", "follows"),
        "votes",
        "vote_sides",
        *("queue", "alerts", "seasons", "plans", "notes", "daily", "standings", "challenges"),
    ]


async def test_of_who_never_played_nothing_is_stored(server: Server) -> None:
    """They are told so, get no file, and there is nothing to forget."""
    answer = answered(await server.command("nia", "my data"))
    assert text(answer) == "Nothing is stored under your ID."
    assert not answer.attachments
    answer = answered(await server.command("nia", "my forget"))
    assert text(answer) == "Nothing is stored under your ID."
    assert labels(answer) == []


async def test_a_person_is_told_what_is_stored_about_them(game: Server) -> None:
    """The file has their seat, their own moves with the times, and what they chose; it says why."""
    await game.command("ada", "splendor take", gems="wbg")
    await game.command("bo", "splendor take", gems="rkg")
    await game.command("ada", "my quiet", begin="22", end="7", zone="Asia/Tokyo")
    answer = answered(await game.command("ada", "my data"))
    assert answer.ephemeral
    assert "so that games can go on" in text(answer)
    found = await data(game, "ada")
    (table,) = found["tables"]
    assert found["user"] == str(game.person("ada").id)
    assert (found["choices"]["quiet_from"], found["choices"]["zone"]) == (22 * 60, "Asia/Tokyo")
    assert [(seat["seat"], seat["name"]) for seat in table["seats"]] == [(1, "ada")]
    assert [(made["number"], made["seat"], made["move"]) for made in table["moves"]] == [
        (0, 1, "take:wbg")
    ]
    assert datetime.fromisoformat(table["moves"][0]["at"]).tzinfo is not None
    assert table["host"] is True
    assert (await data(game, "bo"))["choices"] is None
    assert "bo" not in json.dumps(found["tables"])
    assert "rkg" not in json.dumps(found)


async def test_results_are_told_once_a_game_is_over(game: Server) -> None:
    """Each is told their own result, with their place, where they stand, and how they came there."""
    await game.command("ada", "splendor take", gems="wbg")
    await game.let_turns_pass()
    await game.resign("bo")
    ada, bo = await data(game, "ada"), await data(game, "bo")
    assert [(result["seat"], result["place"]) for result in ada["results"]] == [(1, 1)]
    assert [(result["seat"], result["place"]) for result in bo["results"]] == [(2, 2)]
    assert {it["server"] for it in ada["standings"]} == {str(game.id)}
    assert all(it["after_each_game"][-1]["points"] == it["points"] for it in ada["standings"])


def declared() -> list[Table]:
    """Return the tables that Ada's declarations of a secret colour lead to, all else the same."""
    options = {key: bounds.default for key, bounds in GAMES["seekers"].options.items()}
    options |= {"sheet": 14, "declare": "hand"}
    table, rng = begun(replace(LOBBY, game="seekers", options=options)), Random(5)
    while (decision := table.position.decision) and decision.about != "plus":
        user_id = table.players[decision.seat].user_id
        assert user_id is not None
        table = changes.play(table, user_id, None, str(rng.choice(decision.moves)), rng)
    assert decision is not None
    assert decision.seat == 0
    return [changes.play(table, ADA, None, str(move), Random(1)) for move in decision.moves]


def test_nobody_is_told_what_another_hides() -> None:
    """Whatever secret colour Ada declared, Bo's file says the same; Ada's own says which."""
    tables = declared()
    assert len(tables) > 1
    assert {table.stage for table in tables} == {"playing"}
    assert all(told(table, BO) == told(tables[0], BO) for table in tables)
    mine = {json.dumps(told(table, ADA)["moves"], default=str) for table in tables}
    assert len(mine) == len(tables)


def test_nobody_is_told_what_is_done_in_the_seat_they_gave_up() -> None:
    """Who handed a seat over knows that they sat there; its moves come once the game is over."""
    unrated = replace(begun(), rated=False)
    table = changes.play(unrated, ADA, None, "take:wbg", Random(1))
    table = absence.agree(absence.hand_over(table, ADA, CY, "Cy"), CY)
    found = told(table, ADA)
    assert (found["seats"], found["earlier_seats"], found["moves"]) == ([], [1], [])
    assert len(told(table, CY)["moves"]) == 1
    over = ending.end(table, Ender(CY, "Cy", moderates=True), rested=False)
    assert [made["move"] for made in told(over, ADA)["moves"]] == ["take:wbg"]


def test_offers_clocks_and_notes_are_told_to_whom_they_concern() -> None:
    """Who is offered a seat sees that; whose turn it is, their clock; who did something, what.

    The keys are those of every file so far.
    """
    offered = absence.hand_over(replace(begun(), rated=False), ADA, CY, "Cy")
    assert told(offered, CY)["offer"]["name"] == "Cy"
    assert told(offered, BO)["offer"] is None
    timed = replace(
        begun(), clock=Clock(0, 1, 100, AT, seconds_left=60, reminders_sent=1, reminder_id=9)
    )
    assert told(timed, ADA)["clock"] == {
        "seat": 1,
        "turn": 1,
        "user_id": "100",
        "since": AT,
        "left": 60,
        "told": 1,
        "reminder_id": 9,
        "late": False,
        "away": False,
        "rested": 0,
        "woken": False,
    }
    assert told(timed, BO)["clock"] is None
    assert [*told(timed, ADA)["seats"][0]] == [
        *("seat", "name", "computer", "resigned", "asked", "hinted"),
        *("deputy", "missed", "turns", "ends", "used", "cut", "away"),
        "deputed",
    ]
    resigned = changes.resign(begun(), ADA)
    assert (told(resigned, ADA)["note"], told(resigned, BO)["note"]) == ("resigned", None)


async def test_a_large_file_is_packed(game: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """What would be too large for Discord comes as a smaller file that says the same."""
    plain = await data(game, "ada")
    monkeypatch.setattr(actions, "MAX_UNCOMPRESSED_BYTES", 10)
    answer = answered(await game.command("ada", "my data"))
    assert answer.attachments[0].filename == "facet-data.json.gz"
    assert json.loads(gzip.decompress(await answer.attachments[0].read())) == plain


async def test_who_is_forgotten_resigns_a_game_for_two(game: Server) -> None:
    """The game ends, the channel is shown so, and nobody is named who wanted to be forgotten."""
    await game.command("ada", "splendor take", gems="wbg")
    question = answered(await game.command("ada", "my forget"))
    assert "1 table right now" in text(question)
    assert (await game.table()).stage == "playing"
    assert "your ID and your name aren’t stored any more" in private(
        await game.press("ada", "Delete my data", question)
    )
    final = await game.newest()
    assert "Somebody" in text(final)
    assert "ada" not in text(final)
    assert "Rematch" in labels(final)
    table = await game.table()
    assert table.stage == "finished"
    assert table.players[0] == Player("", resigned=True, turns=1)
    store = game.facet.tables.store
    results = await store.results.of(table.id)
    assert [(it.user_id, it.level, it.place) for it in results] == [
        (None, None, 2),
        (game.person("bo").id, None, 1),
    ]
    assert text(answered(await game.command("ada", "my data"))).startswith("Nothing")
    assert (await data(game, "bo"))["tables"][0]["stage"] == "finished"


async def test_the_board_before_the_last_one_loses_its_controls(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last one can't be posted until the data is deleted, and nothing tells then which one it replaces."""
    monkeypatch.setattr("bot.posting.retries.RETRY_DELAYS_S", (600.0,))
    game.fail("POST", "/channels/*/messages", 429)
    await forget(game, "ada")
    game.discord._context.copy().run(game.facet.poster.retries.wake)
    await game.settle()
    assert "Rematch" in labels(await game.newest())
    assert not [it for it in game.seen() if "Take" in labels(it)]


async def test_the_last_board_keeps_its_controls(game: Server) -> None:
    """Which one it is was forgotten with somebody, so it isn't taken for a copy that arrived late."""
    await game.resign("ada")
    table = await game.table()
    await forget(game, "ada")
    await game.facet.poster.boards._strip_late_copies(table.id)
    assert "Rematch" in labels(await game.newest())


async def test_nobody_takes_a_win_away_by_deleting_their_data(game: Server) -> None:
    """The game that they resign so is rated for the others, and the finish says nothing else."""
    table = await game.table()
    for _ in range(2 * MIN_RATED_TURNS):
        table = await game.table()
        quick = str(table.rules.quick(table.position.seen_by(table.asked or 0)))
        played = made(table.person_asked or 0, quick, Random(1))
        await game.facet.tables.change(table.id, played)
    await forget(game, "ada")
    store = game.facet.tables.store
    results = await store.results.of(table.id)
    assert [(it.user_id, it.rated, it.won) for it in results] == [
        (None, True, False),
        (game.person("bo").id, True, True),
    ]
    (standing,) = await store.of(Ledger).standings([game.person("bo").id])
    assert (standing.games, standing.wins) == (1, 1)
    final = text(await game.newest())
    assert "Unrated" not in final
    assert "ada" not in final
    assert not await store.of(Ledger).standings([game.person("ada").id])


async def test_a_game_for_three_goes_on_without_them(server: Server) -> None:
    """A computer plays in the seat of somebody; another is host; no later board has their name."""
    await three(server)
    await forget(server, "ada")
    await server.settle()
    table = await server.table()
    assert table.stage == "playing"
    assert (table.players[0].name, table.players[0].user_id) == ("", None)
    assert table.host_id == server.person("bo").id
    assert table.asked == 1
    board = await server.newest()
    assert "Somebody" in text(board)
    assert "ada" not in text(board)
    await server.command("bo", "splendor take", gems="wbg")
    await server.command("cy", "splendor take", gems="rkg")
    await server.settle()
    assert (await server.table()).asked == 1
    history = private(await server.command("bo", "table history"))
    assert "Somebody" in history
    assert "ada" not in history
    assert server.person("ada").id not in [
        player.user_id for player in (await server.table()).players
    ]


async def test_who_is_forgotten_leaves_their_lobbies(server: Server) -> None:
    """The lobby goes on without them, and one where nobody else sits closes."""
    other = server.add_channel("more")
    await server.command("ada", "splendor new", seats="joined")
    await server.press("bo", "Join")
    await server.command("ada", "splendor new", other)
    await forget(server, "ada")
    assert (await server.table()).names == ("bo",)
    assert (await server.table()).host_id == server.person("bo").id
    closed = await server.table(other)
    assert (closed.stage, closed.names) == ("called-off", ("",))
    assert "Somebody" in text(await server.newest(other))
    assert str(server.person("ada").id) not in text(await server.newest(other))


async def test_somebody_who_was_forgotten_is_not_asked_for_a_rematch(game: Server) -> None:
    """Who was there and is known gets a lobby with a free seat."""
    await forget(game, "ada")
    await game.press("bo", "Rematch")
    table = await game.table()
    assert (table.stage, table.names) == ("lobby", ("bo",))


async def test_to_be_forgotten_twice(game: Server) -> None:
    """The button can be pressed again, and then there is nothing left to forget."""
    question = answered(await game.command("ada", "my forget"))
    custom_id = button_id(question, "Delete my data")
    assert custom_id
    for _ in range(2):
        result = await game.person("ada").forge(question, custom_id)
        assert "your ID and your name aren’t stored any more" in private(result)
    assert private(await game.command("ada", "my forget")) == "Nothing is stored under your ID."
    await game.command("ada", "splendor new")
    assert (await game.table()).names == ("ada",)


async def test_what_could_not_be_finished_is_finished_by_pressing_again(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the file is held the person is told to press again, and that does the rest."""
    monkeypatch.setattr(writer, "BUSY_MS", 50)
    question = answered(await game.command("ada", "my forget"))
    custom_id = button_id(question, "Delete my data")
    assert custom_id
    holder = sqlite3.connect(game.path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    told = private(await game.person("ada").forge(question, custom_id))
    assert "Press the button again" in told
    holder.close()
    assert "your ID and your name aren’t stored any more" in private(
        await game.person("ada").forge(question, custom_id)
    )
    assert (await game.table()).names == ("", "bo")


async def test_choices_are_forgotten(server: Server) -> None:
    """Reminders, quiet hours and days away are as they were before anything was chosen."""
    await server.command("ada", "my quiet", begin="22", end="7", zone="Asia/Tokyo")
    await forget(server, "ada")
    user_id = server.person("ada").id
    assert await server.facet.tables.store.people.get(user_id) == Person(user_id)


def test_who_is_forgotten_leaves_no_trace_at_a_table_that_goes_on() -> None:
    """Neither as somebody offered a seat, nor as somebody who sat there, nor in what was told."""
    table = begun(Ada=ADA, Bo=BO, Cy=CY)
    offered = replace(table, offer=Offer(1, 7, "Dee"))
    assert privacy.forget(offered, 7).offer is None
    assert privacy.forget(offered, BO).offer is None
    assert privacy.forget(offered, ADA).offer == offered.offer
    past = replace(
        table, players=(replace(table.players[0], previous_user_ids=(7, 8)), *table.players[1:])
    )
    left = privacy.forget(past, 7)
    assert left.players[0].previous_user_ids == (SOMEBODY, 8)  # who may come back as anybody
    assert left.players[0].user_id == ADA
    assert left.revision == past.revision + 1
    noted = changes.resign(begun(Ada=ADA, Bo=BO, Cy=CY), BO)
    assert noted.note is not None
    again = privacy.forget(noted, BO)
    assert again.note == replace(noted.note, who="", user_id=None)
    assert again.players[1].resigned
    assert again.players[1].computer == "9"


def test_a_finished_game_stays_finished_when_its_channel_goes() -> None:
    """Only an open one is called off with its channel, also if it ends while that is found out."""
    assert privacy.gone(begun()).stage == "called-off"
    with pytest.raises(Refusal):
        privacy.gone(changes.resign(begun(), BO))


def test_a_sleeping_game_ends_awake() -> None:
    """Where fewer than two are left the result is shown; for three it sleeps on."""
    asleep = privacy.forget(replace(begun(), asleep=True), ADA)
    assert (asleep.stage, asleep.asleep) == ("finished", False)
    asleep = privacy.forget(replace(begun(Ada=ADA, Bo=BO, Cy=CY), asleep=True), ADA)
    assert (asleep.stage, asleep.asleep) == ("playing", True)


@pytest.mark.parametrize("status", [0, 403])
async def test_a_sleeping_game_forgets_the_moderator_who_put_it_to_sleep(
    server: Server, status: int
) -> None:
    """Nothing more is posted there that would replace the text with their name, or it can't be."""
    await server.start_game("bo")
    await server.command("ada", "splendor take", gems="wbg")
    server.promote("max", Permission.ADMINISTRATOR)
    await server.press("max", "Put it to sleep", answered(await server.command("max", "table end")))
    if status:
        server.fail("POST", f"/channels/{server.channel.id}/messages", status, 50013)
    await forget(server, "max")
    table = await server.table()
    kept = await server.facet.tables.store.load(table.id)
    assert kept is not None
    assert kept.asleep
    assert "max" not in str(kept)
    assert bool(status) == (kept.shown.revision != kept.revision)


def test_a_game_that_cannot_go_on_forgets_too() -> None:
    """A damaged table keeps nobody's name, and closes when nobody else is there."""
    table = replace(begun(), match=None, damage="broken")
    left = privacy.forget(table, ADA)
    assert (left.stage, left.names, left.host_id) == ("playing", ("", "Bo"), BO)
    left = privacy.forget(left, BO)
    assert (left.stage, left.names) == ("called-off", ("", ""))
    with pytest.raises(Refusal):
        privacy.forget(left, BO)


async def test_a_server_is_forgotten(game: Server) -> None:
    """A manager is asked; then the game is called off for all to see, and everything is gone."""
    await choose(game, "max", boards="all")
    table = await game.table()
    panel = await choose(game, "max")
    question = answered(await game.press("max", "Delete this server’s data", panel))
    assert "1 right now" in text(question)
    assert "nothing about this server" in private(
        await game.press("max", "Delete everything", question)
    )
    assert "was called off" in text(await game.newest())
    store = game.facet.tables.store
    assert await store.load(table.id) is None
    assert await store.lookup.moves(table.id) == []
    assert (await store.servers.get(game.id)).boards == "two"
    assert private(await game.command("ada", "table show")).startswith("There’s no table")
    assert (await game.command("ada", "splendor new")).response is not None
    assert (await game.table()).stage == "lobby"


@pytest.mark.parametrize("kind", [People, Servers])
async def test_what_begins_while_data_is_deleted_is_deleted_too(
    game: Server, monkeypatch: pytest.MonkeyPatch, kind: type[People | Servers]
) -> None:
    """A lobby that they are in by then, or that stands in the server: they are told that nothing is left."""
    channel, ada, erase = game.add_channel("elsewhere"), game.person("ada").id, kind.forget
    opened = list[int]()
    panel = await choose(game, "max")
    question = answered(await game.press("max", "Delete this server’s data", panel))

    async def late(self: Any, one: int) -> None:
        await erase(self, one)
        if not opened:
            table = replace(LOBBY, id=0, guild_id=game.id, channel_id=channel.id, host_id=ada)
            opened.append((await game.facet.tables.open(lobby.join(table, ada, "ada"))).id)

    monkeypatch.setattr(kind, "forget", late)
    if kind is People:
        await forget(game, "ada")
    else:
        await game.press("max", "Delete everything", question)
    store = game.facet.tables.store
    assert not await store.lookup.tables_about(ada)
    assert (await store.load(opened[0]) is None) == (kind is Servers)


async def test_who_does_not_manage_a_server_cannot_have_it_forgotten(game: Server) -> None:
    """Neither the question nor the deed is theirs, whatever button they still have."""
    panel = await choose(game, "max")
    first = button_id(panel, "Delete this server’s data")
    question = answered(await game.press("max", "Delete this server’s data", panel))
    second = button_id(question, "Delete everything")
    assert first is not None
    assert second is not None
    game.demote("max")
    for message, custom_id in ((panel, first), (question, second)):
        result = await game.person("max").forge(message, custom_id)
        assert "Manage Server" in private(result)
    assert (await game.table()).stage == "playing"


async def test_a_puzzle_from_a_persons_game_is_data_about_them(server: Server) -> None:
    """Whose only trace is that they hosted its game is asked before that is deleted."""
    puzzles = server.facet.tables.store.of(Puzzles)
    await server.command("ada", "splendor new")
    await puzzles.save(3, "splendor", 1, "{}", (await server.table()).id)
    panel = await choose(server, "mo")
    question = answered(await server.press("mo", "Delete this server’s data", panel))
    await server.press("mo", "Delete everything", question)
    assert (await data(server, "ada"))["puzzles_from_your_tables"] == ["3"]
    assert "your ID and your name aren’t stored any more" in await forget(server, "ada")
    assert [it.user_id for it in await puzzles.found()] == [None]
