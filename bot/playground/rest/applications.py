"""The bot's own routes: who it is, its commands, its emojis."""

import base64
import binascii
import re
from typing import TYPE_CHECKING

from aiohttp import web

from bot.playground import errors
from bot.playground.checks import commands as check
from bot.playground.errors import Form, Refusal
from bot.playground.rest.answers import answer, nothing, read, read_any
from bot.playground.shapes import Id, Json
from bot.playground.world import Emoji, Guild

if TYPE_CHECKING:
    from bot.playground.stand_in import StandIn

EMOJI_BYTES = 256 * 1024
CHANGEABLE = ("description", "tags", "interactions_endpoint_url", "custom_install_url")
"""What of an application can be changed here; the links can't, in Discord neither."""
DATA_URL = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


class Applications:
    """Handlers that know the stand-in."""

    def __init__(self, stand_in: "StandIn") -> None:
        self._stand_in = stand_in

    async def gateway(self, _: web.Request) -> web.Response:
        """GET /gateway/bot."""
        settings, gateway = self._stand_in.settings, self._stand_in.gateway
        limit = {
            "total": 1000,
            "remaining": gateway.sessions_left,
            "reset_after": int(settings.sessions_reset_seconds * 1000),
            "max_concurrency": 1,
        }
        url, shards = self._stand_in.gateway_url, settings.shards
        return answer({"url": url, "shards": shards, "session_start_limit": limit})

    async def me(self, _: web.Request) -> web.Response:
        """GET /users/@me."""
        payload = self._stand_in.payloads.user(self._stand_in.world.bot)
        return answer({**payload, "mfa_enabled": True, "locale": "en-US", "flags": 0})

    async def user(self, request: web.Request) -> web.Response:
        """GET /users/{user_id}."""
        person = self._stand_in.world.people.get(request.match_info["user_id"])
        if person is None:
            raise errors.unknown_user()
        return answer(self._stand_in.payloads.user(person))

    async def application(self, _: web.Request) -> web.Response:
        """GET /oauth2/applications/@me."""
        return answer(self._stand_in.payloads.application())

    async def change_application(self, request: web.Request) -> web.Response:
        """PATCH /applications/@me."""
        given, _ = await read(request)
        contexts = check.check_contexts(given)
        self._stand_in.world.application |= {
            **{key: given[key] for key in CHANGEABLE if key in given},
            **({} if contexts is None else {"integration_types_config": contexts}),
        }
        return answer(self._stand_in.payloads.application())

    async def guild(self, request: web.Request) -> web.Response:
        """GET /guilds/{guild_id}."""
        return answer(self._stand_in.payloads.guild(self._guild(request)))

    async def channels(self, request: web.Request) -> web.Response:
        """GET /guilds/{guild_id}/channels: all of them, threads aside."""
        payloads, guild = self._stand_in.payloads, self._guild(request)
        channels = self._stand_in.world.channels_of(guild)
        return answer([payloads.channel(c) for c in channels if c.parent_id is None])

    async def member(self, request: web.Request) -> web.Response:
        """GET /guilds/{guild_id}/members/{user_id}."""
        guild, user_id = self._guild(request), request.match_info["user_id"]
        if user_id not in guild.members:
            raise Refusal(404, 10007, "Unknown Member")
        person = self._stand_in.world.people[user_id]
        return answer(self._stand_in.payloads.member(guild, person))

    # Commands

    async def commands(self, request: web.Request) -> web.Response:
        """GET /applications/{application_id}/commands."""
        self._own(request)
        return answer(self._stand_in.world.commands)

    async def replace_commands(self, request: web.Request) -> web.Response:
        """PUT /applications/{application_id}/commands."""
        self._own(request)
        given = await read_any(request)
        if not isinstance(given, list):
            raise Refusal(400, 50035, "Invalid Form Body")
        check.check_all(given)
        self._allowed(given)
        old = {command["name"]: command["id"] for command in self._stand_in.world.commands}
        self._keep([self._registered(command, old.get(command["name"])) for command in given])
        return answer(self._stand_in.world.commands)

    async def add_command(self, request: web.Request) -> web.Response:
        """POST /applications/{application_id}/commands."""
        self._own(request)
        given, _ = await read(request)
        check.check_one(given)
        self._allowed([given])
        others = [c for c in self._stand_in.world.commands if c["name"] != given["name"]]
        known = [c for c in self._stand_in.world.commands if c["name"] == given["name"]]
        fresh = self._registered(given, known[0]["id"] if known else None)
        self._keep([*others, fresh])
        return answer(fresh, 200 if known else 201)

    async def command(self, request: web.Request) -> web.Response:
        """GET /applications/{application_id}/commands/{command_id}."""
        return answer(self._command(request))

    async def change_command(self, request: web.Request) -> web.Response:
        """PATCH /applications/{application_id}/commands/{command_id}."""
        command = self._command(request)
        given, _ = await read(request)
        changed = {**command, **given}
        check.check_one(changed)
        self._allowed([changed])
        command.update(self._registered(changed, command["id"]))
        self._keep(self._stand_in.world.commands)
        return answer(command)

    async def delete_command(self, request: web.Request) -> web.Response:
        """DELETE /applications/{application_id}/commands/{command_id}."""
        command = self._command(request)
        self._keep([c for c in self._stand_in.world.commands if c is not command])
        return nothing()

    def _allowed(self, given: list[Json]) -> None:
        application = self._stand_in.payloads.application()
        check.check_installs(given, application["integration_types_config"])

    def _registered(self, given: Json, known: Id | None) -> Json:
        usual = {
            "type": 1,
            "description": "",
            "name_localizations": None,
            "description_localizations": None,
            "default_member_permissions": None,
            "dm_permission": True,
            "nsfw": False,
            "integration_types": [0],
            "contexts": None,
        }
        return {
            **usual,
            **{key: value for key, value in given.items() if value is not None},
            "id": known or self._stand_in.new_id(),
            "application_id": self._stand_in.world.bot_id,
            "version": self._stand_in.new_id(),
        }

    def _command(self, request: web.Request) -> Json:
        self._own(request)
        for command in self._stand_in.world.commands:
            if command["id"] == request.match_info["command_id"]:
                return command
        raise Refusal(404, 10063, "Unknown application command")

    def _keep(self, commands: list[Json]) -> None:
        self._stand_in.world.commands = commands
        self._stand_in.surroundings_changed()

    # Emojis

    async def emojis(self, request: web.Request) -> web.Response:
        """GET /applications/{application_id}/emojis."""
        self._own(request)
        payloads, world = self._stand_in.payloads, self._stand_in.world
        return answer({"items": [payloads.emoji(emoji) for emoji in world.emojis.values()]})

    async def add_emoji(self, request: web.Request) -> web.Response:
        """POST /applications/{application_id}/emojis."""
        self._own(request)
        given, _ = await read(request)
        world = self._stand_in.world
        form = Form()
        form.text(("name",), given, 2, 32, need=True)
        if not re.fullmatch(r"\w*", str(given.get("name") or ""), re.ASCII):
            form.fail(
                ("name",), "STRING_TYPE_REGEX", "String value did not match validation regex."
            )
        if any(emoji.name == given.get("name") for emoji in world.emojis.values()):
            message = "An emoji with this name already exists"
            form.fail(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)
        found = DATA_URL.fullmatch(str(given.get("image") or ""))
        content = b""
        try:
            content = base64.b64decode(found[2], validate=True) if found else b""
        except binascii.Error:
            found = None
        if found is None:
            form.fail(("image",), "IMAGE_INVALID", "Invalid image data")
        if len(content) > EMOJI_BYTES:
            message = "File cannot be larger than 256.0 kb."
            form.fail(("image",), "BINARY_TYPE_MAX_SIZE", message)
        form.settle()
        emoji = Emoji(self._stand_in.new_id(), given["name"], found[1] if found else "image/png")
        self._stand_in.keeper.put(emoji.id, content)
        world.emojis[emoji.id] = emoji
        self._stand_in.surroundings_changed()
        return answer(self._stand_in.payloads.emoji(emoji), 201)

    async def emoji(self, request: web.Request) -> web.Response:
        """GET /applications/{application_id}/emojis/{emoji_id}."""
        return answer(self._stand_in.payloads.emoji(self._emoji(request)))

    async def rename_emoji(self, request: web.Request) -> web.Response:
        """PATCH /applications/{application_id}/emojis/{emoji_id}."""
        emoji = self._emoji(request)
        given, _ = await read(request)
        form = Form()
        form.text(("name",), given, 2, 32, need=True)
        form.settle()
        renamed = Emoji(emoji.id, given["name"], emoji.content_type)
        self._stand_in.world.emojis[emoji.id] = renamed
        self._stand_in.surroundings_changed()
        return answer(self._stand_in.payloads.emoji(renamed))

    async def delete_emoji(self, request: web.Request) -> web.Response:
        """DELETE /applications/{application_id}/emojis/{emoji_id}."""
        emoji = self._emoji(request)
        del self._stand_in.world.emojis[emoji.id]
        self._stand_in.keeper.drop(emoji.id)
        self._stand_in.surroundings_changed()
        return nothing()

    def _emoji(self, request: web.Request) -> Emoji:
        self._own(request)
        emoji = self._stand_in.world.emojis.get(request.match_info["emoji_id"])
        if emoji is None:
            raise Refusal(404, 10014, "Unknown Emoji")
        return emoji

    def _own(self, request: web.Request) -> None:
        if request.match_info["application_id"] != self._stand_in.world.bot_id:
            raise Refusal(403, 20012, "You are not authorized to perform this action")

    def _guild(self, request: web.Request) -> Guild:
        for guild in self._stand_in.world.joined():
            if guild.id == request.match_info["guild_id"]:
                return guild
        raise Refusal(404, 10004, "Unknown Guild")


