"""The deeds that can be acquired, and those of the eras to come."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QMouseEvent

from indonesia_qt.games.indonesia.analysis.position import starts
from indonesia_qt.games.indonesia.rules.constants import ERAS
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.indonesia.texts.names import deed_text
from indonesia_qt.ui.support.refusal import Refusal
from indonesia_qt.ui.table.api import ChoiceList, Context
from indonesia_qt.ui.widgets.item_models import Index


class DeedList(ChoiceList):
    """Lists deeds with their use; those of later eras can't be chosen yet and say so.

    Signals:
        deed_pointed(deed): the pointer or the keyboard is on a deed, or it was clicked, which holds until it is clicked
            again; empty for none.
        deed_clicked(deed): a deed was clicked.
    """

    deed_pointed = Signal(str)
    deed_clicked = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__(tr("Deeds"))
        self.context = context
        self.setSelectionMode(ChoiceList.SelectionMode.NoSelection)
        self.pressed.connect(lambda index: self.deed_clicked.emit(self.shown[index.row()]))
        self.setMouseTracking(True)
        self.shown: list[str] = []
        self._starts: dict[str, Collection[str]] = {}
        self._pointed = self._kept = ""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the deed under the pointer."""
        super().mouseMoveEvent(event)
        self._point(self._deed_at(event) or self._kept)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Keep the deed that was clicked, or let it go."""
        super().mouseReleaseEvent(event)
        deed = self._deed_at(event)
        self._kept = "" if deed == self._kept else deed
        self._point(self._kept)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Point at the deed that the keyboard came to."""
        super().currentChanged(current, previous)
        if self.hasFocus() and current.isValid():
            self._kept = self.shown[current.row()]
            self._point(self._kept)

    def leaveEvent(self, event: QEvent) -> None:
        """Point again at the deed that was clicked, or at none."""
        super().leaveEvent(event)
        self._point(self._kept)

    def light_place(self, area: str) -> None:
        """Light the deeds whose companies can start at a place on the board; none for an empty id."""
        self.light([id for id in self.shown if area in self._starts[id]])

    def _deed_at(self, event: QMouseEvent) -> str:
        row = self.indexAt(event.position().toPoint()).row()
        return self.shown[row] if row >= 0 else ""

    def _point(self, deed: str) -> None:
        if deed != self._pointed:
            self._pointed = deed
            self.deed_pointed.emit(deed)

    def show_state(self, view: State) -> None:
        """List the deeds of a position."""
        later = [deed.id for deed in view.scenario.deeds.values() if deed.era > view.era]
        if self.shown == [*view.deeds, *later]:
            return
        self.shown = [*view.deeds, *later]
        self._starts = {id: starts(view, view.scenario.deeds[id]) for id in self.shown}
        self._kept = ""
        self._point("")
        self.empty()
        for id in self.shown:
            deed = view.scenario.deeds[id]
            name, about, why_not = self.context.words.company(id), deed_text(deed), ""
            if id in later:
                era = ERAS[deed.era].upper()
                about = tr("from era {era}: {deed}", era=era, deed=about)
                reason = tr("{company} becomes available in era {era}.", company=name, era=era)
                why_not = Refusal(reason, "R-ERA-04")
            self.add(id, self.context.icons.kind(deed.kind), name, about, why_not)
