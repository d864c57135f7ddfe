"""Checks the form that an interaction may be answered with."""

from bot.playground.discord.checks.inputs import custom_id, kept, options, string_select
from bot.playground.discord.errors import Form, Path
from bot.playground.discord.shapes import Json

ROW, SELECT, TEXT_INPUT, TEXT, LABEL = 1, 3, 4, 10, 18
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
IN_LABEL = (SELECT, TEXT_INPUT, 5, 6, 7, 8, 19, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)


def check(given: Json, emoji_ids: frozenset[str]) -> Json:
    """Return the modal as it is shown, or raise 50035."""
    form = Form("data")
    custom_id(form, (), given)
    form.text(("title",), given, 1, 45, need=True)
    listed = given.get("components") or []
    form.length(("components",), listed, 1, 5)
    seen: set[object] = set()
    shown = [_part(form, ("components", n), part, emoji_ids, seen) for n, part in enumerate(listed)]
    form.settle()
    number = 0
    for part in shown:
        for piece in (part, part.get("component"), *part.get("components", [])):
            if piece:
                number += 1
                piece.setdefault("id", number)
    return {"custom_id": given["custom_id"], "title": given["title"], "components": shown}


def _part(form: Form, path: Path, part: Json, emoji_ids: frozenset[str], seen: set[object]) -> Json:
    kind = part.get("type")
    if kind == TEXT:
        form.text((*path, "content"), part, 1, 4000, need=True)
        return dict(part)
    if kind == LABEL:
        form.text((*path, "label"), part, 1, 45, need=True)
        form.text((*path, "description"), part, 1, 100)
        here = (*path, "component")
        child = _input(form, here, part.get("component") or {}, emoji_ids, IN_LABEL)
        _unique(form, here, child, seen)
        return {**kept(part, "type", "id", "label", "description"), "component": child}
    if kind == ROW:
        children = part.get("components") or []
        form.length((*path, "components"), children, 1, 1)
        shown = []
        for n, child in enumerate(children):
            here = (*path, "components", n)
            form.text((*here, "label"), child, 1, 45, need=True)
            shown.append(_input(form, here, child, emoji_ids, (TEXT_INPUT,)))
            _unique(form, here, child, seen)
        return {**kept(part, "type", "id"), "components": shown}
    message = 'Value of field "type" must be one of (1, 10, 18).'
    form.fail(path, "UNION_TYPE_CHOICES", message)
    return {}


def _unique(form: Form, path: Path, child: Json, seen: set[object]) -> None:
    if child.get("custom_id") in seen:
        message = "Component custom id cannot be duplicated"
        form.fail((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
    seen.add(child.get("custom_id"))


def _input(
    form: Form, path: Path, given: Json, emoji_ids: frozenset[str], allowed: tuple[int, ...]
) -> Json:
    kind = given.get("type")
    if kind not in allowed:
        message = f'Value of field "type" must be one of ({", ".join(map(str, allowed))}).'
        form.fail(path, "UNION_TYPE_CHOICES", message)
        return {}
    if kind == SELECT:
        shown = string_select(form, path, given, emoji_ids)
        return {**kept(given, "id"), "type": kind, **shown}
    custom_id(form, path, given)
    if kind == TEXT_INPUT:
        form.number((*path, "style"), given, 1, 2)
        form.number((*path, "min_length"), given, 0, 4000)
        form.number((*path, "max_length"), given, 1, 4000)
        form.text((*path, "value"), given, 0, 4000)
        form.text((*path, "placeholder"), given, 0, 100)
    elif kind == RADIO_GROUP:
        options(form, path, given, (2, 10))
    elif kind == CHECKBOX_GROUP:
        options(form, path, given, (1, 10))
    return {key: value for key, value in given.items() if value is not None}
