"""People of whom one has blocked the other sit at no table together."""

from collections.abc import Collection, Mapping

from bot.feature import Apart
from bot.features.blocks.store import Blocks, Pairs
from bot.store import Store
from bot.tables.refusal import Refusal, UnescapedName


async def apart(store: Store, user_ids: Collection[int], asker: int) -> Apart:
    """Return the check of those with whom these people would sit, as one of them asks; raise NotSaved."""
    own = {it.user_id: it.name for it in await store.of(Blocks).of(asker)}
    return keeping_apart(await store.of(Blocks).around(user_ids), asker, own)


def keeping_apart(pairs: Pairs, asker: int, own: Mapping[int, str]) -> Apart:
    """Return a check that raises Refusal if both of a pair are present.

    `own` are those whom the asker has blocked, id to name: only of them a refusal tells.
    """

    def check(present: Collection[int], refused: str) -> None:
        met = [pair for pair in pairs if pair <= {*present}]
        for user_id, name in own.items():
            if {user_id, asker} in met:
                raise Refusal(f"{refused}-blocked", name=UnescapedName(name))
        if met:
            raise Refusal(refused)

    return check
