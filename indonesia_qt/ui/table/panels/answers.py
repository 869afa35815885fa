"""A panel for any question: all answers in a list, and those with a place on the board by a click there."""

from __future__ import annotations

from indonesia_qt.core.answer_groups import AnswerGroup
from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.i18n.text import clauses, phrase, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import ChoicePanel


class AnswersPanel(ChoicePanel):
    """Lists the answers; a click gives one, on the board too, or chooses it where that isn't answered at once.

    Then a second click, the button or Enter gives it.
    """

    undecided = phrase("Choose a move")
    field = "answer"

    def build(self) -> None:
        """Add the list and the buttons."""
        moves = ChoiceList(tr("Possible moves"))
        for answer in self.legal:
            if isinstance(answer, Pass):
                continue
            text, group = self.action_text(answer), self.words.group(self.view, AnswerGroup(answer, answer))
            about = clauses(text.about, text.leads_to)
            moves.add(answer, self.context.icons.answer(group, answer), text.text, about)
        self.link_rows(moves, self.context.ui.board.subjects(self.view, self.view).areas_of)
        self.add_list(moves)
        if any(isinstance(answer, Pass) for answer in self.legal):
            self.add_pass()
        self.add_choice(moves)

    @property
    def by_place(self) -> dict[str, Action]:
        """The answers that are about one place, by that place; the first of several."""
        around = self.context.ui.board.subjects(self.view, self.view)
        found: dict[str, Action] = {}
        for answer in self.legal:
            places = around.areas_of(answer)
            if len(places) == 1:
                found.setdefault(places[0], answer)
        return found

    def marks(self) -> list[Mark]:
        """Return marks for the places that answer, and for what the chosen answer would put on the board."""
        marks: list[Mark] = [AreaMark(area, "legal") for area in self.by_place]
        chosen: Action | None = self.list.value()
        if chosen is None:
            return marks
        board = self.context.ui.board
        places = board.subjects(self.view, self.view).areas_of(chosen)
        preview = board.preview_marks(self.view, self.asked, chosen, self.context.colours)
        return [*marks, *(AreaMark(area, "chosen") for area in places), *preview]

    def why_not(self, area: str) -> str:
        """Return why a place can't be chosen now; empty when it can."""
        return "" if area in self.by_place else tr("You can’t choose {place} now.", place=self.words.place(area))

    def area_clicked(self, area: str) -> None:
        """Give the answer about a place, or choose it; say why not elsewhere."""
        answer = self.by_place.get(area)
        if answer is None:
            self.refused.emit(self.why_not(area))
            return
        again = self.list.value() == answer
        self.list.set_value(answer)
        if self.takes_click(again):
            self.give()
