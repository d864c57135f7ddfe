"""What Discord refuses, and with which code: nothing wrong gets past the stand-in either."""

import io
import json
from typing import Any

import aiohttp
import pytest

from bot.playground.server.stand_in import StandIn

V2 = 1 << 15
Json = dict[str, Any]


def row(*components: Json) -> Json:
    """Return an action row."""
    return {"type": 1, "components": list(components)}


def button(custom_id: str = "a", label: str = "A", **more: object) -> Json:
    """Return a button."""
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id, **more}


def text(content: str = "words") -> Json:
    """Return a text."""
    return {"type": 10, "content": content}


def select(count: int = 1, **more: object) -> Json:
    """Return a select with so many options."""
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def v2(*components: Json) -> Json:
    """Return a message of components."""
    return {"flags": V2, "components": list(components)}


def channel(stand_in: StandIn, name: str = "games") -> str:
    """Return a channel's id."""
    return next(c.id for c in stand_in.world.channels.values() if c.name == name)


def codes(errors: Json, path: str = "") -> dict[str, str]:
    """Flatten nested errors: where, and which code."""
    found: dict[str, str] = {}
    for key, value in errors.items():
        if key == "_errors":
            found[path] = value[0]["code"]
        else:
            found |= codes(value, f"{path}.{key}".lstrip("."))
    return found


DUPLICATED = "COMPONENT_CUSTOM_ID_DUPLICATED"
LENGTH, MOST, REQUIRED = "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_REQUIRED"
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
MEDIUM = {"media": {"url": "https://example.com/a.png"}}

