"""The kinds of lines of the log, and the summary of what happened since a player's last decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from indonesia_qt.core.flow import Event
from indonesia_qt.core.subjects import Subjects
from indonesia_qt.games.indonesia.analysis.event_subjects import Surroundings
from indonesia_qt.games.indonesia.analysis.sales import sales_of
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.state import Company
from indonesia_qt.games.indonesia.rules.year import PHASES, spendable
from indonesia_qt.i18n.text import counted, enumerated, tr
from indonesia_qt.ui.games.indonesia.texts.clauses import why_skipped
from indonesia_qt.ui.games.indonesia.texts.mergers import merger_done
from indonesia_qt.ui.games.indonesia.texts.names import goods, phase_name, rupiah, ships, signed_rupiah, track_name
from indonesia_qt.ui.play.log_view import LogLine
from indonesia_qt.ui.table.api import Recap


def topics() -> dict[str, str]:
    """Return the kinds of line that a reader can choose, by key, with their names: subjects and phases."""
    about = {"money": tr("Money"), "companies": tr("Companies"), "cities": tr("Cities")}
    return about | {str(phase): phase_name(phase) for phase, _ in PHASES}


class IndonesiaRecap(Recap):
    """A line for each kind of thing that happened since a player's last decision."""

    subjects: type[Subjects[Any]] = Surroundings
    moves = (
        *(ev.CompanyOperated, ev.GoodDelivered, ev.NothingDelivered, ev.Expanded, ev.ShipPlaced),
        *(ev.CompanyStarted, ev.Researched, ev.CityPlaced),
    )
    around: Surroundings

    def written(self) -> Iterator[LogLine]:
        """Yield the lines; those with an empty text are left out."""
        yield LogLine(self._money(), at=self.last + 1)
        for kind in (ev.EraBegan, ev.OrderDecided):
            yield from self.sentences(self.all_of(kind)[-1:])
        for event in self.all_of(ev.MergerDone):
            yield self.line(merger_done(self.words, event, self.seat), [event])
        yield self._joined(tr("New companies"), ev.CompanyStarted, self._started)
        yield self._joined(tr("Research"), ev.Researched, self._researched)
        yield self._sold()
        yield self._summed(tr("Expanded"), ev.Expanded, lambda n: counted(n, "{n} area", "{n} areas"))
        yield self._summed(tr("Expanded"), ev.ShipPlaced, ships)
        yield LogLine(self._freight(), at=self.last + 1)
        yield self._joined(tr("New cities"), ev.CityPlaced, lambda e: self.words.place(e.area))
        yield self._joined(tr("Cities grew"), ev.CityGrew, self.words.growth)
        skips = [event for event in self.all_of(ev.Skipped) if event.seat == self.seat]
        reasons = [why_skipped(self.words, event) for event in skips]
        for text in dict.fromkeys(reasons):
            yield self.line(text, [event for event, why in zip(skips, reasons, strict=True) if why == text])

    def _joined(self, title: str, kind: type[Event], say: Callable[[Any], str]) -> LogLine:
        """Return all events of a kind in one line."""
        events = self.all_of(kind)
        return self._titled(title, map(say, events), events)

    def _sold(self) -> LogLine:
        """Return one line with the goods that each company has sold, and what its owner earned by that."""
        events = self.all_of(ev.GoodDelivered)
        companies: dict[str, Company] = {}  # as they were then: others may have merged since
        for event in events:
            then = self.position_after(event).companies
            companies |= {id: then[id] for id in (event.company, event.line)}
        each = (
            tr(
                "{company} ({goods}, net {net})",
                company=self.words.company(sale.company),
                goods=goods(sale.number),
                net=signed_rupiah(sale.net),
            )
            for sale in sales_of(events, companies)
        )
        return self._titled(tr("Sold"), each, events)

    def _summed(self, title: str, kind: type[Event], units: Callable[[int], str]) -> LogLine:
        """Return one line with the units that each company has added."""
        events = self.all_of(kind)
        each = Counter(event.company for event in events)
        return self._titled(title, (f"{self.words.company(id)} ({units(n)})" for id, n in each.items()), events)

    def _titled(self, title: str, things: Iterable[str], events: Sequence[Event]) -> LogLine:
        text = tr("{title}: {things}.", title=title, things=enumerated(things)) if events else ""
        return self.line(text, events)

    def _started(self, event: ev.CompanyStarted) -> str:
        company, player = self.words.company(event.company), self.words.seats[event.seat]
        return tr("{company} ({player})", company=company, player=player)

    def _researched(self, event: ev.Researched) -> str:
        return f"{self.words.seats[event.player]} {track_name(event.track)} {event.step}"

    def _money(self) -> str:
        """Return the changes of cash, as the cards show it, that the viewer may know and no other line says."""
        fees = self._fees()

        def change(seat: int) -> str:
            if self.before.players[seat].secret or self.after.players[seat].secret:
                return ""
            more = spendable(self.after, seat) - spendable(self.before, seat)
            is_said = seat == self.seat and more == fees
            return signed_rupiah(more) if more and not is_said else ""

        changes = self.changes(change)
        return tr("Cash: {changes}.", changes=changes) if changes else ""

    def _fees(self) -> int:
        """Return the amount that other players paid for the player's ships."""
        fees = 0
        for event in self.all_of(ev.GoodDelivered):
            line, seller = self.around.company(event.line), self.around.company(event.company)
            if line and seller and line.owner == self.seat != seller.owner:
                fees += event.fee
        return fees

    def _freight(self) -> str:
        fees = self._fees()
        return tr("Your ships earned {amount} from other players.", amount=rupiah(fees)) if fees else ""
