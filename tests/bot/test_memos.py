"""Notes on Discord: written beside one's cards, read above one's next panel, and by nobody else."""

from __future__ import annotations

import json

import pytest

from bot.features.memos.screen import MAX_MEMO
from bot.features.memos.store import Memo, Memos
from bot.messages.screen import MAX_PANEL_BYTES, MAX_PANEL_LENGTH
from bot.testing.people import Result, Seen
from tests.bot.server import Server, alt, answered, labels, private, text

NOTE = "My note"


async def form(server: Server, name: str) -> Result:
    """Let a person open the form of their note, below their hand."""
    await server.command(name, "table hand")
    return await server.press(name, NOTE)


def filled_in(form: Result) -> str:
    """Return what a form says when it's opened."""
    assert form.modal is not None
    (part,) = form.modal["components"]
    return str(part["component"].get("value") or "")


async def send(server: Server, name: str, form: Result, written: str) -> Seen:
    """Let a person send a form, and return the answer."""
    return answered(await server.person(name).submit_modal(form, {"memo": written}))


async def note(server: Server, name: str, written: str) -> Seen:
    """Let a person write a note, and return the answer."""
    return await send(server, name, await form(server, name), written)


async def kept(server: Server, name: str) -> list[str]:
    """Return what is stored of somebody's notes."""
    memos = await server.facet.tables.store.of(Memos).of(server.person(name).id)
    return [it.content for it in memos]


async def test_a_note_stands_above_the_panel_of_the_next_turn(game: Server) -> None:
    """Its author reads it when it's their turn, whenever they open the panel, and finds it in the form."""
    shown = await note(game, "bo", "Keep red.\n\nAda wants 2b3.")
    assert shown.ephemeral
    assert "> Keep red.\n> \n> Ada wants 2b3." in text(shown)
    assert "Keep red" not in private(await game.press("bo", "Take"))  # it is Ada's turn
    await game.command("ada", "splendor take", gems="wbg")
    for _ in range(2):
        panel = answered(await game.press("bo", "Take", await game.newest()))
        assert panel.ephemeral
        assert text(panel).startswith("**Your note**\n> Keep red.\n> \n> Ada wants 2b3.\n")
    assert filled_in(await form(game, "bo")) == "Keep red.\n\nAda wants 2b3."


async def test_nobody_else_reads_a_note(game: Server) -> None:
    """Neither the opponent, who has a note of their own, nor an onlooker, nor the channel; nor the log."""
    await note(game, "ada", "Secretly green.")
    await note(game, "bo", "Openly blue.")
    await game.press("ada", "Take", await game.newest())
    await game.command("ada", "splendor take", gems="wbg")
    await game.press("bo", "Take", await game.newest())
    await game.command("bo", "table hand")
    for reader in ("bo", "eve", None):
        for message in game.seen(reader):
            assert "Secretly" not in f"{text(message)} {alt(message)} {message.components}"
    assert filled_in(await form(game, "bo")) == "Openly blue."


async def test_an_onlooker_has_no_note(game: Server) -> None:
    """They have no seat: no button leads there, and a forged press says so."""
    await game.press("eve", "More")
    assert all(NOTE not in labels(it) for it in game.seen("eve"))
    table = await game.table()
    forged = await game.person("eve").forge(
        await game.newest(), f"facet:b:{table.id}:{table.number}:ask-memo:"
    )
    assert forged.modal is None
    assert "not playing" in private(forged)


async def test_more_leads_to_the_note_too(game: Server) -> None:
    """So do games whose players have no hand."""
    await game.press("bo", "More")
    assert filled_in(await game.press("bo", NOTE)) == ""


async def test_nothing_in_a_note_is_markup_or_a_ping(game: Server) -> None:
    """It pings nobody, breaks no panel, and is a line of quotation for each of its own."""
    cy = game.person("cy").id
    shown = await note(game, "bo", f"# Big\n> **bold** <@{cy}> @everyone\n```\nhttps://x.example")
    assert "> \\# Big\n> \\> \\*\\*bold\\*\\*" in text(shown)
    assert f"<@{cy}>" not in text(shown)
    assert "@everyone" not in text(shown)
    assert "```" not in text(shown)
    assert "https://" not in text(shown)
    assert shown.mentioned == []


@pytest.mark.parametrize("letter", ["*", "@", "\n", "森"])
async def test_the_longest_note_fits_above_every_panel(game: Server, letter: str) -> None:
    """Whatever it consists of, the form has all of it, and a panel what Discord takes."""
    written = f"a{letter * (MAX_MEMO - 2)}z"
    await note(game, "ada", written)
    for label in ("Take", "Reserve", "My cards"):
        shown = answered(await game.press("ada", label, await game.newest()))
        assert "**Your note**" in text(shown)
        assert len(text(shown)) <= MAX_PANEL_LENGTH
        assert len(text(shown).encode()) <= MAX_PANEL_BYTES
    assert filled_in(await form(game, "ada")) == written


