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
from indonesia_qt.ui.editor.canvas.badges import Badge
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.dialogs.ask_name import ask_name
from indonesia_qt.ui.editor.dialogs.playable_dialog import make_playable
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
ACTIONS_SHARE = 0.4
"""The part of the width for it, which is enough for most buttons: the list stays as wide as it is."""
SIGN = 16
"""Pixels at 100 %."""


class ProblemsPanel(EditorPanel):
    """Errors first. A row that is selected is shown on the map; what can be done about it stands beside the list.

    The map and the buttons stay where they are while problems come and go. A line says that some were found until the
    list is asked for, and the list stays when the last one is solved. After a fix only a problem of the same kind comes
    in the place of the one before, as a second click may still be meant for that.
    """

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
        self._widest = 0
        self.nothing = Label(wordWrap=True, role="quiet")
        self.unfold = push_button(tr("Show problems"), self._fold, "small")
        self.mend = push_button(tr("Make playable"), lambda: make_playable(self.document, self.window()), "small")
        self.mend.setToolTip(tr("Takes the likeliest fix of each problem, in one step"))
        self.line = QWidget()
        self.line.setLayout(row_of(self.nothing, self.unfold, 0, contentsMargins=QMargins()))
        self.advice = Label(tr("Select a problem to see what you can do."), wordWrap=True, role="quiet")
        self.actions_box, self.ignore_box = column_of(spacing=scaled(4)), column_of(spacing=scaled(4))
        self.filter_row = QWidget()
        self.filter_row.setLayout(row_of(*self.filters.values(), 0, contentsMargins=QMargins()))
        self.filter_row.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        above = row_of((column_of(self.filter_row, self.line), 1), self.mend, contentsMargins=QMargins())
        left = column_of(above, (self.list, 1), 0)
        self.actions_pane = actions_pane(column_of(self.advice, self.actions_box, 0, self.ignore_box))
        self.setLayout(row_of((left, 1), self.actions_pane, contentsMargins=margins(4, 4, 4, 4)))
        self.list.selectionModel().currentChanged.connect(self._offer)
        self.list.clicked.connect(self._show)
        self.list.activated.connect(self._show)
        context.problems.changed.connect(self._follow)
        self._follow()
        self._fold()

    def come_forward(self) -> None:
        """Show the panel with its list, in front of the other panels of its side."""
        super().come_forward()
        self._fold()

    def show_seen(self, is_seen: bool) -> None:
        """Note whether the panel is in front now; as it comes there, it is folded if there is nothing to list."""
        comes = is_seen and not self.is_seen
        super().show_seen(is_seen)
        if comes:
            self._fold()

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
        """Show what was found; the row that was selected stays so, or one of its kind comes in its place."""
        before, place = self.current, self.list.currentIndex().row()
        found = rows(self.context.problems.checks)
        for sort, button in self.filters.items():
            self._numbers[sort] = sum(row.sort == sort for row in found)
            button.setAccessibleName(labelled(tr(SORTS[sort]), figure(self._numbers[sort])))
            button.setToolTip(tip(button.accessibleName()))
        self.rows.show([row for row in found if self.filters[row.sort].isChecked()])
        if before is not None:
            shown, kind = self.rows.shown, (before.sort, before.problem.kind)
            alike = [n for n, row in enumerate(shown) if (row.sort, row.problem.kind) == kind]
            nearest = min(alike, key=lambda n: abs(n - place), default=-1)
            self.list.setCurrentIndex(self.rows.index(shown.index(before) if before in shown else nearest))
        self._show_list()
        self._offer()

    def _show_list(self) -> None:
        """Show the list, or a line instead of it."""
        checks, shown = self.context.problems.checks, self.rows.shown
        numbers = Badge(checks.errors, checks.warnings).text
        is_folded = self.is_foldable and bool(numbers)
        nothing = tr("Nothing in this category.") if any(self._numbers.values()) else tr("This map has no problems.")
        self.filter_row.setVisible(not self.is_foldable)
        self.list.setVisible(bool(shown) and not self.is_foldable)
        self.line.setVisible(not shown or self.is_foldable)
        self.nothing.setText(numbers if is_folded else nothing)
        self.unfold.setVisible(is_folded)
        self.mend.setVisible(bool(checks.open))

    def _fold(self) -> None:
        """Leave the height to the map if there is nothing to list, or else show the list."""
        is_foldable = not self.rows.shown and not self.context.problems.checks.open
        if is_foldable != self.is_foldable:
            self.is_foldable = is_foldable
            self._follow()
            self.foldable_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out."""
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """Give the buttons beside the list their share, or what the widest so far needed, up to half of the width.

        The filters are named in the rest. Where not all names fit, they have only their signs and how many there are.
        """
        room = self.width()
        if not self.is_foldable:
            around = self.actions_pane.verticalScrollBar().sizeHint().width() + scaled(8)
            needed = max((button.sizeHint().width() + around for button in self._buttons), default=0)
            self._widest = max(self._widest, needed)
            usual = max(scaled(ACTIONS_WIDTH), round(ACTIONS_SHARE * room))
            self.actions_pane.setFixedWidth(min(max(usual, self._widest), room // 2))
            room -= self.actions_pane.width()
        room -= self.mend.sizeHint().width() + scaled(8)
        filters = self.filters.values()
        for button in filters:
            button.setText(button.accessibleName())
        if sum(button.sizeHint().width() + scaled(8) for button in filters) > room:
            for sort, button in self.filters.items():
                button.setText(str(self._numbers[sort]))

    def _show(self, index: QModelIndex) -> None:
        self.context.show_problem(self.rows.shown[index.row()].problem)

    def _offer(self) -> None:
        """Offer what can be done about the problem that is selected; what isn't a fix stands apart, at the bottom."""
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        row = self.current
        self.actions_pane.setVisible(not self.is_foldable)
        self.advice.setVisible(row is None and bool(self.rows.shown))
        self._buttons = self._ways(row) if row is not None else []
        for button in self._buttons:
            button.setProperty("role", "small")
            box = self.actions_box if isinstance(button, FixButton) else self.ignore_box
            box.addWidget(button)
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
