"""People who have blocked each other don't meet, and nobody learns who has blocked them."""

from __future__ import annotations

import json

import pytest

from bot.features.blocks.actions import MAX_LINKS
from bot.features.blocks.apart import keeping_apart
from bot.features.blocks.screen import screen
from bot.features.blocks.store import Blocked, Blocks
from bot.i18n.lexicon import words_in
from bot.messages.press import PressSelect
from bot.store.turns import Reliability
from bot.tables import admission, lobby
from bot.tables.admission import Newcomers
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.testing.people import Person, Result
from tests.bot.days import HOUR, Days, begin
from tests.bot.server import Server, answered, button_id, components, list_id, private, text
from tests.tools.posts import Scene

SEAT = "You can’t take a seat at this table at the moment."
GUESTS = "Somebody you chose can’t take a seat at this table at the moment"
REMATCH = "A rematch of the same people isn’t possible at the moment."
ADA, BO = 100, 101
LOBBY = Table(1 << 20, 1, 2, "splendor", ADA, {"target": 15}, "en", seating="joined")


async def block(server: Server, name: str, other: str) -> Result:
    """Let a person block another by command."""
    return await server.command(name, "my block", person=server.person(other))


def test_two_kept_apart_are_refused_in_either_order() -> None:
    """Whoever of the two is there first, the other can't take a seat; a third person can."""
    apart = keeping_apart(frozenset({frozenset({ADA, BO})}), BO, {})
    people = Newcomers({BO: Reliability()}, "refused-seat", [apart])
    with pytest.raises(Refusal, match="refused-seat"):
        admission.check(lobby.join(lobby.join(LOBBY, ADA, "Ada"), BO, "Bo"), people)
    with pytest.raises(Refusal, match="refused-seat"):  # before they have the seat, too
        admission.check(lobby.join(LOBBY, ADA, "Ada"), people)
    admission.check(lobby.join(lobby.join(LOBBY, 102, "Cy"), BO, "Bo"), people)


@pytest.mark.parametrize("blocker", ["ada", "bo"])
async def test_neither_joins_the_others_table(server: Server, blocker: str) -> None:
    """Who is blocked reads no reason; who blocks reads whom they have blocked, and what lifts that."""
    await block(server, blocker, "bo" if blocker == "ada" else "ada")
    await server.command("ada", "splendor new")
    refused = private(await server.press("bo", "Join"))
    assert refused.startswith(SEAT)
    own = "You’ve blocked ada; `/my block` lets you unblock them."
    assert (own in refused) == (blocker == "bo")
    assert ("block" in refused) == (blocker == "bo")
    assert (await server.table()).user_ids == [server.person("ada").id]
    await server.press("cy", "Join")
    assert len((await server.table()).user_ids) == 2


@pytest.mark.parametrize("blocker", ["bo", "cy"])
async def test_nobody_brings_the_two_together(server: Server, blocker: str) -> None:
    """Not by opening a table for both, and not by inviting one to the other; nothing is posted."""
    other = "cy" if blocker == "bo" else "bo"
    await block(server, blocker, other)
    posted = len(list(server.seen()))
    both = {"invite": server.person("bo"), "invite_2": server.person("cy")}
    assert GUESTS in private(await server.command("ada", "splendor new", None, **both))
    assert len(list(server.seen())) == posted
    await server.command("ada", "splendor new", invite=server.person("bo"))
    assert GUESTS in private(await invite(server, "ada", "cy"))
    assert "**cy**" not in text(await server.newest())


async def test_who_brings_somebody_they_have_blocked_reads_so(server: Server) -> None:
    """Not by a name that another guest has blocked, and not because of somebody else at the table."""
    await block(server, "ada", "bo")
    opened = await server.command("ada", "splendor new", None, invite=server.person("bo"))
    assert f"{GUESTS}, so nobody was asked. You’ve blocked bo;" in private(opened)
    await server.command("ada", "splendor new", None, invite=server.person("cy"))
    await block(server, "cy", "dan")
    await block(server, "ada", "eve")
    refused = private(await invite(server, "ada", "dan"))
    assert GUESTS in refused
    assert "block" not in refused


