"""A game in play, or just over, as the channel sees it."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Any, Final

import discord
from discord.utils import format_dt
from PIL import Image

from bot.feature import Feature
from bot.i18n.lexicon import dated, words_in
from bot.messages.names import bold, names
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.messages.screen import EVENT, MAX_BUTTONS_PER_ROW, MAX_CONTENT_LENGTH, SMALL, Screen
from bot.panels import Viewpoint, panels_of
from bot.panels.viewpoint import PANEL
from bot.screens import absence
from bot.screens.levels import style_of
from bot.store.values import Player
from bot.tables import sealed
from bot.tables.changes import learned
from bot.tables.origin import Origin
from bot.tables.recap import events, feats, since_last_board, since_last_turn
from bot.tables.results import MIN_RATED_TURNS, rated_seats, results_of
from bot.tables.table import Table
from render import Event, Words
from rules import DEALER, Seat

SECONDARY: Final = discord.ButtonStyle.secondary
TITLED: Final = (Origin.DAILY, Origin.CONTINUATION)
"""The origins whose title says more than the game's name."""
TEXT_LIMIT = 3000
"""The longest story in private; a panel may have 4,000 characters in all."""


@dataclass(frozen=True, slots=True)
class Beside:
    """What a message shows besides the table: what `features` give.

    Those are lines under the title and under the call, and at the end more of them, with avatars by person.
    """

    features: Sequence[Feature] = ()
    title_lines: Sequence[str] = ()
    call_lines: Sequence[str] = ()
    lines: Sequence[str] = ()
    avatars: Mapping[int, Image.Image] = field(default_factory=dict)


NOTHING_BESIDE: Final = Beside()


def playing(
    table: Table, viewpoint: Viewpoint, pinged: Collection[int], beside: Beside = NOTHING_BESIDE
) -> Screen:
    """Return whose turn it is, what happened, the board, and the controls."""
    words, asked = viewpoint.texts, table.asked
    thinking = table.computer_asked
    panels = panels_of(table.game)
    rows = [list(row) for row in panels.rows(viewpoint)] if table.asked_here else []
    always = _always(table, viewpoint)
    if rows and len(rows[-1]) + len(always) <= MAX_BUTTONS_PER_ROW:
        rows[-1] += always
    else:
        rows.append(list(always))
    plain = (
        it for it in chain(*rows) if isinstance(it, PressButton) and it.item.style is SECONDARY
    )
    press = (first := next(plain)).press
    if press and press.action == PANEL and not panels.whole_move(viewpoint, press.argument):
        first.item.style = discord.ButtonStyle.primary  # highlights the panel, but never a move
    named = names(table, asked, pinged)
    if thinking or (table.clock and table.clock.late):
        question = words("board-thinking" if thinking else "board-late", name=named[asked or 0])
    else:
        question = viewpoint.look.ask(viewpoint.view, named, None, words)
    question, answers = absence.around(table, viewpoint, question, pinged)
    question = "\n".join((question, *beside.call_lines))
    rows += answers
    lesson = ""
    if table.origin is Origin.LESSON and not thinking:
        lesson = _lesson(table, viewpoint)
        leave = viewpoint.button("leave-tutorial", "", words("button-leave-tutorial"))
        ways = [leave]
        if table.lesson <= len(viewpoint.look.lessons):
            ways.insert(0, viewpoint.button("next-lesson", "", words("button-next-lesson")))
        if table.hints_given:
            ways.insert(0, viewpoint.button("hint", "", words("button-hint")))
        rows.append([*ways])
    beside_story = len(question) + len(lesson)
    story = _story(table, viewpoint, beside.title_lines, _noted(table, viewpoint), beside_story)
    nothing_yet = all(entry.seat == DEALER for entry in table.log)
    return Screen(
        call=question,
        caption=story,
        remains=f"{story}\n{words('lobby-started')}" if nothing_yet else "",
        text=lesson,
        picture=viewpoint.picture(),
        rows=rows,
        mentions=[*pinged],
    )


def _always(table: Table, viewpoint: Viewpoint) -> list[PressButton]:
    """Return the buttons that every board has."""
    words = viewpoint.words
    buttons = [viewpoint.button("more", "", words("button-more"))]
    if viewpoint.look.hand:
        buttons.insert(0, viewpoint.button("hand", "", words(f"{table.game}-button-hand")))
    if table.hints_given and not table.computer_asked and table.origin is not Origin.LESSON:
        key = "button-hint-rated" if table.is_rated else "button-hint"
        buttons.insert(-1, viewpoint.button("hint", "", words(key)))
    if table.computer_asked and not table.reachable:
        # The computer's move may come too late for this interaction to post it.
        buttons.append(viewpoint.button("show", "", words("button-show")))
    return buttons


