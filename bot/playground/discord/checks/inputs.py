"""Checks what people press and choose from: buttons, selects and their options."""

from bot.playground.discord.errors import Form, Path
from bot.playground.discord.shapes import Json

LINK, PREMIUM = 5, 6
ASCII_TEXT = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ")


def kept(given: Json, *keys: str) -> Json:
    """Return those of the named values that are present; likewise for an emoji's parts."""
    found = {key: given[key] for key in keys if given.get(key) is not None}
    if "emoji" in found:
        found["emoji"] = kept(found["emoji"], "id", "name", "animated")
        if "id" in found["emoji"]:  # sent as a number by discord.py, told as text by Discord
            found["emoji"]["id"] = str(found["emoji"]["id"])
    return found


def custom_id(form: Form, path: Path, given: Json) -> None:
    """Check the custom id of a control."""
    form.text((*path, "custom_id"), given, 1, 100, need=True)


def button(form: Form, path: Path, given: Json, emoji_ids: frozenset[str]) -> Json:
    """Check a button."""
    form.number((*path, "style"), given, 1, 6)
    form.text((*path, "label"), given, 0, 80)
    _emoji(form, path, given, emoji_ids)
    style = given.get("style")
    if style is None:
        form.fail((*path, "style"), "BASE_TYPE_REQUIRED", "This field is required")
    if style == LINK:
        form.text((*path, "url"), given, 1, 512, need=True)
        if given.get("custom_id") is not None:
            message = "Custom id and url are mutually exclusive"
            form.fail(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_EXCLUSIVE", message)
    elif style != PREMIUM:
        if given.get("custom_id") is None:
            form.fail(path, "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
        form.text((*path, "custom_id"), given, 1, 100)
    if style != PREMIUM and not given.get("label") and not given.get("emoji"):
        message = "A button must have a label or an emoji"
        form.fail(path, "BUTTON_COMPONENT_INVALID_LABEL_OR_EMOJI", message)
    return kept(given, "style", "label", "custom_id", "url", "sku_id", "emoji", "disabled")


def how_many(form: Form, path: Path, given: Json) -> tuple[int, int]:
    """Check what every list has; return how many may be chosen at least and at most."""
    form.text((*path, "placeholder"), given, 0, 150)
    form.number((*path, "min_values"), given, 0, 25)
    form.number((*path, "max_values"), given, 1, 25)
    least, most = given.get("min_values"), given.get("max_values") or 1
    least = 1 if least is None else least
    if isinstance(least, int) and isinstance(most, int) and least > most:
        message = "Min values cannot be greater than max values"
        form.fail((*path, "min_values"), "SELECT_COMPONENT_MIN_GREATER_THAN_MAX", message)
    return least, most


def string_select(form: Form, path: Path, given: Json, emoji_ids: frozenset[str]) -> Json:
    """Check a select whose options are texts."""
    custom_id(form, path, given)
    least, most = how_many(form, path, given)
    if isinstance(least, int) and isinstance(most, int) and most > len(given.get("options") or []):
        message = "Max values cannot exceed the number of options"
        form.fail((*path, "max_values"), "SELECT_COMPONENT_MAX_GREATER_THAN_OPTIONS", message)
    return {
        **kept(given, "custom_id", "placeholder", "disabled", "required"),
        "min_values": least,
        "max_values": most,
        "options": options(form, path, given, (1, 25), emoji_ids),
    }


def options(
    form: Form,
    path: Path,
    given: Json,
    bounds: tuple[int, int],
    emoji_ids: frozenset[str] = frozenset(),
) -> list[Json]:
    """Check what can be chosen from."""
    listed = given.get("options") or []
    form.length((*path, "options"), listed, *bounds)
    seen: set[object] = set()
    for n, option in enumerate(listed):
        here = (*path, "options", n)
        form.text((*here, "label"), option, 1, 100, need=True)
        form.text((*here, "value"), option, 1, 100, need=True)
        form.text((*here, "description"), option, 0, 100)
        _emoji(form, here, option, emoji_ids)
        if option.get("value") in seen:
            message = "The specified option value is already used"
            form.fail(here, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        seen.add(option.get("value"))
    return [{**kept(o, "label", "value", "description", "emoji"), **_default(o)} for o in listed]


def _default(option: Json) -> Json:
    return {"default": True} if option.get("default") else {}


def _emoji(form: Form, path: Path, given: Json, emoji_ids: frozenset[str]) -> None:
    emoji = given.get("emoji")
    if emoji is None:
        return
    number, name = emoji.get("id"), emoji.get("name")
    known = str(number) in emoji_ids if number else bool(name) and not set(name) <= ASCII_TEXT
    if not known:
        form.fail((*path, "emoji", "id" if number else "name"), "BUTTON_COMPONENT_INVALID_EMOJI",
                  "Invalid emoji")  # fmt: skip
