"""Reasons are true: what each says is looked up on the table, by the rules."""

import pickle
from random import Random

import pytest

from bot.computers.answers import answer, explained
from bot.computers.contract import EvaluatedMove, Reason
from bot.computers.questions import ReasonsQuestion
from bot.computers.splendor.events import Foreseen
from bot.computers.splendor.outlook import outlooks
from bot.computers.splendor.playing_on import likely
from bot.computers.splendor.topics import TOPICS
from bot.computers.splendor.why import MAX_REASONS, compared, reasons
from bot.features.hints.screen import reason_line
from bot.i18n.lexicon import words_in
from render import LOOKS
from rules.splendor.computer import sensible
from rules.splendor.moves import PASS, Buy
from tests.computers.splendor.facts import moves_of, played_on
from tests.computers.splendor.tables import questions
from tests.computers.splendor.truth import LIKELY_KEYS, check, judge
from tests.rules.splendor.table import bonuses, seat, table


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_reasons_are_true(seats: int, seed: int) -> None:
    """Of every answer, whether it is any good or not: two reasons at most, each checked."""
    rng = Random(f"{seats} {seed}")
    told = 0
    for position in questions(seats, rng, (0.1, 0.4, 0.8)[seed]):
        view = position.seen_by(position.turn)
        assert view.decision
        for move in rng.sample(view.decision.moves, min(3, len(view.decision.moves))):
            found = reasons(view, move)
            assert len(found) <= MAX_REASONS
            assert len({reason.key for reason in found}) == len(found)
            for reason in found:
                told += 1
                judge(view, view.turn, move, reason)
    assert told > 30


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_that_can_be_said_is_true(seats: int) -> None:
    """Also of what a line shows, and the line instead, and where more important things are said."""
    rng = Random(seats)
    told: set[str] = set()
    for position in questions(seats, rng, 0.2):
        view = position.seen_by(position.turn)
        if view.about != "turn" or rng.random() < 0.8:
            continue
        for move in rng.sample(list(moves_of(view).values()), 2):
            lines = played_on(view, move), played_on(view, sensible(view))
            for topic in TOPICS:
                for _, reason in topic(compared(view, move, *lines)):
                    check(view, view.turn, move, reason, lines)
                    told.add(reason.key)
    assert len(told) > 10
    assert {key for key in told if f"splendor-why-{key}" not in words_in("en")} == set()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_reason_holds_for_the_other_move(seats: int) -> None:
    """What is true of both moves that are compared isn't given as a reason, unless it says so."""
    rng = Random(seats)
    given = 0
    for position in questions(seats, rng, 0.2):
        view = position.seen_by(position.turn)
        if rng.random() < 0.7 or len(moves_of(view)) < 2:
            continue
        one, other = rng.sample(list(moves_of(view).values()), 2)
        lines = played_on(view, one), played_on(view, other)
        for reason in reasons(view, one, *lines):
            if reason.key in {
                "ends-anyway",
                "unstopped",
                "out-of-reach",
                "out-of-reach-tie",
                *LIKELY_KEYS,
            }:
                continue
            given += 1
            with pytest.raises((AssertionError, KeyError)):
                check(view, view.turn, other, reason, lines[::-1])
    assert given > 10


def told(found: tuple[Reason, ...]) -> list[str]:
    """Return reasons in words; the reader is You, and the others are Ann and Bo."""
    names, words = ("You", "Ann", "Bo"), words_in("en")
    return [reason_line(LOOKS["splendor"], it, names, words) for it in found]


def test_reasons_are_the_same_whatever_is_hidden() -> None:
    """Another seat's secret card changes no reason, and an onlooker is told of none of them."""
    rng = Random(8)
    seen = 0
    for position in questions(3, rng, 0.8):
        secret = {held.card.id for seat in position.seats for held in seat.hand if held.secret}
        onlooker = position.seen_by(None)
        assert onlooker.decision
        for move in onlooker.decision.moves:
            seen += bool(secret)
            for reason in reasons(onlooker, move):
                assert reason.args.get("card") not in secret
    assert seen


