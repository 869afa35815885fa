"""A bot's opinion of answers, in words. Knows no Qt."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from indonesia_qt.core.answer_groups import AnswerGroup
from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.singapore.bots.explain import (
    Candidate,
    Explanation,
    cost,
    explained,
    main_difference,
    reason_sentence,
    said,
    thinker_for,
)
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules.constants import ROAD_PRICE
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.i18n.text import clauses, paragraph, phrase, tr
from indonesia_qt.ui.games.singapore.texts.planning import gains_text, others_text
from indonesia_qt.ui.table.advice import Advice

BETTER = {
    "points": phrase("more points in this turn: {best}, not {other}"),
    "money": phrase("more money after this turn: £{best}, not £{other}"),
    "goods": phrase("more goods after this turn: {best}, not {other}"),
    "chips": phrase("fewer black chips after this turn"),
    "given": phrase("fewer points for others: {best}, not {other}"),
    "workers": phrase("a better place for the worker"),
    "owner": phrase("others will use it more often: about {best} times, not {other}"),
    "turn": phrase("the rest of the turn brings more"),
    "near": phrase("nearer to useful buildings and to the workers"),
    "far": phrase("further from what is useful to the other player"),
}
"""What speaks most for a better move where nothing that is written on the board does; other kinds say too little."""


class SingaporeAdvice(Advice):
    """The best answers of a bot, what the others cost in points, and why the first is better than the second."""

    alone = staticmethod(explained)
    explained = phrase("Points are those that the bot expects at the end.")
    answer_type: Any = Explanation
    thinker_for = staticmethod(thinker_for)
    cost = staticmethod(cost)

    def explanation(self, found: Explanation) -> Explanation:
        """Return what was decoded."""
        return found

    def why(self, words: Any, view: State, asked: Question[Any], action: Action) -> str:
        """Return what an answer means on the board, as a clause without what a bot estimates."""
        match action:
            case act.PlaceFlag(area=area) | act.Found(area=area):
                return tr("the lot costs £{price}", price=view.prices[area])
            case act.Build(tile=tile):
                return tr("draws a chip") if view.scenario.buildings[tile].illegal else tr("draws no chip")
            case act.BuildRoad():
                return tr("costs £{price}", price=ROAD_PRICE)
            case act.KeepTile():
                return tr("the other tile leaves the game")
        building = getattr(action, "building", None)
        if building is None:
            return tr("part of the best turn that the bot sees from here")
        chip = tr("draws a chip") if _draws(view, action) else ""
        owner = _visited(view, asked.seat, action)
        point = (
            tr("nobody else gets a point") if owner is None else tr("{owner} gets a point", owner=words.seats[owner])
        )
        return clauses(point, chip)

    def why_better(self, words: Any, view: State, asked: Question[Any], best: Action, played: Action) -> str:  # noqa: ARG002
        """Return what speaks on the board for an answer rather than that which was played; empty where nothing does."""
        lots = [action.area for action in (best, played) if isinstance(action, (act.PlaceFlag, act.Found))]
        prices = [view.prices[lot] for lot in lots]
        is_own = getattr(asked, "owner", asked.seat) == asked.seat
        speaks = len(prices) == 2 and (prices[0] < prices[1] if is_own else prices[0] > prices[1])
        price = tr("the lot costs £{best}, not £{other}", best=prices[0], other=prices[1]) if speaks else ""
        chip = tr("draws no chip") if _draws(view, played) and not _draws(view, best) else ""
        given = [_visited(view, asked.seat, action) for action in (best, played)]
        point = tr("nobody else gets a point") if given[0] is None and given[1] is not None else ""
        return clauses(price, point, chip) or self._difference(view, asked, best, played)

    @staticmethod
    def _difference(view: State, asked: Question[Any], best: Any, played: Any) -> str:
        reason, gains = main_difference(view, asked, best, played)
        if reason and reason.kind in BETTER:
            return said(reason, BETTER)
        if gains is None or max(gains.points, gains.money, sum(gains.goods)) <= 0:
            return ""
        if max(gains.points, gains.money) > 0:  # these count most, and a list has little room
            gains = replace(gains, goods=(0,) * len(gains.goods), chips=0)
        return tr("this turn: {gains}", gains=gains_text(gains))

    def key_reason(self, words: Any, view: State, explanation: Explanation) -> str:  # noqa: ARG002
        """Return what the best answer brings in a turn, and what makes the difference between it and the next."""
        gains = explanation.gains
        if gains is None or not any((gains.points, gains.money, *gains.goods, gains.chips, *gains.given)):
            return reason_sentence(explanation)
        brings = clauses(gains_text(gains), others_text(words, gains))
        return paragraph(tr("By the end of the turn: {gains}.", gains=brings), reason_sentence(explanation))

    def expectation(self, candidate: Candidate, best: Candidate) -> str:
        """Return what an answer costs; nothing for the best one."""
        return "" if candidate == best else cost(candidate, best)

    def why_best(self, words: Any, view: State, explanation: Explanation) -> str:
        """Return how the next answer compares."""
        if len(explanation.candidates) == 1:
            return ""
        best, other = explanation.candidates[:2]
        second = words.group(view, AnswerGroup(other.action, other.action)).text
        return tr("“{move}”: {cost}.", move=second, cost=cost(other, best))


def _draws(view: State, action: Action) -> bool:
    """Whether a chip is drawn for what an answer uses or builds."""
    tile = getattr(action, "building", None) or getattr(action, "tile", None)
    return tile is not None and view.scenario.buildings[tile].illegal


def _visited(view: State, seat: int, action: Action) -> int | None:
    """The other player who gets a point for the use of a building, if any."""
    building = getattr(action, "building", None)
    area = next((area for area, tile in view.built.items() if tile == building), "")
    owner = view.owners.get(area, seat)
    return None if owner in (seat, view.neutral) else owner
