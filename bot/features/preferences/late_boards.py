"""Boards that wait until the person for whom they are posted again may have more posts."""

from bot.parts import Part


class LateBoards(Part):
    """The tables whose boards are to be posted again, for each person in the order in which they follow."""

    def __init__(self) -> None:
        self.tables: dict[int, dict[int, None]] = {}
