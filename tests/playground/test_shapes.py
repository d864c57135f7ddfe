"""What the stand-in answers has the shapes of Discord's own description of its API."""

import json
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from bot.features.scheduled_events.screen import Announcement
from bot.playground.server.stand_in import StandIn
from tests.playground.api import Api
from tests.playground.people import Person

WHERE = os.environ.get("DISCORD_OPENAPI", "")
pytestmark = pytest.mark.skipif(
    not WHERE, reason="DISCORD_OPENAPI names no description of Discord's API"
)


@pytest.fixture(scope="module")
def schemas() -> Registry[Any]:
    """Read the description."""
    described = Resource.from_contents(
        json.loads(Path(WHERE).read_text("utf-8")),
        default_specification=DRAFT202012,
    )
    registry: Registry[Any] = Registry().with_resource("urn:discord", described)
    return registry


def problems(schemas: Registry[Any], name: str, value: object) -> list[str]:
    """Return what is wrong with a value."""
    schema = {"$ref": f"urn:discord#/components/schemas/{name}"}
    found = Draft202012Validator(schema, registry=schemas).iter_errors(value)
    return [f"{list(error.absolute_path)}: {error.message[:300]}" for error in found]


@pytest.mark.usefixtures("bot")
async def test_answers(schemas: Registry[Any], stand_in: StandIn, api: Api, robin: Person) -> None:
    """Messages, channels, commands, emojis, the bot itself."""
    await robin.command("splendor new")
    message = await robin.sees_control("step:0")
    app, games = stand_in.world.bot_id, message["channel_id"]
    thread = next(c.id for c in stand_in.world.channels.values() if c.parent_id)
    command, emoji = stand_in.world.commands[0]["id"], next(iter(stand_in.world.emojis))
    asked = {
        f"channels/{games}/messages/{message['id']}": "MessageResponse",
        f"channels/{games}": "GuildChannelResponse",
        f"channels/{thread}": "ThreadResponse",
        f"applications/{app}/commands/{command}": "ApplicationCommandResponse",
        f"applications/{app}/emojis/{emoji}": "EmojiResponse",
        "users/@me": "UserPIIResponse",
        "gateway/bot": "GatewayBotResponse",
    }
    wrong = {}
    for path, name in asked.items():
        response = await api.get(path)
        assert response.status == 200
        if found := problems(schemas, name, response.body):
            wrong[name] = found
    assert wrong == {}


@pytest.mark.usefixtures("bot")
async def test_commands_of_menus(
    schemas: Registry[Any], stand_in: StandIn, api: Api, robin: Person
) -> None:
    """How they are registered and listed, the message that is sent with one, and what answers it."""
    path = f"applications/{stand_in.world.bot_id}/commands"
    menus = [it for it in (await api.get(path)).body if it["type"] != 1]
    said = await robin.do("say", content="hello")
    stand_in.recorder.clear()
    robin_id = stand_in.person("robin").id
    for wanted in (
        {"command": "Quote", "message": said["message"]},
        {"command": "Greet them", "person": robin_id},
    ):
        await robin.do("menu", **wanted)
    answers = [await robin.sees_text("robin: hello"), await robin.sees_text("Greetings")]
    message = stand_in.payloads.message(
        stand_in.world.message(await robin.channel_id(), said["message"])
    )
    shaped = [
        *(("ApplicationCommandResponse", it) for it in menus),
        *(("MessageResponse", {k: v for k, v in it.items() if k != "push"}) for it in answers),
        ("MessageResponse", message),
    ]
    assert len(menus) == 2
    assert [found for name, it in shaped for found in problems(schemas, name, it)] == []


async def test_scheduled_events(schemas: Registry[Any], stand_in: StandIn, api: Api) -> None:
    """What the bot sends of an event, and how it is answered and listed."""
    home, now = stand_in.world.home, datetime.fromtimestamp(stand_in.now(), UTC)
    starts, ends = now + timedelta(hours=1), now + timedelta(hours=3)
    sent = Announcement(int(home.id), 7, "Splendor", "A game.", starts, ends).payload()
    assert problems(schemas, "ExternalScheduledEventCreateRequest", sent) == []
    path = f"guilds/{home.id}/scheduled-events"
    made = (await api.post(path, sent)).body
    begun = {"status": 2}
    assert problems(schemas, "ExternalScheduledEventPatchRequestPartial", begun) == []
    changed = (await api.patch(f"{path}/{made['id']}", begun)).body
    (listed,) = (await api.get(path)).body
    for answer in (made, changed, listed):
        assert problems(schemas, "ExternalScheduledEventResponse", answer) == []
    assert [it["status"] for it in (made, changed, listed)] == [1, 2, 2]


@pytest.mark.parametrize(
    ("changes", "refused"),
    [
        ({"scheduled_start_time": "2020-01-01T00:00:00+00:00"}, "scheduled_start_time"),
        ({"scheduled_end_time": None}, "scheduled_end_time"),
        ({"entity_metadata": {"location": ""}}, "entity_metadata"),
        ({"name": "x" * 101}, "name"),
        ({"description": "x" * 1001}, "description"),
        ({"entity_type": 2}, "entity_type"),
    ],
)
async def test_events_that_cannot_be(
    stand_in: StandIn, api: Api, changes: dict[str, object], refused: str
) -> None:
    """Discord refuses a past start, no end, no place, and texts that are too long."""
    home, now = stand_in.world.home, datetime.fromtimestamp(stand_in.now(), UTC)
    starts, ends = now + timedelta(hours=1), now + timedelta(hours=3)
    sent = Announcement(int(home.id), 7, "Splendor", "A game.", starts, ends).payload() | changes
    answer = await api.post(f"guilds/{home.id}/scheduled-events", sent)
    assert answer.status == 400
    assert list(answer.body["errors"]) == [refused]
