"""Kinds of channels and threads: what is told of them, who sees them, what can be done there."""

from dataclasses import replace

import aiohttp
import pytest

from bot.playground.discord.checks import modals
from bot.playground.discord.errors import Refusal
from bot.playground.discord.permissions import Permission, of_app
from bot.playground.discord.world import FORUM, NEWS, VOICE, Channel, Message
from bot.playground.server.stand_in import StandIn
from tests.playground.api import Api
from tests.playground.people import Json, Person


@pytest.fixture
def thread(api: Api) -> Channel:
    """Return a thread that somebody else opened."""
    return api.stand_in.add_channel("thread", api.channel().id)


async def test_what_is_told_of_a_channel(stand_in: StandIn) -> None:
    """All there is to know, or what was ever documented of partial channels."""
    robin, payloads = stand_in.person("robin"), stand_in.payloads
    news = stand_in.add_channel("news", None, kind=NEWS)
    for channel, kind in (
        (stand_in.add_channel("voice", None, kind=VOICE), 2),
        (stand_in.add_channel("announced", news.id), 10),
    ):
        whole, bare = payloads.channel(channel, robin), payloads.bare_channel(channel, robin)
        assert whole["type"] == bare["type"] == kind
        assert {"bitrate", "user_limit"} <= set(whole) or "member_count" in whole
        few = {"id", "name", "type", "permissions"}
        above = {"parent_id", "thread_metadata"} if channel.parent_id else set()
        assert set(bare) == few | above


async def test_the_chat_of_a_voice_channel(stand_in: StandIn, api: Api) -> None:
    """The bot has no access without the permission to connect."""
    voice = stand_in.add_channel("voice", None, kind=VOICE)
    path = f"channels/{voice.id}/messages"
    assert (await api.post(path, {"content": "x"})).status == 200
    stand_in.let_bot(voice, 0, Permission.CONNECT)
    for method, body in (("POST", {"content": "x"}), ("GET", None)):
        assert (await api.request(method, path, body)).refusal == (403, 50001)


async def test_a_forum_holds_no_messages(stand_in: StandIn, api: Api) -> None:
    """Its posts do, and they are threads."""
    forum = stand_in.add_channel("forum", None, kind=FORUM)
    assert (await api.post(f"channels/{forum.id}/messages", {"content": "x"})).refusal == (
        400,
        50008,
    )
    post = stand_in.add_channel("post", forum.id)
    assert post.kind == 11
    assert (await api.post(f"channels/{post.id}/messages", {"content": "x"})).status == 200


async def test_messages_without_their_history(stand_in: StandIn, api: Api, thread: Channel) -> None:
    """Without the permission to read it there are none, and a single one is refused."""
    path = f"channels/{thread.id}/messages"
    message = (await api.post(path, {"content": "x"})).body["id"]
    parent = stand_in.world.channel(thread.parent_id or "")
    stand_in.let_bot(parent, 0, Permission.READ_MESSAGE_HISTORY)
    listed = await api.get(path)
    assert (listed.status, listed.body) == (200, [])
    assert (await api.get(f"{path}/{message}")).refusal == (403, 50013)


async def test_an_archived_thread(
    stand_in: StandIn, api: Api, client: aiohttp.ClientSession, thread: Channel
) -> None:
    """Nothing is pressed there until somebody writes, or the bot opens it; not so where it is locked."""
    message = Message(stand_in.new_id(), thread.id, stand_in.world.bot_id)
    button = {"type": 2, "id": 2, "style": 1, "custom_id": "x", "label": "x"}
    message.components = [{"type": 1, "id": 1, "components": [button]}]
    stand_in.announce(message)
    robin, path = Person(client, "robin", "thread"), f"channels/{thread.id}"
    for reopens in ("say", "post", "open"):
        thread.archived = True
        went = await robin.press("x")
        assert (went["status"], went["unfit"]["key"]) == (400, "archived")
        if reopens == "say":
            await robin.do("say", content="x")
        elif reopens == "post":
            await api.post(f"{path}/messages", {"content": "x"})
        else:
            assert (await api.patch(path, {"archived": False})).status == 200
        assert not thread.archived
    thread.archived = thread.locked = True
    assert (await robin.do("say", content="x"))["unfit"]["key"] == "write"
    assert (await api.post(f"{path}/messages", {"content": "x"})).refusal == (400, 50083)
    assert (await api.patch(path, {"archived": False})).refusal == (403, 50013)
    assert thread.archived


