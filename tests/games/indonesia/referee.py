"""Checks each event of a game against the rules, by a second account of the position; knows no engine code."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from indonesia_qt.core.flow import Event, Reason
from tests.games.indonesia.books import FACTORS, PRICES, UNIT_VALUES, Books, Firm

PHASES = ("new_era", "turn_order", "mergers", "acquisitions", "research", "operations", "city_growth")


class Referee(Books):
    """Hears all events of a game in turn; raises `AssertionError` where one breaks a rule."""

    def hear(self, events: Iterable[Event]) -> None:
        """Check events and book them."""
        for event in events:
            self.check_sentence(event)
            name = re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
            getattr(self, f"on_{name}")(event)
        for deed in self.deeds:
            assert self.can_start(deed), f"{deed} can't start and lies there"

    def check_sentence(self, event: Any) -> None:
        reason: Reason | None = getattr(event, "reason", None)
        if reason is not None:
            assert re.fullmatch(r"R-[A-Z]{3}-\d\d", reason.rule), reason
            assert str(reason).endswith("."), reason

    def on_year_began(self, event: Any) -> None:
        self.year += 1
        assert event.year == self.year

    def on_phase_began(self, event: Any) -> None:
        assert event.phase == PHASES[(PHASES.index(self.phase) + 1) % 7]
        if self.phase == "city_growth":
            self.received.clear()
        self.phase = event.phase
        self.turns: list[int] = []
        self.bids: dict[int, int] = {}
        self.auction: Any = None
        self.firm: Firm | None = None
        self.grown_cities: set[str] = set()
        self.rounds: list[int] = []
        if self.phase == "mergers":
            self.merged.clear()
        if self.phase == "operations":
            self.operated.clear()
            self.earnings = [0] * len(self.earnings)

    def on_skipped(self, event: Any) -> None:
        self.turns.append(event.seat)
        if event.reason.rule == "R-BID-01":
            assert self.cash[event.seat] <= 0
            self.bids[event.seat] = 0

    def on_passed(self, event: Any) -> None:
        self.turns.append(event.seat)

    # 1 New Era

    def on_era_began(self, event: Any) -> None:
        assert self.year == 1 or len({self.scenario.deeds[deed].kind for deed in self.deeds}) <= 1
        self.era += 1
        assert event.era == self.era <= 2

    def next_city(self, seat: int) -> None:
        """Players take turns, and those without cards are passed over (R-ERA-06)."""
        holders = [other for other in self.order if any(self.cards_now(other))]
        after = self.order[self.order.index(self.turns[-1]) + 1 :] if self.turns else self.order
        assert seat == next((other for other in after if other in holders), holders[0])
        self.turns.append(seat)

    def cards_now(self, seat: int) -> list[str]:
        return [card for card in self.hands[seat].elements() if self.scenario.cards[card].era == self.era]

    def on_city_placed(self, event: Any) -> None:
        self.next_city(event.seat)
        assert event.card in self.cards_now(event.seat)
        assert event.area in self.city_sites(event.card)
        self.drop(event.seat, event.card)
        self.cities[event.area] = 1
        self.stones[0] -= 1

    def on_card_discarded(self, event: Any) -> None:
        self.next_city(event.seat)
        assert not any(self.city_sites(card) for card in self.cards_now(event.seat))
        self.drop(event.seat, event.card)

    def drop(self, seat: int, card: str) -> None:
        assert self.hands[seat][card] == 1
        del self.hands[seat][card]

    def on_deeds_laid_out(self, event: Any) -> None:
        assert not any(self.cards_now(seat) for seat in self.order)
        new = {deed.id for deed in self.scenario.deeds.values() if deed.era == self.era}
        if self.year == 1:
            new &= self.deeds
        else:
            assert not self.deeds
        assert set(event.deeds) == new
        self.deeds = new

    def on_deed_discarded(self, event: Any) -> None:
        self.deeds.remove(event.deed)
        if event.reason.rule == "R-ERA-02":
            assert not self.can_start(event.deed)
        else:
            assert event.reason.rule == "R-ERA-04"
            assert self.scenario.deeds[event.deed].era == self.era - 1

    def on_game_ended(self, event: Any) -> None:
        if len({self.scenario.deeds[deed].kind for deed in self.deeds}) > 1:
            self.check_standstill()
        else:
            assert self.era == 2
        money = [sum(parts) for parts in zip(self.cash, self.bank, self.earnings, strict=True)]
        assert list(event.money) == money
        assert event.winner == max(self.order, key=lambda seat: (money[seat], -self.order.index(seat)))

    def check_standstill(self) -> None:
        """A game whose last era isn't over ends only when nobody can do anything in another year."""
        assert all(cash <= 0 for cash in self.cash)
        assert all(step == 5 for steps in self.steps for step in steps.values())
        assert all(len(held) == 5 for held in self.slots)

    # 2 Bid for Turn Order

    def on_bid_placed(self, event: Any) -> None:
        assert event.seat == self.order[len(self.bids)]
        assert 0 <= event.amount <= max(0, self.cash[event.seat])
        assert event.strength == event.amount * FACTORS[self.steps[event.seat]["bid"]]
        self.cash[event.seat] -= event.amount
        self.bank[event.seat] += event.amount
        self.bids[event.seat] = event.strength

    def on_order_decided(self, event: Any) -> None:
        ranked = sorted(self.order, key=lambda seat: (-self.bids[seat], self.order.index(seat)))
        assert list(event.order) == ranked
        self.order = ranked

    # 3 Mergers

    def on_merger_announced(self, event: Any) -> None:
        first, second = self.firms[event.first], self.firms[event.second]
        assert first is not second
        assert not {first.id, second.id} & self.merged
        if first.kind != second.kind:
            assert {first.kind, second.kind} == {"rice", "spice"}
            assert self.era > 0
        assert self.steps[event.seat]["mergers"] >= len(first.deeds | second.deeds) >= 2
        assert self.can_hold(event.seat, first, second)
        units = first.units + second.units
        raised = event.bid - units * (UNIT_VALUES[first.kind] if first.kind == second.kind else 25)
        assert raised >= 0
        assert raised % max(1, units) == 0
        assert units > 0 or event.bid == 0
        assert event.bid <= self.cash[event.seat]
        self.turns.append(event.seat)
        self.auction = first, second, event.bid, event.seat
        self.gone: set[int] = set()
        self.last_speaker = event.seat

    def speaks(self, seat: int) -> None:
        """The auction goes round in the order of play (R-MER-08)."""
        at = self.order.index(self.last_speaker)
        ring = self.order[at + 1 :] + self.order[: at + 1]
        assert seat == next(other for other in ring if other not in self.gone and other != self.auction[3])
        self.last_speaker = seat

    def on_bid_raised(self, event: Any) -> None:
        first, second, bid, _ = self.auction
        self.speaks(event.seat)
        assert self.can_hold(event.seat, first, second)
        assert event.bid > bid
        assert (event.bid - bid) % (first.units + second.units) == 0
        assert event.bid <= self.cash[event.seat]
        self.auction = first, second, event.bid, event.seat

    def on_bidder_left(self, event: Any) -> None:
        self.speaks(event.seat)
        self.gone.add(event.seat)
        if event.reason is not None:
            first, second, bid, _ = self.auction
            units = first.units + second.units
            broke = self.options.money == "open" and self.cash[event.seat] < bid + units
            assert units == 0 or broke or not self.can_hold(event.seat, first, second)

    def on_merger_done(self, event: Any) -> None:
        first, second, bid, bidder = self.auction
        assert (event.first, event.second, event.bid, event.winner) == (first.id, second.id, bid, bidder)
        assert self.gone == set(self.order) - {bidder}
        units = first.units + second.units
        self.cash[bidder] -= bid
        for firm, (seat, share) in zip((first, second), event.shares, strict=True):
            assert seat == firm.owner
            assert share * units == bid * firm.units
            self.cash[seat] += share
            del self.firms[firm.id]
        kind = first.kind if first.kind == second.kind else "siap_faji"
        deeds = first.deeds | second.deeds
        result = Firm(min(deeds), kind, bidder, deeds, first.areas | second.areas, first.ships + second.ships)
        assert event.company == result.id
        self.firms[result.id] = result
        self.merged.add(result.id)
        self.fill_slot(bidder, {first.id, second.id}, result.id)
        self.removed: Counter[str] = Counter()
        self.units_before, self.created = units, first.kind != second.kind

    def fill_slot(self, winner: int, parts: set[str], result: str) -> None:
        """The result takes the place of the winner's first part, or a free slot (R-MER-10)."""
        held = self.slots[winner]
        places = [n for n, firm in enumerate(held) if firm in parts]
        if places:
            held[places[0]] = result
            self.slots[winner] = [firm for n, firm in enumerate(held) if n not in places[1:]]
        else:
            held.append(result)
        for seat, firms in enumerate(self.slots):
            if seat != winner:
                self.slots[seat] = [firm for firm in firms if firm not in parts]
            assert len(self.slots[seat]) <= self.steps[seat]["slots"]

    def on_good_removed(self, event: Any) -> None:
        assert self.created
        firm = self.firms[event.company]
        rule = event.reason.rule if event.reason else ""
        if rule == "R-MER-22":
            assert self.options.siap_faji_contact == "remove"
            assert self.grows_beside(event.area, "siap_faji", besides=firm.id)
        else:
            whole = {area for area in firm.areas if self.parts(firm.areas - {area}) <= self.parts(firm.areas)}
            assert event.area in whole
            assert self.at_border(event.area, firm) or not any(self.at_border(area, firm) for area in whole)
        firm.areas.remove(event.area)
        self.removed[rule] += 1

    def at_border(self, area: str, firm: Firm) -> bool:
        return bool(self.scenario.seas_at[area]) or not firm.areas.issuperset(self.scenario.land_neighbours[area])

    def parts(self, areas: set[str]) -> int:
        left, count = set(areas), 0
        while left:
            count += 1
            paint = {left.pop()}
            while paint:
                found = left & set(self.scenario.land_neighbours[paint.pop()])
                paint |= found
                left -= found
        return count

    def on_siap_faji_created(self, event: Any) -> None:
        firm = self.firms[event.company]
        assert firm.kind == "siap_faji"
        half = -(-self.units_before // 2)
        assert self.removed.total() == max(half, self.removed["R-MER-22"])
        assert event.areas == len(firm.areas) == self.units_before - self.removed.total()
        if self.options.siap_faji_contact == "remove":
            assert not any(self.grows_beside(area, "siap_faji", besides=firm.id) for area in firm.areas)

    # 4 Acquisitions and 5 Research

    def on_company_started(self, event: Any) -> None:
        deed = self.scenario.deeds[event.company]
        assert deed.id in self.deeds
        firm = Firm(deed.id, deed.kind, event.seat, {deed.id})
        if deed.kind == "shipping":
            assert event.place in self.scenario.seas_of[deed.province]
            firm.ships[event.place] += 1
        else:
            assert event.place in self.scenario.areas_of[deed.province]
            assert self.is_empty(event.place)
            assert not self.grows_beside(event.place, deed.kind)
            firm.areas.add(event.place)
        self.deeds.remove(deed.id)
        self.firms[firm.id] = firm
        self.slots[event.seat].append(firm.id)
        assert len(self.slots[event.seat]) <= self.steps[event.seat]["slots"]

    def on_researched(self, event: Any) -> None:
        assert event.seat == self.order[len(self.turns)]
        self.turns.append(event.seat)
        assert event.player == event.seat or event.track == "hull"
        self.steps[event.player][event.track] += 1
        assert event.step == self.steps[event.player][event.track] <= 5

    # 6 Operations

    def on_company_operated(self, event: Any) -> None:
        self.close_operation()
        firm = self.firm = self.firms[event.company]
        assert event.seat == firm.owner
        self.check_choice(event)
        waiting = [seat for seat in self.order if set(self.slots[seat]) - self.operated]
        after = self.order[self.order.index(self.rounds[-1]) + 1 :] if self.rounds else self.order
        assert event.seat == next((seat for seat in after if seat in waiting), waiting[0])
        self.rounds = [event.seat]
        self.operated.add(firm.id)
        self.start_units, self.sold, self.grown, self.paid = firm.units, 0, 0, 0
        self.loads: Counter[tuple[str, str]] = Counter()
        self.zone_sold: Counter[frozenset[str]] = Counter()
        self.zones = self.zones_of(firm)

    def check_choice(self, event: Any) -> None:
        """A company operates without a choice when it is the last one, or all are idle and no order can matter."""
        left = [self.firms[firm] for firm in self.slots[event.seat] if firm not in self.operated]
        assert event.company in {firm.id for firm in left}
        if len(left) == 1:
            assert event.reason.rule == "R-OPS-01"
        elif all(map(self.is_idle, left)) and not self.may_become_useful(event.seat, left):
            assert (event.company, event.reason.rule) == (left[0].id, "R-OPS-02")
        else:
            assert event.reason is None

    def is_idle(self, firm: Firm) -> bool:
        """Whether everybody can see that a company can do nothing now (R-OPS-02)."""
        if firm.kind == "shipping":
            return firm.units >= self.ship_limit(firm)
        means = max(0, self.cash[firm.owner]) + max(0, self.earnings[firm.owner])
        poor = self.options.money == "open" and means < PRICES[firm.kind]
        return (poor or not self.has_room(firm)) and not self.can_sell(firm, set(self.order))

    def may_become_useful(self, seat: int, idle: list[Firm]) -> bool:
        """Whether a rival may add a ship for goods of these, or pay a fee for an area that one of them could buy."""
        rivals = [firm for firm in self.firms.values() if firm.owner != seat and firm.id not in self.operated]
        with_goods = [firm for firm in idle if firm.areas]
        a_ship = any(firm.kind == "shipping" and firm.units < self.ship_limit(firm) for firm in rivals)
        a_fee = any(self.can_sell(firm, {seat}) for firm in rivals)
        return bool(with_goods) and (a_ship or (a_fee and any(map(self.has_room, with_goods))))

    def has_room(self, firm: Firm) -> bool:
        """Whether there is an area that a company can expand to."""
        return any(self.may_expand(firm, area) for area in self.scenario.province_of)

    def can_sell(self, firm: Firm, shippers: set[int]) -> bool:
        """Whether ships of one company of these players lead from a company's areas to a city that buys."""
        near = self.scenario.sea_neighbours
        for line in self.firms.values():
            seas = {sea for sea in line.ships if line.owner in shippers}
            reached = {sea for sea in seas if not firm.areas.isdisjoint(self.scenario.lands_at[sea])}
            while more := {sea for sea in seas - reached if not reached.isdisjoint(near[sea])}:
                reached |= more
            buyers = {land for sea in reached for land in self.scenario.lands_at[sea]} & self.cities.keys()
            if any(self.received[city, firm.kind] < self.cities[city] for city in buyers):
                return True
        return False

    def ship_limit(self, firm: Firm) -> int:
        """The sum of the numbers of a company's deeds for this era (R-OPS-10)."""
        limits = [self.scenario.deeds[deed].ships for deed in firm.deeds]
        return sum(limit[self.era] for limit in limits if limit)

    def zones_of(self, firm: Firm) -> list[frozenset[str]]:
        left, zones = set(firm.areas), []
        while left:
            zone, paint = set[str](), {left.pop()}
            while paint:
                area = paint.pop()
                zone.add(area)
                found = left & set(self.scenario.land_neighbours[area])
                paint |= found
                left -= found
            zones.append(frozenset(zone))
        return zones

    def close_operation(self) -> None:
        """Free expansion is exactly the step, or as much as there is room for (R-OPS-30)."""
        firm = self.firm
        if firm is None or firm.kind == "shipping":
            return
        step = self.steps[firm.owner]["expansion"]
        assert self.grown <= step
        if self.sold == self.start_units > 0:
            assert self.paid == 0
            assert self.grown == step or not any(self.may_expand(firm, area) for area in self.scenario.province_of)
        else:
            assert self.paid == self.grown * PRICES[firm.kind]

    def on_ship_placed(self, event: Any) -> None:
        firm = self.firm
        assert firm is not None
        assert firm.id == event.company
        assert any(sea == event.sea or sea in self.scenario.sea_neighbours[event.sea] for sea in firm.ships)
        firm.ships[event.sea] += 1
        assert firm.units <= self.ship_limit(firm)
        assert firm.units - self.start_units <= self.steps[firm.owner]["expansion"]

    def on_good_delivered(self, event: Any) -> None:
        firm, line = self.firm, self.firms[event.line]
        assert firm is not None
        assert self.grown == 0
        assert (firm.id, firm.kind) == (event.company, event.good)
        zone = next(zone for zone in self.zones if event.origin in zone)
        self.zone_sold[zone] += 1
        assert self.zone_sold[zone] <= len(zone)
        self.check_route(event, zone, line)
        self.received[event.city, firm.kind] += 1
        assert self.received[event.city, firm.kind] <= self.cities[event.city]
        assert (event.price, event.fee) == (PRICES[firm.kind], 5 * len(event.route))
        self.earnings[firm.owner] += event.price - event.fee
        self.earnings[line.owner] += event.fee
        self.sold += 1

    def check_route(self, event: Any, zone: frozenset[str], line: Firm) -> None:
        scenario, route = self.scenario, event.route
        assert len(set(route)) == len(route) > 0
        assert not zone.isdisjoint(scenario.lands_at[route[0]])
        assert event.city in scenario.lands_at[route[-1]]
        assert all(b in scenario.sea_neighbours[a] for a, b in pairwise(route))
        for sea in route:
            self.loads[line.id, sea] += 1
            assert self.loads[line.id, sea] <= line.ships[sea] * self.steps[line.owner]["hull"]

    def on_nothing_delivered(self, event: Any) -> None:
        assert self.firm is not None
        assert self.firm.id == event.company
        assert self.sold == 0

    def on_expanded(self, event: Any) -> None:
        firm = self.firm
        assert firm is not None
        assert firm.id == event.company
        assert self.may_expand(firm, event.area)
        assert event.cost == (0 if self.sold == self.start_units > 0 else PRICES[firm.kind])
        firm.areas.add(event.area)
        seat = firm.owner
        from_cash = min(max(0, self.cash[seat]), event.cost)
        self.cash[seat] -= from_cash
        self.earnings[seat] -= event.cost - from_cash
        assert event.cost == from_cash or self.earnings[seat] >= 0
        self.grown += 1
        self.paid += event.cost

    def on_earnings_collected(self, event: Any) -> None:
        self.close_operation()
        assert self.operated == set(self.firms)
        assert list(event.earnings) == self.earnings
        self.cash = [cash + earned for cash, earned in zip(self.cash, self.earnings, strict=True)]

    # 7 City Growth

    def fed(self, size: int) -> set[str]:
        goods = self.goods()
        return {
            city
            for city, has in self.cities.items()
            if has == size and all(self.received[city, g] >= size for g in goods)
        }

    def on_city_grew(self, event: Any) -> None:
        assert event.area in self.fed(event.size - 1)
        if event.size == 2:
            assert self.stones[2] == 0 or not self.fed(2) - self.grown_cities
        assert event.area not in self.grown_cities
        self.grown_cities.add(event.area)
        self.stones[event.size - 2] += 1
        self.stones[event.size - 1] -= 1
        assert self.stones[event.size - 1] >= 0
        self.cities[event.area] = event.size

    def on_no_stone_left(self, event: Any) -> None:
        assert self.stones[event.size - 1] == 0
        assert set(event.areas) == self.fed(event.size - 1) - self.grown_cities
