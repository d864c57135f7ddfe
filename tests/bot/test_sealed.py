"""Sealed deals in a channel: the commitment, the cuts, the secret after the game, and what nobody may see."""

from __future__ import annotations

import json
import logging
from dataclasses import replace
from typing import Any

import pytest

from bot.store.values import SealedDeal
from bot.tables import sealed
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.testing.people import Result
from rules import GAMES, read_record
from rules.cuts import fingerprint
from rules.seal import Seal, commitment
from rules.sealed import seating_drawn, verdict, verify
from tests.bot.managing import list_of
from tests.bot.server import Server, answered, button_id, labels, private, text
from tests.bot.test_lobby import LOBBY, invite


async def opened(server: Server, game: str = "splendor", **options: object) -> SealedDeal:
    """Let Ada open a sealed table, and return what decides its deal."""
    await server.command("ada", f"{game} new", deal="sealed", **options)
    return await deal(server)


async def deal(server: Server) -> SealedDeal:
    """Return what decides the deal of the channel's table."""
    found = (await server.table()).sealed
    assert found is not None
    return found


async def cut(server: Server, name: str, words: str) -> Result:
    """Let a person cut the cards with these words."""
    form = await server.press(name, "Cut the deal")
    return await server.person(name).submit_modal(form, {"cut": words})


async def begun(server: Server, **options: Any) -> SealedDeal:
    """Let Ada and Bo cut the cards and begin a sealed game."""
    await opened(server, "splendor", **options)
    await server.press("bo", "Join")
    await cut(server, "ada", "blue moon")
    await cut(server, "bo", "  red   *sun* @everyone ")
    await server.press("ada", "Start")
    return await deal(server)


async def exported(server: Server, name: str) -> dict[str, Any]:
    """Return the record that a person is sent."""
    answer = answered(await server.command(name, "table export"))
    record: dict[str, Any] = json.loads(await answer.attachments[0].read())
    return record


async def test_the_commitment_is_published_before_anybody_can_cut(server: Server) -> None:
    """It is a message of its own with its explanation behind a button, older than the lobby with the button, and never edited."""
    found = await opened(server)
    lobby, published = list(server.seen())[:2]
    table = await server.table()
    digest = commitment(str(table.id), bytes.fromhex(found.secret), version=2)
    assert found.message_id == published.id
    assert digest in text(published)
    assert str(table.id) in text(published)
    assert labels(published) == ["Verify"]
    told = private(await server.press("nia", "Verify", published))
    assert "You need not do anything." in told
    assert digest in told
    assert "never opened: 0" in told
    assert "Cut the deal" in labels(lobby)
    assert "sealed deal" in text(lobby)
    before = text(published)
    await server.press("bo", "Join")
    await cut(server, "bo", "moon")
    await server.press("ada", "Start")
    assert text(next(it for it in server.seen() if it.id == published.id)) == before


async def test_an_open_deal_has_nothing_to_cut(server: Server) -> None:
    """Without the option there is no commitment, no button, and nothing to verify."""
    await server.command("ada", "splendor new")
    assert len(list(server.seen())) == 1
    assert button_id(await server.newest(), "Cut the deal") is None
    assert "deal of this game is open" in private(await server.command("ada", "table verify"))


async def test_a_sealed_lobby_offers_what_an_open_one_does(server: Server) -> None:
    """It has one more button, and lacks none, not even with people who are asked."""
    await opened(server)
    assert sorted(labels(await server.newest())) == sorted([*LOBBY, "Cut the deal"])
    await server.add_computer("ada")
    await invite(server, "bo")
    shown = server.with_button("ada", "Start")
    assert {*labels(shown)} == {*LOBBY, "Leave", "Cut the deal", "Accept", "Decline"}
    assert len(shown.components) == 4


async def test_the_host_seals_an_open_lobby_for_good(server: Server) -> None:
    """The settings seal the deal; then it can't be opened again, so no commitment is thrown away."""
    await server.command("ada", "splendor new")
    panel = answered(await server.press("ada", "Settings"))
    await server.person("ada").select(panel, ["sealed"], custom_id=list_of(panel, "deal"))
    found = await deal(server)
    assert found.message_id is not None
    assert button_id(server.with_button("ada", "Start"), "Cut the deal")
    told = await server.person("ada").select(panel, ["open"], custom_id=list_of(panel, "deal"))
    assert "stays sealed" in private(told)
    assert await deal(server) == found


async def test_only_players_cut_and_they_may_cut_again(server: Server) -> None:
    """Others are refused; the last words count, the form shows them, and the lobby says who has cut."""
    await opened(server)
    told = private(await server.press("nia", "Cut the deal"))
    assert "join" in told.lower()
    await cut(server, "ada", "moon")
    assert "moon" not in text(await server.newest())
    form = await server.press("ada", "Cut the deal")
    assert form.modal is not None
    assert "moon" in json.dumps(form.modal)
    await cut(server, "ada", "sun")
    table = await server.table()
    assert [player.cut for player in table.players] == ["sun"]
    assert "has cut the deal" in text(server.with_button("ada", "Start"))
    with pytest.raises(Refusal):
        sealed.cut(table, server.person("ada").id, "x" * 65)


