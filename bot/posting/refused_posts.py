"""What Discord refuses of the posts that nobody waits for, so that those who manage a server can learn it.

It is kept in memory alone: what goes on is tried again, and refused again.
"""

from typing import Final, Literal

from bot.host.bounded import BoundedDict
from bot.messages.delivery import DeliveryError, Refused, refusal_told
from render import Words

REMEMBERED: Final = 10_000
"""How many refusals are remembered."""
Post = Literal["season", "thread", "week"]
"""A message about a season, by its id, or a thread or a message about a week, by its channel."""


class RefusedPosts:
    """The last refusal of each kind of post, until one is accepted."""

    def __init__(self) -> None:
        self._why: BoundedDict[tuple[Post, int], tuple[Refused, int]] = BoundedDict(REMEMBERED)

    def note(self, post: Post, of: int, error: DeliveryError | None) -> bool:
        """Note how a post went; return whether Discord refuses it for good."""
        if error is None or error.refusal is None:
            self._why.pop((post, of), None)
            return False
        self._why[post, of] = error.refusal, error.code
        return True

    def told(self, post: Post, of: int, words: Words) -> list[str]:
        """Return the lines that say that a post is missing, and why; none if it isn't."""
        if (post, of) not in self._why:
            return []
        return [words(f"{post}-refused"), refusal_told(words, *self._why[post, of])]
