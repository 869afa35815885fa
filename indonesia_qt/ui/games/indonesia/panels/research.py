"""The panel of phase 5: one step of research."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QIcon

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.games.indonesia.analysis.forecast import seats_at, ships_of
from indonesia_qt.games.indonesia.bots.year_gain import step_gain
from indonesia_qt.games.indonesia.rules.actions import Research
from indonesia_qt.games.indonesia.rules.constants import LAST_STEP, TRACKS
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.i18n.text import counted, enumerated, phrase, signed, tr
from indonesia_qt.ui.games.indonesia.panels.situation import add_situation
from indonesia_qt.ui.games.indonesia.texts.names import track_name
from indonesia_qt.ui.games.indonesia.texts.research import research_note, research_nothing, research_prompt
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.table.api import ChoicePanel, QuestionUi
from indonesia_qt.ui.table.panels.fact_lists import FactList
from indonesia_qt.ui.table.panels.folded_rows import FoldedRows
from indonesia_qt.ui.table.panels.table_list import TableList


class StepList(TableList):
    """Lists steps of research, with what each brings the player and all rivals a year; below that, what it allows."""

    dispensable = (1,)

    def __init__(self, theme: Theme) -> None:
        titles = tr("Track"), tr("You"), tr("Rivals")
        explained = tr(
            "How much more you and your rivals earn a year by the best use of it, in rupiah, on the board now"
        )
        super().__init__(tr("Research"), titles, explained, theme)
        self.best = 0
        """The most that a step brings the player, in rupiah a year."""

    def add_step(self, step: Research, icon: QIcon, name: str, about: str, gain: Sequence[int], note: str) -> None:
        """Add a step with what it brings the player and his rivals; nothing for one that brings no money of itself."""
        self.best = max(self.best, *gain[:1], 0)
        self.add_row(step, icon, name, about, [*map(signed, gain)] or ["", ""], note=note)

    def is_strong(self, row: int, column: int) -> bool:
        """Return whether no other step brings more."""
        return column == self.strong and self.best > 0 and self.cells[row][column] == signed(self.best)


class ResearchPanel(ChoicePanel):
    """Choose one of the five tracks, or another player's hull."""

    undecided = phrase("Choose a track")
    how = phrase("in the list")
    field = "research"

    def build(self) -> None:
        """List the tracks with the effect of their next step; below, show the steps of all players."""
        self.steps = StepList(self.context.icons.theme)
        rivals = [seat for seat in self.view.order if seat != self.asked.seat]
        steps = [*(Research(track, self.asked.seat) for track in TRACKS), *(Research("hull", seat) for seat in rivals)]
        # Hulls carry nothing while their players have no ships, and a step that can't be taken brings nothing either.
        useless = [
            step
            for step in steps
            if step not in self.legal or (step.track == "hull" and not ships_of(self.view, step.player))
        ]
        for step in sorted(steps, key=useless.__contains__):
            self._add(step)
        self.add_list(self.steps)
        self.others = FoldedRows(self.steps)
        self.body.addWidget(self.others)
        text = counted(len(useless), "{n} other brings nothing now", "{n} others bring nothing now")
        self.others.fold(useless, text)
        self.facts = FactList()
        self.body.addWidget(self.facts)
        self.facts.changed.connect(self.fold("", self.facts).say)
        self.add_choice(self.steps)
        if self.asked.check(self.view, Pass()) is None:
            self.add_pass()
        add_situation(self)

    def point_out(self, answer: Action | None) -> None:
        """Point out an answer in the list, of which all is shown if that is needed."""
        self.others.open_for(answer)
        super().point_out(answer)

    def _add(self, research: Research) -> None:
        step = getattr(self.view.players[research.player], research.track)
        why_not = self.asked.check(self.view, research)
        name = self._track(research, step)
        if step < LAST_STEP:
            name += f" \N{RIGHTWARDS ARROW} {step + 1}"
        icon = self.context.icons.sign(research.track)
        if why_not:
            self.steps.add_row(research, icon, name, "", (), self.words.reason(why_not))
            return
        seat, about = self.asked.seat, self.action_text(research).leads_to
        gain = step_gain(self.view, research, seat)
        sums = [gain.earned[seat], gain.of_rivals(seat)] if gain else []
        self.steps.add_step(research, icon, name, about, sums, research_note(self.words, self.view, research, seat))

    def _track(self, research: Research, step: int) -> str:
        track = track_name(research.track)
        if research.player == self.asked.seat:
            return f"{track} {step}"
        return tr("{player}’s {track} {step}", track=track, player=self.words.seats[research.player], step=step)

    def _steps(self, research: Research) -> str:
        """Return the step of each player on a track."""
        steps = seats_at(self.view, research.track)
        return enumerated(f"{self.words.seats[seat]} {step}" for seat, step in steps)

    def choice_changed(self) -> None:
        """Offer the step that is chosen now, and show what all have of its track."""
        super().choice_changed()
        research = self.list.value()
        if research is None:
            self.facts.show_facts([])
        else:
            now = self.words.track(research.track, getattr(self.view.players[research.player], research.track))
            self.facts.show_facts([(tr("Now"), now), (tr("All players"), self._steps(research))])


QUESTIONS = {
    ChooseResearch: QuestionUi(
        ResearchPanel,
        research_prompt,
        "research",
        passing=research_nothing,
        asks_again="",
    )
}