def test_a_secret_card_that_is_bought_can_be_told_of() -> None:
    """Buying shows it: an onlooker is given reasons for the purchase."""
    rng = Random(2)
    for position in questions(2, rng, 0.8):
        hidden = {held.card for held in position.seats[position.turn].hand if held.secret}
        assert position.decision
        for move in position.decision.moves:
            if isinstance(move, Buy) and move.usual and move.card in hidden:
                found = reasons(position.seen_by(None), move)
                assert pickle.loads(pickle.dumps(found)) == found  # noqa: S301 - our own
                return
    pytest.fail("no secret card was bought in this game")


def test_only_a_noble_that_is_earned_can_wait() -> None:
    """Of two nobles that come, one may be left for later; the one that isn't earned has no part in it."""
    mine, theirs = seat(cards=bonuses("wbbbgggrrrkkk")), seat(cards=bonuses("gggrrrkk"))
    position = table(mine, theirs, nobles="n3 n7 n9", rows=("- - - -",) * 3).but(about="noble")
    one, other = moves_of(position).values()
    assert [reason.key for reason in reasons(position, one)] == ["noble"]
    assert [reason.args["noble"] for reason in reasons(position, other)] == ["n9", "n7"]


def test_a_pass_is_explained_to_everybody() -> None:
    """A forced move is explained without a search, as a hidden card might be one to buy."""
    mine = seat("wwwwbbbbgg", hand="?1w1 ?1k1 ?1b1")
    position = table(mine, seat("ggrrrrkkkk"), rows=("- - - -",) * 3)
    assert moves_of(position) == {"pass": PASS}
    for viewer in (0, 1, None):
        question = ReasonsQuestion("splendor", position.seen_by(viewer), PASS)
        assert answer(question, Random(1)) == ()


def test_a_deck_is_compared_with_the_card_reserved_instead() -> None:
    """A face-up card would let another come up, and may be farther than most unseen ones. The gold comes with both."""
    position = table(seat(), seat()).seen_by(0)
    deck = moves_of(position)["reserve:deck1"]
    for other, said in (("3w1", "unseen-nearer"), ("1w1", "unseen")):
        found = reasons(position, deck, ("reserve:deck1",), (f"reserve:{other}",))
        assert found[0].key == said
    bare = position.but(rows=((None,) * 4,) * 3)
    assert [reason.key for reason in reasons(bare, deck)] == ["gold"]


def test_two_reservations_are_set_side_by_side() -> None:
    """The nearer card is said to be so; the farther one isn't said to be worth more."""
    rows = ("- - - -", "2w3 - - -", "3k2 - - -")
    position = table(seat("rr"), seat(), rows=rows).seen_by(0)
    near, far = "reserve:2w3", "reserve:3k2"
    said = "2w3 (2 prestige) is 2 gems short; 3k2 (4) is 4 short."
    assert told(reasons(position, moves_of(position)[near], (near,), (far,))) == [said]
    assert "keeps-over" not in {
        it.key for it in reasons(position, moves_of(position)[far], (far,), (near,))
    }


def test_a_card_that_could_be_bought_now_is_not_said_to_come_next_turn() -> None:
    """Neither of a reservation nor of gems, as that would make one ask why it isn't bought."""
    position = table(seat("www"), seat(), rows=("1r7 1w4 - -", "- - - -", "- - - -")).seen_by(0)
    for move, other in (("reserve:1r7", "take:bgr"), ("take:bgr", "reserve:1w4")):
        found = reasons(position, moves_of(position)[move], (), (other,))
        assert not {"keeps", "sooner"} & {it.key for it in found if it.args.get("card") == "1r7"}


def test_what_the_other_move_brings_next_turn_outweighs_what_is_less() -> None:
    """Where only the other move's gems buy a card with prestige next turn, a bonus isn't the point."""
    rows = ("1r7 - - -", "2w5 - - -", "- - - -")
    position = table(seat("wwgrrrrk"), seat(), rows=rows, supply="wwbbggrrkk").seen_by(0)
    one, other = moves_of(position)["take:wbg"], "take:bgk"
    for chance, given in ((0.5, ["alike"]), (0.9, [])):
        found = reasons(position, one, ("take:wbg", 0.5), (other, chance))
        assert [it.key for it in found] == given


