"""Whether playing on from a game would be advice on another one that counts and isn't over."""

from bot.features.daily.daily import open_deals
from bot.features.replay.replay import Replay
from bot.host.threads import in_thread
from bot.store import Store
from bot.tables.likeness import alike, traits_of
from rules import GAMES


async def is_being_played(store: Store, seen: Replay, stop: int) -> bool:
    """Return whether a game was or is much like one that counts and is being played.

    Or like the deal of a day that isn't over everywhere. It is looked at as it began, at the stop shown,
    and as far as it was played.
    """
    positions = seen.match.positions
    shown = {0, seen.number(stop), len(positions) - 1}
    key, renamings = seen.play.game, GAMES[seen.play.game].renamings
    counting = [*await store.lookup.traits(key), *await open_deals(store, key)]

    def known() -> bool:
        brought = (traits_of(positions[it], names) for it in shown for names in renamings)
        return any(alike(it, other) for other in brought for it in counting)

    return bool(counting) and await in_thread(known)
