"""What the core gets of plans."""

from typing import Final

from bot.feature import Feature
from bot.features.plans import actions, screen, store
from bot.features.plans.planned_turns import PlannedTurns
from bot.panels.viewpoint import PANEL, PLAY

PLANS: Final = Feature(
    name="plans",
    actions={
        "ahead": actions.show,
        f"plan-{PANEL}": actions.panel,
        "plan-hand": actions.hand,
        f"plan-{PLAY}": actions.add,
        "plan-then": actions.answer_later,
        "plan-withdraw": actions.withdraw,
    },
    turn_rows=screen.way_to_plan,
    news=actions.news,
    parts=lambda facet: [PlannedTurns(facet.tables, facet.metrics, facet.poster.panels)],
    columns=store.COLUMNS,
    unfinished=store.UNFINISHED,
    about=store.about,
    forget_person=store.FORGET_PERSON,
)
