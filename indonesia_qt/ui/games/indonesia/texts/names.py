"""The names of phases, tracks, goods and sums of money, and of the places, companies and players of a game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR, ERAS, KIND_NAME, PRICE, Good, Kind, Track
from indonesia_qt.games.indonesia.rules.scenario import Deed, Scenario
from indonesia_qt.games.indonesia.rules.state import Company
from indonesia_qt.i18n.text import clauses, counted, enumerated, figure, language, listed, phrase, tr
from indonesia_qt.i18n.untrusted_text import LONGEST_WORD, shortened
from indonesia_qt.ui.table.game_texts import GameTexts

_PHASES: dict[ev.Phase, str] = {
    "new_era": phrase("New Era"),
    "turn_order": phrase("Bid for Turn Order"),
    "mergers": phrase("Mergers"),
    "acquisitions": phrase("Acquisitions"),
    "research": phrase("Research"),
    "operations": phrase("Operations"),
    "city_growth": phrase("City Growth"),
}
_SHORT_PHASES: dict[ev.Phase, str] = {
    "new_era": phrase("Era", "phase, in short"),
    "turn_order": phrase("Order", "phase, in short"),
    "mergers": phrase("Mergers", "phase, in short"),
    "acquisitions": phrase("Acquire", "phase, in short"),
    "research": phrase("Research", "phase, in short"),
    "operations": phrase("Operations", "phase, in short"),
    "city_growth": phrase("Growth", "phase, in short"),
}
_TRACKS: dict[Track, str] = {
    "slots": phrase("Slots", "track"),
    "mergers": phrase("Mergers", "track"),
    "expansion": phrase("Expansion", "track"),
    "hull": phrase("Hull", "track"),
    "bid": phrase("Turn Order Bid", "track"),
}
_GOODS: dict[Good, str] = {
    "rice": phrase("Rice"),
    "spice": phrase("Spice"),
    "rubber": phrase("Rubber"),
    "siap_faji": phrase("Siap faji"),
    "oil": phrase("Oil"),
}


NUMBER = re.compile(r" (?=\d+$)")
"""The space before the number of an area."""
IN_PROVINCE = re.compile(r", (?=.)| (?=\d+$)")
"""What stands between the name of a province and what only distinguishes an area of it."""
SHORT = re.compile(r".+?(?= \(|-? (?:and|und|et|dan|en|ed?) |, |$)")


def rupiah(amount: int) -> str:
    """Return an amount of money such as "1,250 Rp", with no line break inside and a true minus sign."""
    return tr("{amount}\N{NO-BREAK SPACE}Rp", amount=figure(amount))


def signed_rupiah(amount: int) -> str:
    """Return an amount that was earned, or lost, with its sign: "+20 Rp"."""
    return f"+{rupiah(amount)}" if amount >= 0 else rupiah(amount)


def phase_name(phase: ev.Phase, *, in_short: bool = False) -> str:
    """Return the name of a phase, as a title, or a word for it where that has no room."""
    return tr(_SHORT_PHASES[phase], "phase, in short") if in_short else tr(_PHASES[phase])


def track_name(track: Track) -> str:
    """Return the name of a research track."""
    return tr(_TRACKS[track], "track")


def good_name(good: Good) -> str:
    """Return the name of a good, as a title."""
    return tr(_GOODS[good])


def kind_within(kind: Kind) -> str:
    """Return the name of a good, or of shipping, within a sentence."""
    return tr(KIND_NAME[kind])


def amount_of(number: int, kind: Kind) -> str:
    """Return an amount of a good: "4 rice"."""
    return tr("{number} {good}", "goods", number=number, good=kind_within(kind))


def ships(number: int) -> str:
    """Return a number of ships: "3 ships"."""
    return counted(number, "{n} ship", "{n} ships")


def goods(number: int) -> str:
    """Return a number of goods of any kind: "2 goods"."""
    return counted(number, "{n} good", "{n} goods")


def multiplied(number: int) -> str:
    """Return how often something is meant, to stand before it: "2 × "."""
    return f"{figure(number)}\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}"


def letter(scenario: Scenario, company: str) -> str:
    """Return the letter of a company on the board: that of its first deed, in the order of the deeds.

    From the 27th deed on a number follows: "A1".
    """
    number = list(scenario.deeds).index(company)
    return chr(ord("A") + number % 26) + ("" if number < 26 else str(number // 26))


def deed_text(deed: Deed, *, in_short: bool = False) -> str:
    """Return the use of a deed: the price of its good, or its ship limits by era."""
    if deed.kind != "shipping":
        price = rupiah(PRICE[deed.kind])
        return tr("{price} each", price=price) if in_short else tr("sells for {price} each", price=price)
    assert deed.ships is not None
    limits = enumerated(f"{ERAS[era].upper()}\N{NO-BREAK SPACE}{most}" for era, most in enumerate(deed.ships))
    return tr("ships {limits}", limits=limits) if in_short else tr("ships by era: {limits}", limits=limits)


class ShortName(NamedTuple):
    """The name of a land area for little room: in a list, and on the board, where the name of its province is near."""

    in_list: str
    on_board: str


@lru_cache(maxsize=1)
def short_names(scenario: Scenario, _language: str) -> dict[str, ShortName]:
    """Return the short names of the land areas: the first of several islands, without explanations.

    In a list no two places have the same name: an area whose short name isn't its own keeps its whole one.
    """
    names: dict[str, ShortName] = {}
    for area, province in scenario.province_of.items():
        name, home = tr(scenario.name[area]), tr(scenario.name[province])
        between = IN_PROVINCE.match(name, len(home)) if name.startswith(home) else None
        short = SHORT.match(name[between.end() :] if between else name).group()  # type: ignore[union-attr]
        short = shortened(short, LONGEST_WORD)
        names[area] = ShortName(
            f"{shortened(home)} {short}" if between else short, short[0].upper() + short[1:] if between else short
        )
    others = (tr(name) for id, name in scenario.name.items() if id not in names and id not in scenario.deeds)
    often = Counter([*(name.in_list for name in names.values()), *others])
    return {
        area: name if often[name.in_list] == 1 else name._replace(in_list=shortened(tr(scenario.name[area])))
        for area, name in names.items()
    }


class Names(GameTexts):
    """The names in a game with these players at its seats; `place` knows areas, provinces and deeds."""

    values = {  # noqa: RUF012
        "player": lambda words, about: words.seats[about.seat],
        "other": lambda words, about: words.seats[about.player],
        "is_own": lambda _, about: about.seat == about.player,
        "order": lambda words, about: enumerated(words.seats[seat] for seat in about.order),
        "earnings": lambda words, about: words.paid(enumerate(about.earnings)),
        "era": lambda _, about: ERAS[about.era].upper(),
        "area": lambda words, about: words.place(about.area),
        "cities": lambda words, about: listed([words.place(area) for area in about.areas]),
        "place": lambda words, about: words.place(about.place),
        "is_at_sea": lambda words, about: about.place in words.scenario.sea_neighbours,
        "sea": lambda words, about: words.place(about.sea),
        "deed": lambda words, about: words.company(about.deed),
        "deeds": lambda words, about: enumerated(map(words.company, about.deeds)),
        "card": lambda words, about: words.card(about.card),
        "company": lambda words, about: words.company(about.company),
        "first": lambda words, about: words.company(about.first),
        "second": lambda words, about: words.company(about.second),
        "track": lambda _, about: track_name(about.track),
        "effect": lambda words, about: words.track(about.track, about.step),
        "amount": lambda _, about: rupiah(about.amount),
        "strength": lambda _, about: figure(about.strength),
        "is_explained": lambda _, about: about.reason is not None,
        "is_multiplied": lambda _, about: about.strength != about.amount,
        "bid": lambda _, about: rupiah(about.bid),
        "paid": lambda _, about: rupiah(about.cost),
        "reason": lambda words, about: words.reason(about.reason),
    }

    def __init__(self, scenario: Scenario, seats: Sequence[str]) -> None:
        super().__init__(seats, scenario.name)
        self.scenario = scenario
        deeds = Counter(scenario.name[id] for id in scenario.deeds)
        self._ids = {name: id for id in scenario.deeds if deeds[name := scenario.name[id]] == 1}
        """The companies by their names in the rules' reasons, as far as these leave no doubt."""

    def place(self, area: str) -> str:
        """Return the name of an area, a province or a deed, shortened if it is very long; its number stays with it."""
        return NUMBER.sub("\N{NO-BREAK SPACE}", super().place(area))

    def areas(self, areas: Iterable[str]) -> str:
        """Return the names of areas, those of a province behind its name: "Kalimantan Timur 1; Jawa Barat 2, 4"."""
        numbers: dict[str, list[str]] = {}
        for name in map(self.place, areas):
            province, _, number = name.rpartition("\N{NO-BREAK SPACE}")
            of = numbers.setdefault(province if number.isdecimal() else name, [])
            of += [number] if number.isdecimal() else []
        names = [f"{name}\N{NO-BREAK SPACE}{enumerated(of)}" if of else name for name, of in numbers.items()]
        return clauses(*names) if any(len(of) > 1 for of in numbers.values()) else enumerated(names)

    def short_place(self, area: str) -> str:
        """Return the name of an area for little room, which tells it from all others: "Halmahera north arm"."""
        short = short_names(self.scenario, language()).get(area)
        return self.place(area) if short is None else NUMBER.sub("\N{NO-BREAK SPACE}", short.in_list)

    def each_place(self, times: Mapping[str, int]) -> str:
        """Return the names of places, each after how often it is meant if that is more than once."""
        return enumerated(
            f"{multiplied(n)}{self.place(area)}" if n > 1 else self.place(area) for area, n in times.items()
        )

    def company(self, id: str) -> str:
        """Return the name of a company with its letter: "Bali rice A"."""
        return f"{self.place(id)}\N{NO-BREAK SPACE}{letter(self.scenario, id)}"

    def called(self, name: str) -> str:
        """Return the name of a company with its letter, other names as they are."""
        id = self._ids.get(name)
        return name if id is None else self.company(id)

    def card(self, id: str) -> str:
        """Return the provinces that a city card allows."""
        return " · ".join(self.place(province) for province in self.scenario.cards[id].provinces)

    def holding(self, company: Company) -> str:
        """Return the amount that a company has on the board: "4 rice", "3 ships"."""
        if company.kind == "shipping":
            return ships(company.units)
        return amount_of(company.units, company.kind)

    def paid(self, amounts: Iterable[tuple[int, int]]) -> str:
        """Return players, by their seats, with money that each gets: "Ana 12 Rp, Budi 3 Rp"."""
        return enumerated(f"{self.seats[seat]} {rupiah(amount)}" for seat, amount in amounts)

    def growth(self, event: ev.CityGrew) -> str:
        """Return a city that grew with its size now, for a list."""
        return tr("{city} to size {size}", city=self.place(event.area), size=event.size)

    def track(self, track: Track, step: int) -> str:
        """Return the effect of a step of a track, counted from 1."""
        return _TRACK_EFFECTS[track](step)


_TRACK_EFFECTS: dict[Track, Callable[[int], str]] = {
    "slots": lambda step: counted(step, "hold up to {n} company", "hold up to {n} companies"),
    "mergers": lambda step: (
        counted(step, "announce mergers of up to {n} deed", "announce mergers of up to {n} deeds")
        if step > 1
        else tr("announce no mergers")
    ),
    "expansion": lambda step: counted(step, "expand by {n} area or ship", "expand by up to {n} areas or ships"),
    "hull": lambda step: counted(step, "each ship carries {n} good", "each ship carries {n} goods"),
    "bid": lambda step: tr("bids count ×{factor}", factor=BID_FACTOR[step - 1]),
}
