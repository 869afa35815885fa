"""The words of the game: events as sentences, questions as prompts, names of phases, goods and companies."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from indonesia_qt.core.flow import Event, Question
from indonesia_qt.games.indonesia import events as ev
from indonesia_qt.games.indonesia.content import BID_FACTOR, ERAS, KIND_NAME, PRICE, Good, Kind, Track
from indonesia_qt.games.indonesia.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.phases.city_growth import ChooseGrowth
from indonesia_qt.games.indonesia.phases.mergers import AnnounceMerger, ChooseRemoval, RaiseBid
from indonesia_qt.games.indonesia.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.phases.operations import ChooseCompany, ChooseExpansion, DeliverGoods, FloatShips
from indonesia_qt.games.indonesia.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.scenario import Deed, Scenario
from indonesia_qt.games.indonesia.state import Company, State
from indonesia_qt.wording import counted, enumerated, figure, listed, paragraph, phrase, tr

_PHASES: dict[ev.Phase, str] = {
    "new_era": phrase("New Era"),
    "turn_order": phrase("Turn Order"),
    "mergers": phrase("Mergers"),
    "acquisitions": phrase("Acquisitions"),
    "research": phrase("Research"),
    "operations": phrase("Operations"),
    "city_growth": phrase("City Growth"),
}
_TRACKS: dict[Track, str] = {
    "slots": phrase("Slots", "track"),
    "mergers": phrase("Mergers", "track"),
    "expansion": phrase("Expansion", "track"),
    "hull": phrase("Hull", "track"),
    "bid": phrase("Turn order bid", "track"),
}
_TRACKS_WITHIN: dict[Track, str] = {
    "slots": phrase("slots", "track"),
    "mergers": phrase("mergers", "track"),
    "expansion": phrase("expansion", "track"),
    "hull": phrase("hull", "track"),
    "bid": phrase("turn order bid", "track"),
}
_GOODS: dict[Good, str] = {
    "rice": phrase("Rice"),
    "spice": phrase("Spice"),
    "rubber": phrase("Rubber"),
    "siap_faji": phrase("Siap faji"),
    "oil": phrase("Oil"),
}
_ORDINALS = (
    phrase("1st", "place"),
    phrase("2nd", "place"),
    phrase("3rd", "place"),
    phrase("4th", "place"),
    phrase("5th", "place"),
)

LONGEST_NAME = 20
"""Letters of a player's name that are shown."""


def rupiah(amount: int) -> str:
    """An amount of money: "1,250 Rp" that no line end parts, with a true minus sign."""
    return tr("{amount}\N{NO-BREAK SPACE}Rp", amount=figure(amount))


def phase_name(phase: ev.Phase) -> str:
    """A phase, as a title."""
    return tr(_PHASES[phase])


def track_name(track: Track) -> str:
    """A research track, as a title."""
    return tr(_TRACKS[track], "track")


def track_within(track: Track) -> str:
    """A research track, within a sentence."""
    return tr(_TRACKS_WITHIN[track], "track")


def good_name(good: Good) -> str:
    """A good, as a title."""
    return tr(_GOODS[good])


def kind_within(kind: Kind) -> str:
    """A good, or shipping, within a sentence."""
    return tr(KIND_NAME[kind])


def amount_of(number: int, kind: Kind) -> str:
    """So much of a good: "4 rice"."""
    return tr("{number} {good}", "goods", number=number, good=kind_within(kind))


def ships(number: int) -> str:
    """So many ships."""
    return counted(number, "{n} ship", "{n} ships")


def goods(number: int) -> str:
    """So many goods of whatever kind."""
    return counted(number, "{n} good", "{n} goods")


def ordinal(place: int) -> str:
    """A place in the order of play, from 0: "1st"."""
    return tr(_ORDINALS[place], "place")


