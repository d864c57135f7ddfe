"""A game by slash commands alone, with what they offer while one types."""

from collections.abc import Mapping

import pytest

from bot.entry.commands.command import Translator
from bot.host.settings import Bounds
from bot.panels import spelling
from bot.playground.discord.interactions import COMMAND
from rules import GAMES
from tests.bot.server import Server, text


async def test_every_verb_is_a_command(server: Server) -> None:
    """Each verb of each game's notation has its command, and each about the table too."""
    names = {command.qualified_name for command in server.facet.tree.walk_commands()}
    for game in GAMES.values():
        assert {f"{game.key} {verb}" for verb in game.verbs} <= names
    table = "join leave computer start show hand undo resign end history export rules"
    assert {f"table {name}" for name in table.split()} <= names


async def test_no_command_is_called_like_one_of_discords_own(server: Server) -> None:
    """No command shares a name with one of Discord's own, which would post the options for all to read."""
    own = "shrug tableflip unflip tts me spoiler nick thread msg giphy tenor"
    for command in server.facet.tree.get_commands():
        payload = await command.get_translated_payload(server.facet.tree, Translator())
        names = {payload["name"], *(payload.get("name_localizations") or {}).values()}
        assert not names & set(own.split())


async def test_options_offer_the_legal_moves(game: Server) -> None:
    """Autocompletion offers the player to move the moves that are legal now."""
    ada, bo = game.person("ada"), game.person("bo")
    offered = await ada.autocomplete(game.channel, "splendor take", "gems", "")
    assert {choice["value"] for choice in offered} >= {"wbg", "ww", "grk"}
    assert len(offered) == 15
    narrowed = await ada.autocomplete(game.channel, "splendor take", "gems", "rr")
    assert [choice["value"] for choice in narrowed] == ["rr"]
    assert await bo.autocomplete(game.channel, "splendor take", "gems", "") == []
    decks = await ada.autocomplete(game.channel, "splendor reserve", "card", "deck")
    assert [choice["value"] for choice in decks] == ["deck1", "deck2", "deck3"]


@pytest.mark.alone
async def test_nothing_is_read_of_what_others_type(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who isn't asked is offered nothing, and neither is anybody where the bot doesn't serve."""
    read: list[str] = []
    usual = spelling.read

    def counted(typed: str, known: Mapping[str, str]) -> str:
        read.append(typed)
        return usual(typed, known)

    monkeypatch.setattr("bot.panels.splendor.spelling.read", counted)

    async def offered(name: str) -> int:
        typed = "\ufdfa" * 6000
        ada = game.person(name)
        return len(await ada.autocomplete(game.channel, "splendor take", "gems", typed))

    assert [await offered(name) for name in ("bo", "eve")] == [0, 0]
    assert read == []
    assert await offered("ada") == 0
    assert [len(typed) for typed in read] == [spelling.MAX_TYPED_LENGTH]
    await game.restart(Bounds(servers=frozenset({5})))
    assert await offered("ada") == 0
    assert len(read) == 1


async def test_autocompletion_offers_nothing_where_no_table_is(server: Server) -> None:
    """Without a table nothing is offered, and nothing goes wrong."""
    ada = server.person("ada")
    assert await ada.autocomplete(server.channel, "splendor buy", "card", "") == []


async def test_a_game_goes_on_by_commands_alone(server: Server) -> None:
    """A table is opened, filled, started and played without a single button."""
    await server.command("ada", "splendor new", seats="joined")
    await server.command("ada", "table computer")
    await server.command("ada", "table start")
    await server.command("ada", "splendor take", gems="wbg")
    await server.command("ada", "splendor reserve", card="deck2")
    log = [entry.move for entry in (await server.table()).log if entry.seat == 0]
    assert log[:2] == ["take:wbg", "reserve:deck2"]


@pytest.mark.parametrize(
    ("name", "option", "kind", "told"),
    [
        ("import", "record", 11, "couldn’t get that file"),
        ("hand-over", "person", 6, "Only people can take a seat"),
    ],
)
async def test_what_discord_names_and_does_not_tell_of_is_not_there(
    game: Server, name: str, option: str, kind: int, told: str
) -> None:
    """An option whose file or person comes as an id alone is answered with a sentence."""
    given = {"name": option, "type": kind, "value": "498918"}
    command = next(it for it in game.facet.tree.get_commands() if it.name == "table")
    sent = {"name": name, "type": 1, "options": [given]}
    data = {"id": "7", "name": command.name, "type": 1, "options": [sent], "resolved": {}}
    game.begin("ada", COMMAND, data)
    await game.settle()
    assert told in text(next(game.seen("ada")))
