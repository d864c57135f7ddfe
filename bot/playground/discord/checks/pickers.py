"""Checks lists that Discord's client fills: people, roles and channels."""

from collections.abc import Collection, Mapping

from bot.playground.discord.checks.inputs import how_many
from bot.playground.discord.errors import Form, Path
from bot.playground.discord.shapes import Json

USER_SELECT, ROLE_SELECT, CHANNEL_SELECT = 5, 6, 8
PICKED = {USER_SELECT: "user", ROLE_SELECT: "role", CHANNEL_SELECT: "channel"}
"""The kinds of lists, and what Discord calls a line of each."""

Known = Mapping[int, Collection[str]]
"""The ids that a list of each kind may begin with."""


def check(form: Form, path: Path, given: Json, known: Known) -> None:
    """Check how many may be picked, and what is picked to begin with.

    How Discord answers where that was deleted is documented nowhere; here it refuses.
    """
    least, most = how_many(form, path, given)
    picked = given.get("default_values") or []
    if picked:
        form.length((*path, "default_values"), picked, least, most)
    kind = int(given.get("type") or 0)
    named = PICKED.get(kind)
    if named is None:
        return
    for n, value in enumerate(picked):
        if str(value.get("id")) not in known.get(kind, ()):
            here = (*path, "default_values", n, "id")
            form.fail(here, "SELECT_COMPONENT_INVALID_DEFAULT_VALUE", f"Unknown {named}")
        if value.get("type") != named:
            here = (*path, "default_values", n, "type")
            form.fail(here, "BASE_TYPE_CHOICES", f"Value must be one of ('{named}',).")


def echoed(given: Json) -> Json:
    """Return such a list as Discord sends it, with ids as texts."""
    told = {key: value for key, value in given.items() if key not in {"type", "id"}}
    if told.get("default_values"):
        told["default_values"] = [{**it, "id": str(it["id"])} for it in told["default_values"]]
    return told
