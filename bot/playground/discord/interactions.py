"""Interactions: what a person does, sent to the bot, and answered once within three seconds."""

import asyncio
import secrets
from dataclasses import dataclass, field

from bot.playground.discord import errors
from bot.playground.discord.installing import OF_GUILD, hushed
from bot.playground.discord.shapes import Id, Json
from bot.playground.discord.state import State
from bot.playground.discord.world import Channel, Message, Person

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
SUBCOMMAND, GROUP = 1, 2
KEPT = 2000
MOST_FOLLOW_UPS = 5
"""What an interaction may post beyond its answer where the bot isn't a member."""


@dataclass
class Interaction:
    """One action of a person.

    ``original_id`` is the message that ``@original`` means; it is ``loading`` while the bot
    has only promised an answer. The outcome is what the person's page waits for. ``hushed`` makes
    every answer private. ``opener`` opened the form that this one sends; ``target`` is what a context menu was opened on.
    """

    id: Id
    token: str
    kind: int
    person_id: Id
    channel_id: Id
    born: float
    owners: dict[str, Id] = field(default_factory=dict)
    hushed: bool = False
    follow_ups: int = 0
    message_id: Id | None = None
    opener: "Interaction | None" = None
    command_name: str | None = None
    target: Json = field(default_factory=dict)
    option_kind: int = 3
    answered: bool = False
    original_id: Id | None = None
    loading: bool = False
    modal: Json | None = None
    outcome: asyncio.Future[Json] = field(default_factory=asyncio.Future)

    def settle(self, outcome: Json) -> None:
        """Report the outcome to the waiting page."""
        self.answered = True
        if not self.outcome.done():
            self.outcome.set_result(outcome)


def _spelled(data: Json) -> str:
    name = str(data["name"])
    nested = data.get("options") or []
    while nested and nested[0]["type"] in {SUBCOMMAND, GROUP}:
        name, nested = f"{name} {nested[0]['name']}", nested[0].get("options") or []
    return name


class Interactions:
    """The interactions of the last quarter of an hour."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._known: dict[Id, Interaction] = {}

    def begin(  # noqa: PLR0913 - an interaction has this many sides
        self,
        kind: int,
        person: Person,
        channel: Channel,
        data: Json,
        *,
        locale: str,
        message: Message | None = None,
        opener: Interaction | None = None,
    ) -> Interaction:
        """Send the bot what somebody did."""
        state = self._state
        payload = state.payloads.interaction(person, channel, locale, message)
        if state.settings.bare_channels:
            payload["channel"] = state.payloads.bare_channel(channel, person)
        interaction = Interaction(
            id=state.new_id(),
            token=secrets.token_urlsafe(48),
            kind=kind,
            person_id=person.id,
            channel_id=channel.id,
            born=state.now(),
            owners=payload["authorizing_integration_owners"],
            hushed=hushed(state.world, person, channel),
            message_id=message.id if message else None,
            opener=opener,
            command_name=_spelled(data) if kind == COMMAND else None,
            target=self._target(data),
        )
        self._known[interaction.id] = interaction
        for key in list(self._known)[:-KEPT]:
            del self._known[key]
        payload |= {
            "id": interaction.id,
            "token": interaction.token,
            "type": kind,
            "data": data,
        }
        if message is not None:
            payload["message"] = state.payloads.message(message)
        state.dispatch("INTERACTION_CREATE", payload, channel.guild_id)
        return interaction

    def _target(self, data: Json) -> Json:
        """Return what an answer will say about the person or the message whose menu was opened."""
        if "target_id" not in data:
            return {}
        users = data["resolved"].get("users")
        if users is None:
            return {"target_message_id": data["target_id"]}
        return {"target_user": users[data["target_id"]]}

    async def outcome(self, interaction: Interaction) -> Json:
        """Wait for the bot's answer, at most three seconds."""
        limit = self._state.settings.ack_seconds
        try:
            return await asyncio.wait_for(asyncio.shield(interaction.outcome), limit)
        except TimeoutError:
            return {"state": "failed", "interaction": interaction.id}

    def unanswered(self, interaction_id: Id, token: str) -> Interaction:
        """Return an interaction that still waits, or raise 10062 or 40060."""
        interaction = self._known.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise errors.Refusal(*errors.UNKNOWN_INTERACTION)
        if interaction.answered:
            raise errors.Refusal(*errors.ACKNOWLEDGED)
        settings = self._state.settings
        if self._state.now() - interaction.born > settings.ack_seconds:
            raise errors.Refusal(*errors.UNKNOWN_INTERACTION)
        return interaction

    def by_token(self, application_id: Id, token: str) -> Interaction:
        """Return the interaction whose webhook this is, or raise 10015 or 50027."""
        answered = [i for i in self._known.values() if i.answered]
        interaction = next((i for i in answered if secrets.compare_digest(i.token, token)), None)
        if interaction is None or application_id != self._state.world.bot_id:
            raise errors.Refusal(404, 10015, "Unknown Webhook")
        settings = self._state.settings
        if self._state.now() - interaction.born > settings.token_seconds:
            raise errors.Refusal(401, 50027, "Invalid Webhook Token")
        return interaction

    def follow_up(self, interaction: Interaction) -> None:
        """Count one more message by an interaction's webhook, or raise 40094."""
        if OF_GUILD not in interaction.owners and interaction.follow_ups >= MOST_FOLLOW_UPS:
            raise errors.Refusal(*errors.FOLLOWED_UP)
        interaction.follow_ups += 1

    def with_modal(self, interaction_id: Id, person_id: Id) -> Interaction:
        """Return the interaction that opened a form for this person, or raise KeyError."""
        interaction = self._known[interaction_id]
        if interaction.modal is None or interaction.person_id != person_id:
            raise KeyError(interaction_id)
        return interaction

    def metadata(self, interaction: Interaction) -> Json:
        """Return what a message says about the interaction it answers."""
        world = self._state.world
        payload: Json = {
            "id": interaction.id,
            "type": interaction.kind,
            "user": self._state.payloads.user(world.people[interaction.person_id]),
            "authorizing_integration_owners": interaction.owners,
        }
        if interaction.kind == COMMAND:
            payload |= {"name": interaction.command_name, **interaction.target}
        if interaction.kind == COMPONENT:
            payload["interacted_message_id"] = interaction.message_id
        if interaction.opener is not None:
            payload["triggering_interaction_metadata"] = self.metadata(interaction.opener)
        return payload
