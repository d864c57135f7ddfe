"""An interaction's own webhook: later messages, and changes of those it sent.

It needs no permission in the channel; that the channel exists is enough.
"""

from bot.playground.discord import errors
from bot.playground.discord.application import Application
from bot.playground.discord.checks.messages import Upload
from bot.playground.discord.interactions import Interaction
from bot.playground.discord.rest.callbacks import answer_message
from bot.playground.discord.rest.exchange import NOTHING, Answer, Request, Route
from bot.playground.discord.shapes import Json
from bot.playground.discord.world import LOADING, Message


class Webhooks:
    """Handlers that know the application."""

    def __init__(self, discord: Application) -> None:
        self._discord = discord

    def post(self, request: Request) -> Answer:
        """POST /webhooks/{application_id}/{token}."""
        body, uploads = request.json(), request.uploads
        interaction = self._interaction(request)
        channel = self._discord.world.channel(interaction.channel_id)
        if interaction.loading:
            # The first message after a promise keeps it.
            original = self._message(interaction, "@original")
            self._fill(interaction, original, body, uploads)
            return Answer(self._discord.payloads.message(original))
        message = self._follow_up(interaction, body)
        draft = self._discord.desk(channel.id).check(body, uploads)
        self._discord.interactions.follow_up(interaction)
        self._discord.post(message, draft)
        return Answer(self._discord.payloads.message(message))

    def message(self, request: Request) -> Answer:
        """GET /webhooks/{application_id}/{token}/messages/{message_id}."""
        message = self._message(self._interaction(request), request.names["message_id"])
        return Answer(self._discord.payloads.message(message))

    def change(self, request: Request) -> Answer:
        """PATCH /webhooks/{application_id}/{token}/messages/{message_id}."""
        body, uploads = request.json(), request.uploads
        interaction = self._interaction(request)
        message = self._message(interaction, request.names["message_id"])
        self._fill(interaction, message, body, uploads)
        return Answer(self._discord.payloads.message(message))

    def delete(self, request: Request) -> Answer:
        """DELETE /webhooks/{application_id}/{token}/messages/{message_id}."""
        interaction = self._interaction(request)
        message = self._message(interaction, request.names["message_id"])
        if message.id == interaction.original_id:
            interaction.loading = False
        self._discord.remove(message)
        return NOTHING

    def _follow_up(self, interaction: Interaction, body: Json) -> Message:
        message = answer_message(self._discord, interaction, body)
        original_id = interaction.original_id
        if original_id is not None and original_id != interaction.message_id:
            message.interaction = {
                **(message.interaction or {}),
                "original_response_message_id": original_id,
            }
            kept = self._discord.world.messages.get(interaction.channel_id, {})
            original = kept.get(original_id)
            if original is not None and original.reader_id in {None, message.reader_id}:
                message.reference_id = original_id
        return message

    def _interaction(self, request: Request) -> Interaction:
        match = request.names
        return self._discord.interactions.by_token(match["application_id"], match["token"])

    def _message(self, interaction: Interaction, message_id: str) -> Message:
        if message_id == "@original":
            message_id = interaction.original_id or ""
        message = self._discord.world.message(interaction.channel_id, message_id)
        if message.author_id != self._discord.world.bot_id:
            raise errors.unknown_message()
        return message

    def _fill(
        self, interaction: Interaction, message: Message, body: Json, uploads: list[Upload]
    ) -> None:
        keeps_promise = interaction.loading and message.id == interaction.original_id
        desk = self._discord.desk(interaction.channel_id)
        if keeps_promise:
            message.flags &= ~LOADING
            try:
                draft = desk.check(body, uploads, message)
            except errors.Refusal:
                message.flags |= LOADING
                raise
            interaction.loading = False
        else:
            draft = desk.check(body, uploads, message)
        self._discord.change(message, draft, edited=not keeps_promise)


def routes(discord: Application) -> list[Route]:
    """Return the routes of this family."""
    h = Webhooks(discord)
    webhook = "/webhooks/{application_id}/{token}"
    message = webhook + "/messages/{message_id}"
    return [
        ("POST", webhook, h.post),
        ("GET", message, h.message),
        ("PATCH", message, h.change),
        ("DELETE", message, h.delete),
    ]
