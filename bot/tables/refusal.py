"""The exceptions that explain to a person why something can't be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from bot.store.values import Offer, Player


class UnescapedName(str):
    """A person's name as a variable of a text, which escapes it when it is shown, and their id if known."""

    __slots__ = ("user_id",)
    user_id: int | None

    def __new__(cls, name: str, user_id: int | None = None) -> Self:  # noqa: D102 - of str
        named = super().__new__(cls, name)
        named.user_id = user_id
        return named

    @classmethod
    def of(cls, who: Player | Offer) -> Self:
        """Return the name of a player, or of somebody to whom a seat is offered."""
        return cls(who.name, who.user_id)


class Refusal(Exception):
    """Nothing was changed; `key` and `variables` give the text that says why and what to do.

    A variable that is a tuple of keys becomes a list of their texts.
    """

    def __init__(self, key: str, **variables: str | int | tuple[str, ...]) -> None:
        self.key = key
        self.variables = variables
        super().__init__(key, variables)
