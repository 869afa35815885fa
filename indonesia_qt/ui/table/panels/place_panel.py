"""A panel whose question is answered by a place: chosen in a list or on the board, and confirmed by the button."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from indonesia_qt.core.flow import Action
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark
from indonesia_qt.ui.games.indonesia.board.preview_marks import preview_marks
from indonesia_qt.ui.support.refusal import refused_by
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import AreaPanel

ON_MAP = phrase("on the map or in the list")


class PlacePanel(AreaPanel):
    """Lists the places with what each leads to, and those near by that can't be had, with the reason.

    A click on the board chooses a place; a second one on it, the button or Enter answers. `wanted` says on the button
    what is to be chosen, `listed` to a screen reader what the list holds.
    """

    wanted = phrase("Choose an area")
    listed = phrase("Areas")

    def add_places(self) -> None:
        """Add the list and the button."""
        self.places = ChoiceList(tr(self.listed))
        self.places.value_changed.connect(self._place_changed)
        self.places.refused.connect(self.refused)
        self.add_list(self.places)
        self.place_button = self.add_primary(tr(self.wanted), tr(ON_MAP))
        self.places.value_taken.connect(self.place_button.click)
        self.place_button.clicked.connect(self._answer)
        self.list_places()

    def list_places(self) -> None:
        """Fill the list."""
        self.places.empty()
        for place, action in self.answers().items():
            self.places.add(place, self.icon(place), self.words.place(place), self.about(action))
        for place in self.near_misses():
            reason = self.asked.check(self.view, self.would_be(place))
            if reason is not None:
                self.places.add(place, self.icon(place), self.words.place(place), "", refused_by(reason))
        self._place_changed()

    def about(self, action: Action) -> str:
        """What the list says of a place."""
        return self.tell(action).leads_to

    def near_misses(self) -> list[str]:
        """The places for which a player might ask why not."""
        return []

    def icon(self, place: str) -> QIcon:
        """The picture of a place in the list."""
        raise NotImplementedError

    @property
    def answer(self) -> Action | None:
        """What the button would answer."""
        return self.answers().get(self.places.value() or "")

    def first_field(self) -> QWidget | None:
        """The board, where the places are."""
        return None

    def fields(self) -> Mapping[str, QWidget]:
        """The place."""
        return {"place": self.places}

    def entries_for(self, answer: Action) -> Mapping[str, Any]:
        """The place."""
        return {"place": next((place for place, one in self.answers().items() if one == answer), None)}

    def picked(self, area: str, answer: Action) -> None:  # noqa: ARG002
        """Choose the place; one that is chosen already is taken."""
        if self.places.value() == area:
            self._answer()
            return
        self.places.set_value(area)
        self.place_button.setFocus()

    def marks(self) -> list[Mark]:
        """The places to choose, and the chosen one."""
        chosen = self.places.value()
        if chosen is None:
            return super().marks()
        piece = preview_marks(self.view, self.asked, self.answer, self.context.colours) if self.answer else []
        return [*super().marks(), AreaMark(chosen, "chosen"), *piece]

    def _place_changed(self) -> None:
        answer = self.answer
        self.place_button.setEnabled(answer is not None)
        if answer is None:
            self.place_button.say(tr(self.wanted), tr(ON_MAP))
        else:
            told = self.tell(answer)
            self.place_button.say(told.text, told.leads_to)
        self.marks_changed.emit()

    def _answer(self) -> None:
        if self.answer is not None:
            self.chosen.emit(self.answer)
