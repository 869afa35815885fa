"""Plans of a turn: which buildings to use, in which order, by which ways and roads, until the turn ends.

The search knows no rule: what a use brings, what a road joins and what a raid takes is asked of the rules. It goes from
use to use. Of all that leads to the same it keeps one, so that it can usually follow everything; where there is more,
as in the searches of bots, it keeps the most promising, so that its work is bounded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Final, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.core.flow import Action, settle, step
from indonesia_qt.games.singapore.rules.actions import CallHelper, Exchange, Jump, ReturnChips, Use, Walk
from indonesia_qt.games.singapore.rules.box import Building
from indonesia_qt.games.singapore.rules.chips import BLACK, Bag, raid
from indonesia_qt.games.singapore.rules.constants import NOTHING, ROAD_PRICE, WHITE_CHIPS, Goods
from indonesia_qt.games.singapore.rules.exchange import exchange, exchanges
from indonesia_qt.games.singapore.rules.roads import lay_road
from indonesia_qt.games.singapore.rules.scenario import Road
from indonesia_qt.games.singapore.rules.state import IN_HAND, Player, State
from indonesia_qt.games.singapore.rules.turn import PASS, PlayTurn
from indonesia_qt.games.singapore.rules.use import uses

Aim = Literal["points", "money", "goods"]
AIMS: Final[tuple[Aim, ...]] = ("points", "money", "goods")


class Outcome(NamedTuple):
    """Where a seat stands after a turn; the expected losses of raids are deducted.

    `given` are the points that each seat got because its buildings were used; `workers` are where they stand.
    """

    points: float
    money: float
    goods: Goods
    seized: float
    """Opium that raids may be expected to take; it is still among the goods."""
    chips: float
    workers: tuple[str, ...]
    given: tuple[int, ...]


_NOWHERE: Final = Outcome(0.0, 0.0, NOTHING, 0.0, 0.0, (), ())
"""Where a line leads that hasn't been looked at."""
Value = Callable[[Outcome], float]
Losses = tuple[float, float, float, float]


class Risk(NamedTuple):
    """How likely a raid is in the course of a plan, and the most that it may cost the player: points, money, opium."""

    chance: float = 0.0
    points: int = 0
    money: int = 0
    opium: int = 0


NO_RISK: Final = Risk()


class TurnPlan(Struct, frozen=True):
    """A sequence of actions to the end of a turn, and what it is expected to gain.

    `actions` go as far as nothing is left to chance: to the end of the turn, or to the use of the first illegal
    building. `later` follow when each chip that is drawn is black. The gains count to the end of the turn, with what
    raids may be expected to cost; `won_points`, `won_money` and `won_chips` come without one, and `risk` is what one
    may cost.
    """

    actions: tuple[Action, ...]
    later: tuple[Action, ...]
    value: float
    points: float
    money: float
    goods: Goods
    seized: float
    """Opium that raids may be expected to take of the goods."""
    chips: float
    given: tuple[int, ...]
    """The points that each seat gets because its buildings are used."""
    workers: tuple[str, ...]
    """Where the workers stand at the end."""
    won_points: int
    won_money: int
    won_chips: int
    risk: Risk


class Breadth(NamedTuple):
    """How far a search goes.

    It follows so many `lines` after each use, makes one use in so many `variants`, and buys so many `roads` on the way
    from one use to the next. With so many lines it tries to walk on at the end, when it matters where a turn ends. The
    usual numbers are more than there is in a game, where goods and money aren't heaped up beyond any use.
    """

    lines: int = 4000
    variants: int = 200
    roads: int = 8
    walks: int = 10


USUAL_BREADTH: Final = Breadth()
HIDDEN_OPIUM: Final = 1
"""So much opium others are thought to have who don't show theirs."""
MOST_PLANS: Final = 300


