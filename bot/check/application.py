"""Checks of the application at Discord: its settings, commands and emojis.

With --fix it repairs what a program can.
"""

from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands

from bot.check.finding import CheckLine, Finding
from bot.check.probe import Probe
from bot.entry.commands import add_commands
from bot.entry.registration import (
    FOR_PEOPLE,
    FOR_SERVERS,
    installs,
    register,
    supported_commands,
    translated_payloads,
)
from bot.features.catalogue import FEATURES
from bot.host.discord_time import CLOCK_WARNING_S
from bot.host.invitation import INVITE_SCOPES, PERMISSIONS, invitation
from bot.host.place import typed
from bot.host.wait_for_discord import DISCORD_TIMEOUT_S, MIN_SESSIONS_LEFT
from bot.messages.delivery import DeliveryError, call_discord
from bot.messages.emojis import icons, upload
from rules.contract import Json

PORTAL: Final = "at https://discord.com/developers/applications"
_OWN_APPLICATION: Final = "/applications/@me"
_CONFIG: Final = "integration_types_config"
_PARAMS: Final = "oauth2_install_params"
_HELLO: Final = 10
_AS_SETS: Final = ("integration_types", "contexts")


async def findings(probe: Probe, *, fix: bool) -> AsyncIterator[Finding]:
    """Check the application; with `fix`, repair it first."""
    yield _clock(probe)
    gateway = await probe.get("/gateway/bot")
    yield _sessions(gateway["session_start_limit"])
    yield await _gateway(gateway["url"])
    application = await probe.get(_OWN_APPLICATION)
    if fix and not all(finding.good for finding in _contexts(application)):
        try:
            good = _good(application.get(_CONFIG) or {})
            application = await probe.patch(_OWN_APPLICATION, {_CONFIG: good})
        except DeliveryError as error:
            yield _not_fixed(CheckLine.DEFAULTS, error)
    for finding in (*_contexts(application), *_settings(application)):
        yield finding
    yield _invitation(application)
    yield await _commands(probe, installs(application.get(_CONFIG)), fix=fix)
    yield await _emojis(probe, fix=fix)


async def invited(probe: Probe) -> Finding:
    """Return the invitation; raise DeliveryError."""
    return _invitation(await probe.get(_OWN_APPLICATION))


def _clock(probe: Probe) -> Finding:
    off = abs(probe.time.behind_s) > CLOCK_WARNING_S
    todo = "set it; with systemd: timedatectl set-ntp true. The bot corrects for it meanwhile"
    return Finding(CheckLine.CLOCK, probe.time.describe(), todo if off else "")


def _sessions(limit: Json) -> Finding:
    left, hours = limit["remaining"], limit["reset_after"] / 3_600_000
    todo = (
        f"find out what keeps restarting the bot, and wait {hours:.0f} h."
        " When none are left, Discord resets the token"
    )
    found = f"{left} of {limit['total']}"
    return Finding(CheckLine.SESSIONS, found, todo if left < MIN_SESSIONS_LEFT else "")


async def _gateway(url: str) -> Finding:
    """Connect to the gateway without starting a session."""
    try:
        limit = aiohttp.ClientTimeout(total=DISCORD_TIMEOUT_S)
        async with (
            aiohttp.ClientSession(timeout=limit) as session,
            session.ws_connect(f"{url}?v=10&encoding=json") as socket,
        ):
            hello = await socket.receive_json(timeout=DISCORD_TIMEOUT_S)
    except (aiohttp.ClientError, OSError, ValueError, TypeError) as error:
        reason = str(error) or type(error).__name__
        todo = "let this machine reach Discord by WebSocket: look at its firewall and proxy"
        return Finding(CheckLine.GATEWAY, f"it doesn't answer ({reason})", todo)
    good = hello.get("op") == _HELLO
    todo = "" if good else "see https://discordstatus.com, and check again"
    return Finding(CheckLine.GATEWAY, "it answers" if good else "it says no hello", todo)


def _contexts(application: Json) -> Iterator[Finding]:
    """Check where the application can be installed, and with which scopes and permissions."""
    config = application.get(_CONFIG) or {}
    page = f"{PORTAL}, page Installation, or: {typed('check --fix')}"
    for line, kind, name in (
        (CheckLine.GUILD_INSTALL, FOR_SERVERS, "Guild Install"),
        (CheckLine.USER_INSTALL, FOR_PEOPLE, "User Install"),
    ):
        there = str(kind) in config
        found = "allowed" if there else "not allowed"
        yield Finding(line, found, "" if there else f"tick {name} {page}")
    params = (config.get(str(FOR_SERVERS)) or {}).get(_PARAMS) or {}
    lacking = _lacking(params)
    for_people = ((config.get(str(FOR_PEOPLE)) or {}).get(_PARAMS) or {}).get("scopes") or []
    if str(FOR_PEOPLE) in config and "applications.commands" not in for_people:
        lacking.append("applications.commands for people")
    found = f"without {', '.join(lacking)}" if lacking else "every scope and permission"
    yield Finding(CheckLine.DEFAULTS, found, f"add them {page}" if lacking else "")


