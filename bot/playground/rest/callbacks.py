"""The one answer every interaction gets."""

from typing import TYPE_CHECKING

from aiohttp import web

from bot.playground import errors
from bot.playground.checks import modals
from bot.playground.checks.commands import check_suggestions
from bot.playground.checks.messages import Upload
from bot.playground.errors import Form
from bot.playground.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from bot.playground.rest.answers import answer, nothing, read
from bot.playground.shapes import Json
from bot.playground.world import EPHEMERAL, LOADING, Message

if TYPE_CHECKING:
    from bot.playground.stand_in import StandIn

MESSAGE, PROMISE, QUIET_PROMISE, UPDATE, SUGGESTIONS, MODAL = 4, 5, 6, 7, 8, 9
FITTING = {
    COMMAND: (MESSAGE, PROMISE, MODAL),
    COMPONENT: (MESSAGE, PROMISE, QUIET_PROMISE, UPDATE, MODAL),
    AUTOCOMPLETE: (SUGGESTIONS,),
    MODAL_SUBMIT: (MESSAGE, PROMISE, QUIET_PROMISE, UPDATE),
}


class Callbacks:
    """The handler, which knows the stand-in."""

    def __init__(self, stand_in: "StandIn") -> None:
        self._stand_in = stand_in

    async def callback(self, request: web.Request) -> web.Response:
        """POST /interactions/{interaction_id}/{token}/callback."""
        body, uploads = await read(request)
        match = request.match_info
        interactions = self._stand_in.interactions
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
            return nothing()
        return answer(self._told(interaction, int(kind or 0), message))

    def _carry_out(
        self, interaction: Interaction, kind: int, data: Json, uploads: list[Upload]
    ) -> Message | None:
        stand_in = self._stand_in
        if kind == SUGGESTIONS:
            choices = check_suggestions(data, interaction.option_kind)
            interaction.settle({"state": "choices", "choices": choices})
            return None
        if kind == MODAL:
            interaction.modal = modals.check(data, frozenset(stand_in.world.emojis))
            interaction.settle(
                {"state": "modal", "interaction": interaction.id, "modal": interaction.modal}
            )
            return None
        if kind in {QUIET_PROMISE, UPDATE}:
            message = self._touched(interaction, must_exist=kind == UPDATE)
            if kind == UPDATE and message is not None:
                desk = stand_in.desk(interaction.channel_id, "data")
                draft = desk.check(data, uploads, message)
                stand_in.change(message, draft)
            interaction.original_id = interaction.message_id
        else:
            message = answer_message(stand_in, interaction, data)
            if kind == PROMISE:
                message.flags |= LOADING
                interaction.loading = True
                stand_in.announce(message)
            else:
                draft = stand_in.desk(interaction.channel_id, "data").check(data, uploads)
                stand_in.post(message, draft)
            interaction.original_id = message.id
        interaction.settle({"state": "answered", "interaction": interaction.id})
        return message

    def _touched(self, interaction: Interaction, *, must_exist: bool) -> Message | None:
        world = self._stand_in.world
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
            payload = self._stand_in.payloads.message(message)
            body["resource"] = {"type": kind, "message": payload}
        return body


def answer_message(stand_in: "StandIn", interaction: Interaction, data: Json) -> Message:
    """Return an empty message that answers an interaction, private if the data or the place say so."""
    private = bool(int(data.get("flags") or 0) & EPHEMERAL) or interaction.hushed
    return Message(
        stand_in.new_id(),
        interaction.channel_id,
        stand_in.world.bot_id,
        flags=EPHEMERAL if private else 0,
        reader_id=interaction.person_id if private else None,
        by_webhook=True,
        interaction=stand_in.interactions.metadata(interaction),
    )


def routes(stand_in: "StandIn") -> list[web.RouteDef]:
    """Return the routes of this family."""
    h = Callbacks(stand_in)
    return [web.post("/interactions/{interaction_id}/{token}/callback", h.callback)]