async def test_too_long_a_note_is_cut(game: Server) -> None:
    """A modified client can send more than the form takes."""
    table, asked = await game.table(), await form(game, "ada")
    assert asked.modal is not None
    asked.modal["components"][0]["component"]["max_length"] = 4000
    await send(game, "ada", asked, "x" * 2 * MAX_MEMO)
    assert await kept(game, "ada") == ["x" * MAX_MEMO]
    assert table.id == (await game.table()).id


async def test_an_empty_form_deletes_the_note(game: Server) -> None:
    """Nothing is left of it, and the panel is as it was."""
    await note(game, "ada", "Keep red.")
    shown = await note(game, "ada", "  \n ")
    assert "no note" in text(shown)
    assert await kept(game, "ada") == []
    assert "note" not in private(await game.press("ada", "Take", await game.newest()))


async def test_a_second_device_loses_nothing(game: Server) -> None:
    """The last form counts; what its author hadn't seen when they opened it is shown once more."""
    phone, desk = await form(game, "ada"), await form(game, "ada")
    await send(game, "ada", desk, "From my desk.")
    shown = await send(game, "ada", phone, "From my phone.")
    assert "> From my phone." in text(shown)
    assert "changed the note elsewhere" in text(shown)
    assert "> From my desk." in text(shown)
    assert await kept(game, "ada") == ["From my phone."]


async def test_the_same_form_twice_is_one_note(game: Server) -> None:
    """A double click says nothing of a note that was lost."""
    asked = await form(game, "ada")
    for _ in range(2):
        shown = await send(game, "ada", asked, "Keep red.")
        assert "elsewhere" not in text(shown)
    assert await kept(game, "ada") == ["Keep red."]


async def test_a_note_outlives_the_bot(game: Server) -> None:
    """A form that was open when the bot was killed is saved by the next one."""
    await note(game, "ada", "Keep red.")
    asked = await form(game, "ada")
    await game.restart()
    assert filled_in(asked) == "Keep red."
    await send(game, "ada", asked, "Keep blue.")
    await game.restart()
    assert "> Keep blue." in private(await game.press("ada", "Take", await game.newest()))


async def test_who_types_a_move_reads_what_came_of_it(game: Server) -> None:
    """Their note is for the turn, which is over; a command that shows their hand has it before."""
    await note(game, "ada", "Keep red.")
    assert "> Keep red." in text(answered(await game.command("ada", "table hand")))
    before = next(game.seen("ada")).id
    await game.command("ada", "splendor take", gems="wbg")
    after = [text(it) for it in game.seen("ada") if it.id > before]
    assert len(after) == 1  # the board
    assert "Keep red" not in after[0]


async def test_a_note_is_in_the_file_of_its_author_alone(game: Server) -> None:
    """`/my data` has it; to be forgotten deletes it."""
    await note(game, "ada", "Keep red.")
    await note(game, "bo", "Keep blue.")
    answer = answered(await game.command("ada", "my data"))
    (file,) = answer.attachments
    content = json.loads(await file.read())
    assert content["notes"] == [{"table": str((await game.table()).id), "note": "Keep red."}]
    assert "Keep blue" not in json.dumps(content)
    await game.press("ada", "Delete my data", answered(await game.command("ada", "my forget")))
    assert await kept(game, "ada") == []
    assert await kept(game, "bo") == ["Keep blue."]


async def test_a_note_goes_with_the_game(game: Server) -> None:
    """Once the game is over there is no note to write, and the clean-up of the day deletes those that were."""
    await note(game, "ada", "Keep red.")
    asked = await form(game, "ada")
    memos = game.facet.tables.store.of(Memos)
    await memos.expire()
    assert await kept(game, "ada") == ["Keep red."]
    await game.resign("bo")
    late = await game.person("ada").submit_modal(asked, {"memo": "Too late."})
    assert "over" in private(late)
    await memos.expire()
    assert await kept(game, "ada") == []


async def test_a_note_goes_with_the_seat(game: Server) -> None:
    """Whoever takes the seat over doesn't read it, and the clean-up of the day deletes it."""
    await note(game, "bo", "Keep red.")
    memos, table = game.facet.tables.store.of(Memos), await game.table()
    await memos.save(Memo(table.id, game.person("cy").id, "I had a seat once."))
    await memos.expire()
    assert await kept(game, "cy") == []
    assert await kept(game, "bo") == ["Keep red."]
