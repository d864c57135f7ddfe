"""12 Seekers a second time, slowly and straight from the page, to compare the rules with.

A turn is a plain script that asks as it goes. To ask means to look up the answer in a list
or, where the list ends, to break off: the script is then run again from the start of the
turn with one answer more. Whether an answer makes a difference is found out by trying all.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from copy import copy, deepcopy
from typing import Any

COLOURS = "rygbp"
KINDS = "rygbp*$"
State = dict[str, Any]
ROWS = (7, 8, 9, 10, 16, 17, 18)
PILES = (19, 20)


class Asked(Exception):
    """The script has come to a question that has no answer yet."""

    def __init__(self, seat: int, verb: str, answers: Sequence[str], context: str) -> None:
        super().__init__(seat, verb)
        self.seat, self.verb, self.answers, self.context = seat, verb, list(answers), context


class Script:
    """One turn, or the declaring, on a copy of a state, with these answers given."""

    def __init__(self, state: State, answers: Sequence[str]) -> None:
        self.state = deepcopy(state)
        self.answers = list(answers)
        self.sheet: int = state["options"]["sheet"]
        self.context = ""

    def ask(self, seat: int, verb: str, whats: Sequence[object]) -> str:
        """Return what is said after the verb."""
        if not self.answers:
            offered = [f"{verb}:{what}" for what in whats]
            raise Asked(
                seat, verb, [o.replace("exchange:stop", "stop") for o in offered], self.context
            )
        return self.answers.pop(0).partition(":")[2]

    def run(self) -> None:
        """Play the turn."""
        state = self.state
        if state["stage"] == "declare":
            self.declare()
            state["stage"] = "over"
            return
        me = state["mover"]
        self.name_colour(me)
        power = self.use(me)
        self.end_rule(me, power)
        state["pending"] = []
        self.next_turn(me)

    def name_colour(self, me: int) -> None:
        """Name, or turn up, the valid colour."""
        state = self.state
        if self.sheet == 19 and state["round"] < 6:
            if me == state["starter"]:
                left = [colour for colour in COLOURS if colour not in state["turned"]]
                state["valid"] = self.ask(-1, "turn", left)
                state["turned"] += state["valid"]
        elif self.sheet in PILES:
            state["valid"] = self.ask(me, "valid", COLOURS)

    def use(self, me: int) -> int:
        """Take a seeker and use it; return its power."""
        state, dungeon = self.state, self.state["dungeon"]
        own, you = state["seats"][me], 1 - me
        name, _, where = self.ask(me, "seek", self.seeks(me)).partition(":")
        state["field"].remove(name)
        before = self.all_gems(me)
        own["seekers"].append(name)
        power = int(name[0])
        gems = []
        if name == "2c":
            gems = [dungeon.pop(int(where) - 1), dungeon.pop(int(where) - 1)]
        elif name in ("2d", "4c"):
            half = power // 2
            gems = dungeon[:half] + dungeon[len(dungeon) - half :]
            del dungeon[len(dungeon) - half :]
            del dungeon[:half]
        else:
            for _ in range({"1c": 3, "3a": 5, "4b": 5}.get(name, power)):
                gems.append(dungeon.pop(0 if where == "left" else -1))
            if where == "right":
                gems.reverse()
        kinds = len(set(gems))
        if (
            (name == "1b" and gems[0] not in before)
            or (name == "2a" and kinds == 1)
            or (name == "3b" and kinds == 3)
            or (name == "4a" and kinds == 2)
            or (name == "5c" and kinds >= 4)
        ):
            own["points"] += 2
        state["pending"] = list(gems)
        five = dict(enumerate(gems, start=1))
        for _ in range({"3a": 2, "4b": 1}.get(name, 0)):
            place = int(self.ask(me, "putback", list(five)))
            self.put_outermost(where, five.pop(place))
            state["pending"] = list(five.values())
            self.context = f"left {list(five)}"
        gift = ""
        if name == "5a":
            place = int(self.ask(me, "give", list(five)))
            gift = five.pop(place)
        self.context = f"given {gift} of {list(five.values())}"
        self.place(me, list(five.values()))
        state["pending"] = [gift] if gift else []
        self.context = f"given {gift}"
        if gift:
            self.receive(you, gift)
        self.after_placing(me, name, where, gems)
        return power

    def after_placing(self, me: int, name: str, where: str, gems: list[str]) -> None:
        """Do what comes after the gems are laid out."""
        you, state = 1 - me, self.state
        if name in ("1a", "2b"):
            wanted = COLOURS if name == "1a" else [gem for gem in gems if gem in COLOURS]
            whats = [ref for ref, gem in self.refs(you).items() if gem in wanted]
            if whats:
                gem = self.leave(you, self.ask(me, "steal", whats))
                state["pending"] = [gem]
                if self.sheet in ROWS and self.state["seats"][me]["row"]:
                    self.lay(me, [gem], self.ask(me, "place", ["left", "right"]))
                else:
                    self.lay(me, [gem], "left")
        if name == "1c":
            for _ in range(2):
                self.put_outermost(
                    where, self.leave(me, self.ask(me, "return", list(self.refs(me))))
                )
        if name == "3c":
            self.swap(me)
        if name in ("3d", "5b"):
            refs = self.refs(me)
            if name == "5b":
                count = {c: list(self.all_gems(me)).count(c) for c in COLOURS}
                refs = {
                    r: g
                    for r, g in refs.items()
                    if g in COLOURS and count[g] == max(count.values())
                }
            gem = self.leave(me, self.ask(me, "give", list(refs)))
            state["pending"] = [gem]
            self.receive(you, gem)

    def swap(self, me: int) -> None:
        """Swap an own gem with one of the dungeon."""
        dungeon, own = self.state["dungeon"], self.state["seats"][me]
        places = [i + 1 for i in range(len(dungeon)) if dungeon[i] in COLOURS]
        if not places:
            return
        ref = self.ask(me, "swap", list(self.refs(me)))
        self.context = f"swapping {ref}"
        place = int(self.ask(me, "for", places))
        self.context = ""
        new = dungeon[place - 1]
        dungeon[place - 1] = self.refs(me)[ref]
        if self.sheet in ROWS and ref != "$":
            own["row"][int(ref) - 1] = new
            return
        self.leave(me, ref)
        self.state["pending"] = [new]
        self.place(me, [new])

    def end_rule(self, me: int, power: int) -> None:
        """Do what the sheet says about the end of a turn."""
        if self.sheet in (11, 12, 13):
            held = [gem for gem in self.all_gems(me) if gem in COLOURS]
            if held:
                fewest = min(held.count(gem) for gem in held)
                self.leave(
                    me, self.ask(me, "discard", [c for c in COLOURS if held.count(c) == fewest])
                )
        if self.sheet == 18:
            for left in range({1: 2, 2: 1, 3: 1}.get(power, 0), 0, -1):
                self.context = f"{left} exchanges"
                row = self.state["seats"][me]["row"]
                what = self.ask(me, "exchange", [*range(1, len(row)), "stop"])
                if not what:
                    break
                i = int(what) - 1
                row[i], row[i + 1] = row[i + 1], row[i]
        self.context = ""

    def next_turn(self, me: int) -> None:
        """Find out whose turn is next."""
        state = self.state
        if me == state["starter"]:
            state["mover"] = 1 - me
            if not (self.sheet == 19 and state["round"] < 6):
                state["valid"] = None
            return
        state["valid"] = None
        if state["round"] == 6:
            state["stage"] = "declare" if state["options"]["declare"] == "hand" else "over"
            return
        mine, yours = (int(state["seats"][seat]["seekers"][-1][0]) for seat in (0, 1))
        order, started = state["options"]["order"], state["starter"]
        starts = 1 - started
        if order == 1:
            starts = 0
        elif order == 3 and mine != yours:
            starts = 0 if mine > yours else 1
        elif order == 4 and mine != yours:
            starts = 0 if mine < yours else 1
        state.update(round=state["round"] + 1, starter=starts, mover=starts)

    def declare(self) -> None:
        """Let both declare by hand."""
        for seat in (0, 1):
            holder = self.state["seats"][seat]
            said = holder["declared"]
            gems = list(self.all_gems(seat))
            if "*" in gems and self.sheet not in PILES:
                said["rainbow"] = self.ask(seat, "rainbow", COLOURS)
                gems[gems.index("*")] = said["rainbow"]
            self.context = json.dumps(said)
            if self.sheet == 6:
                said["number"] = self.ask(seat, "number", range(1, 9))
            if self.sheet == 13:
                held = [colour for colour in COLOURS if colour in gems]
                if held:
                    said["plus"] = self.ask(seat, "plus", held)
                    others = [colour for colour in held if colour != said["plus"]]
                    said["minus"] = self.ask(seat, "minus", others or held)
            if self.sheet == 14:
                said["plus"] = self.ask(seat, "plus", holder["cards"])
                said["minus"] = holder["cards"].replace(said["plus"], "")
            if self.sheet == 15:
                free = [colour for colour in COLOURS if colour != holder["cards"]]
                one = self.ask(seat, "plus", free)
                self.context += one
                two = self.ask(seat, "plus", [colour for colour in free if colour != one])
                said["plus"] = "".join(sorted(one + two, key=COLOURS.index))
            self.context = ""

    def seeks(self, me: int) -> list[str]:
        """List the seekers that can be taken, and from where."""
        state = self.state
        mine = state["seats"][me]["seekers"]
        found = []
        for name in sorted(set(state["field"])):
            alike = sum(len(other) == len(name) for other in mine)
            if state["options"]["mode"] == "advanced" and alike >= (4 if len(name) == 1 else 2):
                continue
            if name == "2c":
                found += [f"2c:{place}" for place in range(1, len(state["dungeon"]))]
            elif name in ("2d", "4c"):
                found.append(name)
            else:
                found += [f"{name}:left", f"{name}:right"]
        return found

    def all_gems(self, seat: int) -> str:
        """Return all gems of an area."""
        lies = self.state["seats"][seat]
        gems = [*lies["row"], *lies["valid"], *lies["invalid"], *lies["count"]]
        return "".join(gems) + "$" * int(lies["gold"])

    def refs(self, seat: int) -> dict[str, str]:
        """Name every gem of an area."""
        lies = self.state["seats"][seat]
        named = {gem: gem for gem in lies["count"]}
        named |= {str(i): gem for i, gem in enumerate(lies["row"], start=1)}
        named |= {gem + "+": gem for gem in lies["valid"]}
        named |= {gem + "-": gem for gem in lies["invalid"]}
        return named | ({"$": "$"} if lies["gold"] else {})

    def leave(self, seat: int, ref: str) -> str:
        """Take a gem out of an area."""
        lies = self.state["seats"][seat]
        gem = self.refs(seat)[ref]
        if gem == "$":
            lies["gold"] -= 1
        elif self.sheet in ROWS:
            del lies["row"][int(ref) - 1]
        elif self.sheet in PILES:
            lies["valid" if ref[1] == "+" else "invalid"].remove(gem)
        else:
            lies["count"].remove(gem)
        return gem

    def place(self, me: int, gems: list[str]) -> None:
        """Lay out a group, asking how in a row."""
        way = "left"
        if self.sheet in ROWS and self.state["seats"][me]["row"]:
            ways = ["left", "right", "left-reversed", "right-reversed"]
            way = self.ask(me, "place", ways)
        self.lay(me, gems, way)

    def lay(self, seat: int, gems: list[str], way: str, *, valid: bool = True) -> None:
        """Put gems into an area."""
        lies = self.state["seats"][seat]
        lies["gold"] += gems.count("$")
        stones = [gem for gem in gems if gem != "$"]
        if self.sheet in ROWS:
            if "reversed" in way:
                stones = [*reversed(stones)]
            lies["row"] = stones + lies["row"] if "left" in way else lies["row"] + stones
        elif self.sheet in PILES:
            for gem in stones:
                fits = valid and (gem == "*" or gem == self.state["valid"])
                lies["valid" if fits else "invalid"].append(gem)
        else:
            lies["count"] += stones
        self.state["pending"] = []

    def receive(self, seat: int, gem: str) -> None:
        """Let a seat lay a given gem."""
        end = "left"
        if self.sheet in ROWS and gem != "$" and self.state["seats"][seat]["row"]:
            end = self.ask(seat, "receive", ["left", "right"])
        self.lay(seat, [gem], end, valid=False)

    def put_outermost(self, end: str, gem: str) -> None:
        """Put a gem back into the dungeon."""
        self.state["dungeon"].insert(0 if end == "left" else len(self.state["dungeon"]), gem)


class Oracle:
    """A game: the state when this turn began, and the answers since, the silent ones too."""

    def __init__(self, options: dict[str, Any], setup: dict[str, Any]) -> None:
        def empty(cards: str) -> State:
            return {"count": [], "row": [], "valid": [], "invalid": [], "gold": 0, "seekers": [],
                    "points": 0, "cards": cards, "declared": {}}  # fmt: skip

        self.state: State = {
            "options": options, "round": 1, "dungeon": list(setup["dungeon"]),
            "field": list(setup["seekers"]), "valid": None, "pending": [], "turned": "",
            "starter": 0, "mover": 0, "stage": "play",
            "seats": [empty(cards) for cards in setup["colour_cards"]],
        }  # fmt: skip
        self.answers: list[str] = []
        self.question: Asked | None = None
        self.shown = self.state
        self.go_on()

    def play(self, notation: str) -> None:
        """Give an answer."""
        self.answers = [*self.answers, notation]
        self.go_on()

    def go_on(self) -> None:
        """Go on to the next question that makes a difference."""
        self.state, self.answers, self.question, self.shown = self.followed(
            self.state, self.answers
        )

    def followed(
        self, state: State, answers: list[str]
    ) -> tuple[State, list[str], Asked | None, State]:
        """Return the turn's first state, its answers, the question, and the state at it."""
        while state["stage"] != "over":
            script = Script(state, answers)
            try:
                script.run()
            except Asked as question:
                if question.verb in ("seek", "valid", "turn"):
                    return state, answers, question, script.state
                outcomes = (self.outcome(state, [*answers, one]) for one in question.answers)
                first = next(outcomes)
                if any(outcome != first for outcome in outcomes):
                    return state, answers, question, script.state
                answers = [*answers, question.answers[0]]
            else:
                state, answers = script.state, []
        return state, [], None, state

    def outcome(self, state: State, answers: list[str]) -> str:
        """Return all that is the case at the next question, as text."""
        _, _, question, shown = self.followed(state, answers)
        asked = question and (question.seat, question.verb, question.answers, question.context)
        tidy = deepcopy(shown)
        for seat in tidy["seats"]:
            for pile in ("count", "valid", "invalid"):
                seat[pile].sort()
        return json.dumps([asked, tidy])

    def after(self, notation: str) -> Oracle:
        """Return the table after an answer."""
        further = copy(self)
        further.play(notation)
        return further

    def moves(self) -> list[str]:
        """List the answers, sorted as text."""
        return sorted(self.question.answers) if self.question else []

    def json(self) -> State:
        """Return the position as the page has it, without a reckoning."""
        sheet, state = self.state["options"]["sheet"], self.shown
        return {
            "round": state["round"],
            "dungeon": "".join(state["dungeon"]),
            "field": state["field"],
            "valid": state["valid"],
            "pending": "".join(state["pending"]),
            "seats": [
                {"area": area(sheet, seat), "seekers": seat["seekers"], "points": seat["points"],
                 "colour_cards": seat["cards"]}
                for seat in state["seats"]
            ],
        }  # fmt: skip


def area(sheet: int, lies: State) -> State:
    """Return an area as the page has it."""
    tidy: Callable[[list[str]], str] = lambda gems: "".join(sorted(gems, key=KINDS.index))  # noqa: E731
    if sheet in ROWS:
        return {"row": "".join(lies["row"]), "gold": lies["gold"]}
    if sheet in PILES:
        return {
            "valid": tidy(lies["valid"]),
            "invalid": tidy(lies["invalid"]),
            "gold": lies["gold"],
        }
    return {"count": tidy(lies["count"]) + "$" * lies["gold"]}