def plans(
    view: State, asked: PlayTurn, by: Aim | Value, count: int = 1, breadth: Breadth = USUAL_BREADTH
) -> list[TurnPlan]:
    """Return the best plans from a position in a turn, at most `count`, the best first; there is at least one.

    `by` says what is best: points, money, goods, or the value of where the turn leads. Of plans that gain the same
    there is only one. The view isn't changed, and the same view has the same plans.
    """
    guide = by if callable(by) else _guide
    search = _Search(view, asked, guide, breadth)
    for _ in search.steps():
        pass
    found = search.ends()
    if callable(by):
        found.sort(key=lambda line: -line.promise)
        found += [went for line in found[: breadth.walks] for went in search.walks(line)]
    return search.best(found, by if callable(by) else _VALUES[by], count)


class TurnSearch:
    """A search that serves all aims and is made in steps, between which a window can do other things."""

    def __init__(self, view: State, asked: PlayTurn, breadth: Breadth = USUAL_BREADTH) -> None:
        self._search = _Search(view, asked, _guide, breadth)

    def steps(self) -> Iterator[None]:
        """Search; yields after each step."""
        return self._search.steps()

    def plans(self, aim: Aim, count: int) -> list[TurnPlan]:
        """Return the plans that `plans` returns for an aim, when the search has ended."""
        return self._search.best(self._search.ends(), _VALUES[aim], count)


def after_first(view: State, plan: TurnPlan) -> tuple[State, TurnPlan] | None:
    """Return the position after the first action of a plan, and what is left of the plan; None where a chip is drawn.

    The position is a view, too. The turn must go on after that action.
    """
    first, *rest = plan.actions
    after = view.copy()
    seat = after.stack[-1].seat
    step(after, first, [])
    if not (rest and isinstance(after.stack[-1], PlayTurn)):
        return None
    own, now = view.players[seat], after.players[seat]
    given = [other.vp - before.vp for other, before in zip(after.players, view.players, strict=True)]
    given[seat] = 0
    left = replace(
        plan,
        actions=tuple(rest),
        points=plan.points - (now.vp - own.vp),
        won_points=plan.won_points - (now.vp - own.vp),
        money=plan.money - (now.money - own.money),
        won_money=plan.won_money - (now.money - own.money),
        goods=plan.goods.minus(now.goods.minus(own.goods)),
        won_chips=plan.won_chips - (after.chips[seat] - view.chips[seat]),
        chips=plan.chips - (after.chips[seat] - view.chips[seat]),
        given=tuple(points - gained for points, gained in zip(plan.given, given, strict=True)),
    )
    return after, left


def seals_reached(view: State, plan: TurnPlan) -> int:
    """Return how many seals the player reaches in the course of a plan, when each chip that is drawn is black."""
    after = view.copy()
    seat = after.stack[-1].seat
    for action in (*plan.actions, *plan.later):
        if action == PASS:
            break
        step(after, action, [])
        if isinstance(after.stack[-1], Bag):
            step(after, BLACK, [])
            settle(after, [])
    reached: int = after.players[seat].seals - view.players[seat].seals
    return reached


def _guide(after: Outcome) -> float:
    """What a line promises that isn't at its end, in points, whatever it is to come to."""
    goods = sum(after.goods) - after.seized
    return after.points + 0.6 * after.money + 0.9 * goods - 0.3 * after.chips + 2.0 * len(after.workers)


_SMALL, _SMALLER = 0.01, 0.0001
_VALUES: dict[Aim, Value] = {
    "points": lambda after: (
        after.points + _SMALL * after.money + _SMALLER * (sum(after.goods) - sum(after.given) - after.chips)
    ),
    "money": lambda after: (
        after.money + _SMALL * after.points + _SMALLER * (sum(after.goods) - sum(after.given) - after.chips)
    ),
    "goods": lambda after: (
        sum(after.goods)
        - after.seized
        + _SMALL * after.points
        + _SMALLER * (after.money - sum(after.given) - after.chips)
    ),
}


