"""Time zones, hours and days as people type them, and as they are shown."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

import pytest

from bot.features.daily import daily
from bot.features.preferences.cities import ABBREVIATIONS, CITIES, SEVERAL
from bot.features.preferences.hours import days_of, minutes_of
from bot.features.preferences.zones import label, zones_like, zones_of
from bot.store.values import Person
from bot.tables import clocks
from bot.tables.refusal import Refusal
from bot.tables.zones import shown, zone_of
from tests.bot.managing import fields_of
from tests.bot.server import Server, private
from tests.bot.test_lobby import plan, starting_times

NOON = datetime(2026, 1, 15, 12, tzinfo=UTC)


def hours(stored: str, now: datetime = NOON) -> float:
    """Return how many hours a zone is ahead of UTC."""
    return (now.astimezone(zone_of(stored)).utcoffset() or timedelta()) / timedelta(hours=1)


@pytest.mark.parametrize(
    ("said", "ahead", "told"),
    [
        *(
            (it, 8, "UTC+8")
            for it in ("UTC+8", "GMT+8", "+08:00", "utc +8", "ＵＴＣ＋８", "+8", "+0800")
        ),
        *((it, -3, "UTC−3") for it in ("GMT-3", "UTC−3", "-03:00", "UTC – 3", "utc-03")),
        *(
            (it, 5.5, "UTC+5:30")
            for it in ("+5:30", "UTC+5:30", "GMT+0530", "UTC+5.5", "UTC+05.30")
        ),
        ("UTC+5:45", 5.75, "UTC+5:45"),
        ("-9:30", -9.5, "UTC−9:30"),
        ("UTC+14", 14, "UTC+14"),
        ("UTC-12", -12, "UTC−12"),
        *((it, 0, "UTC") for it in ("UTC", "utc", "GMT", "UTC+0", "±0", "+00:00", "z", "Etc/UTC")),
        ("Etc/GMT+8", -8, "UTC−8"),
        ("Etc/GMT-8", 8, "UTC+8"),
    ],
)
def test_an_offset_means_what_people_mean_by_it(said: str, ahead: float, told: str) -> None:
    """East is positive, in any notation; it's shown so, and read again from what is shown."""
    (zone,) = zones_of(said)
    assert (hours(zone), shown(zone)) == (ahead, told)
    assert zones_of(told) == ["Etc/UTC" if told == "UTC" else zone]
    if ahead == int(ahead):
        assert NOON.astimezone(ZoneInfo(zone)).utcoffset() == timedelta(hours=ahead)


@pytest.mark.parametrize("said", ["+15", "UTC-13", "UTC+5:20", "8", "UTC+8:99", "", "+", "UTC++8"])
def test_no_offset_at_which_nobody_lives(said: str) -> None:
    """Nor one without a sign."""
    assert zones_of(said) == []


def test_every_offset_is_kept_and_shown() -> None:
    """Each quarter of an hour from UTC−12 to UTC+14 is stored, computed with and shown without "Etc"."""
    for quarters in range(-48, 57):
        hour, quarter = divmod(abs(quarters), 4)
        said = f"{'-' if quarters < 0 else '+'}{hour}:{15 * quarter:02}"
        (zone,) = zones_of(said)
        assert hours(zone) == quarters / 4
        assert "Etc" not in shown(zone)
        person = Person(1, zone=zone, quiet_from=0, quiet_to=1439)
        assert clocks.quiet_until(person, NOON) is not None
        assert daily.today(person, (), NOON)


