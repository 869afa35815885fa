"""Decides which common borders link areas: doubtful ones one by one, and the shortest one that counts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QSignalBlocker, Qt
from PySide6.QtGui import QKeySequence, QPainterPath, QPolygonF, QShortcut
from PySide6.QtWidgets import (
    QLineEdit,
    QPushButton,
    QSlider,
    QTreeWidgetItem,
)

from indonesia_qt.board import names
from indonesia_qt.board.adjacency import Pair, PairStatus, meeting, pair_statuses
from indonesia_qt.i18n.text import counted, paragraph, tr
from indonesia_qt.mapmaking.edit import linking
from indonesia_qt.mapmaking.edit.linking import changes_at, with_threshold
from indonesia_qt.ui.board.background.painter_paths import line_path, pen
from indonesia_qt.ui.board.pieces.strokes import Stroke
from indonesia_qt.ui.board.zoom_view import MOST
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.editor_window import EditorWindow, SideDialog
from indonesia_qt.ui.editor.links import edits
from indonesia_qt.ui.editor.links.texts import border_in_words, length
from indonesia_qt.ui.style.scaling import scaled, within_screen
from indonesia_qt.ui.style.theme import faded
from indonesia_qt.ui.widgets.decimal_field import DecimalField
from indonesia_qt.ui.widgets.item_views import flat_tree
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, confirming, push_button, tip

WIDE = 360
"""Pixels at 100 %, if the buttons need no more."""
AROUND = 6.0
"""The part of the map that is shown, as a multiple of the size of the border in it."""
RING, LINE = 26.0, 5.0
"""Radius of the ring around a border that is hardly seen, and width of the line on a border, in pixels."""


class DoubtfulDialog(SideDialog):
    """Shows each border that players may find doubtful; each decision is a step."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window, tr("Review doubtful borders"))
        self._scene, self._view = window.context.scene, window.context.view
        self._skipped: set[Pair] = set()
        self._status: PairStatus | None = None
        self._mark = self._scene.add_strokes(EditLayer.TOOL)
        self.left = Label(role="quiet")
        self.title = Label(wordWrap=True, role="heading")
        self.message = Label(wordWrap=True)
        self.note = QLineEdit(placeholderText=tr("Note on your decision (optional)"))
        self.note.setAccessibleName(tr("Note"))
        self.linked = self._button(tr("Link ({key})", key="Y"), "Y", partial(self._decide, True))
        self.apart = self._button(tr("Don’t link ({key})", key="N"), "N", partial(self._decide, False))
        self.skip = self._button(tr("Skip ({key})", key="S"), "S", self._skip)
        buttons = row_of(self.linked, self.apart, self.skip)
        self.setLayout(column_of(self.left, self.title, self.message, self.note, 0, buttons, spacing=scaled(8)))
        self.setFixedWidth(max(scaled(WIDE), self.minimumSizeHint().width()))  # the buttons' words in this language
        self.finished.connect(lambda: self._scene.removeItem(self._mark))
        self.document.changed.connect(self._follow)
        window.appearance.changed.connect(self.close)
        self._follow()
        self.skip.setFocus()  # Y and N would be written in the note

    def _button(self, text: str, key: str, act: Callable[[], None]) -> QPushButton:
        """Return a button with a key that acts at once; a shortcut of its own would first show it pressed."""
        QShortcut(QKeySequence(key), self).activated.connect(act)
        return push_button(text, act)

    def _follow(self) -> None:
        """Stay with the present border as long as it is doubtful; then go on to the next one."""
        doubtful = (status for status in pair_statuses(self.document.board) if status.doubtful)
        waiting = [status for status in doubtful if (status.a, status.b) not in self._skipped]
        before = (self._status.a, self._status.b) if self._status else None
        self._status = next((status for status in waiting if (status.a, status.b) == before), next(iter(waiting), None))
        for part in (self.note, self.linked, self.apart, self.skip):
            part.setEnabled(self._status is not None)
        if self._status is None:
            self._end()
            return
        self.left.show()
        self.left.setText(counted(len(waiting), "{n} border left", "{n} borders left"))
        called = names.of(self.document.board)
        self.title.setText(tr("{a} and {b}", a=called[self._status.a], b=called[self._status.b]))
        self.message.setText(self._question(self._status))
        if (self._status.a, self._status.b) != before:
            self.note.clear()
            self._show(self._status)
        self.adjustSize()

    def _question(self, status: PairStatus) -> str:
        if not status.border:
            return tr("They meet only at a point, so they aren’t linked unless you decide otherwise.")
        values = {"border": length(status.border), "threshold": length(self.document.board.threshold)}
        if status.linked:
            return tr(
                "Their common border is {border} map units long. Borders of {threshold} or more link "
                "areas, so these are linked unless you decide otherwise.",
                **values,
            )
        return tr(
            "Their common border is {border} map units long. Only borders of {threshold} or more link "
            "areas, so these aren’t linked unless you decide otherwise.",
            **values,
        )

    def _end(self) -> None:
        """Say that nothing is left to decide."""
        self._mark.show_strokes([])
        self.left.hide()
        self.title.setText(tr("No more borders to review."))
        skipped = len(self._skipped)
        self.message.setText(
            counted(
                skipped, "{n} border was skipped and stays doubtful.", "{n} borders were skipped and stay doubtful."
            )
            if skipped
            else tr("This map has no doubtful borders.")
        )
        self.adjustSize()

    def _show(self, status: PairStatus) -> None:
        """Bring the border into view and mark it."""
        shape = {area.id: area.shape for area in self.document.board.areas() if area.id in (status.a, status.b)}
        lines = meeting(shape[status.a], shape[status.b])
        paths = [line_path(line) for line in lines]
        box = QPolygonF([QPointF(*point) for line in lines for point in line]).boundingRect()
        fit, room = self._view.scale_of_fit, self._view.viewport().rect()
        side = max(box.width(), box.height(), 1.0)
        scale = min(max(min(room.width(), room.height()) / (AROUND * side), fit), MOST * fit)
        self.document.select([status.a, status.b])
        self._view.look_at((box.center(), scale))
        colours, pixel = self._scene.theme.highlights, 1 / scale
        ring = QPainterPath()
        ring.addEllipse(box.center(), RING * pixel, RING * pixel)
        self._mark.show_strokes(
            [
                *(Stroke(path, pen(colours.casing, (LINE + 3) * pixel)) for path in paths),
                *(Stroke(path, pen(colours.affected, LINE * pixel)) for path in paths),
                Stroke(ring, pen(colours.casing, 6 * pixel), faded(colours.affected, 0.12)),
                Stroke(ring, pen(colours.affected, 3 * pixel)),
            ]
        )

    def _decide(self, linked: bool) -> None:
        status = self._status
        if status is not None:
            note = self.note.text().strip()
            edits.do(self.document, status.a, status.b, partial(linking.decide, linked=linked, note=note))

    def _skip(self) -> None:
        if self._status is not None:
            self._skipped.add((self._status.a, self._status.b))
            self._follow()


