"""Names for what travels as JSON."""

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""A JSON object whose shape is Discord's."""

Id: TypeAlias = str
"""A snowflake, spelled the way Discord's JSON spells it."""
