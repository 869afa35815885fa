"""The largest flow of least cost through a small network: successive shortest paths, many at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

SOURCE, SINK = 0, 1
ENDLESS = 1 << 30
NOWHERE = -1


class FlowNetwork:
    """A network with the nodes `SOURCE`, `SINK` and those made by `node`; its arcs have a capacity and a cost.

    An arc and its reverse stand at numbers 2k and 2k + 1, so the flow through arc k is the capacity left of k + 1.
    Costs are at least 0, and a circle of arcs must cost something.
    """

    def __init__(self) -> None:
        self.arcs: list[list[int]] = [[], []]
        """Of each node the numbers of the arcs that leave it."""
        self.head: list[int] = []
        self.left: list[int] = []
        self.cost: list[int] = []

    def node(self) -> int:
        """A new node."""
        self.arcs.append([])
        return len(self.arcs) - 1

    def arc(self, tail: int, head: int, capacity: int, cost: int = 0) -> None:
        """Join two nodes."""
        number = len(self.head)
        self.arcs[tail].append(number)
        self.arcs[head].append(number + 1)
        self.head += (head, tail)
        self.left += (capacity, 0)
        self.cost += (cost, -cost)

    def find(self, tail: int, head: int) -> int:
        """The arc that joins two nodes, which there must be."""
        return next(arc for arc in self.arcs[tail] if not arc & 1 and self.head[arc] == head)

    def push(self, way: Iterable[int]) -> None:
        """Send one unit along some arcs."""
        for arc in way:
            self.left[arc] -= 1
            self.left[arc ^ 1] += 1

    def can_lead(self, way: Sequence[int]) -> bool:
        """Whether a largest flow can send a unit along these arcs, given that the present flow is a largest one.

        One arc after the other gets a unit that it keeps: its own, or one that a search leads back to its beginning.
        """
        flow, self.left = self.left, self.left.copy()
        try:
            return all(self._hold(arc) for arc in way)
        finally:
            self.left = flow

    def _hold(self, arc: int) -> bool:
        """Keep one unit on an arc from now on; False when none can be sent there."""
        left = self.left
        if not left[arc ^ 1]:
            circle = self._search(self.head[arc], self.head[arc ^ 1]) if left[arc] else None
            if circle is None:
                return False
            self.push((*circle, arc))
        left[arc ^ 1] -= 1
        return True

    def _search(self, start: int, end: int) -> list[int] | None:
        """A way from node to node along which a unit can be sent; None when there is none."""
        arcs, head, left = self.arcs, self.head, self.left
        came = {start: NOWHERE}
        waiting = [start]
        for node in waiting:
            if node == end:
                break
            for arc in arcs[node]:
                if left[arc] and head[arc] not in came:
                    came[head[arc]] = arc
                    waiting.append(head[arc])
        if end not in came:
            return None
        way = []
        while (arc := came[end]) != NOWHERE:
            way.append(arc)
            end = head[arc ^ 1]
        return way

    def draw(self, node: int) -> int:
        """Take one unit out of the flow that leaves `node` and say to which node it went, `NOWHERE` if none leaves."""
        left = self.left
        for arc in self.arcs[node]:
            if not arc & 1 and left[arc + 1]:
                left[arc + 1] -= 1
                return self.head[arc]
        return NOWHERE

    def fill(self, most: int) -> None:
        """Send the largest flow of least cost from source to sink, which can't be larger than `most`."""
        while most and self._measure():
            most -= self._send(SOURCE, ENDLESS, [False] * len(self.arcs))

    def _measure(self) -> bool:
        """Find the cost to reach each node; False when the sink can't be reached."""
        arcs, head, left, cost = self.arcs, self.head, self.left, self.cost
        far = [ENDLESS] * len(arcs)
        far[SOURCE] = 0
        waiting = deque((SOURCE,))
        queued = [False] * len(arcs)
        while waiting:
            node = waiting.popleft()
            queued[node] = False
            here = far[node]
            for arc in arcs[node]:
                if left[arc]:
                    there, new = head[arc], here + cost[arc]
                    if new < far[there]:
                        far[there] = new
                        if not queued[there]:
                            queued[there] = True
                            waiting.append(there)
        self.far = far
        return far[SINK] < ENDLESS

    def _send(self, node: int, amount: int, seen: list[bool]) -> int:
        """Send up to `amount` from `node` to the sink along cheapest arcs and say how much went."""
        if node == SINK:
            return amount
        seen[node] = True
        head, left, cost, far = self.head, self.left, self.cost, self.far
        sent = 0
        here = far[node]
        for arc in self.arcs[node]:
            there = head[arc]
            if left[arc] and not seen[there] and far[there] == here + cost[arc]:
                went = self._send(there, min(amount - sent, left[arc]), seen)
                if went:
                    left[arc] -= went
                    left[arc ^ 1] += went
                    sent += went
                    if sent == amount:
                        seen[node] = False
                        break
        return sent
