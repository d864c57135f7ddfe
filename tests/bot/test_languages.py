"""Names and descriptions of commands where a language has none, and where English has another."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.entry.commands.command import Group
from bot.entry.registration import translated_payloads
from bot.i18n import lexicon
from bot.i18n.lexicon import words_in
from bot.testing.catalogues import OTHERS
from bot.testing.test_commands import bodies


async def test_a_command_that_is_not_translated_has_its_english_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord gets the English name and description for every language, and hears of the new texts."""
    before = lexicon.catalogue_digest()
    (tmp_path / "en.ftl").write_text(
        "command-unheard = unheard\ncommand-unheard-about = What is new\n"
    )
    folders = (*lexicon.CATALOGUE_FOLDERS, tmp_path)
    monkeypatch.setattr(lexicon, "CATALOGUE_FOLDERS", folders)
    words_in.cache_clear()
    client: Any = discord.Client(intents=discord.Intents.none())
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(client)
    tree.add_command(Group("unheard", (), "command-unheard").built())
    (payload,) = await translated_payloads(tree)
    await client.close()
    for language in OTHERS:
        assert payload["name_localizations"][language] == "unheard"
        assert payload["description_localizations"][language] == "What is new"
    assert lexicon.catalogue_digest() != before
    words_in.cache_clear()


def test_an_english_name_may_be_corrected() -> None:
    """A command keeps its option's name; English clients show what that is for."""
    (own,) = (it for it in bodies() if it["name"] == "my")
    (away,) = (it for it in own["options"] if it["name"] == "away")
    (option,) = away["options"]
    assert option["name"] == "until"
    names = option["name_localizations"]
    assert {it: names[it] for it in ("en-US", "en-GB", "ja")} == {
        "en-US": "days",
        "en-GB": "days",
        "ja": "日数",
    }
    assert "en-US" not in (away["name_localizations"] or {})
