"""Every screen the bot can build, from many reachable positions, within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.features.catalogue import FEATURES
from bot.features.sealed.screen import finish_lines
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.messages.press import Press, PressButton, PressSelect
from bot.messages.screen import MAX_CONTENT_LENGTH, Screen
from bot.panels import Viewpoint, panels_of
from bot.screens import board
from bot.screens.public import screen_of
from bot.store import open_store
from bot.store.values import Clock, Note, Offer
from bot.tables import changes, lobby, starting
from bot.tables.sealed import cut, fresh_seal, published
from bot.tables.table import Table
from bot.testing.checks import assert_reads_well, drawing_once, drawing_seldom, opened
from bot.testing.named_buttons import unpressable
from render import LOOKS
from render.icons import emoji_name
from rules import GAMES, Number, OneOf
from rules.cuts import MAX_CUT

OWN = {
    game: {key: f"<:{emoji_name(game, icon)}:{2**63}>" for key, icon in look.icons.items()}
    for game, look in LOOKS.items()
}
"""The bot's own emojis, as long as they can be."""
BESIDE = board.Beside(FEATURES)
NAME = "Wilhelmina_*the*_Magnificent `of` 長い名前の人"


def tables(game: str, people: int, seed: int) -> Iterator[Table]:
    """Yield a table at every question of a random game, from its lobby to its end."""
    rng = Random(seed)
    options = {key: drawn(bounds, rng) for key, bounds in GAMES[game].options.items()}
    table = Table(2**63, 2**63, 2**63, game, 100, options, "en", seating="joined")
    for person in range(people):
        table = lobby.join(table, 100 + person, NAME)
        yield table
    table = starting.start(table, 100, rng)
    yield table
    while table.stage == "playing":
        decision = table.position.decision
        assert decision is not None
        move = rng.choice(decision.moves)
        user = table.players[decision.seat].user_id
        assert user is not None
        table = changes.play(table, user, table.number, str(move), rng)
        yield table


def drawn(bounds: Number | OneOf, rng: Random) -> int | str:
    """Return any value of a table option."""
    if isinstance(bounds, Number):
        return rng.randint(bounds.lowest, bounds.highest)
    return rng.choice(bounds.words)


def presses(screen: Screen) -> Iterator[Press]:
    """Yield what the controls of a screen say, each choice of a list too."""
    for row in screen.rows:
        for item in row:
            if isinstance(item, PressButton) and not item.item.disabled:
                assert item.press is not None
                yield item.press
            elif isinstance(item, PressSelect):
                said = item.press
                assert said is not None
                for option in item.item.options:
                    argument = said.argument + option.value
                    yield Press(said.table, said.number, said.action, argument)


def screens(table: Table, rng: Random) -> Iterator[Screen]:
    """Yield every panel that can be opened from what the channel sees.

    Panels come in every language. What no language changes, a picture, is drawn once; the
    whole story comes in one language after another, as the game goes on.
    """
    public = screen_of(table, OWN, beside=BESIDE)
    if table.stage != "playing" or table.asked is None:
        return
    drawn = None
    for language in LANGUAGES:
        viewpoint = Viewpoint(table.play, table.asked, words_in(language), OWN)
        panels = panels_of(table.game)
        if hand := viewpoint.look.hand:
            drawn = drawn or viewpoint.hand()
            told = replace(drawn, alt=hand.alt(viewpoint.scene, viewpoint.words))
            yield Screen(rows=panels.hand_rows(viewpoint), picture=told)
        if LANGUAGES[table.number % len(LANGUAGES)] == language:
            yield Screen(text=board.shortened(board.history(viewpoint, 0)) or "-")
        opened = [press for press in presses(public) if press.action == "panel"]
        for _ in range(3):  # panels that panels lead to
            opened = rng.sample(opened, min(4, len(opened)))
            shown = [panels.panel(viewpoint, press.argument) for press in opened]
            yield from shown
            opened = [p for screen in shown for p in presses(screen) if p.action == "panel"]


def crowded(table: Table) -> Table:
    """Return a table about which there is as much to say as there can be, and as many controls."""
    if table.stage != "playing" or table.asked is None:
        asked = (replace(player, invited=table.open) for player in table.players)
        return replace(table, players=tuple(asked), note=Note("undone", NAME))
    now = datetime(2030, 1, 1, tzinfo=UTC)
    stands_in = (replace(player, deputy="seat", name="*" * 32) for player in table.players)
    players = list(stands_in)
    players[table.asked] = replace(players[table.asked], deputy=None)
    return replace(
        table,
        players=tuple(players),
        note=Note("handed-over", NAME),
        offer=Offer(table.asked, 200, NAME, asked_for=True),
        pace="1d",
        clock=Clock(table.asked, 1, 100 + table.asked, now, 86_400, late=True),
    )


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.asyncio
async def test_the_longest_finish_fits(tmp_path: Path, game: str) -> None:
    """Who won is told, even where the names and cuts of a full table have more letters than a message."""
    options = {key: option.default for key, option in GAMES[game].options.items()}
    table = Table(1 << 20, 1, 2, game, 100, options, "en", sealed=fresh_seal())
    people = range(100, 100 + GAMES[game].seats[-1])
    for user_id in people:
        table = lobby.join(table, user_id, "*" * 32)
        table = cut(published(table, 9), user_id, "*" * MAX_CUT)
    table = starting.start(replace(table, seating="joined"), 100, Random(1))
    for user_id in people[1:]:
        table = changes.resign(table, user_id)
    helped = (replace(it, hinted=True, previous_user_ids=(7,), turns=-1) for it in table.players)
    async with await open_store(tmp_path / "facet.db", FEATURES) as store:
        lines = await finish_lines(store, table, words_in("en"))
    beside = board.Beside(FEATURES, lines)
    screen = screen_of(replace(table, players=tuple(helped)), beside=beside)
    assert "wins" in screen.content
    assert screen.content.count("resigned") >= len(people)
    fits_all(screen)