@pytest.mark.parametrize(
    ("said", "zone"),
    [
        *(
            (it, "Asia/Tokyo")
            for it in ("東京", "JST", "tokyo", "日本", "Tokyo, Japan", "Ｔｏｋｙｏ")
        ),
        *((it, "Asia/Taipei") for it in ("台北", "臺北", "Taipei", "高雄")),
        *((it, "America/Argentina/Buenos_Aires") for it in ("Buenos Aires", "buenos_aires")),
        ("Istanbul", "Europe/Istanbul"),
        ("Nicosia", "Asia/Nicosia"),
        ("São Paulo", "America/Sao_Paulo"),
        ("St. John's", "America/St_Johns"),
        ("ニューヨーク", "America/New_York"),
        ("紐約", "America/New_York"),
        ("Cordoba", "America/Argentina/Cordoba"),
        ("europe/london", "Europe/London"),
        ("(UTC+08:00) Taipei", "Asia/Taipei"),
        ("JST (UTC+9)", "Asia/Tokyo"),
        ("日本標準時", "Asia/Tokyo"),
        ("台灣時間", "Asia/Taipei"),
        ("Eastern Standard Time", "America/New_York"),
        ("Somewhere (UTC+8)", "Etc/GMT-8"),
        ("somewhere UTC+8", "Etc/GMT-8"),
        ("+09:00 JST", "Asia/Tokyo"),
        ("GMT+1 Berlin", "Europe/Berlin"),
        ("Hong Kong +8", "Asia/Hong_Kong"),
        ("Zulu", "Etc/UTC"),
        ("PST8PDT", "America/Los_Angeles"),
        ("HK", "Asia/Hong_Kong"),
        ("Deutschland", "Europe/Berlin"),
        ("沖縄", "Asia/Tokyo"),
        ("桃園市", "Asia/Taipei"),
        ("American Samoa", "Pacific/Pago_Pago"),
    ],
)
def test_a_city_in_any_spelling(said: str, zone: str) -> None:
    """With or without accents, in Japanese or Chinese, and of two names of one zone the usual one."""
    assert zones_of(said) == [zone]


@pytest.mark.parametrize("said", ["USA", "アメリカ", "澳洲", "Georgia", "Samoa", "CST", "Brazil"])
def test_a_place_with_several_zones_is_asked_about(said: str) -> None:
    """A country with several, or a name of several places."""
    assert len(zones_of(said)) > 1


def test_every_city_of_the_database_is_known() -> None:
    """One that the database lists several times with the same times is one zone."""
    for name in available_timezones():
        region, _, city = name.rpartition("/")
        if not region or region == "Etc":
            continue
        for said in (name, city, city.replace("_", " ").lower()):
            found = zones_of(said)
            assert len(found) == 1 or city in SEVERAL, said
        assert zones_of(name) == [name]


def test_every_name_of_ours_is_known() -> None:
    """All cities and abbreviations lead to zones that the database has."""
    for zone, names in CITIES.items():
        for name in names:
            assert zones_of(name) == [zone], name
    for name, zones in (ABBREVIATIONS | SEVERAL).items():
        assert zones_of(name) == list(zones)


def test_no_suggestion_is_called_etc() -> None:
    """Suggestions are cities in the reader's language, and offsets as people say them."""
    for said in ("", "e", "etc", "g", "gmt", "gmt+8", "utc-3", "8", "+", "to"):
        for zone in zones_like(said):
            assert "Etc" not in label(zone, "en", NOON)
            assert zones_of(shown(zone)) == [zone]
    assert label(zones_like("gmt+8")[0], "en", NOON) == "UTC+8"
    assert label(zones_like("東")[0], "ja", NOON) == "東京 (Asia/Tokyo, UTC+9)"
    assert label(zones_like("toky")[0], "en", NOON) == "Asia/Tokyo (UTC+9)"
    assert label("Asia/Taipei", "zh-TW", NOON) == "台北 (Asia/Taipei, UTC+8)"


@pytest.mark.parametrize("stored", ["Mars/Base", "", "UTC+99:99", "../etc/passwd", "Etc/GMT+99"])
def test_a_stored_zone_that_this_machine_does_not_know(stored: str) -> None:
    """It's read as UTC, so that no reminder fails."""
    assert clocks.quiet_until(Person(1, zone=stored, quiet_from=1, quiet_to=0), NOON)


