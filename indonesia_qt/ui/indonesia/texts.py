"""The words of the game: events as sentences, questions as prompts, names of phases, goods and companies."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from indonesia_qt.core.flow import Event, Question
from indonesia_qt.games.indonesia import events as ev
from indonesia_qt.games.indonesia.content import BID_FACTOR, ERAS, KIND_NAME, PRICE, Track
from indonesia_qt.games.indonesia.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.phases.city_growth import ChooseGrowth
from indonesia_qt.games.indonesia.phases.mergers import AnnounceMerger, ChooseRemoval, RaiseBid
from indonesia_qt.games.indonesia.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.phases.operations import ChooseCompany, ChooseExpansion, DeliverGoods, FloatShips
from indonesia_qt.games.indonesia.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.scenario import Deed, Scenario
from indonesia_qt.games.indonesia.state import Company, State

PHASE_NAME: dict[ev.Phase, str] = {
    "new_era": "New Era",
    "turn_order": "Turn Order",
    "mergers": "Mergers",
    "acquisitions": "Acquisitions",
    "research": "Research",
    "operations": "Operations",
    "city_growth": "City Growth",
}

TRACK_NAME: dict[Track, str] = {
    "slots": "Slots",
    "mergers": "Mergers",
    "expansion": "Expansion",
    "hull": "Hull",
    "bid": "Turn order bid",
}
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th")
"""Places in the order of play."""

LONGEST_NAME = 20
"""Letters of a player's name that are shown."""


def rupiah(amount: int) -> str:
    """An amount of money: "1,250 Rp" that no line end parts, with a true minus sign."""
    return f"{amount:,}\N{NO-BREAK SPACE}Rp".replace("-", "\N{MINUS SIGN}")


