"""The card over the board with the chip that a person has drawn, and what a raid brought."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from indonesia_qt.core.flow import Event
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.i18n.text import as_sentence, clauses, counted, labelled, paragraph, tr
from indonesia_qt.ui.board.zoom_view import ZoomView
from indonesia_qt.ui.games.singapore.panels.owners import OwnerList
from indonesia_qt.ui.games.singapore.texts.names import bag_text, black_chips, pounds
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.api import Context
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.messages import announce
from indonesia_qt.ui.widgets.overlay import EvasiveCard
from indonesia_qt.ui.widgets.plain_text import Label, tip

WIDTH, CHIP, GAP, TOKEN = 580, 32, 10, 36
"""Pixels at 100 %: of the card, of the chip, beside it, and of the board around the middle of a place."""
BESIDE = CHIP + GAP + 24
"""Pixels at 100 % of the card's width that its texts don't have."""
MOST_HEIGHT = 0.5
"""The part of the board's height that the card takes at most to say why."""


class ChipCard(EvasiveCard):
    """Stays until a person decides, or until it is clicked."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.setProperty("role", "auction")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.chip, self.title = Label(), Label(role="strong", wordWrap=True)
        self.why, self.lost = Label(wordWrap=True), Label(wordWrap=True)
        self.owners = QWidget()
        self.body = column_of(self.title, self.why, self.lost, self.owners, spacing=scaled(4))
        layout = row_of(self.chip, (self.body, 1), contentsMargins=margins(10, 8, 14, 10), spacing=scaled(GAP))
        layout.setAlignment(self.chip, Qt.AlignmentFlag.AlignTop)
        self.setLayout(layout)
        self.hide()

    def sizeHint(self) -> QSize:
        """Return the usual width, with the height that the text takes there."""
        return QSize(scaled(WIDTH), self.heightForWidth(scaled(WIDTH)))

    def fit(self, room: QSize) -> None:
        """Leave out why on a low board, where the tool tip says it."""
        width = min(room.width(), scaled(WIDTH))
        high = self.heightForWidth(width)
        if self.why.isHidden():
            high += self.why.heightForWidth(width - scaled(BESIDE)) + self.body.spacing()
        self.why.setVisible(high <= MOST_HEIGHT * room.height())

    def kept_free(self) -> Sequence[QRect]:
        """Return the places that can be chosen."""
        board = self.parentWidget()
        return board.around(board.map_scene.targets, scaled(TOKEN)) if isinstance(board, ZoomView) else ()

    def is_about(self, events: Sequence[Event], people: Collection[int]) -> bool:
        """Return whether the last chip among what just happened was drawn by one of these people."""
        drawn = [event for event in events if isinstance(event, ev.ChipDrawn)]
        return bool(drawn) and drawn[-1].seat in people

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002
        """Close the card."""
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the click from the board below."""
        event.accept()

    def show_events(self, view: State, events: Sequence[Event], people: Collection[int]) -> None:
        """Show the last chip among what just happened, if one of these people drew it; after undo show none."""
        if not events:
            self.hide()
        elif self.is_about(events, people):
            self._show_chip(view, events)

    def _show_chip(self, view: State, events: Sequence[Event]) -> None:
        words = self.context.words
        drawn = [event for event in events if isinstance(event, ev.ChipDrawn)][-1]
        raids = [event for event in events if isinstance(event, ev.RaidBegan)]
        icon = self.context.icons.sign("white" if drawn.chip == "white" else "black")
        self.chip.setPixmap(icon.pixmap(scaled(CHIP), scaled(CHIP)))
        self.title.setText(words.sentence(drawn))
        texts, caught = self._raid(raids[-1], events) if raids else (dict(enumerate(map(black_chips, view.chips))), ())
        owners = OwnerList(self.context, view, texts, caught)
        self.body.replaceWidget(self.owners, owners)
        self.owners.deleteLater()
        self.owners = owners
        owners.show()  # what is hidden takes no part in the card's height
        lost = [words.sentence(event) for event in events if isinstance(event, ev.EffectLost)]
        self.why.setText(_why_caught(raids[-1]) if raids else bag_text(view.black))
        self.lost.setText(paragraph(*lost))
        self.lost.setVisible(bool(lost))
        self.setToolTip(tip(f"{self.why.text()}\n{tr('Click to close')}"))
        self.show()
        spoken = [as_sentence(labelled(words.owner(owner), text)) for owner, text in texts.items()]
        self.setAccessibleName(paragraph(self.title.text(), self.why.text(), *lost, *spoken))
        announce(self, self.accessibleName())

    def _raid(self, raid: ev.RaidBegan, events: Sequence[Event]) -> tuple[dict[int, str], tuple[int, ...]]:
        """What each owner had, and what the caught pay."""
        fines = {event.seat: event for event in events if isinstance(event, ev.Fined)}
        texts = {}
        for owner, total in enumerate(raid.sums):
            opium = raid.opium[owner] if owner < len(raid.opium) else 0
            had = counted(
                total - opium,
                "{n} chip + {opium} opium = {total}",
                "{n} chips + {opium} opium = {total}",
                opium=opium,
                total=total,
            )
            texts[owner] = clauses(had, _fine(fines[owner]) if owner in fines else "")
        return texts, raid.caught


def _fine(fine: ev.Fined) -> str:
    pays = tr("pays {money}", money=pounds(fine.money))
    return clauses(pays, tr("loses {opium} opium", opium=fine.opium) if fine.opium else "")


def _why_caught(raid: ev.RaidBegan) -> str:
    if not raid.caught:
        return tr("Nobody has opium or chips, so nobody is caught.")
    return tr("The most chips and opium together are caught, and pay £1 for each. Their chips go back to the bag.")
