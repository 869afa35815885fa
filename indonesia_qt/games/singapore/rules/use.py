"""The use of a building (S-TRN-04 to S-TRN-08): what it does, and what follows for its owner and the one who uses it.

Besides exchanges there are the courthouse (S-RAI-05), New Helpers and Raffles' plans (S-HLP).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Event, Process, Reason, because, because_counted
from indonesia_qt.games.singapore.rules.actions import CallHelper, Exchange, Jump, ReturnChips, Use, Walk
from indonesia_qt.games.singapore.rules.box import Building
from indonesia_qt.games.singapore.rules.chips import Bag
from indonesia_qt.games.singapore.rules.events import (
    ChipsReturned,
    EffectLost,
    HelperCalled,
    OwnerRewarded,
    StepsGained,
    WorkerJumped,
)
from indonesia_qt.games.singapore.rules.exchange import exchange, exchanges, why_no_exchange, why_not_payable
from indonesia_qt.games.singapore.rules.state import IN_HAND, State
from indonesia_qt.games.singapore.rules.victory_track import move_marker


def uses(s: State, seat: int, building: Building) -> Sequence[Action]:
    """Return every use that a player can make of a building where a worker of his stands."""
    player = s.players[seat]
    if building.trades:
        return exchanges(s, player, building)
    if building.returned_chips:
        most = min(s.chips[seat], building.returned_chips)
        return [ReturnChips(building.id, chips) for chips in range(1, most + 1)]
    if building.second_worker:
        return [CallHelper(building.id)] if len(player.workers) == 1 else ()
    if building.extra_steps:
        return [Walk(building.id)]
    workers = enumerate(player.workers)
    return [Jump(building.id, worker, area) for worker, start in workers for area in s.built if area != start]


def why_no_use(s: State, seat: int, building: Building, action: Use) -> Reason | None:
    """Return why a player can't use a building where a worker of his stands; None when he can."""
    player = s.players[seat]
    match action:
        case Exchange():
            return why_no_exchange(s, player, building, action)
        case ReturnChips(chips=chips) if building.returned_chips:
            return _why_no_return(s.chips[seat], chips, building.returned_chips)
        case CallHelper() if building.second_worker:
            if len(player.workers) > 1:
                return because("S-HLP-01", "You already have your second worker.")
            return None
        case Walk() if building.extra_steps:
            return None
        case Jump(worker=worker, area=area) if building.jump:
            return _why_no_jump(s, player.workers, worker, area)
    return because("S-TRN-04", "This isn’t what {building} does.", building=building.title)


def _why_no_return(has: int, chips: int, most: int) -> Reason | None:
    if not has:
        return because("S-RAI-05", "You have no black chips to return.")
    if not 1 <= chips <= min(has, most):
        return because_counted(
            "S-RAI-05", min(has, most), "You can return {n} chip here.", "You can return 1 to {n} chips here."
        )
    return None


def _why_no_jump(s: State, workers: Sequence[str], worker: int, area: str) -> Reason | None:
    if not 0 <= worker < len(workers):
        return because("S-HLP-04", "You don’t have that worker.")
    if area not in s.built:
        return because("S-HLP-04", "A worker can only be put on a building.")
    if area == workers[worker]:
        return because("S-HLP-04", "The worker is already there. Choose another building.")
    return None


def use(s: State, seat: int, area: str, action: Use, events: list[Event]) -> None:
    """Use the building on an area; a chip for an illegal one is drawn after that, or before if that is agreed."""
    illegal = s.building(area).illegal
    if illegal and s.options.chip == "before":
        s.stack += [Effect(seat, area, action), Bag(seat, seat)]
        return
    _carry_out(s, seat, area, action, events)
    _reward_owner(s, seat, area, events)
    if illegal:
        s.stack.append(Bag(seat, seat))


class Effect(Process[State], frozen=True):
    """The effect that was named before a chip was drawn (S-TRN-07)."""

    seat: int
    area: str
    action: Use

    def resume(self, s: State, events: list[Event]) -> None:
        """Carry it out, unless a raid took what was to be paid; the owner is rewarded in any case."""
        s.stack.pop()
        if reason := self._why_lost(s):
            events.append(EffectLost(self.seat, self.area, reason))
        else:
            _carry_out(s, self.seat, self.area, self.action, events)
        _reward_owner(s, self.seat, self.area, events)

    def _why_lost(self, s: State) -> Reason | None:
        match self.action:
            case Exchange():
                return why_not_payable(s.players[self.seat], s.building(self.area), self.action)
            case ReturnChips(chips=chips) if s.chips[self.seat] < chips:
                return because("S-TRN-07", "The raid took the chips.")
        return None


def _carry_out(s: State, seat: int, area: str, action: Use, events: list[Event]) -> None:
    player = s.players[seat]
    match action:
        case Exchange():
            exchange(s, seat, area, action, events)
        case ReturnChips(chips=chips):
            s.chips[seat] -= chips
            s.black += chips
            events.append(ChipsReturned(seat, area, chips))
        case CallHelper():
            player.workers = (*player.workers, IN_HAND)
            events.append(HelperCalled(seat, area))
        case Walk():
            worker, steps = player.workers.index(area), s.building(area).extra_steps
            s.stack[-1] = replace(s.stack[-1], walker=worker, extra=steps)
            events.append(StepsGained(seat, area, worker, steps))
        case Jump(worker=worker, area=goal):
            start = player.workers[worker]
            put_worker(s, seat, worker, goal)
            if start == IN_HAND:
                s.stack[-1] = replace(s.stack[-1], owes_worker=False)
            events.append(WorkerJumped(seat, worker, start, goal))


def put_worker(s: State, seat: int, worker: int, area: str) -> None:
    """Put a worker on the building on an area."""
    workers = s.players[seat].workers
    s.players[seat].workers = (*workers[:worker], area, *workers[worker + 1 :])


def _reward_owner(s: State, seat: int, area: str, events: list[Event]) -> None:
    """Give a point to the owner if it is another player (S-TRN-06, S-DUO-01)."""
    owner = s.owners.get(area, seat)
    if owner not in (seat, s.neutral):
        events.append(OwnerRewarded(owner, area))
        move_marker(s, owner, 1, events)
