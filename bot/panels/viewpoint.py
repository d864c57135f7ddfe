"""A game as one reader sees it, from which its panels are made."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

import discord
from discord import ui

from bot.messages.emojis import PLAIN_EMOJIS, Emojis
from bot.messages.names import bold, escaped, within
from bot.messages.press import Press, PressButton, PressSelect
from bot.messages.screen import PictureFile
from bot.tables.play import Play
from bot.tables.recap import since_last_board
from bot.tables.refusal import Refusal
from render import LOOKS, Look, Scene, Words
from render.words import NO_EMOJIS
from rules import Decision, Seat

ControlRows = list[list[ui.Item[Any]]]
MAX_LABEL_LENGTH: Final = 80
"""Discord's limit for the label of a button."""
MAX_OPTIONS: Final = 25
"""Discord's limit for the options of a list."""
MAX_OPTION_LENGTH: Final = 100
"""Discord's limit for the text of an option."""
PLAY: Final = "play"
PANEL: Final = "panel"


@dataclass(frozen=True)
class Viewpoint:
    """A game as the person in a seat sees it, or everybody if that is None."""

    play: Play
    reader: Seat | None
    words: Words
    emojis: Mapping[str, Emojis] = field(default_factory=lambda: PLAIN_EMOJIS)
    votes: bool = False
    """Whether what the reader confirms is a vote."""

    @cached_property
    def texts(self) -> Words:
        """The words of messages, with the bot's own emoji before every piece if it has them.

        Labels and alt texts take `words`, because they can't contain custom emojis.
        """
        if self.emojis is PLAIN_EMOJIS:
            return self.words
        return self.words.with_emojis(self.emojis.get(self.play.game, NO_EMOJIS))

    def emoji(self, piece: str | None) -> str | None:
        """Return the emoji of a piece by its key, for a button or a list."""
        return self.emojis.get(self.play.game, NO_EMOJIS).get(piece or "")

    @property
    def look(self) -> Look:
        """The look of this game."""
        return LOOKS[self.play.game]

    @cached_property
    def view(self) -> Any:  # noqa: ANN401 - a position of any game
        """The position as the reader sees it."""
        return self.play.position.seen_by(self.reader)

    @property
    def names(self) -> tuple[str, ...]:
        """Each seat's name, escaped for a private text."""
        return tuple(map(escaped, self.play.names))

    @property
    def bold_names(self) -> tuple[str, ...]:
        """Each seat's name for a message, in bold."""
        return tuple(map(bold, self.play.names))

    @property
    def decision(self) -> Decision[Any]:
        """The open question; raise Refusal when the game is over."""
        decision: Decision[Any] | None = self.view.decision
        if decision is None:
            raise Refusal("refused-game-over")
        return decision

    def question(self, words: Words) -> str:
        """Return the open question in words, labels or texts."""
        return self.look.ask(self.view, self.names, self.reader, words)

    @property
    def scene(self) -> Scene[Any]:
        """The scene of the current position, for pictures and texts."""
        match = self.play.match
        before = match.positions[since_last_board(self.play)] if match and match.moves else None
        return Scene(
            self.view,
            self.play.names,
            before=before.seen_by(self.reader) if before else None,
            reader=self.reader,
            resigned=self.play.resigned,
            round=self.play.round,
            computers=self.play.levels,
        )

    def picture(self, scene: Scene[Any] | None = None) -> PictureFile:
        """Return the picture of a scene, by default the current one."""
        scene = replace(scene or self.scene, language=self.words.language)
        return PictureFile(self.look.picture(scene), self.look.alt(scene, self.words))

    def hand(self) -> PictureFile:
        """Return the picture of the reader's hand; raise Refusal if the game has none."""
        hand, scene = self.look.hand, self.scene
        if hand is None:
            raise Refusal("refused-no-hand")
        headed = replace(scene, headings=tuple(map(self.words, hand.headings)))
        return PictureFile(hand.picture(headed), hand.alt(scene, self.words))

    def offers(self, notation: str) -> Any | None:  # noqa: ANN401 - a move of any game
        """Return the move of this notation if it is legal now."""
        return next((move for move in self.decision.moves if str(move) == notation), None)

    def typed(self, notation: str) -> str:
        """Return a move as a command that the reader can type, in their language."""
        verb, _, answer = notation.partition(":")
        game, words = self.play.game, self.words
        named = zip(self.play.rules.verbs[verb], answer.split("="), strict=False)
        options = [f"{words(f'{game}-option-{name}')}:{given}" for name, given in named]
        return " ".join(
            [f"/{words(f'{game}-command')} {words(f'{game}-command-{verb}')}", *options]
        )

    def press(self, action: str, argument: str) -> Press:
        """Return the press of a control for the current position."""
        return Press(self.play.id, self.play.number, action, argument)

    def button(
        self,
        action: str,
        argument: str,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> PressButton:
        """Return a button for the current position."""
        press = self.press(action, argument)
        return PressButton(press, within(label, MAX_LABEL_LENGTH), style, disabled=disabled)

    def option(self, none: str, argument: str, label: str, *, chosen: bool) -> PressButton:
        """Return a button that chooses something in a panel; the chosen one has a tick, and takes the choice back.

        `none` is the panel's argument while nothing is chosen.
        """
        style = discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary
        label = f"✓ {label}" if chosen else label
        return self.button(PANEL, none if chosen else argument, label, style)

    def select(
        self, action: str, argument: str, placeholder: str, options: list[discord.SelectOption]
    ) -> PressSelect:
        """Return a list for the current position; the choice is appended to the argument."""
        return PressSelect(self.press(action, argument), placeholder[:150], options)

    def answer(self, move: Any) -> PressButton:  # noqa: ANN401 - a move of any game
        """Return the button that plays a move, with the emoji of its piece."""
        view = self.view
        button = self.button(PLAY, str(move), self.look.label(move, view, self.words))
        button.item.emoji = self.emoji(self.look.piece(move, view))
        return button

    def choice(self, move: Any, value: str, below: str = "") -> discord.SelectOption:  # noqa: ANN401 - a move of any game
        """Return a move as an option of a list, with the emoji of its piece."""
        view = self.view
        label, piece = self.look.label(move, view, self.words), self.look.piece(move, view)
        return line_of_list(label, value, below, emoji=self.emoji(piece))

    def confirm(self, notation: str | None) -> PressButton:
        """Return the button that plays a move or votes for it, disabled if it is None."""
        label = self.words("button-vote" if self.votes else "button-confirm")
        style = discord.ButtonStyle.success
        return self.button(PLAY, notation or "-", label, style, disabled=notation is None)


def line_of_list(
    label: str,
    value: str,
    description: str = "",
    *,
    emoji: str | None = None,
    chosen: bool = False,
) -> discord.SelectOption:
    """Return an option of a list, shortened to Discord's limit; a chosen one is preselected."""
    return discord.SelectOption(
        label=within(label, MAX_OPTION_LENGTH),
        value=value,
        description=within(description, MAX_OPTION_LENGTH) or None,
        emoji=emoji,
        default=chosen,
    )


def lines_of(
    words: Words, key: str, values: Sequence[str], chosen: str
) -> list[discord.SelectOption]:
    """Return an option for each value, labelled by the key `<key>-<value>`."""
    return [line_of_list(words(f"{key}-{it}"), it, chosen=it == chosen) for it in values]
