"""What people do besides making moves: look back, undo, resign, end the game, ask for a rematch."""

import asyncio
import json
from datetime import timedelta

import pytest

from bot.i18n.lexicon import words_in
from bot.store.values import Note
from tests.bot.managing import list_of
from tests.bot.server import Server, answered, components, labels, private, text
from tests.playground.waiting import until


async def test_the_menu_offers_what_this_person_may_do(game: Server) -> None:
    """The host, a player and an onlooker each get a private menu of their own."""
    host = answered(await game.press("ada", "More"))
    player = answered(await game.press("bo", "More"))
    onlooker = answered(await game.press("eve", "More"))
    assert labels(host) == ["Latest turns", "Rules", "My note", "Resign…", "Call off…"]
    assert labels(player) == ["Latest turns", "Rules", "My note", "Resign…"]
    assert labels(onlooker) == ["Latest turns", "Rules", "Follow"]
    assert all(message.ephemeral for message in (host, player, onlooker))


async def test_the_menu_offers_undo_while_there_is_something_to_take_back(game: Server) -> None:
    """Only the player who moved last can undo, until a card is revealed or somebody else moves."""
    await game.command("ada", "splendor take", gems="wbg")
    assert "Undo" in labels(answered(await game.press("ada", "More")))
    assert "Undo" not in labels(answered(await game.press("bo", "More")))


async def test_history_lists_the_last_round(game: Server) -> None:
    """History lists the moves of the last round and calls the reader "you"."""
    assert "Nobody has made a move" in private(await game.command("ada", "table history"))
    await game.command("ada", "splendor take", gems="wbg")
    await game.command("bo", "splendor take", gems="rr")
    told = private(await game.command("ada", "table history"))
    assert "You take white, blue and green." in told
    assert "**bo** takes 2 red." in told


async def test_history_links_the_games_that_ended_here(game: Server) -> None:
    """History lists finished games, newest first, with the winner in bold; each can be replayed."""
    await game.resign("ada")
    first = await game.table()
    shown = answered(await game.command("eve", "table history"))
    assert f"[Splendor]({first.link()}) · **bo** (0), ada (0)" in text(shown)
    assert "in all" in private(await game.choose("eve", str(first.id)))
    await game.command("ada", "splendor new", seats="joined")
    again = private(await game.command("eve", "table history"))
    assert "The latest turns" not in again
    assert first.link() in again


async def test_rules_are_short_and_at_hand(server: Server) -> None:
    """The rules can be read with or without a table."""
    assert "Ten tokens" in private(await server.command("ada", "table rules"))
    assert "Ten tokens" in private(await server.command("ada", "table rules", game="splendor"))


async def test_undo_takes_back_what_revealed_nothing(game: Server) -> None:
    """A player can undo taking gems until somebody else moves, and then chooses again."""
    await game.command("ada", "splendor take", gems="wbg")
    await game.press("ada", "More")
    await game.press("ada", "Undo")
    table = await game.table()
    assert table.asked == 0
    assert table.match is not None
    assert table.match.moves == ()
    assert "**ada** took back the last move." in text(await game.newest())
    assert f"<@{game.person('ada').id}>" in text(await game.newest())
    await game.command("ada", "splendor take", gems="wbk")
    await game.command("bo", "splendor take", gems="wbg")
    assert "nothing you can take back" in private(await game.command("ada", "table undo"))


async def test_undo_stops_where_a_card_was_revealed(game: Server) -> None:
    """A reservation that revealed a card can't be undone."""
    await game.command("ada", "splendor reserve", card="deck1")
    assert "nothing you can take back" in private(await game.command("ada", "table undo"))