def test_all_who_could_buy_a_card_before_are_counted() -> None:
    """What one can buy next turn is another's first, if that seat has the gems: the first one is named."""
    when = "1r7 (a red bonus) can be bought next turn"
    for theirs, unless in (
        (("ww",), ""),
        (("www",), " unless Ann buys it first"),
        (("www", "www"), " unless Ann or somebody else buys it first"),
    ):
        rows = ("1r7 - - -", "- - - -", "- - - -")
        seats = seat("ww"), *map(seat, theirs)
        position = table(*seats, rows=rows, supply="wwbbggrrkk")
        found = reasons(position, moves_of(position)["take:wbg"], (), ("take:bgr",))
        assert told(found)[0] == f"{when}{unless}; after the other move, in 2."


def test_what_outweighs_the_point_of_a_move_is_no_reason_for_it() -> None:
    """Where the other move brings more prestige, a bonus that comes sooner is no reason."""
    rows = ("1r7 - - -", "2r6 - - -", "- - - -")
    position = table(seat("wwrrrrr"), seat(), rows=rows, supply="wwbbggrrkk")
    one, other = "take:wbg", "take:bgr"
    assert not reasons(position, moves_of(position)[one], (one,), (other,))
    assert reasons(position, moves_of(position)[other], (other,), (one,))


def test_a_first_of_two_returns_says_nothing_of_purchases() -> None:
    """What can be bought next turn hangs on both gems that go back; on the last one, it's said."""
    rows = ("1b2 - - -", "- - - -", "- - - -")
    for tokens, instead, said in (
        ("bbbbbgrrrrk", ("return:k",), True),
        ("bbbbbgrrrrkk", ("return:k", "return:k"), False),
    ):
        position = table(seat(tokens, cards=bonuses("bbgk")), seat(), rows=rows)
        position = position.but(about="return").seen_by(0)
        found = reasons(position, moves_of(position)["return:r"], ("return:r",), instead)
        assert ("sooner" in {it.key for it in found}) == said


def test_a_reservation_names_who_could_buy_the_card() -> None:
    """Also of a card without prestige, and of several the one who moves first."""
    rows = ("1r7 - - -", "- - - -", "- - - -")
    position = table(seat("www"), seat(), seat("www"), rows=rows, turn=1).seen_by(1)
    found = reasons(position, moves_of(position)["reserve:1r7"], (), ("take:bgr",))
    assert [(it.key, it.args["seat"]) for it in found if "seat" in it.args] == [("denies", 2)]


def test_a_noble_that_a_card_would_bring_a_rival_is_named() -> None:
    """A card without prestige may be worth three to who is one gem short of it."""
    rows = ("1r7 - - -", "- - - -", "- - - -")
    theirs = seat("ww", cards=bonuses("gggrrkkk"))
    position = table(seat(), theirs, rows=rows, nobles="n9").seen_by(0)
    found = reasons(position, moves_of(position)["reserve:1r7"], (), ("take:bgr",))
    said = "Keeps 1r7 (3 prestige with noble n9) from Ann, who is one gem short of it."
    assert said in told(found)


def test_last_gems_are_missed_by_who_is_near() -> None:
    """Of two cards the nearest is named. Who can pay with gold doesn't lack them."""
    rows = ("- - - -", "2k5 2w6 - -", "- - - -")
    for theirs, missed in (("wwww", ["2k5"]), ("wwww*", ["2w6"]), ("wwwww*", [])):
        position = table(seat(), seat(theirs), rows=rows, supply="wbgr*").seen_by(0)
        found = reasons(position, moves_of(position)["take:wbg"], (), ("take:bgr",))
        assert [it.args["card"] for it in found if it.key == "last-gems"] == missed


