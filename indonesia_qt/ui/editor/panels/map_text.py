"""The text of the map beside it: what is selected in one is selected in the other, and so is what is changed."""

from __future__ import annotations

import json
from typing import ClassVar

from PySide6.QtCore import QEvent, QMimeData, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontDatabase,
    QKeyEvent,
    QKeySequence,
    QTextBlock,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import counted, phrase, tr
from indonesia_qt.mapmaking.files import map_text
from indonesia_qt.mapmaking.files.map_text import HEAD, LONGEST, TextError, too_long
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.panels.panel import EditorPanel
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.messages import announce
from indonesia_qt.ui.widgets.plain_text import Label, push_button

QUIET_MS = 1000
"""How long after the last key what was typed is applied."""
MOST_MARKED = 100
"""So many parts of the text are marked at most: nobody sees more, and each takes time."""
MARK = 0.2
"""How strongly a part of the text is marked."""


class MapTextEdit(QPlainTextEdit):
    """Holds the text. What would be undone next is what was typed, and after it the last step of the map.

    Signals:
    - `finished`: what was typed is to be applied: with Ctrl+Enter, with a command, or as the keyboard goes elsewhere
    - `too_long`: somebody pastes more than the text has room for, which stays as it is
    """

    finished = Signal()
    too_long = Signal()

    def __init__(self) -> None:
        super().__init__(tabChangesFocus=True)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self.font().pointSizeF())
        self.setFont(font)
        self.setAccessibleName(tr("Text of the map"))

    @property
    def text(self) -> str:
        """All of it, with signs such as no-break spaces as they are."""
        return self.document().toRawText().replace("\N{PARAGRAPH SEPARATOR}", "\n")

    @property
    def id_at_cursor(self) -> str:
        """The id of the part in which the cursor is; "" when it is between the lists."""
        block = self.textCursor().block()
        while block.isValid() and not block.text().startswith(("]", '"')):
            if head := HEAD.match(block.text()):
                return str(json.loads(head[1]))
            block = block.previous()
        return ""

    def show_text(self, text: str) -> None:
        """Show another text; the cursor stays on its line, and the lines that are seen stay where they are."""
        old, new = self.text.split("\n"), text.split("\n")
        most = min(len(old), len(new)) - 1
        first = next((n for n in range(most) if old[n] != new[n]), most)
        last = next((n for n in range(most - first) if old[-1 - n] != new[-1 - n]), most - first)
        place, cursor = self.textCursor(), self.textCursor()
        line, column, seen = place.blockNumber(), place.positionInBlock(), self.verticalScrollBar().value()
        cursor.setPosition(self._line(first).position())
        end = self._line(len(old) - 1 - last)
        cursor.setPosition(end.position() + end.length() - 1, QTextCursor.MoveMode.KeepAnchor)
        with QSignalBlocker(self):
            cursor.insertText("\n".join(new[first : len(new) - last]))
            self.document().clearUndoRedoStacks()
            self.move_to(line, column)
            self.verticalScrollBar().setValue(seen)

    def move_to(self, line: int, column: int = 0) -> None:
        """Put the cursor on a line and a column, or the last ones before these; both are counted from 0."""
        block = self._line(min(line, self.blockCount() - 1))
        cursor = self.textCursor()
        cursor.setPosition(block.position() + min(column, block.length() - 1))
        self.setTextCursor(cursor)

    def marked(self, first: int, last: int, colour: str) -> QTextEdit.ExtraSelection:
        """Return a mark on lines from the first to the last, counted from 0."""
        mark = QTextEdit.ExtraSelection()
        background = QColor(colour)
        background.setAlphaF(MARK)
        mark.format.setBackground(background)
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        end = self._line(last)
        cursor = QTextCursor(self._line(first))
        cursor.setPosition(end.position() + end.length() - 1, QTextCursor.MoveMode.KeepAnchor)
        mark.cursor = cursor
        return mark

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the map where nothing was typed, and finish before a command is given."""
        handled = super().event(event)
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            document = self.document()
            if event.matches(QKeySequence.StandardKey.Undo):
                event.setAccepted(document.isUndoAvailable())
            elif event.matches(QKeySequence.StandardKey.Redo):
                event.setAccepted(document.isRedoAvailable())
            is_held = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
            is_command = (is_held and event.key() < Qt.Key.Key_Escape) or Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
            if is_command and not event.isAccepted():
                self.finished.emit()
        return handled

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Finish with Ctrl+Enter."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.finished.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Finish as the keyboard goes elsewhere."""
        super().focusOutEvent(event)
        self.finished.emit()

    def insertFromMimeData(self, source: QMimeData) -> None:  # noqa: N802
        """Paste, or refuse what is too long."""
        if len(source.text()) + self.document().characterCount() > LONGEST:
            self.too_long.emit()
        else:
            super().insertFromMimeData(source)

    def _line(self, number: int) -> QTextBlock:
        return self.document().findBlockByNumber(number)


