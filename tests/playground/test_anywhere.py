"""Direct messages, groups and servers without the bot: what it is told there, and what it may do."""

from dataclasses import dataclass, replace

import aiohttp
import pytest

from bot.playground.discord.interactions import COMMAND, COMPONENT, Interaction
from bot.playground.discord.permissions import USUAL, Permission
from bot.playground.discord.world import EPHEMERAL, Channel, Message, Overwrite, Person, Role
from bot.playground.server.stand_in import StandIn
from tests.playground.api import Api, Response
from tests.playground.browser import Browser
from tests.playground.people import Json
from tests.playground.people import Person as Visitor

EVERYWHERE = {
    "name": "play",
    "description": "Play.",
    "contexts": [0, 1, 2],
    "integration_types": [0, 1],
}


@dataclass
class Places:
    """One of each, and Robin, who has installed the bot; Sam has not."""

    stand_in: StandIn
    api: Api
    robin: Person
    sam: Person
    direct: Channel
    group: Channel
    foreign: Channel

    def named(self, name: str) -> Channel:
        """Return a place by its name."""
        return {"direct": self.direct, "group": self.group, "foreign": self.foreign}[name]

    def begin(self, place: Channel, person: Person | None = None) -> Interaction:
        """Let somebody use a command."""
        data = {"id": "1", "name": "play", "type": 1}
        begin = self.stand_in.interactions.begin
        return begin(COMMAND, person or self.robin, place, data, locale="ja")

    async def answer(self, interaction: Interaction, **data: object) -> Message:
        """Answer as the bot; return the message."""
        body = {"type": 4, "data": {"content": "a board", **data}}
        assert (await self.api.callback(interaction, body)).status == 204
        return self.stand_in.world.message(interaction.channel_id, interaction.original_id or "")

    async def follow_up(self, interaction: Interaction) -> Response:
        """Post one more message by the interaction's webhook."""
        path = f"webhooks/{self.stand_in.world.bot_id}/{interaction.token}"
        return await self.api.post(path, {"content": "one more"})


@pytest.fixture
def places(stand_in: StandIn, api: Api) -> Places:
    """Return the places that a newcomer finds, and take the bot from Sam."""
    world, robin = stand_in.world, stand_in.person("robin")
    sam = replace(stand_in.person("sam"), installed=False)
    world.people[sam.id] = sam
    direct = world.between(robin.id, world.bot_id)
    assert direct is not None
    assert robin.installed
    named = {channel.name: channel for channel in world.channels.values()}
    group, foreign = named["Game night"], named["by-the-window"]
    return Places(stand_in, api, robin, sam, direct, group, foreign)


async def test_what_is_told_of_a_direct_message(places: Places) -> None:
    """No server and no member: a user, who has the bot there, and takes it along as well."""
    world, robin = places.stand_in.world, places.robin
    told = places.stand_in.payloads.interaction(robin, places.direct, "ja")
    assert told["user"]["id"] == robin.id
    assert not {"guild", "guild_id", "guild_locale", "member"} & set(told)
    assert (told["context"], told["channel"]["type"]) == (1, 1)
    assert told["authorizing_integration_owners"] == {"0": "0", "1": robin.id}
    assert int(told["app_permissions"]) & Permission.USE_EXTERNAL_EMOJIS
    assert world.has_bot(places.direct)


async def test_what_is_told_of_a_group(places: Places) -> None:
    """It is a person's alone: the bot is not in it."""
    told = places.stand_in.payloads.interaction(places.robin, places.group, "ja")
    assert "guild_id" not in told
    assert (told["context"], told["channel"]["type"]) == (2, 3)
    assert told["authorizing_integration_owners"] == {"1": places.robin.id}
    assert [one["username"] for one in told["channel"]["recipients"]] == [
        "robin",
        "sam",
        "mika",
    ]
    assert not int(told["app_permissions"]) & Permission.VIEW_CHANNEL


async def test_what_is_told_of_a_server_without_the_bot(places: Places) -> None:
    """The server and the member, and what that one may do; the bot knows nothing else of it."""
    told = places.stand_in.payloads.interaction(places.robin, places.foreign, "ja")
    assert told["guild_id"] == told["guild"]["id"] == places.foreign.guild_id
    assert (told["context"], told["guild_locale"]) == (0, "en-US")
    assert told["authorizing_integration_owners"] == {"1": places.robin.id}
    assert told["member"]["user"]["id"] == places.robin.id
    assert told["app_permissions"] == told["member"]["permissions"] == str(int(USUAL))
    assert (await places.api.get(f"guilds/{told['guild_id']}")).refusal == (404, 10004)


