"""The strip above the board: the round and the phases, and below them the victory track, the tiles and the bag."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from indonesia_qt.games.singapore.rules.constants import GOODS, WHITE_CHIPS
from indonesia_qt.games.singapore.rules.round import present_phase
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.i18n.text import enumerated, tr
from indonesia_qt.ui.games.singapore.board.signs import sign_icon
from indonesia_qt.ui.games.singapore.texts.names import bag_text, goods_text
from indonesia_qt.ui.games.singapore.tile_row import TileRow
from indonesia_qt.ui.games.singapore.victory_track import VictoryTrack
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.api import Context
from indonesia_qt.ui.table.player_cards import CardRoom
from indonesia_qt.ui.table.round_strip import AllPhasesStrip
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton, tip

PHASES = "display", "lots", "turns"
"""Of a round; the starting round has none."""
SIGN, LARGE_SIGN, BETWEEN, CLOSE = 15, 22, 14, 4
"""Pixels at 100 %: of a sign, usually and in a large window, and between parts, beside each other and below."""
LARGE_NUMBERS = 1.25
"""The size of the bag's numbers beside other text in a large window."""


class Bag(QWidget):
    """Shows how many black and white chips are in the bag, and what the supply holds where it is limited (S-CON-05)."""

    accessible_role = QAccessible.Role.Graphic

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._ink = context.icons.theme.interface.text
        self.black, self.white = Label(), Label()
        self.supply = {good: Label() for good in GOODS}
        self._signs = {name: Label() for name in ("bag", "black", "white", *GOODS)}
        rows = [
            row_of(self._signs["bag"], 1),
            row_of(self._signs["black"], self.black, 1, spacing=scaled(3)),
            row_of(self._signs["white"], self.white, 1, spacing=scaled(3)),
        ]
        self.goods = QWidget()
        lines = [row_of(self._signs[good], label, spacing=scaled(3)) for good, label in self.supply.items()]
        self.goods.setLayout(row_of(column_of(*lines[:2], spacing=0), column_of(*lines[2:], spacing=0)))
        self.setLayout(
            row_of(column_of(*rows, spacing=0), self.goods, spacing=scaled(8), contentsMargins=margins(0, 0, 0, 0))
        )
        self.enlarge(False)

    def enlarge(self, is_large: bool) -> None:
        """Show larger signs and numbers, or those of the usual size."""
        side = scaled(LARGE_SIGN if is_large else SIGN)
        for name, label in self._signs.items():
            label.setPixmap(sign_icon(name, self._ink).pixmap(side, side))
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * (LARGE_NUMBERS if is_large else 1.0))
        font.setBold(True)
        for number in (self.black, self.white, *self.supply.values()):
            number.setFont(font)
            number.setMinimumWidth(QFontMetrics(font).horizontalAdvance("00"))  # or all would move with the digits

    def show_state(self, view: State) -> None:
        """Show the chips in the bag, and the goods that are left."""
        self.black.setText(str(view.black))
        self.white.setText(str(WHITE_CHIPS))
        self.goods.setVisible(view.supply is not None)
        lines = [bag_text(view.black)]
        if view.supply is not None:
            for label, number in zip(self.supply.values(), view.supply, strict=True):
                label.setText(str(number))
            lines.append(tr("In the supply: {goods}", goods=enumerated(goods_text(view.supply)) or tr("nothing")))
        self.setToolTip(tip("\n".join(lines)))
        self.setAccessibleName(enumerated(lines))


class Beside(QFrame):
    """What lies beside the board: the victory track, and beside it or below it the tiles and the bag."""

    def __init__(self, track: VictoryTrack, tiles: TileRow, bag: Bag) -> None:
        super().__init__()
        self.track, self.tiles, self.bag = track, tiles, bag
        self._is_stacked = False
        others = row_of(tiles, bag, spacing=scaled(BETWEEN))
        self._all = row_of((track, 1), others, contentsMargins=margins(10, 1, 10, 1), spacing=scaled(BETWEEN))
        self.setLayout(self._all)

    def stack(self, is_stacked: bool) -> None:
        """Put the tiles and the bag below the track, or beside it."""
        self._is_stacked = is_stacked
        directions = QBoxLayout.Direction
        self._all.setDirection(directions.TopToBottom if is_stacked else directions.LeftToRight)
        self._all.setSpacing(scaled(CLOSE if is_stacked else BETWEEN))
        self.share_width()

    def minimumSizeHint(self) -> QSize:
        """Return a width of 0, as parts are left out."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width."""
        super().resizeEvent(event)
        self.share_width()

    def share_width(self) -> None:
        """Leave out the track first where there is little room, then the bag: the cards have the points, too."""
        room = self.width() - self.tiles.minimumSizeHint().width() - scaled(4 * BETWEEN)
        track = self.track.minimumSizeHint().width() + self.bag.sizeHint().width()
        self.track.setVisible(self._is_stacked or room > track)
        self.bag.setVisible(room > self.bag.sizeHint().width())


class TableStrip(AllPhasesStrip):
    """Shows what lies beside the board; `tile_clicked` carries the tile that was clicked.

    In a crowded window a button opens what lies beside the board, and folds it again.
    """

    tile_clicked = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__({phase: context.words.phase(phase) for phase in PHASES}, QMargins(scaled(7), 1, scaled(7), 1))
        self.context = context
        names = row_of(*self.phases.values(), spacing=scaled(2))
        self.track, self.tiles, self.bag = VictoryTrack(context), TileRow(context), Bag(context)
        self.tiles.tile_clicked.connect(self.tile_clicked)
        help_text = tr("Show or hide the victory track, the tiles and the bag")
        self.unfold = SmallButton(tr("Track and tiles"), help_text, checkable=True)
        self.unfold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.unfold.setProperty("role", "fold")
        self.unfold.hide()
        self.unfold.toggled.connect(self._open)
        self.setLayout(
            row_of(self.date, names, 1, self.unfold, contentsMargins=margins(10, 0, 10, 0), spacing=scaled(BETWEEN))
        )
        self.below = Beside(self.track, self.tiles, self.bag)

    def show_state(self, view: State, phase_id: str = "", before: State | None = None) -> None:
        """Show what lies beside the board in a position, and its phase or that of a beat that began `before` it."""
        begun = before or view
        present = phase_id or present_phase(begun)
        self.date.setText(self.context.words.round(0 if present == "start" else begun.round))
        self.mark_phase(present, is_past=present in PHASES)
        self.track.show_state(view)
        self.tiles.show_state(view)
        self.bag.show_state(view)
        if self.below.isVisible():
            self.below.share_width()

    def take_room(self, room: CardRoom) -> None:
        """Leave only the round and the phases in a crowded window, with the button that opens the rest."""
        crowded = room == "line"
        self.below.hide()  # or a low window grows when more lies below each other
        self.tiles.enlarge(room == "large")
        self.bag.enlarge(room == "large")
        self.below.stack(crowded)
        self.unfold.setVisible(crowded)
        self.unfold.setChecked(False)
        self._open(not crowded)

    def _open(self, is_open: bool) -> None:
        self.below.setVisible(is_open)
        self.unfold.setArrowType(Qt.ArrowType.UpArrow if is_open else Qt.ArrowType.DownArrow)
