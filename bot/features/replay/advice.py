"""Whether playing on from a game would be advice on another one that counts and isn't over."""

from bot.features.replay.replay import Replay
from bot.host.threads import in_thread
from bot.tables.likeness import alike, traits_of
from bot.tables.tables import Tables
from rules import GAMES


async def is_being_played(tables: Tables, seen: Replay, stop: int) -> bool:
    """Return whether a game was or is much like one that counts and is being played.

    Or like a deal that a feature still keeps open. It is looked at as it began, at the stop shown,
    and as far as it was played.
    """
    positions = seen.match.positions
    shown = {0, seen.number(stop), len(positions) - 1}
    key, renamings = seen.play.game, GAMES[seen.play.game].renamings
    counting = list(await tables.store.lookup.traits(key))
    for feature in tables.features:
        counting += await feature.open_deals(tables.store, key)

    def known() -> bool:
        brought = (traits_of(positions[it], names) for it in shown for names in renamings)
        return any(alike(it, other) for other in brought for it in counting)

    return bool(counting) and await in_thread(known)
