"""Asks for a map from a seed: its numbers, and beside them the map itself, which another process makes."""

from __future__ import annotations

from random import SystemRandom

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.archipelago.made import made
from indonesia_qt.mapmaking.archipelago.options import (
    AREAS,
    FEWEST_AREAS,
    FEWEST_PROVINCES,
    FEWEST_SEAS,
    LARGEST_SEED,
    MOST_AREAS,
    MOST_ISLANDS,
    MOST_PROVINCES,
    MOST_SEAS,
    SPREADS,
    Options,
    check,
    usual,
)
from indonesia_qt.mapmaking.files.plain_draft import PlainDraft, plain
from indonesia_qt.ui.editor.canvas.map_thumbnail import bare_picture, map_picture
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.support.worker_pool import Call, WorkerPool
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button
from indonesia_qt.ui.widgets.whole_field import WholeField

PICTURE = QSize(360, 202)
"""Pixels at 100 %."""
SHOWN_AFTER_MS = 250
"""A map is made when no number has changed for so long."""
DEADLINE_MS = 300_000


def plainly_made(options: Options) -> PlainDraft | str:
    """Return the map of these options, or why there is none."""
    try:
        return plain(made(options))
    except EditError as error:
        return str(error)


class ArchipelagoForm(QWidget):
    """Shows the map of the numbers as soon as it is made; until then `draft` is None.

    Signals:
    - `changed`: `draft` is another one
    """

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.draft: Draft | None = None
        self.seed = _number(0, LARGEST_SEED, SystemRandom().randrange(LARGEST_SEED + 1))
        self.islands, self.areas = _number(1, MOST_ISLANDS), _number(FEWEST_AREAS, MOST_AREAS, AREAS)
        self.provinces, self.seas = _number(FEWEST_PROVINCES, MOST_PROVINCES), _number(FEWEST_SEAS, MOST_SEAS)
        self.spread = QComboBox()
        for spread, name in zip(SPREADS, (tr("Far apart"), tr("Close together")), strict=True):
            self.spread.addItem(name, spread)
        self.picture = Label(alignment=Qt.AlignmentFlag.AlignCenter)
        self.picture.setAccessibleName(tr("Preview of the map"))
        self._size = QSize(scaled(PICTURE.width()), scaled(PICTURE.height()))
        self.picture.setFixedSize(self._size)
        self.state = Label(wordWrap=True, role="quiet")
        self._workers = WorkerPool(1, self)
        self._soon = QTimer(self, singleShot=True, interval=SHOWN_AFTER_MS)
        self._soon.timeout.connect(self._begin)
        self._follow_areas()
        self._arrange()
        self.areas.valueChanged.connect(self._follow_areas)
        for field in (self.seed, self.islands, self.areas, self.provinces, self.seas):
            field.valueChanged.connect(self._change)
        self.spread.currentIndexChanged.connect(self._change)
        self.setEnabled(False)
        self._show(bare_picture(theme, self._size), "")

    def use(self, used: bool) -> None:
        """Make the map, or stop making it."""
        self.setEnabled(used)
        if used and self.draft is None:
            self._change()
        elif not used:
            self._soon.stop()
            self._workers.cancel()

    def options(self) -> Options:
        """Return the numbers that are chosen."""
        return Options(
            self.seed.value(),
            self.islands.value(),
            self.areas.value(),
            self.provinces.value(),
            self.seas.value(),
            self.spread.currentData(),
        )

    def _arrange(self) -> None:
        fresh = push_button(tr("New seed"), lambda: self.seed.setValue(SystemRandom().randrange(LARGEST_SEED + 1)))
        numbers = QGridLayout()
        numbers.setHorizontalSpacing(scaled(14))
        numbers.setVerticalSpacing(scaled(8))
        numbers.setColumnStretch(1, 1)
        numbers.setColumnStretch(3, 1)
        fields = (
            (tr("Seed"), self.seed),
            ("", fresh),
            (tr("Land areas"), self.areas),
            (tr("Islands"), self.islands),
            (tr("Provinces"), self.provinces),
            (tr("Seas"), self.seas),
            (tr("Distance between islands"), self.spread),
        )
        for n, (name, field) in enumerate(fields):
            if name:
                label = Label(name)
                label.setBuddy(field)
                numbers.addWidget(label, n // 2, n % 2 * 2)
            numbers.addWidget(field, n // 2, n % 2 * 2 + 1)
        self.setLayout(column_of(numbers, row_of(1, self.picture, 1), self.state, spacing=scaled(8)))

    def _follow_areas(self) -> None:
        """Let the other numbers go with that of the land areas."""
        found = usual(self.seed.value(), self.areas.value())
        for field, number in (
            (self.islands, found.islands),
            (self.provinces, found.provinces),
            (self.seas, found.seas),
        ):
            field.setValue(number)

    def _change(self) -> None:
        """Make another map, if there can be one, when no more numbers follow."""
        self._workers.cancel()
        self._take(None)
        try:
            check(self.options())
        except EditError as error:
            self._soon.stop()
            self._show(bare_picture(self.theme, self._size), str(error))
        else:
            self.state.setText(tr("Making the map\N{HORIZONTAL ELLIPSIS}"))
            if self.isEnabled():
                self._soon.start()

    def _begin(self) -> None:
        late = tr("This takes too long. Choose another seed or smaller numbers.")
        call = Call(PlainDraft | str, plainly_made, (self.options(),), DEADLINE_MS, late)
        self._workers.submit(call, self._end, self._refuse)

    def _end(self, answer: PlainDraft | str) -> None:
        if isinstance(answer, str):
            self._refuse(answer)
            return
        board = answer.board
        self._show(map_picture(board, self.theme, self._size), board.title)
        self._take(answer.draft())

    def _refuse(self, reason: str) -> None:
        self._show(bare_picture(self.theme, self._size), reason)

    def _show(self, picture: QPixmap, text: str) -> None:
        self.picture.setPixmap(picture)
        self.state.setText(text)

    def _take(self, draft: Draft | None) -> None:
        self.draft = draft
        self.changed.emit()


def _number(least: int, most: int, now: int | None = None) -> WholeField:
    field = WholeField(minimum=least, maximum=most)
    field.setValue(least if now is None else now)
    return field
