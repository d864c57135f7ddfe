"""What the core gets of replay."""

from typing import Final

from bot.feature import Feature
from bot.features.replay import actions, history, review_actions, screen
from bot.features.replay.commands import commands

REPLAY: Final = Feature(
    name="replay",
    actions={
        "replay": actions.replay,
        "replay-here": actions.replay_here,
        "film": actions.film,
        "import": actions.import_record,
        "play-on": actions.play_on,
        "history": history.show,
        "replay-of": history.replay,
        "review": review_actions.review,
        "review-here": review_actions.review_here,
    },
    lasting_buttons=screen.lasting_buttons,
    commands=commands,
)
