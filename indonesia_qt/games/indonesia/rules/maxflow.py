"""The largest flow of least cost through a small network: successive shortest paths, many at a time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

SOURCE, SINK = 0, 1
ENDLESS = 1 << 30
NOWHERE = -1


class FlowNetwork:
    """A network with the nodes `SOURCE`, `SINK` and those made by `node`; its arcs have a capacity and a cost.

    An arc and its reverse have the numbers 2k and 2k + 1, so the flow through arc k is the capacity left of k + 1.
    Costs are at least 0, and a circle of arcs must cost something.

    >>> net = FlowNetwork()
    >>> cheap, dear = net.gate(capacity=2, cost=1), net.gate(capacity=3, cost=5)
    >>> for gate in (cheap, dear):
    ...     net.arc(SOURCE, gate - 1, ENDLESS)
    ...     net.arc(gate, SINK, ENDLESS)
    >>> net.fill(4)
    >>> [net.draw(SOURCE) + 1 for _ in range(4)] == [cheap, cheap, dear, dear]
    True
    """

    def __init__(self) -> None:
        self.arcs: list[list[tuple[int, int, int]]] = [[], []]
        """Of each node the arcs that leave it: number, the node they lead to, cost."""
        self.left: list[int] = []
        """The capacity left of each arc."""

    def having(self, left: list[int]) -> FlowNetwork:
        """Return a network with the same arcs, to which none may be added, and so much capacity left of each."""
        other = FlowNetwork()
        other.arcs, other.left = self.arcs, left
        return other

    def node(self) -> int:
        """Add a node and return its number."""
        arcs = self.arcs
        arcs.append([])
        return len(arcs) - 1

    def arc(self, tail: int, head: int, capacity: int) -> None:
        """Lead from one node to another by an arc that costs nothing."""
        arcs, left = self.arcs, self.left
        number = len(left)
        arcs[tail].append((number, head, 0))
        arcs[head].append((number + 1, tail, 0))
        left.append(capacity)
        left.append(0)

    def gate(self, capacity: int, cost: int) -> int:
        """Add two nodes, joined by an arc; return the head, whose number is one more than the tail's."""
        arcs, left = self.arcs, self.left
        tail, number = len(arcs), len(left)
        arcs.append([(number, tail + 1, cost)])
        arcs.append([(number + 1, tail, -cost)])
        left.append(capacity)
        left.append(0)
        return tail + 1

    def find(self, tail: int, head: int) -> tuple[int, int, int]:
        """Return the arc that joins two nodes, which there must be: its number, `tail` and `head`."""
        return next((arc, tail, head) for arc, there, _ in self.arcs[tail] if there == head and not arc & 1)

    def push(self, way: Iterable[tuple[int, int, int]]) -> None:
        """Send one unit along some arcs."""
        for arc, _, _ in way:
            self.left[arc] -= 1
            self.left[arc ^ 1] += 1

    def draw(self, node: int) -> int:
        """Take one unit out of the flow that leaves `node`; return where it went, `NOWHERE` if none leaves."""
        left = self.left
        for arc, there, _ in self.arcs[node]:
            if not arc & 1 and left[arc + 1]:
                left[arc + 1] -= 1
                return there
        return NOWHERE

    def fill(self, most: int) -> None:
        """Send the largest flow of least cost from source to sink, which can't be larger than `most`."""
        while most and self._measure():
            most -= self._send(SOURCE, most, [False] * len(self.arcs))

    def _measure(self) -> bool:
        """Find what the way from each node to the sink costs; False when none leads there from the source.

        It goes backwards, so that whoever follows the cheapest arcs from the source comes into no dead end.
        """
        arcs, left = self.arcs, self.left
        self.far = far = [ENDLESS] * len(arcs)
        far[SINK] = 0
        queued = [False] * len(arcs)
        queued[SOURCE] = True
        waiting = [SINK]
        for node in waiting:
            queued[node] = False
            here = far[node]
            for arc, there, cost in arcs[node]:
                if left[arc ^ 1] and here - cost < far[there]:
                    far[there] = here - cost
                    if not queued[there]:
                        queued[there] = True
                        waiting.append(there)
        return far[SOURCE] < ENDLESS

    def _send(self, node: int, amount: int, seen: list[bool]) -> int:
        """Send up to `amount` from `node` to the sink along cheapest arcs and say how much went."""
        seen[node] = True
        left, far = self.left, self.far
        here = far[node]
        sent = 0
        for arc, there, cost in self.arcs[node]:
            room = left[arc]
            if room and not seen[there] and far[there] == here - cost:
                went = min(amount - sent, room)
                if there != SINK:
                    went = self._send(there, went, seen)
                    if not went:
                        continue
                left[arc] -= went
                left[arc ^ 1] += went
                sent += went
                if sent == amount:
                    seen[node] = False
                    break
        return sent

    def can_lead(self, way: Sequence[tuple[int, int, int]]) -> bool:
        """Return whether a largest flow can send a unit along these arcs, given that the present flow is a largest one.

        One arc after the other gets a unit that it keeps: its own, or one that a search leads back to its beginning.
        """
        changed = self.having(self.left.copy())
        return all(changed._hold(*arc) for arc in way)

    def reached(self, start: int) -> set[int]:
        """Return the nodes to which one more unit could be sent from `start`."""
        found = {start}
        waiting = [start]
        for node in waiting:
            for arc, there, _ in self.arcs[node]:
                if self.left[arc] and there not in found:
                    found.add(there)
                    waiting.append(there)
        return found

    def _hold(self, arc: int, tail: int, head: int) -> bool:
        """Keep one unit on an arc from now on; False when none can be sent there."""
        left = self.left
        if not left[arc ^ 1]:
            circle = self._search(head, tail) if left[arc] else None
            if circle is None:
                return False
            self.push((*circle, (arc, tail, head)))
        left[arc ^ 1] -= 1
        return True

    def _search(self, start: int, end: int) -> list[tuple[int, int, int]] | None:
        """A way from node to node along which a unit can be sent; None when there is none."""
        arcs, left = self.arcs, self.left
        came = {start: (NOWHERE, NOWHERE, start)}
        waiting = [start]
        for node in waiting:
            if node == end:
                break
            for arc, there, _ in arcs[node]:
                if left[arc] and there not in came:
                    came[there] = arc, node, there
                    waiting.append(there)
        if end not in came:
            return None
        way = []
        while end != start:
            way.append(came[end])
            end = came[end][1]
        return way
