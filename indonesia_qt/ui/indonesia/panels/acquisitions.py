"""The panel of phase 4: taking a deed and placing the first good or ship."""

from __future__ import annotations

from collections.abc import Mapping

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.actions import Pass, StartProduction, StartShipping
from indonesia_qt.games.indonesia.companies import free_slots
from indonesia_qt.ui.indonesia.panels.base import AreaPanel
from indonesia_qt.ui.indonesia.panels.choice_list import ChoiceList
from indonesia_qt.ui.indonesia.texts import count, deed_text, letter
from indonesia_qt.ui.map.marks import AreaMark, GoodMark, Mark, ShipMark

Start = StartProduction | StartShipping


class DeedPanel(AreaPanel):
    """Choose a deed, then the place on the board; or click the place, which chooses the deed."""

    def build(self) -> None:
        """List the deeds."""
        self.start: Start | None = None
        self.starts: dict[str, dict[str, Start]] = {}
        for action in self.asked.actions(self.view):
            if not isinstance(action, Pass):
                self.starts.setdefault(action.deed, {})[place_of(action)] = action
        slots = free_slots(self.view, self.asked.seat)
        self.note(f"You have {count(slots, 'free slot')}. A deed costs nothing; who passes is out for this year.")
        self.deeds = ChoiceList()
        for id in self.starts:
            deed = self.view.scenario.deeds[id]
            told = f"{deed_text(deed)}; {count(len(self.starts[id]), 'place')}"
            self.deeds.add(id, self.context.icons.kind(deed.kind), self.words.company(id), told)
        self.deeds.value_changed.connect(self._deed_changed)
        self.add_list(self.deeds)
        self.found = self.add_primary("Choose a deed")
        self.found.setEnabled(False)
        self.found.clicked.connect(lambda: self.chosen.emit(self.start))
        self.add_secondary("Pass", Pass())

    def answers(self) -> Mapping[str, Start]:
        """The places where the chosen deed, or any deed, can start."""
        deed = self.deeds.value()
        if deed is not None:
            return self.starts[deed]
        return {place: action for places in self.starts.values() for place, action in places.items()}

    def would_be(self, area: str) -> Action:
        """To start there with the chosen deed, or the first."""
        deed = self.view.scenario.deeds[self.deeds.value() or next(iter(self.starts))]
        return StartShipping(deed.id, area) if deed.kind == "shipping" else StartProduction(deed.id, area)

    def area_clicked(self, area: str) -> None:
        """Choose the place; a place of another deed chooses that deed."""
        if area not in self.answers() and any(area in places for places in self.starts.values()):
            self.deeds.set_value(None)
        super().area_clicked(area)

    def picked(self, area: str, answer: Start) -> None:  # type: ignore[override]
        """Show the company's start; the button founds it."""
        self.deeds.set_value(answer.deed)
        self.start = answer
        self.found.setText(f"Start {self.words.company(answer.deed)}, {self.words.place(area)}")
        self.found.setEnabled(True)
        self.found.setFocus()
        self.marks_changed.emit()

    def _deed_changed(self) -> None:
        self.start = None
        self.found.setEnabled(False)
        self.found.setText("Click where it starts" if self.deeds.value() else "Choose a deed")
        self.marks_changed.emit()

    def marks(self) -> list[Mark]:
        """The places to start, and the piece on the chosen one."""
        if self.start is None:
            return super().marks()
        place, colour = place_of(self.start), self.context.colours[self.asked.seat]
        deed = self.view.scenario.deeds[self.start.deed]
        tag = letter(self.view.scenario, deed.id)
        ghost: Mark = GoodMark(place, deed.kind, colour, tag, ghost=True)
        if deed.kind == "shipping":
            ghost = ShipMark(place, colour, tag, ghost=True)
        return [*super().marks(), AreaMark(place, "chosen"), ghost]


def place_of(action: Start) -> str:
    """Where the company would start."""
    return action.sea if isinstance(action, StartShipping) else action.area
