"""What a company would do if it operated now, and who could spoil it by operating first (R-OPS)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from indonesia_qt.games.indonesia.analysis.forecast.what_if import Trial
from indonesia_qt.games.indonesia.delivery.outcomes import served
from indonesia_qt.games.indonesia.rules.actions import DeliverRest, Operate
from indonesia_qt.games.indonesia.rules.companies import ship_limit
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods, FloatShips, gains
from indonesia_qt.games.indonesia.rules.shipping import Market
from indonesia_qt.games.indonesia.rules.state import Company, State


class CompetingCompany(Struct, frozen=True):
    """A company that wants the same cities: if it sells by its default plan first, so many `goods` stay unsold."""

    company: str
    goods: int


class CompanyForecast(Struct, frozen=True):
    """What a company can do now.

    A production company sells `sold` of its goods by the default plan, which brings its owner `net` rupiah; then it
    expands by up to `areas`, for `price` rupiah each: 0 when it must, for nothing. A shipping company adds up to
    `ships`, and may have `limit`.
    """

    sold: int = 0
    net: int = 0
    areas: int = 0
    price: int = 0
    ships: int = 0
    limit: int = 0
    rivals: tuple[CompetingCompany, ...] = ()


def company_forecast(s: State, company: Company) -> CompanyForecast:
    """What becomes of a company whose owner is asked which one operates."""
    trial = Trial(s)
    trial.play(Operate(company.id))
    asked = trial.state.stack[-1] if trial.state.stack else None
    if company.kind == "shipping":
        ships = asked.left if isinstance(asked, FloatShips) and asked.company == company.id else 0
        return CompanyForecast(ships=ships, limit=ship_limit(s, company))
    sold = net = 0
    if isinstance(asked, DeliverGoods) and asked.company == company.id:
        sold, net = len(asked.plan), gains(s, company, asked.plan)[company.owner]
        trial.play(DeliverRest())
        asked = trial.state.stack[-1] if trial.state.stack else None
    areas = price = 0
    if isinstance(asked, ChooseExpansion) and asked.company == company.id:
        areas, price = asked.left, asked.price(trial.state)
    return CompanyForecast(sold, net, areas, price, rivals=tuple(_competing_companies(s, company, sold)))


def _competing_companies(s: State, company: Company, sold: int) -> Iterator[CompetingCompany]:
    """The companies of the same kind that have yet to operate and, by it, take custom away, the worst first."""
    found = []
    for other in s.companies.values():
        if other.kind == company.kind and other.id not in s.operated | {company.id}:
            after = served(s, other, Market(s, other).best_plan())
            fewer = sold - len(Market(after, company).best_plan())
            if fewer > 0:
                found.append(CompetingCompany(other.id, fewer))
    yield from sorted(found, key=lambda rival: -rival.goods)
