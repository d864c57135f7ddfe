"""Deputies, handing a seat over, and waking a sleeping game."""

from bot.actions.change import by_person, change_and_say, following
from bot.actions.opening import check_allowed, check_permissions, check_room, opening
from bot.actions.own_tables import tables_of
from bot.actions.request import Request
from bot.messages.arguments import DeputyChoice
from bot.messages.press import NO_TABLE, Press, PressButton, PressPeople, people_of
from bot.messages.screen import Screen
from bot.posting.visibility import kept_out
from bot.store import ChannelTaken
from bot.tables import absence
from bot.tables.admission import OWN, Refused, admitting, check, newcomers
from bot.tables.refusal import Refusal
from bot.tables.table import Table


async def depute(request: Request, press: Press) -> None:
    """Let a computer play for a late player: this turn, or until they are back."""
    how = DeputyChoice.read(press.argument).how
    await change_and_say(
        request,
        press,
        f"deputy-{how}-done",
        lambda table: absence.depute(
            table,
            request.user_id,
            how,
            rested=request.tables.rested(table),
        ),
    )


async def sit_in(request: Request, press: Press) -> None:
    """Ask the other players for a late player's seat."""
    people = await newcomers(request.tables, [request.user_id], request.user_id)
    with request.doing("seat"):
        await change_and_say(
            request,
            press,
            "sit-in-asked",
            admitting(lambda table: absence.sit_in(table, request.user_id, request.name), people),
        )


async def ask_whom_to_hand_over_to(request: Request, _: Press) -> None:
    """Show a player a private list of people who could take over their seat in this channel."""
    table = await request.table_here()
    if not await _may_be_handed_over(request, table):
        return
    choice = PressPeople(
        Press(table.id, table.number, "hand-over"), request.words("button-choose"), 1
    )
    await request.show(Screen(text=request.words("hand-over-whom"), rows=[[choice]]))


async def _may_be_handed_over(request: Request, table: Table) -> bool:
    """Return whether this person may offer their seat; in a game that counts, show what they can do instead."""
    try:
        absence.hand_over(table, request.user_id, 0, "")
    except Refusal as refusal:
        if refusal.key != "refused-seat-counts":
            raise
        words = request.words
        away = PressButton(Press(NO_TABLE, 0, "ask-away"), words("button-ask-away"))
        text = words("refused-own-seat-counts", counts=table.origin.counts_as)
        await request.show(Screen(text=text, rows=[[away]] if table.clock else []))
        return False
    return True


async def hand_over(request: Request, press: Press) -> None:
    """Offer one's own seat to the person chosen."""
    if not await _may_be_handed_over(request, await request.table(press.table)):
        return
    people = people_of(press)
    ((user_id, name),) = people.items()
    await request.meet(people)
    guests = await newcomers(request.tables, [user_id], request.user_id, "refused-guests")
    with request.doing("seat"), request.calling(people):
        await change_and_say(
            request,
            press,
            "hand-over-asked",
            admitting(
                lambda table: absence.hand_over(table, request.user_id, user_id, name), guests
            ),
        )


async def agree(request: Request, press: Press) -> None:
    """Take the seat offered, or give it to the person who asks for it."""
    table = await request.table(press.table)
    taker = table.offer.user_id if table.offer else request.user_id
    if press.argument not in ("", str(taker)):  # the button of a board with another offer
        raise Refusal("refused-out-of-date", link=table.link())
    refused: Refused = OWN if taker == request.user_id else "refused-guests"
    people = await newcomers(request.tables, [taker], request.user_id, refused)

    def change(table: Table) -> Table:
        if table.offer and table.offer.user_id != taker:  # it is another offer by now
            raise Refusal("refused-out-of-date", link=table.link())
        return absence.agree(table, request.user_id)

    await change_and_say(request, press, "hand-over-done", admitting(change, people), always=True)
    request.answered()


decline = by_person(absence.decline, "hand-over-declined", always=True)
"""Decline the offer of a seat, or the request for one."""


async def back(request: Request, press: Press) -> None:
    """Take one's seat back from the computer."""
    people = await newcomers(request.tables, [request.user_id], request.user_id)

    def change(table: Table) -> Table:
        after = absence.back(table, request.user_id, request.name)
        if table.seat_of(request.user_id) is None:  # they had handed the seat over
            check(after, people)
        return after

    with request.doing("seat"):
        await change_and_say(request, press, "back-done", change)


async def wake(request: Request, _: Press) -> None:
    """Continue a game of this person that sleeps in this channel, or one whose channel is gone."""
    table_id = await request.tables.store.lookup.asleep_in(request.channel, request.user_id)
    if table_id is None:
        table_id = await _lost(request)

    def woken(table: Table) -> Table:
        return absence.wake(table, request.user_id, request.name, request.channel)

    try:
        with request.doing("open"):
            async with opening(request):
                woken(await request.tables.get(table_id))
                await check_room(request)
                changed = await request.tables.change(table_id, woken)
    except ChannelTaken as error:
        there = await request.table_here()
        raise Refusal("refused-second-table", link=there.link(), place=there.place) from error

    async with following(request, changed):
        await request.say("wake-done")


async def _lost(request: Request) -> int:
    """Return a game of this person whose channel is gone; raise Refusal if there is none that can go on here."""
    tables = [it for it in await tables_of(request) if it.lost and it.guild_id == request.guild_id]
    if not tables:
        raise Refusal("refused-not-asleep")
    check_permissions(request)
    await check_allowed(request)
    with request.doing("look"):
        pass  # counted, whatever the answer
    (table, *_), client = tables, request.services.poster.client
    for user_id in table.user_ids:  # nobody runs out of time where they can't come
        if await kept_out(client, table.guild_id, request.channel, user_id):
            raise Refusal("refused-wake-unseen")
    return table.id