class _Net:
    """The roads on the board and those of a line that were bought: where workers and roads can go."""

    def __init__(self, s: State, roads: tuple[Road, ...]) -> None:
        self.s, self.roads = s, roads
        self._longer: dict[Road, _Net] = {}
        self._gaps_at: dict[str, list[tuple[str, Road]]] = {}
        self._legs: dict[tuple[str, int, int], list[_Leg]] = {}

    def with_road(self, road: Road) -> _Net:
        """Return the net with one more road."""
        if road not in self._longer:
            s = replace(self.s, ways=self.s.ways.copy(), gaps=self.s.gaps.copy(), roads=self.s.roads.copy())
            lay_road(s, 0, road, ROAD_PRICE, [])
            self._longer[road] = _Net(s, (*self.roads, road))
        return self._longer[road]

    def legs(self, start: str, steps: int, roads: int) -> list[_Leg]:
        """Return the ways from a building to each other, up to so many steps and with so many roads bought.

        To go there with more roads must take fewer steps. A worker in hand can be put anywhere.
        """
        key = start, steps, roads
        if key not in self._legs:
            self._legs[key] = list(self._found_legs(*key))
        return self._legs[key]

    def _found_legs(self, start: str, steps: int, roads: int) -> Iterator[_Leg]:
        first = _Leg(start, 0, self, ())
        fewest = {start: 0} if start else {}
        if start:
            yield first
        ahead = [first]
        for number in range(1, steps + 1):
            found: list[_Leg] = []
            for leg in ahead:
                near = self.s.built if leg.area == IN_HAND else leg.net.s.ways[leg.area]
                found += [_Leg(area, number, leg.net, (*leg.moves, area)) for area in near]
                if leg.area != IN_HAND and len(leg.net.roads) - len(self.roads) < roads:
                    found += [
                        _Leg(area, number, leg.net.with_road(road), (*leg.moves, road, area))
                        for area, road in leg.net.gaps_at(leg.area)
                    ]
            ahead = []
            for leg in sorted(found, key=lambda leg: len(leg.net.roads)):
                bought = len(leg.net.roads) - len(self.roads)
                if bought < fewest.get(leg.area, roads + 1):
                    fewest[leg.area] = bought
                    ahead.append(leg)
            yield from ahead

    def gaps_at(self, area: str) -> list[tuple[str, Road]]:
        """Return where one could go from a building if a road were laid, and that road."""
        if not self._gaps_at:
            start = self.s.scenario.start
            for a, b in self.s.gaps:
                for one in start if a in start else (a,):
                    for other in start if b in start else (b,):
                        self._gaps_at.setdefault(one, []).append((other, (a, b)))
                        self._gaps_at.setdefault(other, []).append((one, (a, b)))
        return self._gaps_at.get(area, [])


class _Leg(NamedTuple):
    """A way of a worker to a building: so many steps, the roads that are there then, and the moves in their order."""

    area: str
    steps: int
    net: _Net
    moves: tuple[str | Road, ...]


class _Line(Struct, eq=False):
    """What is played up to a use: where it leads, and how it was reached from the line before."""

    player: Player
    net: _Net
    steps: int
    actions_left: int
    used: frozenset[str]
    walker: int
    extra: int
    owes: bool
    chips: int
    supply: Goods | None
    given: tuple[int, ...]
    luck: Losses = (0.0, 0.0, 0.0, 0.0)
    """What raids may be expected to change: points, money, opium, chips."""
    risk: Risk = NO_RISK
    outcome: Outcome = _NOWHERE
    promise: float = 0.0
    before: _Line | None = None
    worker: int = 0
    leg: _Leg | None = None
    use: Use | None = None


class _Traded(NamedTuple):
    """An exchange, what a player has after it, wherever his workers are, and the supply after it."""

    use: Exchange
    player: Player
    supply: Goods | None


