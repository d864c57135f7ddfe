"""Registers the commands with Discord when they have changed."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import discord
from discord import app_commands

from bot.entry.commands.command import Translator
from bot.host.retry import BACKGROUND_RETRY_DELAYS_S, RetriedTask
from bot.i18n.lexicon import catalogue_digest
from bot.messages.delivery import DeliveryError, call_discord
from bot.store import NotSaved, Store

log = logging.getLogger(__name__)

CommandPayloads = list[dict[str, Any]]
AnyCommandTree = app_commands.CommandTree[Any]

FOR_SERVERS, FOR_PEOPLE = 0, 1
"""Discord's integration types: installed on a server, installed by a person."""
_PRIVATE_CHANNEL_CONTEXT: Final = 2
"""Discord's interaction context for group chats and direct messages between people."""
_BAD_REQUEST: Final = 400
_REGISTER_TIMEOUT_S: Final = 60.0
"""Seconds within which Discord must accept the commands."""


def installs(config: Mapping[str, Any] | None) -> frozenset[int]:
    """Return the integration types in `integration_types_config`; without one, all of them."""
    types = frozenset(int(kind) for kind in config or () if kind in ("0", "1"))
    return types or frozenset((FOR_SERVERS, FOR_PEOPLE))


def supported_commands(payload: CommandPayloads, allowed: Iterable[int]) -> CommandPayloads:
    """Return the commands without the integration types and contexts that aren't allowed."""
    fit = []
    for command in payload:
        kinds = [kind for kind in command["integration_types"] if kind in allowed]
        contexts = command["contexts"]
        if FOR_PEOPLE not in kinds:
            contexts = [context for context in contexts if context != _PRIVATE_CHANNEL_CONTEXT]
        if kinds:
            fit.append({**command, "integration_types": kinds, "contexts": contexts})
    return fit


async def translated_payloads(tree: AnyCommandTree) -> CommandPayloads:
    """Return the payloads of all commands, with every language."""
    payloads: CommandPayloads = []
    for command in tree.get_commands():
        payloads.append(await command.get_translated_payload(tree, Translator()))
        await asyncio.sleep(0)  # it takes a while, and somebody else may be waiting
    return payloads


async def register(client: discord.Client, tree: AnyCommandTree, allowed: frozenset[int]) -> bool:
    """Register the commands; return False if Discord only accepted them for servers.

    Raises DeliveryError.
    """
    put, app_id = client.http.bulk_upsert_global_commands, client.application_id
    if app_id is None:
        raise DeliveryError(LookupError("the application's id is not known"))
    every: Any = await translated_payloads(tree)
    payload: Any = supported_commands(every, allowed)
    try:
        await call_discord(put(app_id, payload=payload), _REGISTER_TIMEOUT_S)
    except DeliveryError as error:
        refused = getattr(error.error, "status", None) == _BAD_REQUEST
        if not refused or FOR_PEOPLE not in allowed:
            raise
        log.warning("Discord refuses the commands, so they are for servers alone: %s", error)
        payload = supported_commands(every, [FOR_SERVERS])
        await call_discord(put(app_id, payload=payload), _REGISTER_TIMEOUT_S)
        return False
    return True


class Registration(RetriedTask):
    """Registers an application's commands if needed; it is `done` when Discord has the current ones."""

    def __init__(
        self,
        client: discord.Client,
        tree: AnyCommandTree,
        store: Store,
        pauses: Sequence[float] = BACKGROUND_RETRY_DELAYS_S,
    ) -> None:
        super().__init__(self._register, pauses)
        self._client = client
        self._tree = tree
        self._store = store

    async def _register(self) -> bool:
        allowed = self._installs()
        payload = [command.to_dict(self._tree) for command in self._tree.get_commands()]
        content = [
            self._client.application_id,
            supported_commands(payload, allowed),
            catalogue_digest(),
        ]
        digest = hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()
        try:
            async with self._store.lock("commands") as mine:
                if await self._store.notes.get("commands") == digest:
                    log.info("the commands are registered already")
                elif not mine:
                    log.info("another process registers the commands")
                else:
                    complete = await register(self._client, self._tree, allowed)
                    log.info("registered %d commands", len(payload))
                    await self._note(digest if complete else "")
        except DeliveryError as error:
            level = logging.WARNING if error.is_temporary else logging.ERROR
            log.log(level, "the commands are not registered, trying again: %s", error)
            return False
        return True

    def _installs(self) -> frozenset[int]:
        application = self._client.application
        if application is None:
            return installs(None)
        configured = {
            "0": application.guild_integration_config,
            "1": application.user_integration_config,
        }
        return installs({kind: config for kind, config in configured.items() if config is not None})

    async def _note(self, digest: str) -> None:
        try:
            await self._store.notes.save("commands", digest)
        except NotSaved as error:
            log.warning("the commands will be registered again: %s", error)
