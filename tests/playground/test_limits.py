"""What Discord refuses, and with which code: the stand-in refuses the same."""

import io
import json
from typing import Any

import aiohttp
import pytest

from tests.playground.api import Api

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
FIELD = "APPLICATION_COMMAND_INVALID_FIELD"
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
async def test_50035_with_its_nested_errors(api: Api, body: Json, where: str, code: str) -> None:
    """Error 50035 names the place of each mistake."""
    response = await api.post(api.messages, body)
    assert response.refusal == (400, 50035)
    assert codes(response.body["errors"]).get(where) == code
    assert not api.stand_in.world.history(api.channel().id)


async def test_what_is_good_is_echoed_with_ids(api: Api) -> None:
    """Components get ids in order, around those that the bot chose."""
    body = v2({"type": 17, "id": 2, "components": [text(), row(button(), button("b"))]}, text())
    response = await api.post(api.messages, body)
    container, last = response.body["components"]
    assert response.headers["Content-Type"] == "application/json"
    assert (container["id"], container["accent_color"], last["id"]) == (2, None, 6)
    assert [part["id"] for part in container["components"]] == [1, 3]
    assert [part["id"] for part in container["components"][1]["components"]] == [4, 5]


async def test_many_bytes_of_cjk_break_discord(api: Api) -> None:
    """3,400 Japanese characters are fewer than 4,000, and yet Discord answers with a 500."""
    assert (await api.post(api.messages, v2(text("宝" * 3400)))).status == 500


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
    api: Api, method: str, path: str, body: Json | None, status: int, code: int
) -> None:
    """Each kind of missing thing has its own error code."""
    path = path.format(c=api.channel().id, a=api.stand_in.world.bot_id)
    assert (await api.request(method, path, body)).refusal == (status, code)


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
async def test_files(api: Api, files: list[bytes], status: int, code: int) -> None:
    """A message takes at most ten files of ten MiB."""
    assert (await api.post(api.messages, form({}, *files))).refusal == (status, code)


async def test_an_edit_keeps_lists_and_drops_files(api: Api, client: aiohttp.ClientSession) -> None:
    """An edit removes files it doesn't list, and can't remove the V2 flag."""
    message = (await api.post(api.messages, form({"content": "x"}, b"one", b"two"))).body
    path = f"{api.messages}/{message['id']}"
    kept, gone = message["attachments"]
    edited = await api.patch(path, {"attachments": [{"id": int(kept["id"])}]})
    assert [attachment["id"] for attachment in edited.body["attachments"]] == [kept["id"]]
    async with client.get(gone["url"]) as response:
        assert response.status == 404
    assert (await api.patch(path, v2(text()) | {"content": None})).status == 200
    refused = await api.patch(path, {"flags": 0})
    assert codes(refused.body["errors"]) == {"flags": "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG"}


async def test_the_same_nonce_posts_once(api: Api) -> None:
    """With enforce_nonce a retry returns the first message."""
    body = {"content": "x", "nonce": "7", "enforce_nonce": True}
    first, second = [await api.post(api.messages, body) for _ in range(2)]
    assert first.body["id"] == second.body["id"]
    assert len(api.stand_in.world.history(api.channel().id)) == 1


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
        ({"name": "a", "type": 2, "description": "x"}, "0.description", FIELD),
        ({"name": "a", "type": 3, "options": [{"type": 3, "name": "n"}]}, "0.options", FIELD),
        ({"name": "x" * 33, "type": 2}, "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
        (
            {"name": "a", "type": 3, "name_localizations": {"ja": " "}},
            "0.name_localizations.ja",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
    ],
)
async def test_commands(api: Api, command: Json, where: str, code: str) -> None:
    """A wrong command is refused when it is registered."""
    path = f"applications/{api.stand_in.world.bot_id}/commands"
    refused = await api.request("PUT", path, [command])
    assert codes(refused.body["errors"]).get(where) == code


@pytest.mark.parametrize(("kind", "most"), [(1, 100), (2, 15), (3, 15)])
async def test_so_many_commands_of_each_kind(api: Api, kind: int, most: int) -> None:
    """Of one kind more are refused; those of another kind may have the same names, with ids of their own."""
    path = f"applications/{api.stand_in.world.bot_id}/commands"
    text = {"description": "x"} if kind == 1 else {}
    several = [{"name": f"a{n}", "type": kind, **text} for n in range(most)]
    other: Json = {"name": "a0", "type": 3} if kind == 2 else {"name": "a0", "type": 2}
    taken = await api.request("PUT", path, [*several, other])
    assert taken.status == 200
    again = await api.request("PUT", path, [other, *several])
    assert {it["id"] for it in again.body} == {it["id"] for it in taken.body}
    assert len({it["id"] for it in again.body}) == most + 1
    refused = await api.request("PUT", path, [*several, {"name": "b", "type": kind, **text}])
    assert refused.refusal == (400, 30032)


async def test_an_edit_finds_the_files_that_it_names(api: Api) -> None:
    """A component's file must be among the attachments of the same request, or come with it."""
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://0.bin"}}]}
    message = (await api.post(api.messages, form(v2(gallery), b"one"))).body
    assert message["attachments"] == []
    shown = message["components"][0]["items"][0]["media"]
    for names, status in (
        ({}, 400),
        ({"attachments": []}, 400),
        ({"attachments": [{"id": shown["attachment_id"], "filename": "0.bin"}]}, 200),
    ):
        edited = await api.patch(f"{api.messages}/{message['id']}", v2(gallery) | names)
        assert edited.status == status
        assert (status == 400) == ("REFERENCED_ATTACHMENT_NOT_FOUND" in str(edited.body))


async def test_a_notification_has_the_text_of_a_new_message(api: Api) -> None:
    """With Components V2 it has none; whoever is mentioned by an edit gets no notification."""
    called = f"<@{api.stand_in.person('robin').id}>: your turn"
    pushes = []
    for body in ({"content": called}, v2(text(called)), {"content": "nobody"}):
        message = (await api.post(api.messages, body)).body["id"]
        pushes.append(api.stand_in.world.message(api.channel().id, message).push)
    assert (await api.patch(f"{api.messages}/{message}", {"content": called})).status == 200
    pushes.append(api.stand_in.world.message(api.channel().id, message).push)
    assert pushes == [called, "", None, None]
