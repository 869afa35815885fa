"""The panel of phase 4: taking a deed and placing the first good or ship."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QWidget

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.rules.actions import StartProduction, StartShipping
from indonesia_qt.games.indonesia.rules.companies import free_slots
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.i18n.text import counted, paragraph, phrase, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark, NoteMark
from indonesia_qt.ui.games.indonesia.board.position_marks import preview_marks
from indonesia_qt.ui.games.indonesia.panels.situation import add_situation
from indonesia_qt.ui.games.indonesia.texts.acquisitions import deed_prompt, take_no_deed
from indonesia_qt.ui.games.indonesia.texts.names import deed_text, letter
from indonesia_qt.ui.support.refusal import refused_by
from indonesia_qt.ui.table.api import AreaPanel, ChoiceList, ChoicePanel, QuestionUi
from indonesia_qt.ui.table.panels.panel import place_of
from indonesia_qt.ui.widgets.plain_text import read_of
from indonesia_qt.ui.widgets.rich_text import rich

Start = StartProduction | StartShipping


class DeedPanel(ChoicePanel, AreaPanel):
    """Choose a deed, then the place on the board or in the list; or the place, where it leaves no doubt of the deed."""

    undecided = phrase("Choose a deed")

    def build(self) -> None:
        """List the deeds that can be acquired, and the places of the chosen one."""
        self.starts: dict[str, dict[str, Start]] = {}
        for action in self.legal:
            if isinstance(action, Start):
                self.starts.setdefault(action.deed, {})[place_of(action)] = action
        player = self.view.players[self.asked.seat]
        slots = free_slots(self.view, self.asked.seat)
        free = counted(
            slots, "<b>{n} of {slots} slots</b> free.", "<b>{n} of {slots} slots</b> free.", slots=player.slots
        )
        at_stake = rich(
            paragraph(free, tr("Starting a company costs nothing. If you pass, you’re out for the rest of the phase."))
        )
        self.fold(read_of(at_stake), self.note(at_stake))
        self.deeds = ChoiceList(tr("Deeds you can acquire"))
        for id in self.starts:
            deed = self.view.scenario.deeds[id]
            many = len(self.starts[id])
            about = counted(many, "{use}; {n} starting area", "{use}; {n} starting areas", use=deed_text(deed))
            self.deeds.add(id, self.context.icons.kind(deed.kind), self.words.company(id), about)
        self.link_rows(self.deeds, lambda deed: self.starts[deed])
        self.add_list(self.deeds)
        self.where = self.heading("")
        self.places = ChoiceList(tr("Possible starting areas"))
        self.link_rows(self.places, lambda place: (place,))
        self.add_list(self.places)
        self.add_choice(self.places)
        self.deeds.value_changed.connect(self._deed_changed)
        self.deeds.value_taken.connect(self.press_primary)
        self.add_pass()
        self._deed_changed()
        add_situation(self)

    def first_field(self) -> QWidget:
        """Return the list of deeds."""
        return self.deeds

    def fields(self) -> Mapping[str, QWidget]:
        """Return the list of deeds, and then that of places."""
        return {"deed": self.deeds, "place": self.places}

    def entries_for(self, answer: Start) -> Mapping[str, Any]:
        """Return the deed and the place of an answer, by field."""
        return {"deed": answer.deed, "place": place_of(answer)}

    @property
    def answer(self) -> Start | None:
        """The answer that the button gives; None until a deed and a place are chosen."""
        deed, place = self.deeds.value(), self.places.value()
        return self.starts[deed][place] if deed and place else None

    def answers(self) -> Mapping[str, Action]:
        """Return the answers by place: those for the chosen deed, or without one for all deeds."""
        deed = self.deeds.value()
        return super().answers() if deed is None else self.starts[deed]

    def would_be(self, area: str) -> Action:
        """Return the start in `area` with the chosen deed, else with a deed of its province, else with the first."""
        province = self.view.scenario.province_of.get(area)
        there = [id for id in self.starts if self.view.scenario.deeds[id].province == province]
        id = self.deeds.value() or next(iter([*there, *self.starts]))
        deed = self.view.scenario.deeds[id]
        return StartShipping(deed.id, area) if deed.kind == "shipping" else StartProduction(deed.id, area)

    def area_clicked(self, area: str) -> None:
        """Start in a place; if only another deed than the chosen one can start there, choose that and the place."""
        if area not in self.answers() and (others := self._deeds_for(area)):
            self._choose(self.starts[others[0]][area])
        else:
            super().area_clicked(area)

    def _deeds_for(self, area: str) -> list[str]:
        """Return the deeds that can start in a place."""
        return [deed for deed, places in self.starts.items() if area in places]

    def deed_clicked(self, deed: str) -> None:
        """Choose a deed of the list of deeds, or say why it can't be taken."""
        if deed in self.starts:
            self.deeds.set_value(deed)
        else:
            self.refuse(StartProduction(deed, ""))

    def picked(self, area: str, answer: Start) -> None:
        """Start there; where several deeds can start and none is chosen, choose one of them."""
        is_clear = self.deeds.value() is not None or len(self._deeds_for(area)) == 1
        self._choose(answer)
        if is_clear and self.takes_click():
            self.give()

    def _choose(self, start: Start) -> None:
        self.deeds.set_value(start.deed)
        self.places.set_value(place_of(start))
        self.button.setFocus()

    def _deed_changed(self) -> None:
        deed = self.deeds.value()
        self.places.empty()
        self.places.setVisible(deed is not None)
        self.where.setVisible(deed is not None)
        if deed is not None:
            kind = self.view.scenario.deeds[deed].kind
            self.where.setText(tr("Where to start {company}", company=self.words.company(deed)))
            for place, action in self.starts[deed].items():
                icon = self.context.icons.kind(kind)
                self.places.add(place, icon, self.words.place(place), self.action_text(action).leads_to)
            for place, reason in self._refused(deed):
                self.places.add(place, self.context.icons.kind(kind), self.words.place(place), "", reason)
        self.choice_changed()

    def _refused(self, id: str) -> list[tuple[str, str]]:
        """Return the areas of a deed's province where it can't start, with the reasons."""
        deed = self.view.scenario.deeds[id]
        if deed.kind == "shipping":
            return []
        areas = self.view.scenario.areas_of[deed.province]
        reasons = [(area, self.asked.check(self.view, StartProduction(id, area))) for area in areas]
        return [(area, refused_by(reason)) for area, reason in reasons if reason is not None]

    def choice_changed(self) -> None:
        """Offer the place that is chosen now, or say what to choose."""
        self.offer(self.answer, tr("Choose where to start") if self.deeds.value() else tr(self.undecided))
        self.marks_changed.emit()

    def marks(self) -> list[Mark]:
        """Mark the places to start, the chosen one, and the piece that would stand there."""
        start = self.answer
        if start is None:
            return [*super().marks(), *self._letters()]
        piece = preview_marks(self.view, self.asked, start, self.context.colours)
        return [*super().marks(), AreaMark(place_of(start), "chosen"), *piece]

    def _letters(self) -> list[Mark]:
        """Return the letters of the deeds at the places where several of them can start: a click takes one."""
        if self.deeds.value() is not None:
            return []
        there: dict[str, list[str]] = {}
        for id, places in self.starts.items():
            for place in places:
                there.setdefault(place, []).append(letter(self.view.scenario, id))
        return [NoteMark(place, " ".join(letters)) for place, letters in there.items() if len(letters) > 1]


QUESTIONS = {ChooseDeed: QuestionUi(DeedPanel, deed_prompt, "acquisitions", passing=take_no_deed, asks_again="")}
