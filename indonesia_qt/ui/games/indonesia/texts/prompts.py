"""Questions as prompts: what the player who is asked has to do."""

from __future__ import annotations

from collections.abc import Callable
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
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.ui.games.indonesia.texts.names import Names, rupiah


def prompt(names: Names, asked: Question[Any], s: State) -> str:
    """What the player who is asked has to do."""
    say: Callable[[Names, Any, State], str] = PROMPTS[type(asked)]
    return say(names, asked, s)


def _bid(w: Names, q: PlaceBid, s: State) -> str:  # noqa: ARG001
    later = len(s.order) - 1 - s.order.index(q.seat)
    if not later:
        return tr("Bid once for the order of play: you bid last. The bid goes to your bank.")
    return counted(
        later,
        "Bid once for the order of play: {n} player bids after you. The bid goes to your bank.",
        "Bid once for the order of play: {n} players bid after you. The bid goes to your bank.",
    )


def _raise(w: Names, q: RaiseBid, s: State) -> str:  # noqa: ARG001
    first, second = w.company(q.auction.first), w.company(q.auction.second)
    bid = rupiah(q.auction.bid)
    return tr("Bid more than {bid} for {first} with {second}, or pass.", bid=bid, first=first, second=second)


def _removal(w: Names, q: ChooseRemoval, s: State) -> str:  # noqa: ARG001
    return counted(
        q.left,
        "Give up {n} more area of {company}: click areas at its border.",
        "Give up {n} more areas of {company}: click areas at its border.",
        company=w.company(q.company),
    )


def _deed(w: Names, q: ChooseDeed, s: State) -> str:  # noqa: ARG001
    return counted(
        len(s.deeds),
        "Take one of {n} deed and choose where it starts, or pass for this year.",
        "Take one of {n} deeds and choose where it starts, or pass for this year.",
    )


def _company(w: Names, q: ChooseCompany, s: State) -> str:  # noqa: ARG001
    left, all_ = len(q.actions(s)), len(s.players[q.seat].companies)
    return tr("Choose a company to operate: {left} of {all} are left.", left=left, all=all_)


def _ships(w: Names, q: FloatShips, s: State) -> str:  # noqa: ARG001
    return counted(
        q.left,
        "{company} may add {n} ship: choose a sea, or stop.",
        "{company} may add {n} ships: choose a sea, or stop.",
        company=w.company(q.company),
    )


def _expansion(w: Names, q: ChooseExpansion, s: State) -> str:
    if q.free:
        return counted(
            q.left,
            "{company} sold everything: click {n} area to expand to, free of charge.",
            "{company} sold everything: click {n} areas to expand to, free of charge.",
            company=w.company(q.company),
        )
    return counted(
        q.left,
        "{company} may buy up to {n} area for {price} each: click, or stop.",
        "{company} may buy up to {n} areas for {price} each: click, or stop.",
        company=w.company(q.company),
        price=rupiah(q.price(s)),
    )


def _delivery(w: Names, q: DeliverGoods, s: State) -> str:
    return tr(
        "{company} must sell {number} of {goods}: accept the plan, or choose.",
        company=w.company(q.company),
        number=len(q.plan) + len(q.done),
        goods=s.companies[q.company].units,
    )


def _growth(w: Names, q: ChooseGrowth, s: State) -> str:  # noqa: ARG001
    stones, size = s.stones[q.size], q.size + 1
    return tr("Only {stones} of size {size} left: choose a city that grows.", stones=stones, size=size)


PROMPTS: dict[type[Question[Any]], Callable[[Names, Any, State], str]] = {
    ChooseSite: lambda w, q, s: tr("Choose where your city is built, on the coast of a province of your card."),
    PlaceBid: _bid,
    AnnounceMerger: lambda w, q, s: tr(
        "Choose two companies to merge, or pass. The phase ends when all pass in a row."
    ),
    RaiseBid: _raise,
    ChooseRemoval: _removal,
    ChooseDeed: _deed,
    ChooseResearch: lambda w, q, s: tr("Advance one of your tracks by one step, or another player's hull."),
    ChooseCompany: _company,
    FloatShips: _ships,
    DeliverGoods: _delivery,
    ChooseExpansion: _expansion,
    ChooseGrowth: _growth,
}
