"""The strip above the board: era, year, the seven phases, and what ends the era."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from PySide6.QtCore import QMargins
from PySide6.QtGui import QResizeEvent

from indonesia_qt.games.indonesia.rules.constants import ERAS, KINDS, LAST_ERA
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import PHASES, present_phase, years_played
from indonesia_qt.i18n.text import tr
from indonesia_qt.i18n.untrusted_text import shortened
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.texts.names import phase_name
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.round_strip import AllPhasesStrip
from indonesia_qt.ui.table.seat_icons import icon_label
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import Label, tip

ICON, BETWEEN = 16, 4
"""Pixels at 100 %: of the signs of the deeds that are left, and between the parts."""
ACCENT = 4
"""Pixels at 100 % by which the accent of a capital, as in “Ère”, is above what the font says of its height."""


class PhaseStrip(AllPhasesStrip):
    """Shows the era, the year and the phase; tool tips have the names that don't fit."""

    def __init__(self, icons: Icons) -> None:
        names = {phase: f"{n} {phase_name(phase)}" for n, (phase, _) in enumerate(PHASES, start=1)}
        super().__init__(names, QMargins(scaled(8), 2, scaled(8), 2))
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
            contentsMargins=margins(10, 0, 10, 2),
            spacing=scaled(BETWEEN),
        )
        layout.insertSpacing(1, scaled(10))
        self.setLayout(layout)

    def show_state(self, view: State, phase_id: str = "") -> None:
        """Show the present phase, or another one in which something happens, and the deeds that are left."""
        self.date.setText(
            tr("Era {era} \N{MIDDLE DOT} Year {year}", era=ERAS[view.era].upper(), year=years_played(view))
        )
        self.mark_phase(phase_id or present_phase(view), is_past=True)
        self._show_deeds(view)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Leave out the condition that ends the era first, then the names of all phases but the present one.

        No part is shown only to be measured: showing one makes Qt lay out the strip at once and call this again.
        """
        for label in self.phases.values():
            label.setText(label.toolTip())
        wide = self.sizeHint().width()
        if self.ending.isHidden():
            wide += self.ending.sizeHint().width() + scaled(BETWEEN)
        self.ending.setVisible(wide <= self.width())
        if self.sizeHint().width() > self.width():
            for label in self.phases.values():
                if label.property("role") != "now":
                    label.setText(label.toolTip().split()[0])

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
                label.setToolTip(tip("\n".join([self.ending.text(), *names])))
            labels[1].setText(str(kinds[kind]))


def _ending(view: State, kinds: int) -> str:
    """Return the condition that ends the era, or the game in the last era, while `kinds` of deed are left."""
    last = view.era == LAST_ERA
    if present_phase(view) is None:
        return tr("The game is over")
    if kinds > 1:
        return tr("Deeds left (the game ends at one type):") if last else tr("Deeds left (the era ends at one type):")
    if kinds:
        return tr("Last year of the game; deeds left:") if last else tr("Last year of the era; deeds left:")
    return tr("Last year of the game") if last else tr("Last year of the era")
