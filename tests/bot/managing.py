"""What those who manage a server do: they open the panel, choose from its lists, fill in its form."""

from __future__ import annotations

from typing import Any

from bot.playground.discord.interactions import COMPONENT
from bot.testing.people import Result
from tests.bot.server import Server, answered, button_id, components


async def choose(server: Server, name: str, **chosen: Any) -> Any:
    """Let a manager choose something for the server; return the panel.

    A choice is a word of a list, or a list of channels or roles.
    """
    panel = answered(await server.command(server.manager(name), "facet settings"))
    for key, value in chosen.items():
        custom_id = list_of(panel, key)
        values = value if isinstance(value, list) else [value]
        panel = answered(await server.person(name).select(panel, values, custom_id=custom_id))
    return panel


async def fill_in(server: Server, name: str, here: str, each: str) -> Result:
    """Let a manager open the form of limits and send it; return how that was answered."""
    form = await open_form(server, name)
    return await server.person(name).submit_modal(form, {"most_tables": here, "most_each": each})


async def open_form(server: Server, name: str) -> Result:
    """Let a manager open the form of limits."""
    panel = await choose(server, name)
    return await server.person(name).click(panel, custom_id=button_id(panel, "Limits…"))


def fields_of(form: Result) -> list[dict[str, Any]]:
    """Return the fields of a form."""
    assert form.modal is not None
    return [part["component"] for part in form.modal["components"]]


def list_of(panel: Any, key: str) -> str:
    """Return the custom id of the list in which this is chosen."""
    lists: list[str] = [
        part["custom_id"] for part in components(panel) if part["type"] in (3, 6, 8)
    ]
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


async def send_choice(server: Server, name: str, panel: Any, chosen: dict[str, list[str]]) -> None:
    """Let a person's client send what it likes as chosen from a list of the panel."""
    [(key, values)] = chosen.items()
    custom_id = list_of(panel, key)
    kind = next(it["type"] for it in components(panel) if it.get("custom_id") == custom_id)
    data = {"custom_id": custom_id, "component_type": kind, "values": values}
    server.begin(name, COMPONENT, data, panel)
    await server.settle()
