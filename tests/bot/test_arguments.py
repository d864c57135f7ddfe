"""What controls say behind their actions: written and read by the same types."""

from dataclasses import fields
from typing import Any, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.follow.screen import FollowOf
from bot.features.guide.help_pages import TopicOf
from bot.features.preferences.actions import QuietHours
from bot.features.profile.screen import ProfileOf
from bot.features.ratings.screen import LeaderboardOf
from bot.features.replay.screen import ReplayStop
from bot.messages.arguments import Argument, Choice, DeputyChoice, _words
from bot.store.values import LARGEST_ID
from bot.tables.refusal import Refusal

KINDS = (
    Choice,
    TopicOf,
    FollowOf,
    DeputyChoice,
    ProfileOf,
    LeaderboardOf,
    ReplayStop,
    QuietHours,
)


def values(kind: type[Argument], place: int, hint: Any) -> st.SearchStrategy[Any]:
    """Return what a field may hold; the free one alone holds separators."""
    words = [it for it in _words(hint) if isinstance(it, str)]
    if words:
        return st.sampled_from(words)
    if hint is not str:
        return st.integers(0, LARGEST_ID)
    free = place == kind.FREE_TEXT_FIELD % len(fields(kind))
    return st.text() if free else st.text().filter(lambda it: kind.SEPARATOR not in it)


@pytest.mark.parametrize("kind", KINDS)
@settings(deadline=None)  # on a busy machine a first example takes long
@given(data=st.data())
def test_what_is_written_is_read(kind: type[Argument], data: st.DataObject) -> None:
    """Every argument, whatever a person is called or types, is read as it was written."""
    hints = get_type_hints(kind)
    argument = kind(
        **{
            it.name: data.draw(values(kind, place, hints[it.name]))
            for place, it in enumerate(fields(kind))
        }
    )
    if all(getattr(argument, it.name) != "" or it.default == "" for it in fields(kind)):
        assert kind.read(str(argument)) == argument


@pytest.mark.parametrize(
    ("said", "argument"),
    [
        ("splendor:all:server:people:0", LeaderboardOf("splendor", where="server")),
        (
            "seekers:week:everywhere:computers:3:",
            LeaderboardOf("seekers", "week", "everywhere", "computers", 3),
        ),
        (
            "splendor:all:server:people:2:month",
            LeaderboardOf("splendor", where="server", page=2, chosen="month"),
        ),
        ("", ProfileOf()),
        ("7:Ada: the first:", ProfileOf(7, "Ada: the first")),
        ("7:Ada:splendor", ProfileOf(7, "Ada", "splendor")),
        ("7:Ada: the first", FollowOf(7, "Ada: the first")),
        ("5", ReplayStop(5)),
        ("5:next", ReplayStop(5, "next")),
        ("5:list:11", ReplayStop(5, "list", 11)),
        ("reminders:both", Choice("reminders", "both")),
        ("splendor:nobles", TopicOf("splendor", "nobles")),
        ("seat", DeputyChoice("seat")),
    ],
)
def test_buttons_of_earlier_versions_are_read(said: str, argument: Argument) -> None:
    """What stands on boards that were posted long ago is still understood."""
    assert type(argument).read(said) == argument


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (ReplayStop, "x"),
        (ReplayStop, "-1"),
        (FollowOf, ""),
        (FollowOf, "\u0665"),
        (DeputyChoice, "week"),
        (LeaderboardOf, ":now"),
    ],
)
def test_what_nobody_wrote_is_refused(kind: type[Argument], said: str) -> None:
    """A forged control says nothing that an action would believe."""
    with pytest.raises(Refusal):
        kind.read(said)
