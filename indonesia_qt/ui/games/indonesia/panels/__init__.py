"""The panels in which questions are answered, a module for each phase."""

from __future__ import annotations

from typing import Any

from indonesia_qt.core.flow import Question
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.city_growth import ChooseGrowth
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, ChooseRemoval, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.ui.games.indonesia.panels.acquisitions import DeedPanel
from indonesia_qt.ui.games.indonesia.panels.city_growth import GrowthPanel
from indonesia_qt.ui.games.indonesia.panels.deliveries import DeliveryPanel
from indonesia_qt.ui.games.indonesia.panels.mergers import AuctionPanel, MergerPanel, RemovalPanel
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from indonesia_qt.ui.games.indonesia.panels.operations import CompanyPanel, ExpansionPanel, ShipsPanel
from indonesia_qt.ui.games.indonesia.panels.research import ResearchPanel
from indonesia_qt.ui.games.indonesia.panels.turn_order import BidPanel
from indonesia_qt.ui.table.panels.panel import QuestionPanel

PANELS: dict[type[Question[Any]], type[QuestionPanel]] = {
    ChooseSite: SitePanel,
    PlaceBid: BidPanel,
    AnnounceMerger: MergerPanel,
    RaiseBid: AuctionPanel,
    ChooseRemoval: RemovalPanel,
    ChooseDeed: DeedPanel,
    ChooseResearch: ResearchPanel,
    ChooseCompany: CompanyPanel,
    FloatShips: ShipsPanel,
    DeliverGoods: DeliveryPanel,
    ChooseExpansion: ExpansionPanel,
    ChooseGrowth: GrowthPanel,
}
"""The panel of each question."""
