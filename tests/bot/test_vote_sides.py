"""Everybody in a channel plays against everybody in another server's: who joins how, what each side sees, what follows what."""

from __future__ import annotations

import asyncio
import json
import re
from datetime import timedelta
from functools import partial
from typing import Any

import pytest

from bot.features.votes.job import VoteJob
from bot.features.votes.side_store import CODE_LENGTH, Sides
from bot.features.votes.store import Votes
from bot.features.votes.twins import Twins
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.messages.press import Press
from bot.playground.discord.permissions import Permission
from bot.tables import absence, changes, privacy
from bot.tables.table import Table
from bot.testing.people import Person, Result
from tests.bot.days import Days
from tests.bot.managing import choose
from tests.bot.server import Server, alt, answered, labels, private, rest, text

CARD = r"\b3[wbgrk]\d\b"
HOUR = timedelta(hours=1)
CODE = re.compile(r"`([0-9A-Z]{6}-[0-9A-Z]{6})`")


@pytest.fixture
def cafe(server: Server) -> Server:
    """Return another server with the same bot, and with Zoe in it, who is in both."""
    other = Server(server.discord, server.discord.add_guild("The Café", []), server.path)
    zoe = server.person("zoe")
    other.guild.members[str(zoe.id)] = ()
    other.people["zoe"] = Person(server.discord, other.guild, zoe.id)
    return other


async def code_of(server: Server, **options: object) -> str:
    """Let Ada open a table, and invite another server; return the code."""
    await server.command("ada", "splendor new", **options)
    await server.add_computer("ada", "easy", await server.newest())
    await server.press("ada", "Let everybody play")
    return shown_code(await server.press("ada", "Invite another server"))


def shown_code(result: Result) -> str:
    """Return the code in an answer."""
    found = CODE.search(text(answered(result)))
    assert found is not None
    return found[1]


async def join(cafe: Server, code: str, name: str = "kim") -> Result:
    """Let somebody in the other server use a code, and confirm it."""
    await cafe.command(name, "table against", code=code)
    return await cafe.press(name, "Play against them")


async def start(server: Server, cafe: Server) -> tuple[Table, Table]:
    """Begin a game between the two servers; return both tables, the one to move first."""
    await join(cafe, await code_of(server))
    await rest(server)
    return await tables(server, cafe)


async def tables(server: Server, cafe: Server) -> tuple[Table, Table]:
    """Return the two tables of the game, the one to move first."""
    first, second = await server.table(), await cafe.table()
    return (first, second) if first.asked == first.everybody else (second, first)


def sides(server: Server, cafe: Server, first: Table) -> tuple[Server, Server]:
    """Return the server to move first, and the other."""
    return (server, cafe) if first.guild_id == server.id else (cafe, server)


async def decide(server: Server, days: Days) -> None:
    """Let an hour go by, and everything that follows from it."""
    await days.leap(HOUR)
    await server.facet.parts.of(VoteJob).tick()
    await rest(server)


async def take(side: Server, name: str, gems: str) -> Result:
    """Let somebody vote for taking gems."""
    return await side.command(name, "splendor take", gems=gems)


async def hidden_card(side: Server) -> str:
    """Return the card of level III that only this side sees, in its hand."""
    hand = alt(answered(await side.press("eve", "My cards"))) or ""
    board = alt(await side.newest()) or ""
    (hidden,) = {*re.findall(CARD, hand)} - {*re.findall(CARD, board)}
    return str(hidden)


def same(one: Table, other: Table) -> bool:
    """Return whether two tables are in the same position."""
    return (one.log, one.setup, one.stage) == (other.log, other.setup, other.stage)