@pytest.mark.parametrize(
    ("said", "minutes"),
    [
        *((it, 22 * 60) for it in ("22", "22:00", "2200", "22時", "22点", "22點", "２２：００", "22h")),
        *((it, 22 * 60) for it in ("10pm", "10 PM", "10 p.m.", "午後10時", "下午10點", "晚上十點", "PM 10:00")),
        *((it, 22 * 60 + 30) for it in ("22:30", "22.30", "2230", "22時半", "22時30分", "下午十點半", "10:30 pm")),
        *((it, 0) for it in ("0", "00:00", "24:00", "24", "24時", "12am", "午前0時", "midnight", "凌晨12點", "2400", "零時", "午夜12點")),
        *((it, 60) for it in ("25時", "深夜25時", "25點", "夜中の1時", "１時")),
        *((it, 90) for it in ("25時半", "二十五時三十分", "凌晨一點半")),
        *((it, 22 * 60 + 15) for it in ("十點一刻pm", "晚間十點一刻", "22點15分")),
        *((it, 21 * 60) for it in ("21點鐘", "9 o'clock pm", "晚上九點整")),
        *((it, 12 * 60) for it in ("昼12時", "12", "12pm", "noon", "正午", "午後0時", "中午12點")),
        *((it, 7 * 60) for it in ("7", "07", "700", "7 a.m.", "午前7時", "早上七點")),
    ],
)  # fmt: skip
def test_a_time_of_day(said: str, minutes: int) -> None:
    """It's read as people write it in the languages of the bot."""
    assert minutes_of(said) == minutes


@pytest.mark.parametrize(
    "said",
    [
        "25",
        "24:01",
        "22:60",
        "13am",
        "",
        "x",
        "22:5",
        "25:00",
        "31時",
        "30時1分",
        "24:30",
        "-1",
        "half past",
        "午後10pm",
        "1" * 6000,
    ],
)
def test_what_is_no_time_of_day(said: str) -> None:
    """It's refused, however long."""
    with pytest.raises(Refusal, match="refused-no-hour"):
        minutes_of(said)


def test_a_number_of_days() -> None:
    """With or without its unit, in any digits."""
    said = ("3", "３", "3 days", "3d", "3日", "3日間", "3天", "三天", " 3 ")
    assert [days_of(it) for it in said] == [3] * len(said)
    assert [days_of(it) for it in ("1 week", "1週間", "1個星期")] == [7, 7, 7]
    assert [days_of(it) for it in ("", "x", "-1", "9" * 6000)] == [None] * 4


async def test_what_is_unclear_is_asked(server: Server) -> None:
    """The answer names what it can mean, and nothing is changed."""
    told = private(await server.command("ada", "my quiet", zone="CST"))
    assert "several time zones" in told
    assert "America/Chicago (UTC−" in told
    assert "Asia/Taipei (UTC+8)" in told


async def test_an_offset_is_shown_as_people_write_it(server: Server) -> None:
    """In the panel, in the form, and in the file with all data; one stored by an older version, too."""
    assert "22:00 to 07:00 (UTC+8)" in private(
        await server.command("cy", "my quiet", begin="10pm", end="7時", zone="GMT+8")
    )
    form = await server.command("cy", "my quiet")
    assert [it.get("placeholder") for it in fields_of(form)][-1] == "UTC+8"
    people = server.facet.tables.store.people
    person = await people.get(server.person("cy").id)
    await people.save(replace(person, zone="Etc/GMT+8"))
    assert "(UTC−8)" in private(await server.command("cy", "my reminders"))


@pytest.mark.alone
async def test_whoever_chose_utc_is_not_asked_again(server: Server) -> None:
    """They can give hours alone, and start a table in the evening; whoever has chosen nothing can't."""
    assert "not chosen" not in private(await server.command("ada", "my quiet", zone="UTC"))
    told = private(await server.command("ada", "my quiet", begin="22", end="7"))
    assert "22:00 to 07:00 (UTC)" in told
    await server.command("ada", "splendor new")
    _, times = await starting_times(server)
    assert "Starting time: at 20:00 (UTC)" in [it["label"] for it in times["options"]]
    await plan(server, "evening")
    starts = (await server.table()).starts
    assert starts is not None
    assert (starts.hour, starts.minute) == (20, 0)
    await server.press("ada", "Close table")
    assert "haven’t chosen" in private(await server.command("ed", "my reminders"))
    assert "Give your time zone" in private(
        await server.command("ed", "my quiet", begin="22", end="7")
    )
