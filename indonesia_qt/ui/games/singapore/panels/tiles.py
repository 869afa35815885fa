"""Panels in which a tile is chosen: in the list, or where it lies above the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QWidget

from indonesia_qt.core.answer_groups import AnswerGroup
from indonesia_qt.core.flow import Action
from indonesia_qt.games.singapore.rules.actions import Build, BuildTop, Found, KeepTile
from indonesia_qt.games.singapore.rules.building import ChooseTile
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark
from indonesia_qt.ui.games.singapore.texts.building import about
from indonesia_qt.ui.table.panels.answers import AnswersPanel
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import AreaPanel

FIRST = phrase("Choose a tile and a lot")


class TilePanel(AnswersPanel):
    """Lists the tiles that can be built or kept; a click on one above the board chooses it."""

    def thing_clicked(self, thing: str) -> bool:
        """Choose the tile, or say why it can't be chosen."""
        answer = next((one for one in self.legal if self._tile_of(one) == thing), None)
        if answer is not None:
            self.list.set_value(answer)
        elif thing == self.view.top and isinstance(self.asked, ChooseTile):
            self.refuse(BuildTop())
        else:
            return False
        return True

    def _tile_of(self, action: Action) -> str:
        if isinstance(action, BuildTop):
            return self.view.top or ""
        return action.tile if isinstance(action, Build | KeepTile) else ""


class FoundPanel(AreaPanel):
    """Asks for a tile, in the list or above the board, and for a lot on the board; either can be chosen first.

    A second click on the lot, the button or Enter builds.
    """

    def build(self) -> None:
        """Add the list of tiles and the button."""
        self.lot = ""
        """The chosen lot."""
        self.tiles = ChoiceList(tr("Tiles"))
        offered = {answer.tile: answer for answer in self.legal if isinstance(answer, Found)}
        for tile, answer in offered.items():
            icon = self.context.icons.answer(self.words.group(self.view, AnswerGroup(answer, answer)), answer)
            self.tiles.add(tile, icon, self.words.place(tile), about(self.words.building(tile)))
        self.tiles.value_changed.connect(self._changed)
        self.tiles.value_taken.connect(self._answer)
        self.add_list(self.tiles)
        self.add_primary("").clicked.connect(self._answer)
        self._changed()

    def fields(self) -> Mapping[str, QWidget]:
        """Return the list of tiles as the only field."""
        return {"tile": self.tiles}

    def entries_for(self, answer: Action) -> Mapping[str, Any]:
        """Return the tile of an answer."""
        return {"tile": answer.tile} if isinstance(answer, Found) else {}

    def first_field(self) -> QWidget | None:
        """Return the list."""
        return self.tiles

    @property
    def answer(self) -> Found | None:
        """The chosen tile on the chosen lot."""
        tile = self.tiles.value()
        return Found(tile, self.lot) if tile is not None and self.lot else None

    def answers(self) -> Mapping[str, Action]:
        """Return the answers by lots, with the chosen tile or else the first."""
        tile = self.tiles.value() or self.view.display[0]
        return {answer.area: answer for answer in self.legal if isinstance(answer, Found) and answer.tile == tile}

    def would_be(self, area: str) -> Action:
        """Return the action to build on an area."""
        return Found(self.tiles.value() or self.view.display[0], area)

    def picked(self, area: str, answer: Action) -> None:  # noqa: ARG002
        """Choose the lot, and build there if it was chosen already."""
        again = self.lot == area
        self.lot = area
        self._changed()
        if self.takes_click(again):
            self._answer()

    def thing_clicked(self, thing: str) -> bool:
        """Choose a tile that is on display, or say that it isn't."""
        if thing in self.tiles.values:
            self.tiles.set_value(thing)
        elif thing == self.view.top:
            self.refuse(Found(thing, self.lot))
        else:
            return False
        return True

    def marks(self) -> list[Mark]:
        """Return marks for the lots, for the chosen one, and for the tile on it."""
        marks = super().marks()
        if self.lot:
            marks.append(AreaMark(self.lot, "chosen"))
        if self.answer is not None:
            board = self.context.ui.board
            marks += board.preview_marks(self.view, self.asked, self.answer, self.context.colours)
        return marks

    def _changed(self) -> None:
        missing = tr("Choose a tile") if self.lot else tr("Choose a lot") if self.tiles.value() else tr(FIRST)
        self.offer(self.answer, missing, tr("on the board") if missing == tr("Choose a lot") else "")
        self.marks_changed.emit()

    def _answer(self) -> None:
        if self.answer is not None:
            self.chosen.emit(self.answer)