async def test_two_channels_play_one_game(server: Server, cafe: Server, days: Days) -> None:
    """Each votes at its own board on its own turn; both boards show both moves, with the split of its own."""
    first, second = await start(server, cafe)
    assert same(first, second)
    assert (first.elsewhere, second.elsewhere) == (second.id, first.id)
    assert (first.people, first.is_rated, first.hints) == (2, False, False)
    one, two = sides(server, cafe, first)
    assert "**Everybody**’s turn" in text(await one.newest())
    assert f"**{one.guild.name}**’s turn" in text(await two.newest())
    assert "Take" in labels(await one.newest())
    assert "Take" not in labels(await two.newest())
    assert "turn" in private(await take(two, "lou", "wbk"))
    await take(one, "bo", "wbk")
    await take(one, "eve", "wbk")
    await take(one, "fay", "wgr")
    await decide(server, days)
    first, second = await tables(server, cafe)
    assert same(first, second)
    assert (first.guild_id, len(first.log)) == (two.id, 1)
    assert "2 of 3 voted for" in text(await one.newest())
    assert "voted for" not in text(await two.newest())
    assert "takes white, blue, black" in text(await two.newest())
    assert "**Everybody**’s turn" in text(await two.newest())
    await take(two, "lou", "gbr")
    await decide(server, days)
    first, second = await tables(server, cafe)
    assert same(first, second)
    assert len(first.log) == 2
    assert "**Everybody**’s turn" in text(await one.newest())


async def test_a_side_sees_only_its_own_secrets(server: Server, cafe: Server, days: Days) -> None:
    """A card reserved from a deck is seen in the hand of those who reserved it, and nowhere in the other server."""
    first, _ = await start(server, cafe)
    one, two = sides(server, cafe, first)
    await one.command("bo", "splendor reserve", card="deck3")
    await decide(server, days)
    hidden = await hidden_card(one)
    panel = answered(await two.press("lou", "My cards"))
    assert hidden not in (alt(panel) or "") + text(panel)
    for shown in two.seen("lou"):
        assert hidden not in (alt(shown) or "") + text(shown)
    record = await two.command("lou", "table export")
    assert hidden not in text(answered(record))
    for attachment in answered(record).attachments:
        assert hidden not in attachment.content.decode(errors="ignore")


async def test_nobody_looks_into_both_seats(server: Server, cafe: Server, days: Days) -> None:
    """Zoe, who is in both servers, votes and looks where she pressed something first, whatever she tries elsewhere."""
    first, _ = await start(server, cafe)
    one, two = sides(server, cafe, first)
    await two.press("zoe", "My cards")
    for refused in (
        await one.press("zoe", "My cards"),
        await one.command("zoe", "table hand"),
        await take(one, "zoe", "wbk"),
    ):
        assert "for another server" in private(refused)
    assert "Take" not in labels(answered(await one.press("zoe", "Take", await one.newest())))
    assert await server.facet.tables.store.of(Votes).at(first.id) == []
    forge = f"facet:b:{Press(first.id, first.number, 'play', 'take:wbk')}"
    answer = await one.person("zoe").forge(await one.newest(), forge)
    assert "for another server" in private(answer)
    assert await server.facet.tables.store.of(Votes).at(first.id) == []
    await take(one, "bo", "wbk")
    await decide(server, days)
    assert "Your vote" in private(await take(two, "zoe", "gbr"))


async def test_forgetting_oneself_does_not_change_sides(server: Server, cafe: Server) -> None:
    """`/my data` names the side, and `/my forget` leaves what nobody can read it from."""
    first, _ = await start(server, cafe)
    one, two = sides(server, cafe, first)
    zoes = await two.table()
    await two.press("zoe", "My cards")
    (file,) = answered(await two.command("zoe", "my data")).attachments
    found: dict[str, Any] = json.loads(file.content)
    assert found["vote_sides"] == [str(zoes.id)]
    await two.press("zoe", "Delete my data", answered(await two.command("zoe", "my forget")))
    assert "for another server" in private(await one.press("zoe", "My cards"))
    rows = await server.facet.tables.store.engine.rows("SELECT * FROM vote_sides")
    assert not any(str(server.person("zoe").id) in str(tuple(row)) for row in rows)


async def test_at_once_in_both_servers_is_one_side(server: Server, cafe: Server) -> None:
    """Two presses at the same instant look into one seat."""
    first, _ = await start(server, cafe)
    boards = [await it.newest() for it in (server, cafe)]
    answers = await asyncio.gather(
        server.press("zoe", "My cards", boards[0]), cafe.press("zoe", "My cards", boards[1])
    )
    assert sum("for another server" in private(it) for it in answers) == 1
    assert first.elsewhere


