"""All that the opponent takes from the program: the rules. Where the program renames something, follow here."""

from __future__ import annotations

from indonesia_qt.core.flow import Action, Pass, Question, carry_out, question, settle, step
from indonesia_qt.games.indonesia.delivery.largest_plans import best_plan, objectives
from indonesia_qt.games.indonesia.rules.actions import Announce, Bid, DeliverRest, Raise, Research
from indonesia_qt.games.indonesia.rules.companies import areas_harbours, areas_zones, free_slots, parts, ship_limit_of
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR, LAST_ERA, LAST_STEP, PRICE, SHIP_FEE, Kind
from indonesia_qt.games.indonesia.rules.deeds import available_kinds
from indonesia_qt.games.indonesia.rules.maxflow import ENDLESS, SINK, SOURCE, FlowNetwork
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import (
    AnnounceMerger,
    Auction,
    ChooseRemoval,
    RaiseBid,
    merge,
    nominal_value,
)
from indonesia_qt.games.indonesia.rules.phases.new_era import LayOutDeeds
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid, TurnOrder, new_order
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.scoring import final_money
from indonesia_qt.games.indonesia.rules.shipping import FOREIGN
from indonesia_qt.games.indonesia.rules.state import HIDDEN_CARD, AuctionBid, OrderBid, State

__all__ = [
    "BID_FACTOR",
    "ENDLESS",
    "FOREIGN",
    "HIDDEN_CARD",
    "LAST_ERA",
    "LAST_STEP",
    "PRICE",
    "SHIP_FEE",
    "SINK",
    "SOURCE",
    "Action",
    "Announce",
    "AnnounceMerger",
    "Auction",
    "AuctionBid",
    "Bid",
    "ChooseCompany",
    "ChooseDeed",
    "ChooseExpansion",
    "ChooseRemoval",
    "ChooseResearch",
    "DeliverGoods",
    "DeliverRest",
    "FloatShips",
    "FlowNetwork",
    "Kind",
    "LayOutDeeds",
    "OrderBid",
    "Pass",
    "PlaceBid",
    "Question",
    "Raise",
    "RaiseBid",
    "Research",
    "Scenario",
    "State",
    "TurnOrder",
    "areas_harbours",
    "areas_zones",
    "available_kinds",
    "best_plan",
    "carry_out",
    "final_money",
    "free_slots",
    "merge",
    "new_order",
    "nominal_value",
    "objectives",
    "parts",
    "question",
    "settle",
    "ship_limit_of",
    "step",
]
