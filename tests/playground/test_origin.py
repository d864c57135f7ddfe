"""Nobody but the page itself, and programs of this machine, uses the page's own routes."""

from typing import Any

import aiohttp
import pytest

from bot.playground.server.stand_in import StandIn
from tests.playground.lodging import AS_BOT

STRANGERS = {
    "another name": {"Host": "evil.example"},
    "another name with this port": {"Host": "evil.example:{port}"},
    "no port": {"Host": "127.0.0.1"},
    "another name for this machine": {"Host": "localhost:{port}"},
    "another site": {"Origin": "http://evil.example"},
    "another port": {"Origin": "http://127.0.0.1:1"},
    "another scheme": {"Origin": "https://127.0.0.1:{port}"},
    "the other name for this machine": {"Origin": "http://localhost:{port}"},
    "nowhere": {"Origin": "null"},
    "a page elsewhere on this machine": {"Sec-Fetch-Site": "same-site"},
    "a page elsewhere": {"Sec-Fetch-Site": "cross-site"},
}


@pytest.fixture(params=STRANGERS)
def stranger(stand_in: StandIn, request: pytest.FixtureRequest) -> dict[str, str]:
    """Return what a browser says when somebody else's page asks."""
    port = str(stand_in.door.port)
    return {key: value.format(port=port) for key, value in STRANGERS[request.param].items()}


async def test_strangers_neither_read_nor_write(
    client: aiohttp.ClientSession, stand_in: StandIn, stranger: dict[str, str]
) -> None:
    """Every route of the page's own is closed to them: views, deeds, settings, the bot, faults."""
    routes = [
        ("GET", "view"),
        ("GET", "live"),
        ("GET", "requests"),
        ("GET", "faults"),
        ("GET", "bot"),
        ("POST", "people"),
        ("POST", "as/robin/say"),
        ("POST", "faults"),
        ("POST", "gateway/drop"),
        ("POST", "door/shut"),
        ("PATCH", "settings"),
        ("DELETE", "requests"),
    ]
    before = stand_in.view(stand_in.person("robin"))
    for method, route in routes:
        body: dict[str, Any] = {"json": {"name": "eve"}} if method in {"POST", "PATCH"} else {}
        async with client.request(
            method, f"/playground/{route}", headers=stranger, **body
        ) as response:
            assert (route, response.status) == (route, 403)
    assert stand_in.view(stand_in.person("robin")) == before


async def test_strangers_hear_nothing(
    client: aiohttp.ClientSession, stranger: dict[str, str]
) -> None:
    """Nor is the WebSocket opened to them, on which everybody's panels come."""
    with pytest.raises(aiohttp.WSServerHandshakeError) as refusal:
        await client.ws_connect("/playground/live?as=robin", headers=stranger)
    assert refusal.value.status == 403


async def test_the_page_itself_is_heard(client: aiohttp.ClientSession, stand_in: StandIn) -> None:
    """What its browser says of it opens everything."""
    headers = {"Origin": stand_in.base, "Sec-Fetch-Site": "same-origin"}
    async with client.get("/playground/view", headers=headers) as response:
        assert response.status == 200
    async with client.ws_connect("/playground/live?as=sam", headers=headers) as socket:
        assert (await socket.receive_json())["me"]["name"] == "sam"


async def test_the_page_has_one_address(client: aiohttp.ClientSession, stand_in: StandIn) -> None:
    """A link from elsewhere opens it, and under the machine's other name it leads to its own."""
    async with client.get("/?as=sam", headers={"Sec-Fetch-Site": "cross-site"}) as response:
        assert response.status == 200
    async with client.get(
        "/?as=sam",
        headers={"Host": f"localhost:{stand_in.door.port}"},
        allow_redirects=False,
    ) as response:
        assert response.status == 302
        assert response.headers["Location"] == f"{stand_in.base}/?as=sam"


async def test_a_bot_may_use_either_name(client: aiohttp.ClientSession, stand_in: StandIn) -> None:
    """The bot's own routes ask for its token, and answer under both names of this machine."""
    headers = {**AS_BOT, "Host": f"localhost:{stand_in.door.port}"}
    async with client.get("/api/v10/users/@me", headers=headers) as response:
        assert response.status == 200
    headers |= {"Origin": "http://evil.example"}
    async with client.get("/api/v10/users/@me", headers=headers) as response:
        assert response.status == 403


async def test_looking_makes_nobody_a_member(
    client: aiohttp.ClientSession, stand_in: StandIn
) -> None:
    """A GET for a name that is not known is answered 404, and the list of people stays as it is."""
    before = dict(stand_in.world.people)
    async with client.get("/playground/view?as=eve") as response:
        assert response.status == 404
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await client.ws_connect("/playground/live?as=eve")
    async with client.get("/?as=eve") as response:
        assert response.status == 200
    assert stand_in.world.people == before


async def test_joining_makes_a_member(client: aiohttp.ClientSession, stand_in: StandIn) -> None:
    """Posting under a new name makes a member, once; odd names are refused."""
    for _ in range(2):
        async with client.post("/playground/people", json={"name": "eve"}) as response:
            assert (await response.json())["display"] == "eve"
    assert [p.name for p in stand_in.world.people.values()].count("eve") == 1
    for name in ("", " ", "x" * 33, "a\nb"):
        async with client.post("/playground/people", json={"name": name}) as response:
            assert response.status == 400
