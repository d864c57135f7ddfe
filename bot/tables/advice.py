"""Whether playing on from a game would be advice on another one that counts and isn't over."""

from bot.host.threads import in_thread
from bot.store import Store
from bot.tables.daily import open_deals
from bot.tables.likeness import alike, traits_of
from bot.tables.replay import Replay


async def is_being_played(store: Store, seen: Replay, stop: int) -> bool:
    """Return whether a game is, as far as it was played, much like one that counts and is being played.

    Or whether it began much like the deal of a day that isn't over everywhere.
    """
    game, positions = seen.play.game, seen.match.positions
    running, deals = await store.archive.traits(game), await open_deals(store, game)

    def known() -> bool:
        first, shown, last = (
            traits_of(it) for it in (positions[0], positions[seen.number(stop)], positions[-1])
        )
        return any(alike(it, shown) or alike(it, last) for it in running) or any(
            alike(it, first) or alike(it, shown) for it in deals
        )

    return await in_thread(known)
