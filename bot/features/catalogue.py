"""All features: nothing else lists them.

They stand here and not in the package itself, so that importing one doesn't import all.
"""

from typing import Final

from bot.feature import Feature
from bot.features.blocks.feature import BLOCKS
from bot.features.challenges.feature import CHALLENGES
from bot.features.daily.feature import DAILY
from bot.features.follow.feature import FOLLOW
from bot.features.guide.feature import GUIDE
from bot.features.hints.feature import HINTS
from bot.features.matchmaking.feature import MATCHMAKING
from bot.features.memos.feature import MEMOS
from bot.features.operator.feature import OPERATOR
from bot.features.plans.feature import PLANS
from bot.features.play_with.feature import PLAY_WITH
from bot.features.preferences.feature import PREFERENCES
from bot.features.privacy.feature import PRIVACY
from bot.features.profile.feature import PROFILE
from bot.features.puzzles.feature import PUZZLES
from bot.features.ratings.feature import RATINGS
from bot.features.replay.feature import REPLAY
from bot.features.scheduled_events.feature import SCHEDULED_EVENTS
from bot.features.sealed.feature import SEALED
from bot.features.seasons.feature import SEASONS
from bot.features.trainer.feature import TRAINER
from bot.features.votes.feature import VOTES
from bot.features.weekly.feature import WEEKLY

FEATURES: Final[tuple[Feature, ...]] = (
    BLOCKS,
    CHALLENGES,
    DAILY,
    FOLLOW,
    GUIDE,
    HINTS,
    MATCHMAKING,
    MEMOS,
    OPERATOR,
    PLANS,
    PLAY_WITH,
    PREFERENCES,
    PRIVACY,
    PROFILE,
    PUZZLES,
    RATINGS,
    REPLAY,
    SCHEDULED_EVENTS,
    SEALED,
    SEASONS,
    TRAINER,
    VOTES,
    WEEKLY,
)
