"""Substitutes, handing a seat over, and waking a sleeping game."""

from dataclasses import replace

from bot.actions.change import by_person, change_and_say, following
from bot.actions.opening import check_room, opening
from bot.actions.request import Request
from bot.messages.arguments import ChosenPerson, Newcomer, SubstituteChoice
from bot.messages.press import Press, PressPeople
from bot.messages.screen import Screen
from bot.store import ChannelTaken
from bot.tables import absence
from bot.tables.refusal import Refusal


async def substitute(request: Request, press: Press) -> None:
    """Let a computer play for a late player: this turn, or until they are back."""
    how = SubstituteChoice.read(press.argument).how
    await change_and_say(
        request,
        press,
        f"deputy-{how}-done",
        lambda table: absence.substitute(
            table,
            request.user_id,
            how,
            rested=request.tables.rested(table),
        ),
    )


async def sit_in(request: Request, press: Press) -> None:
    """Ask the others for a late player's seat."""
    with request.doing("seat"):
        await change_and_say(
            request,
            press,
            "sit-in-asked",
            lambda table: absence.sit_in(table, request.user_id, request.name),
        )


async def ask_whom_to_hand_over_to(request: Request, _: Press) -> None:
    """Show a player a private list of people who could take over their seat in this channel."""
    table = await request.table_here()
    absence.hand_over(table, request.user_id, 0, "")  # refuses as handing over would
    choice = PressPeople(
        Press(table.id, table.number, "hand-over-to"), request.words("button-choose"), 1
    )
    await request.show(Screen(text=request.words("hand-over-whom"), rows=[[choice]]))


async def hand_over_to(request: Request, press: Press) -> None:
    """Offer one's own seat to the person chosen from the list."""
    chosen = ChosenPerson.read(press.argument)
    if chosen.kind == "bot":
        raise Refusal("refused-no-person")
    newcomer = Newcomer(chosen.user_id, chosen.name)
    await hand_over(request, replace(press, argument=str(newcomer)))


async def hand_over(request: Request, press: Press) -> None:
    """Offer one's own seat to somebody."""
    newcomer = Newcomer.read(press.argument)
    user_id, name = newcomer.user_id, newcomer.name
    with request.doing("seat"), request.calling({user_id: name}):
        await change_and_say(
            request,
            press,
            "hand-over-asked",
            lambda table: absence.hand_over(table, request.user_id, user_id, name),
        )


async def agree(request: Request, press: Press) -> None:
    """Take the seat offered, or give it to the person who asks for it."""
    await change_and_say(
        request, press, "hand-over-done", lambda table: absence.agree(table, request.user_id)
    )
    request.answered()


decline = by_person(absence.decline, "hand-over-declined")
"""Decline the offer of a seat, or the request for one."""


async def back(request: Request, press: Press) -> None:
    """Take one's seat back from the computer."""
    with request.doing("seat"):
        await change_and_say(
            request,
            press,
            "back-done",
            lambda table: absence.back(table, request.user_id, request.name),
        )


async def wake(request: Request, _: Press) -> None:
    """Continue the game that sleeps in this channel."""
    table_id = await request.tables.store.lookup.asleep_in(request.channel)
    if table_id is None:
        raise Refusal("refused-not-asleep")
    try:
        with request.doing("open"):
            async with opening(request):
                absence.wake(await request.tables.get(table_id), request.user_id)
                await check_room(request)
                changed = await request.tables.change(
                    table_id, lambda table: absence.wake(table, request.user_id)
                )
    except ChannelTaken as error:
        there = await request.table_here()
        raise Refusal("refused-second-table", link=there.link(), place=there.place) from error

    async with following(request, changed):
        await request.say("wake-done")
