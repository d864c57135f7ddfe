"""Times of day, and numbers of days, as people type them."""

import re
import unicodedata
from typing import Final

from bot.tables.refusal import Refusal

_MORNING: Final = ("am", "午前", "上午", "早上", "凌晨", "清晨", "朝")
_NOON: Final = ("pm", "午後", "下午", "中午", "昼", "夕方", "傍晚")
_NIGHT: Final = ("晚上", "夜", "晚間", "深夜", "真夜中", "夜中", "午夜", "半夜", "夜間")
_NAMED: Final = {
    "noon": 12 * 60, "正午": 12 * 60, "中午": 12 * 60,
    "midnight": 0, "午夜": 0, "半夜": 0, "真夜中": 0,
}  # fmt: skip
_HALVES: Final = "|".join(sorted((*_MORNING, *_NOON, *_NIGHT), key=len, reverse=True))
_DIGITS: Final = {digit: number for number, digit in enumerate("〇一二三四五六七八九")} | {
    "零": 0,
    "兩": 2,
    "两": 2,
}
_NUMERALS: Final = re.compile(f"[{''.join(_DIGITS)}]?十[{''.join(_DIGITS)}]?|[{''.join(_DIGITS)}]")
_TIME: Final = re.compile(
    rf"(?:(?P<before>{_HALVES})の?)?"
    r"(?:(?P<hour>\d{1,2})(?:[:.](?P<minute>\d\d)|(?:o['’]?clock|h|(?P<counted>[時点點时])[鐘钟整]?)"
    r"(?:(?P<spoken>\d{1,2})分?|(?P<half>半)|(?P<quarters>[13])刻)?)?"
    r"|(?P<digits>\d{3,4}))"
    rf"(?P<after>{_HALVES})?"
)

_LAST_COUNTED: Final = 30 * 60
"""The latest time that is counted on after midnight."""

_DAYS: Final = re.compile(r"(\d{1,4})(?:d|days?|日間?|天|(w|weeks?|[週周]間?|個?星期|個?禮拜))?")


def days_of(typed: str) -> int | None:
    """Return a number of days: "3", "3 days", "3日", "1 week"; None for anything else."""
    plain = re.sub(r"\s", "", unicodedata.normalize("NFKC", typed).casefold())
    parts = _DAYS.fullmatch(_NUMERALS.sub(_number, plain))
    return int(parts[1]) * (7 if parts[2] else 1) if parts else None


def minutes_of(typed: str) -> int:
    """Return a time of day in minutes: "22", "22:30", "2230", "22時半", "10 p.m.", "下午十點", "24:00".

    Raises Refusal for anything else. Midnight is 0, also at the end of a day; in Japanese and Chinese,
    the hours after it can be counted on: "25時" is 1:00.
    """
    plain = re.sub(r"\s|(?<=[apm])\.", "", unicodedata.normalize("NFKC", typed).casefold())
    if plain in _NAMED:
        return _NAMED[plain]
    parts = _TIME.fullmatch(_NUMERALS.sub(_number, plain))
    if parts is None or (parts["before"] and parts["after"]):
        raise Refusal("refused-no-hour")
    digits = parts["digits"] or ""
    hour = int(parts["hour"] or digits[:-2])
    minute = 30 if parts["half"] else int(parts["minute"] or parts["spoken"] or digits[-2:] or 0)
    minute += 15 * int(parts["quarters"] or 0)
    hour = _of_day(hour, parts["before"] or parts["after"] or "")
    last = _LAST_COUNTED if parts["counted"] else 24 * 60
    if minute > 59 or hour * 60 + minute > last:
        raise Refusal("refused-no-hour")
    return (hour * 60 + minute) % (24 * 60)


def hour_of(minutes: int | None) -> str:
    """Return a time of day as it is shown; empty for none."""
    return "" if minutes is None else f"{minutes // 60:02}:{minutes % 60:02}"


def _of_day(hour: int, half: str) -> int:
    """Return an hour of a half of the day, of 24; some say the half although they count on past noon."""
    if half in _MORNING:
        if hour > 12:
            raise Refusal("refused-no-hour")
        return hour % 12
    if half in _NIGHT:  # it begins in the evening and ends in the morning
        return hour % 12 + 12 * (5 <= hour < 12) if hour <= 12 else hour
    if half:
        return hour % 12 + 12 if hour <= 12 else hour
    return hour


def _number(numeral: re.Match[str]) -> str:
    """Return a number up to 99 in Chinese numerals in digits."""
    tens, ten, ones = numeral[0].rpartition("十")
    return str(10 * (_DIGITS.get(tens, 1) if ten else 0) + _DIGITS.get(ones, 0))