def letter(scenario: Scenario, company: str) -> str:
    """The letter that a company bears on the board: that of its first deed, in the order of the deeds."""
    number = list(scenario.deeds).index(company)
    return chr(ord("A") + number % 26) + ("" if number < 26 else str(number // 26))


def deed_text(deed: Deed) -> str:
    """What a deed is good for."""
    if deed.kind != "shipping":
        return tr("sells for {price} each", price=rupiah(PRICE[deed.kind]))
    assert deed.ships is not None
    limits = (f"{ERAS[era].upper()}\N{NO-BREAK SPACE}{most}" for era, most in enumerate(deed.ships))
    return tr("ships by era: {limits}", limits=enumerated(limits))


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
        """The name of an area, a province or a deed."""
        return tr(self.scenario.name.get(area, area))

    def short_place(self, area: str) -> str:
        """The name of an area where there is little room: the first of several islands, without what explains it."""
        name = self.place(area)
        first = re.split(r",| \(| and ", name)[0]
        return first if first == name else f"{first}\N{HORIZONTAL ELLIPSIS}"

    def places(self, areas: Sequence[str]) -> str:
        """Several names."""
        return enumerated(map(self.place, areas))

    def company(self, id: str) -> str:
        """A company with its letter: "Bali rice A"."""
        return f"{self.place(id)}\N{NO-BREAK SPACE}{letter(self.scenario, id)}"

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
            return ships(company.units)
        return amount_of(company.units, company.kind)

    def growth(self, event: ev.CityGrew) -> str:
        """Which city grew, for a list of such."""
        return tr("{city} to size {size}", city=self.place(event.area), size=event.size)

    def track(self, track: Track, step: int) -> str:
        """What a step of a track allows."""
        return _TRACK_EFFECTS[track](step)


def _mergers_effect(step: int) -> str:
    if step == 1:
        return tr("announce no mergers")
    return counted(step, "announce mergers of up to {n} deed", "announce mergers of up to {n} deeds")


_TRACK_EFFECTS: dict[Track, Callable[[int], str]] = {
    "slots": lambda step: counted(step, "hold {n} company", "hold {n} companies"),
    "mergers": _mergers_effect,
    "expansion": lambda step: counted(step, "expand by {n} area or ship", "expand by {n} areas or ships"),
    "hull": lambda step: counted(step, "each ship carries {n} good", "each ship carries {n} goods"),
    "bid": lambda step: tr("bids count × {factor}", factor=BID_FACTOR[step - 1]),
}


def _bid_placed(w: Words, e: ev.BidPlaced) -> str:
    player, amount = w.seats[e.seat], rupiah(e.amount)
    if e.strength == e.amount:
        return tr("{player} bids {amount}.", player=player, amount=amount)
    strength = figure(e.strength)
    return tr("{player} bids {amount}, which counts {strength}.", player=player, amount=amount, strength=strength)


def _left(w: Words, e: ev.BidderLeft) -> str:
    if e.reason is None:
        return tr("{player} passes.", player=w.seats[e.seat])
    return tr("{player} passes: {reason}", player=w.seats[e.seat], reason=e.reason)


def _delivered(w: Words, e: ev.GoodDelivered) -> str:
    return counted(
        len(e.route),
        "{company} sells {good} to {city} for {price}; {line} carries it with {n} ship for {fee}.",
        "{company} sells {good} to {city} for {price}; {line} carries it with {n} ships for {fee}.",
        company=w.company(e.company),
        good=kind_within(e.good),
        city=w.place(e.city),
        price=rupiah(e.price),
        line=w.company(e.line),
        fee=rupiah(e.fee),
    )


def _announced(w: Words, e: ev.MergerAnnounced) -> str:
    return tr(
        "{player} announces the merger of {first} with {second} and bids {bid}.",
        player=w.seats[e.seat],
        first=w.company(e.first),
        second=w.company(e.second),
        bid=rupiah(e.bid),
    )


def _merged(w: Words, e: ev.MergerDone) -> str:
    return tr(
        "{player} merges {first} with {second} for {bid}; paid out: {shares}.",
        player=w.seats[e.winner],
        first=w.company(e.first),
        second=w.company(e.second),
        bid=rupiah(e.bid),
        shares=listed([f"{w.seats[seat]} {rupiah(share)}" for seat, share in e.shares]),
    )


def _created(w: Words, e: ev.SiapFajiCreated) -> str:
    return counted(
        e.areas,
        "{company} makes siap faji in {n} area.",
        "{company} makes siap faji in {n} areas.",
        company=w.company(e.company),
    )


def _researched(w: Words, e: ev.Researched) -> str:
    player, track, effect = w.seats[e.seat], track_name(e.track), w.track(e.track, e.step)
    if e.seat == e.player:
        return tr(
            "{player} researches {track} {step}: {effect}.", player=player, track=track, step=e.step, effect=effect
        )
    return tr(
        "{player} researches {track} {step} for {other}: {effect}.",
        player=player,
        track=track,
        step=e.step,
        other=w.seats[e.player],
        effect=effect,
    )


def _expanded(w: Words, e: ev.Expanded) -> str:
    company, area = w.company(e.company), w.place(e.area)
    if not e.cost:
        return tr("{company} expands to {area}.", company=company, area=area)
    return tr("{company} expands to {area} for {price}.", company=company, area=area, price=rupiah(e.cost))


def _removed(w: Words, e: ev.GoodRemoved) -> str:
    gone = tr("{company} gives up {area}.", company=w.company(e.company), area=w.place(e.area))
    return paragraph(gone, str(e.reason or ""))


def _operated(w: Words, e: ev.CompanyOperated) -> str:
    done = tr("{player} operates {company}.", player=w.seats[e.seat], company=w.company(e.company))
    return paragraph(done, str(e.reason or ""))


def _earned(w: Words, e: ev.EarningsCollected) -> str:
    earned = enumerated(f"{w.seats[seat]} {rupiah(amount)}" for seat, amount in enumerate(e.earnings))
    return tr("Earnings: {earned}.", earned=earned)


def _ended(w: Words, e: ev.GameEnded) -> str:
    winner = tr("{player} wins with {money}.", player=w.seats[e.winner], money=rupiah(e.money[e.winner]))
    return paragraph(tr("The game is over."), str(e.reason), winner)


_SENTENCES: dict[type[Event], Callable[[Words, Any], str]] = {
    ev.YearBegan: lambda w, e: tr("Year {year}", year=e.year),
    ev.PhaseBegan: lambda w, e: phase_name(e.phase),
    ev.Skipped: lambda w, e: tr("{player} is skipped: {reason}", player=w.seats[e.seat], reason=e.reason),
    ev.Passed: lambda w, e: tr("{player} passes.", player=w.seats[e.seat]),
    ev.EraBegan: lambda w, e: tr("Era {era} begins.", era=ERAS[e.era].upper()),
    ev.CityPlaced: lambda w, e: tr("{player} builds a city in {area}.", player=w.seats[e.seat], area=w.place(e.area)),
    ev.CardDiscarded: lambda w, e: tr(
        "{player} discards the city card {card}: {reason}", player=w.seats[e.seat], card=w.card(e.card), reason=e.reason
    ),
    ev.DeedsLaidOut: lambda w, e: tr("Deeds to acquire: {deeds}.", deeds=w.places(e.deeds)),
    ev.DeedDiscarded: lambda w, e: tr("The deed {deed} is discarded: {reason}", deed=w.place(e.deed), reason=e.reason),
    ev.BidPlaced: _bid_placed,
    ev.OrderDecided: lambda w, e: tr("Order of play: {order}.", order=enumerated(w.seats[seat] for seat in e.order)),
    ev.MergerAnnounced: _announced,
    ev.BidRaised: lambda w, e: tr("{player} bids {amount}.", player=w.seats[e.seat], amount=rupiah(e.bid)),
    ev.BidderLeft: _left,
    ev.MergerDone: _merged,
    ev.GoodRemoved: _removed,
    ev.SiapFajiCreated: _created,
    ev.CompanyStarted: lambda w, e: tr(
        "{player} starts {company} at {place}.",
        player=w.seats[e.seat],
        company=w.company(e.company),
        place=w.place(e.place),
    ),
    ev.Researched: _researched,
    ev.CompanyOperated: _operated,
    ev.ShipPlaced: lambda w, e: tr("{company} adds a ship in {sea}.", company=w.company(e.company), sea=w.place(e.sea)),
    ev.GoodDelivered: _delivered,
    ev.NothingDelivered: lambda w, e: paragraph(
        tr("{company} sells nothing.", company=w.company(e.company)), str(e.reason)
    ),
    ev.Expanded: _expanded,
    ev.EarningsCollected: _earned,
    ev.CityGrew: lambda w, e: tr("The city in {area} grows to size {size}.", area=w.place(e.area), size=e.size),
    ev.NoStoneLeft: lambda w, e: tr(
        "No stone of size {size} is left for {areas}.", size=e.size, areas=w.places(e.areas)
    ),
    ev.GameEnded: _ended,
}


def _prompt_bid(w: Words, q: PlaceBid, s: State) -> str:  # noqa: ARG001
    later = len(s.order) - 1 - s.order.index(q.seat)
    if not later:
        return tr("Bid once for the order of play: you bid last. The bid goes to your bank.")
    return counted(
        later,
        "Bid once for the order of play: {n} player bids after you. The bid goes to your bank.",
        "Bid once for the order of play: {n} players bid after you. The bid goes to your bank.",
    )


def _prompt_raise(w: Words, q: RaiseBid, s: State) -> str:  # noqa: ARG001
    first, second = w.company(q.auction.first), w.company(q.auction.second)
    bid = rupiah(q.auction.bid)
    return tr("Bid more than {bid} for {first} with {second}, or pass.", bid=bid, first=first, second=second)


def _prompt_removal(w: Words, q: ChooseRemoval, s: State) -> str:  # noqa: ARG001
    return counted(
        q.left,
        "Give up {n} more area of {company}: click areas at its border.",
        "Give up {n} more areas of {company}: click areas at its border.",
        company=w.company(q.company),
    )


def _prompt_deed(w: Words, q: ChooseDeed, s: State) -> str:  # noqa: ARG001
    return counted(
        len(s.deeds),
        "Take one of {n} deed and choose where it starts, or pass for this year.",
        "Take one of {n} deeds and choose where it starts, or pass for this year.",
    )


def _prompt_company(w: Words, q: ChooseCompany, s: State) -> str:  # noqa: ARG001
    left, all_ = len(q.actions(s)), len(s.players[q.seat].companies)
    return tr("Choose a company to operate: {left} of {all} are left.", left=left, all=all_)


def _prompt_ships(w: Words, q: FloatShips, s: State) -> str:  # noqa: ARG001
    return counted(
        q.left,
        "{company} may add {n} ship: choose a sea, or stop.",
        "{company} may add {n} ships: choose a sea, or stop.",
        company=w.company(q.company),
    )


def _prompt_expansion(w: Words, q: ChooseExpansion, s: State) -> str:
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


def _prompt_delivery(w: Words, q: DeliverGoods, s: State) -> str:
    return tr(
        "{company} must sell {number} of {goods}: accept the plan, or choose.",
        company=w.company(q.company),
        number=len(q.plan) + len(q.done),
        goods=s.companies[q.company].units,
    )


def _prompt_growth(w: Words, q: ChooseGrowth, s: State) -> str:  # noqa: ARG001
    stones, size = s.stones[q.size], q.size + 1
    return tr("Only {stones} of size {size} left: choose a city that grows.", stones=stones, size=size)


_PROMPTS: dict[type[Question[Any]], Callable[[Words, Any, State], str]] = {
    ChooseSite: lambda w, q, s: tr("Choose where your city is built, on the coast of a province of your card."),
    PlaceBid: _prompt_bid,
    AnnounceMerger: lambda w, q, s: tr(
        "Choose two companies to merge, or pass. The phase ends when all pass in a row."
    ),
    RaiseBid: _prompt_raise,
    ChooseRemoval: _prompt_removal,
    ChooseDeed: _prompt_deed,
    ChooseResearch: lambda w, q, s: tr("Advance one of your tracks by one step, or another player's hull."),
    ChooseCompany: _prompt_company,
    FloatShips: _prompt_ships,
    DeliverGoods: _prompt_delivery,
    ChooseExpansion: _prompt_expansion,
    ChooseGrowth: _prompt_growth,
}