async def invite(server: Server, name: str, other: str) -> Result:
    """Let a person choose another from Discord's list."""
    chooser = answered(await server.press(name, "Invite…"))
    people = next(part for part in components(chooser) if part["type"] == 5)
    chosen = [server.person(other)]
    return await server.person(name).select(chooser, chosen, custom_id=people["custom_id"])


async def test_two_who_join_at_once_are_kept_apart(server: Server) -> None:
    """One of them gets a seat, however closely the other follows."""
    await block(server, "eve", "dan")
    await server.command("ada", "splendor new")
    lobby = await server.newest()
    join = button_id(lobby, "Join") or ""
    await server.at_once([("eve", lobby, join), ("dan", lobby, join)])
    assert [it.name in ("eve", "dan") for it in (await server.table()).players] == [False, True]


async def test_an_invitation_from_before_is_not_accepted(server: Server) -> None:
    """Blocked after being invited, a person can't take the seat kept for them, but may decline it."""
    await server.command("ada", "splendor new", invite=server.person("bo"))
    await block(server, "ada", "bo")
    assert SEAT in private(await server.press("bo", "Accept"))
    await server.press("bo", "Decline")
    assert (await server.table()).user_ids == [server.person("ada").id]


async def test_a_game_goes_on_and_has_no_rematch(game: Server) -> None:
    """The panel says so; a rematch is refused to either, and only who blocks reads a reason."""
    panel = text(answered(await block(game, "bo", "ada")))
    assert "You’re already at the same table" in panel
    assert (await game.table()).link() in panel
    await game.command("ada", "splendor take", gems="wbg")
    assert (await game.table()).asked == 1
    await game.resign("bo")
    for name in ("ada", "bo"):
        refused = private(await game.press(name, "Rematch"))
        assert REMATCH in refused
        assert ("You’ve blocked ada" in refused) == (name == "bo")


async def test_a_seat_is_not_handed_to_a_blocked_person(server: Server, days: Days) -> None:
    """Neither offered nor asked for, nor taken by an offer from before the block."""
    await begin(server, "bo", pace="1h", rated="no")
    await block(server, "eve", "bo")
    eve = server.person("eve")
    assert GUESTS in private(await server.command("ada", "table hand-over", person=eve))
    await days.go_by(2 * HOUR)
    assert SEAT in private(await server.press("eve", "Sit in"))
    await server.press("dan", "Sit in")
    await block(server, "dan", "bo")
    assert GUESTS in private(await server.press("bo", "Accept"))
    assert (await server.table()).seat_of(server.person("dan").id) is None


async def test_an_earlier_owner_does_not_come_back_to_a_blocked_person(
    server: Server, days: Days
) -> None:
    """The first owner of a seat could take it back from a computer, but not to meet who blocked them."""
    # Whatever the computer plays there, the seat hides nothing.
    await begin(server, "bo", game="seekers", sheet=1, pace="1h", rated="no")
    await server.command("ada", "table hand-over", person=server.person("eve"))
    await server.press("eve", "Accept")
    await days.go_by(2 * HOUR)
    await server.press("bo", "Let a computer take the seat")
    await block(server, "bo", "ada")
    assert SEAT in private(await server.command("ada", "table back"))
    await block(server, "eve", "bo")
    await server.command("eve", "table back")  # she never left
    assert (await server.table()).players[0].answers


async def test_the_list_is_private_and_lifts_a_block(server: Server) -> None:
    """Only the person sees whom they blocked; nobody is pinged, and an unblocked person can join."""
    posted = len(list(server.seen()))
    panel = answered(await block(server, "ada", "bo"))
    assert panel.ephemeral
    assert "### People you’ve blocked (1)\nbo\n" in text(panel)
    assert panel.mentioned == []
    assert len(list(server.seen("bo"))) == posted
    assert "You haven’t blocked anybody" in private(await server.command("bo", "my block"))
    bo = str(server.person("bo").id)
    lifted = await server.person("ada").select(panel, [bo], custom_id=list_id(panel))
    assert "**bo** isn’t blocked any more." in private(lifted)
    await server.command("ada", "splendor new")
    await server.press("bo", "Join")
    assert len((await server.table()).user_ids) == 2