async def test_a_code_works_once(server: Server, cafe: Server) -> None:
    """Two who confirm at the same instant begin one game, and the code is gone then."""
    third = Server(server.discord, server.discord.add_guild("A third", []), server.path)
    code = await code_of(server)
    await cafe.command("kim", "table against", code=code)
    await third.command("max", "table against", code=f" {code.lower().replace('-', ' ')}")
    answers = await asyncio.gather(
        cafe.press("kim", "Play against them"), third.press("max", "Play against them")
    )
    await rest(server)
    hidden = [it for it in answers if it.response and it.response.ephemeral]
    assert sum("doesn’t work" in private(it) for it in hidden) == 1
    assert len([*cafe.seen(), *third.seen()]) == 1
    assert "doesn’t work" in private(await cafe.command("kim", "table against", code=code))


async def test_a_new_code_replaces_the_last_one(server: Server, cafe: Server) -> None:
    """Whoever has the old one reads that it doesn't work; the same holds once the lobby is closed."""
    old = await code_of(server)
    await server.press("ada", "Let everybody play")
    new = shown_code(await server.press("ada", "Invite another server"))
    assert "doesn’t work" in private(await cafe.command("kim", "table against", code=old))
    await cafe.command("kim", "table against", code=new)
    await server.command("ada", "table end")
    await server.press("ada", "Yes")
    assert "doesn’t work" in private(await cafe.press("kim", "Play against them"))
    assert "doesn’t work" in private(await cafe.command("kim", "table against", code=new))


async def test_a_lobby_that_fills_or_begins_takes_no_other_channel(
    server: Server, cafe: Server
) -> None:
    """The code doesn't work while another person is there, nor after the start."""
    code = await code_of(server)
    await server.command("bo", "table join")
    assert "doesn’t work" in private(await cafe.command("kim", "table against", code=code))
    await server.command("bo", "table leave")
    await server.press("ada", "Let everybody play")
    await server.press("ada", "Start with everybody")
    assert "doesn’t work" in private(await cafe.command("kim", "table against", code=code))


async def test_where_a_code_is_refused(server: Server, cafe: Server) -> None:
    """In its own server, where one can't write, and for a code that was made up."""
    code = await code_of(server)
    side = server.add_channel("side")
    here = await server.person("bo").slash(side, "table against", code=code)
    assert "from your own server" in private(here)
    made_up = await cafe.command("kim", "table against", code="A" * CODE_LENGTH)
    assert "doesn’t work" in private(made_up)
    cafe.deny(cafe.channel, Permission.SEND_MESSAGES)
    assert "can’t write" in private(await cafe.command("kim", "table against", code=code))
    assert (await server.table()).stage == "lobby"


async def test_a_channel_with_a_table_keeps_the_code(server: Server, cafe: Server) -> None:
    """Nothing begins there, and the code works once the table is closed."""
    code = await code_of(server)
    await cafe.command("kim", "splendor new")
    assert (await cafe.table()).link() in private(await join(cafe, code))
    assert (await server.table()).stage == "lobby"
    lost = "SELECT count(*) FROM polls WHERE table_id NOT IN (SELECT id FROM tables)"
    assert await server.facet.tables.store.engine.count(lost) == 0
    await cafe.command("kim", "table end")
    await cafe.press("kim", "Yes")
    await join(cafe, code)
    await rest(server)
    assert (await server.table()).stage == (await cafe.table()).stage == "playing"


async def test_a_code_that_is_given_back_leaves_a_newer_one_alone(
    server: Server, cafe: Server
) -> None:
    """Whoever could not begin a game with it doesn't undo that the host has asked for another."""
    kept = server.facet.tables.store.of(Sides)
    old = await code_of(server)
    invitation = await kept.invited(old.replace("-", ""))
    assert invitation is not None
    assert await kept.take(invitation.code)
    await kept.give_back(invitation)
    assert await kept.invited(invitation.code) == invitation
    assert await kept.take(invitation.code)
    await server.press("ada", "Let everybody play")
    new = shown_code(await server.press("ada", "Invite another server"))
    await kept.give_back(invitation)
    assert "doesn’t work" in private(await cafe.command("kim", "table against", code=old))
    assert "Play against them" in labels(
        answered(await cafe.command("kim", "table against", code=new))
    )