def finished(table: Table, viewpoint: Viewpoint, beside: Beside) -> Screen:
    """Return the last turn, the standings, the final board and the button for a rematch."""
    words, play = viewpoint.texts, viewpoint.play
    last = replace(
        viewpoint.scene,
        history=play.scores(),
        feats=feats(play.game, play.whole(), DEALER),
        finished=table.ended.date() if table.ended else None,
        number=table.id,
        avatars=_faces(table, viewpoint, beside),
    )
    bold_scene = replace(last, names=viewpoint.bold_names)
    again = _again(table, words, beside)
    if not again and table.origin is not Origin.FIXTURE and table.everybody is None:
        press, style = Press(table.id, table.number, "rematch"), discord.ButtonStyle.success
        again.append(PressButton(press, words("button-rematch"), style))
    others = [button for it in beside.features for button in it.buttons(table, words)]
    return Screen(
        caption=_story(
            table,
            viewpoint,
            beside.title_lines,
            [
                "### " + viewpoint.look.reckoning(bold_scene, words),
                *viewpoint.look.standings(bold_scene, words),
                *_fairness(table, words),
                *beside.lines,
            ],
        ),
        picture=viewpoint.picture(last),
        rows=[[*again, *lasting(table, beside.features), *others]],
    )


def _again(table: Table, words: Words, beside: Beside) -> list[PressButton]:
    """Return the buttons that features have in place of the one for a rematch."""
    return [button for it in beside.features for button in it.again(table, words)]


def _faces(table: Table, viewpoint: Viewpoint, beside: Beside) -> dict[Seat, Image.Image]:
    """Return the avatars of people, and the faces of computers that play in a style."""
    face, pictures = viewpoint.look.face, dict[Seat, Image.Image]()
    for seat, player in enumerate(table.players):
        style, who = style_of(table.game, player), player.user_id or 0
        if who in beside.avatars:
            pictures[seat] = beside.avatars[who]
        elif style and face:
            pictures[seat] = face(style)
    return pictures


def lasting(table: Table, features: Sequence[Feature]) -> list[PressButton]:
    """Return the controls that stay on a board when a newer one is posted."""
    if table.stage != "finished":
        return []
    words = words_in(table.language)
    return [button for it in features for button in it.lasting_buttons(table, words)]


def asleep(table: Table, words: Words) -> Screen:
    """Return the message that a game was put to sleep."""
    people, note = words.listed(bold(name) for name in table.names), table.note
    since = format_dt(table.touched or table.opened, "D")
    game = words(f"{table.game}-name")
    if note is not None and note.what == "put-to-sleep":
        caption = words("table-put-to-sleep", game=game, name=bold(note.who), names=people)
        return Screen(caption=caption)
    return Screen(caption=words("table-asleep", game=game, since=since, names=people))


def continues_in_private(before: Table, after: Table) -> bool:
    """Return whether a turn continues after a move in its player's private panel, without a new board."""
    same = after.asked is not None and after.asked == before.asked
    return same and panels_of(after.game).midway(before.position, after.position)


def called_off(table: Table, words: Words, beside: Beside) -> Screen:
    """Return the message that a game was called off, and by whom, with the ways to play again."""
    game = words(f"{table.game}-name")
    if table.note is None or table.note.what == "gone":
        return Screen(caption=words("table-called-off", game=game))
    name = bold(table.note.who)
    if table.origin is not Origin.LESSON:
        caption = words("table-called-off-by", game=game, name=name)
        buttons = _again(table, words, beside)
        return Screen(caption=caption, rows=[buttons] if buttons else [])
    again = Press(NO_TABLE, 0, "tutorial", table.game)
    button = PressButton(again, words("help-tutorial", game=game))
    return Screen(caption=words("lesson-left-by", game=game, name=name), rows=[[button]])


def history(viewpoint: Viewpoint, since: int) -> list[str]:
    """Return what happened at this table since a move, one line per turn, as the reader may see it."""
    shown = _events(viewpoint, since)
    return viewpoint.look.summary(shown, viewpoint.bold_names, viewpoint.reader, viewpoint.texts)


def _brief(viewpoint: Viewpoint, since: int) -> list[str]:
    """Return in few words what happened since a move, one line per turn, as the channel may see it."""
    brief = viewpoint.look.brief
    if brief is None:
        return history(viewpoint, since)
    return brief(_events(viewpoint, since), viewpoint.bold_names, viewpoint.texts)


def _events(viewpoint: Viewpoint, since: int) -> list[Event[Any]]:
    play = viewpoint.play
    return events(play.played, viewpoint.reader, max(since, play.moves_before))


def shortened(lines: Sequence[str], limit: int = TEXT_LIMIT) -> str:
    """Return the last lines that fit, below an ellipsis if lines were dropped."""
    last: list[str] = []
    for line in reversed(lines):
        if sum(map(len, last)) + len(last) + len(line) > limit:
            last.append("…")
            break
        last.append(line)
    return "\n".join(reversed(last))


