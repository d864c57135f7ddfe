"""Checks lists whose lines Discord's client knows by itself, such as a server's channels."""

from bot.playground.discord.errors import Form, Path
from bot.playground.discord.shapes import Json

CHANNEL_SELECT = 8
MOST = 25


def check(form: Form, path: Path, given: Json, channel_ids: frozenset[str]) -> None:
    """Check how many may be picked, and what is picked to begin with.

    How Discord answers where that is a channel which was deleted is documented nowhere; here it
    refuses.
    """
    form.text((*path, "placeholder"), given, 0, 150)
    form.number((*path, "min_values"), given, 0, MOST)
    form.number((*path, "max_values"), given, 1, MOST)
    least, most = given.get("min_values", 1), given.get("max_values") or 1
    if isinstance(least, int) and isinstance(most, int) and least > most:
        message = "Min values cannot be greater than max values"
        form.fail((*path, "min_values"), "SELECT_COMPONENT_MIN_GREATER_THAN_MAX", message)
    picked = given.get("default_values") or []
    if picked:
        form.length((*path, "default_values"), picked, least, most)
    if given.get("type") == CHANNEL_SELECT:
        for n, value in enumerate(picked):
            if str(value.get("id")) not in channel_ids:
                here = (*path, "default_values", n, "id")
                form.fail(here, "SELECT_COMPONENT_INVALID_DEFAULT_VALUE", "Unknown channel")
            if value.get("type") != "channel":
                here = (*path, "default_values", n, "type")
                form.fail(here, "BASE_TYPE_CHOICES", "Value must be one of ('channel',).")


def echoed(given: Json) -> Json:
    """Return such a list as Discord sends it, with ids as texts."""
    told = {key: value for key, value in given.items() if key not in {"type", "id"}}
    if told.get("default_values"):
        told["default_values"] = [{**it, "id": str(it["id"])} for it in told["default_values"]]
    return told
