"""Features, as the core puts them together."""

from dataclasses import replace

import pytest

from bot.entry.routes import actions_of
from bot.features.blocks.feature import BLOCKS
from bot.features.catalogue import FEATURES


def test_every_feature_has_a_name_of_its_own() -> None:
    """No two features are called alike."""
    names = [feature.name for feature in FEATURES]
    assert len(names) == len(set(names))


def test_no_action_is_named_twice() -> None:
    """A feature that names an action which is there already keeps the bot from starting."""
    twin = replace(BLOCKS, name="twin")
    with pytest.raises(ValueError, match=r"^twin names actions anew: block, blocks, unblock$"):
        actions_of([*FEATURES, twin])
