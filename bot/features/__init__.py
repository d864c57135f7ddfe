"""Features: what a table offers beside its game, a room each. The core knows none of them."""

import bot.store  # noqa: F401 - as long as it imports repositories from here, it must come first
