"""Explaining to a person why their move isn't legal.

The rules decide; this only explains a refusal that has already been made.
"""

from bot.panels.viewpoint import Viewpoint
from render.splendor.phrases import facts, gem, gems_listed
from rules.splendor.cards import CARDS, COLOURS, LETTERS, NOBLES, counted
from rules.splendor.legal import DIFFERENT, HAND_LIMIT, PILE_FOR_TWO
from rules.splendor.price import missing


def why_not(viewpoint: Viewpoint, notation: str) -> str | None:
    """Return why a move isn't legal now; None if the reason is unknown."""
    verb, _, answer = notation.partition(":")
    about = viewpoint.decision.about
    if {"return": "return", "noble": "noble"}.get(verb, "turn") != about:
        return viewpoint.question(viewpoint.texts)
    if verb == "pass":
        return viewpoint.texts("splendor-why-pass")
    reasons = {
        "take": _why_not_take,
        "reserve": _why_not_reserve,
        "buy": _why_not_buy,
        "return": _why_not_return,
        "noble": _why_not_noble,
    }
    return reasons[verb](viewpoint, answer) if verb in reasons else None


def _why_not_take(viewpoint: Viewpoint, chosen: str) -> str:
    """Return why these gems may not be taken, or not yet."""
    words, supply = viewpoint.texts, viewpoint.view.supply
    if not chosen or set(chosen) - set(COLOURS):
        return words("splendor-why-take-gold" if "*" in chosen else "splendor-why-take-letters")
    wanted = counted(chosen)
    gone = [colour for colour in range(len(COLOURS)) if wanted[colour] and not supply[colour]]
    if gone:
        return words("splendor-why-take-none-left", gem=gem(gone[0], words))
    if len(chosen) > DIFFERENT:
        return words("splendor-why-take-four")
    if max(wanted) > 2 or (max(wanted) == 2 and len(chosen) > 2):
        return words("splendor-why-take-pair-alone")
    if max(wanted) == 2:
        colour = wanted.index(2)
        return words(
            "splendor-why-take-pile", gem=gem(colour, words), left=supply[colour], need=PILE_FOR_TWO
        )
    return words("splendor-why-take-three", missing=DIFFERENT - len(chosen))


def _why_not_reserve(viewpoint: Viewpoint, answer: str) -> str:
    words = viewpoint.texts
    if len(viewpoint.view.seats[viewpoint.reader].hand) >= HAND_LIMIT:
        return words("splendor-why-reserve-full", most=HAND_LIMIT)
    if answer in {"deck1", "deck2", "deck3"}:
        return words("splendor-why-reserve-deck-empty", level=answer[-1])
    return _why_not_there(viewpoint, answer)


def _why_not_buy(viewpoint: Viewpoint, answer: str) -> str:
    words, mine = viewpoint.texts, viewpoint.view.seats[viewpoint.reader]
    name, _, paid = answer.partition("=")
    card = CARDS.get(name)
    if card is None or card not in viewpoint.view.in_sight(viewpoint.reader):
        return _why_not_there(viewpoint, name)
    lacking = missing(card, mine)
    if lacking.short:
        gems = gems_listed(lacking.after_gold(), words)
        return words("splendor-why-buy-missing", card=name, gems=gems)
    if not any(lacking.due):
        return words("splendor-why-buy-free", card=name)
    return words(
        "splendor-why-buy-payment", card=name, paid=paid, gems=gems_listed(lacking.due, words)
    )


def _why_not_there(viewpoint: Viewpoint, name: str) -> str:
    card = CARDS.get(name)
    if card is None:
        return viewpoint.texts("splendor-why-no-such-card", card=name or "?")
    return viewpoint.texts(
        "splendor-why-card-not-there", card=name, facts=facts(card, viewpoint.texts)
    )


def _why_not_return(viewpoint: Viewpoint, answer: str) -> str:
    words = viewpoint.texts
    if len(answer) != 1 or answer not in LETTERS:
        return words("splendor-why-return-letter")
    return words("splendor-why-return-none", gem=gem(LETTERS.index(answer), words))


def _why_not_noble(viewpoint: Viewpoint, answer: str) -> str:
    if answer in NOBLES:
        return viewpoint.texts("splendor-why-noble-not-met", noble=answer)
    return viewpoint.texts("splendor-why-no-such-noble", noble=answer or "?")
