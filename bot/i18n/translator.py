"""Names and descriptions of commands in every language there is a catalogue for."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.i18n.lexicon import LANGUAGES, words_in


class Translator(app_commands.Translator):
    """A text of a command is a key of the catalogues, given as `locale_str(…, key=…)`."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - of Translator
    ) -> str | None:
        """Return the text in a language; None where there is no catalogue for it."""
        key = string.extras.get("key")
        if key is None or locale.value not in LANGUAGES:
            return None
        return words_in(locale.value)(str(key))
