"""Keeps the board in step with the game, as a map and as a table, and hands on what is done with its areas."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, Signal

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import tr
from indonesia_qt.library.maps import PlayableMap
from indonesia_qt.ui.board.animation import TEMPOS, Animation
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import AreaMark
from indonesia_qt.ui.games.indonesia.board import glyphs
from indonesia_qt.ui.games.indonesia.board.animations import rings, voyages
from indonesia_qt.ui.games.indonesia.board.board_tables import sheets
from indonesia_qt.ui.games.indonesia.board.position_marks import position_marks
from indonesia_qt.ui.games.indonesia.texts.areas import card, facts, spoken
from indonesia_qt.ui.games.indonesia.year_presenter import YearPresenter
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.style.reduced_motion import reduced_motion
from indonesia_qt.ui.support.refusal import rule_of
from indonesia_qt.ui.table.area_menu import MenuEntry, area_menu
from indonesia_qt.ui.table.board_table import BoardTable
from indonesia_qt.ui.table.decision_presenter import DecisionPresenter
from indonesia_qt.ui.table.log_presenter import LogPresenter
from indonesia_qt.ui.table.overlay_presenter import OverlayPresenter
from indonesia_qt.ui.table.panels.panel import Context


class BoardPresenter(QObject):
    """Shows a position, what is asked of it and what is looked for, and gives clicks to the panel that is open.

    `told` carries a sentence for the status bar; `refused` why something can't be done; `rules_requested` asks for the
    rules at a place.
    """

    told = Signal(str)
    refused = Signal(object)
    rules_requested = Signal(str)

    def __init__(
        self,
        context: Context,
        played_on: PlayableMap,
        bridge: SessionBridge,
        decision: DecisionPresenter,
        log_presenter: LogPresenter,
        year_presenter: YearPresenter,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.context, self.decision, self.log_presenter, self.year_presenter = (
            context,
            decision,
            log_presenter,
            year_presenter,
        )
        self.view: State = bridge.session.state
        self.scene = MapScene(played_on.board, context.icons.theme, glyphs.glyph, self)
        self.motion = Animation(self.scene)
        self.scene.describe = self.describe
        self.scene.spoken = self.spoken
        self.scene.area_clicked.connect(self._area_clicked)
        self.scene.area_taken.connect(self._area_taken)
        self.scene.area_dropped.connect(self._area_dropped)
        for pointed in (self.scene.area_hovered, self.scene.area_focused):
            pointed.connect(lambda area: self.told.emit(" \N{MIDDLE DOT} ".join(self._facts(area))))
            pointed.connect(self._area_hovered)
        self.scene.area_context.connect(self._show_menu)
        self.table = BoardTable()
        self.table.wanted.connect(self._show_sheets)
        self.table.place_shown.connect(self._show_place)
        self.table.answered.connect(decision.give)
        self.table.refused.connect(self.refused)
        self.guide = OverlayPresenter(context, bridge, self.scene, self)
        for changed in (
            self.guide.marks_changed,
            decision.marks_changed,
            log_presenter.lit_changed,
            year_presenter.lit_changed,
        ):
            changed.connect(self.show_marks)
        self._pointed_out: str | None = None
        self._spoken_of: tuple[str, ...] = ()

    @property
    def lit(self) -> tuple[str, ...]:
        """The places of the line that the pointer is on, in the log or on the page of the year, and those spoken of."""
        return (*self.log_presenter.lit, *self.year_presenter.lit, *self._spoken_of)

    def speak_of(self, places: Sequence[str]) -> None:
        """Point out places on the board that the player is told of, until others are spoken of."""
        self._spoken_of = tuple(places)
        self.show_marks()

    def describe(self, area: str) -> str:
        """What the card beside an area says of it."""
        return card(self.context.words, self.view, area) if area else ""

    def _facts(self, area: str) -> list[str]:
        return facts(self.context.words, self.view, area) if area else []

    def spoken(self, area: str) -> str:
        """What a screen reader says of an area."""
        standing = tr("Legal target.") if area in self.scene.targets else ""
        return spoken(self.context.words, self.view, area, standing)

    def begin(self, view: State) -> None:
        """Go over to a position; it is shown with `show_marks`, when the panel for it is there."""
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
        marks = position_marks(self.view, self.context.colours, always_received=self.guide.is_on("show_growth"))
        marks += self.decision.marks()
        marks += [AreaMark(place, "hint") for place in self.lit]
        if self._pointed_out is not None:
            company = self.view.companies[self._pointed_out]
            marks += [AreaMark(place, "hint") for place in (*company.areas, *company.ships)]
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
        if area in self.scene.targets:
            entries = [MenuEntry(tr("Choose {area}", area=name), lambda: self._area_clicked(area))]
        else:
            entries = [MenuEntry(why_not or tr("Nothing to choose here now"))]
            if rule := rule_of(why_not):
                entries.append(MenuEntry(tr("Rule {rule}", rule=rule), partial(self.rules_requested.emit, rule)))
        for company in self.view.companies.values():
            if area in company.areas or area in company.ships:
                told = self.context.words.company(company.id)
                entries.append(MenuEntry(tr("Show {company}", company=told), partial(self.point_out, company.id)))
                if company.ships:
                    key, asks = "show_lanes", tr("Show the network of {company}", company=told)
                else:
                    key, asks = "show_reach", tr("Show the cities that {company} reaches", company=told)
                entries.append(MenuEntry(asks, partial(self._show_overlay, company.id, key)))
        entries.append(
            MenuEntry(tr("Log of {area}", area=name), partial(self.log_presenter.log.show_about, area, name))
        )
        return entries

    def _show_overlay(self, company: str, key: str) -> None:
        """Show an overlay of one company."""
        self._pointed_out = company
        self.context.preferences.set(key, True)
        self.show_marks()

    def _area_clicked(self, area: str) -> None:
        if self.decision.panel:
            self.decision.panel.area_clicked(area)

    def _area_taken(self, area: str) -> None:
        if self.decision.panel:
            self.decision.panel.area_taken(area)

    def _area_dropped(self, area: str) -> None:
        if self.decision.panel:
            self.decision.panel.area_dropped(area)

    def _area_hovered(self, area: str) -> None:
        if self.decision.panel:
            self.decision.panel.area_hovered(area)
