"""Routes that create and delete servers, channels, direct messages, groups and messages."""

from aiohttp import web

from bot.playground.clients.request_parsing import body_of, welcome
from bot.playground.discord.permissions import Permission, in_channel
from bot.playground.server.reading import answer
from bot.playground.server.stand_in import StandIn


class PlaceRoutes:
    """The handlers of these routes."""

    def __init__(self, stand_in: StandIn) -> None:
        self._stand_in = stand_in

    async def add_channel(self, request: web.Request) -> web.Response:
        """POST /playground/channels {name, parent?, guild?, kind?}: the kind is Discord's number."""
        body = await body_of(request)
        name, parent_id = str(body.get("name", "")).strip(), body.get("parent")
        if not 0 < len(name) <= 100:
            raise ValueError("A channel's name has 1 to 100 characters.")
        if parent_id is not None and self._stand_in.world.channel(parent_id).parent_id:
            raise ValueError("A thread lies under a channel.")
        guild = self._stand_in.world.guilds[body["guild"]] if "guild" in body else None
        kind = int(body["kind"]) if "kind" in body else None
        channel = self._stand_in.add_channel(name, parent_id, guild=guild, kind=kind)
        return answer(self._stand_in.payloads.channel(channel))

    async def add_guild(self, request: web.Request) -> web.Response:
        """POST /playground/guilds {name, people, bot}: a server, and whether the bot is in it."""
        body = await body_of(request)
        people = [welcome(self._stand_in, str(name)) for name in body["people"]]
        bot = bool(body.get("bot", True))
        guild = self._stand_in.add_guild(str(body["name"]), people, bot=bot)
        return answer({"id": guild.id, "name": guild.name})

    async def add_private(self, request: web.Request) -> web.Response:
        """POST /playground/private {people, name?}: with a name a group, else between two.

        One person alone is with the bot.
        """
        body, stand_in = await body_of(request), self._stand_in
        people = [welcome(self._stand_in, str(name)) for name in body["people"]]
        if len(people) == 1:
            people.append(stand_in.world.bot)
        return answer(stand_in.payloads.channel(stand_in.add_private(people, body.get("name"))))

    async def install(self, request: web.Request) -> web.Response:
        """POST /playground/as/{person}/install: install the bot for this person."""
        await body_of(request)
        person = self._stand_in.install(welcome(self._stand_in, request.match_info["person"]))
        return answer({"id": person.id, "installed": person.installed})

    async def delete_channel(self, request: web.Request) -> web.Response:
        """DELETE /playground/channels/{channel}."""
        channel = self._stand_in.world.channel(request.match_info["channel"])
        self._stand_in.remove_channel(channel)
        return answer({})

    async def let_bot(self, request: web.Request) -> web.Response:
        """PUT /playground/channels/{channel}/bot {allow: [names], deny: [names]}."""
        body = await body_of(request)
        channel = self._stand_in.world.channel(request.match_info["channel"])
        allow, deny = (_bits(body.get(key, [])) for key in ("allow", "deny"))
        self._stand_in.let_bot(channel, allow, deny)
        world = self._stand_in.world
        have = in_channel(world, world.bot, channel)
        return answer({"permissions": str(int(have)), "names": [p.name for p in have]})

    async def delete_message(self, request: web.Request) -> web.Response:
        """DELETE /playground/channels/{channel}/messages/{message}."""
        match = request.match_info
        self._stand_in.remove(self._stand_in.world.message(match["channel"], match["message"]))
        return answer({})

    async def delete_event(self, request: web.Request) -> web.Response:
        """DELETE /playground/events/{event}: as somebody does who may manage the server's events."""
        self._stand_in.remove_event(self._stand_in.world.events[request.match_info["event"]])
        return answer({})


def _bits(names: list[str]) -> int:
    try:
        return sum({int(Permission[name]) for name in names})
    except KeyError as error:
        raise ValueError(f"There is no permission {error.args[0]}.") from error
