"""Discord's rate limits: buckets, described in headers and enforced with 429."""

import hashlib
import math
from collections.abc import Mapping
from dataclasses import dataclass

from bot.playground.discord.errors import Refusal

OLD_AFTER = 3600.0
MANY = 1000


@dataclass
class Bucket:
    """How many requests are left until ``until``."""

    limit: int
    window: float
    used: int = 0
    until: float = 0.0

    def check(self, code: int, message: str, now: float) -> None:
        """Raise Discord's refusal if there were too many."""
        if self.used > self.limit:
            wait = round(max(self.until - now, 0.001), 3)
            raise Refusal(429, code, message, retry_after=wait, **{"global": False})


@dataclass(frozen=True)
class Rule:
    """How often one route may be requested, for each channel or token."""

    limit: int
    window: float


RULES: Mapping[tuple[str, str], Rule] = {
    ("POST", "/channels/{channel_id}/messages"): Rule(5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): Rule(5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): Rule(5, 1.0),
    ("POST", "/webhooks/{application_id}/{token}"): Rule(5, 2.0),
    ("PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}"): Rule(5, 2.0),
}
USUAL = Rule(50, 1.0)
OLD_EDITS = Rule(3, 6.0)


class Limits:
    """The buckets of one bot."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, ...], Bucket] = {}

    def count(self, method: str, route: str, major: str, now: float) -> tuple[Bucket, str]:
        """Count a request; return its bucket and the bucket's name. Interactions are exempt."""
        bucket = self._bucket((method, route, major), RULES.get((method, route), USUAL), now)
        bucket.used += 1
        name = hashlib.sha256(f"{method} {route}".encode()).hexdigest()[:32]
        return bucket, name

    def old_edit(self, channel_id: str, age: float, now: float) -> None:
        """Count an edit of a message over an hour old, or raise 30046."""
        if age < OLD_AFTER:
            return
        bucket = self._bucket(("old edits", channel_id), OLD_EDITS, now)
        bucket.used += 1
        message = "Maximum number of edits to messages older than 1 hour reached. Try again later"
        bucket.check(30046, message, now)

    def _bucket(self, key: tuple[str, ...], rule: Rule, now: float) -> Bucket:
        if len(self._buckets) > MANY:
            self._buckets = {k: b for k, b in self._buckets.items() if b.until > now}
        bucket = self._buckets.setdefault(key, Bucket(rule.limit, rule.window))
        if bucket.until <= now:
            bucket.used, bucket.until = 0, now + rule.window
        return bucket


def headers(bucket: Bucket, name: str, now: float) -> dict[str, str]:
    """Return the headers that describe a bucket."""
    return {
        "X-RateLimit-Limit": str(bucket.limit),
        "X-RateLimit-Remaining": str(max(bucket.limit - bucket.used, 0)),
        "X-RateLimit-Reset": f"{bucket.until:.3f}",
        "X-RateLimit-Reset-After": f"{math.ceil(max(bucket.until - now, 0) * 1000) / 1000:.3f}",
        "X-RateLimit-Bucket": name,
    }
