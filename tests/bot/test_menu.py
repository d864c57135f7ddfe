"""What can be done beside playing: looking, undoing, resigning, calling off, playing again."""

import json
from datetime import timedelta

from bot.store.values import Note
from tests.bot.server import Server, answered, components, labels, private, text


async def test_more_offers_what_this_person_may_do(game: Server) -> None:
    """The host, a player and an onlooker see different menus, each alone."""
    host = answered(await game.press("ada", "More"))
    player = answered(await game.press("bo", "More"))
    onlooker = answered(await game.press("eve", "More"))
    assert labels(host) == ["Last round", "Rules", "Resign …", "Call off …"]
    assert labels(player) == ["Last round", "Rules", "Resign …"]
    assert labels(onlooker) == ["Last round", "Rules"]
    assert all(message.ephemeral for message in (host, player, onlooker))


async def test_more_offers_undo_while_there_is_something_to_take_back(game: Server) -> None:
    """It does so to whoever moved last, until a card was revealed or another moved."""
    await game.command("ada", "splendor take", gems="wbg")
    assert "Undo" in labels(answered(await game.press("ada", "More")))
    assert "Undo" not in labels(answered(await game.press("bo", "More")))


async def test_history_tells_the_last_round(game: Server) -> None:
    """The last round is told line by line, to the reader as "you"."""
    assert "Nobody has made a move" in private(await game.command("ada", "table history"))
    await game.command("ada", "splendor take", gems="wbg")
    await game.command("bo", "splendor take", gems="rr")
    told = private(await game.command("ada", "table history"))
    assert "You take white, blue and green." in told
    assert "**bo** takes 2 red." in told


async def test_history_links_the_games_that_ended_here(game: Server) -> None:
    """The newest first, each with who sat there, the first in bold; one can be looked at again."""
    await game.resign("ada")
    first = await game.table()
    shown = answered(await game.command("eve", "table history"))
    assert f"[Splendor]({first.link()}) · **bo** 0, ada 0" in text(shown)
    assert "to come" in private(await game.choose("eve", str(first.id)))
    await game.command("ada", "splendor new", seats="joined")
    again = private(await game.command("eve", "table history"))
    assert "The last round" not in again
    assert first.link() in again


async def test_rules_are_short_and_at_hand(server: Server) -> None:
    """The rules can be read with or without a table."""
    assert "Ten tokens" in private(await server.command("ada", "table rules"))
    assert "Ten tokens" in private(await server.command("ada", "table rules", game="splendor"))


async def test_undo_takes_back_what_revealed_nothing(game: Server) -> None:
    """Taking gems can be taken back until somebody else has moved; the turn is asked again."""
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
    """A reservation turned up a card, so it stands."""
    await game.command("ada", "splendor reserve", card="deck1")
    assert "nothing you can take back" in private(await game.command("ada", "table undo"))


async def test_an_undone_turn_survives_a_restart(game: Server) -> None:
    """What was taken back stays taken back."""
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
    """The one who stays wins, and the standings say who left."""
    await game.resign("ada")
    assert (await game.table()).stage == "finished"
    assert (await game.table()).places() == (2, 1)
    final = await game.newest()
    assert "**bo** wins" in text(final)
    assert text(final).count("resigned") == 2
    assert labels(final) == ["Rematch", "Replay"]


async def test_a_computer_plays_on_for_one_who_resigned(server: Server) -> None:
    """With two others left the game goes on, and the computer answers for the empty seat."""
    await server.start_game("bo", "cy")
    await server.resign("ada")
    table = await server.table()
    assert table.stage == "playing"
    assert table.asked == 1
    assert table.host_id == server.person("bo").id
    assert "**ada** has resigned; a computer plays on." in text(await server.newest())
    assert "resigned" in private(await server.command("ada", "splendor take", gems="wbg"))


async def test_the_host_calls_the_game_off(game: Server) -> None:
    """The host ends a game without a result; another player cannot."""
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
    """One press seats nobody else in a running game: it begins when all have said yes."""
    await game.resign("ada")
    assert "not playing at this table" in private(await game.press("eve", "Rematch"))
    await game.press("ada", "Rematch")
    asked = await game.table()
    assert asked.stage == "lobby"
    lobby = await game.newest()
    assert "**bo** · asked" in text(lobby)
    assert "hasn’t joined yet" in private(await game.command("ada", "table start"))
    await game.press("bo", "Join")
    table = await game.table()
    assert table.stage == "playing"
    assert table.names == ("bo", "ada")
    assert not table.resigned
    assert f"<@{game.person('bo').id}>" in text(await game.newest())


async def test_a_rematch_can_be_declined(game: Server) -> None:
    """Who leaves says no, and the seat is free for somebody else."""
    await game.resign("ada")
    await game.press("ada", "Rematch")
    await game.press("bo", "Leave")
    await game.press("cy", "Join")
    table = await game.table()
    assert table.stage == "playing"
    assert set(table.names) == {"ada", "cy"}


async def test_a_rematch_keeps_its_seats_for_a_day(game: Server) -> None:
    """Within a day nobody else gets the channel; after it a new table takes the lobby's place."""
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


async def test_a_rematch_against_computers_begins_at_once(server: Server) -> None:
    """Where there is nobody else to ask, the next game begins with the press."""
    await server.command("ada", "splendor new", seats="joined")
    await server.add_computer("ada")
    await server.press("ada", "Start")
    await server.resign("ada")
    await server.press("ada", "Rematch")
    table = await server.table()
    assert table.stage == "playing"
    assert table.players[1].answers


async def test_a_game_starts_over_with_other_settings(game: Server) -> None:
    """A rematch offers to change the settings before all have said yes."""
    await game.resign("ada")
    await game.press("ada", "Rematch")
    await game.press("ada", "Settings")
    await game.choose("ada", "12")
    assert (await game.table()).options["target"] == 12


async def test_my_cards_are_shown_to_their_owner_alone(game: Server) -> None:
    """The hand is private, with its picture and its words; nobody else ever reads the card."""
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
    """The record hides the card another drew unseen, and is whole once the game is over."""
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


async def test_show_brings_the_board_down_and_retires_the_old_one(game: Server) -> None:
    """`/table show` posts the board anew; only the newest one has buttons."""
    await game.command("bo", "table show")
    boards = [m for m in game.seen() if labels(m)]
    assert [m.id for m in boards] == [(await game.newest()).id]