class MapTextPanel(EditorPanel):
    """Shows the text of the map, but only while it is seen: nothing is worked out for it otherwise.

    What is typed is applied after a short rest as a step. Until that can be done it stays as it is, the document keeps
    it, and a line below says where it is wrong and why.
    """

    id = "text"
    title: ClassVar[str] = phrase("Text")

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context)
        self.edit = MapTextEdit()
        self.reason = Label(wordWrap=True, role="warning")
        self.show_place = push_button(tr("Show place"), self._show_place, "small")
        self.revert = push_button(tr("Discard changes"), self._revert, "small", tr("Shows the map’s text again"))
        self.refusal = QWidget()
        buttons = row_of(self.show_place, self.revert, 0)
        self.refusal.setLayout(column_of(self.reason, buttons, contentsMargins=margins(0, 0, 0, 0)))
        self.setLayout(column_of((self.edit, 1), self.refusal, contentsMargins=margins(4, 4, 4, 4), spacing=scaled(4)))
        self._timer = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._timer.timeout.connect(self.apply)
        self._shown: BoardMap | None = None
        """The board whose text is shown, or was before somebody typed."""
        self._wrong: TextError | None = None
        self._here = ""
        """The id of the part of the text in which the cursor is."""
        self._leads = False
        """Whether the text is what has the map select something now."""
        self.edit.textChanged.connect(self._note)
        self.edit.cursorPositionChanged.connect(self._lead)
        self.edit.finished.connect(self.apply)
        self.edit.too_long.connect(lambda: self.document.refused.emit(too_long()))
        self.document.changed.connect(self.follow)
        self.document.selection_changed.connect(self._follow_selection)
        self._refuse(None)
        if self.document.typed is not None:
            self._shown, text = self.document.typed
            self.edit.show_text(text)
            self._timer.start()

    def show_seen(self, is_seen: bool) -> None:
        """Note whether the panel is in front now; as it comes there, it follows the map."""
        comes = is_seen and not self.is_seen
        super().show_seen(is_seen)
        if comes:
            self.follow()
            self._follow_selection()

    def follow(self) -> None:
        """Show the text of the map as it is, unless somebody has typed what isn't applied yet."""
        board = self.document.draft.board
        if not self.is_seen or board is self._shown or self.document.typed is not None:
            return
        self._shown = board
        text = map_text.text(board)
        is_short = len(text) <= LONGEST
        self.edit.setEnabled(is_short)
        self.edit.show_text(text if is_short else too_long())
        self._mark()

    def apply(self) -> None:
        """Change the map as the text says, as one step, or say below the text why that can't be done."""
        self._timer.stop()
        if self.document.typed is None:
            return
        if self.document.is_dragged:
            self._timer.start()
            return
        try:
            after, ids = map_text.changed(self.document.draft, *self.document.typed)
        except TextError as error:
            self._refuse(error)
            return
        self.document.typed = None
        self._refuse(None)
        if len(ids) == 1:
            self.document.push(tr("Edit text of {name}", name=self.document.name(ids[0])), after)
        elif ids:
            self.document.push(counted(len(ids), "Edit text of {n} entry", "Edit text of {n} entries"), after)
        self.follow()

    def _note(self) -> None:
        """Keep what was typed, and wait for a rest."""
        assert self._shown is not None
        self.document.typed = self._shown, self.edit.text
        self._timer.start()

    def _revert(self) -> None:
        """Forget what was typed."""
        self._timer.stop()
        self.document.typed = self._shown = None
        self._refuse(None)
        self.follow()
        self.edit.setFocus()

    def _refuse(self, error: TextError | None) -> None:
        """Say why the text can't be applied; None if it can."""
        is_new = str(error) != str(self._wrong)
        self._wrong = error
        self.refusal.setVisible(error is not None)
        if error is not None and is_new:
            self.reason.setText(str(error))
            announce(self, str(error))
        self._mark()

    def _show_place(self) -> None:
        assert self._wrong is not None
        self.edit.move_to(self._wrong.line - 1, self._wrong.column - 1)
        self.edit.centerCursor()
        self.edit.setFocus()

    def _lead(self) -> None:
        """Have the map select and show the part in which the cursor is."""
        before, self._here = self._here, self.edit.id_at_cursor
        if self._here == before:
            return
        id, board = self._here, self.document.board
        places = self.context.areas_of([id]) or [lake.id for lake in board.lakes if lake.id == id]
        if places and set(places) != set(self.document.chosen):
            self._leads = True
            self.context.jump(places)
            self._leads = False

    def _follow_selection(self) -> None:
        """Mark the parts of what is selected, and scroll to the first of them unless the cursor has led there."""
        if not self.is_seen:
            return
        lines = self._mark()
        if lines and not self._leads:
            with QSignalBlocker(self.edit):
                self.edit.move_to(min(lines))
                self.edit.centerCursor()
            self._here = self.edit.id_at_cursor

    def _mark(self) -> list[int]:
        """Mark the parts of what is selected and the wrong line; return the first line of each part, from 0."""
        if not self.is_seen:
            return []
        chosen, colours = set(self.document.chosen[:MOST_MARKED]), self.context.theme.interface
        lines = self.edit.text.split("\n")
        heads = [
            n
            for n, line in enumerate(lines)
            if line.startswith("{ ") and (head := HEAD.match(line)) and json.loads(head[1]) in chosen
        ]
        marks = []
        for first in heads:
            after = (n for n in range(first + 1, len(lines)) if lines[n].startswith(("{ ", "]")))
            marks.append(self.edit.marked(first, next(after, first + 1) - 1, colours.accent))
        if self._wrong is not None:
            line = min(self._wrong.line, len(lines)) - 1
            marks.append(self.edit.marked(line, line, colours.warning))
        self.edit.setExtraSelections(marks)
        return heads