def routes(stand_in: "StandIn") -> list[web.RouteDef]:
    """Return the routes of this family."""
    h = Applications(stand_in)
    commands = "/applications/{application_id}/commands"
    emojis = "/applications/{application_id}/emojis"
    return [
        web.get("/gateway", h.gateway),
        web.get("/gateway/bot", h.gateway),
        web.get("/users/@me", h.me),
        web.get("/users/{user_id}", h.user),
        web.get("/oauth2/applications/@me", h.application),
        web.get("/applications/@me", h.application),
        web.patch("/applications/@me", h.change_application),
        web.get("/guilds/{guild_id}", h.guild),
        web.get("/guilds/{guild_id}/channels", h.channels),
        web.get("/guilds/{guild_id}/members/{user_id}", h.member),
        web.get(commands, h.commands),
        web.put(commands, h.replace_commands),
        web.post(commands, h.add_command),
        web.get(commands + "/{command_id}", h.command),
        web.patch(commands + "/{command_id}", h.change_command),
        web.delete(commands + "/{command_id}", h.delete_command),
        web.get(emojis, h.emojis),
        web.post(emojis, h.add_emoji),
        web.get(emojis + "/{emoji_id}", h.emoji),
        web.patch(emojis + "/{emoji_id}", h.rename_emoji),
        web.delete(emojis + "/{emoji_id}", h.delete_emoji),
    ]
