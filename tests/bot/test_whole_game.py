"""Whole games through Discord, from the first command to the standings."""

import io
import json
from pathlib import Path

from PIL import Image

from tests.bot.server import Scripted, Server, answered, labels, text

RECORD = Path(__file__).parent / "records" / "three-players.json"
DECKS = {"deck1": "Deck I", "deck2": "Deck II", "deck3": "Deck III"}
GEMS = {"w": "White", "b": "Blue", "g": "Green", "r": "Red", "k": "Black", "*": "Gold"}
SIGNS = {"w": "⚪", "b": "🔵", "g": "🟩", "r": "🔻", "k": "⚫"}


async def play(server: Server, name: str, move: str) -> None:
    """Let a person make a move the way people do, with buttons and lists."""
    verb, _, answer = move.partition(":")
    if verb == "take":
        await server.press(name, "Take")
        await server.press(name, "".join(SIGNS[letter] for letter in answer))
        await server.press(name, "Confirm")
    elif verb == "reserve":
        await server.press(name, "Reserve")
        await server.press(name, DECKS.get(answer, answer))
        await server.press(name, "Confirm")
    elif verb == "buy":
        card, _, paid = answer.partition("=")
        panel = answered(await server.press(name, "Buy"))
        if any(card in label for label in labels(panel)):  # otherwise it is the only one
            await server.press(name, card, panel)
        if paid:
            await pay(server, name, paid)
        await server.press(name, "Confirm")
    elif verb == "return":
        await server.press(name, GEMS[answer])
    elif verb == "noble":
        await server.press(name, answer)
    else:
        await server.press(name, "Pass")


async def pay(server: Server, name: str, paid: str) -> None:
    """Let gold stand for gems until the payment is the one wanted."""
    table = await server.table()
    seat = table.asked
    assert seat is not None
    for _ in range(5):
        offered = labels(server.with_button(name, "Confirm"))
        shown = server.with_button(name, "Confirm")
        confirm = next(
            part["custom_id"]
            for row in shown.components
            for part in row.get("components", [])
            if part.get("label") == "Confirm"
        )
        if confirm.endswith(f"={paid}"):
            return
        missing = [
            gem
            for letter, gem in GEMS.items()
            if confirm.partition("=")[2].count(letter) > paid.count(letter)
        ]
        options = [label for label in offered if label.startswith("Pay gold for")]
        await server.press(
            name, next((o for o in options if any(g.lower() in o for g in missing)), options[0])
        )


async def test_three_people_play_a_whole_game(server: Server) -> None:
    """Three people open a table, play to the end with every kind of decision, and see who won."""
    record = json.loads(RECORD.read_text())
    server.facet.tables.rng = Scripted(record)
    await server.start_game("bo", "cy", target=21)
    names = ["ada", "bo", "cy"]
    moves = [move for move in record["moves"] if not move.startswith("deal:")]
    for move in moves:
        table = await server.table()
        assert table.asked is not None
        name = names[table.asked]
        board = await server.newest()
        assert f"<@{server.person(name).id}>" in text(board)
        await play(server, name, move)
    table = await server.table()
    assert table.stage == "finished"
    assert [entry.move for entry in table.log] == record["moves"]
    final = await server.newest()
    assert "Rematch" in labels(final)
    assert "21 prestige" in text(final) or "wins" in text(final)
    picture = Image.open(io.BytesIO(await final.attachments[0].read()))
    assert picture.size == (1320, 840)
    with_buttons = [m for m in server.seen() if labels(m)]
    assert [m.id for m in with_buttons] == [final.id]