def _lacking(params: Json) -> list[str]:
    scopes = [scope for scope in INVITE_SCOPES if scope not in (params.get("scopes") or [])]
    granted = discord.Permissions(int(params.get("permissions") or 0))
    return scopes + [name for name, needed in PERMISSIONS if needed and not dict(granted)[name]]


def _good(config: Json) -> Json:
    """Return the correct install settings; they keep permissions set already."""
    params = (config.get(str(FOR_SERVERS)) or {}).get(_PARAMS) or {}
    permissions = int(params.get("permissions") or 0) | PERMISSIONS.value
    return {
        str(FOR_SERVERS): {_PARAMS: {"scopes": list(INVITE_SCOPES), "permissions": permissions}},
        str(FOR_PEOPLE): {_PARAMS: {"scopes": ["applications.commands"], "permissions": 0}},
    }


def _settings(application: Json) -> Iterator[Finding]:
    """Check the settings that only a person can change."""
    endpoint = application.get("interactions_endpoint_url")
    todo = f"empty Interactions Endpoint URL {PORTAL}, page General Information"
    found = "set, so nothing that people press reaches the bot" if endpoint else "none"
    yield Finding(CheckLine.ENDPOINT, found, todo if endpoint else "")
    grant = application.get("bot_require_code_grant")
    todo = f"turn off Requires OAuth2 Code Grant {PORTAL}, page Bot"
    found = "required, so nobody can add the bot" if grant else "not required"
    yield Finding(CheckLine.GRANT, found, todo if grant else "")
    for line, key, name in (
        (CheckLine.PRIVACY, "privacy_policy_url", "Privacy Policy URL"),
        (CheckLine.TERMS, "terms_of_service_url", "Terms of Service URL"),
    ):
        there = bool(application.get(key))
        todo = f"fill in {name} {PORTAL}, page General Information"
        yield Finding(line, "there" if there else "none", "" if there else todo)


def _invitation(application: Json) -> Finding:
    link = invitation(int(application["id"]))
    count = application.get("approximate_guild_count") or 0
    if not count:
        return Finding(CheckLine.INVITATION, "the bot is in no server", f"open {link}")
    found = f"servers with the bot: about {count}. For another one: {link}"
    return Finding(CheckLine.INVITATION, found)


async def _commands(probe: Probe, allowed: frozenset[int], *, fix: bool) -> Finding:
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(probe)
    add_commands(tree, FEATURES)
    payloads = supported_commands(await translated_payloads(tree), allowed)
    ours = {command["name"]: command for command in payloads}
    finding = _compared(ours, await _registered(probe))
    if finding.good or not fix:
        return finding
    try:
        await register(probe, tree, allowed)
    except DeliveryError as error:
        return _not_fixed(CheckLine.COMMANDS, error)
    return _compared(ours, await _registered(probe))


async def _registered(probe: Probe) -> dict[str, Json]:
    path = f"/applications/{probe.own_id}/commands"
    return {each["name"]: each for each in await probe.get(path, with_localizations="true")}


def _compared(ours: dict[str, Json], theirs: dict[str, Json]) -> Finding:
    other = sorted(
        name for name in ours.keys() | theirs.keys() if not same(ours.get(name), theirs.get(name))
    )
    if not other:
        return Finding(CheckLine.COMMANDS, f"{len(ours)} registered, the same as here")
    todo = f"start the bot, or: {typed('check --fix')}"
    return Finding(CheckLine.COMMANDS, f"not as they are here: {', '.join(other)}", todo)


def same(ours: Any, theirs: Any) -> bool:  # noqa: ANN401 - any part of a command
    """Return whether a part of a command is registered unchanged; Discord adds its own keys."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        return all(
            same(sorted(part or []), sorted(theirs.get(key) or []))
            if key in _AS_SETS
            else same(part, theirs.get(key))
            for key, part in ours.items()
        )
    if isinstance(ours, list) and isinstance(theirs, list):
        return len(ours) == len(theirs) and all(map(same, ours, theirs))
    return bool(ours == theirs) or not (ours or theirs)


async def _emojis(probe: Probe, *, fix: bool) -> Finding:
    known = {emoji.name for emoji in await call_discord(probe.fetch_application_emojis())}
    missing = [name for name in icons() if name not in known]
    if missing and fix:
        try:
            for name in missing:
                await upload(probe, name)
        except DeliveryError as error:
            return _not_fixed(CheckLine.EMOJIS, error)
        missing = []
    if missing:
        todo = f"start the bot, or: {typed('check --fix')}"
        return Finding(CheckLine.EMOJIS, f"missing: {', '.join(missing)}", todo)
    return Finding(CheckLine.EMOJIS, f"all {len(icons())} are there")


def _not_fixed(line: CheckLine, error: DeliveryError) -> Finding:
    return Finding(line, f"it could not be repaired: {error}", f"do it by hand {PORTAL}")
