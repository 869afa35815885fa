"""Phase 2, Turn Order: the bid, and the place that it wins."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.games.indonesia.analysis.forecast.turn_order import order_after, still_to_bid
from indonesia_qt.games.indonesia.rules.actions import Bid
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import counted, either, tr
from indonesia_qt.ui.games.indonesia.texts.actions.action_text import ActionText
from indonesia_qt.ui.games.indonesia.texts.names import Names, ordinal, rupiah


def bid(words: Names, view: State, asked: PlaceBid, action: Bid) -> ActionText:
    """To bid for the order of play."""
    after = order_after(view, asked, action.amount)
    factor, amount = BID_FACTOR[view.players[asked.seat].bid - 1], rupiah(action.amount)
    if factor > 1 and action.amount:
        amount = f"{amount} \N{MULTIPLICATION SIGN} {factor}"
    leads_to = _turn_order(words, ordinal(after.place), after.cash, still_to_bid(view, asked))
    return ActionText(tr("Bid {amount}", amount=amount), leads_to)


def _turn_order(words: Names, place: str, cash: int, later: Sequence[int]) -> str:
    if not later:
        return tr("become {place}, keep {cash}", place=place, cash=rupiah(cash))
    if len(later) > 2:
        return counted(
            len(later),
            "{place}, unless {n} other bids more",
            "{place}, unless {n} others bid more",
            place=place,
        )
    return tr("{place}, unless {players} bids more", place=place, players=either([words.seats[seat] for seat in later]))
