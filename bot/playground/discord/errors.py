"""What Discord says when it refuses: a status, a code, a sentence and nested details."""

from bot.playground.discord.shapes import Json

Path = tuple[str | int, ...]
"""Where in a body something is wrong, such as ``("components", 0, "label")``."""


class Refusal(Exception):
    """An answer of Discord's other than 2xx."""

    def __init__(self, status: int, code: int, message: str, **more: object) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.body: Json = {"message": message, "code": code, **more}


class Unfit(ValueError):
    """A person's action that Discord's own client would not send; the page shows the text of its key."""

    def __init__(self, key: str, message: str, **facts: object) -> None:
        super().__init__(message)
        self.unfit: Json = {"key": key, **facts}


class Form:
    """Collects the errors in a body, to report them all at once as 50035."""

    def __init__(self, *prefix: str | int) -> None:
        self._prefix: Path = prefix
        self._errors: Json = {}

    def fail(self, path: Path, code: str, message: str) -> None:
        """Note that the value at ``path`` is wrong."""
        place = self._errors
        for step in (*self._prefix, *path):
            place = place.setdefault(str(step), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: Path, value: str | list[object] | None, least: int, most: int) -> None:
        """Note a text or list that is too short or too long."""
        if value is None or least <= len(value) <= most:
            return
        if least:
            message = f"Must be between {least} and {most} in length."
            self.fail(path, "BASE_TYPE_BAD_LENGTH", message)
        else:
            self.fail(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def text(self, path: Path, holder: Json, least: int, most: int, *, need: bool = False) -> None:
        """Check the text that ``holder`` has under the last step of ``path``."""
        value = holder.get(str(path[-1]))
        if value is None:
            if need:
                self.fail(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not isinstance(value, str):
            self.fail(path, "STRING_TYPE_CONVERT", "Could not interpret this value as a string.")
        else:
            self.length(path, value, least, most)

    def number(self, path: Path, holder: Json, least: int, most: int) -> None:
        """Check the whole number that ``holder`` has under the last step of ``path``."""
        value = holder.get(str(path[-1]))
        if value is None:
            return
        if isinstance(value, bool) or not isinstance(value, int):
            self.fail(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < least:
            message = f"int value should be greater than or equal to {least}."
            self.fail(path, "NUMBER_TYPE_MIN", message)
        elif value > most:
            self.fail(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")

    def settle(self) -> None:
        """Raise 50035 if anything was noted."""
        if self._errors:
            raise Refusal(400, 50035, "Invalid Form Body", errors=self._errors)


# What a Refusal says: its status, its code and its sentence.
UNKNOWN_CHANNEL = 404, 10003, "Unknown Channel"
UNKNOWN_MESSAGE = 404, 10008, "Unknown Message"
"""There is no such message, or it is not the bot's to see."""
UNKNOWN_USER = 404, 10013, "Unknown User"
UNKNOWN_EVENT = 404, 10070, "Unknown Guild Scheduled Event"
UNKNOWN_INTERACTION = 404, 10062, "Unknown interaction"
"""There is no such interaction, or the three seconds are over."""
ACKNOWLEDGED = 400, 40060, "Interaction has already been acknowledged."
FOLLOWED_UP = 400, 40094, "This interaction has reached the maximum number of follow-up messages"
"""The interaction has posted all it may where the bot isn't a member."""
MISSING_ACCESS = 403, 50001, "Missing Access"
"""The bot may not see the channel."""
MISSING_PERMISSIONS = 403, 50013, "Missing Permissions"
"""The bot sees the channel but may not do this there."""
WRONG_KIND = 400, 50024, "Cannot execute action on this channel type"
ARCHIVED = 400, 50083, "Thread is archived"
"""The thread would have to be unarchived first."""
FINISHED_EVENT = 400, 180000, "Cannot update a finished event"
"""It is completed or canceled."""
CLOSED_TO_BOT = 403, 50007, "Cannot send messages to this user"
"""They don't accept direct messages from the bot."""
TOO_LARGE = 413, 40005, "Request entity too large"
"""A file or a body is larger than Discord accepts."""
