"""The map that a window edits: its draft, what can be undone, and what is selected."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from indonesia_qt.board.draft import Draft, EditError, name_of
from indonesia_qt.board.model import BoardMap, Point
from indonesia_qt.i18n.text import as_sentence, paragraph
from indonesia_qt.i18n.untrusted_text import one_line
from indonesia_qt.mapmaking.edit import linking
from indonesia_qt.mapmaking.files.kept_steps import KeptStep, can_be_kept, kept_step, undone
from indonesia_qt.ui.support.later import later


class MapDocument(QObject):
    """Holds a draft; every change of it is a step on the `undo_stack`.

    Signals:
    - `changed`: another draft is shown, after a change, an undo, or while something is dragged
    - `refused`: a sentence on why a change can't be made
    - `allowed`: what is dragged can be done after all, or is given up
    - `selection_changed`: other areas are selected, or another lake
    - `moved`: the map has another `folder`
    """

    changed = Signal()
    refused = Signal(str)
    allowed = Signal()
    selection_changed = Signal()
    moved = Signal()

    def __init__(self, draft: Draft, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.folder = folder
        self.is_copy = False
        """Whether the map is a copy of one that stays as it is; the copy has no name of its own until it is saved."""
        self.selection: tuple[str, ...] = ()
        self.lake = ""
        self.spot: Point | None = None
        """The place on the map, in map units, that the last refusal is about, if it is about one."""
        self.typed: tuple[BoardMap, str] | None = None
        """A board and what somebody has typed into its text that isn't applied yet."""
        self._draft = draft
        self._preview: Draft | None = None

    @property
    def chosen(self) -> tuple[str, ...]:
        """The selected areas, or the selected lake."""
        return self.selection or ((self.lake,) if self.lake else ())

    @property
    def draft(self) -> Draft:
        """The map as it would be saved."""
        return self._draft

    @property
    def shown(self) -> Draft:
        """The map as it is seen: while something is dragged, as it would be if that were let go now."""
        return self._preview or self._draft

    @property
    def board(self) -> BoardMap:
        """The board of the draft that is shown."""
        return self.shown.board

    @property
    def is_dragged(self) -> bool:
        """Whether a preview is shown; nothing can be undone then."""
        return self._preview is not None

    def do(self, text: str, change: Callable[[Draft], Draft]) -> bool:
        """Change the draft as one step that `text` names; return whether that could be done."""
        after = self.attempt(change)
        if after is not None:
            self.push(text, after)
        return after is not None

    def attempt(self, change: Callable[[Draft], Draft]) -> Draft | None:
        """Return the draft after a change, or None when that can't be made: `refused` says why."""
        self._preview = self.spot = None
        try:
            return change(self._draft)
        except EditError as error:
            self.spot = error.spot
            self.changed.emit()
            self.refused.emit(str(error))
            return None

    def push(self, text: str, after: Draft) -> None:
        """Show another draft as one step that `text` names in the list of steps; the same draft adds no step."""
        self._preview = self.spot = None
        if after is self._draft:
            self.changed.emit()
        else:
            self.undo_stack.push(EditStep(self, text, after))

    def preview(self, change: Callable[[Draft], Draft]) -> str:
        """Show what a change would do without making it; return why it can't be made, or an empty text."""
        self.spot = None
        try:
            self._preview = change(self._draft)
        except EditError as error:
            self.spot = error.spot
            return str(error)
        self.changed.emit()
        return ""

    def preview_of_links(self) -> str:
        """Return sentences about the links that the preview adds or removes; an empty text when none changes."""
        return linking.changes(self._draft.board, self.board)

    def end_preview(self) -> None:
        """Show the draft as it is."""
        self.spot = None
        if self._preview is not None:
            self._preview = None
            self.changed.emit()

    def steps_to_keep(self) -> Iterator[KeptStep]:
        """Give the steps that can be undone as they are kept for a recovery, the latest first."""
        for number in reversed(range(self.undo_stack.index())):
            step = cast(EditStep | RestoredStep, self.undo_stack.command(number)).kept()
            if step is None:
                return
            yield step

    def restore(self, steps: Sequence[KeptStep]) -> None:
        """Take the steps that led to the draft, the latest first, as those that can be undone."""
        for step in reversed(steps):
            self.undo_stack.push(RestoredStep(self, step))

    def show_draft(self, draft: Draft) -> None:
        """Take a draft as the present one; only steps do this."""
        self._draft, self._preview = draft, None
        known = {area.id for area in draft.board.areas()}
        lake = self.lake if any(lake.id == self.lake for lake in draft.board.lakes) else ""
        self.changed.emit()
        self._choose(tuple(area for area in self.selection if area in known), lake)

    def select(self, areas: Iterable[str]) -> None:
        """Select these areas and no others, in this order, or a lake whose id is given alone."""
        chosen = tuple(dict.fromkeys(areas))
        is_lake = len(chosen) == 1 and any(lake.id == chosen[0] for lake in self.board.lakes)
        self._choose(() if is_lake else chosen, chosen[0] if is_lake else "")

    def _choose(self, selection: tuple[str, ...], lake: str) -> None:
        if (selection, lake) != (self.selection, self.lake):
            self.selection, self.lake = selection, lake
            self.selection_changed.emit()

    def name(self, area: str) -> str:
        """Return the name of an area, a province or a lake, as it is shown to people."""
        return name_of(self.board, area)


