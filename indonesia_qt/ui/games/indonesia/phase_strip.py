"""The strip above the board: era, year, the seven phases, and what ends the era."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QMargins, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QApplication

from indonesia_qt.games.indonesia.rules.constants import ERAS, KINDS, LAST_ERA
from indonesia_qt.games.indonesia.rules.events import Phase
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import PHASES, present_phase, years_played
from indonesia_qt.i18n.text import as_sentence, enumerated, paragraph, phrase, tr
from indonesia_qt.i18n.untrusted_text import shortened
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.texts.names import kind_within, phase_name
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.round_strip import AllPhasesStrip
from indonesia_qt.ui.table.seat_icons import icon_label
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import Label, tip

Form = Literal["names", "words", "numbers"]
"""How the phases are written: by number and name, by a word each, or by numbers beside the name of the present one."""
ICON, BETWEEN, CLOSE, EDGES = 16, 4, 2, 30
"""Pixels at 100 %: of the signs of the deeds that are left, between the parts, between a sign and its number, and in
all at both ends and behind the year."""
PHASE_EDGES: dict[Form, int] = {"names": 8, "words": 3, "numbers": 7}
"""Pixels at 100 % at both sides of a phase."""
ACCENT = 4
"""Pixels at 100 % by which the accent of a capital, as in “Ère”, is above what the font says of its height."""
MOST_FITS = 3
"""How often the strip is fitted at most, while that gives it other widths."""
LATE = 20
"""A year that few games reach; the heading has room for it."""
OVER = phrase("The game is over")
GAME_ENDS, ERA_ENDS = phrase("Game ends at 1 type:"), phrase("Era ends at 1 type:")
LAST_DEEDS, LAST_ERA_YEAR = phrase("Last year; deeds left:"), phrase("Last year of the era:")
LAST_YEAR, LAST_YEAR_OF_ERA = phrase("Last year of the game"), phrase("Last year of the era")
ENDINGS = OVER, GAME_ENDS, ERA_ENDS, LAST_DEEDS, LAST_ERA_YEAR, LAST_YEAR, LAST_YEAR_OF_ERA
"""What can stand before the deeds that are left."""
BRIEF = phrase("Deeds:")
"""What stands there where none of these has room."""


class PhaseStrip(AllPhasesStrip):
    """Shows the era, the year, the phase, what ends the era, and the deeds that are left.

    All of it keeps its place from phase to phase, unless even the least has no room. Where the names of all phases have
    no room, there is a word for each, or where even these have none their numbers and the name of the present one; and
    what ends the era where that has room, or what the signs of the deeds mean. Tool tips have the rest.
    """

    def __init__(self, icons: Icons) -> None:
        self._names = {phase: phase_name(phase) for phase, _ in PHASES}
        self._widths: dict[tuple[str, str], int] = {}
        """Of texts in bold, with their font: fitting asks for the same ones hundreds of times."""
        self._form_widths: dict[tuple[Form, bool], int] = {}
        """Of the forms, with what ends the era or without, in the fonts of `_measured_in`."""
        self._measured_in: tuple[QFont, ...] = ()
        super().__init__({phase: str(n) for n, phase in enumerate(self._names, start=1)}, QMargins(0, 2, 0, 2))
        self.date.setContentsMargins(0, scaled(ACCENT), 0, 0)
        for phase, label in self.phases.items():
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setAccessibleName(self._named(phase))
            label.setToolTip(tip(label.accessibleName()))
        self.present = Label(role="strong")
        self.ending, self.brief = Label(), Label(tr(BRIEF))
        for label in (self.ending, self.brief):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.deeds = {kind: (icon_label(icons.kind(kind), ICON), Label()) for kind in KINDS}
        self._form: Form = "names"
        self._is_fitting = False
        deeds = (row_of(*pair, spacing=scaled(CLOSE), contentsMargins=QMargins()) for pair in self.deeds.values())
        layout = row_of(
            self.date,
            *self.phases.values(),
            self.present,
            1,
            self.ending,
            self.brief,
            *deeds,
            contentsMargins=margins(EDGES / 3, 0, EDGES / 3, 2),
            spacing=scaled(BETWEEN),
        )
        layout.insertSpacing(1, scaled(EDGES / 3))
        self._row = layout
        self.setLayout(layout)

    def show_state(self, view: State, phase_id: str = "", before: State | None = None) -> None:
        """Show the deeds that are left in a position, and its phase or that of a beat that began `before` it.

        The next year doesn't begin in a beat: after its last one the deeds are still those of the year that ends.
        """
        begun = before or view
        self.date.setText(_date(begun.era, years_played(begun)))
        present = phase_id or present_phase(begun)
        self.mark_phase(present, is_past=True)
        self._show_deeds(view if view.year == begun.year else begun)
        self.present.setText(next((name for phase, name in self._names.items() if phase == present), tr(OVER)))
        self._fit()
        self._row.activate()  # or the name of the present phase would be cut for a moment

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def least_width(self) -> int:
        """Return the width with the name of the present phase and all kinds of deeds."""
        return self._width_of("numbers", has_ending=False)

    def widths(self) -> Sequence[int]:
        """Return the widths of each form with what ends the era and without, but for words the one without."""
        named, numbers = (self._width_of(form, has_ending=True) for form in ("names", "numbers"))
        forms = named, self._width_of("names", has_ending=False), self._width_of("words", has_ending=False), numbers
        return [*sorted(forms, reverse=True), self.least_width()]

    def _width_of(self, form: Form, *, has_ending: bool) -> int:
        fonts = self.font(), self.date.font(), self.ending.font(), QApplication.font()
        if fonts != self._measured_in:
            self._measured_in = fonts
            self._form_widths.clear()
        if (form, has_ending) not in self._form_widths:
            phases = sum(self._phase_width(phase, form) + scaled(BETWEEN) for phase in self.phases)
            deeds = len(self.deeds) * self._deed_width()
            present = 0 if form != "numbers" else self._present_width() + scaled(BETWEEN)
            ending = self._ending_width() + scaled(BETWEEN) if has_ending else 0
            width = self._date_width() + phases + present + ending + deeds + scaled(BETWEEN) + scaled(EDGES)
            self._form_widths[form, has_ending] = width
        return self._form_widths[form, has_ending]

    def _deed_width(self) -> int:
        icon = next(icon for icon, _ in self.deeds.values())
        return icon.sizeHint().width() + scaled(CLOSE) + self._width("9") + scaled(BETWEEN)

    def _named(self, phase: Phase) -> str:
        return f"{[*self._names].index(phase) + 1} {self._names[phase]}"

    def _date_width(self) -> int:
        metrics = self.date.fontMetrics()
        return max(metrics.horizontalAdvance(_date(era, LATE)) for era in range(len(ERAS)))

    def _text(self, phase: Phase, form: Form) -> str:
        match form:
            case "names":
                return self._named(phase)
            case "words":
                return phase_name(phase, in_short=True)
            case "numbers":
                return str([*self._names].index(phase) + 1)

    def _phase_width(self, phase: Phase, form: Form) -> int:
        """The width of a phase while it is the present one; all numbers have that of the widest."""
        alike = self.phases if form == "numbers" else (phase,)
        return max(self._width(self._text(one, form)) for one in alike) + 2 * scaled(PHASE_EDGES[form])

    def _present_width(self) -> int:
        return max(map(self._width, (*self._names.values(), tr(OVER))))

    def _ending_width(self) -> int:
        metrics = self.ending.fontMetrics()
        return max(metrics.size(0, tr(text)).width() for text in ENDINGS) + 1  # which a label adds

    def _width(self, text: str) -> int:
        font = self.font()
        measured = font.key(), text
        if measured not in self._widths:
            bold = QFont(font)
            bold.setBold(True)
            self._widths[measured] = QFontMetrics(bold).horizontalAdvance(text)
        return self._widths[measured]

    def _fit(self) -> None:
        """Leave out names and what ends the era where there is no room for them, whatever the phase is.

        A part that is being shown may get the strip another width, and can't be hidden again meanwhile.
        """
        if self._is_fitting:
            return
        self._is_fitting, width = True, -1
        for _ in range(MOST_FITS):
            if width != self.width():
                width = self.width()
                self._fit_to(width)
        self._is_fitting = False

    def _fit_to(self, width: int) -> None:
        forms: tuple[Form, ...] = "names", "words"
        fitting = (form for form in forms if self._width_of(form, has_ending=False) <= width)
        self._form = next(fitting, "numbers")
        has_ending = self._width_of(self._form, has_ending=True) <= width
        keeps_places = self.least_width() <= width
        self.date.setMinimumWidth(self._date_width() if keeps_places else self.date.sizeHint().width())
        for phase, label in self.phases.items():
            label.setText(self._text(phase, self._form))
            label.setFixedWidth(self._phase_width(phase, self._form))
        self.present.setFixedWidth(self._present_width() if keeps_places else self.present.sizeHint().width())
        self.present.setVisible(self._form == "numbers")
        is_over = self.ending.text() == tr(OVER)  # and so there are no deeds
        self.ending.setFixedWidth(self._ending_width() if has_ending else self.ending.sizeHint().width())
        self.ending.setVisible(has_ending or (is_over and self._form != "numbers"))
        if has_ending and is_over:
            self.present.setText("")
        hidden = [icon.isHidden() for icon, _ in self.deeds.values()]
        room = width - self._width_of(self._form, has_ending=False) + sum(hidden) * self._deed_width()
        has_brief = not has_ending and not all(hidden) and self.brief.sizeHint().width() + scaled(BETWEEN) <= room
        self.brief.setVisible(has_brief)

    def _show_deeds(self, view: State) -> None:
        """Show how many deeds are left of each kind that the era has."""
        kinds = Counter(view.scenario.deeds[deed].kind for deed in view.deeds)
        dealt = {deed.kind for deed in view.scenario.deeds.values() if deed.era == view.era} | kinds.keys()
        if present_phase(view) == "new_era" and len(kinds) <= 1:
            dealt.clear()  # what the last era left; the new deeds come after the cities
            self.ending.setText("")
        else:
            ending = _ending(view, len(kinds))
            self.ending.setText(tr(ending))
        if present_phase(view) is None:
            dealt.clear()
        last_year = tr(LAST_YEAR) if view.era == LAST_ERA else tr(LAST_YEAR_OF_ERA)
        about = how_era_ends(view.era) if len(kinds) > 1 else last_year
        self.brief.setToolTip(tip(about))
        for kind, (icon, number) in self.deeds.items():
            left = [deed for deed in view.deeds if view.scenario.deeds[deed].kind == kind]
            names = enumerated(shortened(tr(view.scenario.name[deed])) for deed in left)
            count, good = len(left), kind_within(kind)
            said = tr("Deeds left for {good}: {n}", good=good, n=count)
            if names:
                said = tr("Deeds left for {good}: {n} ({names})", good=good, n=count, names=names)
            said = paragraph(as_sentence(said), as_sentence(about))
            for label in (icon, number):
                label.setVisible(kind in dealt)
                label.setEnabled(kind in kinds)
                label.setToolTip(tip(said))
                label.setAccessibleName(said)
            number.setText(str(kinds[kind]))
            number.setMinimumWidth(self._width("9"))


def how_era_ends(era: int) -> str:
    """Return the condition that ends an era, or the game in the last one (R-ERA-01, R-END-01)."""
    if era == LAST_ERA:
        return tr("The game ends when at most one type of deed is left.")
    return tr("The era ends when at most one type of deed is left.")


def _date(era: int, year: int) -> str:
    return tr("Era {era} \N{MIDDLE DOT} Year {year}", era=ERAS[era].upper(), year=year)


def _ending(view: State, kinds: int) -> str:
    """Return the condition that ends the era, or the game in the last era, while `kinds` of deed are left."""
    last = view.era == LAST_ERA
    if present_phase(view) is None:
        return OVER
    if kinds > 1:
        return GAME_ENDS if last else ERA_ENDS
    if kinds:
        return LAST_DEEDS if last else LAST_ERA_YEAR
    return LAST_YEAR if last else LAST_YEAR_OF_ERA
