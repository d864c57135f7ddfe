"""What people get wrong: one clear private answer, and nothing changes."""

import pytest

from bot.tables.table import Table
from tests.bot.server import Server, answered, button_id, private


async def unchanged(server: Server, before: Table) -> bool:
    """Return whether the table, in memory and on disk, is as it was."""
    return await server.table() == before == await server.facet.tables.whole(before.id)


async def test_acting_out_of_turn(game: Server) -> None:
    """Who is not to move is told whose turn it is."""
    before = await game.table()
    assert "ada’s turn" in private(await game.press("bo", "Take"))
    assert "ada’s turn" in private(await game.command("bo", "splendor take", gems="wbg"))
    assert await unchanged(game, before)


async def test_not_at_this_table(game: Server) -> None:
    """An onlooker is told that they do not sit here."""
    before = await game.table()
    for label in ("Take", "Reserve", "Buy", "My cards"):
        assert "not playing at this table" in private(await game.press("eve", label))
    assert await unchanged(game, before)


async def test_a_stale_button_leads_to_the_current_board(game: Server) -> None:
    """A button of an older board answers with a link to the newest one."""
    old = await game.newest()
    old_take = button_id(old, "Take")
    panel = answered(await game.press("ada", "Take"))
    await game.command("ada", "splendor take", gems="wbg")
    before = await game.table()
    answer = await game.person("ada").click(panel, custom_id=button_id(panel, "⚪🔵🟩"))
    assert before.link() in private(answer)
    assert old_take is not None
    assert await unchanged(game, before)


async def test_a_refusal_is_answered_before_an_old_board_is_stripped(game: Server) -> None:
    """Whoever presses a button that should be gone doesn't wait until it is."""
    old = await game.newest()
    await game.command("ada", "splendor take", gems="wbg")
    game.discord.requests.clear()
    await game.person("eve").forge(old, button_id(old, "Take") or "")
    sent = [(it.method, it.path.rsplit("/", 1)[-1]) for it in game.discord.requests]
    assert sent == [("POST", "callback"), ("PATCH", str(old.id))]


async def test_a_double_click_makes_one_move(game: Server) -> None:
    """The same confirmation pressed twice is played once, and the second is told so."""
    for label in ("Take", "⚪🔵🟩"):
        message = answered(await game.press("ada", label))
    confirm = button_id(message, "Confirm")
    assert confirm is not None
    await game.press("ada", "Confirm")
    played = await game.table()
    again = await game.person("ada").forge(message, confirm)
    assert "already made this move" in private(again)
    assert await unchanged(game, played)


@pytest.mark.parametrize(
    ("gems", "why"),
    [
        ("wbgr", "at most three"),
        ("w*", "can’t take gold"),
        ("wwb", "can’t take anything else"),
        ("wb", "choose one more"),
        ("xyz", "by letter"),
        ("www", "can’t take anything else"),
    ],
)
async def test_choosing_wrong_gems(game: Server, gems: str, why: str) -> None:
    """Each wrong choice of gems has its own reason."""
    before = await game.table()
    assert why in private(await game.command("ada", "splendor take", gems=gems))
    assert await unchanged(game, before)


async def test_letters_may_come_in_any_order_and_case(game: Server) -> None:
    """Gems are taken whatever the order of their letters."""
    await game.command("ada", "splendor take", gems="KwB")
    assert (await game.table()).log[-1].move == "take:wbk"


async def test_gems_may_be_named_by_words(game: Server) -> None:
    """Whole words are understood as letters are."""
    await game.command("ada", "splendor take", gems="White  blue, BLACK")
    assert (await game.table()).log[-1].move == "take:wbk"


async def test_two_of_a_pile_of_three(game: Server) -> None:
    """Two of one colour from a small pile are refused with its size."""
    await game.command("ada", "splendor take", gems="wbg")
    before = await game.table()
    answer = private(await game.command("bo", "splendor take", gems="ww"))
    assert "at least 4" in answer
    assert "3 white" in answer
    assert await unchanged(game, before)


async def test_a_fourth_gem_is_refused(game: Server) -> None:
    """Whoever types four gems reads how many can be taken."""
    before = await game.table()
    assert "at most three" in private(await game.command("ada", "splendor take", gems="wbgr"))
    assert await unchanged(game, before)


async def test_a_card_one_cannot_afford(game: Server) -> None:
    """The answer says what is missing."""
    before = await game.table()
    card = before.position.rows[2][0]  # type: ignore[attr-defined]
    answer = private(await game.command("ada", "splendor buy", card=card.id))
    assert "Still missing" in answer
    assert await unchanged(game, before)


async def test_the_buy_panel_names_what_is_nearest(game: Server) -> None:
    """Where nothing can be bought, the panel says which cards lack least."""
    assert "closest to these" in private(await game.press("ada", "Buy"))


async def test_an_id_that_is_no_card(game: Server) -> None:
    """A card nobody has heard of is refused by its name."""
    before = await game.table()
    for command in ("splendor buy", "splendor reserve"):
        assert "no card “9z9”" in private(await game.command("ada", command, card="9z9"))
    assert await unchanged(game, before)


async def test_a_fourth_reserve(game: Server) -> None:
    """With three cards in hand a further reservation is refused."""
    for _ in range(3):
        await game.command("ada", "splendor reserve", card="deck1")
        await game.command("bo", "splendor reserve", card="deck2")
    before = await game.table()
    assert "that’s the limit" in private(
        await game.command("ada", "splendor reserve", card="deck1")
    )
    assert "that’s the limit" in private(await game.press("ada", "Reserve"))
    assert await unchanged(game, before)


async def test_passing_where_one_can_act(game: Server) -> None:
    """Passing is refused while anything else is possible."""
    assert "only when" in private(await game.command("ada", "splendor pass"))


async def test_answering_another_question(game: Server) -> None:
    """Returning or choosing a noble where a turn is asked for repeats the open question."""
    for command, option in (("splendor return", {"gem": "w"}), ("splendor noble", {"noble": "n1"})):
        assert "Your turn" in private(await game.command("ada", command, **option))


async def test_commands_where_no_table_is(server: Server) -> None:
    """Every command of a table says that there is none, and how to open one."""
    for command in ("join", "leave", "computer", "start", "show", "hand", "undo", "resign", "end"):
        assert "/splendor new" in private(await server.command("ada", f"table {command}"))
    for command in ("history", "export"):
        assert "/splendor new" in private(await server.command("ada", f"table {command}"))
    assert "/splendor new" in private(await server.command("ada", "splendor take", gems="wbg"))


async def test_an_unexpected_error_has_a_number(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of the bot is told with a number that stands in the log, and nothing more of it."""

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("a secret: 3k4")

    monkeypatch.setattr(game.facet.tables, "get", broken)
    answer = private(await game.press("ada", "Take"))
    assert "whoever runs the bot" in answer
    assert "3k4" not in answer
