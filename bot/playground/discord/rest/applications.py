"""The bot's own routes: who it is, its commands, its emojis."""

import base64
import binascii
import re

from bot.playground.discord import errors
from bot.playground.discord.application import Application
from bot.playground.discord.checks.commands import (
    CHAT,
    check_all,
    check_contexts,
    check_installs,
)
from bot.playground.discord.errors import Form, Refusal
from bot.playground.discord.rest.exchange import Answer, Request, Route
from bot.playground.discord.shapes import Id, Json
from bot.playground.discord.world import Emoji, Guild

EMOJI_BYTES = 256 * 1024
CHANGEABLE = ("description", "tags", "interactions_endpoint_url", "custom_install_url")
"""What of an application can be changed here; the links can't, in Discord neither."""
DATA_URL = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


class Applications:
    """The handlers of these routes."""

    def __init__(self, discord: Application) -> None:
        self._discord = discord

    def me(self, _: Request) -> Answer:
        """GET /users/@me."""
        payload = self._discord.payloads.user(self._discord.world.bot)
        return Answer({**payload, "mfa_enabled": True, "locale": "en-US", "flags": 0})

    def user(self, request: Request) -> Answer:
        """GET /users/{user_id}."""
        person = self._discord.world.people.get(request.names["user_id"])
        if person is None:
            raise Refusal(*errors.UNKNOWN_USER)
        return Answer(self._discord.payloads.user(person))

    def application(self, _: Request) -> Answer:
        """GET /oauth2/applications/@me."""
        return Answer(self._discord.payloads.application())

    def change_application(self, request: Request) -> Answer:
        """PATCH /applications/@me."""
        given = request.json()
        contexts = check_contexts(given)
        self._discord.world.application |= {
            **{key: given[key] for key in CHANGEABLE if key in given},
            **({} if contexts is None else {"integration_types_config": contexts}),
        }
        return Answer(self._discord.payloads.application())

    def guild(self, request: Request) -> Answer:
        """GET /guilds/{guild_id}."""
        return Answer(self._discord.payloads.guild(self._guild(request)))

    def channels(self, request: Request) -> Answer:
        """GET /guilds/{guild_id}/channels: all of them, threads aside."""
        payloads, guild = self._discord.payloads, self._guild(request)
        channels = self._discord.world.channels_of(guild)
        return Answer([payloads.channel(c) for c in channels if c.parent_id is None])

    def roles(self, request: Request) -> Answer:
        """GET /guilds/{guild_id}/roles."""
        return Answer(self._discord.payloads.roles(self._guild(request)))

    def member(self, request: Request) -> Answer:
        """GET /guilds/{guild_id}/members/{user_id}."""
        guild, user_id = self._guild(request), request.names["user_id"]
        if user_id not in guild.members:
            raise Refusal(404, 10007, "Unknown Member")
        person = self._discord.world.people[user_id]
        return Answer(self._discord.payloads.member(guild, person))

    # Commands

    def commands(self, request: Request) -> Answer:
        """GET /applications/{application_id}/commands."""
        self._own(request)
        return Answer(self._discord.world.commands)

    def replace_commands(self, request: Request) -> Answer:
        """PUT /applications/{application_id}/commands."""
        self._own(request)
        given = request.body
        if not isinstance(given, list):
            raise Refusal(400, 50035, "Invalid Form Body")
        check_all(given)
        application = self._discord.payloads.application()
        check_installs(given, application["integration_types_config"])
        world = self._discord.world
        old = {(command["type"], command["name"]): command["id"] for command in world.commands}
        world.commands = [
            self._registered(one, old.get((one.get("type", CHAT), one["name"]))) for one in given
        ]
        self._discord.surroundings_changed()
        return Answer(world.commands)

    def command(self, request: Request) -> Answer:
        """GET /applications/{application_id}/commands/{command_id}."""
        self._own(request)
        for command in self._discord.world.commands:
            if command["id"] == request.names["command_id"]:
                return Answer(command)
        raise Refusal(404, 10063, "Unknown application command")

    def _registered(self, given: Json, known: Id | None) -> Json:
        usual = {
            "type": CHAT,
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
            "id": known or self._discord.new_id(),
            "application_id": self._discord.world.bot_id,
            "version": self._discord.new_id(),
        }

    # Emojis

    def emojis(self, request: Request) -> Answer:
        """GET /applications/{application_id}/emojis."""
        self._own(request)
        payloads, world = self._discord.payloads, self._discord.world
        return Answer({"items": [payloads.emoji(emoji) for emoji in world.emojis.values()]})

    def add_emoji(self, request: Request) -> Answer:
        """POST /applications/{application_id}/emojis."""
        self._own(request)
        given = request.json()
        world = self._discord.world
        form = Form()
        form.text(("name",), given, 2, 32, need=True)
        if not re.fullmatch(r"\w*", str(given.get("name") or ""), re.ASCII):
            message = "String value did not match validation regex."
            form.fail(("name",), "STRING_TYPE_REGEX", message)
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
        emoji = Emoji(self._discord.new_id(), given["name"], found[1] if found else "image/png")
        self._discord.files.put(emoji.id, content)
        world.emojis[emoji.id] = emoji
        self._discord.surroundings_changed()
        return Answer(self._discord.payloads.emoji(emoji), 201)

    def emoji(self, request: Request) -> Answer:
        """GET /applications/{application_id}/emojis/{emoji_id}."""
        self._own(request)
        emoji = self._discord.world.emojis.get(request.names["emoji_id"])
        if emoji is None:
            raise Refusal(404, 10014, "Unknown Emoji")
        return Answer(self._discord.payloads.emoji(emoji))

    def _own(self, request: Request) -> None:
        if request.names["application_id"] != self._discord.world.bot_id:
            raise Refusal(403, 20012, "You are not authorized to perform this action")

    def _guild(self, request: Request) -> Guild:
        for guild in self._discord.world.joined():
            if guild.id == request.names["guild_id"]:
                return guild
        raise Refusal(404, 10004, "Unknown Guild")


def routes(discord: Application) -> list[Route]:
    """Return the routes of this family."""
    h = Applications(discord)
    commands = "/applications/{application_id}/commands"
    emojis = "/applications/{application_id}/emojis"
    return [
        ("GET", "/users/@me", h.me),
        ("GET", "/users/{user_id}", h.user),
        ("GET", "/oauth2/applications/@me", h.application),
        ("GET", "/applications/@me", h.application),
        ("PATCH", "/applications/@me", h.change_application),
        ("GET", "/guilds/{guild_id}", h.guild),
        ("GET", "/guilds/{guild_id}/channels", h.channels),
        ("GET", "/guilds/{guild_id}/roles", h.roles),
        ("GET", "/guilds/{guild_id}/members/{user_id}", h.member),
        ("GET", commands, h.commands),
        ("PUT", commands, h.replace_commands),
        ("GET", commands + "/{command_id}", h.command),
        ("GET", emojis, h.emojis),
        ("POST", emojis, h.add_emoji),
        ("GET", emojis + "/{emoji_id}", h.emoji),
    ]
