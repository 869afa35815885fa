"""Phase 2, Turn Order, in words."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.games.indonesia.analysis.forecast import order_after, still_to_bid
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import Bid
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import Whether, counted, either, figure, phrase, tr
from indonesia_qt.ui.games.indonesia.texts.clauses import amounts
from indonesia_qt.ui.games.indonesia.texts.names import Names, rupiah
from indonesia_qt.ui.table.game_texts import ordinal
from indonesia_qt.ui.table.records import ActionGroupText, ActionText, ActionUi, EventUi


def bid_prompt(words: Names, view: State, asked: PlaceBid) -> str:
    """Ask for a bid, and say how many bid later."""
    later = len(view.order) - 1 - view.order.index(asked.seat)
    if not later:
        return tr("Bid for Turn Order. You bid last.")
    return counted(
        later,
        "Bid for Turn Order. {n} player bids after you.",
        "Bid for Turn Order. {n} players bid after you.",
    )


def bid(words: Names, view: State, asked: PlaceBid, action: Bid) -> ActionText:
    """Offer to bid for the order of play."""
    after = order_after(view, asked, action.amount)
    factor, amount = BID_FACTOR[view.players[asked.seat].bid - 1], rupiah(action.amount)
    if factor > 1 and action.amount:
        amount = f"{amount} \N{MULTIPLICATION SIGN} {factor}"
    leads_to = _turn_order(words, ordinal(after.place), after.cash, still_to_bid(view, asked))
    return ActionText(tr("Bid {amount}", amount=amount), leads_to)


def _turn_order(words: Names, place: str, cash: int, later: Sequence[int]) -> str:
    if not later:
        return tr("{place} to play, {cash} left", place=place, cash=rupiah(cash))
    if len(later) > 2:
        return tr("{place}, unless one of {n} players outbids you", place=place, n=len(later))
    return tr(
        "{place}, unless {players} outbids you", place=place, players=either([words.seats[seat] for seat in later])
    )


def bid_group(words: Names, view: State, first: Bid, last: Bid) -> ActionGroupText:
    """Name the choice to bid some amount, and what a single one counts as where bids are multiplied."""
    factor = BID_FACTOR[view.players[view.stack[-1].seat].bid - 1]
    counts = tr("counts as {strength}", strength=figure(first.amount * factor))
    is_multiplied = first == last and factor > 1 and first.amount
    return ActionGroupText(
        tr("Bid {amount}", amount=amounts(first.amount, last.amount)), about=counts if is_multiplied else ""
    )


ACTIONS = {Bid: ActionUi(bid, bid_group)}
EVENTS = {
    ev.BidPlaced: EventUi(
        Whether(
            "is_multiplied", phrase("{player} bids {amount}, worth {strength}."), phrase("{player} bids {amount}.")
        ),
        topics=("money",),
        sound="bid",
    ),
    ev.OrderDecided: EventUi(phrase("Order of play: {order}.")),
}
