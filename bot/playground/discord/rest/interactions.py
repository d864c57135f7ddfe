"""The one answer to every interaction, and its webhook: later messages, and edits of them.

The webhook needs no permission in the channel; that the channel exists is enough.
"""

from dataclasses import replace

from bot.playground.discord import errors
from bot.playground.discord.application import Application
from bot.playground.discord.checks import modals
from bot.playground.discord.checks.commands import check_suggestions
from bot.playground.discord.checks.messages import Upload
from bot.playground.discord.errors import Form
from bot.playground.discord.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
)
from bot.playground.discord.rest.exchange import NOTHING, Answer, Request, Route
from bot.playground.discord.shapes import Json
from bot.playground.discord.world import EPHEMERAL, LOADING, Message

MESSAGE, PROMISE, QUIET_PROMISE, UPDATE, SUGGESTIONS, MODAL = 4, 5, 6, 7, 8, 9
FITTING = {
    COMMAND: (MESSAGE, PROMISE, MODAL),
    COMPONENT: (MESSAGE, PROMISE, QUIET_PROMISE, UPDATE, MODAL),
    AUTOCOMPLETE: (SUGGESTIONS,),
    MODAL_SUBMIT: (MESSAGE, PROMISE, QUIET_PROMISE, UPDATE),
}


class Interactions:
    """The handlers of these routes."""

    def __init__(self, discord: Application) -> None:
        self._discord = discord

    def callback(self, request: Request) -> Answer:
        """POST /interactions/{interaction_id}/{token}/callback."""
        body, uploads = request.json(), request.uploads
        match = request.names
        interactions = self._discord.interactions
        interaction = interactions.unanswered(match["interaction_id"], match["token"])
        kind = body.get("type")
        if kind not in FITTING[interaction.kind] or (
            kind in {QUIET_PROMISE, UPDATE} and interaction.message_id is None
        ):
            form = Form("type")
            allowed = ", ".join(map(str, FITTING[interaction.kind]))
            form.fail((), "BASE_TYPE_CHOICES", f"Value must be one of ({allowed}).")
            form.settle()
        message = self._carry_out(interaction, int(kind or 0), body.get("data") or {}, uploads)
        if request.query.get("with_response", "").lower() not in {"1", "true"}:
            return NOTHING
        return Answer(self._told(interaction, int(kind or 0), message))

    def _carry_out(
        self, interaction: Interaction, kind: int, data: Json, uploads: list[Upload]
    ) -> Message | None:
        discord = self._discord
        if kind == SUGGESTIONS:
            choices = check_suggestions(data, interaction.option_kind)
            interaction.settle({"state": "choices", "choices": choices})
            return None
        if kind == MODAL:
            interaction.modal = modals.check(data, frozenset(discord.world.emojis))
            opened = {"interaction": interaction.id, "modal": interaction.modal}
            interaction.settle({"state": "modal", **opened})
            return None
        if kind in {QUIET_PROMISE, UPDATE}:
            message = discord.world.find(interaction.channel_id, interaction.message_id)
            if kind == UPDATE:
                if message is None:
                    raise errors.Refusal(*errors.UNKNOWN_MESSAGE)
                desk = discord.desk(interaction.channel_id, "data")
                discord.change(message, desk.check(data, uploads, message))
            interaction.original_id = interaction.message_id
        else:
            message = self._answer_message(interaction, data)
            if kind == PROMISE:
                message.flags |= LOADING
                interaction.loading = True
                discord.announce(message)
            else:
                draft = discord.desk(interaction.channel_id, "data").check(data, uploads)
                discord.post(message, draft)
            interaction.original_id = message.id
        interaction.settle({"state": "answered", "interaction": interaction.id})
        return message

    def _told(self, interaction: Interaction, kind: int, message: Message | None) -> Json:
        told: Json = {"id": interaction.id, "type": interaction.kind}
        body: Json = {"interaction": told}
        if message is not None:
            told |= {
                "response_message_id": message.id,
                "response_message_loading": bool(message.flags & LOADING),
                "response_message_ephemeral": bool(message.flags & EPHEMERAL),
            }
            if kind in {MESSAGE, UPDATE}:
                payload = self._discord.payloads.message(message)
                body["resource"] = {"type": kind, "message": payload}
        return body

    def _answer_message(self, interaction: Interaction, data: Json) -> Message:
        """Return an empty message that answers an interaction, private if the data or the place say so."""
        discord = self._discord
        private = bool(int(data.get("flags") or 0) & EPHEMERAL) or interaction.hushed
        return Message(
            discord.new_id(),
            interaction.channel_id,
            discord.world.bot_id,
            flags=EPHEMERAL if private else 0,
            reader_id=interaction.person_id if private else None,
            by_webhook=True,
            interaction=discord.interactions.metadata(interaction),
        )

    # Webhooks

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
        message = self._answer_message(interaction, body)
        original_id = interaction.original_id
        if original_id is not None and original_id != interaction.message_id:
            metadata = message.interaction or {}
            message.interaction = {**metadata, "original_response_message_id": original_id}
            original = self._discord.world.find(interaction.channel_id, original_id)
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
            raise errors.Refusal(*errors.UNKNOWN_MESSAGE)
        return message

    def _fill(
        self, interaction: Interaction, message: Message, body: Json, uploads: list[Upload]
    ) -> None:
        keeps_promise = interaction.loading and message.id == interaction.original_id
        draft = self._discord.desk(interaction.channel_id).check(body, uploads, message)
        if keeps_promise:
            draft = replace(draft, flags=draft.flags & ~LOADING)
            interaction.loading = False
        self._discord.change(message, draft, edited=not keeps_promise)


def routes(discord: Application) -> list[Route]:
    """Return the routes of this family."""
    h = Interactions(discord)
    webhook = "/webhooks/{application_id}/{token}"
    message = webhook + "/messages/{message_id}"
    return [
        ("POST", "/interactions/{interaction_id}/{token}/callback", h.callback),
        ("POST", webhook, h.post),
        ("GET", message, h.message),
        ("PATCH", message, h.change),
        ("DELETE", message, h.delete),
    ]