async def test_what_was_taken_of_the_words_is_shown(server: Server) -> None:
    """Invisible letters and other spaces are left out; the answer and Verify show the same fingerprint."""
    await opened(server, target=10)
    await server.press("bo", "Join")
    told = private(await cut(server, "ada", " bl\u200bue\u3000\u202e moon\ufe0f "))
    assert f"“blue moon”. These words have the fingerprint `{fingerprint('blue moon')}`" in told
    assert [player.cut for player in (await server.table()).players] == ["blue moon", ""]
    told = private(await cut(server, "bo", "\u0250"))
    assert "You haven’t cut the deal" in told
    assert "has cut the deal" not in text(server.with_button("ada", "Start")).partition("bo")[2]
    assert "with “-”" in private(await cut(server, "bo", "\u200b\u2060"))  # as if nothing was typed
    assert "has cut the deal" in text(server.with_button("ada", "Start")).partition("bo")[2]
    await server.press("ada", "Start")
    await server.resign("ada")
    told = private(await server.press("bo", "Verify"))
    assert f"“blue moon” `{fingerprint('blue moon')}`" in told


async def test_a_table_sealed_by_an_earlier_version_is_played_and_verified(server: Server) -> None:
    """It keeps its commitment; of a cut that was stored, what is invisible is left out when the game starts."""
    found = await opened(server, target=10)
    await server.press("bo", "Join")
    earlier = SealedDeal(found.secret, found.message_id)

    def stored(table: Table) -> Table:
        cuts = ("blue\u200cmoon", "red sun")
        players = tuple(replace(it, cut=cut) for it, cut in zip(table.players, cuts, strict=True))
        return replace(table, players=players, sealed=earlier, revision=table.revision + 1)

    await server.facet.tables.change((await server.table()).id, stored)
    await server.restart()
    await server.press("ada", "Start")
    await server.resign("ada")
    told = private(await server.press("nia", "Verify", await server.newest()))
    table_id = str((await server.table()).id)
    assert "**Valid**" in told
    assert commitment(table_id, bytes.fromhex(found.secret), version=1) in told
    record = await exported(server, "bo")
    assert record["sealed"]["version"] == 1
    assert sorted(record["sealed"]["cuts"]) == ["bluemoon", "red sun"]
    assert verdict(json.dumps(record).encode()) == "valid"


async def test_a_game_sealed_by_an_earlier_version_goes_on(server: Server) -> None:
    """An emoji that version 1 had in a cut is still verified; an invisible letter is named by its place."""
    for cut_before, verified in (("\u2764\ufe0f", "**Valid**"), ("a\u200bb", "sealed.cuts")):
        found = await opened(server, target=10)
        await server.press("bo", "Join")
        await server.press("ada", "Start")
        seal = Seal(str((await server.table()).id), bytes.fromhex(found.secret), (cut_before, ""))
        seal = replace(seal, seating=())
        chance = seal.chance("splendor", 2, {"target": 10})
        seating = seating_drawn(2, chance)
        setup = GAMES["splendor"].deal(2, {"target": 10}, chance)
        deal_then = SealedDeal(found.secret, found.message_id, chance.key.hex(), seating)

        def stored(
            table: Table,
            cut_then: str = cut_before,
            then: SealedDeal = deal_then,
            dealt: dict[str, Any] = setup,
        ) -> Table:
            assert then.seating is not None
            cuts = [(cut_then, "")[seat] for seat in then.seating]
            players = tuple(
                replace(it, cut=cut) for it, cut in zip(table.players, cuts, strict=True)
            )
            return replace(
                table, players=players, sealed=then, setup=dealt, revision=table.revision + 1
            )

        table = await server.facet.tables.whole((await server.table()).id)
        await server.facet.tables.store.save(table, stored(table))
        server.facet.tables.forget()
        await server.resign("ada")
        assert verified in private(await server.press("nia", "Verify", await server.newest()))


async def test_a_finished_game_is_verified(server: Server) -> None:
    """Its end has no digits of it, its record is valid, and Verify shows the secret and the cuts to anybody."""
    found = await begun(server, target=10)
    table = await server.table()
    if table.person_asked == server.person("ada").id:
        await server.press("ada", "Take")
    await server.resign("ada")
    board = await server.newest()
    assert found.secret not in text(board)
    assert "Verify" in labels(board)
    record = await exported(server, "bo")
    assert record["sealed"]["secret"] == found.secret
    assert sorted(record["sealed"]["cuts"]) == ["blue moon", "red *sun* @everyone"]
    verify(read_record(json.dumps(record)))
    told = private(await server.press("nia", "Verify", board))
    assert "**Valid**" in told
    assert found.secret in told
    assert "blue moon" in told
    assert "@everyone" not in told
    assert str(found.message_id) in told
    assert private(await server.command("nia", "table verify")) == told


