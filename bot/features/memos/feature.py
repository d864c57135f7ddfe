"""What the core gets of memos."""

from typing import Final

from bot.feature import Feature
from bot.features.memos import actions, screen, store

MEMOS: Final = Feature(
    name="memos",
    actions={"ask-memo": actions.ask, "memo": actions.save},
    menu=actions.menu,
    hand_buttons=screen.beside,
    news=actions.news,
    columns=store.COLUMNS,
    about=store.about,
    forget_person=store.FORGET_PERSON,
    tidy=lambda stored: stored.of(store.Memos).expire(),
)
