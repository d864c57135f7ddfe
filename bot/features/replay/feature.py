"""What the core gets of replay."""

from typing import Final

from bot.feature import Feature
from bot.features.replay import actions, history, review_actions, screen

REPLAY: Final = Feature(
    name="replay",
    actions={
        "replay": actions.replay,
        "film": actions.film,
        "play-on": actions.play_on,
        "history": history.show,
        "replay-of": history.replay,
        "review": review_actions.review,
    },
    lasting_buttons=screen.lasting_buttons,
)
