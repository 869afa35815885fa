"""What comes of an answer is what would come of it by the rules."""

from __future__ import annotations

from indonesia_qt.core.flow import question, step
from indonesia_qt.games.indonesia.bots.candidates import other_sales
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.delivery.largest_plans import best_plan, objectives
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.shipping import Plan
from indonesia_qt.games.indonesia.rules.state import Options, State
from tests.games.indonesia.play import play


def test_a_plan_of_sale_leads_to_where_its_goods_lead_one_by_one(real: Indonesia) -> None:
    seen = 0
    for moment in play(real, Options(), 3, 2, [Greedy]):
        s = moment.state
        if not isinstance(asked := question(s), DeliverGoods):
            continue
        market = asked.market(s)
        plans = dict.fromkeys(best_plan(market, objective) for objective in objectives(market))
        plans.pop(asked.plan)
        found = [after for _, after in other_sales(s, asked)]
        assert found == [_sold(s, plan) for plan in plans]
        seen += len(found)
        if seen > 20:
            return


def _sold(s: State, plan: Plan) -> State:
    after = s.copy()
    for delivery in plan:
        step(after, delivery, [])
    return after