WRONG = {
    "more than 40 components": (
        v2(*(text() for _ in range(41))),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "nested ones count too": (
        v2(*({"type": 17, "components": [text()] * 4} for _ in range(9))),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "over 4,000 characters in all": (
        v2(text("x" * 2500), text("y" * 1501)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "the same custom id twice": (
        v2(row(button()), row(button())),
        "components.1.components.0.custom_id",
        DUPLICATED,
    ),
    "no V2 flag": ({"components": [text()]}, "components.0", "UNION_TYPE_CHOICES"),
    "content beside V2": ({**v2(text()), "content": "no"}, "content", LEGACY),
    "a long label": (v2(row(button(label="x" * 81))), "components.0.components.0.label", MOST),
    "a long custom id": (
        v2(row(button("x" * 101))),
        "components.0.components.0.custom_id",
        LENGTH,
    ),
    "a button without an id": (
        v2(row({"type": 2, "style": 1, "label": "A"})),
        "components.0.components.0",
        "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
    ),
    "a button without words": (
        v2(row(button(label=""))),
        "components.0.components.0",
        "BUTTON_COMPONENT_INVALID_LABEL_OR_EMOJI",
    ),
    "an unknown emoji": (
        v2(row(button(emoji={"id": "1", "name": "gem"}))),
        "components.0.components.0.emoji.id",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "six buttons in a row": (
        v2(row(*(button(str(n)) for n in range(6)))),
        "components.0.components",
        LENGTH,
    ),
    "a select beside a button": (
        v2(row(button(), select())),
        "components.0.components.1",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "26 options": (v2(row(select(26))), "components.0.components.0.options", LENGTH),
    "a long placeholder": (
        v2(row(select(placeholder="x" * 151))),
        "components.0.components.0.placeholder",
        MOST,
    ),
    "long alt text": (
        v2({"type": 12, "items": [{**MEDIUM, "description": "x" * 1025}]}),
        "components.0.items.0.description",
        LENGTH,
    ),
    "eleven pictures": (v2({"type": 12, "items": [MEDIUM] * 11}), "components.0.items", LENGTH),
    "a picture that did not come": (
        v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "a container in a container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components.0.components.0",
        "UNION_TYPE_CHOICES",
    ),
    "an empty text": (v2(text("")), "components.0.content", LENGTH),
    "long content": ({"content": "x" * 2001}, "content", MOST),
    "odd mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["people"]}},
        "allowed_mentions.parse.0",
        "BASE_TYPE_CHOICES",
    ),
    "a reply to nothing": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
    ),
}


@pytest.mark.parametrize(("body", "where", "code"), WRONG.values(), ids=WRONG)
async def test_50035_with_its_nested_errors(
    rest: aiohttp.ClientSession, stand_in: StandIn, body: Json, where: str, code: str
) -> None:
    """Each with the place of the mistake."""
    async with rest.post(f"channels/{channel(stand_in)}/messages", json=body) as response:
        told = await response.json()
        assert (response.status, told["code"]) == (400, 50035)
        assert codes(told["errors"]).get(where) == code
    assert not stand_in.world.history(channel(stand_in))


async def test_what_is_good_is_echoed_with_ids(
    rest: aiohttp.ClientSession, stand_in: StandIn
) -> None:
    """Numbers are given in order, around those that were asked for."""
    body = v2({"type": 17, "id": 2, "components": [text(), row(button(), button("b"))]}, text())
    async with rest.post(f"channels/{channel(stand_in)}/messages", json=body) as response:
        container, last = (await response.json())["components"]
        assert response.headers["Content-Type"] == "application/json"
    assert (container["id"], container["accent_color"], last["id"]) == (2, None, 6)
    assert [part["id"] for part in container["components"]] == [1, 3]
    assert [part["id"] for part in container["components"][1]["components"]] == [4, 5]


async def test_many_bytes_of_cjk_break_discord(
    rest: aiohttp.ClientSession, stand_in: StandIn
) -> None:
    """3,400 Japanese characters are fewer than 4,000, and yet Discord answers with a 500."""
    body = v2(text("宝" * 3400))
    async with rest.post(f"channels/{channel(stand_in)}/messages", json=body) as response:
        assert response.status == 500


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("POST", "channels/1/messages", {"content": "x"}, 404, 10003),
        ("POST", "channels/{c}/messages", {}, 400, 50006),
        ("GET", "channels/{c}/messages/1", None, 404, 10008),
        ("PATCH", "channels/{c}/messages/1", {"content": "x"}, 404, 10008),
        ("DELETE", "channels/{c}/messages/1", None, 404, 10008),
        ("POST", "interactions/1/no/callback", {"type": 6}, 404, 10062),
        ("POST", "webhooks/{a}/no", {"content": "x"}, 404, 10015),
        ("GET", "applications/{a}/commands/1", None, 404, 10063),
        ("GET", "applications/{a}/emojis/1", None, 404, 10014),
        ("GET", "applications/1/commands", None, 403, 20012),
    ],
)
async def test_what_is_not_there(  # noqa: PLR0917 - a table of cases
    rest: aiohttp.ClientSession,
    stand_in: StandIn,
    method: str,
    path: str,
    body: Json | None,
    status: int,
    code: int,
) -> None:
    """Unknown things have codes of their own."""
    path = path.format(c=channel(stand_in), a=stand_in.world.bot_id)
    async with rest.request(method, path, json=body) as response:
        assert (response.status, (await response.json())["code"]) == (status, code)


def form(body: Json, *files: bytes) -> aiohttp.FormData:
    """Return a body with files."""
    data = aiohttp.FormData(quote_fields=False)
    data.add_field("payload_json", json.dumps(body))
    for n, content in enumerate(files):
        data.add_field(f"files[{n}]", io.BytesIO(content), filename=f"{n}.bin")
    return data


@pytest.mark.parametrize(
    ("files", "status", "code"),
    [([b"x" * (10 * 1024 * 1024 + 1)], 413, 40005), ([b"x"] * 11, 400, 30015)],
    ids=["too large", "too many"],
)
async def test_files(
    rest: aiohttp.ClientSession, stand_in: StandIn, files: list[bytes], status: int, code: int
) -> None:
    """Ten files of ten MiB and no more."""
    path = f"channels/{channel(stand_in)}/messages"
    async with rest.post(path, data=form({}, *files)) as response:
        assert (response.status, (await response.json())["code"]) == (status, code)


async def test_an_edit_keeps_lists_and_drops_files(
    rest: aiohttp.ClientSession, stand_in: StandIn, client: aiohttp.ClientSession
) -> None:
    """Files that are not listed go; the V2 flag cannot be taken back."""
    path = f"channels/{channel(stand_in)}/messages"
    async with rest.post(path, data=form({"content": "x"}, b"one", b"two")) as response:
        message = await response.json()
    kept, gone = message["attachments"]
    body = {"attachments": [{"id": int(kept["id"])}]}
    async with rest.patch(f"{path}/{message['id']}", json=body) as response:
        assert [a["id"] for a in (await response.json())["attachments"]] == [kept["id"]]
    async with client.get(gone["url"]) as response:
        assert response.status == 404
    async with rest.patch(f"{path}/{message['id']}", json=v2(text()) | {"content": None}) as r:
        assert r.status == 200
    async with rest.patch(f"{path}/{message['id']}", json={"flags": 0}) as response:
        errors = (await response.json())["errors"]
        assert codes(errors) == {"flags": "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG"}


async def test_the_same_nonce_posts_once(rest: aiohttp.ClientSession, stand_in: StandIn) -> None:
    """With enforce_nonce the second try gets the first message."""
    body = {"content": "x", "nonce": "7", "enforce_nonce": True}
    seen = []
    for _ in range(2):
        async with rest.post(f"channels/{channel(stand_in)}/messages", json=body) as response:
            seen.append((await response.json())["id"])
    assert seen[0] == seen[1]
    assert len(stand_in.world.history(channel(stand_in))) == 1


@pytest.mark.parametrize(
    ("command", "where", "code"),
    [
        ({"name": "Loud", "description": "x"}, "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
        ({"name": "a", "description": "x" * 101}, "0.description", LENGTH),
        ({"name": "a"}, "0.description", REQUIRED),
        (
            {
                "name": "a",
                "description": "x",
                "options": [{"type": 3, "name": str(n), "description": "x"} for n in range(26)],
            },
            "0.options",
            MOST,
        ),
    ],
)
async def test_commands(
    rest: aiohttp.ClientSession, stand_in: StandIn, command: Json, where: str, code: str
) -> None:
    """A wrong command is refused when it is registered."""
    path = f"applications/{stand_in.world.bot_id}/commands"
    async with rest.put(path, json=[command]) as response:
        assert codes((await response.json())["errors"]).get(where) == code


async def test_an_edit_finds_the_files_that_it_names(
    rest: aiohttp.ClientSession, stand_in: StandIn
) -> None:
    """A component's file must be among the attachments of the same request, or come with it."""
    path = f"channels/{channel(stand_in)}/messages"
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://0.bin"}}]}
    async with rest.post(path, data=form(v2(gallery), b"one")) as response:
        message = await response.json()
    assert message["attachments"] == []
    shown = message["components"][0]["items"][0]["media"]
    for names, status in (
        ({}, 400),
        ({"attachments": []}, 400),
        ({"attachments": [{"id": shown["attachment_id"], "filename": "0.bin"}]}, 200),
    ):
        body: Json = v2(gallery) | names
        async with rest.patch(f"{path}/{message['id']}", json=body) as response:
            assert response.status == status
            if status == 400:
                assert "REFERENCED_ATTACHMENT_NOT_FOUND" in str(await response.json())


async def test_a_notification_has_the_text_of_a_new_message(
    rest: aiohttp.ClientSession, stand_in: StandIn
) -> None:
    """With Components V2 it has none; whoever is mentioned by an edit gets no notification."""
    path, person = f"channels/{channel(stand_in)}/messages", stand_in.person("robin").id
    called = f"<@{person}>: your turn"
    pushes = []
    for body in ({"content": called}, v2(text(called)), {"content": "nobody"}):
        async with rest.post(path, json=body) as response:
            message = await response.json()
        pushes.append(stand_in.world.message(channel(stand_in), message["id"]).push)
    async with rest.patch(f"{path}/{message['id']}", json={"content": called}) as response:
        assert response.status == 200
    pushes.append(stand_in.world.message(channel(stand_in), message["id"]).push)
    assert pushes == [called, "", None, None]
