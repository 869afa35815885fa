"""Phase 3, Mergers: the announcement, the auction, and what a siap faji company gives up."""

from __future__ import annotations

from indonesia_qt.games.indonesia.analysis.forecast.mergers import MergerForecast, merger_after
from indonesia_qt.games.indonesia.rules.actions import Announce, GiveUp, Pass, Raise
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, ChooseRemoval, RaiseBid
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import clauses, counted, tr
from indonesia_qt.ui.games.indonesia.texts.actions.action_text import ActionText
from indonesia_qt.ui.games.indonesia.texts.names import Names, rupiah


def announce(words: Names, view: State, asked: AnnounceMerger, action: Announce) -> ActionText:
    """To announce a merger with a first bid."""
    forecast = merger_after(view, action)
    made = clauses(words.holding(forecast.company), _removal(forecast))
    return ActionText(
        tr("Announce, bid {amount}", amount=rupiah(action.bid)),
        _winning(view, asked.seat, forecast),
        tr("{merger}: {company}", "merger", merger=_pair(words, action.first, action.second), company=made),
    )


def raise_bid(words: Names, view: State, asked: RaiseBid, action: Raise) -> ActionText:
    """To bid more in an auction."""
    return ActionText(
        tr("Bid {amount}", amount=rupiah(action.bid)),
        _winning(view, asked.seat, merger_after(view, action)),
        _pair(words, asked.auction.first, asked.auction.second),
    )


def _winning(view: State, seat: int, forecast: MergerForecast) -> str:
    return tr("if you win, keep {cash}", cash=rupiah(view.players[seat].cash + forecast.net(seat)))


def _removal(forecast: MergerForecast) -> str:
    gone = forecast.to_give_up + forecast.removed
    return counted(gone, "{n} area must go", "{n} areas must go") if gone else ""


def _pair(words: Names, first: str, second: str) -> str:
    return tr("{first} with {second}", "merger", first=words.company(first), second=words.company(second))


def give_up(words: Names, view: State, asked: ChooseRemoval, action: GiveUp) -> ActionText:  # noqa: ARG001
    """To give up an area of a new siap faji company."""
    left = asked.left - 1
    after = counted(left, "{n} more area to go after it", "{n} more areas to go after it") if left else ""
    return ActionText(tr("Give up {place}", place=words.place(action.area)), after)


def pass_announcement(words: Names, view: State, asked: AnnounceMerger) -> ActionText:  # noqa: ARG001
    """Not to announce a merger."""
    pairs = len(asked.pairs(view))
    return ActionText(
        tr("Pass"), counted(pairs, "forgo {n} merger", "forgo {n} mergers") if pairs else tr("no merger now")
    )


def leave_auction(words: Names, view: State, asked: RaiseBid) -> ActionText:  # noqa: ARG001
    """Not to bid more."""
    gain = merger_after(view, Pass()).net(asked.seat)
    return ActionText(tr("Pass"), tr("get {amount} or more", amount=rupiah(gain)) if gain else tr("leave the auction"))
