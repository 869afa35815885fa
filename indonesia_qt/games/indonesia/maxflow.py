"""The largest flow of least cost through a small network: successive shortest paths, many at a time."""

from __future__ import annotations

from collections import deque

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

    def draw(self, node: int) -> int:
        """Take one unit out of the flow that leaves `node` and say to which node it went, `NOWHERE` if none leaves."""
        left = self.left
        for arc in self.arcs[node]:
            if not arc & 1 and left[arc + 1]:
                left[arc + 1] -= 1
                return self.head[arc]
        return NOWHERE

    def fill(self) -> int:
        """Send the largest flow of least cost from source to sink and say how large it is."""
        total = 0
        while self._measure():
            total += self._send(SOURCE, ENDLESS, [False] * len(self.arcs))
        return total

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
