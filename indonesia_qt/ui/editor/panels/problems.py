"""The list of what is wrong with the map, and buttons that fix it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QEvent, QMargins, QModelIndex, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListView, QPushButton, QSizePolicy, QToolButton, QWidget

from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.draft import Draft
from indonesia_qt.i18n.text import counted, figure, labelled, phrase, tr
from indonesia_qt.mapmaking.review.checks import ignored, no_longer_ignored
from indonesia_qt.mapmaking.review.fixes import fixed, fixes
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.dialogs.ask_name import ask_name
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.panels.panel import EditorPanel, actions_pane
from indonesia_qt.ui.editor.panels.problem_rows import SORTS, ProblemRow, ProblemRows, rows, sort_icon
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.widgets.item_views import show_sentences
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton, caption, push_button, tip


class FixButton(QPushButton):
    """Makes a change of the map as one step, named like the button."""

    def __init__(self, document: MapDocument, text: str, change: Callable[[Draft], Draft]) -> None:
        super().__init__(caption(text))
        self.document, self.step, self.change = document, text, change
        self.setAutoDefault(False)
        self.clicked.connect(self._do)

    def event(self, event: QEvent) -> bool:
        """Show what it would do while the pointer or the keyboard is on it."""
        handled = super().event(event)
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.setToolTip(tip(self.document.preview(self.change) or self.document.preview_of_links()))
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut, QEvent.Type.Hide):
            self.document.end_preview()
        return handled

    def _do(self) -> None:
        self.document.do(self.step, self.change)


ACTIONS_WIDTH = 250
"""Pixels at 100 %: the least width for what can be done."""
SIGN = 16
"""Pixels at 100 %."""


class ProblemsPanel(EditorPanel):
    """Errors first. A row that is selected is shown on the map; what can be done about it stands beside the list."""

    id = "problems"
    title: ClassVar[str] = phrase("Problems")
    side = Qt.DockWidgetArea.BottomDockWidgetArea

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context)
        self.rows = ProblemRows(context.theme)
        self.list = QListView()
        self.list.setModel(self.rows)
        self.list.setIconSize(QSize(scaled(SIGN), scaled(SIGN)))
        show_sentences(self.list, tr("Problems"))
        self.filters = {sort: self._filter(sort) for sort in SORTS}
        self._numbers = dict.fromkeys(SORTS, 0)
        self._buttons: list[QPushButton] = []
        self.nothing = Label(wordWrap=True, role="quiet")
        self.actions_box = column_of(spacing=scaled(4))
        self.filter_row = QWidget()
        self.filter_row.setLayout(row_of(*self.filters.values(), 0, contentsMargins=QMargins()))
        self.filter_row.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        left = column_of(self.filter_row, self.nothing, (self.list, 1), 0)
        self.actions_pane = actions_pane(column_of(self.actions_box, 0))
        self.setLayout(row_of((left, 1), self.actions_pane, contentsMargins=margins(4, 4, 4, 4)))
        self.list.selectionModel().currentChanged.connect(self._offer)
        self.list.clicked.connect(self._show)
        self.list.activated.connect(self._show)
        context.problems.changed.connect(self._follow)
        self._follow()

    @property
    def current(self) -> ProblemRow | None:
        """The row that is selected."""
        index = self.list.currentIndex()
        return self.rows.shown[index.row()] if index.isValid() else None

    def _filter(self, sort: str) -> QToolButton:
        size = QSize(scaled(SIGN), scaled(SIGN))
        button = SmallButton("", "", checkable=True, checked=sort != "ignored", iconSize=size)
        button.setIcon(sort_icon(sort, self.context.theme))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.toggled.connect(self._follow)
        return button

    def _follow(self) -> None:
        """Show what was found; the row that was selected stays so, or the next one comes in its place."""
        before, place = self.current, self.list.currentIndex().row()
        found = rows(self.context.problems.checks)
        for sort, button in self.filters.items():
            self._numbers[sort] = sum(row.sort == sort for row in found)
            button.setAccessibleName(labelled(tr(SORTS[sort]), figure(self._numbers[sort])))
            button.setToolTip(tip(button.accessibleName()))
        self.rows.show([row for row in found if self.filters[row.sort].isChecked()])
        shown = self.rows.shown
        if before in shown:
            self._mark(shown.index(before))
        elif place >= 0 and shown:
            self._mark(min(place, len(shown) - 1))
        self.filter_row.setVisible(bool(found))
        self.list.setVisible(bool(shown))
        self.nothing.setVisible(not shown)
        self.nothing.setText(tr("This map has no problems.") if not found else tr("Nothing in this category."))
        self._offer()
        is_foldable = not shown and not self.context.problems.checks.open
        if is_foldable != self.is_foldable:
            self.is_foldable = is_foldable
            self.foldable_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out."""
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """Give the buttons beside the list what they need, up to half of the width, and name the filters in the rest.

        Where not all names fit, the filters have only their signs and how many there are.
        """
        room = self.width()
        if self._buttons:
            around = self.actions_pane.verticalScrollBar().sizeHint().width() + scaled(8)
            needed = max(button.sizeHint().width() for button in self._buttons) + around
            self.actions_pane.setFixedWidth(min(max(scaled(ACTIONS_WIDTH), needed), room // 2))
            room -= self.actions_pane.width()
        filters = self.filters.values()
        for button in filters:
            button.setText(button.accessibleName())
        if sum(button.sizeHint().width() + scaled(8) for button in filters) > room:
            for sort, button in self.filters.items():
                button.setText(str(self._numbers[sort]))

    def _mark(self, row: int) -> None:
        self.list.setCurrentIndex(self.rows.index(row))

    def _show(self, index: QModelIndex) -> None:
        self.context.show_problem(self.rows.shown[index.row()].problem)

    def _offer(self) -> None:
        """Offer what can be done about the problem that is selected."""
        while (item := self.actions_box.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        row = self.current
        self.actions_pane.setVisible(row is not None)
        self._buttons = self._ways(row) if row is not None else []
        for button in self._buttons:
            button.setProperty("role", "small")
            self.actions_box.addWidget(button)
            button.ensurePolished()
        self._share_width()

    def _ways(self, row: ProblemRow) -> list[QPushButton]:
        problem = row.problem
        if row.note is not None:
            recall = partial(no_longer_ignored, problems=[problem])
            return [FixButton(self.document, tr("Stop ignoring problem"), recall)]
        found = fixes(self.document.draft, problem)
        ways: list[QPushButton] = [FixButton(self.document, fix.text, fix.change) for fix in found]
        alike = [other for other in self.context.problems.checks.open if other.kind == problem.kind]
        if found and problem.kind and len(alike) > 1:
            text = counted(len(alike), "Fix all of this kind ({n})", "Fix all of this kind ({n})")
            ways.append(FixButton(self.document, text, partial(fixed, kind=problem.kind)))
        if problem.kind and problem.level != "error":
            ways.append(self._ignore_button(tr("Ignore\N{HORIZONTAL ELLIPSIS}"), [problem]))
            if len(alike) > 1:
                text = counted(
                    len(alike),
                    "Ignore all of this kind ({n})\N{HORIZONTAL ELLIPSIS}",
                    "Ignore all of this kind ({n})\N{HORIZONTAL ELLIPSIS}",
                )
                ways.append(self._ignore_button(text, alike))
        return ways

    def _ignore_button(self, text: str, problems: list[Problem]) -> QPushButton:
        title, question, take = tr("Ignore"), tr("Why can this stay as it is?"), partial(self._ignore, problems)
        return push_button(text, lambda: ask_name(self, title, question, "", title, take))

    def _ignore(self, problems: list[Problem], note: str) -> None:
        step = counted(len(problems), "Ignore {n} problem", "Ignore {n} problems")
        self.document.do(step, lambda draft: ignored(draft, problems, note))