async def test_a_code_is_for_a_channel_of_a_server(server: Server) -> None:
    """In a direct message it says so, and the code still works."""
    code = await code_of(server)
    await server.command("bo", "tutorial", game="splendor")
    told = private(await server.command("bo", "table against", server.direct("bo"), code=code))
    assert "only in a server" in told
    assert await server.facet.tables.store.of(Sides).invited(code.replace("-", ""))


async def test_no_log_has_the_code(
    server: Server, cafe: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither when it is asked for and used, nor when something fails with it."""
    caplog.set_level(0)
    code = await code_of(server)
    await cafe.command("kim", "table against", code=code)
    with caplog.at_level(0):
        server.fail("POST", "/channels/*/messages", 500)
        await cafe.press("kim", "Play against them")
        await rest(server)
    assert caplog.text
    for written in (code, code.replace("-", "")):
        assert written not in caplog.text


async def test_where_tables_stand_in_threads_so_does_this_one(
    server: Server, cafe: Server, days: Days
) -> None:
    """The game of a server that wants threads has one of its own, with the name of the game."""
    await choose(cafe, "max", stand="thread")
    await join(cafe, await code_of(server))
    await rest(server)
    thread = cafe.thread()
    here, there = await server.table(), await cafe.table(thread)
    assert same(here, there)
    first = here if here.asked == here.everybody else there
    side, channel = (server, server.channel) if first is here else (cafe, thread)
    await side.command("bo", "splendor take", channel, gems="wbk")
    await decide(server, days)
    assert "takes white, blue, black" in text(await cafe.newest(thread))
    assert "takes white, blue, black" in text(await server.newest())


async def test_a_side_that_sleeps_catches_up_when_it_wakes(
    server: Server, cafe: Server, days: Days
) -> None:
    """Nothing is lost of what the other side did meanwhile, and the game goes on."""
    first, second = await start(server, cafe)
    one, two = sides(server, cafe, first)
    await server.facet.tables.change(second.id, absence.fall_asleep)
    await take(one, "bo", "wbk")
    await decide(server, days)
    assert (await two.table()).log == ()
    board = await two.newest()
    await two.command("lou", "table wake")
    await rest(server)
    assert same(*(await tables(server, cafe)))
    assert (await two.newest()).id != board.id
    await take(two, "lou", "gbr")
    await decide(server, days)
    assert len((await one.table()).log) == 2


async def test_no_other_way_leads_to_a_secret_of_the_other_side(
    server: Server, cafe: Server, days: Days
) -> None:
    """Neither what is offered while one types, nor the replay, nor what has happened, nor a menu tells of it."""
    first, _ = await start(server, cafe)
    one, two = sides(server, cafe, first)
    await one.command("bo", "splendor reserve", card="deck3")
    await decide(server, days)
    hidden = await hidden_card(one)
    for name in ("lou", "zoe"):
        if name == "zoe":
            await one.press("zoe", "My cards")  # she is of the first side, and looks at the other's
        for told in (
            await two.menu(name, "What happened?", await two.newest()),
            await two.command(name, "table show"),
            await two.command(name, "table replay"),
        ):
            assert hidden not in f"{text(answered(told))} {alt(answered(told))}"
        for command in ("splendor buy", "splendor reserve"):
            offered = await two.person(name).autocomplete(two.channel, command, "card", "3")
            assert hidden not in str(offered)
        assert not any(hidden in f"{text(it)} {alt(it)}" for it in two.seen(name))


async def test_only_the_host_gets_a_code(server: Server) -> None:
    """Nobody else can ask for one, and no lobby has one that another channel can't join."""
    await code_of(server)
    lobby = await server.newest()
    pressed = f"facet:b:{Press((await server.table()).id, 0, 'vote-invite', '3600:3')}"
    assert "Only the host" in private(await server.person("bo").forge(lobby, pressed))


async def test_no_code_for_a_sealed_deal(server: Server) -> None:
    """It says what such a lobby needs."""
    await server.command("ada", "splendor new", deal="sealed")
    await server.add_computer("ada", "easy", await server.newest())
    await server.press("ada", "Let everybody play")
    assert "open deal" in private(await server.press("ada", "Invite another server"))


async def test_who_considers_a_code_reads_no_channel(server: Server, cafe: Server) -> None:
    """The server and the game are named, before anything begins, and nothing leads to the other channel."""
    code = await code_of(server)
    await cafe.command("kim", "table against", code=code)
    panel = next(cafe.seen("kim"))
    assert server.guild.name in text(panel)
    assert "Splendor" in text(panel)
    await cafe.press("kim", "Play against them")
    await rest(server)
    for mine, other in ((server, cafe), (cafe, server)):
        for name in ("ada", "kim", None):
            for seen in mine.seen(name if name in mine.people else None):
                assert str(other.channel.id) not in text(seen)
                assert str(other.id) not in text(seen)


async def test_calling_it_off_ends_both(server: Server, cafe: Server) -> None:
    """Either host can, and nobody else: the other side's board says so, too."""
    await start(server, cafe)
    assert "can call the game off" in private(await cafe.command("lou", "table end"))
    await cafe.command("kim", "table end")
    await cafe.press("kim", "Yes")
    await rest(server)
    assert (await server.table()).stage == (await cafe.table()).stage == "called-off"
    assert "**The Café** called the game off" in text(await server.newest())
    assert "**kim** called the game off" in text(await cafe.newest())


async def test_a_channel_that_is_deleted_ends_both(
    server: Server, cafe: Server, days: Days
) -> None:
    """The game of the other channel is called off as soon as the bot learns of it."""
    first, _ = await start(server, cafe)
    one, two = sides(server, cafe, first)
    two.remove_channel(two.channel)
    await take(one, "bo", "wbk")
    await decide(server, days)
    assert (await one.table()).stage == "called-off"


async def test_a_whole_game_ends_in_both(server: Server, cafe: Server, days: Days) -> None:
    """Both boards show the same standings, nothing is rated, and nothing is left of the votes."""
    await start(server, cafe)
    for _ in range(400):
        first, _ = await tables(server, cafe)
        if first.over:
            break
        one, _ = sides(server, cafe, first)
        decision = first.position.decision
        assert decision is not None
        buys = [it for it in decision.moves if str(it).startswith("buy")]
        move = str((buys or [*decision.moves])[0])
        forge = f"facet:b:{Press(first.id, first.number, 'play', move)}"
        await one.person("bo" if one is server else "lou").forge(await one.newest(), forge)
        await decide(server, days)
    first, second = await tables(server, cafe)
    assert first.stage == "finished"
    assert same(first, second)
    assert first.places() == second.places()
    for it in (server, cafe):
        assert "Rematch" not in labels(await it.newest())
    store = server.facet.tables.store
    await store.of(Sides).tidy()
    for table in ("votes", "vote_sides", "vote_invitations"):
        query = f"SELECT count(*) FROM {table} WHERE table_id IN ($1, $2)"  # noqa: S608
        assert await store.engine.count(query, first.id, second.id) == 0
    query = "SELECT DISTINCT user_id, rated FROM results WHERE table_id = $1"
    assert {tuple(it) for it in await store.engine.rows(query, first.id)} == {(None, 0)}


@pytest.mark.alone
async def test_a_bot_that_dies_before_the_other_table_follows(server: Server, cafe: Server) -> None:
    """The next one brings both to the same position, and shows it in both channels."""
    first, _ = await start(server, cafe)
    one, two = sides(server, cafe, first)
    moves = ["take:wbk"]
    await server.facet.tables.store.engine.write(
        "INSERT INTO moves (table_id, number, seat, move, made_at) VALUES ($1, 0, $2, $3, $4)",
        first.id,
        first.everybody,
        moves[0],
        server.facet.tables.store.clock(),
    )
    server.facet.tables.forget()
    await server.restart()
    await rest(server)
    assert same(*(await tables(server, cafe)))
    assert [it.move for it in (await two.table()).log] == moves
    assert "takes white, blue, black" in text(await two.newest())
    assert one is not two


@pytest.mark.alone
async def test_a_bot_that_dies_while_the_game_begins(
    server: Server, cafe: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that was opened with a code begins in the lobby, too, after the next start."""
    code = await code_of(server)
    twins = server.facet.parts.of(Twins)
    monkeypatch.setattr(twins, "settle_soon", lambda _: None)  # as if it died there
    await join(cafe, code)
    assert (await server.table()).stage == "lobby"
    await server.restart()
    await rest(server)
    assert same(await server.table(), await cafe.table())
    assert (await server.table()).stage == "playing"


async def test_a_lobby_that_changes_meanwhile_takes_nobody(
    server: Server, cafe: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If somebody joins it at that moment, the other channel's game is called off."""
    code = await code_of(server)
    twins = server.facet.parts.of(Twins)
    later: list[int] = []
    monkeypatch.setattr(twins, "settle_soon", later.append)
    await join(cafe, code)
    await server.command("bo", "table join")
    await twins.settle_table(later[0])
    await rest(server)
    assert (await server.table()).stage == "lobby"
    assert (await cafe.table()).stage == "called-off"


async def test_a_twin_follows_once_however_often_it_looks(server: Server, cafe: Server) -> None:
    """Several that bring them together at once, as two processes might, copy each move once."""
    first, second = await start(server, cafe)
    twins, other = server.facet.parts.of(Twins), Twins(server.facet)
    number, rng = first.number, server.facet.tables.rng
    voted = partial(changes.voted, number=number, moves=["take:wbk"], rng=rng)
    await server.facet.tables.change(first.id, voted)
    await asyncio.gather(*(it.settle_table(first.id) for it in (twins, other, twins)))
    await rest(server)
    assert same(*(await tables(server, cafe)))
    found = await server.facet.tables.get(second.id)
    assert [it.move for it in found.log] == ["take:wbk"]


async def test_a_table_that_is_deleted_at_once_ends_both(
    server: Server, cafe: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the other table follows only afterwards, as when the database fails at that moment."""
    await start(server, cafe)
    twins = server.facet.parts.of(Twins)
    later: list[int] = []
    monkeypatch.setattr(twins, "settle_soon", later.append)
    gone = await server.table()
    await server.facet.tables.change(gone.id, privacy.call_off)
    await server.facet.tables.store.expiry.delete_tables([gone.id])
    server.facet.tables.forget()
    await asyncio.gather(*map(twins.settle_table, later))
    await rest(server)
    assert (await cafe.table()).stage == "called-off"


async def test_a_lobby_begins_once_however_often_it_looks(
    server: Server, cafe: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several that begin the game in the lobby at once, as two processes might, call nothing off; both vote on the same terms."""
    code = await code_of(server)
    twins = server.facet.parts.of(Twins)
    later: list[int] = []
    monkeypatch.setattr(twins, "settle_soon", later.append)
    await join(cafe, code)
    await asyncio.gather(*(twins.settle_table(later[0]) for _ in range(3)))
    await rest(server)
    here, there = await server.table(), await cafe.table()
    assert same(here, there)
    assert here.stage == "playing"
    one, two = [await server.facet.tables.store.of(Votes).poll(it.id) for it in (here, there)]
    assert one
    assert two
    assert (one.seconds, one.enough) == (two.seconds, two.enough)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_channel_reads_its_own_language(
    server: Server, cafe: Server, language: str
) -> None:
    """The server that joins has its boards in its language, the other one stays as it is."""
    cafe.speak(language)
    code, words = await code_of(server), words_in(language)
    await cafe.command("kim", "table against", code=code)
    await cafe.press("kim", words("button-vote-accept"))
    await rest(server)
    assert words("vote-everybody") in (await cafe.table()).names
    assert "Everybody" in (await server.table()).names
