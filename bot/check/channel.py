"""Checks in a channel: permissions, boards as the bot posts them, threads, the gateway.

It deletes everything that it posted.
"""

import argparse
import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from typing import Any, Final

import discord

from bot.actions.request import NEEDED, NEEDED_IN_THREADS, NEEDED_IN_VOICE
from bot.check import presses
from bot.check.boards import boards
from bot.check.finding import CheckLine, Finding
from bot.check.probe import Probe, Trial
from bot.host.invitation import OPTIONAL_PERMISSIONS
from bot.messages.delivery import DeliveryError, call_discord
from bot.messages.places import VOICE_CHANNELS
from rules.contract import Json

THREAD_TYPES: Final = (10, 11, 12)
RESUME_TIMEOUT_S: Final = 60.0
"""Seconds within which the gateway must reconnect."""
_UNKNOWN_ERROR: Final = 4000
"""A close code after which a session can be resumed."""
_TEXT_CHANNEL: Final = 0


async def findings(
    probe: Probe, channel_id: int, wanted: argparse.Namespace
) -> AsyncIterator[Finding]:
    """Check a channel; `wanted` are the command line's options."""
    try:
        raw = await probe.get(f"/channels/{channel_id}")
        shards = (await probe.get("/gateway/bot"))["shards"]
    except DeliveryError as error:
        todo = (
            "give the id of a channel that the bot can view (Developer Mode, right-click the"
            " channel, Copy Channel ID); see the invitation above"
        )
        yield Finding(CheckLine.CHANNEL, f"the bot doesn't see {channel_id}: {error}", todo)
        return
    guild_id = int(raw["guild_id"]) if raw.get("guild_id") else None
    yield Finding(CheckLine.CHANNEL, f"of type {raw['type']}")
    if guild_id is not None:
        try:
            for finding in await _permissions(probe, guild_id, raw):
                yield finding
        except DeliveryError as error:
            yield Finding(CheckLine.PERMISSION, f"not known: {error}", "check again")
    trial = Trial(probe, channel_id, guild_id)
    probe.choose_shard(guild_id, shards)
    connected = asyncio.create_task(probe.connect())
    try:
        if await _began(probe, connected):
            async for finding in _tried(trial, raw, wanted, connected):
                yield finding
        else:
            reason = connected.exception() if connected.done() else "no answer"
            todo = "see https://discordstatus.com, and check again"
            yield Finding(CheckLine.RESUME, f"the gateway refuses connections ({reason})", todo)
    finally:
        cleaned = await _clean(trial)
        await probe.close()
        connected.cancel()
        await asyncio.gather(connected, return_exceptions=True)
    yield cleaned


async def _tried(
    trial: Trial, raw: Json, wanted: argparse.Namespace, connected: asyncio.Task[None]
) -> AsyncIterator[Finding]:
    async for finding in boards(trial):
        yield finding
    yield await _nonce(trial)
    yield await _history(trial)
    if raw["type"] == _TEXT_CHANNEL:
        yield await _thread(trial)
    yield await _resumed(trial.probe, connected)
    if wanted.with_me:
        async for finding in presses.findings(trial, wanted.wait):
            yield finding


async def _permissions(probe: Probe, guild_id: int, raw: Json) -> list[Finding]:
    """Check each permission."""
    guild = await call_discord(probe.fetch_guild(guild_id))
    own = await call_discord(guild.fetch_member(probe.own_id))
    in_thread = raw["type"] in THREAD_TYPES
    place = int(raw["parent_id"]) if in_thread else int(raw["id"])
    channel = await call_discord(guild.fetch_channel(place))
    have = channel.permissions_for(own)
    here = NEEDED_IN_VOICE if channel.type in VOICE_CHANNELS else NEEDED
    needed = NEEDED_IN_THREADS if in_thread else (*here, *NEEDED_IN_THREADS)
    return list(_each(have, dict.fromkeys((*needed, *OPTIONAL_PERMISSIONS))))


def _each(have: discord.Permissions, needed: dict[str, Any]) -> Iterator[Finding]:
    for name in needed:
        granted = getattr(have, name)
        title = name.replace("_", " ").title()
        todo = f"give the bot's role {title}, on the server or in the channel's own permissions"
        found = title if granted else f"{title} is missing"
        yield Finding(CheckLine.PERMISSION, found, "" if granted else todo)


