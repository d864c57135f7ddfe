"""The levels of computers in words."""

from bot.computers.level import NAMED_RUNGS, Level
from bot.computers.levels import level_of
from bot.features.ratings.ledger import PointsChange, Standing
from bot.features.ratings.levels import Levels, even_match
from bot.features.ratings.rating import PROVISIONAL_GAMES
from bot.store.values import Player
from render import Words


def level_name(game: str, text: str, words: Words) -> str:
    """Return a level in words, with its style."""
    level = level_of(game, text)
    name = words(f"level-{Level(level.rung)}")
    if not level.style:
        return name
    return words("level-styled", level=name, style=words(f"{game}-style-{level.style}"))


def style_of(game: str, player: Player) -> str:
    """Return the style in which a computer plays; "" for none, and for a person."""
    return "" if player.of_person else level_of(game, player.computer).style


def even_level(rating: Standing | PointsChange, levels: Levels, words: Words) -> str:
    """Return in words which level a person is an even match for, and between which named ones it is."""
    text = even_match(rating, levels)
    return words(
        "level-even",
        level=words(f"level-{text}"),
        between=_between(Level.of(text).rung),
        sure="no" if rating.games < PROVISIONAL_GAMES else "yes",
    )


def _between(rung: int) -> str:
    """Return where a level stands among those that have a name."""
    easy, normal, _ = NAMED_RUNGS.values()
    if rung in NAMED_RUNGS.values():
        return "named"
    return "below" if rung < easy else "lower" if rung < normal else "upper"