PARTS = 10
"""Steps of the slider in a map unit."""
SHORTEST, LONGEST, REACH = 0.1, 1000.0, 30.0
"""Map units: the shortest and the longest border that can be chosen, and the longest by the slider."""
PAIR_ROLE = Qt.ItemDataRole.UserRole


class ThresholdDialog(SideDialog):
    """Lists the links that another threshold would change; a click on one shows it, a button makes one step of all."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window, tr("Minimum border length"))
        rule = tr(
            "Areas are linked if their common border is at least this long. Manual links and arrows stay as they are."
        )
        message = Label(rule, wordWrap=True, role="quiet")
        now = self.document.board.threshold
        self.number = DecimalField(minimum=SHORTEST, maximum=LONGEST, singleStep=0.1, decimals=2, value=now)
        self.number.setSuffix(tr("\u00a0map units"))
        self.number.setAccessibleName(self.windowTitle())
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(1, round(PARTS * max(REACH, 2 * now)))
        self.slider.setAccessibleName(self.windowTitle())
        self.summary = Label(wordWrap=True)
        self.list = flat_tree(tr("Links that would change"), tr("Areas"), tr("Border"), tr("New state"))
        buttons, self.set_length = confirming(self, tr("Set length"))
        row = row_of((self.slider, 1), self.number)
        self.setLayout(column_of(message, row, self.summary, (self.list, 1), buttons, spacing=scaled(8)))
        self.resize(within_screen(self, 470, 420))
        self.slider.valueChanged.connect(lambda place: self.number.setValue(place / PARTS))
        self.number.valueChanged.connect(self._follow)
        self.list.itemClicked.connect(self._jump)
        self.list.itemActivated.connect(self._jump)
        self.document.changed.connect(self._follow)
        self._follow()

    def accept(self) -> None:
        """Make the step."""
        units = self.number.value()
        change = edits.on_board(lambda board: board if units == board.threshold else with_threshold(board, units))
        if self.document.do(tr("Set minimum border length to {length}", length=length(units)), change):
            super().accept()

    def _follow(self) -> None:
        """List what would change."""
        board, units = self.document.draft.board, self.number.value()
        with QSignalBlocker(self.slider):  # it doesn't reach as far as the number
            self.slider.setValue(round(PARTS * units))
        changes, called = changes_at(board, units), names.of(board)
        self.list.clear()
        for status in sorted(changes, key=lambda status: status.border or 0.0):
            two = tr("{a} and {b}", a=called[status.a], b=called[status.b])
            then = tr("not linked") if status.linked else tr("linked", "would be")
            row = QTreeWidgetItem([two, border_in_words(status), then])
            row.setData(0, PAIR_ROLE, (status.a, status.b))
            row.setToolTip(0, tip(two))
            row.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.list.addTopLevelItem(row)
        self.summary.setText(_summary(changes))

    def _jump(self, row: QTreeWidgetItem) -> None:
        self.editor.context.jump(row.data(0, PAIR_ROLE))


def _summary(changes: tuple[PairStatus, ...]) -> str:
    if not changes:
        return tr("No links would change.")
    gone = sum(status.linked for status in changes)
    new = len(changes) - gone
    return paragraph(
        counted(new, "{n} link would be added.", "{n} links would be added.") if new else "",
        counted(gone, "{n} link would be removed.", "{n} links would be removed.") if gone else "",
    )
