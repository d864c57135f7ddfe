"""Every route the bot uses, made to fail, and what must be true afterwards."""

from bot.playground.server.faults import Fault
from bot.playground.server.stand_in import StandIn
from bot.tables.table import Table
from tests.playground.people import custom_ids
from tests.playground.process.house import House
from tests.playground.waiting import until

STARTING = {
    "GET /gateway/bot": "^/gateway/bot$",
    "GET /users/@me": "^/users/@me$",
    "GET /oauth2/applications/@me": "^/oauth2/",
    "GET /applications/{application_id}/emojis": "/emojis$",
    "POST /applications/{application_id}/emojis": "/emojis$",
    "PUT /applications/{application_id}/commands": "/commands$",
    "GET /channels/{channel_id}/messages": "^/channels/[0-9]+/messages$",
    "POST /channels/{channel_id}/messages": "^/channels/[0-9]+/messages$",
}
ANSWER = "POST /interactions/{interaction_id}/{token}/callback"
FOLLOW_UP = "POST /webhooks/{application_id}/{token}"
TIDY = "PATCH /channels/{channel_id}/messages/{message_id}"
PLAYING = {
    ANSWER: "callback$",
    FOLLOW_UP: "^/webhooks/",
    TIDY: "^/channels/[0-9]+/messages/[0-9]+$",
}

BESIDE = {
    # A private panel goes where another is opened; whether it does changes nothing else.
    "DELETE /webhooks/{application_id}/{token}/messages/{message_id}",
    # Once the board stands, a move's private answer keeps only what the board doesn't say.
    "PATCH /webhooks/{application_id}/{token}/messages/{message_id}",
    # Housekeeping asks for servers where nobody plays; where it gets no answer it asks tomorrow.
    "GET /guilds/{guild_id}",
    # Which of the channels chosen are still there; where that's unknown, all of them count.
    "GET /guilds/{guild_id}/channels",
    # Whether the role that lobbies call may be mentioned; where that's unknown, it may.
    "GET /guilds/{guild_id}/roles",
    # People's pictures in a lobby; initials stand there until they come.
    "GET /users/{user_id}",
}
"""Routes whose failures nobody who plays can notice."""


def strike(stand_in: StandIn, route: str, **fault: object) -> Fault:
    """Let the next request on a route fail, by an answer or by the network; return the fault."""
    where = {**STARTING, **PLAYING}[route]
    method = route.split(maxsplit=1)[0]
    return stand_in.faults.add({"retry_after": 0.05, **fault, "route": where, "method": method})


def live(house: House, channel: str | None = None) -> list[str]:
    """Return the ids of the messages everybody sees that have controls."""
    return [m.id for m in house.posted(channel) if custom_ids({"components": m.components})]


async def all_is_well(house: House, before: Table) -> Table:
    """See that one turn was saved once, and is shown once, by the only message to be played on."""
    table = await house.table()
    assert table.number > before.number
    turns = [entry for entry in table.log[before.number :] if entry.seat == before.asked]
    assert len(turns) == 1
    board = await house.asked(table).board(table)
    await until(lambda: live(house) == [board["id"]])
    hand = f"facet:b:{table.id}:{table.number}:hand:"
    shows = [m for m in house.posted() if hand in custom_ids({"components": m.components})]
    assert len(shows) == 1
    return table
