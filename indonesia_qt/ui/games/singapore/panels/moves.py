"""What a player can do with workers in a turn, a line for each; knows no Qt."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Sequence
from operator import mul
from typing import Any, NamedTuple

from indonesia_qt.core.flow import Action, Pass, Reason
from indonesia_qt.games.singapore.rules.actions import (
    BuildRoad,
    CallHelper,
    Enter,
    Exchange,
    Jump,
    ReturnChips,
    Step,
    Use,
    Walk,
)
from indonesia_qt.games.singapore.rules.box import Building
from indonesia_qt.games.singapore.rules.constants import NOTHING, Goods
from indonesia_qt.games.singapore.rules.state import IN_HAND, State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.games.singapore.rules.use import uses, why_no_use
from indonesia_qt.i18n.text import capitalised, clauses, labelled, tr
from indonesia_qt.ui.games.singapore.texts.names import Names, built_text, trade_text

USES = Exchange, ReturnChips, CallHelper, Walk, Jump


class Move(NamedTuple):
    """A line: answers that differ in goods or in the building where a worker is put; the first one stands for them.

    `area` is the building that it is about; empty where that is to be chosen. `why_not` is why it can't be done.
    """

    answers: tuple[Any, ...]
    text: str
    about: str
    area: str
    why_not: Reason | None = None

    @property
    def first(self) -> Any:
        """The answer that stands for all."""
        return self.answers[0]


def moves(words: Names, view: State, asked: PlayTurn, legal: Sequence[Action]) -> list[Move]:
    """Return the lines: the uses of the buildings where workers stand, the steps, and last the uses that can't be made.

    Of these, those that can't be made any more in this turn come last.
    """
    together: dict[Hashable, list[Action]] = {}
    for action in legal:
        if not isinstance(action, Pass | BuildRoad):
            together.setdefault(_key(action), []).append(action)
    uses: list[Move] = []
    steps: list[Move] = []
    for answers in together.values():
        move = _move(words, view, asked, tuple(answers))
        (uses if isinstance(answers[0], USES) else steps).append(move)
    too_dear, over = _impossible(view, asked, together.keys())
    return [*uses, *steps, *too_dear, *over]


def _key(action: Action) -> Hashable:
    match action:
        case Exchange(building=building, trade=trade):
            return building, trade
        case Jump(worker=worker):
            return Jump, worker
        case Enter():
            return Enter
    return action


def _move(words: Names, view: State, asked: PlayTurn, answers: tuple[Any, ...]) -> Move:
    first = answers[0]
    text = words.action(view, asked, first)
    match first:
        case Step(area=area):
            there = view.building(area)
            no_uses = "" if asked.actions_left else tr("no actions left")
            used = tr("already used in this turn") if there.id in asked.used else no_uses
            about = clauses(built_text(there), used)
            return Move(answers, text.text, about if used else _with_lack(words, view, asked, there, about), area)
        case Enter():
            return Move(answers, tr("Put your worker on a building"), tr("takes 1 step"), "")
        case Jump(building=building, worker=worker):
            several = len(view.players[asked.seat].workers) > 1
            jump = tr("Put worker {number} on another building", number=worker + 1)
            name = jump if several else tr("Put your worker on another building")
            return Move(answers, name, clauses(text.about, text.leads_to), standing(view, building))
        case Exchange(building=building, trade=number):
            name = _trade(words.building(building), number)
            return Move(answers, name, clauses(text.about, text.leads_to), standing(view, building))
    return Move(answers, text.text, clauses(text.about, text.leads_to), standing(view, first.building))


def _with_lack(words: Names, view: State, asked: PlayTurn, there: Building, about: str) -> str:
    """Return what is said of a building with, on another line, why the player can't use it."""
    if uses(view, asked.seat, there):
        return about
    first, _ = next(_would_be(there))
    return "\n".join(filter(None, (about, words.reason(why_no_use(view, asked.seat, there, first)))))


def _trade(building: Building, number: int) -> str:
    return capitalised(trade_text(building.trades[number]))


def _impossible(view: State, asked: PlayTurn, possible: Collection[Hashable]) -> tuple[list[Move], list[Move]]:
    """The uses of buildings where workers stand that aren't possible now, and those that no longer are."""
    too_dear: list[Move] = []
    over: list[Move] = []
    for area in dict.fromkeys(view.players[asked.seat].workers):
        if area == IN_HAND:
            continue
        building = view.building(area)
        moves = [
            Move((answer,), text, "", area, reason)
            for answer, text in _would_be(building)
            if _key(answer) not in possible and (reason := asked.check(view, answer)) is not None
        ]
        if building.id in asked.used or not asked.actions_left:
            over += moves[:1]  # each would say the same
        else:
            too_dear += moves
    return too_dear, over


def _would_be(building: Building) -> Iterator[tuple[Use, str]]:
    """The uses of a building, possible or not, with their names."""
    for number, trade in enumerate(building.trades):
        yield Exchange(building.id, number, trade.pay.goods, NOTHING), _trade(building, number)
    if building.returned_chips:
        yield ReturnChips(building.id, 1), tr("Return black chips")
    if building.second_worker:
        yield CallHelper(building.id), tr("Take your second worker")
    if building.extra_steps:
        yield Walk(building.id), tr("Walk on")
    if building.jump:
        yield Jump(building.id, 0, ""), tr("Put your worker on another building")


def uses_at(words: Names, view: State, asked: PlayTurn, area: str) -> Iterator[str]:
    """Yield whom each use of the building where a worker stands would bring what else, or why it can't be used.

    Of several, those that are possible are named, or else the first; a single one is what the building does.
    """
    uses = [move for move in moves(words, view, asked, asked.actions(view)) if move.area == area]
    uses = [move for move in uses if isinstance(move.first, USES)]
    possible = [move for move in uses if move.why_not is None]
    for move in possible or uses[:1]:
        if move.why_not is not None:
            why_not = words.reason(move.why_not)
            yield labelled(move.text, why_not) if len(uses) > 1 else why_not
        else:
            leads_to = words.action(view, asked, move.first).leads_to
            yield clauses(move.text, leads_to) if len(uses) > 1 else capitalised(leads_to)


def standing(view: State, building: str) -> str:
    """Return the area where a building stands."""
    return next(area for area, id in view.built.items() if id == building)


def sensible(options: Sequence[Goods], own: Goods, *, paid: bool) -> Goods:
    """Return the goods to be chosen at first: paid what leaves an even rest, gained more of what one has most of."""
    if paid:
        return max(options, key=lambda goods: (-max(own.minus(goods)), goods.opium))
    return max(options, key=lambda goods: (max(goods), -goods.opium, sum(map(mul, goods, own))))
