"""The words of planning: why no more goods can be sold, what a choice would cost, what a plan brings; knows no Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from indonesia_qt.core.flow import Reason
from indonesia_qt.games.indonesia.alternatives import Outcome
from indonesia_qt.games.indonesia.bottleneck import Bottleneck
from indonesia_qt.games.indonesia.content import KIND_NAME
from indonesia_qt.games.indonesia.draft import Shortfall
from indonesia_qt.games.indonesia.objectives import Objective
from indonesia_qt.games.indonesia.state import Company, State
from indonesia_qt.ui.indonesia.texts import Words, count
from indonesia_qt.wording import listed

NARROW = "\N{NO-BREAK SPACE}"


def signed(amount: int) -> str:
    """An amount with its sign: "+95", with a true minus sign."""
    return f"{amount:+,}".replace("-", "\N{MINUS SIGN}")


class PlanningWords:
    """Sentences about the deliveries of one company."""

    def __init__(self, words: Words, view: State, company: Company) -> None:
        self.words, self.view, self.company = words, view, company

    def why(self, cut: Bottleneck, goods: int) -> str:
        """Why no more than the total of a cut can be sold of so many goods: its parts, and their sum."""
        parts = self.parts(cut, goods)
        numbers = [number for number, _ in parts if number is not None]
        added = f"{' + '.join(map(str, numbers))} = {cut.total}" if len(numbers) > 1 else str(cut.total)
        return f"{'; '.join(text for _, text in parts)}: {added.replace(' ', NARROW)}."

    def parts(self, cut: Bottleneck, most: int) -> list[tuple[int | None, str]]:
        """What every good must pass, each with the number that it lets through; first what lets none through."""
        found = [
            (None, f"{count(goods, 'good')} at {self.words.place(area)} {_do(goods, 'touches', 'touch')} no ship")
            for area, goods in cut.stranded
        ]
        if cut.total == most:
            return [*found, *((number, f"all goods at {self.words.place(area)}") for area, number in cut.zones)]
        return [*found, *self._limits(cut)] or [(0, "No way leads to a city that buys")]

    def _limits(self, cut: Bottleneck) -> Iterator[tuple[int, str]]:
        good, place = KIND_NAME[self.company.kind], self.words.place
        for area, number in cut.zones:
            yield number, f"the zone of {place(area)} has only {count(number, 'good')}"
        for line, sea, room in cut.ships:
            carry = _do(self._fleet(line, sea), "carries", "carry")
            yield room, f"{self._ships(line, sea)} in {place(sea)} {carry} {room}"
        for city, demand in cut.cities:
            yield demand, f"{place(city)} buys {demand} {good}"

    def _fleet(self, line: str, sea: str) -> int:
        return self.view.companies[line].ships[sea]

    def _ships(self, line: str, sea: str) -> str:
        hull = self.view.players[self.view.companies[line].owner].hull
        return f"{count(self._fleet(line, sea), 'ship')} of {self.words.company(line)} (hull {hull})"

    def why_not(self, reason: Reason | Shortfall | None) -> str:
        """Why something can't be chosen."""
        if not isinstance(reason, Shortfall):
            return str(reason or "")
        less = reason.most - reason.fewer
        lost = listed([f"{count(number, 'good')} at {self.words.place(area)}" for area, number in reason.lost])
        stays = f" {lost} would stay." if lost else ""
        then = f" Of the others no more than {reason.then.total} could go: {self.why(reason.then, 1 << 30)}"
        text = f"Then {count(less, 'good')} less could be shipped ({reason.fewer} < {reason.most})."
        return f"{text}{stays}{then if reason.then.total else ''}"

    def objective(self, objective: Objective) -> str:
        """What is aimed at."""
        match objective.aim:
            case "money":
                return "Most money for me"
            case "against":
                return f"Best against {self.words.seats[objective.seat]}"
            case "own_ships":
                return "My own ships first"
            case "feed":
                return f"Feed {self.words.short_place(objective.city)} first"
        return f"Starve {self.words.short_place(objective.city)}"

    def earned(self, gains: Sequence[int], present: Sequence[int]) -> str:
        """What each player gains, and by how much that differs from `present`: "You +95 (−5) · Budi +15"."""
        me = self.company.owner
        seats = [me, *(seat for seat in self.view.order if seat != me and (gains[seat] or present[seat]))]
        parts = []
        for seat in seats:
            change = gains[seat] - present[seat]
            told = f" ({signed(change)})" if change else ""
            parts.append(
                f"{'You' if seat == me else self.words.seats[seat]}\N{NO-BREAK SPACE}{signed(gains[seat])}{told}"
            )
        return " \N{MIDDLE DOT} ".join(parts)

    def fed(self, outcome: Outcome, present: Outcome, grows: Sequence[str]) -> str:
        """How a plan serves the cities otherwise than `present`, and those that it gives the last they need to grow."""
        fed, before = Counter(dict(outcome.fed)), Counter(dict(present.fed))
        changes = [
            f"{self.words.short_place(city)}:\N{NO-BREAK SPACE}{signed(fed[city] - before[city])}"
            for city in self.view.cities
            if fed[city] != before[city]
        ]
        if outcome == present:
            told = "the present plan"
        elif changes:
            told = " \N{MIDDLE DOT} ".join(changes)
        else:
            told = "the same cities, other ships"
        growing = listed([self.words.short_place(city) for city in grows])
        return f"{told}; {growing} can grow" if growing else told

    def served(self, outcome: Outcome) -> str:
        """The cities that get goods, and how many."""
        return ", ".join(f"{self.words.place(city)}: {number}" for city, number in outcome.fed)


def _do(number: int, one: str, many: str) -> str:
    return one if number == 1 else many
