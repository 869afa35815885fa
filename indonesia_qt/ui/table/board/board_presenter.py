"""The board of a game: what it shows, its overlays, its menus, and what a click on it does."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from indonesia_qt.core.flow import Event
from indonesia_qt.i18n.text import as_sentence, labelled, paragraph, tr
from indonesia_qt.library import PlayableMap
from indonesia_qt.ui.board.animation import Animation
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import AreaMark, Mark, RouteMark, Standing, VacantMark
from indonesia_qt.ui.play.history import History, Reached
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.settings.appearance import tempo
from indonesia_qt.ui.settings.command_palette import Choice
from indonesia_qt.ui.settings.preferences import PREFERENCES
from indonesia_qt.ui.support.refusal import rule_of
from indonesia_qt.ui.table.board.board_table import BoardTable
from indonesia_qt.ui.table.board.board_ui import OverlaySubject
from indonesia_qt.ui.table.decision_presenter import DecisionPresenter
from indonesia_qt.ui.table.log.log_presenter import LogPresenter
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.widgets.menu_heading import add_heading
from indonesia_qt.ui.widgets.plain_text import caption

SOUGHT: frozenset[Standing] = frozenset(("hint", "lit", "chosen"))
"""How areas stand whose names stand out."""
MenuEntry = tuple[str, Callable[[], object] | None]
"""Something that can be done; without what does it, it only says that it can't be done, and why."""


def area_menu(facts: Sequence[str], entries: Sequence[MenuEntry], parent: QWidget | None) -> QMenu:
    """Return a menu with a heading of facts, the first of which is the name, and its entries."""
    menu = QMenu(parent)
    add_heading(menu, facts)
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

    def __init__(self, context: Context, history: History, scene: MapScene, parent: QObject) -> None:
        super().__init__(parent)
        self.context, self.history, self.scene = context, history, scene
        self.board = context.ui.board
        self._also: Callable[[Any], Iterable[Mark]] | None = None
        self._under_pointer = ""
        self._view: Any = history.bridge.session.state
        context.preferences.changed.connect(self._follow)
        scene.area_hovered.connect(self._area_pointed)

    @property
    def on(self) -> list[str]:
        """The overlays that are turned on, by their preferences."""
        return list(filter(self.context.preferences.is_on, self.board.overlays))

    def marks(self, view: Any, pointed_out: str | None) -> list[Mark]:
        """Return the marks over the pieces of a position, where a thing may be pointed out."""
        on = self.on
        self.scene.set_legend(self._legend(on))
        self._view = view
        also = list(self._also(view)) if self._also else []
        if not on:
            return also
        asked = self.history.bridge.question
        thing = pointed_out or self._under_pointer or (self.board.thing_asked_about(asked) if asked else "")
        shown = OverlaySubject(view, self.context.colours, thing, self.scene.hovered, self._news())
        return [*(mark for key in on for mark in self.board.overlays[key].marks(shown)), *also]

    def show_also(self, marks: Callable[[Any], Iterable[Mark]] | None) -> None:
        """Show marks of a position beside the overlays, until others are to be shown; None shows none."""
        self._also = marks
        self.marks_changed.emit()

    def _legend(self, on: Sequence[str]) -> str:
        """The names of the overlays that are on, and for a single one what it means."""
        if len(on) == 1:
            return labelled(tr(PREFERENCES[on[0]].text), tr(self.board.overlays[on[0]].legend))
        return " \N{MIDDLE DOT} ".join(tr(PREFERENCES[key].text) for key in on)

    def _news(self) -> list[Event]:
        """What has happened since the last decision of the person who is asked, or else of the first person."""
        bridge = self.history.bridge
        asked, entries, people = bridge.question, bridge.session.entries, bridge.people
        seat = asked.seat if asked and asked.seat in people else next(iter(people), None)
        own = next((n for n in range(len(entries) - 1, -1, -1) if entries[n].seat == seat), -1)
        return list(self.history.since(Reached(own + 1)))

    def _area_pointed(self, area: str) -> None:
        """Show other marks where an overlay follows what is under the pointer."""
        thing = self.board.thing_at(self._view, area) or self._under_pointer
        is_new, self._under_pointer = thing != self._under_pointer, thing
        followed = {self.board.overlays[key].follows for key in self.on}
        if (is_new and "thing" in followed) or "area" in followed:
            self.marks_changed.emit()

    def _follow(self, key: str) -> None:
        if key in self.board.overlays:
            self.marks_changed.emit()


class _Lighting(Protocol):
    """Points out places on the board; `lit_changed` follows a change of `lit`."""

    lit: tuple[str, ...]
    lit_changed: Any


