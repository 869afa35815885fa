"""Draws new land, seas and lakes, and asks beside the outline what it becomes."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from PySide6.QtCore import QRect, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QComboBox, QFrame, QLineEdit, QPushButton, QWidget

from indonesia_qt.board.draft import EditError
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.mapmaking.edit.shapes import drawn_areas
from indonesia_qt.mapmaking.edit.shapes.drawn_areas import NewAreaRequest
from indonesia_qt.mapmaking.edit.shapes.new_areas import Kind
from indonesia_qt.ui.board.background.painter_paths import line_path
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.edit_view import EditView, Touch
from indonesia_qt.ui.editor.tools.gestures import ENDING
from indonesia_qt.ui.editor.tools.pencil import Ground, PencilTool
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.support.collation import in_order
from indonesia_qt.ui.widgets.layouts import column_of, form_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button

FORM_DISTANCE = 14
"""Pixels between the box and what was drawn."""
FORM_WIDTH = 300
"""Pixels at 100 %, if the buttons need no more."""


class NewAreaForm(QFrame):
    """Asks for land in a province, a sea or a lake, with a name. Enter confirms, Esc goes back to the drawing.

    Signals:
    - `changed`: something else is requested
    - `confirmed`, `left`: that is to be made, or not
    """

    changed = Signal()
    confirmed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._above = parent
        self.setProperty("role", "asked")
        self.kinds = {kind: QPushButton(text) for kind, text in _kinds().items()}
        self._group = QButtonGroup(self)
        for kind, button in self.kinds.items():
            button.setCheckable(True)
            self._group.addButton(button)
            button.clicked.connect(partial(self._choose, kind))
        self.province = QComboBox()
        self.province.setEditable(True)
        self.province.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.province.editTextChanged.connect(self.changed)
        self.name = QLineEdit()
        self.name.textChanged.connect(self.changed)
        self._form = form_of((tr("Province"), self.province), (tr("Name"), self.name))
        self.message = Label(role="warning", wordWrap=True)
        self.done = push_button("", self.confirmed.emit, "primary")
        title = Label(tr("What did you draw?"), role="strong")
        kinds = row_of(*((button, 1) for button in self.kinds.values()), spacing=scaled(4))
        buttons = row_of(push_button(tr("Keep drawing"), self.left.emit), (self.done, 1))
        parts = title, kinds, self._form, self.message, buttons
        self._parts = column_of(*parts, contentsMargins=margins(12, 12, 12, 12), spacing=scaled(9))
        self.setLayout(self._parts)
        self.done.setMinimumWidth(max(map(self._room_for, _button_texts().values())))
        self.setFixedWidth(max(scaled(FORM_WIDTH), self.minimumSizeHint().width()))
        self.hide()

    def _room_for(self, text: str) -> int:
        """Return how wide the main button has to be for a text, in pixels."""
        self.done.setText(text)
        return self.done.sizeHint().width()

    @property
    def request(self) -> NewAreaRequest:
        """The request that the fields describe."""
        kind = next(kind for kind, button in self.kinds.items() if button.isChecked())
        province = self.province.currentText() if kind == "land" else ""
        return NewAreaRequest(kind, province, self.name.text())

    def ask(self, provinces: list[str], first: NewAreaRequest, beside: QRect) -> None:
        """Show the box beside a part of the parent, with `first` in its fields, and these provinces to choose from."""
        with QSignalBlocker(self):
            self.province.clear()
            self.province.addItems(provinces)
            self.province.setCurrentText(first.province)
            self.name.setText(first.name)
            self._choose(first.kind)
        self.adjustSize()
        self.move(self._place(beside).topLeft())
        self.show()
        self.raise_()
        (self.province if first.kind == "land" and not first.province else self.name).setFocus()

    def say(self, refusal: str) -> None:
        """Say why it can't be done, if it can't."""
        self.message.setText(refusal)
        self.message.setVisible(bool(refusal))
        self.done.setEnabled(not refusal)
        self._parts.activate()
        self.adjustSize()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Confirm with Enter, and leave with Esc."""
        if event.key() in ENDING:
            if self.done.isEnabled():
                self.confirmed.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _choose(self, kind: Kind) -> None:
        self.kinds[kind].setChecked(True)
        self._form.setRowVisible(self.province, kind == "land")
        self.name.setPlaceholderText(tr("Optional") if kind == "land" else tr("Numbered if empty"))
        self.done.setText(_button_texts()[kind])
        self.changed.emit()

    def _place(self, beside: QRect) -> QRect:
        """Return a place right of a part of the parent if there is room, else left of it; always inside the parent."""
        room = self._above.rect().adjusted(FORM_DISTANCE, FORM_DISTANCE, -FORM_DISTANCE, -FORM_DISTANCE)
        box = self.rect()
        box.moveTop(beside.center().y() - box.height() // 2)
        box.moveLeft(beside.right() + FORM_DISTANCE)
        if box.right() > room.right():
            box.moveRight(beside.left() - FORM_DISTANCE)
        box.moveLeft(max(room.left(), min(box.left(), room.right() - box.width())))
        box.moveTop(max(room.top(), min(box.top(), room.bottom() - box.height())))
        return box


def _kinds() -> dict[Kind, str]:
    return {"land": tr("Land"), "sea": tr("Sea"), "lake": tr("Lake")}


def _button_texts() -> dict[Kind, str]:
    return {"land": tr("Add land"), "sea": tr("Add sea"), "lake": tr("Add lake")}


class DrawTool(PencilTool):
    """Makes an outline land, a sea or a lake, at the cost of what was there; a box asks which."""

    id = "draw"
    title: ClassVar[str] = phrase("Draw areas")
    hint: ClassVar[str] = phrase(
        "Click each corner, or hold the button and draw. Close the outline with Enter, a double-click or a "
        "click on the first corner. Backspace removes the last corner."
    )
    keys = "D"
    changed_layer = EditLayer.LANDS
    glyph = "M4 20 L5 15.5 L16.5 4 L20 7.5 L8.5 19 Z M14 6.5 L17.5 10 M13 20 h7"
    fills = True

    def __init__(self, view: EditView) -> None:
        super().__init__(view)
        self.box = NewAreaForm(view)
        self._last = NewAreaRequest("land")
        self.box.changed.connect(self._preview)
        self.box.confirmed.connect(self._make)
        self.box.left.connect(self._draw_on)

    def cancel(self) -> None:
        """Forget the outline."""
        super().cancel()
        if self.box.isVisible():
            self._draw_on()

    def press(self, touch: Touch) -> None:
        """Begin a corner or a free-hand line; while the box asks, go on drawing."""
        if self.box.isVisible():
            self._draw_on()
        self.pencil.press(touch)

    def move(self, touch: Touch) -> None:
        """Draw on, or show where a corner would be put."""
        if not self.box.isVisible():
            super().move(touch)

    def release(self, touch: Touch) -> None:
        """Add what was drawn; an outline that is back at its start is closed."""
        landing = self.pencil.release(touch)
        if landing is not None and landing.on is Ground.START:
            self.finish()

    def double_click(self, touch: Touch) -> None:
        """Close the outline."""
        if not self.box.isVisible():
            super().double_click(touch)

    def key(self, event: QKeyEvent) -> bool:
        """Close the outline, or take its last corner back."""
        return not self.box.isVisible() and super().key(event)

    def finish(self) -> None:
        """Ask what the outline becomes, unless it can't become anything."""
        provinces = [province.name for province in in_order(self.document.draft.board.provinces)]
        first = self._last
        if first.province not in provinces:
            first = NewAreaRequest(first.kind, drawn_areas.home(self.document.draft, self.pencil.line))
        refusal = self._refusal(first) and self._refusal(NewAreaRequest("lake"))
        if refusal:
            self.document.refused.emit(refusal)
            return
        self.pencil.rest()
        room = self.view.mapFromScene(line_path(self.pencil.line).boundingRect()).boundingRect()
        self.box.ask(provinces, first, room)
        self._preview()

    def _refusal(self, request: NewAreaRequest) -> str:
        """Return why the outline can't become this, or an empty text."""
        try:
            drawn_areas.made(self.document.draft, self.pencil.line, request)
        except EditError as error:
            return str(error)
        return ""

    def _preview(self) -> None:
        """Show the map as it would be."""
        line, request = self.pencil.line, self.box.request
        refusal = self.document.preview(lambda draft: drawn_areas.made(draft, line, request)[0])
        self.box.say(refusal)

    def _make(self) -> None:
        """Make what is shown; the box confirms nothing else."""
        request, before = self.box.request, {area.id for area in self.document.draft.board.areas()}
        self._last = NewAreaRequest(request.kind, request.province)
        self.document.push(_step_text(request), self.document.shown)
        self.pencil.clear()
        self.document.select(area.id for area in self.document.board.areas() if area.id not in before)
        self._hide()

    def _draw_on(self) -> None:
        """Close the box and leave the outline as it is."""
        self._hide()
        self.document.end_preview()

    def _hide(self) -> None:
        self.box.hide()
        self.view.setFocus()


def _step_text(request: NewAreaRequest) -> str:
    match request.kind:
        case "land":
            return tr("Add land to {province}", province=request.province) if request.province else tr("Add land")
        case "sea":
            return tr("Add {name}", name=request.name) if request.name else tr("Add sea")
        case "lake":
            return tr("Add {name}", name=request.name) if request.name else tr("Add lake")
