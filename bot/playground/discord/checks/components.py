"""Checks the components of a message and echoes them the way Discord does.

Every component gets a numeric id, media are resolved to addresses, and what is wrong is
noted in a form with Discord's own codes.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.playground.discord.checks import pickers
from bot.playground.discord.checks.inputs import button, custom_id, string_select
from bot.playground.discord.errors import Form, Path
from bot.playground.discord.shapes import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, SECTION = 1, 2, 3, 4, 9
TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 10, 11, 12, 13, 14, 17
PICKERS = (5, 6, 7, 8)

TOP_LEVEL = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_TEXT_BYTES = 10_170  # undocumented and measured by others; Discord answers it with a 500
BYTES_A_TEXT = 12
SHOWN = ("id", "url", "proxy_url", "width", "height", "content_type", "attachment_id")


@dataclass
class Walk:
    """What a walk over the components collects."""

    form: Form
    media: Mapping[str, Json]
    emoji_ids: frozenset[str]
    known: pickers.Known = field(default_factory=dict)
    count: int = 0
    texts: list[str] = field(default_factory=list)
    custom_ids: set[str] = field(default_factory=set)
    taken: set[int] = field(default_factory=set)
    unnumbered: list[Json] = field(default_factory=list)

    def too_many_bytes(self) -> bool:
        """Return whether Discord would answer with a 500 because of the texts' bytes."""
        total = sum(len(text.encode()) + BYTES_A_TEXT for text in self.texts)
        return total > MOST_TEXT_BYTES


