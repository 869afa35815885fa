"""Phase 4, Acquisitions (R-ACQ): players take deeds and place the first good or ship of each new company."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.core.flow import Action, Event, Pass, Process, Question, Reason, because
from indonesia_qt.games.indonesia.rules.actions import StartProduction, StartShipping
from indonesia_qt.games.indonesia.rules.companies import free_slots, grows_nearby, is_empty
from indonesia_qt.games.indonesia.rules.constants import KIND_NAME
from indonesia_qt.games.indonesia.rules.deeds import after_filling, start_areas, start_seas
from indonesia_qt.games.indonesia.rules.events import CompanyStarted, Passed, Skipped
from indonesia_qt.games.indonesia.rules.scenario import Deed
from indonesia_qt.games.indonesia.rules.state import Company, State

NO_FREE_SLOT = because("R-ACQ-02", "All slots are taken.")


class Acquisitions(Process[State], frozen=True):
    """Round after round each player takes a deed, until no deed or no player is left; who passes is out (R-ACQ-01)."""

    turn: int = 0
    gone: frozenset[int] = frozenset()

    def resume(self, s: State, events: list[Event]) -> None:
        """Ask the next player who is still in and has a free slot."""
        players = len(s.order)
        if not s.deeds or len(self.gone) == players:
            reason = because("R-ACQ-01", "There are no deeds left.")
            events.extend(Skipped(seat, reason) for seat in s.order if seat not in self.gone)
            s.stack.pop()
            return
        seat = s.order[self.turn]
        s.stack[-1] = Acquisitions((self.turn + 1) % players, self.gone)
        if seat in self.gone:
            return
        if free_slots(s, seat) > 0:
            s.stack.append(ChooseDeed(seat))
        else:
            s.stack[-1] = s.stack[-1].without(seat)
            events.append(Skipped(seat, NO_FREE_SLOT))

    def without(self, seat: int) -> Acquisitions:
        """Return the phase when `seat` is out of it."""
        return Acquisitions(self.turn, self.gone | {seat})


class ChooseDeed(Question[State], frozen=True):
    """Which deed a player takes, if any, and where the company starts."""

    answers = (StartProduction, StartShipping, Pass)

    def actions(self, s: State) -> Sequence[Action]:
        """Return a pass, and each available deed with each place to start."""
        found: list[Action] = [Pass()]
        for deed in map(s.scenario.deeds.__getitem__, s.deeds):
            if deed.kind == "shipping":
                found += [StartShipping(deed.id, sea) for sea in start_seas(s, deed)]
            else:
                found += [StartProduction(deed.id, area) for area in start_areas(s, deed)]
        return found

    def check(self, s: State, action: StartProduction | StartShipping | Pass) -> Reason | None:
        """Refuse deeds that aren't available and places where the company can't start."""
        if isinstance(action, Pass):
            return None
        name = s.scenario.name
        if action.deed not in s.deeds:
            return because("R-ACQ-01", "{deed} isn’t available right now.", deed=name.get(action.deed, action.deed))
        deed = s.scenario.deeds[action.deed]
        if isinstance(action, StartProduction):
            return why_no_production(s, deed, action.area)
        if deed.kind != "shipping":
            return because("R-ACQ-04", "{deed} starts on land. Choose a land area.", deed=deed.name)
        if action.sea not in s.scenario.sea_neighbours:
            return because("R-ACQ-03", "{deed} starts at sea. Choose a sea area.", deed=deed.name)
        if action.sea not in start_seas(s, deed):
            names = {"sea": name.get(action.sea, action.sea), "province": name[deed.province]}
            return because("R-ACQ-03", "The {sea} doesn’t touch {province}.", **names)
        return None

    def apply(self, s: State, action: StartProduction | StartShipping | Pass, events: list[Event]) -> None:
        """Found the company, or leave the phase."""
        s.stack.pop()
        if isinstance(action, Pass):
            s.stack[-1] = s.stack[-1].without(self.seat)
            events.append(Passed(self.seat))
            return
        s.deeds.remove(action.deed)
        s.players[self.seat].companies.append(action.deed)
        kind = s.scenario.deeds[action.deed].kind
        company = Company(action.deed, kind, self.seat, (action.deed,), [], {})
        s.companies[company.id] = company
        if isinstance(action, StartShipping):
            company.ships[action.sea] = 1
            events.append(CompanyStarted(self.seat, company.id, action.sea))
        else:
            company.areas.append(action.area)
            s.fields[action.area] = company.id
            events.append(CompanyStarted(self.seat, company.id, action.area))
            after_filling(s, action.area, events)


def why_no_production(s: State, deed: Deed, area: str) -> Reason | None:
    """Return why a production company can't start on `area`; None when it can (R-ACQ-04)."""
    name = s.scenario.name
    names = {"area": name.get(area, area), "province": name[deed.province], "good": KIND_NAME[deed.kind]}
    if deed.kind == "shipping":
        return because("R-ACQ-03", "{deed} starts at sea. Choose a sea area.", deed=deed.name)
    if area not in s.scenario.areas_of[deed.province]:
        return because("R-ACQ-04", "{area} isn’t in {province}.", **names)
    if not is_empty(s, area):
        return because("R-ACQ-04", "{area} isn’t empty.", **names)
    if grows_nearby(s, area, deed.kind):
        return because("R-ACQ-04", "{area} is adjacent to an area with {good}.", **names)
    return None
