"""What people do: type commands, press buttons, choose, fill in forms, chat.

Each deed is checked the way Discord's own client would and turned into an interaction, whose
outcome says how it went: ``answered``, ``failed``, ``modal`` or ``choices``.
"""

from bot.playground.clients.forging import Forgery, find_component
from bot.playground.clients.menus import on_message, on_person
from bot.playground.clients.picking import picked
from bot.playground.clients.slash import Slash
from bot.playground.discord.application import Application
from bot.playground.discord.checks.pickers import PICKED
from bot.playground.discord.errors import Unfit
from bot.playground.discord.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
)
from bot.playground.discord.permissions import Permission, in_channel, may_send, sees
from bot.playground.discord.shapes import Json
from bot.playground.discord.world import EPHEMERAL, Channel, Message, Person

BUTTON, STRING_SELECT, TEXT_INPUT, LABEL, TEXT = 2, 3, 4, 18, 10
CHECKBOX_GROUP, CHECKBOX, RADIO_GROUP = 22, 23, 21


class Deeds:
    """The deeds of one person, in a client that speaks ``locale``."""

    def __init__(self, discord: Application, person: Person, locale: str) -> None:
        self._discord = discord
        self._person = person
        self._locale = locale

    def command(self, wanted: Json) -> Interaction:
        """Use a command: ``{channel, command, options}``, the command spelled "group name"."""
        channel = self._channel(wanted, Permission.USE_APPLICATION_COMMANDS)
        _in_use(channel)
        data, _ = self._slash(channel).read(wanted)
        return self._begin(COMMAND, channel, data)

    def menu(self, wanted: Json) -> Interaction:
        """Choose from a context menu: ``{channel, command, person}`` or ``{channel, command, message}``."""
        channel = self._channel(wanted, Permission.USE_APPLICATION_COMMANDS)
        _in_use(channel)
        discord, person, name = self._discord, self._person, str(wanted.get("command"))
        if "person" in wanted:
            data = on_person(discord, person, channel, name, str(wanted["person"]))
        else:
            data = on_message(discord, person, channel, name, self._message(wanted))
        return self._begin(COMMAND, channel, data)

    def autocomplete(self, wanted: Json) -> Interaction:
        """Ask for suggestions: as a command, and ``focused`` names the option."""
        channel = self._channel(wanted, Permission.USE_APPLICATION_COMMANDS)
        data, kind = self._slash(channel).read(wanted, str(wanted["focused"]))
        interaction = self._begin(AUTOCOMPLETE, channel, data)
        interaction.option_kind = kind
        return interaction

    def component(self, wanted: Json) -> Interaction:
        """Press or choose: ``{channel, message, custom_id, values?}``."""
        channel = self._channel(wanted)
        _in_use(channel)
        message = self._message(wanted)
        component = find_component(message.components, str(wanted["custom_id"]))
        if component is None or component.get("disabled"):
            raise Unfit("press", "There is nothing to press there.")
        kind, custom_id = component["type"], component["custom_id"]
        data = {"id": component["id"], "custom_id": custom_id, "component_type": kind}
        if kind != BUTTON:
            data["values"] = _chosen(component, wanted.get("values") or [])
        if kind in PICKED:
            values = data["values"]
            data["resolved"] = picked(self._discord, self._person, channel, component, values)
        return self._begin(COMPONENT, channel, data, message)

    def forge(self, wanted: Json) -> Interaction:
        """Press a forged component, on any message this person sees, from any channel.

        ``{channel, message, custom_id, kind?, values?, planted?}``. Bots look for the component in
        the message, so it is ``planted`` there where it lacks, unless that is false.
        """
        sent = Forgery.read(wanted)
        everywhere = self._discord.world.messages.values()
        found = [kept[sent.message_id] for kept in everywhere if sent.message_id in kept]
        message = next(filter(self._sees, found), None)
        if message is None:
            raise Unfit("message", "There is no such message.")
        return self._begin(COMPONENT, self._channel(wanted), sent.data(), sent.planted_in(message))

    def modal(self, wanted: Json) -> Interaction:
        """Send a form: ``{interaction, values: {custom_id: value or [values]}}``."""
        interactions, world = self._discord.interactions, self._discord.world
        opener = interactions.with_modal(str(wanted["interaction"]), self._person.id)
        modal = opener.modal or {}
        values = wanted.get("values") or {}
        filled = [_filled(part, values) for part in modal["components"]]
        data = {"custom_id": modal["custom_id"], "components": filled}
        message = world.find(opener.channel_id, opener.message_id)
        channel = world.channel(opener.channel_id)
        return self._begin(MODAL_SUBMIT, channel, data, message, opener)

    def say(self, wanted: Json) -> Json:
        """Chat: ``{channel, content}``."""
        channel = self._channel(wanted)
        content = str(wanted.get("content") or "").strip()
        if not may_send(self._discord.world, self._person, channel):
            raise Unfit("write", "You may not write here.")
        if not 0 < len(content) <= 2000:
            raise Unfit("length", "A message has 1 to 2,000 characters.", most=2000)
        message = Message(self._discord.new_id(), channel.id, self._person.id, content)
        self._discord.announce(message)
        return {"state": "answered", "message": message.id}

    def dismiss(self, wanted: Json) -> Json:
        """Dismiss a private answer: ``{channel, message}``."""
        message = self._message(wanted)
        if message.flags & EPHEMERAL:
            self._discord.remove(message)
        return {"state": "answered"}

    def _slash(self, channel: Channel) -> Slash:
        return Slash(self._discord, self._person, self._locale, channel)

    def _begin(
        self,
        kind: int,
        channel: Channel,
        data: Json,
        message: Message | None = None,
        opener: Interaction | None = None,
    ) -> Interaction:
        begin, locale = self._discord.interactions.begin, self._locale
        return begin(
            kind, self._person, channel, data, locale=locale, message=message, opener=opener
        )

    def _channel(self, wanted: Json, *needed: Permission) -> Channel:
        world = self._discord.world
        channel = world.channels.get(str(wanted.get("channel")))
        if channel is None:
            raise Unfit("channel", "There is no such channel.")
        have = in_channel(world, self._person, channel)
        seen = sees(world, self._person, channel)
        if not seen or any(permission not in have for permission in needed):
            raise Unfit("here", "You may not do that here.")
        return channel

    def _message(self, wanted: Json) -> Message:
        channel_id, message_id = str(wanted.get("channel")), str(wanted.get("message"))
        message = self._discord.world.find(channel_id, message_id)
        if message is None or not self._sees(message):
            raise Unfit("message", "There is no such message.")
        return message

    def _sees(self, message: Message) -> bool:
        return message.reader_id in {None, self._person.id}


