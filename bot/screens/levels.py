"""The levels of computers in words."""

from bot.computers.levels import level_of, number_of, shown_level
from bot.store.values import Player
from render import Words


def level_name(game: str, text: str, words: Words) -> str:
    """Return a level in words, with its style."""
    level = level_of(game, text)
    number, key = number_of(game, text), f"level-{shown_level(game, text)}"
    name = (
        words("level-named", number=number, name=words(key))
        if key in words
        else words("level-numbered", number=number)
    )
    if not level.style:
        return name
    return words("level-styled", level=name, style=words(f"{game}-style-{level.style}"))


def style_of(game: str, player: Player) -> str:
    """Return the style in which a computer plays; "" for none, and for a person."""
    return "" if player.of_person else level_of(game, player.computer).style