@pytest.mark.parametrize(
    ("name", "status", "code"),
    [("direct", 200, None), ("group", 403, 50001), ("foreign", 403, 50001)],
)
async def test_posting_to_the_channel(
    places: Places, name: str, status: int, code: int | None
) -> None:
    """Only in its own direct messages is the bot in the channel; elsewhere it has no access."""
    path = f"channels/{places.named(name).id}"
    assert (await places.api.post(f"{path}/messages", {"content": "x"})).refusal == (status, code)
    assert (await places.api.get(f"{path}/messages")).status == status
    assert (await places.api.get(path)).status == status


@pytest.mark.parametrize(("name", "most"), [("direct", 7), ("group", 5), ("foreign", 5)])
async def test_so_many_follow_ups(places: Places, name: str, most: int) -> None:
    """Where the bot is not, an interaction posts five messages beside its answer, and no more."""
    places.stand_in.settings = places.stand_in.settings.but(rate_limits=False)
    interaction = places.begin(places.named(name))
    message = await places.answer(interaction)
    assert message.reader_id is None
    for _ in range(most):
        assert (await places.follow_up(interaction)).status == 200
    expected = (200, None) if name == "direct" else (400, 40094)
    assert (await places.follow_up(interaction)).refusal == expected
    path = f"webhooks/{places.stand_in.world.bot_id}/{interaction.token}/messages/{message.id}"
    assert (await places.api.patch(path, {"content": "changed"})).status == 200


async def test_the_bot_writes_to_somebody(places: Places) -> None:
    """There is one direct message with each; who knows the bot from nowhere takes none."""
    world, home = places.stand_in.world, places.stand_in.world.home

    async def write(person: Person) -> tuple[str, int, int | None]:
        opened = await places.api.post("users/@me/channels", {"recipient_id": person.id})
        channel = opened.body["id"]
        posted = await places.api.post(f"channels/{channel}/messages", {"content": "x"})
        return channel, *posted.refusal

    assert await write(places.robin) == (places.direct.id, 200, None)
    theirs = world.between(places.sam.id, world.bot_id)
    assert theirs is not None
    world.channels.pop(theirs.id)  # a new one is opened, once
    (first, *_), (again, *_) = await write(places.sam), await write(places.sam)
    assert first == again != places.direct.id
    del home.members[places.sam.id]
    assert await write(places.sam) == (first, 403, 50007)
    places.stand_in.install(places.sam)
    assert await write(places.sam) == (first, 200, None)
    unknown = await places.api.post("users/@me/channels", {"recipient_id": "1"})
    assert unknown.refusal == (404, 10013)
    assert world.bot_id in world.channels[first].member_ids


@pytest.mark.parametrize("how", ["the server", "the channel"])
async def test_who_may_use_no_foreign_applications(places: Places, how: str) -> None:
    """Every answer they are given is private, whatever the bot asked for."""
    guild = places.stand_in.world.guilds[places.foreign.guild_id or ""]
    if how == "the server":
        everybody = USUAL & ~Permission.USE_EXTERNAL_APPS
        guild.roles[guild.id] = Role(guild.id, "@everyone", everybody)
    else:
        deny = Overwrite(guild.id, is_member=False, deny=Permission.USE_EXTERNAL_APPS)
        places.foreign.overwrites = [deny]
    interaction = places.begin(places.foreign)
    message = await places.answer(interaction)
    assert message.flags & EPHEMERAL
    assert message.reader_id == places.robin.id
    more = await places.follow_up(interaction)
    assert (more.status, more.body["flags"] & EPHEMERAL) == (200, EPHEMERAL)
    assert not places.stand_in.seen(places.sam, places.foreign.id)


async def test_others_press_what_somebody_brought(places: Places) -> None:
    """Sam can, though only Robin has installed the bot; it is told by whose leave it is there."""
    message = await places.answer(places.begin(places.foreign))
    told = places.stand_in.payloads.interaction(places.sam, places.foreign, "ja", message)
    assert told["authorizing_integration_owners"] == {"1": places.robin.id}
    data = {"id": 1, "custom_id": "x", "component_type": 2}
    pressed = places.stand_in.interactions.begin(
        COMPONENT, places.sam, places.foreign, data, locale="ja", message=message
    )
    assert pressed.owners == {"1": places.robin.id}


@pytest.mark.parametrize(
    ("contexts", "kinds", "allowed"),
    [
        ([0, 1, 2], [0, 1], {"direct", "group", "foreign"}),
        ([0, 1, 2], [0], {"direct"}),
        ([0], [0, 1], {"foreign"}),
        (None, [1], {"direct", "group", "foreign"}),
    ],
    ids=["everywhere", "where the bot is", "in servers", "for oneself"],
)
async def test_which_commands_are_offered(
    places: Places,
    client: aiohttp.ClientSession,
    contexts: list[int] | None,
    kinds: list[int],
    allowed: set[str],
) -> None:
    """As the command says where it can be used, and for whom it was installed."""
    command = {**EVERYWHERE, "contexts": contexts, "integration_types": kinds}
    app = places.stand_in.world.bot_id
    assert (
        await places.api.request("PUT", f"applications/{app}/commands", [command])
    ).status == 200
    places.stand_in.settings = places.stand_in.settings.but(ack_seconds=0.01)
    for name in ("direct", "group", "foreign"):
        went = await Visitor(client, "robin", places.named(name).name).command("play")
        assert went["status"] == (200 if name in allowed else 400), name
    went = await Visitor(client, "sam", places.group.name).command("play")
    assert went["status"] == 400  # Sam has not installed it


