"""People who play through the stand-in's own routes, as the page does."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import aiohttp

from tests.playground.waiting import PATIENCE

Json = dict[str, Any]


class Person:
    """One person in one channel; ``locale`` is what their client reports."""

    def __init__(
        self,
        client: aiohttp.ClientSession,
        name: str,
        channel: str = "games",
        locale: str = "en-US",
    ) -> None:
        self.client = client
        self.name = name
        self.channel = channel
        self.locale = locale
        self._ids: dict[str, str] = {}

    async def view(self) -> Json:
        """Return everything this person's page shows."""
        async with self.client.get("/playground/view", params={"as": self.name}) as response:
            view: Json = await response.json()
            return view

    async def channel_id(self) -> str:
        """Return the id of the channel this person is in."""
        if self.channel not in self._ids:
            self._ids = {c["name"]: c["id"] for c in (await self.view())["channels"]}
        return self._ids[self.channel]

    async def messages(self) -> list[Json]:
        """Return what this person sees in the channel, oldest first."""
        path = f"/playground/channels/{await self.channel_id()}/messages"
        async with self.client.get(path, params={"as": self.name}) as response:
            messages: list[Json] = await response.json()
            return messages

    async def newest_first(self) -> Iterable[Json]:
        """Return what this person sees in the channel, newest first."""
        return reversed(await self.messages())

    async def do(self, deed: str, **wanted: object) -> Json:
        """Do something and return how it went."""
        body = {"channel": await self.channel_id(), "locale": self.locale, **wanted}
        async with self.client.post(f"/playground/as/{self.name}/{deed}", json=body) as response:
            return {"status": response.status, **await response.json()}

    async def command(self, command: str, **options: object) -> Json:
        """Use a command, spelled "group name"."""
        return await self.do("command", command=command, options=options)

    async def suggestions(self, command: str, option: str, typed: str) -> list[Json]:
        """Return what is suggested for an option while typing."""
        wanted = {"command": command, "options": {option: typed}, "focused": option}
        choices: list[Json] = (await self.do("autocomplete", **wanted))["choices"]
        return choices

    async def press(self, custom_id: str, values: list[str] | None = None) -> Json:
        """Press or choose in the newest message that has such a component."""
        message = await self.sees_control(custom_id)
        return await self.do("component", message=message["id"], custom_id=custom_id, values=values)

    async def forge(self, custom_id: str, message: Json | None = None, **wanted: object) -> Json:
        """Press something made up, by default on the newest message, as a changed client can."""
        on = message or (await self.messages())[-1]
        return await self.do("forge", message=on["id"], custom_id=custom_id, **wanted)

    async def sees(self, like: Callable[[Json], bool], seconds: float = PATIENCE) -> Json:
        """Wait for a message like this and return the newest one."""
        end = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < end:
            for message in await self.newest_first():
                if like(message):
                    return message
            await asyncio.sleep(0.02)
        seen = [(m["id"], words(m)[:60], custom_ids(m)) for m in await self.messages()]
        raise TimeoutError(f"{self.name} sees no such message: {seen[-8:]}")

    async def sees_text(self, text: str) -> Json:
        """Wait for a message that says this."""
        return await self.sees(lambda message: text in words(message))

    async def sees_control(self, custom_id: str) -> Json:
        """Wait for a message that has this control."""
        return await self.sees(lambda message: custom_id in custom_ids(message))


def parts(message: Json) -> list[Json]:
    """Return every component of a message, however deep."""
    found: list[Json] = []
    waiting = list(message["components"])
    while waiting:
        part = waiting.pop(0)
        found.append(part)
        waiting += [*part.get("components", []), *filter(None, [part.get("accessory")])]
    return found


def custom_ids(message: Json) -> list[str]:
    """Return the custom ids in a message."""
    return [part["custom_id"] for part in parts(message) if "custom_id" in part]


def files(message: Json) -> list[Json]:
    """Return the files of a message, whether components show them or not: address and alt text."""
    shown = [item for part in parts(message) for item in part.get("items", [part])]
    media = [(item.get("media") or item.get("file"), item.get("description")) for item in shown]
    within = [
        {
            "url": it["url"],
            "id": it["attachment_id"],
            "filename": it["url"].rpartition("/")[2],
            "description": description,
        }
        for it, description in media
        if it
    ]
    return [*message["attachments"], *within]


def words(message: Json) -> str:
    """Return all the text of a message."""
    texts = [part["content"] for part in parts(message) if part["type"] == 10]
    return "\n".join([message["content"], *texts])