def _fairness(table: Table, words: Words) -> Iterator[str]:
    """Yield a line on each kind of help, and one on those for whom the game isn't rated."""
    if table.origin is Origin.LESSON:
        return
    results, rated = results_of(table), rated_seats(table)
    seated = list(zip(table.players, results, strict=False))
    people = [player for player in table.players if player.of_person]
    hints = "finish-hints-rated" if rated else "finish-hints"
    helped: dict[str, Iterable[Player]] = {
        hints: [player for player in people if player.hinted],
        "finish-undone": [player for player, result in seated if result.undone],
        "finish-replaced": [
            player for player, it in seated if player.of_person and player.turns < it.turns
        ],
        "finish-behind": [
            player
            for seat, player in enumerate(table.players)
            if seat in table.absent and not player.resigned
        ],
        "finish-handed-over": [
            player for player in people if player.previous_user_ids and not player.everybody
        ],
    }
    for key, players in helped.items():
        if players:
            yield words(key, names=_listed(players, words))
    short = [
        player
        for seat, player in enumerate(table.players)
        if player.of_person and seat not in rated and player.turns < MIN_RATED_TURNS
    ]
    if rated and short:
        yield words("finish-short", names=_listed(short, words), turns=MIN_RATED_TURNS)
    elif not rated and table.origin is not Origin.CHALLENGE:  # which says so as it begins
        yield words(
            "finish-unrated",
            why=_why_unrated(table, short),
            names=_listed(short, words),
            turns=MIN_RATED_TURNS,
        )


def _why_unrated(table: Table, short: Sequence[Player]) -> str:
    """Return why a game is rated for nobody; `short` are those who hardly played."""
    if table.is_rated:
        return "short" if short else "nobody"
    if table.origin is Origin.CONTINUATION:
        return "begun"
    if table.origin is Origin.DAILY:
        return "daily"
    return "agreed" if table.people > 1 and table.origin is not Origin.FIXTURE else "set"


def _listed(players: Iterable[Player], words: Words) -> str:
    names = [bold(player.name) for player in players]
    return words.listed(names) if names else ""


def _lesson(table: Table, viewpoint: Viewpoint) -> str:
    """Return the text of a tutorial's lesson."""
    words, lessons = viewpoint.words, viewpoint.look.lessons
    if table.lesson > len(lessons):
        return words("lesson-over", new=words(f"{table.game}-help-new"))
    lines = [
        words("lesson-title", lesson=table.lesson, lessons=len(lessons)),
        words(f"{table.game}-lesson-{table.lesson}"),
    ]
    if not learned(table):
        deed = words(f"{table.game}-button-{lessons[table.lesson - 1]}")
        lines.append(words("lesson-deed", deed=deed))
    return "\n".join(lines)


def _story(
    table: Table,
    viewpoint: Viewpoint,
    title_lines: Sequence[str],
    last: Iterable[str],
    beside: int = 0,
) -> str:
    """Return the title with its lines, what happened since the last turn of the seat asked, and `last`.

    Once people have moved, a board in play has no title that is only the game's name. Where only computers have moved since, that turn is reported, too: the channel hasn't read it yet.
    Lines at the end are left out if not even `last` fits.
    """
    play, last = viewpoint.play, list(last)
    since = min(since_last_turn(play, table.asked), since_last_board(play))
    story = [f"{EVENT}{line}" for line in _brief(viewpoint, since)]
    titles = [f"{SMALL}{_named(table, viewpoint)}", *title_lines]
    if all(entry.seat == DEALER or entry.seat in table.play.computers for entry in table.log):
        story = [*panels_of(table.game).opening(viewpoint), *story]
    elif story and table.stage == "playing" and table.origin not in TITLED:
        titles = [*title_lines]
    title = "\n".join(titles)
    room = MAX_CONTENT_LENGTH - beside - sum(len(line) + 1 for line in (title, *last)) - 3
    while room < 0 and last:  # four long names in every line, with each of their letters escaped
        room += len(last.pop()) + 1
    return "\n".join(filter(None, (title, shortened(story, room), *last)))


def _named(table: Table, viewpoint: Viewpoint) -> str:
    """Return the game's name, and whether it continues another game."""
    game = viewpoint.words(f"{table.game}-name")
    if table.origin is Origin.DAILY:
        return viewpoint.words(
            "board-daily", game=game, day=dated(viewpoint.words, sealed.deal_of(table).day)
        )
    if table.origin is not Origin.CONTINUATION:
        return game
    return viewpoint.words("board-played-on", game=game, turn=table.turns_brought)


def _noted(table: Table, viewpoint: Viewpoint) -> Iterator[str]:
    """Yield what a person did last, if it wasn't a move."""
    note = table.note
    above = {"deputy": any(it.deputized for it in table.players), "late": True}  # said there
    if note is not None and not above.get(note.what, False):
        yield viewpoint.words(f"note-{note.what}", name=bold(note.who))