def count(number: int, one: str, many: str = "") -> str:
    """A number with its noun: "1 ship", "2 ships"."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def letter(scenario: Scenario, company: str) -> str:
    """The letter that a company bears on the board: that of its first deed, in the order of the deeds."""
    number = list(scenario.deeds).index(company)
    return chr(ord("A") + number % 26) + ("" if number < 26 else str(number // 26))


def deed_text(deed: Deed) -> str:
    """What a deed is good for."""
    if deed.ships is None:
        return f"sells for {rupiah(PRICE[deed.kind])} each"
    limits = ", ".join(f"{ERAS[era].upper()}\N{NO-BREAK SPACE}{ships}" for era, ships in enumerate(deed.ships))
    return f"ships by era: {limits}"


def shown_name(name: str) -> str:
    """A player's name as it can stand in a label and on a button, whatever a saved game calls him.

    Signs that mean something there give way to others that look like them.
    """
    line = " ".join(name.split()).replace("<", "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}")
    return line.replace("&", "\N{FULLWIDTH AMPERSAND}")[:LONGEST_NAME] or "?"


class Words:
    """Sentences about a game at a table with these names at its seats."""

    def __init__(self, scenario: Scenario, seats: Sequence[str]) -> None:
        self.scenario, self.seats = scenario, seats

    def place(self, area: str) -> str:
        """The name of an area or a province."""
        return self.scenario.name.get(area, area)

    def short_place(self, area: str) -> str:
        """The name of an area where there is little room: the first of several islands, without what explains it."""
        name = self.place(area)
        first = re.split(r",| \(| and ", name)[0]
        return first if first == name else f"{first}\N{HORIZONTAL ELLIPSIS}"

    def places(self, areas: Sequence[str]) -> str:
        """Several names."""
        return ", ".join(map(self.place, areas))

    def company(self, id: str) -> str:
        """A company with its letter: "Bali rice A"."""
        return f"{self.scenario.name[id]}\N{NO-BREAK SPACE}{letter(self.scenario, id)}"

    def card(self, id: str) -> str:
        """What a city card allows."""
        return " · ".join(self.place(province) for province in self.scenario.cards[id].provinces)

    def sentence(self, event: Event) -> str:
        """What happened, for the log."""
        say: Callable[[Words, Any], str] = _SENTENCES[type(event)]
        return say(self, event)

    def prompt(self, asked: Question[Any], s: State) -> str:
        """What the player who is asked has to do."""
        say: Callable[[Words, Any, State], str] = _PROMPTS[type(asked)]
        return say(self, asked, s)

    def holding(self, company: Company) -> str:
        """What a company has on the board: "4 rice", "3 ships"."""
        if company.kind == "shipping":
            return count(company.units, "ship")
        return f"{company.units} {KIND_NAME[company.kind]}"

    def track(self, track: Track, step: int) -> str:
        """What a step of a track allows."""
        return _TRACK_EFFECTS[track](step)


_TRACK_EFFECTS: dict[Track, Callable[[int], str]] = {
    "slots": lambda step: f"hold {count(step, 'company', 'companies')}",
    "mergers": lambda step: "announce no mergers" if step == 1 else f"announce mergers of up to {step} deeds",
    "expansion": lambda step: f"expand by {count(step, 'area or ship', 'areas or ships')}",
    "hull": lambda step: f"each ship carries {count(step, 'good')}",
    "bid": lambda step: f"bids count × {BID_FACTOR[step - 1]}",
}


def _bid_placed(w: Words, e: ev.BidPlaced) -> str:
    counts = f", which counts {e.strength:,}" if e.strength != e.amount else ""
    return f"{w.seats[e.seat]} bids {rupiah(e.amount)}{counts}."


def _delivered(w: Words, e: ev.GoodDelivered) -> str:
    route = count(len(e.route), "ship")
    return (
        f"{w.company(e.company)} sells {KIND_NAME[e.good]} to {w.place(e.city)} for {rupiah(e.price)}; "
        f"{w.company(e.line)} carries it with {route} for {rupiah(e.fee)}."
    )


def _merged(w: Words, e: ev.MergerDone) -> str:
    shares = [f"{w.seats[seat]} {rupiah(share)}" for seat, share in e.shares]
    return (
        f"{w.seats[e.winner]} merges {w.company(e.first)} with {w.company(e.second)} for {rupiah(e.bid)}; "
        f"paid out: {' and '.join(shares)}."
    )


def _researched(w: Words, e: ev.Researched) -> str:
    whose = "" if e.seat == e.player else f" for {w.seats[e.player]}"
    return f"{w.seats[e.seat]} researches {TRACK_NAME[e.track]} {e.step}{whose}: {w.track(e.track, e.step)}."


def _expanded(w: Words, e: ev.Expanded) -> str:
    price = f" for {rupiah(e.cost)}" if e.cost else ""
    return f"{w.company(e.company)} expands to {w.place(e.area)}{price}."


def _removed(w: Words, e: ev.GoodRemoved) -> str:
    why = f" {e.reason}" if e.reason else ""
    return f"{w.company(e.company)} gives up {w.place(e.area)}.{why}"


def _operated(w: Words, e: ev.CompanyOperated) -> str:
    why = f" {e.reason}" if e.reason else ""
    return f"{w.seats[e.seat]} operates {w.company(e.company)}.{why}"


def _ended(w: Words, e: ev.GameEnded) -> str:
    return f"The game is over. {e.reason} {w.seats[e.winner]} wins with {rupiah(e.money[e.winner])}."


_SENTENCES: dict[type[Event], Callable[[Words, Any], str]] = {
    ev.YearBegan: lambda w, e: f"Year {e.year}",
    ev.PhaseBegan: lambda w, e: PHASE_NAME[e.phase],
    ev.Skipped: lambda w, e: f"{w.seats[e.seat]} is skipped: {e.reason}",
    ev.Passed: lambda w, e: f"{w.seats[e.seat]} passes.",
    ev.EraBegan: lambda w, e: f"Era {ERAS[e.era].upper()} begins.",
    ev.CityPlaced: lambda w, e: f"{w.seats[e.seat]} builds a city in {w.place(e.area)}.",
    ev.CardDiscarded: lambda w, e: f"{w.seats[e.seat]} discards the city card {w.card(e.card)}: {e.reason}",
    ev.DeedsLaidOut: lambda w, e: f"Deeds to acquire: {w.places(e.deeds)}.",
    ev.DeedDiscarded: lambda w, e: f"The deed {w.place(e.deed)} is discarded: {e.reason}",
    ev.BidPlaced: _bid_placed,
    ev.OrderDecided: lambda w, e: f"Order of play: {', '.join(w.seats[seat] for seat in e.order)}.",
    ev.MergerAnnounced: lambda w, e: (
        f"{w.seats[e.seat]} announces the merger of {w.company(e.first)} with {w.company(e.second)} "
        f"and bids {rupiah(e.bid)}."
    ),
    ev.BidRaised: lambda w, e: f"{w.seats[e.seat]} bids {rupiah(e.bid)}.",
    ev.BidderLeft: lambda w, e: f"{w.seats[e.seat]} passes{f': {e.reason}' if e.reason else '.'}",
    ev.MergerDone: _merged,
    ev.GoodRemoved: _removed,
    ev.SiapFajiCreated: lambda w, e: f"{w.company(e.company)} makes siap faji in {count(e.areas, 'area')}.",
    ev.CompanyStarted: lambda w, e: f"{w.seats[e.seat]} starts {w.company(e.company)} at {w.place(e.place)}.",
    ev.Researched: _researched,
    ev.CompanyOperated: _operated,
    ev.ShipPlaced: lambda w, e: f"{w.company(e.company)} adds a ship in {w.place(e.sea)}.",
    ev.GoodDelivered: _delivered,
    ev.NothingDelivered: lambda w, e: f"{w.company(e.company)} sells nothing. {e.reason}",
    ev.Expanded: _expanded,
    ev.EarningsCollected: lambda w, e: (
        f"Earnings: {', '.join(f'{w.seats[seat]} {rupiah(sum_)}' for seat, sum_ in enumerate(e.earnings))}."
    ),
    ev.CityGrew: lambda w, e: f"The city in {w.place(e.area)} grows to size {e.size}.",
    ev.NoStoneLeft: lambda w, e: f"No stone of size {e.size} is left for {w.places(e.areas)}.",
    ev.GameEnded: _ended,
}


def _prompt_bid(w: Words, q: PlaceBid, s: State) -> str:  # noqa: ARG001
    later = len(s.order) - 1 - s.order.index(q.seat)
    after = f"{count(later, 'player')} {'bids' if later == 1 else 'bid'} after you" if later else "you bid last"
    return f"Bid once for the order of play: {after}. The bid goes to your bank."


def _prompt_removal(w: Words, q: ChooseRemoval, s: State) -> str:  # noqa: ARG001
    return f"Give up {count(q.left, 'more area')} of {w.company(q.company)}: click areas at its border."


def _prompt_expansion(w: Words, q: ChooseExpansion, s: State) -> str:
    if q.free:
        return f"{w.company(q.company)} sold everything: click {count(q.left, 'area')} to expand to, free of charge."
    price = rupiah(q.price(s))
    return f"{w.company(q.company)} may buy up to {count(q.left, 'area')} for {price} each: click, or stop."


def _prompt_delivery(w: Words, q: DeliverGoods, s: State) -> str:
    goods = s.companies[q.company].units
    return f"{w.company(q.company)} must sell {len(q.plan) + len(q.done)} of {goods}: accept the plan, or choose."


_PROMPTS: dict[type[Question[Any]], Callable[[Words, Any, State], str]] = {
    ChooseSite: lambda w, q, s: "Choose where your city is built, on the coast of a province of your card.",
    PlaceBid: _prompt_bid,
    AnnounceMerger: lambda w, q, s: "Choose two companies to merge, or pass. The phase ends when all pass in a row.",
    RaiseBid: lambda w, q, s: (
        f"Bid more than {rupiah(q.auction.bid)} for {w.company(q.auction.first)} with "
        f"{w.company(q.auction.second)}, or pass."
    ),
    ChooseRemoval: _prompt_removal,
    ChooseDeed: lambda w, q, s: (
        f"Take one of {count(len(s.deeds), 'deed')} and choose where it starts, or pass for this year."
    ),
    ChooseResearch: lambda w, q, s: "Advance one of your tracks by one step, or another player's hull.",
    ChooseCompany: lambda w, q, s: (
        f"Choose a company to operate: {len(q.actions(s))} of {len(s.players[q.seat].companies)} are left."
    ),
    FloatShips: lambda w, q, s: f"{w.company(q.company)} may add {count(q.left, 'ship')}: choose a sea, or stop.",
    DeliverGoods: _prompt_delivery,
    ChooseExpansion: _prompt_expansion,
    ChooseGrowth: lambda w, q, s: f"Only {s.stones[q.size]} of size {q.size + 1} left: choose a city that grows.",
}