class BoardPresenter(QObject):
    """Shows a position, what is asked of it and what is pointed out, and passes clicks to the open panel.

    - `facts_said`: what there is at the place that is pointed at, for the status bar; its card says the same
    - `refused`: why something can't be done
    - `rules_requested`: asks for the rules at a place
    """

    facts_said = Signal(str)
    refused = Signal(object)
    rules_requested = Signal(str)

    def __init__(
        self,
        context: Context,
        played_on: PlayableMap,
        bridge: SessionBridge,
        decision: DecisionPresenter,
        log: LogPresenter,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.context, self.decision, self.log = context, decision, log
        self.ui = context.ui.board
        self.view: Any = bridge.session.state
        self._pieces_of: Any = self.view
        self.scene = MapScene(played_on.board, context.icons.theme, context.ui.pieces, self)
        self.motion = Animation(self.scene)
        self.scene.describe = self.describe
        self.scene.spoken = self.spoken
        self.scene.borders = self._borders
        self.scene.stops = lambda kind: self.ui.stops(self.shown, self._own_seat(bridge), kind)
        self.scene.area_clicked.connect(lambda area: decision.panel.area_clicked(area) if decision.panel else None)
        self.scene.area_taken.connect(lambda area: decision.panel.area_taken(area) if decision.panel else None)
        self.scene.area_dropped.connect(lambda area: decision.panel.area_dropped(area) if decision.panel else None)
        for pointed in (self.scene.area_hovered, self.scene.area_focused):
            pointed.connect(self._area_pointed)
            pointed.connect(lambda area: decision.panel.area_hovered(area) if decision.panel else None)
        self.scene.area_context.connect(self._show_menu)
        decision.answered.connect(self.end_pointing)
        self.table = BoardTable()
        self.table.content_requested.connect(self._show_sheets)
        self.table.place_shown.connect(self._show_place)
        self.table.answered.connect(decision.answer)
        self.table.refused.connect(self.refused)
        self.guide = OverlayPresenter(context, decision.history, self.scene, self)
        for changed in (self.guide.marks_changed, decision.marks_changed):
            changed.connect(self.show_marks)
        self._fit_during: Hashable = None
        self._keep_fit()
        self._pointed = ""
        self._pointed_out: str | None = None
        self._lighting: list[_Lighting] = []
        self.highlighted: tuple[str, ...] = ()
        self._is_alone = False
        self._staged: tuple[Sequence[Mark], Sequence[str]] = (), ()
        """The marks of a beat, and the places that it names."""
        self.follow_lit(log)
        self.scene.area_hovered.connect(log.light)

    def follow_lit(self, part: _Lighting) -> None:
        """Mark the places that a part of the table points out, such as those of a line under the pointer."""
        self._lighting.append(part)
        part.lit_changed.connect(self.show_marks)

    @property
    def lit(self) -> tuple[str, ...]:
        """The places that parts of the table point out."""
        return tuple(place for part in self._lighting for place in part.lit)

    def highlight(self, places: Sequence[str], *, alone: bool = False) -> None:
        """Point out places on the board, until others are; beside a choice among them, no other one is marked.

        Where they stand `alone`, no other choice is marked in any case.
        """
        self.highlighted, self._is_alone = tuple(places), alone
        self.show_marks()

    def stage(self, marks: Sequence[Mark], named_places: Sequence[str] = ()) -> None:
        """Show marks of a beat, and the names of places, until others are staged.

        Meanwhile the open question has the places that are marked, but none of its ways: they would cross.
        """
        staged = marks, named_places
        if any(staged) or any(self._staged):
            self._staged = staged
            self.show_marks()

    @property
    def shown(self) -> Any:
        """The position that is shown: the one of a draft in the open panel, or else the present one."""
        drafted = self.decision.position
        return self.view if drafted is None else drafted

    def describe(self, area: str) -> str:
        """Return the text of the card beside an area, with what the open question has to do with it."""
        return "\n".join((self.ui.card(self.context.words, self.shown, area), *self._about(area))) if area else ""

    def _about(self, area: str) -> Sequence[str]:
        return self.decision.panel.about_place(area) if self.decision.panel else ()

    def _facts(self, area: str) -> list[str]:
        return self.ui.facts(self.context.words, self.shown, area) if area else []

    def _area_pointed(self, area: str) -> None:
        """Say what there is in an area that the pointer or the keyboard came to."""
        self._pointed = area
        self._say_facts()

    def end_pointing(self) -> None:
        """Take away the card and the frame of the place under the pointer; they come again when the pointer moves.

        What is said of the place still follows the game.
        """
        pointed = self._pointed
        self.scene.hover("")
        self._pointed = pointed

    def _say_facts(self) -> None:
        self.facts_said.emit(" \N{MIDDLE DOT} ".join(self._facts(self._pointed)))

    def spoken(self, area: str) -> str:
        """Return what a screen reader says of an area."""
        standing = tr("Can be chosen.") if area in self.scene.targets else ""
        standing = tr("Chosen.") if area in self.scene.chosen else standing
        about = map(as_sentence, self._about(area))
        return self.ui.spoken(self.context.words, self.shown, area, paragraph(*about, standing))

    def _borders(self, area: str) -> str:
        """Say what borders an area, also in the status bar."""
        near = self.context.words.places(self.ui.neighbours(self.shown, area))
        text = tr("Next to {area}: {places}", area=self.context.words.place(area), places=near) if near else ""
        self.facts_said.emit(text)
        return text

    def _own_seat(self, bridge: SessionBridge) -> int:
        """The seat of the person who is asked, or else of the first person; where only bots play, the first seat."""
        asked = bridge.question
        return asked.seat if asked and bridge.is_human(asked.seat) else next(iter(bridge.people), 0)

    def begin(self, view: Any, pieces_of: Any) -> None:
        """Take another position, which `show_marks` shows once its panel is there.

        The pieces are those `pieces_of` another one, while what a decision brings is shown in parts.
        """
        before, self.view = self._facts(self._pointed), view
        self._pieces_of = pieces_of
        if self._facts(self._pointed) != before:
            self._say_facts()
        self._pointed_out = None
        self._keep_fit()

    def _keep_fit(self) -> None:
        """Have views fit what the game wants to be seen, and leave them be as long as that doesn't change."""
        fit = self.ui.fit(self.view)
        if fit is not None and fit.during != self._fit_during:
            self._fit_during = fit.during
            self.scene.fit_to(fit.areas, fit.limits)

    def point_out(self, thing: str) -> None:
        """Show where a thing lies, until it is pointed out again or the game goes on."""
        self._pointed_out = None if self._pointed_out == thing else thing
        self.show_marks()

    def move(self, events: Sequence[Event], *, with_rings: bool) -> None:
        """Let pieces travel, and point out what is new; nothing moves when a decision was taken back."""
        moving = self.context.ui.voyages(events, self.view, self.context.colours)
        rings = self.ui.rings(events, self.view, self.context.colours) if with_rings else ()
        self.motion.play(moving, rings, tempo(self.context.preferences))

    def show_marks(self) -> None:
        """Show the position with all that is marked on it."""
        drafted = self.decision.position
        position = self._pieces_of if drafted is None else drafted
        marks = self.ui.position_marks(position, self.context.colours, self.guide.on)
        staged, named = self._staged
        asked = self.decision.marks()
        if any(isinstance(mark, RouteMark) for mark in staged):
            asked = [mark for mark in asked if isinstance(mark, AreaMark)]
        marks += _led(asked, self.highlighted, alone=self._is_alone)
        marks += staged
        marks += [AreaMark(place, "lit") for place in self.lit]
        marks += [AreaMark(place, "hint") for place in self.highlighted]
        if self._pointed_out is not None:
            marks += [AreaMark(place, "hint") for place in self.ui.places_of(self.view, self._pointed_out)]
        sought = {mark.area for mark in marks if isinstance(mark, AreaMark) and mark.standing in SOUGHT}
        names = dict.fromkeys((*named, *self.decision.named_places(), *self.log.lit))
        marks += self.ui.name_marks(self.view, names, sought)
        self.scene.sync(marks + self.guide.marks(self.view, self._pointed_out))
        if self.table.isVisible():
            self._show_sheets()

    def _show_sheets(self) -> None:
        answers = self.decision.possible(self.table.search.text())
        self.table.show_sheets(self.ui.sheets(self.context.words, self.view, answers))

    def _show_place(self, area: str) -> None:
        """Bring an area into view and mark it."""
        for view in self.scene.views():
            if isinstance(view, MapView):
                view.go_to(area)

    def places(self) -> list[Choice]:
        """Return the areas by name; each is brought into view and gets the keyboard."""
        name = self.context.words.place
        return [Choice(tr(name(area.id)), partial(self._take_to, area.id)) for area in self.scene.board.areas()]

    def _take_to(self, area: str) -> None:
        for view in self.scene.views():
            view.setFocus()
        self._show_place(area)

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
            entries.append((why_not or tr("Nothing to choose here"), None))
            if rule := rule_of(why_not):
                entries.append((tr("Rule {rule}", rule=rule), partial(self.rules_requested.emit, rule)))
        for text, thing, overlay in self.ui.entries(self.context.words, self.view, area):
            show = partial(self._show_overlay, thing, overlay) if overlay else partial(self.point_out, thing)
            entries.append((text, show))
        entries.append((tr("Show log entries about {area}", area=name), partial(self.log.pane.show_about, area, name)))
        return entries

    def _show_overlay(self, thing: str, overlay: str) -> None:
        """Show an overlay of one thing."""
        self._pointed_out = thing
        self.context.preferences.set(overlay, True)
        self.show_marks()


def _led(marks: Sequence[Mark], highlighted: Collection[str], *, alone: bool) -> list[Mark]:
    """Marks of a decision: where a highlighted place can be chosen, or stands alone, no other choice is marked.

    Where the others are, nothing comes to lie meanwhile.
    """
    choices = [mark for mark in marks if isinstance(mark, AreaMark) and mark.standing == "legal"]
    if not alone and not any(mark.area in highlighted for mark in choices):
        return list(marks)
    others = {mark for mark in choices if mark.area not in highlighted}
    return [VacantMark(mark.area) if mark in others and isinstance(mark, AreaMark) else mark for mark in marks]
