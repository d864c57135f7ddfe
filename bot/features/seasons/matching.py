"""A matching of greatest weight: pairs of vertices, none in two, whose weights have the largest sum.

This is Edmonds' algorithm with dual values, in O(n³) steps. It grows trees of alternating paths from
the vertices without a partner, and lowers or raises the duals until an edge becomes tight: its two
duals together are then twice its weight. Tight edges extend a tree, join two of them (two more
vertices get partners), or close an odd circle, a blossom, which is then treated as one vertex.
"""

from collections import deque
from collections.abc import Sequence
from typing import Final

_FREE: Final = -1
_EVEN: Final = 0
_ODD: Final = 1
"""Where a vertex or blossom is in a tree: an even or odd number of edges from its root."""


def heaviest(weights: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Return the pairs of a matching of greatest weight.

    Args:
        weights: Of each two vertices, in a symmetric matrix; 0 for two that can't be a pair.
    """
    return _Matching(weights).pairs()


class _Matching:
    """The state of the search; vertices are numbered from 1, blossoms after them, and 0 is none."""

    def __init__(self, weights: Sequence[Sequence[int]]) -> None:
        count = len(weights)
        rows = 2 * count + 1
        self._count = self._last = count
        self._weight = [[0] * (count + 1), *([0, *row] for row in weights)]
        # The lightest edge, by its slack, between two vertices or blossoms.
        self._edge: list[list[tuple[int, int]]] = [
            [(x, y) for y in range(rows)] for x in range(rows)
        ]
        self._dual = [max(map(max, weights), default=0) if x <= count else 0 for x in range(rows)]
        self._partner = [0] * rows
        self._near = [0] * rows  # the even vertex with the tightest edge to it
        self._whole = [
            x if x <= count else 0 for x in range(rows)
        ]  # the outermost blossom around it
        self._parent = [0] * rows
        self._side = [_FREE] * rows
        self._circle: list[list[int]] = [[] for _ in range(rows)]
        self._part_with = [[x if x == y else 0 for y in range(count + 1)] for x in range(rows)]
        self._queue: deque[int] = deque()

    def pairs(self) -> list[tuple[int, int]]:
        """Search, and return the pairs, with vertices numbered from 0."""
        while self._grown():
            pass
        partners = enumerate(self._partner[: self._count + 1])
        return [(one - 1, other - 1) for one, other in partners if one < other]

    def _slack(self, x: int, y: int) -> int:
        u, v = self._edge[x][y]
        return self._dual[u] + self._dual[v] - 2 * self._weight[u][v]

    def _is_edge(self, x: int, y: int) -> bool:
        u, v = self._edge[x][y]
        return u <= self._count >= v and self._weight[u][v] > 0

    def _wholes(self) -> list[int]:
        return [x for x in range(1, self._last + 1) if self._whole[x] == x]

    def _grown(self) -> bool:
        """Give two more vertices partners; False if the matching is the heaviest."""
        self._side, self._near = [_FREE] * len(self._side), [0] * len(self._near)
        self._queue.clear()
        for x in self._wholes():
            if not self._partner[x]:
                self._parent[x], self._side[x] = 0, _EVEN
                self._push(x)
        if not self._queue:
            return False
        while True:
            if self._scanned():
                return True
            if not self._adjusted():
                return False
            if self._followed():
                return True
            for x in self._wholes():
                if x > self._count and self._side[x] == _ODD and not self._dual[x]:
                    self._expand(x)

    def _scanned(self) -> bool:
        """Follow the tight edges of even vertices; return whether two vertices got partners."""
        dual, whole = self._dual, self._whole
        while self._queue:
            u = self._queue.popleft()
            if self._side[whole[u]] == _ODD:
                continue
            weights = self._weight[u]
            for v in range(1, self._count + 1):
                if not weights[v] or whole[u] == whole[v]:
                    continue
                if dual[u] + dual[v] == 2 * weights[v]:
                    if self._found(u, v):
                        return True
                else:
                    self._note(u, whole[v])
        return False

    def _followed(self) -> bool:
        """Follow the edges that have become tight; return whether two vertices got partners."""
        for x in self._wholes():
            if self._whole[x] != x:  # a blossom was closed around it just now
                continue
            near = self._near[x]
            tight = near and self._whole[near] != x and not self._slack(near, x)
            if tight and self._found(*self._edge[near][x]):
                return True
        return False

    def _adjusted(self) -> bool:
        """Change the duals until another edge is tight; False if none can be any more."""
        wholes = self._wholes()
        steps = [self._dual[u] for u in range(1, self._count + 1) if self._is_even(u)]
        for x in wholes:
            if x > self._count and self._side[x] == _ODD:
                steps.append(self._dual[x] // 2)
            if self._near[x] and self._side[x] != _ODD:
                slack = self._slack(self._near[x], x)
                steps.append(slack if self._side[x] == _FREE else slack // 2)
        step = min(steps)
        signs = {_EVEN: -1, _ODD: 1, _FREE: 0}
        for u in range(1, self._count + 1):
            self._dual[u] += signs[self._side[self._whole[u]]] * step
        for x in wholes:
            if x > self._count:
                self._dual[x] -= 2 * signs[self._side[x]] * step
        return all(self._dual[u] > 0 for u in range(1, self._count + 1) if self._is_even(u))

    def _is_even(self, u: int) -> bool:
        return self._side[self._whole[u]] == _EVEN

    def _note(self, u: int, x: int) -> None:
        """Note an edge from an even vertex if it's the tightest one to a vertex or blossom."""
        near = self._near[x]
        if not near or self._slack(u, x) < self._slack(near, x):
            self._near[x] = u

    def _find_near(self, x: int) -> None:
        self._near[x] = 0
        for u in range(1, self._count + 1):
            if self._is_edge(u, x) and self._whole[u] != x and self._is_even(u):
                self._note(u, x)

    def _push(self, x: int) -> None:
        if x <= self._count:
            self._queue.append(x)
        for part in self._circle[x]:
            self._push(part)

    def _put_into(self, x: int, blossom: int) -> None:
        self._whole[x] = blossom
        for part in self._circle[x]:
            self._put_into(part, blossom)

    def _found(self, u: int, v: int) -> bool:
        """Use a tight edge from an even vertex; return whether two vertices got partners by it."""
        x, y = self._whole[u], self._whole[v]
        if self._side[y] == _FREE:
            partner = self._whole[self._partner[y]]
            self._parent[y], self._side[y], self._side[partner] = u, _ODD, _EVEN
            self._near[y] = self._near[partner] = 0
            self._push(partner)
        elif self._side[y] == _EVEN:
            common = self._common(x, y)
            if not common:
                self._augment(x, y)
                self._augment(y, x)
                return True
            self._shrink(x, common, y)
        return False

    def _up(self, x: int) -> int:
        """Return the next even vertex or blossom towards the root; 0 above it."""
        odd = self._whole[self._partner[x]]
        return self._whole[self._parent[odd]] if odd else 0

    def _common(self, x: int, y: int) -> int:
        """Return where two paths to the roots meet; 0 if they lead to two roots."""
        seen: set[int] = set()
        while x or y:
            if x in seen:
                return x
            if x:
                seen.add(x)
                x = self._up(x)
            x, y = y, x
        return 0

    def _augment(self, x: int, y: int) -> None:
        """Swap the pairs along the path from x to its root; x becomes the partner of y."""
        while True:
            odd = self._whole[self._partner[x]]
            self._pair(x, y)
            if not odd:
                return
            above = self._whole[self._parent[odd]]
            self._pair(odd, above)
            x, y = above, odd

    def _pair(self, x: int, y: int) -> None:
        """Make y the partner of x, and of one vertex in it; the rest of a blossom is paired within it."""
        u, v = self._edge[x][y]
        self._partner[x] = v
        if x > self._count:
            part = self._part_with[x][u]
            at = self._even_steps(x, part)
            for step in range(at):
                self._pair(self._circle[x][step], self._circle[x][step ^ 1])
            self._pair(part, y)
            self._circle[x] = self._circle[x][at:] + self._circle[x][:at]

    def _even_steps(self, blossom: int, part: int) -> int:
        """Return how many steps a part is from the base, in the direction in which they are even."""
        circle = self._circle[blossom]
        at = circle.index(part)
        if at % 2 == 0:
            return at
        circle[1:] = reversed(circle[1:])
        return len(circle) - at

    def _shrink(self, x: int, base: int, y: int) -> None:
        """Make a blossom of the circle that an edge between two even ones closes."""
        blossom = self._count + 1
        while blossom <= self._last and self._whole[blossom]:
            blossom += 1
        self._last = max(self._last, blossom)
        self._dual[blossom], self._side[blossom] = 0, _EVEN
        self._partner[blossom] = self._partner[base]
        self._circle[blossom] = [base, *reversed(self._path(x, base)), *self._path(y, base)]
        self._put_into(blossom, blossom)
        self._join_edges(blossom)
        self._find_near(blossom)

    def _path(self, x: int, base: int) -> list[int]:
        """Return what lies on the path from an even one up to the base; odd ones on it become even."""
        found = []
        while x != base:
            odd = self._whole[self._partner[x]]
            found += [x, odd]
            self._push(odd)
            x = self._whole[self._parent[odd]]
        return found

    def _join_edges(self, blossom: int) -> None:
        """Give a new blossom the tightest edges of its parts."""
        edges, first = self._edge, True
        self._part_with[blossom] = [0] * (self._count + 1)
        for part in self._circle[blossom]:
            for x in range(1, self._last + 1):
                has = self._is_edge(part, x)
                if (
                    first
                    or (has and not self._is_edge(blossom, x))
                    or (has and self._slack(part, x) < self._slack(blossom, x))
                ):
                    edges[blossom][x], edges[x][blossom] = edges[part][x], edges[x][part]
            for vertex in range(1, self._count + 1):
                if self._part_with[part][vertex]:
                    self._part_with[blossom][vertex] = part
            first = False

    def _expand(self, blossom: int) -> None:
        """Take an odd blossom apart; the parts on the path through it stay in the tree."""
        circle = self._circle[blossom]
        for part in circle:
            self._put_into(part, part)
        entered = self._part_with[blossom][self._edge[blossom][self._parent[blossom]][0]]
        at = self._even_steps(blossom, entered)
        for step in range(0, at, 2):
            odd, even = circle[step], circle[step + 1]
            self._parent[odd] = self._edge[even][odd][0]
            self._side[odd], self._side[even], self._near[odd] = _ODD, _EVEN, 0
            self._find_near(even)
            self._push(even)
        self._side[entered], self._parent[entered] = _ODD, self._parent[blossom]
        for part in circle[at + 1 :]:
            self._side[part] = _FREE
            self._find_near(part)
        self._whole[blossom] = 0
        self._circle[blossom] = []