def test_a_card_that_a_rival_takes_is_no_reason() -> None:
    """A move that gets the seat nearer to a card says nothing for it if another seat gets the card first."""
    position = table(seat("w"), seat("wbgk"), rows=("1w1 - - -", "- - - -", "- - - -")).seen_by(0)
    one, other = moves_of(position)["take:bgr"], ("take:wbg",)
    for share, given in ((0.0, ["1w1"]), (0.9, [])):
        line = ("take:bgr", Foreseen(1, "1w1", bought=False, share=share))
        found = reasons(position, one, line, other)
        assert [it.args.get("card") for it in found] == given


def test_a_bonus_is_said_to_help_the_cards_that_are_reserved() -> None:
    """They are named: what the bonus is for is the point of a card that scores nothing."""
    position = table(seat("rrr", hand="3r2 2r3"), seat(), rows=("1g1 - - -", *("- - - -",) * 2))
    position = position.seen_by(0)
    found = reasons(position, moves_of(position)["buy:1g1"], (), ("take:wbg",))
    assert [(one.key, one.args["ids"]) for one in found] == [("bonus", "3r2")]


def test_gold_is_said_to_stand_for_a_colour_that_has_run_out() -> None:
    """It is the only way to a card that was reserved before, too."""
    position = table(seat("wwwww", hand="3b3"), seat("ww"), rows=("- - - -",) * 3)
    position = position.but(supply=(0, *position.supply[1:])).seen_by(0)
    deck = moves_of(position)["reserve:deck1"]
    found = reasons(position, deck, (), ("take:bgr",))
    assert ("gold-only", "3b3") in {(one.key, one.args.get("card")) for one in found}
    compared_with_another = reasons(position, deck, (), ("reserve:deck2",))
    assert "gold-only" not in {one.key for one in compared_with_another}


def test_gems_are_returned_that_are_needed_least() -> None:
    """What another gem would have cost is said, of the card that it's needed for."""
    mine = seat("wwwwwbbbggr", hand="2k5")
    position = table(mine, seat(), rows=("- - - -",) * 3).but(about="return").seen_by(0)
    found = reasons(position, moves_of(position)["return:b"], ("return:b",), ("return:w",))
    assert [(one.key, one.args["card"]) for one in found] == [("sooner", "2k5")]


def test_who_has_no_turn_left_is_denied_nothing() -> None:
    """Where the other move ends the game before a rival's next turn, the card isn't kept from that rival."""
    rival, mine = seat("wwwwbbbbggggrrrrkkkk"), seat("bbggrrrkkkk", cards="3w4 3b4 2k5 2w3")
    rows = ("1g8 1k2 - -", "2b1 - - -", "- - - -")
    position = table(rival, mine, seat(), rows=rows, supply="wbgrk", turn=1).seen_by(1)
    ends, goes_on = (
        reasons(position, moves_of(position)["buy:1g8"], (), (other,))
        for other in ("buy:2b1", "buy:1k2")
    )
    assert not [one for one in ends if one.args.get("seat") == 0]
    assert [one.key for one in goes_on if one.args.get("seat") == 0] == ["denies"]


def test_a_card_in_hand_can_wait() -> None:
    """Where the other move buys a reserved card, it's said that it can still be bought after this one."""
    mine = seat("rrrwwwwww", hand="2w6")
    position = table(mine, seat("rrr"), rows=("1g1 - - -", "- - - -", "- - - -")).seen_by(0)
    found = reasons(position, moves_of(position)["buy:1g1"], (), ("buy:2w6",))
    assert [(one.key, one.args.get("card")) for one in found[1:]] == [("waits-held", "2w6")]


def test_a_purchase_from_a_full_hand_makes_room_for_gold() -> None:
    """What is possible within three turns counts the gold of a card that is reserved in its place."""
    mine = seat("wwwwwkkk", hand="2w6 1b1 3g1")
    rows = ("1w1 - - -", "- - - -", "- - - -")
    position = table(mine, seat(), rows=rows, supply="*****")
    assert [one.prestige for one in outlooks(position, 0)] == [0, 0, 3]


def test_a_way_to_pay_is_compared_with_another_one() -> None:
    """The same purchase costs other gems: those are named."""
    position = table(seat("rrr*"), seat(), rows=("1g1 - - -", "- - - -", "- - - -")).seen_by(0)
    way = moves_of(position)["buy:1g1"]
    first, *_ = reasons(position, way, ("buy:1g1",), ("buy:1g1=rr*",))
    assert first.key == "keeps-gems"
    assert first.args == {"gems": "*", "spent": "r"}


