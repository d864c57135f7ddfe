"""The one answer every interaction gets."""

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


class Callbacks:
    """The handler, which knows the application."""

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
            interaction.settle(
                {"state": "modal", "interaction": interaction.id, "modal": interaction.modal}
            )
            return None
        if kind in {QUIET_PROMISE, UPDATE}:
            message = self._touched(interaction, must_exist=kind == UPDATE)
            if kind == UPDATE and message is not None:
                desk = discord.desk(interaction.channel_id, "data")
                draft = desk.check(data, uploads, message)
                discord.change(message, draft)
            interaction.original_id = interaction.message_id
        else:
            message = answer_message(discord, interaction, data)
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

    def _touched(self, interaction: Interaction, *, must_exist: bool) -> Message | None:
        world = self._discord.world
        kept = world.messages.get(interaction.channel_id, {})
        message = kept.get(interaction.message_id or "")
        if message is None and must_exist:
            raise errors.unknown_message()
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
            payload = self._discord.payloads.message(message)
            body["resource"] = {"type": kind, "message": payload}
        return body


def answer_message(discord: Application, interaction: Interaction, data: Json) -> Message:
    """Return an empty message that answers an interaction, private if the data or the place say so."""
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


def routes(discord: Application) -> list[Route]:
    """Return the routes of this family."""
    h = Callbacks(discord)
    return [("POST", "/interactions/{interaction_id}/{token}/callback", h.callback)]