async def _nonce(trial: Trial) -> Finding:
    """Post twice with one nonce; Discord must create one message."""
    nonce = f"check-{secrets.token_hex(8)}"
    try:
        for _ in range(2):
            sent = await call_discord(trial.channel.send("Facet check: the nonce", nonce=nonce))
            trial.message_ids.append(sent.id)
    except DeliveryError as error:
        return Finding(CheckLine.NONCE, f"nothing could be posted: {error}", "see the lines above")
    once = len(set(trial.message_ids[-2:])) == 1
    found = "posted twice, it appears once" if once else "posted twice, it appears twice"
    todo = "report it: after a restart a board may appear twice"
    return Finding(CheckLine.NONCE, found, "" if once else todo)


async def _history(trial: Trial) -> Finding:
    todo = "give the bot Read Message History; without it, boards may appear twice after a crash"
    try:
        path = f"/channels/{trial.channel_id}/messages"
        found = {int(message["id"]) for message in await trial.probe.get(path, limit="50")}
    except DeliveryError as error:
        return Finding(CheckLine.HISTORY, f"it can't be read: {error}", todo)
    if not found.intersection(trial.message_ids):
        return Finding(CheckLine.HISTORY, "it lacks what was just posted", todo)
    return Finding(CheckLine.HISTORY, "it can be read")


async def _thread(trial: Trial) -> Finding:
    """Create a thread, archive and reopen it."""
    try:
        make = trial.probe.http.start_thread_without_message
        kind: Final = discord.ChannelType.public_thread.value
        making = make(trial.channel.id, name="Facet check", auto_archive_duration=60, type=kind)
        made = await call_discord(making)
        trial.thread_id = int(made["id"])
        for archived in (True, False):
            changed = await trial.probe.patch(f"/channels/{made['id']}", {"archived": archived})
            if changed["thread_metadata"]["archived"] != archived:
                return Finding(CheckLine.THREAD, "it can't be archived and reopened", "report it")
    except DeliveryError as error:
        todo = "give the bot Create Public Threads and Send Messages in Threads"
        found = f"none can be created, archived and reopened: {error}"
        return Finding(CheckLine.THREAD, found, todo)
    return Finding(CheckLine.THREAD, "created, archived and reopened")


async def _began(probe: Probe, connected: asyncio.Task[None]) -> str:
    """Wait for a gateway session; return "ready" or "resumed", or "" if there is none."""
    waiting = asyncio.create_task(probe.sessions.get())
    first = asyncio.FIRST_COMPLETED
    await asyncio.wait({waiting, connected}, timeout=RESUME_TIMEOUT_S, return_when=first)
    if waiting.done():
        return waiting.result()
    waiting.cancel()
    return ""


async def _resumed(probe: Probe, connected: asyncio.Task[None]) -> Finding:
    """Drop the gateway connection, and check whether the session resumes."""
    await probe.ws.close(_UNKNOWN_ERROR)
    began = await _began(probe, connected)
    if began == "resumed":
        return Finding(CheckLine.RESUME, "a dropped connection resumes where it stopped")
    found = {"ready": "a new session began"}.get(began, "the connection stays lost")
    return Finding(CheckLine.RESUME, found, "check again; presses during an outage may be lost")


async def _announced(trial: Trial) -> list[int]:
    """Return the message by which Discord said that a thread was opened: it outlives the thread."""
    if trial.thread_id is None:
        return []
    try:
        path = f"/channels/{trial.channel_id}/messages"
        messages = await trial.probe.get(path, limit="50")
    except DeliveryError:  # a line of its own says that it can't be read
        return []
    thread_id = str(trial.thread_id)
    about = ((it["id"], it.get("message_reference") or {}) for it in messages)
    return [int(message_id) for message_id, there in about if there.get("channel_id") == thread_id]


async def _clean(trial: Trial) -> Finding:
    """Delete everything posted; archive a thread that can't be deleted."""
    left = []
    for message_id in dict.fromkeys((*trial.message_ids, *await _announced(trial))):
        try:
            await trial.probe.delete(f"/channels/{trial.channel_id}/messages/{message_id}")
        except DeliveryError as error:
            left.append(f"message {message_id} ({error})")
    if left:
        return Finding(CheckLine.CLEANING, f"left: {', '.join(left)}", "delete it by hand")
    found = "everything that was posted is deleted"
    if trial.thread_id is not None:
        try:
            await trial.probe.delete(f"/channels/{trial.thread_id}")
        except DeliveryError:  # deleting needs Manage Threads, which the bot doesn't ask for
            with suppress(DeliveryError):
                await trial.probe.patch(f"/channels/{trial.thread_id}", {"archived": True})
            found = (
                "all messages are deleted; the thread Facet check is archived, delete it by hand"
            )
    return Finding(CheckLine.CLEANING, found)