class EditStep(QUndoCommand):
    """One change: from the draft before to the draft after. The list of steps says which links it adds or removes."""

    def __init__(self, document: MapDocument, text: str, after: Draft) -> None:
        changes = linking.changes(document.draft.board, after.board)
        # What stands before the end of the line is for the list of steps, the rest for menus.
        super().__init__(f"{paragraph(as_sentence(text), changes)}\n{text}" if changes else text)
        self._document, self._before, self._after = document, document.draft, after
        self._kept: KeptStep | None = None

    def kept(self) -> KeptStep | None:
        """Return the step as it is kept for a recovery; None if the map is too large for that."""
        if self._kept is None and can_be_kept(self._before) and can_be_kept(self._after):
            self._kept = kept_step(self.actionText(), self._before, self._after)
        return self._kept

    def redo(self) -> None:
        """Show the draft after the change."""
        self._document.show_draft(self._after)

    def undo(self) -> None:
        """Show the draft before the change."""
        self._document.show_draft(self._before)


class RestoredStep(QUndoCommand):
    """A step from before the program ended; the draft before it is worked out when it is undone for the first time."""

    def __init__(self, document: MapDocument, kept: KeptStep) -> None:
        super().__init__(one_line(kept.name))
        self._document, self._kept = document, kept
        self._before: Draft | None = None
        self._after: Draft | None = None

    def kept(self) -> KeptStep:
        """Return the step as it was kept."""
        return self._kept

    def redo(self) -> None:
        """Show the draft after the change, which is shown already when the step is restored."""
        if self._after is not None:
            self._document.show_draft(self._after)

    def undo(self) -> None:
        """Show the draft before the change; a step that is damaged is refused and forgotten."""
        self._after = self._document.draft
        try:
            self._before = self._before or undone(self._kept, self._after)
        except EditError as error:
            self.setObsolete(True)
            self._document.refused.emit(str(error))
        else:
            self._document.show_draft(self._before)


GC_REST_MS = 1500
"""How long after a step the designer is assumed to rest."""


class GcPolicy(QObject):
    """Collects garbage when a document is opened and while its designer rests, and freezes what stays.

    Python collects by itself when there are many new objects, as after a change, and looks at all old ones, too: with
    a large map that takes longer than the change.
    """

    def __init__(self, document: MapDocument) -> None:
        super().__init__(document)
        self._timer = QTimer(self, singleShot=True, interval=GC_REST_MS)
        self._timer.timeout.connect(_collect_and_freeze)
        document.undo_stack.indexChanged.connect(self._wait)
        document.destroyed.connect(_unfreeze)
        # As a part of opening the map: the first change comes before the first rest.
        later(self, _collect_and_freeze)

    def _wait(self) -> None:
        self._timer.start()


def _collect_and_freeze() -> None:
    gc.collect()
    gc.freeze()


def _unfreeze() -> None:
    """Have everything collected again: a document that was closed left garbage."""
    gc.unfreeze()