async def test_an_undone_turn_survives_a_restart(game: Server) -> None:
    """An undone move is still undone after a restart."""
    await game.command("ada", "splendor take", gems="wbg")
    await game.command("ada", "table undo")
    await game.restart()
    game.facet.tables._tables.clear()
    table = await game.table()
    assert table.match is not None
    assert table.match.moves == ()
    assert [entry.move for entry in table.log] == ["take:wbg", "undo"]
    assert table.note == Note("undone", "ada", game.person("ada").id)
    await game.command("ada", "splendor take", gems="wbg")
    assert (await game.table()).note is None
    assert "took back" not in text(await game.newest())


async def test_resigning_against_one_other_ends_the_game(game: Server) -> None:
    """The remaining player wins, and the standings say who resigned."""
    await game.resign("ada")
    assert (await game.table()).stage == "finished"
    assert (await game.table()).places() == (2, 1)
    final = await game.newest()
    assert "**bo** wins" in text(final)
    assert text(final).count("resigned") == 2
    assert labels(final) == ["Rematch", "Replay", "Find a game"]


async def test_a_computer_plays_on_for_one_who_resigned(server: Server) -> None:
    """With two players left the game continues, and a computer plays the empty seat."""
    await server.start_game("bo", "cy")
    await server.resign("ada")
    table = await server.table()
    assert table.stage == "playing"
    assert table.asked == 1
    assert table.host_id == server.person("bo").id
    assert "**ada** has resigned; a computer takes over." in text(await server.newest())
    assert "resigned" in private(await server.command("ada", "splendor take", gems="wbg"))


async def test_the_host_calls_the_game_off(game: Server) -> None:
    """The host can end a game without a result; another player can't."""
    told = private(await game.command("bo", "table end"))
    assert told.startswith("Only the host")
    assert told.endswith("You can resign instead.")
    assert private(await game.command("eve", "table end")).endswith("can call the game off.")
    await game.command("ada", "table end")
    await game.press("ada", "Yes, call it off")
    assert (await game.table()).stage == "called-off"
    assert "**ada** called the game off" in text(await game.newest())
    assert not [m for m in game.seen() if labels(m)]


async def test_a_rematch_asks_the_others(game: Server) -> None:
    """A rematch starts only once everyone except the requester has accepted."""
    await game.resign("ada")
    assert "not playing at this table" in private(await game.press("eve", "Rematch"))
    await game.press("ada", "Rematch")
    asked = await game.table()
    assert asked.stage == "lobby"
    lobby = await game.newest()
    assert "**bo** · asked" in text(lobby)
    assert "hasn’t answered yet" in private(await game.command("ada", "table start"))
    await game.press("bo", "Join")
    table = await game.table()
    assert table.stage == "playing"
    assert table.names == ("bo", "ada")
    assert not table.resigned
    assert f"<@{game.person('bo').id}>" in text(await game.newest())


async def test_a_rematch_can_be_declined(game: Server) -> None:
    """Leaving declines the rematch and frees the seat for somebody else."""
    await game.resign("ada")
    await game.press("ada", "Rematch")
    await game.press("bo", "Leave")
    await game.press("cy", "Join")
    table = await game.table()
    assert table.stage == "playing"
    assert set(table.names) == {"ada", "cy"}


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "**bo** declined."), ("ja", "**bo**が断りました。"), ("zh-TW", "**bo** 婉拒了。")],
)
async def test_whoever_asks_reads_who_declined(game: Server, language: str, told: str) -> None:
    """The lobby of a rematch says who declined it, until the next person joins."""
    await game.command("ada", "table language", language=language)
    await game.resign("ada")
    await game.press("ada", words_in(language)("button-rematch"))
    assert told not in text(await game.newest())
    await game.press("bo", words_in(language)("button-decline"))
    assert told in text(await game.newest())
    await game.press("cy", words_in(language)("button-join"))
    assert told not in text(await game.newest())


