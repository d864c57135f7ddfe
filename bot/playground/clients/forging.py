"""What a modified client can send: a press on a component that nobody was shown."""

from dataclasses import dataclass, replace
from typing import Self

from bot.playground.discord.shapes import Id, Json
from bot.playground.discord.world import COMPONENTS_V2, Message

ROW, BUTTON, STRING_SELECT = 1, 2, 3
SECONDARY = 2
PLANTED = 100_000
"""The id of the row that is planted; no message has that many components."""
MAX_ROWS = 5
"""How many rows a message without Components V2 has at most; discord.py reads no more."""


@dataclass(frozen=True)
class Forgery:
    """A forged press; ``values`` only for a forged list."""

    message_id: Id
    custom_id: str
    kind: int
    values: tuple[str, ...]
    planted: bool

    @classmethod
    def read(cls, wanted: Json) -> Self:
        """Read ``{message, custom_id, kind?, values?, planted?}``; nothing is checked."""
        values = tuple(map(str, wanted.get("values") or ()))
        return cls(
            str(wanted.get("message")),
            str(wanted.get("custom_id")),
            int(wanted.get("kind") or (STRING_SELECT if values else BUTTON)),
            values,
            bool(wanted.get("planted", True)),
        )

    def data(self) -> Json:
        """Return what the bot receives of the press."""
        told: Json = {"id": 1, "custom_id": self.custom_id, "component_type": self.kind}
        return told if self.kind == BUTTON else {**told, "values": list(self.values)}

    def planted_in(self, message: Message) -> Message:
        """Return the message as the bot receives it, with the component in it."""
        if not self.planted or find_component(message.components, self.custom_id):
            return message
        row = {"type": ROW, "id": PLANTED, "components": [self._component()]}
        others = message.components
        if not message.flags & COMPONENTS_V2:
            others = others[: MAX_ROWS - 1]
        return replace(message, components=[*others, row])

    def _component(self) -> Json:
        told: Json = {"type": self.kind, "id": PLANTED + 1, "custom_id": self.custom_id}
        if self.kind == BUTTON:
            return {**told, "style": SECONDARY, "label": "-"}
        return {**told, "options": [{"label": value, "value": value} for value in self.values]}


def find_component(components: list[Json], custom_id: str) -> Json | None:
    """Return the component with this custom id, however deeply nested."""
    for component in components:
        if component.get("custom_id") == custom_id:
            return component
        inner = [*component.get("components", [])]
        if component.get("accessory"):
            inner.append(component["accessory"])
        found = find_component(inner, custom_id)
        if found is not None:
            return found
    return None