async def test_a_list_that_begins_with_a_deleted_channel(
    stand_in: StandIn, api: Api, thread: Channel
) -> None:
    """It is refused."""
    gone = stand_in.add_channel("gone", None)
    picker = {"type": 8, "custom_id": "x", "default_values": [{"id": gone.id, "type": "channel"}]}
    body: Json = {"content": "x", "components": [{"type": 1, "components": [picker]}]}
    path = f"channels/{thread.id}/messages"
    assert (await api.post(path, body)).status == 200
    stand_in.remove_channel(gone)
    assert (await api.post(path, body)).refusal == (400, 50035)


async def test_people_and_roles_are_picked_from_lists(
    stand_in: StandIn, api: Api, client: aiohttp.ClientSession, thread: Channel
) -> None:
    """Discord's client knows them; who or what isn't there is refused, and so is a wrong beginning."""
    picker: Json = {"type": 5, "custom_id": "people", "max_values": 2}
    roles: Json = {"type": 6, "custom_id": "roles", "min_values": 0}
    rows = [{"type": 1, "components": [one]} for one in (picker, roles)]
    path = f"channels/{thread.id}/messages"
    sent = (await api.post(path, {"content": "x", "components": rows})).body
    world = stand_in.world
    robin, role = Person(client, "robin", "thread"), next(reversed(world.home.roles))
    wanted = {"message": sent["id"], "custom_id": "people"}
    assert "unfit" in await robin.do("component", **wanted, values=["1"])
    wanted = {"message": sent["id"], "custom_id": "roles"}
    assert "unfit" in await robin.do("component", **wanted, values=["1"])
    picker["default_values"] = [{"id": role, "type": "user"}]
    assert (await api.post(path, {"content": "x", "components": rows})).refusal == (400, 50035)


async def test_whom_a_mention_of_a_role_notifies(
    stand_in: StandIn, api: Api, thread: Channel
) -> None:
    """Nobody, unless it is allowed and the role may be mentioned, by all or by this bot."""
    home = stand_in.world.home
    role = next(reversed(home.roles.values()))
    parent = stand_in.world.channel(thread.parent_id or "")
    body: Json = {"content": f"<@&{role.id}>", "allowed_mentions": {"parse": []}}

    async def told() -> object:
        sent = await api.post(f"channels/{thread.id}/messages", body)
        return sent.body["mention_roles"]

    assert await told() == []
    body["allowed_mentions"]["roles"] = [role.id]
    assert await told() == []
    home.roles[role.id] = replace(role, mentionable=True)
    assert await told() == [role.id]
    home.roles[role.id] = role
    stand_in.let_bot(parent, Permission.MENTION_EVERYONE, 0)
    assert await told() == [role.id]


def test_a_form_has_at_most_five_parts() -> None:
    """A sixth is refused."""
    texts = [{"type": 10, "content": "x"} for _ in range(6)]
    form = {"custom_id": "x", "title": "x", "components": texts[:5]}
    assert len(modals.check(form, frozenset())["components"]) == 5
    with pytest.raises(Refusal):
        modals.check({**form, "components": texts}, frozenset())


async def test_a_server_with_the_commands_alone(stand_in: StandIn, api: Api) -> None:
    """It owns what is done there, and the bot has no access until it is added."""
    guild = stand_in.add_guild("commands", [stand_in.person("robin")], bot=False)
    guild.commands = True
    channel = stand_in.add_channel("there", None, guild=guild)
    robin = stand_in.person("robin")
    told = stand_in.payloads.interaction(robin, channel, "ja")
    assert told["authorizing_integration_owners"] == {"0": guild.id, "1": robin.id}
    assert (told["guild_locale"], told["guild"]["features"]) == ("en-US", [])
    usual = Permission.ATTACH_FILES | Permission.EMBED_LINKS
    assert of_app(stand_in.world, robin, channel) == usual
    assert (await api.get(f"channels/{channel.id}")).refusal == (403, 50001)
    stand_in.invite_bot(guild)
    assert (await api.get(f"channels/{channel.id}")).status == 200
    assert len((await api.get(f"guilds/{guild.id}/channels")).body) == 1
