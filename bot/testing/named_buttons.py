"""The buttons that a message names: each is there and can be pressed.

Texts name buttons in bold, by their labels, in any language.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Collection, Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast

from bot.features.guide.help_pages import HELP_TOPICS
from bot.testing.catalogues import LANGUAGES, OTHERS, patterns, plain, shown
from bot.testing.known import KNOWN

ELSEWHERE = {
    **{
        f"help-text-{topic}": "names what is found at tables, not in the help"
        for topic in HELP_TOPICS
    },
    "refused-film-goes-on": "Replay is under More",
    "refused-plan-computer": "Take my seat back is under More",
    "review-progress": "Review is under the result",
    "trainer-nothing": "Review is under the result",
    "verify-goes-on": "Verify is under the result",
    "verify-day-goes-on": "Verify is under the result",
    "rematch-sealed": "Start is at the next table",
    "host-warning-backup": "Back up now is in `/facet host`",
    "host-warning-backup-old": "Back up now is in `/facet host`",
    "host-warning-errors": "Last errors is in `/facet host`",
    **ChainMap(*(dict(known.elsewhere) for known in KNOWN.values())),
}
"""The texts that name a button of another message, and say which."""
BOLD = re.compile(r"\*\*(.+?)\*\*")
LABEL = re.compile(r"(\w+-)?button-")


def unpressable(
    text: str, components: Collection[dict[str, Any]], others: Collection[dict[str, Any]] = ()
) -> set[str]:
    """Return the buttons that a message names and that can't be pressed on it.

    `others` are the components of what else its reader sees, for a message without buttons.
    """
    text = _elsewhere().sub("", text)
    named = {_bare(name) for name in BOLD.findall(text)} & _labels()
    mine = list(_buttons(components))
    there = {_bare(it["label"]) for it in mine or _buttons(others) if not it.get("disabled")}
    return {name for name in named if not {name, *_labels_for().get(name, ())} & there}


def named_in(language: str, key: str) -> list[frozenset[str]]:
    """Return, for each button that a text names, the keys of the labels that read so."""
    by_label = _keys_by_label(language)
    names = map(_bare, BOLD.findall(plain(patterns(language)[key])))
    return [by_label[name] for name in names if name in by_label]


def _bare(label: str) -> str:
    return label.rstrip("…").strip()


@cache
def _keys_by_label(language: str) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for key in filter(LABEL.match, patterns(language)):
        label = _bare(plain(patterns(language)[key]))
        found[label] = found.get(label, frozenset()) | {key}
    return found


@cache
def _labels() -> frozenset[str]:
    """Return the labels of all buttons, in every language."""
    return frozenset().union(*map(_keys_by_label, LANGUAGES))


@cache
def _labels_for() -> dict[str, list[str]]:
    """Return the translated labels of buttons that some texts, not translated yet, name in English."""
    english, labels = patterns("en"), dict[str, list[str]]()
    for language in OTHERS:
        for text in english.keys() - patterns(language).keys():
            for key in frozenset().union(*named_in("en", text)):
                translated = _bare(plain(shown(language)[key]))
                labels.setdefault(_bare(plain(english[key])), []).append(translated)
    return labels


@cache
def _elsewhere() -> re.Pattern[str]:
    """Return what matches the texts that name a button of another message."""
    texts = [shown(language)[key] for language in LANGUAGES for key in ELSEWHERE]
    return re.compile("|".join(map(_shape, texts)))


def _shape(pattern: ast.Pattern) -> str:
    """Return what matches a text, with anything in its variables."""
    return "".join(
        re.escape(element.value) if isinstance(element, ast.TextElement) else r"[\s\S]*?"
        for element in pattern.elements
    )


def _buttons(components: Collection[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in components:
        if part["type"] == 2 and part.get("label"):
            yield part
        yield from _buttons(part.get("components", ()))
