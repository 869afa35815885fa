"""The board of a game: what it shows, its overlays, its menus, and what a click on it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget, QWidgetAction

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.rules.state import Company, State
from indonesia_qt.i18n.text import enumerated, tr
from indonesia_qt.library import PlayableMap
from indonesia_qt.ui.board.animation import TEMPOS, Animation
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import AreaMark, Mark
from indonesia_qt.ui.games.indonesia.board.animations import rings, voyages
from indonesia_qt.ui.games.indonesia.board.board_tables import sheets
from indonesia_qt.ui.games.indonesia.board.overlays import OVERLAYS, OverlaySubject, deed_marks, overlay_marks
from indonesia_qt.ui.games.indonesia.board.pieces import PIECES
from indonesia_qt.ui.games.indonesia.board.position_marks import position_marks
from indonesia_qt.ui.games.indonesia.texts.areas import card, facts, spoken
from indonesia_qt.ui.games.indonesia.year_page import YearPresenter
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.settings.appearance import reduced_motion
from indonesia_qt.ui.settings.preferences import PREFERENCES
from indonesia_qt.ui.support.refusal import rule_of
from indonesia_qt.ui.table.board_table import BoardTable
from indonesia_qt.ui.table.decision_presenter import DecisionPresenter
from indonesia_qt.ui.table.log_presenter import LogPresenter
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.widgets.plain_text import Label, caption

MenuEntry = tuple[str, Callable[[], object] | None]
"""Something that can be done; without what does it, it only says that it can't be done, and why."""


def area_menu(facts: Sequence[str], entries: Sequence[MenuEntry], parent: QWidget | None) -> QMenu:
    """Return a menu with a heading of facts, the first of which is the name, and its entries."""
    menu = QMenu(parent)
    heading = QWidgetAction(menu)
    heading.setText(caption(enumerated(facts)))  # for screen readers
    heading.setDefaultWidget(Label("\n".join(facts), role="menu"))
    heading.setEnabled(False)
    menu.addAction(heading)
    menu.addSeparator()
    for text, act in entries:
        action = menu.addAction(caption(text))
        if act is None:
            action.setEnabled(False)
        else:
            action.triggered.connect(partial(act))  # which gets no state of the action
    return menu


class OverlayPresenter(QObject):
    """Knows what is shown over the pieces.

    - `marks_changed`: `marks()` has changed
    """

    marks_changed = Signal()

    def __init__(self, context: Context, bridge: SessionBridge, scene: MapScene, parent: QObject) -> None:
        super().__init__(parent)
        self.context, self.bridge, self.scene = context, bridge, scene
        self._deed = self._under_pointer = ""
        self._fields: Mapping[str, str] = {}
        context.preferences.changed.connect(self._follow)
        scene.area_hovered.connect(self._area_pointed)

    def marks(self, view: State, pointed_out: str | None) -> list[Mark]:
        """Return the marks over the pieces of a position, where a company may be pointed out."""
        on = list(filter(self.context.preferences.is_on, OVERLAYS))
        self.scene.set_legend(legend(on))
        self._fields = view.fields
        deeds = list(deed_marks(view, self._deed)) if self._deed else []
        if not on:
            return deeds
        company = self._company(view, pointed_out)
        shown = OverlaySubject(view, self.context.colours, company, self.scene.hovered, self._news())
        return [*overlay_marks(on, shown), *deeds]

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
        asked, entries, people = self.bridge.question, self.bridge.session.entries, self.bridge.people
        seat = asked.seat if asked and asked.seat in people else next(iter(people), None)
        own = next((n for n in range(len(entries) - 1, -1, -1) if entries[n].seat == seat), -1)
        return [event for entry in entries[own + 1 :] for event in entry.events]

    def _area_pointed(self, area: str) -> None:
        """Show how far the company at the pointer comes, or what touches the area, where these overlays are on."""
        company = self._fields.get(area) or self._under_pointer
        is_new, self._under_pointer = company != self._under_pointer, company
        is_on = self.context.preferences.is_on
        if (is_new and is_on("show_reach")) or is_on("show_links"):
            self.marks_changed.emit()

    def _follow(self, key: str) -> None:
        if key in OVERLAYS:
            self.marks_changed.emit()


def legend(on: Sequence[str]) -> str:
    """Return the names of the overlays that are on, and for a single one what it means."""
    if len(on) == 1:
        return f"{tr(PREFERENCES[on[0]].text)}: {tr(OVERLAYS[on[0]].legend)}"
    return " \N{MIDDLE DOT} ".join(tr(PREFERENCES[key].text) for key in on)


