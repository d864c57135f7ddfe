"""What those who manage a server do: they open the panel, choose from its lists, fill in its form."""

from __future__ import annotations

from typing import Any

import discord
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload
from simcord.results import InteractionResult

from tests.bot.server import Server, answered, button_id, components


async def choose(server: Server, name: str, **chosen: Any) -> Any:
    """Let a manager choose something for the server; return the panel.

    A choice is a word of a list, or a list of channels.
    """
    panel = answered(await server.command(manager(server, name), "facet settings"))
    for key, value in chosen.items():
        custom_id = list_of(panel, key)
        values = value if isinstance(value, list) else [value]
        panel = answered(await server.person(name).select(panel, values, custom_id=custom_id))
    return panel


async def fill_in(server: Server, name: str, here: str, each: str) -> InteractionResult:
    """Let a manager open the form of limits and send it; return how that was answered."""
    form = await open_form(server, name)
    return await server.person(name).submit_modal(form, {"most_tables": here, "most_each": each})


async def open_form(server: Server, name: str) -> InteractionResult:
    """Let a manager open the form of limits."""
    panel = await choose(server, name)
    return await server.person(name).click(panel, custom_id=button_id(panel, "Limits …"))


def fields_of(form: InteractionResult) -> list[dict[str, Any]]:
    """Return the fields of a form."""
    assert form.modal is not None
    return [part["component"] for part in form.modal["components"]]


def manager(server: Server, name: str) -> str:
    """Let somebody join who may manage the server, unless they are there; return their name."""
    if name not in server.people:
        permissions = discord.Permissions(manage_guild=True)
        role = server.guild.create_role("manager", permissions=permissions)
        user = server.env.create_user(name)
        server.people[name] = server.guild.add_member(user, roles=[role])
    return name


def list_of(panel: Any, key: str) -> str:
    """Return the custom id of the list in which this is chosen."""
    lists: list[str] = [part["custom_id"] for part in components(panel) if part["type"] in (3, 8)]
    return next(found for found in lists if f":{key}:" in found or f"server-{key}:" in found)


def chosen(panel: Any) -> list[str]:
    """Return what the lists of a panel show as chosen: the words, then the ids of channels."""
    words = [
        option["value"]
        for part in components(panel)
        for option in part.get("options", ())
        if option.get("default")
    ]
    ids = [it["id"] for part in components(panel) for it in part.get("default_values") or ()]
    return words + [str(it) for it in ids]


async def send_choice(
    server: Server, name: str, panel: Any, chosen: dict[str, list[str]], language: str = "en-US"
) -> None:
    """Let a person's client send what it likes as chosen from a list of the panel."""
    [(key, values)] = chosen.items()
    custom_id = list_of(panel, key)
    kind = next(it["type"] for it in components(panel) if it.get("custom_id") == custom_id)
    data = {"custom_id": custom_id, "component_type": kind, "values": values}
    emit(server, name, panel, data, language)
    await server.env.settle()


def emit(
    server: Server, name: str, message: Any, data: dict[str, Any], language: str = "en-US"
) -> None:
    """Send what a person's client tells of a message, or as a form; wait for nothing."""
    backend = server.env.backend
    channel_id = next(it for it, kept in backend.messages.items() if message.id in kept)
    record, payload = base_payload(
        backend,
        type=3 if "component_type" in data else 5,
        channel_id=channel_id,
        guild_id=server.guild.id,
        user_id=server.person(name).id,
        data=data,
    )
    stored = backend.get_message(channel_id, message.id)
    record.source_message_id = stored.id
    payload |= {"message": message_payload(backend, stored), "locale": language}
    backend.emit("INTERACTION_CREATE", payload)