async def test_nobody_else_reads_what_is_private(
    places: Places, client: aiohttp.ClientSession
) -> None:
    """A direct message is seen by the one it is with, a group by those in it."""
    await places.answer(places.begin(places.direct))
    await places.answer(places.begin(places.group))
    seen = {}
    for name in ("robin", "sam", "xiaomei"):
        messages = (await Visitor(client, name).view())["messages"]
        seen[name] = [len(messages[place.id]) for place in (places.direct, places.group)]
    assert seen == {"robin": [1, 1], "sam": [0, 1], "xiaomei": [0, 0]}


async def test_places_are_made_by_request(client: aiohttp.ClientSession, stand_in: StandIn) -> None:
    """The page's own routes found servers, open private channels and install the bot."""
    stand_in.world.people |= {
        person.id: replace(person, installed=False) for person in stand_in.world.people.values()
    }
    before = len(stand_in.world.guilds), len(stand_in.world.channels)
    asked: list[tuple[str, Json]] = [
        ("guilds", {"name": "Elsewhere", "people": ["robin"], "bot": False}),
        ("private", {"people": ["robin"]}),
        ("private", {"people": ["robin", "sam", "mika"], "name": "us"}),
        ("as/robin/install", {}),
    ]
    for path, body in asked:
        async with client.post(f"/playground/{path}", json=body) as response:
            assert response.status == 200
    async with client.post("/playground/private", json={"people": []}) as response:
        assert response.status == 400
    guilds, channels = stand_in.world.guilds.values(), stand_in.world.channels.values()
    assert [guild.name for guild in guilds][before[0] :] == ["Elsewhere"]
    assert [channel.kind for channel in channels][before[1] :] == [1, 3]
    assert stand_in.person("robin").installed


HEADINGS = "[...document.querySelectorAll('#sidebar .side-title')].map((e) => e.textContent)"


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("en-US", ["Channels", "Direct messages", "Groups", "The Café: without the bot"]),
        ("ja", ["チャンネル", "ダイレクトメッセージ", "グループ", "The Café（ボットなし）"]),
        ("zh-TW", ["頻道", "私人訊息", "群組", "The Café（沒有機器人）"]),
    ],
)
async def test_the_page_offers_each_place(
    stand_in: StandIn, browser: Browser, language: str, headings: list[str]
) -> None:
    """Under a heading of its own, to a visitor who has done nothing yet."""
    tab = await browser.open(f"{stand_in.base}/?as=robin&lang={language}")
    await tab.until("document.querySelector('#welcome h2')")
    assert (await tab.evaluate(HEADINGS))[:4] == headings
    listed = "[...document.querySelectorAll('#sidebar .channel')].map((e) => e.textContent)"
    assert (await tab.evaluate(listed))[-3:] == ["Facet", "Game night", "by-the-window"]


async def test_a_place_is_opened_by_its_name(places: Places, browser: Browser) -> None:
    """A click shows what happened there, and what kind of place it is; its address leads back."""
    await places.answer(places.begin(places.group))
    tab = await browser.open(f"{places.stand_in.base}/?as=robin&lang=en-US")
    await tab.until("document.querySelector('#welcome h2')")
    await tab.click(f"[data-channel='{places.group.id}']")
    await tab.has_text("a board")
    await tab.has_text("Welcome to Game night")
    await tab.has_text("The bot isn’t in this group")
    await tab.click(f"[data-channel='{places.direct.id}']")
    await tab.has_text("Nobody else sees what you write here.")
    assert (await tab.evaluate("document.title")).startswith("Facet ·")
    again = await browser.open(f"{places.stand_in.base}/?as=sam&lang=en-US#Facet")
    await again.until("document.querySelector('#welcome h2')")
    await again.has_text("Nobody else sees what you write here.")
    assert not await again.evaluate("document.querySelector('#log .message')")


async def test_a_place_is_shown_to_those_who_are_there(stand_in: StandIn, browser: Browser) -> None:
    """Who comes later is in the first server, and has the bot; the rest is not theirs."""
    tab = await browser.open(f"{stand_in.base}/?as=somebody&lang=en-US")
    await tab.until("document.querySelector('#welcome h2')")
    headings = await tab.evaluate(HEADINGS)
    assert headings[:3] == ["Channels", "Direct messages", "You"]
