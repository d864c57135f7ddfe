"""What people see of a sealed deal: the commitment, the cuts, and after the game what Verify shows."""

from bot.i18n.lexicon import dated
from bot.messages.names import bold, escaped
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.messages.screen import Screen
from bot.store import Store
from bot.tables import sealed
from bot.tables.origin import Origin
from bot.tables.table import Table, link
from render import Words
from rules.cuts import fingerprint


def commitment(table: Table, words: Words, unopened: int | None) -> Screen:
    """Return the message that publishes a commitment, small above the lobby; it is never edited.

    What it means is behind its button, whose press isn't the table's: nobody takes this message for its board.
    `unopened` is how many sealed deals the server has that were never opened; None elsewhere.
    """
    lines = [words("sealed-commitment", table=str(table.id), digest=sealed.commitment_of(table))]
    press = Press(NO_TABLE, 0, "verify", str(table.id))
    button = PressButton(press, words("button-verify"))
    return Screen(text="\n".join([*lines, *_unopened(unopened or None, words)]), rows=[[button]])


def taken(cut: str, words: Words) -> Screen:
    """Return the answer to a person who cut the cards: what was taken of their words."""
    taken_words = "yes" if cut else "no"
    shown = words("cut-done", kept=taken_words, cut=escaped(cut), fingerprint=fingerprint(cut))
    return Screen(text=shown)


async def finish_lines(_: Store, table: Table, words: Words) -> list[str]:
    """Return the line that leads to the secret and the cuts of a finished game, if its deal was sealed."""
    sealed_here = table.sealed and table.origin not in (Origin.DAILY, Origin.CHALLENGE)
    return [words("finish-sealed")] if sealed_here else []


def lasting_buttons(table: Table, words: Words) -> list[PressButton]:
    """Return the button that verifies a finished game, if its deal was sealed."""
    press = Press(table.id, table.number, "verify")
    verifiable = table.sealed and table.origin is not Origin.CHALLENGE
    return [PressButton(press, words("button-verify"))] if verifiable else []


def verified(table: Table, words: Words, difference: str, unopened: int | None) -> Screen:
    """Return what a check of a finished game found: the first difference, or none ("")."""
    deal = sealed.deal_of(table)
    verdict = words("verify-differs", place=escaped(difference)) if difference else ""
    lines = [
        verdict or words("verify-valid", moves=len(table.play.moves)),
        _published(table, words),
        words("verify-secret", secret=deal.secret),
        *([] if deal.day else [words("verify-cuts", cuts=_cuts(table, words))]),
        words("verify-yourself"),
    ]
    return Screen(text="\n".join([*lines, *_unopened(unopened, words)]))


def unopened(table: Table, words: Words, count: int | None) -> Screen:
    """Return what is public about a sealed deal whose secret isn't published (yet)."""
    if table.origin is Origin.DAILY:
        key = "verify-day-goes-on"
    else:
        key = "verify-called-off" if table.over else "verify-goes-on"
    lines = [words(key), _published(table, words)]
    lines[:0] = [words("sealed-meaning")] if key == "verify-goes-on" else []
    return Screen(text="\n".join([*lines, *_unopened(count, words)]))


def _published(table: Table, words: Words) -> str:
    deal = sealed.deal_of(table)
    if deal.day:
        return words("verify-day", day=dated(words, deal.day), digest=sealed.commitment_of(table))
    where = link(table.guild_id, table.channel_id, deal.message_id)
    return words("verify-commitment", digest=sealed.commitment_of(table), link=where)


def _cuts(table: Table, words: Words) -> str:
    """Return who cut with which words, in the order of the lobby's seats."""
    cuts = []
    for player in sealed.in_lobby_order(table):
        if player.cut is None:
            cuts.append(words("sealed-cut-deleted"))
        elif player.cut:
            cut, name = player.cut, bold(player.name)
            cuts.append(
                words("sealed-cut", name=name, cut=escaped(cut), fingerprint=fingerprint(cut))
            )
    return words.joined(cuts, "comma") if cuts else words("sealed-uncut")


def _unopened(count: int | None, words: Words) -> list[str]:
    return [] if count is None else [words("sealed-unopened", count=count)]
