"""Translates the names and descriptions of commands."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.i18n.lexicon import LANGUAGES, words_in


class Translator(app_commands.Translator):
    """Translates texts of the form `locale_str(…, key=…)` by their catalogue key."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - of Translator
    ) -> str | None:
        """Return the text in a language; None if there's no catalogue for it."""
        key = string.extras.get("key")
        if key is None or locale.value not in LANGUAGES:
            return None
        return words_in(locale.value)(str(key))