def test_a_lost_game_is_called_so() -> None:
    """In the last turn, if no move reaches the best of the others, that is what there is to say."""
    leader, last = seat(cards="3w4 3b4 3g4"), seat("wbg")
    position = table(leader, last, rows=("1w1 - - -", "- - - -", "- - - -")).but(turn=1)
    takes = [one for one in moves_of(position.seen_by(1)) if one.startswith("take")][:2]
    move = moves_of(position.seen_by(1))[takes[0]]
    found = reasons(position.seen_by(1), move, takes[:1], takes[1:])
    assert [one.key for one in found] == ["out-of-reach"]


def test_moves_that_are_as_good_as_each_other_are_called_so() -> None:
    """That is said where nothing tells them apart, not where the chances differ by more than the error."""
    position = table(seat("ww"), seat(), rows=("- - - -",) * 3)
    take = moves_of(position)["take:wbg"]
    for other, said in ((0.48, ["The two are close."]), (0.4, [])):
        assert told(reasons(position, take, ("take:wbg", 0.5), ("take:bgr", other))) == said


def test_what_a_rival_is_expected_to_take_is_denied() -> None:
    """However far away it is for them: they may reserve it."""
    position = table(seat("ww"), seat(), rows=("- - - -", "- - - -", "3b3 - - -")).seen_by(0)
    reserve = moves_of(position)["reserve:3b3"]
    for share, said in ((0.9, ["denies-wanted"]), (0.3, [])):
        instead = ("take:wbr", Foreseen(1, "3b3", bought=False, share=share))
        found = reasons(position, reserve, ("reserve:3b3",), instead)
        assert [it.key for it in found if it.key.startswith("denies")] == said


def test_what_is_denied_is_said_of_moves_that_are_as_good() -> None:
    """What tells two such moves apart isn't left out for what could be said of both."""
    rows = ("- - - -", "2b3 - - -", "- - - -")
    position = table(seat("gkk"), seat("bbbbb"), rows=rows).seen_by(0)
    reserve = moves_of(position)["reserve:2b3"]
    found = reasons(position, reserve, ("reserve:2b3", 0.5), ("take:wbr", 0.49))
    assert [it.key for it in found] == ["denies"]


def test_fewer_cards_after_the_other_move_are_those_for_as_much_prestige() -> None:
    """More that bring less aren't counted, as it says."""
    rows = ("1k6 - - -", "2g6 - - -", "- - - -")
    position = table(seat("wwbgk**", "1g3"), seat(), rows=rows, supply="wwbgggrrrrkk***").seen_by(0)
    found = reasons(position, moves_of(position)["buy:1k6"], (), ("take:brk",))
    said = "Within 3 turns, 1k6 and 2g6 can be bought; after the other move, only one card for as much prestige."
    assert said in told(found)


def test_what_hardly_happens_is_not_called_likely() -> None:
    """A search may expect a purchase that takes a rare card from the deck, or a player that never errs."""
    position = table(seat("wwbbg"), seat(), rows=("1w1 - - -", "2w2 - - -", "- - - -"))
    assert likely(position, 0, "1w1", 4)
    assert not likely(position, 0, "2w2", 1)
    assert not likely(position, 1, "target", 3)


def test_that_two_moves_are_close_is_said_only_of_them() -> None:
    """Beside what tells a third move apart, it would be said of that one."""

    def explain(_: object, __: object, other: str) -> tuple[Reason, ...]:
        return (Reason("wins", {}) if other == "far" else Reason("alike-close", {}),)

    made, near, far = (
        EvaluatedMove(it, chance, (it,))
        for it, chance in (("made", 0.5), ("near", 0.5), ("far", 0.1))
    )
    assert explained(explain, made, (near, far), 0.01) == ((Reason("wins", {}),), far)


