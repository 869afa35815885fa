"""Bots with one idea each. All that the idea says nothing about is left to a frozen Expert, or to rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import TypeVar

from indonesia_qt.core.flow import Action, Pass, Question, step
from indonesia_qt.core.game import Bot
from indonesia_qt.games.indonesia.bots.horizon import years_to_come
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy, choose_deed
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules.companies import expansion_areas, is_empty
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR, PRICE, SHIP_FEE, Track
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid, nominal_value
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseCompany, ChooseExpansion
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid, TurnOrder
from indonesia_qt.games.indonesia.rules.sampling import supposed
from indonesia_qt.games.indonesia.rules.state import State
from tests.opponents.first_expert import FirstExpert
from tests.opponents.first_expert.expert import SECONDS
from tests.opponents.second_expert import SecondExpert
from tests.opponents.second_expert.candidates import weighed
from tests.opponents.second_expert.evaluate import standing, weights_for, worth


class Idea:
    """Answers by its idea where that says something legal, and otherwise as a frozen `expert` does in `seconds`.

    The steps of its `agenda` are those that it researches first.
    """

    expert: Callable[[float, Callable[[], float]], Bot] = FirstExpert
    agenda: tuple[tuple[Track, int], ...] = ()
    """A track and the step to reach on it, in this order."""

    def __init__(self, seconds: float = SECONDS, clock: Callable[[], float] = perf_counter) -> None:
        self.usual: Bot = type(self).expert(seconds, clock)

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        action = self.next_step(view, asked) if isinstance(asked, ChooseResearch) else self.idea(view, asked)
        if action is not None and asked.check(view, action) is None:
            return action
        return self.usual.choose(view, asked, chance)

    def idea(self, view: State, asked: Question[State]) -> Action | None:  # noqa: ARG002
        """What the idea says, which may be illegal; None when it says nothing."""
        return None

    def next_step(self, view: State, asked: ChooseResearch) -> Action | None:
        """The first step of the agenda that is missing."""
        player = view.players[asked.seat]
        missing = (act.Research(track, asked.seat) for track, step in self.agenda if getattr(player, track) < step)
        return next(missing, None)


class AlwaysFirst(Idea):
    """Is first in the order of play, by the lowest bid that makes sure of it."""

    def idea(self, view: State, asked: Question[State]) -> Action | None:
        return first_in_order(view, asked)


class AlwaysFirstByRules(AlwaysFirst):
    """Is first in the order of play, and knows nothing but rules of thumb otherwise."""

    def __init__(self) -> None:
        self.usual = Greedy()


class HalfTheCash(Idea):
    """Bids half of its cash for the order of play, and looks only once at everything else."""

    def __init__(self) -> None:
        super().__init__(seconds=0)

    def idea(self, view: State, asked: Question[State]) -> Action | None:
        return act.Bid(asked.amounts(view)[-1] // 2) if isinstance(asked, PlaceBid) else None


class DearBids(AlwaysFirst):
    """Researches the order of play early, so that few rupiah make it first."""

    agenda = (("slots", 2), ("bid", 3))


class CheapMergers(Idea):
    """Researches mergers early, announces every one that it may hold, and never pays more than about the least."""

    agenda = (("slots", 2), ("mergers", 3))
    most = 1.1
    """It bids up to this many times the nominal value."""

    def idea(self, view: State, asked: Question[State]) -> Action | None:
        return largest_merger(view, asked) or bid_up_to(self.most, view, asked)


class DearMergers(Idea):
    """Outbids everybody in mergers, up to what strong people pay."""

    def idea(self, view: State, asked: Question[State]) -> Action | None:
        return bid_up_to(PEOPLE_PAY, view, asked)


class Hoarder(Idea):
    """Bids nothing for the order of play and buys no areas, so that nobody can outbid it in mergers."""

    agenda = (("slots", 2), ("mergers", 2))

    def idea(self, view: State, asked: Question[State]) -> Action | None:
        match asked:
            case PlaceBid():
                return act.Bid(0)
            case ChooseExpansion(free=False):
                return Pass()
        return bid_up_to(PEOPLE_PAY, view, asked)


class ShipOwner(Idea):
    """Lives on fees: takes shipping companies before all others, and researches hulls."""

    agenda = (("slots", 2), ("hull", 3), ("expansion", 3), ("hull", 5))

    def idea(self, view: State, asked: Question[State]) -> Action | None:
        if not isinstance(asked, ChooseDeed):
            return None
        return max(of(act.StartShipping, asked, view), key=lambda start: customers(view, start.sea), default=None)


class Starver(Idea):
    """Takes customers and room from others: produces what they produce, sells it first, and grows in their way."""

    def idea(self, view: State, asked: Question[State]) -> Action | None:
        match asked:
            case ChooseDeed():
                kind_of = view.scenario.deeds
                starts = of(act.StartProduction, asked, view)
                return max(starts, key=lambda a: rival_goods(view, asked.seat, kind_of[a.deed].kind), default=None)
            case ChooseCompany():
                own = of(act.Operate, asked, view)
                return max(own, key=lambda a: rival_goods(view, asked.seat, view.companies[a.company].kind))
            case ChooseExpansion(free=True):
                return max(of(act.Expand, asked, view), key=lambda a: rivals_at(view, asked.seat, a.area))
        return None


class EarlyEnd(Idea):
    """Hurries the eras to their end while it is ahead: takes the kind of deed of which fewest are left."""

    def idea(self, view: State, asked: Question[State]) -> Action | None:
        if not isinstance(asked, ChooseDeed) or not is_ahead(view, asked.seat):
            return None
        kinds = [view.scenario.deeds[id].kind for id in view.deeds]
        fewest = min(kinds, key=kinds.count)
        starts: list[act.StartProduction | act.StartShipping]
        starts = [*of(act.StartProduction, asked, view), *of(act.StartShipping, asked, view)]
        return next((start for start in starts if view.scenario.deeds[start.deed].kind == fewest), None)


class EarlyGrowth(Idea):
    """Researches expansion before anything else, and buys areas as long as it has cash."""

    agenda = (("expansion", 3),)

    def idea(self, view: State, asked: Question[State]) -> Action | None:
        if not isinstance(asked, ChooseExpansion):
            return None
        return max(of(act.Expand, asked, view), key=lambda a: empty_around(view, a.area), default=None)


class SlotsFirst(Idea):
    """Researches slots before anything else, and fills them at once."""

    agenda = (("slots", 4),)

    def idea(self, view: State, asked: Question[State]) -> Action | None:
        return choose_deed(view, asked) if isinstance(asked, ChooseDeed) else None


class LaterIdea(Idea):
    """The same on top of the Expert that was frozen second."""

    expert = SecondExpert


class NeverBids(LaterIdea):
    """Never bids a rupiah for the order of play; all cash is kept for mergers and areas."""

    def idea(self, view: State, asked: Question[State]) -> Action | None:  # noqa: ARG002
        return act.Bid(0) if isinstance(asked, PlaceBid) else None


class FirstAtTheEnd(LaterIdea):
    """Bids nothing until the game may end within two years, and from then on as `AlwaysFirst` does."""

    def idea(self, view: State, asked: Question[State]) -> Action | None:
        if not isinstance(asked, PlaceBid):
            return None
        return act.Bid(0) if years_to_come(view, PACE) > SOON else first_in_order(view, asked)


class Grower(LaterIdea):
    """Researches expansion before a third slot, and takes every area that it can get while it has cash."""

    agenda = (("slots", 2), ("expansion", 3), ("slots", 3))

    def idea(self, view: State, asked: Question[State]) -> Action | None:
        if not isinstance(asked, ChooseExpansion) or not (asked.free or view.players[asked.seat].cash > AT_HAND):
            return None
        return max(of(act.Expand, asked, view), key=lambda a: empty_around(view, a.area), default=None)


class Raider(LaterIdea):
    """Researches mergers early, saves for them, and buys what others own for its sales of a year and a half."""

    agenda = (("slots", 2), ("mergers", 2), ("slots", 3), ("mergers", 3))

    def idea(self, view: State, asked: Question[State]) -> Action | None:
        match asked:
            case PlaceBid() if view.players[asked.seat].mergers >= 2:
                return act.Bid(0)
            case AnnounceMerger():
                return self.dearest(view, asked)
            case RaiseBid():
                bids = asked.bids(view)
                most = sold_in(RAID_YEARS, view, asked.auction.first, asked.auction.second)
                return act.Raise(bids[0]) if bids and bids[0] <= most else Pass()
        return None

    def dearest(self, view: State, asked: AnnounceMerger) -> Action | None:
        """The pair that sells most beyond the lowest bid, if that is worth it."""
        gains = {pair: sold_in(RAID_YEARS, view, *pair) - nominal_value(view, *pair) for pair in asked.pairs(view)}
        pair = max(gains, key=lambda pair: gains[pair], default=None)
        if pair is None or gains[pair] <= 0 or not nominal_value(view, *pair):
            return None
        return act.Announce(*pair, asked.bids(view, *pair)[0])


class Monopolist(LaterIdea):
    """Takes deeds of kinds that it has already, and merges its own companies: one large one of a kind."""

    agenda = (("slots", 2), ("mergers", 2))

    def idea(self, view: State, asked: Question[State]) -> Action | None:
        own = view.players[asked.seat].companies
        match asked:
            case ChooseDeed():
                kinds = {view.companies[id].kind for id in own}
                starts = [a for a in of(act.StartProduction, asked, view) if view.scenario.deeds[a.deed].kind in kinds]
                return max(starts, key=lambda a: empty_around(view, a.area), default=None)
            case AnnounceMerger():
                pairs = [pair for pair in asked.pairs(view) if set(pair) <= set(own)]
                pair = max(pairs, key=lambda pair: nominal_value(view, *pair), default=None)
                return act.Announce(*pair, asked.bids(view, *pair)[0]) if pair else None
        return None


class Kingmaker(LaterIdea):
    """Serves the next seat: gives the answer after which that one stands best, and never bids against it."""

    def idea(self, view: State, asked: Question[State]) -> Action | None:
        served = self.served(asked.seat, len(view.players))
        match asked:
            case PlaceBid():
                return act.Bid(0)
            case RaiseBid(auction=auction) if auction.bidder == served:
                return Pass()
            case AnnounceMerger() | RaiseBid():
                return None
        s = supposed(view)
        actions = [found.action for found in weighed(s, asked, weights_for("expert", len(s.players)))]
        return max(actions, key=lambda action: self.value(s, action, asked.seat, served))

    def served(self, seat: int, players: int) -> int:
        """Whom it serves."""
        return (seat + 1) % players

    def value(self, s: State, action: Action, seat: int, served: int) -> float:  # noqa: ARG002
        """How the seat that it serves stands after an answer."""
        w = weights_for("expert", len(s.players))
        after = s.copy()
        step(after, action, [])
        return standing(worth(after, w), served, w)


class Pact(Kingmaker):
    """Plays for itself and for the seat opposite: neither ever bids against the other or does what hurts both."""

    def served(self, seat: int, players: int) -> int:
        return (seat + players // 2) % players

    def value(self, s: State, action: Action, seat: int, served: int) -> float:
        return super().value(s, action, seat, served) + super().value(s, action, seat, seat)


PEOPLE_PAY = 1.6
"""What strong people pay for a merger, in nominal values: the median of two games."""


PACE, SOON = 0.75, 2
"""How many deeds each player is thought to take in a year, and the years to come in which the game may end soon."""
AT_HAND = 60
"""Rupiah of cash beyond which `Grower` buys areas."""
RAID_YEARS = 1.5
"""For how many years of sales `Raider` buys."""

A = TypeVar("A", bound=Action)


def of(kind: type[A], asked: Question[State], view: State) -> list[A]:
    """The legal answers of one class."""
    return [action for action in asked.actions(view) if isinstance(action, kind)]


def first_in_order(view: State, asked: Question[State]) -> Action | None:
    """The lowest bid that nobody can outbid, whatever those bid who come later; if there is none, one that beats those
    who bid before."""
    if not isinstance(asked, PlaceBid):
        return None
    bids = view.stack[-2]
    assert isinstance(bids, TurnOrder)
    players = supposed(view).players
    later = view.order[len(bids.strengths) + 1 :]
    made = max(bids.strengths, default=-1) + 1
    possible = max((player.cash * BID_FACTOR[player.bid - 1] for player in (players[n] for n in later)), default=0)
    factor = BID_FACTOR[players[asked.seat].bid - 1]
    safe, enough = (-(-strength // factor) for strength in (max(made, possible), made))
    cash = asked.amounts(view)[-1]
    return act.Bid(safe if safe <= cash else enough if enough <= cash else 0)


def bid_up_to(times: float, view: State, asked: Question[State]) -> Action | None:
    """The next bid for a merger, up to so many times the nominal value."""
    if not isinstance(asked, RaiseBid):
        return None
    bids = asked.bids(view)
    most = times * nominal_value(view, asked.auction.first, asked.auction.second)
    return act.Raise(bids[0]) if bids and bids[0] <= most else Pass()


def largest_merger(view: State, asked: Question[State]) -> Action | None:
    """The largest merger that it can pay, announced at the lowest bid."""
    if not isinstance(asked, AnnounceMerger):
        return None
    pairs = [pair for pair in asked.pairs(view) if nominal_value(view, *pair)]
    if not pairs:
        return Pass()
    first, second = max(pairs, key=lambda pair: nominal_value(view, *pair))
    return act.Announce(first, second, asked.bids(view, first, second)[0])


def sold_in(years: float, view: State, first: str, second: str) -> float:
    """Rupiah that two companies sell for in so many years, each of its goods or ships counted at its full price."""
    companies = (view.companies[first], view.companies[second])
    return years * sum(company.units * (SHIP_FEE if company.ships else PRICE[company.kind]) for company in companies)


def customers(view: State, sea: str) -> int:
    """How many cultivated areas and cities lie at a sea, cities counting double."""
    return sum((land in view.fields) + 2 * (land in view.cities) for land in view.scenario.lands_at[sea])


def empty_around(view: State, area: str) -> int:
    """How many empty areas lie next to an area."""
    return sum(is_empty(view, near) for near in view.scenario.land_neighbours[area])


def rival_goods(view: State, seat: int, kind: str) -> int:
    """How many goods of a kind others produce."""
    return sum(len(other.areas) for other in view.companies.values() if other.kind == kind and other.owner != seat)


def rivals_at(view: State, seat: int, area: str) -> int:
    """To how many companies of others an area is open."""
    rivals = (company for company in view.companies.values() if company.areas and company.owner != seat)
    return sum(area in expansion_areas(view, company) for company in rivals)


def is_ahead(view: State, seat: int) -> bool:
    """Whether nobody is thought to have more money, with two more years like the last one."""
    money = [player.cash + player.bank + 2 * player.earnings for player in supposed(view).players]
    return money[seat] == max(money)