def test_people_of_one_name_can_be_unblocked_one_by_one() -> None:
    """The text and the list tell them apart."""
    shown = screen([Blocked(4711, "Alex"), Blocked(4712, "Alex")], words_in("en"))
    choice = shown.rows[-1][0]
    assert isinstance(choice, PressSelect)
    assert [it.label for it in choice.item.options] == ["Alex #4711", "Alex #4712"]
    assert "Alex #4711 and Alex #4712" in (shown.text or "")


def test_a_name_of_marks_alone_can_be_unblocked() -> None:
    """An option needs a label, whatever is left of the name."""
    words = words_in("en")
    choice = screen([Blocked(BO, "\u200e\u200f")], words).rows[-1][0]
    assert isinstance(choice, PressSelect)
    assert [it.label for it in choice.item.options] == ["-"]


async def test_a_person_is_blocked_from_the_panel(server: Server) -> None:
    """Discord's own list of people blocks, too; oneself and bots are refused, and so is the 101st."""
    panel = answered(await server.command("ada", "my block"))
    people = next(part["custom_id"] for part in components(panel) if part["type"] == 5)
    await server.person("ada").select(panel, [server.person("bo")], custom_id=people)
    store, ada = server.facet.tables.store.of(Blocks), server.person("ada").id
    assert await store.of(ada) == [Blocked(server.person("bo").id, "bo")]
    server.people["bot"] = Person(server.discord, server.guild, int(server.discord.world.bot_id))
    for name in ("ada", "bot"):
        assert "not yourself or a bot" in private(await block(server, "ada", name))
    for number in range(99):
        await store.add(ada, Blocked(number + 1, f"Somebody {number}"))
    assert "I can’t keep more" in private(await block(server, "ada", "cy"))
    panel = answered(await server.command("ada", "my block"))
    lists = [part["custom_id"] for part in components(panel) if part["type"] == 3]
    assert len(set(lists)) == 4


async def test_a_file_has_ones_own_blocks_alone(server: Server) -> None:
    """Who was blocked is told nothing of it, in the file or otherwise."""
    await block(server, "ada", "bo")
    answer = answered(await server.command("ada", "my data"))
    found = json.loads(await answer.attachments[0].read())
    assert found["blocked"] == [{"user": str(server.person("bo").id), "name": "bo"}]
    assert "Nothing is stored under your ID." in private(await server.command("bo", "my data"))


@pytest.mark.parametrize("name", ["ada", "bo"])
async def test_blocks_are_forgotten_with_their_owner_alone(server: Server, name: str) -> None:
    """Those of others against somebody stay, so that nobody gets rid of them."""
    await block(server, "ada", "bo")
    await block(server, "cy", "dan")
    answer = answered(await server.command(name, "my forget"))
    if name == "ada":
        await server.press("ada", "Delete my data", answer)
    else:  # a question would tell them of Ada's block
        assert text(answer) == "Nothing is stored under your ID."
    store = server.facet.tables.store.of(Blocks)
    both = [server.person("ada").id, server.person("bo").id]
    assert bool(await store.pairs(both)) == (name == "bo")
    if name == "bo":
        await server.command("ada", "splendor new")
        assert "can’t take a seat" in private(await server.press("bo", "Join"))
        told = answered(await server.command("ada", "my data"))
        assert json.loads(await told.attachments[0].read())["blocked"] == [
            {"user": None, "name": None}
        ]
        panel = answered(await server.command("ada", "my block"))
        assert "Somebody" in text(panel)
        lifts = next(it for it in components(panel) if it["type"] == 3)
        (line,) = lifts["options"]
        await server.person("ada").select(panel, [line["value"]], custom_id=lifts["custom_id"])
        assert not await store.pairs(both)
    assert await store.pairs([server.person("cy").id, server.person("dan").id])


async def test_whoever_shares_many_tables_is_blocked_all_the_same(server: Server) -> None:
    """The answer links to some of the tables; a text with all of them would be longer than any may be."""
    scene = await Scene.set_up(server, 40)
    told = private(await server.command("ada", "my block", person=server.person("bo")))
    assert told.count("https://") == MAX_LINKS
    assert scene.tables