def check(walk: Walk, components: list[Json], *, v2: bool) -> list[Json]:
    """Return the components as Discord would echo them; problems go to the walk's form."""
    path: Path = ("components",)
    allowed = TOP_LEVEL if v2 else (ROW,)
    if not v2:
        walk.form.length(path, list(components), 0, 5)
    echoed = [
        _component(walk, (*path, n), component, allowed) for n, component in enumerate(components)
    ]
    if walk.count > MOST_COMPONENTS:
        message = f"The total number of components cannot exceed {MOST_COMPONENTS}"
        walk.form.fail(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    if sum(map(len, walk.texts)) > MOST_TEXT:
        message = f"Displayable text size exceeds maximum of {MOST_TEXT}"
        walk.form.fail(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
    _number(walk)
    return echoed


def _component(walk: Walk, path: Path, given: Json, allowed: tuple[int, ...]) -> Json:
    kind = given.get("type") if isinstance(given, dict) else None
    if kind not in allowed:
        choices = f"({', '.join(map(str, allowed))}{',' * (len(allowed) == 1)})"
        message = f'Value of field "type" must be one of {choices}.'
        walk.form.fail(path, "UNION_TYPE_CHOICES", message)
        return {"type": kind}
    walk.count += 1
    echoed: Json = {"type": kind, "id": 0}
    walk.form.number((*path, "id"), given, 0, 2**31 - 1)
    number = given.get("id")
    if isinstance(number, int) and number > 0:
        if number in walk.taken:
            message = "Component id cannot be duplicated"
            walk.form.fail((*path, "id"), "COMPONENT_ID_DUPLICATED", message)
        walk.taken.add(number)
        echoed["id"] = number
    else:
        walk.unnumbered.append(echoed)
    echoed.update(CHECKS[kind](walk, path, given))
    return echoed


def _number(walk: Walk) -> None:
    number = 0
    for echoed in walk.unnumbered:
        number += 1
        while number in walk.taken:
            number += 1
        echoed["id"] = number


def _children(
    walk: Walk, path: Path, given: Json, allowed: tuple[int, ...], most: int
) -> list[Json]:
    children = given.get("components")
    if not isinstance(children, list):
        walk.form.fail((*path, "components"), "BASE_TYPE_REQUIRED", "This field is required")
        return []
    walk.form.length((*path, "components"), children, 1, most)
    return [
        _component(walk, (*path, "components", n), child, allowed)
        for n, child in enumerate(children)
    ]


def _row(walk: Walk, path: Path, given: Json) -> Json:
    children = _children(walk, path, given, (BUTTON, STRING_SELECT, *PICKERS), 5)
    selects = [n for n, child in enumerate(children) if child["type"] != BUTTON]
    if selects and len(children) > 1:
        here, message = max(selects[0], 1), "The specified component exceeds the maximum width"
        walk.form.fail((*path, "components", here), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
    return {"components": children}


def _custom_id(walk: Walk, path: Path, given: Json) -> None:
    custom_id = given.get("custom_id")
    if custom_id in walk.custom_ids:
        message = "Component custom id cannot be duplicated"
        walk.form.fail((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
    elif isinstance(custom_id, str):
        walk.custom_ids.add(custom_id)


def _button(walk: Walk, path: Path, given: Json) -> Json:
    _custom_id(walk, path, given)
    return button(walk.form, path, given, walk.emoji_ids)


def _select(walk: Walk, path: Path, given: Json) -> Json:
    _custom_id(walk, path, given)
    return string_select(walk.form, path, given, walk.emoji_ids)


def _section(walk: Walk, path: Path, given: Json) -> Json:
    children = _children(walk, path, given, (TEXT,), 3)
    there, allowed = given.get("accessory") or {}, (BUTTON, THUMBNAIL)
    accessory = _component(walk, (*path, "accessory"), there, allowed)
    return {"components": children, "accessory": accessory}


def _text(walk: Walk, path: Path, given: Json) -> Json:
    walk.form.text((*path, "content"), given, 1, MOST_TEXT, need=True)
    content = str(given.get("content") or "")
    walk.texts.append(content)
    return {"content": content}


def _medium(walk: Walk, path: Path, holder: Json, key: str = "media") -> Json:
    given = holder.get(key)
    url = given.get("url") if isinstance(given, dict) else None
    if not isinstance(url, str) or not url:
        walk.form.fail((*path, key, "url"), "BASE_TYPE_REQUIRED", "This field is required")
        return {}
    walk.form.length((*path, key, "url"), url, 0, 2048)
    if url in walk.media:
        medium = dict(walk.media[url])
        return medium if key == "file" else {k: v for k, v in medium.items() if k in SHOWN}
    if url.startswith("attachment://"):
        code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
        walk.form.fail((*path, key, "url"), code, "Referenced attachment not found")
    elif not url.startswith(("http://", "https://")):
        message = "Scheme must be one of ('http', 'https')."
        walk.form.fail((*path, key, "url"), "URL_TYPE_INVALID_SCHEME", message)
    return {"id": "0", "url": url, "proxy_url": url, "width": None, "height": None}


def _described(walk: Walk, path: Path, given: Json) -> Json:
    walk.form.text((*path, "description"), given, 1, 1024)
    return {
        "media": _medium(walk, path, given),
        "description": given.get("description"),
        "spoiler": bool(given.get("spoiler")),
    }


def _gallery(walk: Walk, path: Path, given: Json) -> Json:
    items = given.get("items") or []
    walk.form.length((*path, "items"), items, 1, 10)
    return {"items": [_described(walk, (*path, "items", n), item) for n, item in enumerate(items)]}


def _file(walk: Walk, path: Path, given: Json) -> Json:
    medium = _medium(walk, path, given, "file")
    name, size = medium.pop("name", None), medium.pop("size", None)
    return {"file": medium, "name": name, "size": size, "spoiler": bool(given.get("spoiler"))}


def _separator(walk: Walk, path: Path, given: Json) -> Json:
    walk.form.number((*path, "spacing"), given, 1, 2)
    divider = given.get("divider")
    return {"divider": divider is not False, "spacing": given.get("spacing") or 1}


def _container(walk: Walk, path: Path, given: Json) -> Json:
    walk.form.number((*path, "accent_color"), given, 0, 0xFFFFFF)
    return {
        "accent_color": given.get("accent_color"),
        "spoiler": bool(given.get("spoiler")),
        "components": _children(walk, path, given, IN_CONTAINER, 40),
    }


def _picker(walk: Walk, path: Path, given: Json) -> Json:
    _custom_id(walk, path, given)
    custom_id(walk.form, path, given)
    pickers.check(walk.form, path, given, walk.known)
    return pickers.echoed(given)


CHECKS: dict[int, Callable[[Walk, Path, Json], Json]] = {
    ROW: _row,
    BUTTON: _button,
    STRING_SELECT: _select,
    SECTION: _section,
    TEXT: _text,
    THUMBNAIL: _described,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
    **dict.fromkeys(PICKERS, _picker),
}
