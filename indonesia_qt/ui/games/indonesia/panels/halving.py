"""The panel in which a new siap faji company is halved: areas are marked in any order, and removed together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QMargins, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from indonesia_qt.games.indonesia.analysis.halving import Halving
from indonesia_qt.games.indonesia.rules.actions import GiveUp
from indonesia_qt.games.indonesia.rules.companies import Zone, zones
from indonesia_qt.i18n.text import clauses, counted, labelled, listed, paragraph, signed, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark, NoteMark
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.panels.row_badges import badge_width, paint_badge, paint_struck
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.api import QuestionPanel
from indonesia_qt.ui.table.panels.choice_list import ABOUT, MARGIN, WRAPPED
from indonesia_qt.ui.table.panels.input_fields import Entries
from indonesia_qt.ui.table.panels.table_list import LEFT, TableList
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import push_button

NAMED = 2
"""How many cities that a zone reaches are named."""


class AreaList(TableList):
    """Lists areas by zone with what each brings in a year; those that go are struck out.

    Each has a number on a tag in its player's `colour`, as on the board.

    - `toggled`: an area was clicked, or Enter or Space pressed on it
    """

    toggled = Signal(str)

    def __init__(self, icons: Icons, seat: int) -> None:
        explained = tr("Per year: what the area’s good brings, or would add if the area stayed")
        super().__init__(tr("Areas"), (tr("Area"), tr("Per year")), explained, icons.theme)
        self.icons = icons
        self.colour = icons.theme.seat(seat).colour
        self.numbers: dict[str, str] = {}
        """The number of each area."""
        self.gone: Sequence[str] = ()
        self.value_clicked.connect(lambda: self.toggled.emit(self.value()))

    def add_zone(self, title: str, reaches: str, areas: Mapping[str, str]) -> None:
        """Add a zone under its title and what its goods reach; `areas` have their names."""
        self.add_row(None, self.icons.kind("siap_faji"), title, reaches, ("",))
        self.item(self.count() - 1).setFlags(Qt.ItemFlag.NoItemFlags)
        for area, name in areas.items():
            self.numbers[area] = str(len(self.numbers) + 1)
            self.add_row(area, self.icons.kind("siap_faji"), name, "", ("",))

    def show_gone(self, gone: Sequence[str], brings: Mapping[str, int]) -> None:
        """Show which areas go, and the rupiah that each brings in a year."""
        self.gone = gone
        for row, area in enumerate(self.values):
            if area is not None:
                self.cells[row] = (signed(brings[area]),)
                item = self.item(row)
                about = clauses(
                    tr("is removed") if area in gone else tr("stays"),
                    tr("{amount} a year", amount=rupiah(brings[area])),
                )
                item.setData(ABOUT, about)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, labelled(item.text(), about))
        self.doItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Toggle the chosen area on Enter or Space; without one these are others' keys."""
        toggles = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if toggles and self.value() is not None:
            if not event.isAutoRepeat():
                self.toggled.emit(self.value())
        else:
            super().keyPressEvent(event)

    def is_strong(self, row: int, column: int) -> bool:  # noqa: ARG002
        """Return whether an area stays."""
        return self.values[row] not in self.gone

    def lead_width(self) -> int:
        """Return the width of a number and a short name."""
        return self._indent + self.fontMetrics().averageCharWidth() * 12

    @property
    def _indent(self) -> int:
        """How far names stand from the left edge, in pixels: behind the widest number."""
        return badge_width(self.font(), str(len(self.numbers))) + scaled(2 * MARGIN)

    def lead_height(self, row: int, width: int) -> int:  # noqa: ARG002
        """Return the height of one line, and for a zone of what it reaches, which may take several lines."""
        high = self.fontMetrics().height() + scaled(MARGIN)
        return high if self.values[row] is not None else high + self._reached_box(row).height()

    def paint_lead(self, painter: QPainter, box: QRect, row: int, ink: QColor) -> None:
        """Paint an area with its number, or the title of a zone over what it reaches."""
        area, colours = self.values[row], self.theme.interface
        if area is None:
            self._paint_zone(painter, row, QRect(box.left(), box.top(), self.viewport().width(), box.height()))
            return
        goes, chosen = area in self.gone, ink == QColor(colours.on_accent)
        tag = box.adjusted(0, scaled(MARGIN) // 2, 0, -scaled(MARGIN) // 2)
        edge = ink if chosen else QColor(colours.text)
        if goes:
            paint_struck(painter, tag, self.font(), self.numbers[area], colours.field, edge)
        else:
            paint_badge(painter, tag, self.font(), self.numbers[area], self.colour, edge, is_tag=True)
        font = QFont(self.font())
        font.setStrikeOut(goes)
        painter.setFont(font)
        painter.setPen(ink if chosen or not goes else QColor(colours.quiet_text))
        room = box.adjusted(self._indent, 0, 0, 0)
        name = painter.fontMetrics().elidedText(self.item(row).text(), Qt.TextElideMode.ElideMiddle, room.width())
        painter.drawText(room, LEFT, name)

    def _reached_box(self, row: int) -> QRect:
        """The room that the text takes that says what a zone reaches."""
        room = QRect(0, 0, self.viewport().width() - 2 * scaled(MARGIN), 10_000)
        return QFontMetrics(self.cell_font(strong=False)).boundingRect(room, WRAPPED, self.item(row).data(ABOUT))

    def _paint_zone(self, painter: QPainter, row: int, box: QRect) -> None:
        colours, item = self.theme.interface, self.item(row)
        painter.fillRect(box.adjusted(-scaled(MARGIN), 0, 0, 0), QColor(colours.stripe))
        reached = self._reached_box(row)
        reached.moveBottomLeft(box.bottomLeft() - QPoint(0, scaled(MARGIN) // 2))
        title = QRect(box.left(), box.top(), box.width() - 2 * scaled(MARGIN), reached.top() - box.top())
        painter.setFont(self.cell_font(strong=True))
        painter.setPen(QColor(colours.text))
        name = painter.fontMetrics().elidedText(item.text(), Qt.TextElideMode.ElideRight, title.width())
        painter.drawText(title, LEFT, name)
        painter.setFont(self.cell_font(strong=False))
        painter.setPen(QColor(colours.quiet_text))
        painter.drawText(reached, WRAPPED, item.data(ABOUT))


class RemovalPanel(QuestionPanel):
    """Mark the areas that a new siap faji company loses, in the list or on the board, and remove them together.

    Which ones go can be marked in any order; the button is enabled when there is an order in which they may be removed.
    """

    def build(self) -> None:
        """List the areas by zone, and mark a suggestion."""
        self.halving = Halving(self.view, self.asked)
        self.company = self.halving.company
        self.gone: list[str] = []
        kinds = {deed: self.view.scenario.deeds[deed].kind for deed in self.company.deeds}
        second = next(deed for deed, kind in kinds.items() if kind != kinds[self.company.id])
        both = {"first": self.words.company(self.company.id), "second": self.words.company(second)}
        heading = self.heading(tr("{first} and {second} become siap faji", **both))
        self.sums = self.note("")
        self._colour = self.context.colours[self.asked.seat]
        self.areas = AreaList(self.context.icons, self._colour)
        for zone in zones(self.view, self.company):
            self._add_zone(zone)
        # Where the numbers of the rows stand, those of the areas would be mistaken for them.
        self.link_rows(self.areas, lambda area: () if area is None else (area,), are_named=False)
        self.areas.toggled.connect(self._toggle)
        self.add_list(self.areas)
        self.trouble = self.note("")
        self.trouble.setProperty("role", "warning")
        suggest = push_button(tr("Suggestion"), self._suggest, "small", tr("Mark what brings least"))
        keep = push_button(tr("Keep all"), lambda: self._mark([]), "small", tr("Clear all marks"))
        row = QWidget()
        row.setLayout(row_of(suggest, keep, 1, contentsMargins=QMargins()))
        self.body.addWidget(row)
        self._fold = self.fold("", self.sums, row, heading=heading)
        self.remove = self.add_primary("")
        self.remove.clicked.connect(self._answer)
        self.marks_changed.connect(self.entry_changed)
        self._suggest()

    def _add_zone(self, zone: Zone) -> None:
        cities = self.halving.cities_of(zone)
        named = [self.words.place(city) for city in cities[:NAMED]]
        if len(cities) > NAMED:
            named.append(tr("{n} more", n=len(cities) - NAMED))
        provinces = dict.fromkeys(self.view.scenario.province_of[area] for area in zone.areas)
        place = listed([self.words.place(province) for province in provinces])
        title = counted(len(zone.areas), "{place}: {n} area", "{place}: {n} areas", place=place)
        reaches = tr("reaches {cities}", cities=listed(named)) if named else tr("reaches no city")
        self.areas.add_zone(title, reaches, {area: self.words.place(area) for area in zone.areas})

    def first_field(self) -> QWidget:
        """Return the list."""
        return self.areas

    def fields(self) -> Mapping[str, QWidget]:
        """Return the list."""
        return {"area": self.areas}

    def entries(self) -> Entries:
        """Return the areas that are marked."""
        return {"gone": self.gone}

    def enter(self, entries: Entries) -> None:
        """Mark the areas that were marked earlier, as far as they fit, for a file may hold anything."""
        gone = entries.get("gone")
        if isinstance(gone, list):
            self._mark(list(dict.fromkeys(area for area in gone if area in self.company.areas)))

    def entries_for(self, answer: GiveUp) -> Mapping[str, Any]:
        """Return the area of an answer, by field."""
        return {"area": answer.area}

    def marks(self) -> list[Mark]:
        """Mark what can be clicked with the numbers of the rows, and hatch what goes."""
        marks: list[Mark] = []
        for area, number in self.areas.numbers.items():
            goes = area in self.gone
            marks += [AreaMark(area, "legal"), *([AreaMark(area, "forbidden")] if goes else ())]
            marks.append(NoteMark(area, number, None if goes else self._colour, hides_piece=True, struck=goes))
        return marks

    def area_clicked(self, area: str) -> None:
        """Mark an area, or take its mark back."""
        if area in self.company.areas:
            self._toggle(area)
        else:
            self.refuse(GiveUp(area))

    def why_not(self, area: str) -> str:
        """Return why an area can't be marked; empty when it can."""
        return "" if area in self.company.areas else self.words.reason(self.asked.check(self.view, GiveUp(area)))

    def why_not_yet(self) -> str:
        """Return why the areas that are marked can't be removed."""
        return self.trouble.text() or super().why_not_yet()

    def _toggle(self, area: str) -> None:
        self._mark([one for one in self.gone if one != area] if area in self.gone else [*self.gone, area])

    def _suggest(self) -> None:
        self._mark(self.halving.suggested())

    def _mark(self, gone: list[str]) -> None:
        self.gone = gone
        self.areas.show_gone(gone, self.halving.brings(gone))
        self._show_sums()
        self.marks_changed.emit()

    def _show_sums(self) -> None:
        """Say what stays and what it sells, and whether this can be."""
        now, missing = self.halving.outcome(self.gone), self.asked.left - len(self.gone)
        stay = len(self.company.areas) - len(self.gone)
        self.sums.setText(
            paragraph(
                counted(stay, "{n} area stays, {gone} go.", "{n} areas stay, {gone} go.", gone=len(self.gone)),
                counted(
                    now.sold,
                    "It then sells {n} good a year for {net}.",
                    "It then sells {n} goods a year for {net}.",
                    net=rupiah(now.net),
                ),
            )
        )
        self._fold.say(self.sums.text())
        reason = None if missing else self.halving.why_not(self.gone)
        self.trouble.setText(self.words.reason(reason))
        self.trouble.setVisible(reason is not None)
        self.remove.setEnabled(not missing and reason is None)
        if missing > 0:
            self.remove.say(counted(missing, "Mark {n} more area", "Mark {n} more areas"))
        elif missing < 0:
            self.remove.say(counted(-missing, "Keep {n} more area", "Keep {n} more areas"))
        else:
            then = counted(stay, "{n} area becomes siap faji", "{n} areas become siap faji")
            self.remove.say(counted(len(self.gone), "Remove {n} area", "Remove {n} areas"), then)

    def _answer(self) -> None:
        order = self.halving.order(self.gone)
        assert order is not None
        self.chosen_together.emit(tuple(map(GiveUp, order)))
