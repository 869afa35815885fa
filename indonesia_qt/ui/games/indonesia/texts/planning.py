"""The texts of planning: why no more goods can be sold, the cost of a choice, and the result of a plan; knows no Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from indonesia_qt.core.flow import Reason
from indonesia_qt.games.indonesia.analysis.position import growth
from indonesia_qt.games.indonesia.delivery.largest_plans import Bottleneck, Objective
from indonesia_qt.games.indonesia.delivery.outcomes import Outcome, Title, growing, served
from indonesia_qt.games.indonesia.delivery.planner import Sending, Shortfall, fees
from indonesia_qt.games.indonesia.rules.actions import Deliver
from indonesia_qt.games.indonesia.rules.constants import PRICE
from indonesia_qt.games.indonesia.rules.phases.operations import gains
from indonesia_qt.games.indonesia.rules.shipping import Plan
from indonesia_qt.games.indonesia.rules.state import Company, State
from indonesia_qt.i18n.text import (
    clauses,
    counted,
    enumerated,
    figure,
    labelled,
    listed,
    paragraph,
    phrase,
    signed,
    tr,
)
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.names import amount_of, rupiah, ships
from indonesia_qt.ui.support.refusal import Refusal
from indonesia_qt.ui.widgets.rich_text import Rich, rich

NARROW = "\N{NO-BREAK SPACE}"
BEST_IN: dict[Title, str] = {
    "money": phrase("Most money for you"),
    "lead": phrase("Largest lead over rivals"),
    "rivals": phrase("Least money for rivals"),
    "growth": phrase("Most cities grow"),
    "cities": phrase("Most cities supplied"),
}
"""The names of outcomes by what they are best in."""


class PlanningTexts:
    """Sentences about the deliveries of one company."""

    def __init__(self, words: IndonesiaTexts, view: State, company: Company) -> None:
        self.words, self.view, self.company = words, view, company

    def duty(self, most: int, goods: int, sold: int) -> Rich:
        """Return how many goods must be sold, in bold, of those that are left, and how many were sold before."""
        must = counted(goods, "Must sell {left} of {n} good", "Must sell {left} of {n} goods", left=most)
        duty = rich("<b>{must}</b>", must=must)
        return Rich(tr("{duty}, {sold} sold", duty=duty, sold=sold)) if sold else duty

    def why(self, cut: Bottleneck, goods: int) -> str:
        """Return why no more than the total of a cut can be sold of `goods`: the cut's parts, and their sum."""
        parts = self.parts(cut, goods)
        numbers = [number for number, _ in parts if number is not None]
        limits = clauses(*(text for _, text in parts))
        if len(numbers) < 2:
            return tr("{fact}.", fact=limits)
        added = f"{' + '.join(map(str, numbers))} = {cut.total}"
        return tr("{limits} ({sum}).", limits=limits, sum=added.replace(" ", NARROW))

    def parts(self, cut: Bottleneck, most: int) -> list[tuple[int | None, str]]:
        """Return the parts of a cut with the number that each lets through, first those that let none through."""
        stranded = [(None, self._stranded(area, goods)) for area, goods in cut.stranded]
        if cut.total == most:
            place = self.words.place
            sold = [
                (number, counted(number, "the good at {area}", "all goods in and around {area}", area=place(area)))
                for area, number in cut.zones
            ]
            return [*stranded, *sold]
        return [*stranded, *self._limits(cut)] or [(0, tr("No city that buys can be reached"))]

    def sending(self, sending: Sending) -> str:
        """Return the way of a good so far, and the clicks that can follow."""
        way = " \N{RIGHTWARDS ARROW} ".join(map(self.words.place, (sending.choices.origin, *sending.begun)))
        if not sending.line:
            return tr("From {way}: click a city or the next ship. Click the good again to cancel.", way=way)
        return tr(
            "From {way} with {line}: click a city or the next ship. Click the good again to cancel.",
            way=way,
            line=self.words.company(sending.line),
        )

    def payees(self, paid: Sequence[int]) -> str:
        """Return the players whom a plan pays for ships; `paid` has the rupiah by seat; empty where nobody is paid."""
        owner = self.company.owner
        others = [seat for seat in self.view.order if paid[seat] and seat != owner]
        paid_to = [
            tr("{amount} to {player}", player=self.words.seats[seat], amount=rupiah(paid[seat])) for seat in others
        ]
        if paid[owner]:
            paid_to.append(tr("{amount} to your own ships (you keep it)", amount=rupiah(paid[owner])))
        return " \N{MIDDLE DOT} ".join(paid_to)

    def sums(self, plan: Plan) -> Rich:
        """Return what a plan brings in rupiah, the net in bold, and whom it pays for ships."""
        owner = self.company.owner
        paid, price = fees(self.view, plan), PRICE[self.company.kind]
        net = gains(self.view, self.company, plan)[owner]
        foreign = sum(paid) - paid[owner]
        sales = f"{len(plan)} \N{MULTIPLICATION SIGN} {price}"
        bold = rich("<b>{net}</b>", net=signed(net))
        if not foreign:
            return Rich(clauses(f"{sales} = {bold}", tr("no other player’s ship to pay") if plan else ""))
        sums = tr("{sales} − {fees} for ships = {net}", sales=sales, fees=foreign, net=bold)
        return Rich(clauses(sums, rich("{payees}", payees=self.payees(paid))))

    def origins(self, areas: Sequence[str]) -> str:
        """Return the areas of goods for little room: those with a number by their province's name once."""
        numbers: dict[str, list[str]] = {}
        for name in map(self.words.short_place, areas):
            province, _, number = name.rpartition("\N{NO-BREAK SPACE}")
            if number.isdigit():
                numbers.setdefault(province, []).append(number)
            else:
                numbers.setdefault(name, [])
        return enumerated(
            f"{name}\N{NO-BREAK SPACE}{enumerated(sorted(found, key=int))}" if found else name
            for name, found in numbers.items()
        )

    def cost(self, delivery: Deliver) -> str:
        """Return how many ships carry a good, and who gets how much for them."""
        payee = self.view.companies[delivery.line].owner
        carried, fee = ships(len(delivery.route)), rupiah(fees(self.view, (delivery,))[payee])
        if payee == self.company.owner:
            return tr("{ships}, you keep {fee}", ships=carried, fee=fee)
        return tr("{ships}, {player} gets {fee}", ships=carried, player=self.words.seats[payee], fee=fee)

    def would_go(self, delivery: Deliver) -> str:
        """Return the city, the line and the cost of the delivery that a click would make."""
        city, line = self.words.short_place(delivery.city), self.words.company(delivery.line)
        return tr("To {city} with {line}: {cost}.", city=city, line=line, cost=self.cost(delivery))

    def to_do(self, missing: int) -> str:
        """Return the next step for a plan in which `missing` goods are still to be planned."""
        if not missing:
            return tr("Click a good on the board to reroute it.")
        return counted(
            missing,
            "{n} good still to sell. Click a good on the board, or plan the rest.",
            "{n} goods still to sell. Click a good on the board, or plan the rest.",
        )

    def _stranded(self, area: str, goods: int) -> str:
        return counted(
            goods,
            "{n} good at {area} can’t reach a ship",
            "{n} goods at {area} can’t reach a ship",
            area=self.words.place(area),
        )

    def _limits(self, cut: Bottleneck) -> Iterator[tuple[int, str]]:
        place = self.words.place
        for area, number in cut.zones:
            yield number, counted(number, "only {n} good at {area}", "only {n} goods at {area}", area=place(area))
        for line, sea, room in cut.ships:
            limit = counted(
                self.view.companies[line].ships[sea],
                "{n} ship of {line} in the {sea}: room for {room}",
                "{n} ships of {line} in the {sea}: room for {room}",
                line=self.words.company(line),
                sea=place(sea),
                room=room,
            )
            yield room, limit
        for city, demand in cut.cities:
            goods = amount_of(demand, self.company.kind)
            yield demand, tr("{city} buys {goods}", city=place(city), goods=goods)

    def why_not(self, reason: Reason | Shortfall | None) -> str:
        """Return why something can't be chosen; empty for None."""
        if not isinstance(reason, Shortfall):
            return self.words.reason(reason)
        less = counted(
            reason.most - reason.fewer,
            "That would sell {n} fewer good ({fewer} instead of {most}).",
            "That would sell {n} fewer goods ({fewer} instead of {most}).",
            fewer=reason.fewer,
            most=reason.most,
        )
        return Refusal(paragraph(less, self._stay(reason), self._others(reason.then)), "R-OPS-24")

    def _stay(self, reason: Shortfall) -> str:
        lost = [
            counted(number, "{n} good at {area}", "{n} goods at {area}", area=self.words.place(area))
            for area, number in reason.lost
        ]
        return tr("{goods} would stay unsold.", goods=listed(lost)) if lost else ""

    def _others(self, cut: Bottleneck) -> str:
        if not cut.total:
            return ""
        why = self.why(cut, 1 << 30)
        return tr("At most {number} of the other goods could then be sold: {why}", number=cut.total, why=why)

    def objective(self, objective: Objective) -> str:
        """Return the name of an objective, from the player's point of view."""
        match objective.aim:
            case "money":
                return tr("Maximize my profit")
            case "against":
                return tr("Maximize my lead over {player}", player=self.words.seats[objective.seat])
            case "own_ships":
                return tr("Prefer my own ships")
            case "feed":
                return tr("Supply {city} first", city=self.words.short_place(objective.city))
        return tr("Avoid supplying {city}", city=self.words.short_place(objective.city))

    def earned(self, gains: Sequence[int], present: Sequence[int]) -> str:
        """Return each player's gains, and how much they differ from `present`: "You +95 (−5) · Budi +15"."""
        me = self.company.owner
        seats = [me, *(seat for seat in self.view.order if seat != me and (gains[seat] or present[seat]))]
        parts = []
        for seat in seats:
            change = gains[seat] - present[seat]
            difference = f" ({signed(change)})" if change else ""
            who = tr("You") if seat == me else self.words.seats[seat]
            parts.append(f"{who}\N{NO-BREAK SPACE}{signed(gains[seat])}{difference}")
        return " \N{MIDDLE DOT} ".join(parts)

    def best_in(self, titles: Sequence[Title]) -> str:
        """Return the name of an outcome that is best in something; empty for others."""
        return " \N{MIDDLE DOT} ".join(tr(BEST_IN[title]) for title in titles)

    def fed(self, outcome: Outcome, present: Outcome) -> str:
        """Return how a plan serves the cities compared with `present`; empty for that itself."""
        fed, before = Counter(dict(outcome.fed)), Counter(dict(present.fed))
        more, fewer = self._cities(fed - before), self._cities(before - fed)
        if outcome == present:
            return ""
        if more and fewer:
            return tr("To {cities} instead of {others}", cities=more, others=fewer)
        if more or fewer:
            return tr("Also to {cities}", cities=more) if more else tr("Nothing more to {cities}", cities=fewer)
        return tr("Same cities, other ships")

    def grow(self, plan: Plan) -> str:
        """Return the cities that can grow by a plan, or else those it supplies that are nearest to growing."""
        if grows := growing(self.view, self.company, plan):
            return tr("can grow: {cities}", cities=self._short_places(grows))
        outlooks = growth(served(self.view, self.company, plan))
        supplied = [outlooks[city] for city in self.view.cities if city in {delivery.city for delivery in plan}]
        waiting = [city for city in supplied if city.stones and city.lacking]
        if not waiting:
            return ""
        least = min(city.lacking for city in waiting)
        return counted(
            least,
            "nearest to growing, {n} good short: {cities}",
            "nearest to growing, {n} goods short: {cities}",
            cities=self._short_places([city.city for city in waiting if city.lacking == least]),
        )

    def _short_places(self, cities: Sequence[str]) -> str:
        return listed([self.words.short_place(city) for city in cities])

    def _cities(self, goods: Counter[str]) -> str:
        """Return cities, each with the number of its goods if it isn't one: "Bali, 2 × Jawa Timur 1"."""
        names = ((self.words.short_place(city), goods[city]) for city in self.view.cities if goods[city])
        return enumerated(name if number == 1 else f"{number} \N{MULTIPLICATION SIGN} {name}" for name, number in names)

    def served(self, outcome: Outcome) -> str:
        """Return the cities that get goods, with the number of goods."""
        return enumerated(labelled(self.words.place(city), figure(number)) for city, number in outcome.fed)