async def test_a_rematch_keeps_its_seats_for_a_day(game: Server) -> None:
    """A rematch reserves the channel for a day; after that a new table replaces its lobby."""
    await game.resign("ada")
    await game.press("ada", "Rematch")
    asked = await game.table()
    store, now = game.facet.tables.store, game.facet.tables.store.clock()
    usual = store.clock
    try:
        store.clock = lambda: now + timedelta(hours=23)
        assert "already a table" in private(await game.command("eve", "splendor new"))
        store.clock = lambda: now + timedelta(hours=25)
        await game.command("eve", "splendor new")
    finally:
        store.clock = usual
    assert (await game.table()).host_id == game.person("eve").id
    assert (await game.facet.tables.get(asked.id)).stage == "called-off"


async def test_a_rematch_that_begins_late_is_not_replaced(game: Server) -> None:
    """If the last player accepts while somebody else is opening a table in its place, it begins."""
    await game.resign("ada")
    await game.press("ada", "Rematch")
    asked, tables = await game.table(), game.facet.tables
    usual, later = tables.store.clock, tables.store.clock() + timedelta(hours=25)
    lock = tables._lock(asked.id)
    try:
        tables.store.clock = lambda: later
        async with lock:  # both wait for it, Bo first
            accepting = asyncio.create_task(game.press("bo", "Accept"))
            await until(lambda: len(lock._waiters or ()) == 1)
            opening = asyncio.create_task(game.command("eve", "splendor new"))
            await until(lambda: len(lock._waiters or ()) == 2)
        await accepting
        assert "already a table" in private(await opening)
    finally:
        tables.store.clock = usual
    assert (await tables.get(asked.id)).stage == "playing"


async def test_a_rematch_against_computers_begins_at_once(server: Server) -> None:
    """With no other person to ask, Rematch starts the next game at once."""
    await server.command("ada", "splendor new", seats="joined")
    await server.add_computer("ada")
    await server.press("ada", "Start")
    await server.resign("ada")
    await server.press("ada", "Rematch")
    table = await server.table()
    assert table.stage == "playing"
    assert table.players[1].answers


async def test_a_game_starts_over_with_other_settings(game: Server) -> None:
    """The host can change the settings while a rematch waits for answers."""
    await game.resign("ada")
    await game.press("ada", "Rematch")
    panel = answered(await game.press("ada", "Settings"))
    await game.person("ada").select(panel, ["12"], custom_id=list_of(panel, "target"))
    assert (await game.table()).options["target"] == 12


async def test_my_cards_are_shown_to_their_owner_alone(game: Server) -> None:
    """A player's hand is private, as a picture and in its alt text; nobody else sees the card."""
    await game.command("ada", "splendor reserve", card="deck1")
    table = await game.table()
    card = table.position.as_json()["seats"][0]["hand"][0]
    hand = answered(await game.press("ada", "My cards"))
    assert hand.ephemeral
    gallery = next(part for part in components(hand) if part["type"] == 12)
    assert card in gallery["items"][0]["description"]
    for message in game.seen("bo"):
        assert card not in json.dumps(components(message))


async def test_an_export_holds_what_its_reader_may_know(game: Server) -> None:
    """An export hides the card that somebody else drew unseen until the game is over."""
    await game.command("ada", "splendor reserve", card="deck1")

    async def exported(name: str) -> list[str]:
        file = answered(await game.command(name, "table export")).attachments[0]
        moves: list[str] = json.loads(await file.read())["moves"]
        return moves

    table = await game.table()
    drawn = table.log[1].move
    assert await exported("ada") == ["reserve:deck1", drawn]
    assert await exported("bo") == ["reserve:deck1", "deal:1?"]
    assert await exported("eve") == ["reserve:deck1", "deal:1?"]
    await game.resign("bo")
    assert await exported("eve") == ["reserve:deck1", drawn]


async def test_show_reposts_the_board_and_strips_the_old_one(game: Server) -> None:
    """`/table show` reposts the board; only the newest one has buttons."""
    await game.command("bo", "table show")
    boards = [m for m in game.seen() if labels(m)]
    assert [m.id for m in boards] == [(await game.newest()).id]
