"""Shows in beats what others did: a company's whole operation, an era that begins, cities that grow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any

from msgspec.structs import replace

from indonesia_qt.core.flow import Event, Question
from indonesia_qt.core.session import Decision
from indonesia_qt.core.subjects import Subjects
from indonesia_qt.games.indonesia.analysis.event_subjects import Surroundings
from indonesia_qt.games.indonesia.analysis.position import reach, sold_out
from indonesia_qt.games.indonesia.analysis.sales import Sale, sales_of
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.constants import ERAS, GOODS, KINDS
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods, FloatShips
from indonesia_qt.games.indonesia.rules.scenario import Deed
from indonesia_qt.games.indonesia.rules.state import Company, State
from indonesia_qt.i18n.text import as_sentence, counted, enumerated, tr
from indonesia_qt.ui.board.animation import Scene
from indonesia_qt.ui.board.marks import AreaMark, NoteMark, Piece, RingMark, RouteMark
from indonesia_qt.ui.games.indonesia.board.animations import sales, voyages
from indonesia_qt.ui.games.indonesia.board.piece_values import CITY, ZONE, deed_of
from indonesia_qt.ui.games.indonesia.board.position_marks import city_marks, company_marks, fleet_of, ships_in
from indonesia_qt.ui.games.indonesia.city_picture import CityPicture
from indonesia_qt.ui.games.indonesia.phase_strip import how_era_ends
from indonesia_qt.ui.games.indonesia.texts.names import (
    Names,
    amount_of,
    deed_text,
    kind_within,
    letter,
    rupiah,
    signed_rupiah,
    track_name,
)
from indonesia_qt.ui.games.indonesia.texts.operations import sale_lines
from indonesia_qt.ui.table.api import BeatWriter
from indonesia_qt.ui.table.beats.beat import Beat, Income

OPERATION_MS, EACH_GOOD_MS, LONGEST_MS = 1200, 80, 1800
"""How long a company’s beat lasts at the usual speed: with one good, for each more, and at most."""
MOVING_MS, EACH_MOVING_MS, MOST_MOVING_MS = 1650, 100, 2550
"""How long what moves takes at the slowest tempo: one good, each more, and at most; at the usual one below 1.8 s."""
ERA_MS, SOLD_MS = 2600, 1800
GROWTH_MS, EACH_CITY_MS, MOST_GROWING_MS = 1200, 1500, 6000
"""How long the beat of cities lasts at least; at the slowest tempo the time of each city, and of all of them."""
STARTED_MS, FIRST_MS = 1000, 1200
"""How long the first piece of a company takes at the slowest tempo, and its beat at least."""
RESEARCH_MS = 1200

_OPERATION = ev.CompanyOperated | ev.GoodDelivered | ev.NothingDelivered | ev.Expanded | ev.ShipPlaced
_ALONE = ev.CityPlaced | ev.CardDiscarded | ev.BidPlaced | ev.OrderDecided | ev.CompanyStarted | ev.Researched
"""What is shown with the sentence of the log."""
_SEEN = ev.CityPlaced | ev.CompanyStarted | ev.Researched


class IndonesiaBeats(BeatWriter):
    """One beat for each company’s operation, cities that grow, the end and the deeds of an era, and other decisions.

    The bids of an auction have none, and its end only what moves: its card says the rest.
    """

    subjects: type[Subjects[Any]] = Surroundings
    replaced_messages = frozenset(("tell_era", "tell_growth"))
    around: Surroundings
    words: Names
    after: State

    @staticmethod
    def thing_of(asked: Question[Any]) -> str:
        """Return the company that goes on with its operation by the answer."""
        return asked.company if isinstance(asked, DeliverGoods | FloatShips | ChooseExpansion) else ""

    def beats(self, decisions: Sequence[Decision]) -> list[Beat]:
        """Return the beats; that of a company that has just begun to operate has no lines."""
        made = ((self._beat(seat, events, decisions), events) for seat, events in _groups(decisions))
        return [replace(beat, events=tuple(events)) for beat, events in made if beat is not None]

    def _beat(self, seat: int, events: Sequence[Event], decisions: Sequence[Decision]) -> Beat | None:
        match events[0]:
            case ev.CompanyOperated(company=id) | ev.GoodDelivered(company=id) | ev.NothingDelivered(company=id):
                return self._operation(id, events)
            case ev.Expanded(company=id) | ev.ShipPlaced(company=id):
                return self._operation(id, events)
            case ev.CityGrew() | ev.NoStoneLeft():
                return self._growth(events)
            case ev.MergerDone() as done:
                return self._sold(done)
            case ev.EraBegan(era=era):
                return self._over(era - 1, decisions)
            case ev.DeedsLaidOut(deeds=deeds) if deeds:
                return self._era(deeds)
            case _:
                alone = [event for event in events if isinstance(event, _ALONE)]
                beat = next(iter(self.plain(seat, alone)), None)
                return None if beat is None else self._staged(beat, alone)

    def _staged(self, beat: Beat, events: Sequence[Event]) -> Beat:
        """The beat of a single decision with what is seen of it beside its words."""
        match next((event for event in events if isinstance(event, _SEEN)), None):
            case ev.Researched(player=player, track=track, step=step):
                text = f"{track_name(track)} {step - 1} \N{RIGHTWARDS ARROW} {step}"
                return replace(beat, incomes=(Income(player, text, ""),), ms=RESEARCH_MS)
            case ev.CityPlaced(area=area):
                return replace(beat, scene=self._built_up(area, 1, EACH_CITY_MS))
            case ev.CompanyStarted(company=id, place=place) if company := self.around.company(id):
                pieces = company_marks(self.words.scenario, company, self.colours)
                first = tuple(piece for piece in pieces if piece.area == place and piece.kind != ZONE)
                use = as_sentence(deed_text(self.words.scenario.deeds[id]))
                return replace(beat, lines=(use,), scene=Scene(built=first, ms=STARTED_MS), is_great=True, ms=FIRST_MS)
        return beat

    def _built_up(self, area: str, size: int, ms: int) -> Scene:
        """A city that comes to a size, with what it can buy then."""
        [city] = [piece for piece in city_marks(self.after) if piece.area == area and piece.kind == CITY]
        before = (replace(city, count=size - 1),) if size > 1 else ()
        goods = tuple(good for good in GOODS if good in self.after.goods_on_board())
        return Scene(grown=(city,), until=before, picture=CityPicture(area, size, goods), ms=ms)

    def _operation(self, id: str, events: Sequence[Event]) -> Beat | None:
        company = self.around.company(id)
        if company is None:
            return None
        sold, sale = sales(events, self.after), next(iter(sales_of(events, self.after.companies)), None)
        added = [event for event in events if isinstance(event, ev.Expanded | ev.ShipPlaced)]
        nothing = (self.words.sentence(event) for event in events if isinstance(event, ev.NothingDelivered))
        lines = [*(self._sale(sale) if sale else ()), *nothing, *self._added(added)]
        lines += (self.words.reason(event.reason) for event in events if isinstance(event, ev.Skipped)) if lines else []
        seat = company.owner
        new = tuple(event.sea if isinstance(event, ev.ShipPlaced) else event.area for event in added)
        colour = self.colours[seat]
        scenario, companies = self.words.scenario, self.after.companies
        routes = [
            RouteMark(
                event.origin,
                event.route,
                event.city,
                colour,
                carrier=fleet_of(scenario, companies[event.line], self.colours),
                over=tuple(company.areas),
            )
            for event in sold
        ]
        within = reach(self.after, company)
        near = (sea for own in company.ships for sea in scenario.sea_neighbours[own])
        ship = fleet_of(scenario, company, self.colours)
        ringed = [RingMark(ship.kind, ship.seat, ship.label)] if company.kind == "shipping" else []
        return Beat(
            seat=seat,
            phase="operations",
            title=f"{self.words.seats[seat]} \N{MIDDLE DOT} {self.words.company(id)}",
            lines=tuple(lines),
            sum=tr("Net {net}", net=signed_rupiah(sale.net)) if sale else "",
            thing=id,
            expected=tuple(dict.fromkeys((*company.places, *within.seas, *within.cities, *near))),
            seats=frozenset((seat, *(one for one, _ in sale.fees))) if sale else frozenset((seat,)),
            light=tuple(company.areas),
            marks=(*routes, *(self._bought(sale) if sale else ()), *ringed),
            scene=Scene(
                voyages=tuple(voyages(events, self.after, self.colours)),
                rings=self._lying(company, new),
                ms=min(MOST_MOVING_MS, MOVING_MS + EACH_MOVING_MS * max(0, len(sold) - 1)),
            ),
            incomes=tuple(self._incomes(sold, sale)) if sale else (),
            is_great=sale is not None,
            ms=min(LONGEST_MS, OPERATION_MS + EACH_GOOD_MS * max(0, len(sold) - 1)),
        )

    def _lying(self, company: Company, places: Iterable[str]) -> tuple[str | Piece, ...]:
        """The areas of a company, and its ships in seas."""
        scenario, colours = self.words.scenario, self.colours
        return tuple(
            ships_in(scenario, company, it, colours) if it in company.ships else it for it in dict.fromkeys(places)
        )

    def _sale(self, sale: Sale) -> Iterator[str]:
        """Say what a company sold for how much, what the ships cost, and whether any city buys more."""
        yield from sale_lines(self.words, sale)
        if sold_out(self.after, sale.good):
            yield tr("No city buys more {good} this year.", good=kind_within(sale.good))

    def _bought(self, sale: Sale) -> Iterator[NoteMark]:
        """Note at each city how many goods it bought."""
        return (NoteMark(city, amount_of(number, sale.good)) for city, number in sale.cities)

    def _added(self, added: Sequence[ev.Expanded | ev.ShipPlaced]) -> Iterator[str]:
        """Say where a company expanded, and for how much."""
        seas = [event.sea for event in added if isinstance(event, ev.ShipPlaced)]
        areas = [event for event in added if isinstance(event, ev.Expanded)]
        if seas:
            yield counted(
                len(seas),
                "Adds {n} ship: {places}.",
                "Adds {n} ships: {places}.",
                places=self.words.each_place(Counter(seas)),
            )
        if areas:
            places, cost = self.words.places([event.area for event in areas]), sum(event.cost for event in areas)
            if cost:
                yield tr("Expands for {amount}: {places}.", amount=rupiah(cost), places=places)
            else:
                yield tr("Sold everything, so it expands for free: {places}.", places=places)

    def _incomes(self, sold: Sequence[ev.GoodDelivered], sale: Sale) -> Iterator[Income]:
        """Yield what each seat gets: the fees come from the sea, what is left of the price from a city."""
        for seat, fee in sale.paid:
            carried = next(event for event in sold if self.after.companies[event.line].owner == seat)
            yield Income(seat, f"+{rupiah(fee)}", carried.route[0])
        if sale.net > 0:
            yield Income(sale.owner, signed_rupiah(sale.net), sold[0].city)

    def _sold(self, done: ev.MergerDone) -> Beat | None:
        """The winner's colour comes onto the board, and pays the owners of both companies, which may be the winner."""
        company = self.around.company(done.company)
        if company is None:
            return None
        shares: Counter[int] = Counter()
        for seat, share in done.shares:
            shares[seat] += share
        back = shares.pop(done.winner, 0)
        pays = tr("pays {amount}", amount=rupiah(done.bid))
        if back:
            pays = tr("pays {amount}, gets {share} back", amount=rupiah(done.bid), share=rupiah(back))
        gets = {seat: tr("gets {amount}", amount=rupiah(share)) for seat, share in shares.items()}
        coins = [Income(seat, text, "", done.winner) for seat, text in {done.winner: pays, **gets}.items()]
        return Beat(
            seat=done.winner,
            phase="mergers",
            said_elsewhere=self.words.sentence(done),
            seats=frozenset((done.winner, *shares)),
            scenes=(Scene(rings=self._lying(company, company.places), ms=MOST_MOVING_MS),),
            incomes=tuple(coins) if done.bid else (),
            ms=SOLD_MS,
        )

    def _growth(self, events: Sequence[Event]) -> Beat:
        grown = [event for event in events if isinstance(event, ev.CityGrew)]
        lines = [as_sentence(enumerated(map(self.words.growth, grown)))] if grown else []
        lines += [self.words.sentence(event) for event in events if isinstance(event, ev.NoStoneLeft)]
        each = min(EACH_CITY_MS, MOST_GROWING_MS // max(1, len(grown)))
        scenes = tuple(self._built_up(event.area, event.size, each) for event in grown)
        return Beat(phase="city_growth", title=tr("Cities grow"), lines=tuple(lines), scenes=scenes, ms=GROWTH_MS)

    def _over(self, era: int, decisions: Sequence[Decision]) -> Beat:
        """An era that is over, with the reason (R-ERA-01), which lies on the board, and what comes then."""
        deeds, happened = self.words.scenario.deeds, (event for one in decisions for event in one.events)
        ids = dict.fromkeys(self.before.deeds)
        for event in takewhile(lambda event: not isinstance(event, ev.EraBegan), happened):
            if isinstance(event, ev.CompanyStarted | ev.DeedDiscarded):
                ids.pop(event.company if isinstance(event, ev.CompanyStarted) else event.deed, None)
        left = [deeds[id] for id in ids]
        why = tr("No deeds are left.")
        if left:
            why = tr("Only one type of deed is left: {deeds}.", deeds=amount_of(len(left), left[0].kind))
        return Beat(
            phase="new_era",
            title=tr("Era {era} is over", era=ERAS[era].upper()),
            lines=(why, tr("Cities are built first, then the deeds of era {era} come.", era=ERAS[era + 1].upper())),
            marks=tuple(AreaMark(area, "affected") for deed in left for area in self._areas_of(deed)),
            ms=SOLD_MS,
        )

    def _areas_of(self, deed: Deed) -> Sequence[str]:
        """The areas of the province of a deed."""
        areas: Sequence[str] = self.words.scenario.areas_of[deed.province]
        return areas

    def _era(self, deeds: Sequence[str]) -> Beat:
        """An era that begins; the deeds of the first one lie on the board already (R-SET-02) and aren't dealt again."""
        scenario = self.words.scenario
        dealt = [scenario.deeds[id] for id in deeds]
        kinds, era = Counter(deed.kind for deed in dealt), dealt[0].era
        each = enumerated(amount_of(kinds[kind], kind) for kind in KINDS if kind in kinds)
        pieces = tuple(deed_of(deed.province, deed.kind, letter(scenario, deed.id)) for deed in dealt)
        lay_there = not set(self.before.deeds).isdisjoint(deeds)
        return Beat(
            phase="new_era",
            title=tr("Era {era} begins", era=ERAS[era].upper()),
            lines=(tr("New companies: {companies}.", companies=each), how_era_ends(era)),
            marks=tuple(AreaMark(area, "affected") for deed in dealt for area in self._areas_of(deed)),
            scene=Scene() if lay_there else Scene(dealt=pieces, ms=MOST_MOVING_MS),
            ms=ERA_MS,
        )


def _groups(decisions: Sequence[Decision]) -> Iterator[tuple[int, list[Event]]]:
    """Yield the seat that decided first with the events that belong together, in their order."""
    key: tuple[str, object] | None = None
    group: list[Event] = []
    first = 0
    for number, decision in enumerate(decisions):
        for event in decision.events:
            following = _key(event, key, number)
            if following != key:
                if group:
                    yield first, group
                key, group, first = following, [], decision.seat
            if key is not None:
                group.append(event)
    if group:
        yield first, group


def _key(event: Event, before: tuple[str, object] | None, number: int) -> tuple[str, object] | None:
    """Return what is equal for events that belong together; None for those that aren’t shown."""
    match event:
        case _ if isinstance(event, _OPERATION):
            return "operation", event.company
        case ev.Skipped() | ev.Passed() if before and before[0] == "operation":
            return before
        case ev.CityGrew() | ev.NoStoneLeft():
            return "growth", None
        case ev.MergerDone():
            return "merger", number
        case ev.EraBegan(era=era) if era:
            return "over", None
        case ev.DeedsLaidOut():
            return "era", None
        case _ if isinstance(event, _ALONE):
            return "decision", number
    return None
