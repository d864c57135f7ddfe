"""The findings of the check, one line each."""

from dataclasses import dataclass
from enum import StrEnum


class CheckLine(StrEnum):
    """The name of every check, as printed; `docs/first-day.md` explains each."""

    TOKEN = "token"  # noqa: S105 - its name
    CLOCK = "clock"
    ANSWERS = "answers"
    SESSIONS = "sessions left"
    GATEWAY = "gateway"
    GUILD_INSTALL = "server install"
    USER_INSTALL = "user install"
    DEFAULTS = "default install settings"
    ENDPOINT = "interactions endpoint"
    GRANT = "code grant"
    PRIVACY = "privacy link"
    TERMS = "terms link"
    INVITATION = "invitation"
    COMMANDS = "commands"
    EMOJIS = "emojis"
    DATABASE = "database"
    MIGRATION = "migration"
    SPACE = "free space"
    GAMES = "games"
    COMPUTERS = "computers"

    CHANNEL = "channel"
    PERMISSION = "permission"
    BOARD = "board"
    OLD_BOARD = "old board"
    NONCE = "nonce"
    HISTORY = "history"
    THREAD = "thread"
    RESUME = "resume"
    CLEANING = "cleaning up"

    UPDATE = "button 1"
    FOLLOW_UP = "button 2"
    PRIVATE = "button 3"
    FORM = "button 4"
    CHANNELS = "list 5"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was checked, what was found, and what to do ("" if it's good)."""

    line: CheckLine
    found: str
    todo: str = ""

    @property
    def good(self) -> bool:
        """Whether there's nothing to do."""
        return not self.todo

    def __str__(self) -> str:
        line = f"{'ok ' if self.good else 'BAD'}  {self.line}: {self.found}"
        return line if self.good else f"{line}\n     -> {self.todo}"
