"""The mergers that a player can announce, with what decides between them, and those that he can't, with the reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from indonesia_qt.core.flow import Reason
from indonesia_qt.games.indonesia.analysis.forecast import merger_after, pairs_that_fit, why_not_announced
from indonesia_qt.games.indonesia.rules.actions import Announce
from indonesia_qt.games.indonesia.rules.companies import MERGED_KIND
from indonesia_qt.games.indonesia.rules.constants import Kind
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, nominal_value
from indonesia_qt.games.indonesia.rules.state import State

Pair = tuple[str, str]


class PossibleMerger(NamedTuple):
    """Two companies that can be merged into one of a `kind`, in rupiah and units.

    `units` are the goods or ships of both, `price` is the lowest bid and `income` what both earned in the last year;
    `net` is what the player who announces gets less what he pays if nobody outbids the lowest bid.
    """

    pair: Pair
    kind: Kind
    units: int
    price: int
    income: int
    net: int


def possible_mergers(view: State, asked: AnnounceMerger, earned: Mapping[str, int]) -> list[PossibleMerger]:
    """Return the mergers that can be announced.

    `earned` is what each company earned in the last year, in rupiah.
    """
    found: list[PossibleMerger] = []
    for pair in asked.pairs(view):
        first, second = (view.companies[id] for id in pair)
        price, kind = nominal_value(view, *pair), MERGED_KIND[first.kind, second.kind]
        net = merger_after(view, Announce(*pair, price)).net(asked.seat)
        income = sum(earned.get(id, 0) for id in pair)
        found.append(PossibleMerger(pair, kind, first.units + second.units, price, income, net))
    return found


def refused_mergers(view: State, asked: AnnounceMerger) -> list[tuple[Pair, Reason]]:
    """Return the pairs of companies of kinds that merge which the player can't announce now, each with the reason."""
    reasons = [(pair, why_not_announced(view, asked, *pair)) for pair in pairs_that_fit(view)]
    return [(pair, reason) for pair, reason in reasons if reason is not None]