async def test_another_card_is_found(server: Server) -> None:
    """If the record was changed in the database, Verify names the place."""
    await begun(server)
    await server.resign("ada")
    table = await server.facet.tables.whole((await server.table()).id)
    setup = json.loads(json.dumps(table.setup))
    setup["rows"]["3"].reverse()
    other = replace(table, setup=setup, revision=table.revision + 1)
    await server.facet.tables.store.save(table, other)
    server.facet.tables.forget()
    assert "setup.rows.3" in private(await server.command("nia", "table verify"))


async def test_while_a_game_goes_on_its_secret_is_kept(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """No message, answer, export, file of one's data, log or metric has the secret, the key or a cut's words."""
    caplog.set_level(logging.DEBUG)
    found = await begun(server, target=10)
    record = await exported(server, "ada")
    assert record["sealed"]["secret"] is None
    told = [json.dumps(record)]
    for name in ("ada", "bo"):
        answer = answered(await server.command(name, "my data"))
        told.append((await answer.attachments[0].read()).decode())
        told.append(text(answered(await server.command(name, "table verify"))))
        told += [text(message) for message in server.seen(name)]
    told += [str(request) for request in server.discord.requests]
    told += [record.getMessage() for record in caplog.records]
    told += [repr(await server.table()), repr(found)]
    for words in told:
        assert found.secret not in words
        assert found.key not in words
    assert "blue moon" in told[1]
    assert [words for words in told[:2] if "*sun*" in words] == []


async def test_called_off_commitments_are_counted_in_public(server: Server) -> None:
    """A sealed game that was called off, or a lobby, is counted where the next commitment is published."""
    await begun(server)
    await server.command("ada", "table end")
    await server.press("ada", "Yes, call it off")
    told = private(await server.command("nia", "table verify"))
    assert "called off" in told
    assert "never opened: 1" in told
    await opened(server)
    await server.press("ada", "Close table")
    await opened(server)
    published = list(server.seen())[1]
    assert "never opened: 2" in text(published)
    expiry, lookup = server.facet.tables.store.expiry, server.facet.tables.store.lookup
    over = await lookup.tables_in(server.id, 100, over=True)
    await expiry.delete_tables(over)
    assert await lookup.unopened(server.id) == 2


async def test_a_rematch_is_sealed_anew(server: Server) -> None:
    """Another game has a new secret, and waits for Start, so that there is time to cut."""
    first = await begun(server)
    await server.resign("ada")
    await server.press("ada", "Rematch")
    second = await deal(server)
    assert second.secret != first.secret
    await server.press("bo", "Join")
    table = await server.table()
    assert table.stage == "lobby"
    assert [player.cut for player in table.players] == ["", ""]
    await server.press("ada", "Start")
    assert (await server.table()).stage == "playing"


async def test_a_rematch_sealed_by_its_host_waits_for_start(server: Server) -> None:
    """Once all have accepted they can still cut, and what draws follows from the secret and the cuts."""
    await server.command("ada", "splendor new")
    await server.press("bo", "Join")
    await server.press("ada", "Start")
    await server.resign("ada")
    await server.press("ada", "Rematch")
    panel = answered(await server.press("ada", "Settings"))
    await server.person("ada").select(panel, ["sealed"], custom_id=list_of(panel, "deal"))
    await server.press("bo", "Join")
    await cut(server, "bo", "moon")
    assert (await server.table()).stage == "lobby"
    await server.press("ada", "Start")
    table = await server.table()
    chance = sealed.seal_of(table).chance("splendor", 2, table.options)
    assert (await deal(server)).key == chance.key.hex()


async def test_a_restart_keeps_the_seal(server: Server) -> None:
    """After a restart in the lobby and in play, the secret, the cuts and the cards to come are the same."""
    found = await opened(server)
    await server.press("bo", "Join")
    await cut(server, "ada", "moon")
    await server.restart()
    assert await deal(server) == found
    await server.press("ada", "Start")
    begun_deal = await deal(server)
    await server.restart()
    table = await server.table()
    assert table.sealed == begun_deal
    assert [it.cut for it in sealed.in_lobby_order(table)] == ["moon", ""]


async def test_a_game_starts_only_once_its_commitment_is_published(server: Server) -> None:
    """While Discord doesn't take the commitment, nobody can start; a retry publishes it."""
    await server.command("ada", "splendor new")
    table = await server.table()
    await server.press("bo", "Join")
    await server.facet.tables.change(
        table.id, lambda it: replace(it, sealed=sealed.fresh_seal(), revision=it.revision + 1)
    )
    told = private(await server.press("ada", "Start"))
    assert "couldn’t publish the commitment" in told
    await server.restart()
    assert (await deal(server)).message_id is not None
    await server.press("ada", "Start")
    assert (await server.table()).stage == "playing"


async def test_forgetting_a_person_deletes_their_cut(server: Server) -> None:
    """Their words are gone, so the game can't be verified any more, and Verify says why."""
    await begun(server)
    await server.resign("ada")
    await server.command("ada", "my forget")
    await server.press("ada", "Delete my data")
    told = private(await server.command("bo", "table verify"))
    assert "a cut isn't in this record" in told
    record = await exported(server, "bo")
    assert None in record["sealed"]["cuts"]
    assert "blue moon" not in json.dumps(record)