def test_a_card_that_the_other_move_buys_is_as_safe_then() -> None:
    """That nobody else gets it is no reason to reserve it."""
    position = table(seat("www"), seat(), rows=("1r7 - - -", "- - - -", "- - - -")).seen_by(0)
    found = reasons(position, moves_of(position)["reserve:1r7"], (), ("buy:1r7",))
    assert "keeps" not in {it.key for it in found}


def test_a_tie_that_fewer_cards_win_is_lost() -> None:
    """Who can only draw level in the last turn, with more cards, is told that this loses."""
    leader, last = seat(cards="3w4 3b4 3g4"), seat("k", cards="3w3 3b3 3k3 1k8 1g8")
    position = table(leader, last, rows=("1r8 1w1 - -", "- - - -", "- - - -"), supply="wbgrk")
    for tokens, said in (("wwww", "out-of-reach-tie"), ("ww", "out-of-reach")):
        mine = last.but(tokens=seat(tokens).tokens)
        view = position.but(seats=(leader, mine), turn=1).seen_by(1)
        found = reasons(view, moves_of(view)["take:wbg"], ("take:wbg",), ("take:bgr",))
        assert [one.key for one in found] == [said]


def test_who_cannot_be_kept_from_the_target_is_named() -> None:
    """A lost game is told by what loses it, looked up on the table, unless a move can prevent that."""
    lines = ("take:wbg", 0.0), ("take:bgr", 0.0)
    for row, hand, said in (("3b3 - - -", "", "alike-close"), ("- - - -", "3b3", "unstopped")):
        rival = seat("wwwwwww", cards="3b4 3g4 2b6", hand=hand)
        view = table(seat(), rival, rows=("- - - -", "- - - -", row), supply="wbgrk").seen_by(0)
        found = reasons(view, moves_of(view)["take:wbg"], *lines)
        assert [one.key for one in found] == [said]


def test_two_moves_that_are_as_good_are_called_close_before_what_tells_them_apart() -> None:
    """Neither of moves that are proved nor where the game is as good as decided."""

    def explain(*_: object) -> tuple[Reason, ...]:
        return (Reason("prestige", {}), Reason("denies", {}))

    for chance, error, said in (
        (0.5, 0.03, ["alike-close", "prestige", "denies"]),
        (0.5, 0.0, ["prestige", "denies"]),
        (0.0, 0.03, ["prestige", "denies"]),
    ):
        made, other = (EvaluatedMove(it, chance, (it,)) for it in ("made", "other"))
        assert [it.key for it in explained(explain, made, (other,), error)[0]] == said


def test_what_the_other_purchase_costs_is_told() -> None:
    """Gold that it needn't cost next turn, and gems that another card needs."""
    dry = "2k5 (2 prestige) is then one gem short; paying for 1r7 would leave it 5 short."
    for move, tokens, supply, said in (
        ("take:wbg", "ww*", "wbg", "1r7 would cost one gold now, and next turn none."),
        ("reserve:2k5", "wwwg", "bg*", dry),
    ):
        rows = ("1r7 - - -", "2k5 - - -" if "2k5" in move else "- - - -", "- - - -")
        view = table(seat(tokens), seat(), rows=rows, supply=supply).seen_by(0)
        assert said in told(reasons(view, moves_of(view)[move], (), ("buy:1r7",)))


def test_last_gems_are_missed_for_a_card_in_hand() -> None:
    """However far away it is: without them it can't be bought."""
    theirs = seat("b", hand="2b6")
    position = table(seat(), theirs, rows=("- - - -",) * 3, supply="wbgr*").seen_by(0)
    found = reasons(position, moves_of(position)["take:wbg"], (), ("take:wgr",))
    assert "Takes the last blue: Ann lacks 5 for the reserved 2b6 (3 prestige)." in told(found)


def test_a_card_is_set_beside_an_unseen_one() -> None:
    """How far away it is can be said of the card that is known."""
    position = table(seat("w"), seat(), rows=("- - - -", "- - - -", "3b3 - - -")).seen_by(0)
    found = reasons(position, moves_of(position)["reserve:3b3"], (), ("reserve:deck3",))
    said = "3b3 (4 prestige) is safe, though 5 gems short; the top card of the deck could be any."
    assert told(found) == [said]