def _in_use(channel: Channel) -> None:
    """Raise Unfit in a thread that was put away.

    Clients on the web and on phones try in vain to open it again, and send nothing to the bot:
    discord-api-docs #8474. Whoever writes there opens it.
    """
    if channel.archived:
        raise Unfit("archived", "This thread is archived. Write something in it first.")


def _chosen(component: Json, values: list[str]) -> list[str]:
    known = [option["value"] for option in component.get("options") or []]
    if component["type"] == STRING_SELECT and not set(values) <= set(known):
        raise Unfit("among", "That is not among the options.")
    least, most = component.get("min_values", 1), component.get("max_values", 1)
    if component.get("required") is False and not values:
        return []
    if not least <= len(values) <= most:
        raise Unfit("several", f"Choose {least} to {most}.", least=least, most=most)
    return list(values)


def _filled(part: Json, values: Json) -> Json:
    if part["type"] == TEXT:
        return {"type": TEXT, "id": part["id"]}
    if part["type"] == LABEL:
        child = _answered(part["component"], values, str(part["label"]))
        return {"type": LABEL, "id": part["id"], "component": child}
    children = [_answered(child, values, str(child["label"])) for child in part["components"]]
    return {"type": part["type"], "id": part["id"], "components": children}


def _answered(child: Json, values: Json, label: str) -> Json:
    told: Json = {"type": child["type"], "id": child["id"], "custom_id": child["custom_id"]}
    value = values.get(child["custom_id"])
    required = child.get("required", True)
    if child["type"] == TEXT_INPUT:
        text = str(value or "")
        least, most = child.get("min_length") or 0, child.get("max_length") or 4000
        if (required and not text) or not (least <= len(text) <= most or not text):
            text = f"{label}: please write {max(least, 1)} to {most} characters."
            raise Unfit("text", text, name=label, least=max(least, 1), most=most)
        return {**told, "value": text}
    if child["type"] == CHECKBOX:
        return {**told, "value": bool(value)}
    if child["type"] == RADIO_GROUP:
        known = {option["value"] for option in child["options"]}
        if (value is None and required) or (value is not None and value not in known):
            raise Unfit("one", f"{label}: please choose one.", name=label)
        return {**told, "value": value}
    if child["type"] == CHECKBOX_GROUP:
        return {**told, "values": list(value or [])}
    return {**told, "values": _chosen(child, list(value or []))}
