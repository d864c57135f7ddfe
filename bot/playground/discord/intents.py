"""What a bot hears of: the kinds of events it asked for, and of a person's words or not."""

from bot.playground.discord.shapes import Id, Json

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 0, 1 << 9, 1 << 12, 1 << 15
ALWAYS = 0
INTENT_OF = {
    "GUILD_CREATE": GUILDS,
    "CHANNEL_CREATE": GUILDS,
    "CHANNEL_UPDATE": GUILDS,
    "CHANNEL_DELETE": GUILDS,
    "THREAD_CREATE": GUILDS,
    "THREAD_DELETE": GUILDS,
    "MESSAGE_CREATE": GUILD_MESSAGES,
    "MESSAGE_UPDATE": GUILD_MESSAGES,
    "MESSAGE_DELETE": GUILD_MESSAGES,
}


def heard(intents: int, event: str, data: Json, guild_id: Id | None) -> Json | None:
    """Return what a bot receives of an event in or outside a server; None if nothing."""
    intent = INTENT_OF.get(event, ALWAYS)
    if intent == GUILD_MESSAGES and guild_id is None:
        intent = DIRECT_MESSAGES
    if intent and not intents & intent:
        return None
    if event in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and not intents & MESSAGE_CONTENT:
        return data if data["author"]["bot"] else {**data, "content": ""}
    return data
