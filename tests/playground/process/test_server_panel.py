"""The panel of those who manage a server, where a channel is gone."""

from bot.host.settings import MAX_OPEN_TABLES
from tests.playground.people import Person, parts
from tests.playground.process.house import House

PANEL = "facet:s:0:0:server-choose:{}:"
CHANNELS = "facet:c:0:0:server-channels:"
LIMITS = "facet:b:0:0:server-limits:"


async def manage(house: House) -> None:
    """Let whoever owns the server use everything on its panel, and leave all as it was."""
    owner = Person(house.client, "landlord", house.place)
    await owner.command("facet settings")
    for word in ("seated", "moderators"):
        await owner.press(PANEL.format("callers"), [word])
    for picked in ([house.channel_id()], []):
        await owner.press(CHANNELS, picked)
    form = await owner.press(LIMITS)
    fields = dict.fromkeys(("most_tables", "most_each"), str(MAX_OPEN_TABLES))
    await owner.do("modal", interaction=form["interaction"], values=fields)


async def test_a_channel_that_was_chosen_is_deleted(house: House) -> None:
    """The panel opens all the same, without it, and tables may be opened where it says."""
    owner = Person(house.client, "landlord", house.place)
    gone = house.stand_in.add_channel(f"{house.place}-gone", None)
    await owner.command("facet settings")
    await owner.press(CHANNELS, [gone.id, house.channel_id()])
    house.stand_in.remove_channel(gone)
    for left in ([house.channel_id()], []):
        await owner.command("facet settings")
        panel = await owner.sees_control(CHANNELS)
        picker = next(part for part in parts(panel) if part["type"] == 8)
        assert [one["id"] for one in picker.get("default_values") or []] == left
        await owner.press(CHANNELS, [])
    await house.robin.command("splendor new")
    await house.shown()
