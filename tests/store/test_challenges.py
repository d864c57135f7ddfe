"""Medals for challenges, in a file and on a server: what people are called on which board."""

from __future__ import annotations

from datetime import timedelta

from bot.features.challenges.challenge import Medal
from bot.features.challenges.store import Challenges, ChallengeTry, MedalCount
from bot.store import Store
from tests.store.playing import ADA, BO

HERE, THERE = 1, 2


async def test_a_server_is_told_no_name_of_another(store: Store) -> None:
    """On its board people have the name that they had there, everywhere the newest one."""
    challenges, now = store.of(Challenges), store.now()
    for number, (user_id, guild_id, name) in enumerate(
        [(ADA, HERE, "Zada"), (ADA, THERE, "Ada of the secret club"), (BO, THERE, "Bo")]
    ):
        await store.engine.write_all(
            challenges.begins(ChallengeTry(number, user_id, guild_id, number, name))
        )
        await challenges.end(number, Medal.GOLD, now + timedelta(minutes=number))
    asked = [0, 1, 2]
    assert await challenges.ranked(asked, HERE, 9) == [MedalCount(ADA, "Zada", 2, 0, 0)]
    ada, bo = await challenges.ranked(asked, 0, 9)
    assert (ada.name, bo.name) == ("Ada of the secret club", "Bo")
