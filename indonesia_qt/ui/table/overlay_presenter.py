"""Shows on the board what the player asks it beside the decision: overlays, and the deed or company he points at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.rules.state import Company, State
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.marks import Mark
from indonesia_qt.ui.games.indonesia.board.overlays import OVERLAYS, OverlaySubject, deed_marks, overlay_marks
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.settings.preferences import PREFERENCES
from indonesia_qt.ui.table.panels.panel import Context


class OverlayPresenter(QObject):
    """Knows what is to be shown over the pieces; after `marks_changed` the board is to be shown anew."""

    marks_changed = Signal()

    def __init__(self, context: Context, bridge: SessionBridge, scene: MapScene, parent: QObject) -> None:
        super().__init__(parent)
        self.context, self.bridge, self.scene = context, bridge, scene
        self._deed = self._under_pointer = ""
        self._fields: Mapping[str, str] = {}
        context.preferences.changed.connect(self._follow)
        scene.area_hovered.connect(self._area_pointed)

    def is_on(self, key: str) -> bool:
        """Whether an overlay is shown."""
        return self.context.preferences.is_on(key)

    def marks(self, view: State, pointed_out: str | None) -> list[Mark]:
        """What is shown over the pieces of a position, where perhaps a company is pointed out."""
        on = [key for key in OVERLAYS if self.is_on(key)]
        self.scene.set_legend(legend(on))
        self._fields = view.fields
        company = self._company(view, pointed_out)
        shown = OverlaySubject(view, self.context.colours, company, self.scene.hovered, self._news())
        return overlay_marks(on, shown) + (list(deed_marks(view, self._deed)) if self._deed else [])

    def point_at_deed(self, deed: str) -> None:
        """Show where the company of a deed can start; none for an empty id."""
        self._deed = deed
        self.marks_changed.emit()

    def _company(self, view: State, pointed_out: str | None) -> Company | None:
        """The company whose network and reach are shown: one pointed out, pointed at, or asked about."""
        chosen = pointed_out or self._under_pointer or str(getattr(self.bridge.question, "company", ""))
        return view.companies.get(chosen)

    def _news(self) -> list[Event]:
        """What has happened since the last decision of the person who is asked, or else of the first person."""
        asked, entries = self.bridge.question, self.bridge.session.entries
        people = [seat for seat in range(len(self.bridge.seats)) if self.bridge.is_human(seat)]
        seat = asked.seat if asked and asked.seat in people else next(iter(people), None)
        own = next((n for n in range(len(entries) - 1, -1, -1) if entries[n].seat == seat), -1)
        return [event for entry in entries[own + 1 :] for event in entry.events]

    def _area_pointed(self, area: str) -> None:
        """Show how far the company at the pointer comes, or what touches the area, where that is wanted."""
        company = self._fields.get(area) or self._under_pointer
        is_new, self._under_pointer = company != self._under_pointer, company
        if (is_new and self.is_on("show_reach")) or self.is_on("show_links"):
            self.marks_changed.emit()

    def _follow(self, key: str) -> None:
        if key in OVERLAYS:
            self.marks_changed.emit()


def legend(on: Sequence[str]) -> str:
    """What is shown over the pieces, and what a single overlay means; several would take too much of the board."""
    if len(on) == 1:
        return f"{tr(PREFERENCES[on[0]].text)}: {tr(OVERLAYS[on[0]].legend)}"
    return " \N{MIDDLE DOT} ".join(tr(PREFERENCES[key].text) for key in on)