class _Search:
    """A search from one position in a turn."""

    def __init__(self, view: State, asked: PlayTurn, guide: Value, breadth: Breadth) -> None:
        self.view, self.asked, self.guide, self.breadth = view, asked, guide, breadth
        self.seat = asked.seat
        self.scratch = replace(
            view, players=list(view.players), markers=view.markers.copy(), chips=view.chips.copy(), stack=[]
        )
        self.losses: dict[tuple[int, int, int, int], Losses] = {}
        self.trades: dict[tuple[object, ...], list[_Traded]] = {}
        self.own = view.players[self.seat]
        first = _Line(
            self.own,
            _Net(view, ()),
            asked.steps,
            asked.actions_left,
            frozenset(asked.used),
            asked.walker,
            asked.extra,
            asked.owes_worker,
            view.chips[self.seat],
            view.supply,
            (0,) * len(view.players),
        )
        self._look_at(first)
        self.found = [first]
        """The lines that were followed."""

    def steps(self) -> Iterator[None]:
        """Follow lines from use to use; yields after each line that was followed."""
        ahead = self.found
        while ahead:
            best: dict[tuple[object, ...], _Line] = {}
            for line in ahead:
                for longer in self._longer(line):
                    key = self._key(longer)
                    if key not in best or longer.promise > best[key].promise:
                        best[key] = longer
                yield
            ahead = sorted(best.values(), key=lambda line: -line.promise)
            self.found += ahead
            ahead = [line for line in ahead if line.actions_left][: self.breadth.lines]

    def ends(self) -> list[_Line]:
        """Return the lines after which the turn can end, those that were followed."""
        return [line if not line.owes else self._entered(line) for line in self.found]

    def best(self, found: Sequence[_Line], value: Value, count: int) -> list[TurnPlan]:
        """Return the plans of the lines that are worth most; of those that gain the same there is only one."""
        best: dict[tuple[object, ...], TurnPlan] = {}
        for line in sorted(found, key=lambda line: -value(line.outcome)):
            plan = self.plan(line, value(line.outcome))
            best.setdefault((plan.points, plan.money, plan.goods, plan.seized, plan.chips, plan.given), plan)
            if len(best) == min(count, MOST_PLANS):
                break
        return list(best.values())

    def walks(self, line: _Line) -> Iterator[_Line]:
        """Return each line that goes on with a walk of one worker to the end of the turn."""
        for worker, at in enumerate(line.player.workers):
            if at != IN_HAND:
                steps = line.steps + (line.extra if worker == line.walker else 0)
                for leg in line.net.legs(at, steps, 0)[1:]:
                    yield self._went(line, worker, leg)

    def _key(self, line: _Line) -> tuple[object, ...]:
        player = line.player
        return (
            player.workers,
            line.steps,
            line.walker,
            line.extra,
            player.money,
            player.goods,
            player.vp,
            player.seals,
            line.used,
            line.chips,
            line.luck,
            line.net.roads,
        )

    def _entered(self, line: _Line) -> _Line:
        """The line with the worker put on the board who must be (S-HLP-03)."""
        worker = line.player.workers.index(IN_HAND)
        legs = line.net.legs(IN_HAND, 1, 0)
        return max((self._went(line, worker, leg) for leg in legs), key=lambda went: went.promise)

    def _longer(self, line: _Line) -> Iterator[_Line]:
        """Each line with one more use."""
        if not line.actions_left:
            return
        workers = line.player.workers
        for worker, at in enumerate(workers):
            if at == IN_HAND:
                steps = min(1, line.steps)
                if not steps:
                    continue
            else:
                steps = line.steps - line.owes + (line.extra if worker == line.walker else 0)
            most = min(self.breadth.roads, line.player.money // ROAD_PRICE, line.net.s.roads_left)
            for leg in line.net.legs(at, steps, most):
                building = self.view.building(leg.area)
                if building.id not in line.used:
                    yield from self._uses(line, worker, leg, building)

    def _uses(self, line: _Line, worker: int, leg: _Leg, building: Building) -> Iterator[_Line]:
        """Each line that goes on with a leg and a use of the building where it ends."""
        moved = self._moved(line, worker, leg)
        moved.actions_left, moved.used = line.actions_left - 1, line.used | {building.id}
        owner = self.view.owners.get(leg.area, self.seat)
        if owner not in (self.seat, self.view.neutral):
            moved.given = (*line.given[:owner], line.given[owner] + 1, *line.given[owner + 1 :])
        if building.trades:
            found = [
                replace(
                    moved,
                    player=replace(traded.player, workers=moved.player.workers),
                    supply=traded.supply,
                    use=traded.use,
                )
                for traded in self._trades(moved, leg.area, building)
            ]
        else:
            s = self.scratch
            s.players[self.seat], s.chips[self.seat] = moved.player, moved.chips
            found = [self._used(moved, leg.area, building, use) for use in uses(s, self.seat, building)]  # type: ignore[arg-type]
        for used in found:
            if building.illegal:
                self._draw(used)
            self._look_at(used)
        if len(found) > self.breadth.variants and building.trades:
            found.sort(key=lambda one: -one.promise)
            del found[self.breadth.variants :]
        yield from found

    def _trades(self, moved: _Line, area: str, building: Building) -> list[_Traded]:
        """What the exchanges in a building lead to, which are the same whenever a player has the same."""
        player, supply = moved.player, moved.supply
        key = building.id, player.money, player.vp, player.seals, player.goods, supply
        found = self.trades.get(key)
        if found is None:
            s, found = self.scratch, []
            s.supply = supply
            for use in exchanges(s, player, building):
                s.players[self.seat], s.supply = replace(player), supply
                exchange(s, self.seat, area, use, [])
                found.append(_Traded(use, s.players[self.seat], s.supply))
            self.trades[key] = found
        return found

    def _moved(self, line: _Line, worker: int, leg: _Leg) -> _Line:
        """A line after a leg."""
        moved = replace(line)
        roads = len(leg.net.roads) - len(line.net.roads)
        workers = line.player.workers
        moved.player = replace(
            line.player,
            money=line.player.money - ROAD_PRICE * roads,
            workers=(*workers[:worker], leg.area, *workers[worker + 1 :]),
        )
        further = min(leg.steps, line.extra) if worker == line.walker and workers[worker] != IN_HAND else 0
        moved.steps, moved.extra = line.steps - leg.steps + further, line.extra - further
        moved.owes = line.owes and workers[worker] != IN_HAND
        moved.net, moved.before, moved.worker, moved.leg, moved.use = leg.net, line, worker, leg, None
        return moved

    def _went(self, line: _Line, worker: int, leg: _Leg) -> _Line:
        """A line that ends with a leg."""
        moved = self._moved(line, worker, leg)
        self._look_at(moved)
        return moved

    def _used(self, moved: _Line, area: str, building: Building, use: Use) -> _Line:
        """A line after another use of the building where a worker stands."""
        player = replace(moved.player)
        line = replace(moved, player=player, use=use)
        match use:
            case ReturnChips(chips=chips):
                line.chips -= chips
            case CallHelper():
                player.workers = (*player.workers, IN_HAND)
            case Walk():
                line.walker, line.extra = player.workers.index(area), building.extra_steps
            case Jump(worker=worker, area=goal):
                workers = player.workers
                line.owes = line.owes and workers[worker] != IN_HAND
                player.workers = (*workers[:worker], goal, *workers[worker + 1 :])
        return line

    def _draw(self, line: _Line) -> None:
        """Draw a black chip, and deduct what a white one would cost as often as one comes."""
        black = self.view.black + self.view.chips[self.seat] - line.chips
        probability = WHITE_CHIPS / (WHITE_CHIPS + black)
        player = line.player
        key = player.money, player.vp, player.goods.opium, line.chips
        if key not in self.losses:
            self.losses[key] = raid_losses(self.view, self.seat, player, line.chips)
        a, b, c, d = line.luck
        points, money, opium, chips = self.losses[key]
        line.risk = _with_draw(line.risk, probability, self.losses[key])
        line.luck = (
            a + probability * points,
            b + probability * money,
            c + probability * opium,
            d + probability * chips,
        )
        if black:
            line.chips += 1

    def _look_at(self, line: _Line) -> None:
        """Note where a line leads and what it promises."""
        player, (points, money, opium, chips) = line.player, line.luck
        line.outcome = Outcome(
            player.vp + points,
            player.money + money,
            player.goods,
            -opium,
            line.chips + chips,
            player.workers,
            line.given,
        )
        line.promise = self.guide(line.outcome)

    def plan(self, line: _Line, value: float) -> TurnPlan:
        """Return the plan that a line is."""
        legs: list[list[Action]] = []
        drawn = []
        at: _Line | None = line
        while at is not None and at.leg is not None:
            legs.append(list(self._actions(at)))
            drawn.append(at.use is not None and self.view.scenario.buildings[at.use.building].illegal)
            at = at.before
        legs.reverse()
        drawn.reverse()
        sure = drawn.index(True) + 1 if True in drawn else len(legs)
        actions, later = list(chain(*legs[:sure])), list(chain(*legs[sure:]))
        (later if sure < len(legs) or True in drawn else actions).append(PASS)
        own, after = self.own, line.outcome
        return TurnPlan(
            tuple(actions),
            tuple(later),
            value,
            after.points - own.vp,
            after.money - own.money,
            after.goods.minus(own.goods),
            after.seized,
            after.chips - self.view.chips[self.seat],
            after.given,
            after.workers,
            line.player.vp - own.vp,
            line.player.money - own.money,
            line.chips - self.view.chips[self.seat],
            line.risk,
        )

    def _actions(self, line: _Line) -> Iterator[Action]:
        """The actions of the last leg and use of a line."""
        assert line.leg is not None
        assert line.before is not None
        scenario = self.view.scenario
        at = line.before.player.workers[line.worker]
        for move in line.leg.moves:
            if isinstance(move, tuple):
                yield scenario.roads[move]
            else:
                yield scenario.enter[move] if at == IN_HAND else scenario.steps[line.worker][move]
                at = move
        if line.use is not None:
            yield line.use


def risk_of(view: State, seat: int, action: Action) -> Risk:
    """Return how likely the chip that a seat draws for an action brings a raid, and what that may cost."""
    after = view.copy()
    step(after, action, [])
    probability = WHITE_CHIPS / (WHITE_CHIPS + after.black)
    return _with_draw(NO_RISK, probability, raid_losses(after, seat, after.players[seat], after.chips[seat]))


def _with_draw(risk: Risk, probability: float, losses: Losses) -> Risk:
    """A risk with one more chip that is drawn."""
    points, money, opium, _ = losses
    return Risk(
        1 - (1 - risk.chance) * (1 - probability),
        max(risk.points, -int(points)),
        max(risk.money, -int(money)),
        max(risk.opium, -int(opium)),
    )


def raid_losses(view: State, seat: int, player: Player, chips: int) -> Losses:
    """Return what a raid would change for a player with so many chips: points, money, opium and chips.

    Others who don't show their opium are thought to have a little.
    """
    players = [
        replace(other, goods=Goods(opium=HIDDEN_OPIUM)) if other.secret else other.copy() for other in view.players
    ]
    players[seat] = after = player.copy()
    s = replace(view, players=players, chips=view.chips.copy(), markers=view.markers.copy())
    s.chips[seat] = chips
    raid(s, seat, [])
    return (
        after.vp - player.vp,
        after.money - player.money,
        after.goods.opium - player.goods.opium,
        s.chips[seat] - chips,
    )
