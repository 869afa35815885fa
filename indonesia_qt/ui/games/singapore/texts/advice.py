"""A bot's opinion of answers, in words. Knows no Qt."""

from __future__ import annotations

from typing import Any

from indonesia_qt.core.answer_groups import AnswerGroup
from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.singapore.bots.explain import (
    Candidate,
    Explanation,
    cost,
    explained,
    reason_sentence,
    thinker_for,
)
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules.constants import ROAD_PRICE
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.i18n.text import clauses, paragraph, phrase, tr
from indonesia_qt.ui.games.singapore.texts.planning import gains_text, others_text
from indonesia_qt.ui.table.advice import Advice


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
        chip = tr("draws a chip") if view.scenario.buildings[building].illegal else ""
        return clauses(_owner_clause(words, view, asked.seat, building), chip)

    def key_reason(self, words: Any, view: State, explanation: Explanation) -> str:  # noqa: ARG002
        """Return what the best answer brings in a turn, and what makes the difference between it and the next."""
        gains = explanation.gains
        if gains is None or not any((round(gains.points), round(gains.money), *gains.goods, *gains.given)):
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


def _owner_clause(words: Any, view: State, seat: int, building: str) -> str:
    area = next(area for area, tile in view.built.items() if tile == building)
    owner = view.owners.get(area, seat)
    if owner in (seat, view.neutral):
        return tr("nobody else gets a point")
    return tr("{owner} gets a point", owner=words.seats[owner])