class BoardPresenter(QObject):
    """Shows a position, what is asked of it and what is pointed out, and passes clicks to the open panel.

    - `message`: a sentence for the status bar
    - `refused`: why something can't be done
    - `rules_requested`: asks for the rules at a place
    """

    message = Signal(str)
    refused = Signal(object)
    rules_requested = Signal(str)

    def __init__(
        self,
        context: Context,
        played_on: PlayableMap,
        bridge: SessionBridge,
        decision: DecisionPresenter,
        log: LogPresenter,
        year: YearPresenter,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.context, self.decision, self.log, self.year = context, decision, log, year
        self.view: State = bridge.session.state
        self.scene = MapScene(played_on.board, context.icons.theme, PIECES, self)
        self.motion = Animation(self.scene)
        self.scene.describe = self.describe
        self.scene.spoken = self.spoken
        self.scene.area_clicked.connect(lambda area: decision.panel.area_clicked(area) if decision.panel else None)
        self.scene.area_taken.connect(lambda area: decision.panel.area_taken(area) if decision.panel else None)
        self.scene.area_dropped.connect(lambda area: decision.panel.area_dropped(area) if decision.panel else None)
        for pointed in (self.scene.area_hovered, self.scene.area_focused):
            pointed.connect(lambda area: self.message.emit(" \N{MIDDLE DOT} ".join(self._facts(area))))
            pointed.connect(lambda area: decision.panel.area_hovered(area) if decision.panel else None)
        self.scene.area_context.connect(self._show_menu)
        self.table = BoardTable()
        self.table.content_requested.connect(self._show_sheets)
        self.table.place_shown.connect(self._show_place)
        self.table.answered.connect(decision.answer)
        self.table.refused.connect(self.refused)
        self.guide = OverlayPresenter(context, bridge, self.scene, self)
        for changed in (self.guide.marks_changed, decision.marks_changed, log.lit_changed, year.lit_changed):
            changed.connect(self.show_marks)
        self._pointed_out: str | None = None
        self._highlighted: tuple[str, ...] = ()

    @property
    def lit(self) -> tuple[str, ...]:
        """The places of the line under the pointer, in the log or on the page of the year, and the highlighted ones."""
        return (*self.log.lit, *self.year.lit, *self._highlighted)

    def highlight(self, places: Sequence[str]) -> None:
        """Point out places on the board, until others are."""
        self._highlighted = tuple(places)
        self.show_marks()

    def describe(self, area: str) -> str:
        """Return the text of the card beside an area."""
        return card(self.context.words, self.view, area) if area else ""

    def _facts(self, area: str) -> list[str]:
        return facts(self.context.words, self.view, area) if area else []

    def spoken(self, area: str) -> str:
        """Return what a screen reader says of an area."""
        standing = tr("Legal target.") if area in self.scene.targets else ""
        return spoken(self.context.words, self.view, area, standing)

    def begin(self, view: State) -> None:
        """Take another position, which `show_marks` shows once its panel is there."""
        self.view = view
        self._pointed_out = None

    def point_out(self, company: str) -> None:
        """Show where a company lies, until it is clicked again or the game goes on."""
        self._pointed_out = None if self._pointed_out == company else company
        self.show_marks()

    def move(self, events: Sequence[Event]) -> None:
        """Let goods travel and point out what is new; nothing moves when a decision was taken back."""
        tempo = 0.0 if reduced_motion() else TEMPOS[str(self.context.preferences.value("motion"))]
        moving = voyages(events, self.view, self.context.colours)
        self.motion.play(moving, rings(events, self.view), tempo)

    def show_marks(self) -> None:
        """Show the position with all that is marked on it."""
        shows_growth = self.context.preferences.is_on("show_growth")
        marks = position_marks(self.view, self.context.colours, always_received=shows_growth)
        marks += self.decision.marks()
        marks += [AreaMark(place, "hint") for place in self.lit]
        if self._pointed_out is not None:
            marks += [AreaMark(place, "hint") for place in self.view.companies[self._pointed_out].places]
        self.scene.sync(marks + self.guide.marks(self.view, self._pointed_out))
        if self.table.isVisible():
            self._show_sheets()

    def _show_sheets(self) -> None:
        answers = self.decision.possible(self.table.search.text())
        self.table.show_sheets(sheets(self.context.words, self.view, answers))

    def _show_place(self, area: str) -> None:
        """Bring an area into view and mark it."""
        for view in self.scene.views():
            if isinstance(view, MapView):
                view.go_to(area)

    def _show_menu(self, area: str, at: QPoint) -> None:
        """Offer what can be done with an area."""
        views = self.scene.views()
        menu = area_menu(self._facts(area), self._entries(area), views[0] if views else None)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def _entries(self, area: str) -> list[MenuEntry]:
        """What can be done with an area, now or always."""
        name = self.context.words.place(area)
        why_not = self.decision.panel.why_not(area) if self.decision.panel else ""
        entries: list[MenuEntry] = []
        if area in self.scene.targets:
            entries.append((tr("Choose {area}", area=name), partial(self.scene.area_clicked.emit, area)))
        else:
            entries.append((why_not or tr("Nothing to choose here now"), None))
            if rule := rule_of(why_not):
                entries.append((tr("Rule {rule}", rule=rule), partial(self.rules_requested.emit, rule)))
        for company in self.view.companies.values():
            if area in company.places:
                title = self.context.words.company(company.id)
                entries.append((tr("Show {company}", company=title), partial(self.point_out, company.id)))
                if company.ships:
                    key, text = "show_lanes", tr("Show the network of {company}", company=title)
                else:
                    key, text = "show_reach", tr("Show the cities that {company} reaches", company=title)
                entries.append((text, partial(self._show_overlay, company.id, key)))
        entries.append((tr("Log of {area}", area=name), partial(self.log.pane.show_about, area, name)))
        return entries

    def _show_overlay(self, company: str, key: str) -> None:
        """Show an overlay of one company."""
        self._pointed_out = company
        self.context.preferences.set(key, True)
        self.show_marks()