def fits_all(screen: Screen) -> None:
    """Fail where Discord would refuse this message for all to see."""
    message = screen.message()
    assert 1 <= len(message["content"].encode("utf-16-le")) // 2 <= MAX_CONTENT_LENGTH
    rows = message["view"].to_components()
    assert len(rows) <= 5
    within_limits(list(_parts(rows)))
    if screen.picture:
        assert 1 <= len(screen.picture.alt) <= 1024


def fits_one(screen: Screen) -> None:
    """Fail where Discord would refuse this private panel."""
    parts = list(_parts(screen.layout().to_components()))
    assert parts
    assert len(parts) <= 40
    within_limits(parts)


def within_limits(parts: list[dict[str, Any]]) -> None:
    """Fail where Discord would refuse these components."""
    texts = [part["content"] for part in parts if part["type"] == 10]
    assert sum(map(len, texts)) <= 4000
    assert sum(len(text.encode()) + 12 for text in texts) <= 10_000
    assert all(texts)
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(ids) == len(set(ids))
    assert all(1 <= len(custom_id) <= 100 for custom_id in ids)
    for part in parts:
        if part["type"] == 1:
            assert 1 <= len(part["components"]) <= 5
        if part["type"] == 2:
            assert 1 <= len(part["label"]) <= 80
        if part["type"] == 3:
            assert 1 <= len(part["options"]) <= 25
            assert len({option["value"] for option in part["options"]}) == len(part["options"])
            for option in part["options"]:
                assert 1 <= len(option["label"]) <= 100
                assert 1 <= len(option["value"]) <= 100
        if part["type"] == 12:
            assert all(1 <= len(item["description"]) <= 1024 for item in part["items"])


def _parts(components: list[Any]) -> Iterator[dict[str, Any]]:
    for part in components:
        yield part
        yield from _parts(part.get("components", []))


def texts(screen: Screen) -> Iterator[str]:
    """Yield what is written on a message, its controls among them."""
    yield from filter(
        None, (screen.call, screen.caption, screen.text, screen.picture and screen.picture.alt)
    )
    for row in screen.layout().to_components():
        yield from (part["label"] for part in row.get("components", ()) if part.get("label"))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", list(GAMES))
def test_every_screen_is_within_the_limits(game: str, seed: int) -> None:
    """Discord would refuse no screen of a random game, and what all see leaves nothing unsaid."""
    rng = Random(seed)
    seats = GAMES[game].seats
    with drawing_seldom():
        for table in tables(game, seats[seed % len(seats)], seed):
            if table.match is None or rng.random() < 0.12 or table.stage != "playing":
                for language in LANGUAGES:
                    spoken = replace(table, language=language)
                    for public in (spoken, crowded(spoken)):
                        shown = screen_of(public, OWN, beside=BESIDE)
                        fits_all(shown)
                        buttons = shown.message()["view"].to_components()
                        assert unpressable(shown.content, buttons) == set()
                        for text in texts(shown):
                            assert_reads_well(text)
                for screen in screens(table, rng):
                    fits_one(screen)
                    assert unpressable(screen.text, screen.layout().to_components()) == set()


@pytest.mark.parametrize("game", list(GAMES))
def test_own_emojis_stand_where_discord_shows_them(game: str) -> None:
    """Emojis stand in texts, on buttons and in lists; never in a label or a picture's text."""
    if not LOOKS[game].icons:
        pytest.skip(f"{game}: its look has no icons")
    seen = set()
    rng = Random(5)
    for table in tables(game, GAMES[game].seats[0], seed=5):
        if table.stage != "playing" or rng.random() > 0.12:
            continue
        for screen in screens(table, Random(1)):
            for part in _parts(screen.layout().to_components()):
                seen |= {f"in {key}" for key in ("content", "emoji") if has_emoji(part.get(key))}
                seen |= {"in a list" for option in part.get("options", []) if "emoji" in option}
                assert not has_emoji(part.get("label"))
                assert not any(has_emoji(option["label"]) for option in part.get("options", []))
                assert not any(has_emoji(item["description"]) for item in part.get("items", []))
    assert "in content" in seen
    assert len(seen) > 1  # on buttons or in lists, by what the game asks


def has_emoji(text: object) -> bool:
    """Return whether a part of a message is an emoji, or has one in it."""
    return isinstance(text, dict) or (isinstance(text, str) and "<:" in text)


@pytest.mark.parametrize("game", list(GAMES))
def test_what_the_channel_sees_knows_no_secret(game: str) -> None:
    """A public screen is the same, to the last pixel, when made from a game without its secrets."""
    for table in tables(game, GAMES[game].seats[0], seed=11):
        if table.match is None or table.stage != "playing" or table.number % 5:
            continue
        public = replace(table, match=table.match.seen_by(None))
        assert public.match != table.match or not secrets_held(table)
        with drawing_once():
            shown, told = (screen_of(it, beside=BESIDE) for it in (table, public))
        assert shown.content == told.content
        assert shown.message()["view"].to_components() == told.message()["view"].to_components()
        assert picture_of(shown) == picture_of(told)


def picture_of(screen: Screen) -> tuple[Image.Image, str] | None:
    """Return a screen's picture, decoded, and its description: equal pixels may be packed differently."""
    return (opened(screen.picture.file), screen.picture.alt) if screen.picture else None


def secrets_held(table: Table) -> bool:
    """Return whether anybody at the table holds something that others may not see."""
    assert table.match is not None
    return table.position.seen_by(None).as_json() != table.position.as_json()
