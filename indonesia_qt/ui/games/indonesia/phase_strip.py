"""The strip above the board: era, year, the seven phases, and what ends the era."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from PySide6.QtCore import QMargins
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent

from indonesia_qt.games.indonesia.rules.constants import ERAS, KINDS, LAST_ERA
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import PHASES, present_phase, years_played
from indonesia_qt.i18n.text import enumerated, tr
from indonesia_qt.i18n.untrusted_text import shortened
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.texts.names import phase_name
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.round_strip import AllPhasesStrip
from indonesia_qt.ui.table.seat_icons import icon_label
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import Label, tip

ICON, BETWEEN, PHASE_EDGE, EDGES = 16, 4, 8, 30
"""Pixels at 100 %: of the signs of the deeds that are left, between the parts, at both sides of a phase, and in all at
both ends and behind the year."""
ACCENT = 4
"""Pixels at 100 % by which the accent of a capital, as in “Ère”, is above what the font says of its height."""


class PhaseStrip(AllPhasesStrip):
    """Shows the era, the year and the phase; tool tips have the names that don't fit."""

    def __init__(self, icons: Icons) -> None:
        names = {phase: f"{n} {phase_name(phase)}" for n, (phase, _) in enumerate(PHASES, start=1)}
        super().__init__(names, QMargins(scaled(PHASE_EDGE), 2, scaled(PHASE_EDGE), 2))
        self.date.setContentsMargins(0, scaled(ACCENT), 0, 0)
        for label in self.phases.values():
            label.setToolTip(tip(label.text()))
        self.ending = Label()
        self.deeds = {kind: (icon_label(icons.kind(kind), ICON), Label()) for kind in KINDS}
        layout = row_of(
            self.date,
            *self.phases.values(),
            1,
            self.ending,
            *chain(*self.deeds.values()),
            contentsMargins=margins(EDGES / 3, 0, EDGES / 3, 2),
            spacing=scaled(BETWEEN),
        )
        layout.insertSpacing(1, scaled(EDGES / 3))
        self._row = layout
        self.setLayout(layout)

    def show_state(self, view: State, phase_id: str = "") -> None:
        """Show the present phase, or another one in which something happens, and the deeds that are left."""
        self.date.setText(
            tr("Era {era} \N{MIDDLE DOT} Year {year}", era=ERAS[view.era].upper(), year=years_played(view))
        )
        self.mark_phase(phase_id or present_phase(view), is_past=True)
        self._show_deeds(view)
        self._fit()
        self._row.activate()  # or the name of the present phase would be cut for a moment

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def least_width(self) -> int:
        """Return the width with the longest phase in words and all kinds of deeds left."""
        numbers = [_numbered(label) for label in self.phases.values()]
        short = sum(map(self._width, numbers)) + max(
            self._width(label.toolTip()) - self._width(number)
            for label, number in zip(self.phases.values(), numbers, strict=True)
        )
        deeds = sum(icon.sizeHint().width() + self._width("9") for icon, _ in self.deeds.values())
        around = len(self.phases) * (2 * scaled(PHASE_EDGE) + scaled(BETWEEN)) + 2 * len(self.deeds) * scaled(BETWEEN)
        return self.date.sizeHint().width() + short + deeds + around + scaled(EDGES)

    def _width(self, text: str) -> int:
        font = QFont(self.font())
        font.setBold(True)
        return QFontMetrics(font).horizontalAdvance(text)

    def _fit(self) -> None:
        """Leave out the names of all phases but the present one first, then the condition that ends the era.

        No part is shown only to be measured: showing one makes Qt lay out the strip at once and call this again.
        """
        for label in self.phases.values():
            label.setText(label.toolTip())
        ending = self.ending.sizeHint().width() + scaled(BETWEEN)
        wide = self.sizeHint().width() - (0 if self.ending.isHidden() else ending)
        if wide > self.width():
            for label in self.phases.values():
                if label.property("role") != "now":
                    wide -= label.sizeHint().width()
                    label.setText(_numbered(label))
                    wide += label.sizeHint().width()
        self.ending.setVisible(wide + ending <= self.width())

    def _show_deeds(self, view: State) -> None:
        kinds = Counter(view.scenario.deeds[deed].kind for deed in view.deeds)
        if present_phase(view) == "new_era" and len(kinds) <= 1:
            kinds.clear()  # what the last era left; the new deeds come after the cities
            self.ending.setText("")
        else:
            self.ending.setText(_ending(view, len(kinds)))
        for kind, labels in self.deeds.items():
            left = [deed for deed in view.deeds if view.scenario.deeds[deed].kind == kind]
            names = [shortened(tr(view.scenario.name[deed])) for deed in left]
            for label in labels:
                label.setVisible(kind in kinds)
                label.setToolTip(tip(f"{self.ending.text()} {enumerated(names)}"))
            labels[1].setText(str(kinds[kind]))


def _numbered(label: Label) -> str:
    """The number of a phase without its name."""
    return label.toolTip().split()[0]


def _ending(view: State, kinds: int) -> str:
    """Return the condition that ends the era, or the game in the last era, while `kinds` of deed are left."""
    last = view.era == LAST_ERA
    if present_phase(view) is None:
        return tr("The game is over")
    if kinds > 1:
        return tr("Game ends at 1 type:") if last else tr("Era ends at 1 type:")
    if kinds:
        return tr("Last year; deeds left:") if last else tr("Last year of the era:")
    return tr("Last year of the game") if last else tr("Last year of the era")
