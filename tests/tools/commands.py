"""Writes docs/commands.md, docs/commands.ja.md and docs/commands.zh-TW.md: every command with its options.

python -m tests.tools.commands
"""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from discord import AppCommandType

from bot.entry.registration import translated_payloads
from bot.i18n.lexicon import words_in
from rules import GAMES
from tests.test_docs import ROOT, command_tree
from tests.tools.proof.samples import LANGUAGES

Payload = dict[str, Any]
SUBCOMMAND: Final = 1
CHAT: Final = AppCommandType.chat_input.value
GROUPS: Final = (*GAMES, "table", "my", "season", "facet", "")
"""The groups in the order of the page; "" is the commands without one."""


def path(language: str) -> Path:
    """Return where the page in a language is."""
    return ROOT / "docs" / ("commands.md" if language == "en" else f"commands.{language}.md")


def pages() -> dict[str, str]:
    """Return the page in each language."""
    payloads = asyncio.run(translated_payloads(command_tree()))
    known = {it["name"]: it for it in payloads if it["type"] == CHAT}
    menus = [it for it in payloads if it["type"] != CHAT]
    return {
        language: "\n".join([*_page(known, language), *_menus(menus, language)]) + "\n"
        for language in LANGUAGES
    }


def _page(known: Mapping[str, Payload], language: str) -> Iterator[str]:
    words, explained = words_in(language), set[str]()
    yield words("commands-title").replace("###", "#")
    links = (
        f"**{words(f'language-{it}')}**"
        if it == language
        else f"[{words(f'language-{it}')}]({path(it).name})"
        for it in LANGUAGES
    )
    yield f"\n{' · '.join(links)}"
    alone = [it for it in known.values() if not _children(it)]
    for group in GROUPS:
        parent = _in(language, known[group]) + " " if group else ""
        about = _in(language, known[group], "description") if group else words("commands-alone")
        yield f"\n## {about}\n\n| | |\n| --- | --- |"
        for it in _children(known[group]) if group else alone:
            told = [_in(language, it, "description"), *_options(it["options"], language, explained)]
            yield f"| `/{parent}{_in(language, it)}` | {'<br>'.join(told)} |"


def _menus(menus: Sequence[Payload], language: str) -> Iterator[str]:
    """Yield a line for the entries in the menu of each kind of thing."""
    for kind in (AppCommandType.user, AppCommandType.message):
        names = [_in(language, it) for it in menus if it["type"] == kind.value]
        words = words_in(language)
        yield "\n" + words(f"commands-of-{kind.name}", names=words.joined(names, "dot"))


def _options(options: Sequence[Payload], language: str, explained: set[str]) -> Iterator[str]:
    """Yield options with what they are, or only their names where the page has said it already."""

    def about(option: Payload) -> str:
        told = _in(language, option, "description")
        return "" if told in explained else told

    for told, several in [(told, list(those)) for told, those in groupby(options, about)]:
        names = (f"`{_in(language, it)}`" for it in several)
        explained.add(told)
        yield " ".join([*names, *filter(None, [told])])


def _children(payload: Payload) -> list[Payload]:
    return [it for it in payload["options"] if it["type"] == SUBCOMMAND]


def _in(language: str, payload: Payload, key: str = "name") -> str:
    """Return the name or the description in a language."""
    locale = "en-US" if language == "en" else language
    return str((payload.get(f"{key}_localizations") or {}).get(locale, payload[key]))


if __name__ == "__main__":
    for language, text in pages().items():
        path(language).write_text(text, encoding="utf-8")
