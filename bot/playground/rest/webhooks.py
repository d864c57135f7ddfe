"""An interaction's own webhook: later messages, and changes of those it sent.

It needs no permission in the channel; that the channel exists is enough.
"""

from typing import TYPE_CHECKING

from aiohttp import web

from bot.playground import errors
from bot.playground.interactions import Interaction
from bot.playground.rest.answers import answer, nothing, read
from bot.playground.rest.callbacks import answer_message
from bot.playground.shapes import Json
from bot.playground.world import LOADING, Message

if TYPE_CHECKING:
    from bot.playground.checks.messages import Upload
    from bot.playground.stand_in import StandIn


class Webhooks:
    """Handlers that know the stand-in."""

    def __init__(self, stand_in: "StandIn") -> None:
        self._stand_in = stand_in

    async def post(self, request: web.Request) -> web.Response:
        """POST /webhooks/{application_id}/{token}."""
        body, uploads = await read(request)
        interaction = self._interaction(request)
        channel = self._stand_in.world.channel(interaction.channel_id)
        if interaction.loading:
            # The first message after a promise keeps it.
            original = self._message(interaction, "@original")
            self._fill(interaction, original, body, uploads)
            return answer(self._stand_in.payloads.message(original))
        message = self._follow_up(interaction, body)
        draft = self._stand_in.desk(channel.id).check(body, uploads)
        self._stand_in.interactions.follow_up(interaction)
        self._stand_in.post(message, draft)
        return answer(self._stand_in.payloads.message(message))

    async def message(self, request: web.Request) -> web.Response:
        """GET /webhooks/{application_id}/{token}/messages/{message_id}."""
        message = self._message(self._interaction(request), request.match_info["message_id"])
        return answer(self._stand_in.payloads.message(message))

    async def change(self, request: web.Request) -> web.Response:
        """PATCH /webhooks/{application_id}/{token}/messages/{message_id}."""
        body, uploads = await read(request)
        interaction = self._interaction(request)
        message = self._message(interaction, request.match_info["message_id"])
        self._fill(interaction, message, body, uploads)
        return answer(self._stand_in.payloads.message(message))

    async def delete(self, request: web.Request) -> web.Response:
        """DELETE /webhooks/{application_id}/{token}/messages/{message_id}."""
        interaction = self._interaction(request)
        message = self._message(interaction, request.match_info["message_id"])
        if message.id == interaction.original_id:
            interaction.loading = False
        self._stand_in.remove(message)
        return nothing()

    def _follow_up(self, interaction: Interaction, body: Json) -> Message:
        message = answer_message(self._stand_in, interaction, body)
        original_id = interaction.original_id
        if original_id is not None and original_id != interaction.message_id:
            message.interaction = {
                **(message.interaction or {}),
                "original_response_message_id": original_id,
            }
            kept = self._stand_in.world.messages.get(interaction.channel_id, {})
            original = kept.get(original_id)
            if original is not None and original.reader_id in {None, message.reader_id}:
                message.reference_id = original_id
        return message

    def _interaction(self, request: web.Request) -> Interaction:
        match = request.match_info
        return self._stand_in.interactions.by_token(match["application_id"], match["token"])

    def _message(self, interaction: Interaction, message_id: str) -> Message:
        if message_id == "@original":
            message_id = interaction.original_id or ""
        message = self._stand_in.world.message(interaction.channel_id, message_id)
        if message.author_id != self._stand_in.world.bot_id:
            raise errors.unknown_message()
        return message

    def _fill(
        self, interaction: Interaction, message: Message, body: Json, uploads: "list[Upload]"
    ) -> None:
        keeps_promise = interaction.loading and message.id == interaction.original_id
        desk = self._stand_in.desk(interaction.channel_id)
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
        self._stand_in.change(message, draft, edited=not keeps_promise)


def routes(stand_in: "StandIn") -> list[web.RouteDef]:
    """Return the routes of this family."""
    h = Webhooks(stand_in)
    webhook = "/webhooks/{application_id}/{token}"
    message = webhook + "/messages/{message_id}"
    return [
        web.post(webhook, h.post),
        web.get(message, h.message),
        web.patch(message, h.change),
        web.delete(message, h.delete),
    ]
