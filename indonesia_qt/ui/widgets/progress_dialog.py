"""Does long work in a process of its own: the window goes on, and the work can be given up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QProgressBar, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.support.worker_pool import Call, WorkerPool
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import Label

DEADLINE_MS = 300_000
"""How long the work may take."""
SHOWN_AFTER_MS = 300
"""Work that takes no longer is done without a word."""


class ProgressDialog(QDialog):
    """Runs a function of a module, which is called with `arguments` and returns an `answer_type`.

    A generator yields how much of the work is done, from 0 to 1, for the progress bar, and returns its answer. The
    process ends with the work unless it is one of other `workers`, for which the next work of the same kind is easier.

    Opening the dialog begins the work; it is seen when that takes longer than a moment. `answered` carries the answer,
    `failed` why there is none, such as that the time was up, or what `ended` says when the process ends; when the work
    is given up, nothing follows.
    """

    answered = Signal(object)
    failed = Signal(str)
    _at_work: ClassVar[set[ProgressDialog]] = set()
    """The dialogs at work: one may belong to no window, and is needed until it has ended."""

    def __init__(
        self,
        title: str,
        text: str,
        parent: QWidget | None,
        answer_type: Any,
        function: Callable[..., Any],
        *arguments: Any,
        workers: WorkerPool | None = None,
        ended: str = "",
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        late = tr(
            "This would take more than {n} minutes because the outlines are too complex. Simplify them, or "
            "use fewer at a time.",
            n=DEADLINE_MS // 60_000,
        )
        self._call = Call(answer_type, function, arguments, DEADLINE_MS, late, ended)
        self._workers = workers or WorkerPool(1, self)
        self._shown = QTimer(self, singleShot=True, interval=SHOWN_AFTER_MS)
        self._shown.timeout.connect(self._show)
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        self.progress = QProgressBar(minimum=0, maximum=0)  # it moves to and fro until a share is known
        self.setLayout(column_of(Label(text, wordWrap=True), self.progress, buttons))
        self.resize(scaled(360), 0)

    def open(self) -> None:
        """Begin the work, and soon say what is done."""
        self._at_work.add(self)
        self.finished.connect(lambda: self._at_work.discard(self))
        if self.parent() is None:
            self._show()  # without a window, nothing else keeps the program running
        else:
            self._shown.start()
        end = partial(self._end, self.answered), partial(self._end, self.failed)
        self._workers.submit(self._call, *end, self._follow)

    def _show(self) -> None:
        super().open()

    def _follow(self, share: float) -> None:
        self.progress.setMaximum(100)
        self.progress.setValue(int(100 * share))

    def reject(self) -> None:
        """Give up the work."""
        self._stop()
        super().reject()

    def _stop(self) -> None:
        self._shown.stop()
        if self._workers.parent() is self:
            self._workers.stop()
        else:
            self._workers.cancel(self._call)

    def _end(self, outcome: Any, what: Any) -> None:
        self._stop()
        outcome.emit(what)  # first: the program ends with its last window
        self.accept()
