"""The panel of a turn after the building: uses and steps, roads, and plans for all that is left."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QMargins, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.games.singapore.analysis.draft import Draft, DraftedMove, draft
from indonesia_qt.games.singapore.analysis.reach import reach
from indonesia_qt.games.singapore.rules.actions import (
    BuildRoad,
    CallHelper,
    Enter,
    Exchange,
    Jump,
    ReturnChips,
    Step,
    Walk,
)
from indonesia_qt.games.singapore.rules.constants import ACTIONS, STEPS, Goods
from indonesia_qt.games.singapore.rules.state import Player, State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.i18n.text import as_sentence, counted, labelled, paragraph, signed, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark
from indonesia_qt.ui.games.singapore.panels.draft_row import CIRCLED_ONE, DraftChip, DraftRow
from indonesia_qt.ui.games.singapore.panels.moves import standing, uses_at
from indonesia_qt.ui.games.singapore.panels.moves_page import MovesPage
from indonesia_qt.ui.games.singapore.panels.plans_page import NextMovesPage, PlansPage
from indonesia_qt.ui.games.singapore.panels.roads_page import RoadsPage
from indonesia_qt.ui.games.singapore.panels.turn_page import TurnPage
from indonesia_qt.ui.games.singapore.panels.way_marks import turn_marks
from indonesia_qt.ui.games.singapore.texts.planning import chip_text, way_text
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.api import ActionText, QuestionPanel
from indonesia_qt.ui.table.panels.input_fields import Entries, put
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton, push_button, tip

LEFT, GONE = "\N{BLACK CIRCLE}", "\N{WHITE CIRCLE}"
PAGE, DRAFTS, DRAFT = "page", "drafts", "draft"
"""In the memory of panels: the page that was open last in a turn, whether turns are drafted, and the present draft."""


class Kept(NamedTuple):
    """The moves of a draft, and where they belong: to this question, with these means.

    The move with the number `moved`, if any, was moved to its place just now. `taken_back` are the moves that undo took
    out of the draft since it was last changed, the first one first.
    """

    asked: PlayTurn
    player: Player
    actions: tuple[Action, ...]
    moved: int | None = None
    taken_back: tuple[Action, ...] = ()


class TurnTabs(QTabWidget):
    """The pages of a turn, without a line beside their tabs."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""


class TurnPanel(QuestionPanel):
    """Play a turn move by move on the board or in a list, build roads, or take a plan; a button ends the turn.

    It is the button that answers when no building can be used any more and nothing is chosen.

    A turn can be drafted instead: then what is chosen is added to a draft, whose moves can be taken away and moved, and
    which is played by one press, up to the first chip that it draws. The pages and the board show the position after
    the draft.
    """

    spacing = 5

    def build(self) -> None:
        """Show how many steps and uses are left, the draft, and the pages."""
        self.drafts = bool(self.context.memory.get(DRAFTS))
        kept = self.context.memory.get(DRAFT)
        if not self.drafts or kept is None or kept[:2] != (self.asked, self.view.players[self.asked.seat]):
            kept = Kept(self.asked, self.view.players[self.asked.seat], ())
        self.taken_back = kept.taken_back
        self.draft = draft(self.view, self.asked, kept.actions)
        self.at, self.at_asked = _last_moment(self.draft)
        legal = self.at_asked.actions(self.at)
        gauges = FlowLayout(scaled(8))
        for name, dots, spoken in self._left():
            gauge = Label(f"{name} {dots}".strip())
            gauge.setAccessibleName(spoken)
            gauge.setToolTip(tip(spoken))
            gauges.addWidget(gauge)
        number = len(self.draft.moves)
        help_text = tr("Play the draft without the chosen move")
        plays = counted(number, "Play {n} move", "Play {n} moves")
        self.play_draft = push_button(plays, lambda: self._play(self.draft.actions), "small", help_text)
        gauges.addWidget(self.play_draft)
        self.switch = SmallButton(tr("Draft"), tr("Collect the moves of a turn before they are played"))
        self.switch.setProperty("role", "chip")
        self.switch.setCheckable(True)
        self.switch.setChecked(self.drafts)
        self.switch.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.switch.toggled.connect(self._switch)
        self.gauges = QWidget()  # apart from the tabs, beside which the switch would be pressed by mistake
        line = row_of((gauges, 1), self.switch, contentsMargins=QMargins())
        line.setAlignment(self.switch, Qt.AlignmentFlag.AlignTop)
        self.gauges.setLayout(line)
        self.body.addWidget(self.gauges)
        self.moved_chip: DraftChip | None = None
        if self.draft.moves:
            row = DraftRow(self.context, self.draft)
            row.removed.connect(self._remove)
            row.moved.connect(lambda to, actions: self._keep(actions, to))
            row.refused.connect(self.refused)
            self.body.addWidget(row)
            self.moved_chip = row.chips[kept.moved] if kept.moved is not None else None
        self.moves = MovesPage(self.context, self.at, self.at_asked, legal)
        self.roads = RoadsPage(self.context, self.at, self.at_asked, legal)
        pages: dict[str, TurnPage] = {tr("Turn"): self.moves, tr("Roads"): self.roads}
        if self.view.options.plans != "off":
            kind = PlansPage if self.view.options.plans == "whole" else NextMovesPage
            self.plans = pages[tr("Plans")] = kind(self.context, self.at, self.at_asked)
            self.plans.single.connect(lambda action: self._take((action,)))
        self.pages = list(pages.values())
        self.tabs = TurnTabs(documentMode=True)
        self.tabs.tabBar().setDrawBase(False)
        for title, page in pages.items():
            self.tabs.addTab(page, title)
            page.changed.connect(partial(self._page_changed, page))
            page.clicked.connect(self._clicked)
            page.refused.connect(self.refused)
        self.moves.walked.connect(self._walk)
        for chosen in (self.moves.pay.changed, self.moves.gain.changed, self.moves.to.currentIndexChanged):
            chosen.connect(self.entry_changed)
        self.link_rows(self.moves.rows, self.moves.areas_of)
        self.link_rows(self.roads.rows, lambda road: (road.a, road.b))
        self.add_list(self.tabs)
        if self.draft.asked is None:
            self.tabs.hide()
            note = Label(self._why_full(), wordWrap=True, role="quiet")
            note.setAlignment(Qt.AlignmentFlag.AlignTop)
            self.add_list(note)
        can_end = Pass() in legal and self.draft.asked is not None
        if can_end:
            self.add_pass()
        is_useless = not self.at_asked.actions_left or all(isinstance(action, Pass | BuildRoad) for action in legal)
        self.is_over = can_end and is_useless and not self.draft.moves and self.context.suggests(Pass())
        self.add_primary("").clicked.connect(self._give)
        turn, page = self.context.memory.get(PAGE, (None, 0))
        if turn == self._turn:
            self.tabs.setCurrentIndex(page)
        self.tabs.currentChanged.connect(self._turned)
        self._show_offer()

    def make_room(self, crowded: bool) -> None:
        """Leave out what is left where the window is crowded: the prompt says it, too, but not in a draft."""
        super().make_room(crowded)
        self.gauges.setHidden(crowded and not self.drafts)

    @property
    def _turn(self) -> tuple[int, int]:
        return self.view.round, self.asked.seat

    def _left(self) -> list[tuple[str, str, str]]:
        """How many steps and uses are left: a name, dots, and the words for a screen reader."""
        steps, uses = self.at_asked.steps, self.at_asked.actions_left - self._draws_chip
        found = [
            (tr("Steps"), _dots(steps, STEPS), counted(steps, "{n} step left", "{n} steps left")),
            (tr("Actions"), _dots(uses, ACTIONS), counted(uses, "{n} action left", "{n} actions left")),
        ]
        if self.at_asked.extra:
            several = len(self.at.players[self.at_asked.seat].workers) > 1
            number = self.at_asked.walker + 1
            spoken = counted(self.at_asked.extra, "{n} more step", "{n} more steps")
            if several:
                spoken = labelled(tr("Worker {number}", number=number), spoken)
            sign = chr(CIRCLED_ONE + number - 1) if several else ""
            found.insert(1, (sign, signed(self.at_asked.extra), spoken))
        return found

    @property
    def _draws_chip(self) -> bool:
        """Whether the draft ends with a use that draws a chip."""
        return self.draft.asked is None and not isinstance(self.draft.actions[-1], Pass)

    def _why_full(self) -> str:
        """Say why nothing can be added to the draft."""
        if self._draws_chip:
            return tr("Nobody knows what follows the chip, so nothing can be added to the draft.")
        return tr("Nothing can be added after the end of the turn.")

    @property
    def page(self) -> TurnPage:
        """The page that is open."""
        return self.pages[self.tabs.currentIndex()]

    def fields(self) -> Mapping[str, QWidget]:
        """Return the lists of moves and of roads."""
        return {"move": self.moves.rows, "road": self.roads.rows}

    def entries(self) -> Entries:
        """Return what is chosen on the pages, with goods and buildings, and which page is open."""
        chosen = {"to": self.moves.to.currentIndex(), "page": self.tabs.currentIndex()}
        return {**super().entries(), **chosen, "pay": list(self.moves.pay.goods), "gain": list(self.moves.gain.goods)}

    def enter(self, entries: Entries) -> None:
        """Choose again what was chosen."""
        super().enter(entries)
        for choice, name in ((self.moves.pay, "pay"), (self.moves.gain, "gain")):
            if isinstance(goods := entries.get(name), list | tuple) and len(goods) == len(Goods._fields):
                choice.choose(Goods(*goods))
        put(self.moves.to, entries.get("to"))
        if isinstance(page := entries.get("page"), int) and page in range(self.tabs.count()):
            self.tabs.setCurrentIndex(page)

    def entries_for(self, answer: Action) -> Mapping[str, Any]:
        """Return the line of an answer."""
        move = self.moves.move_of(answer)
        return {"road": answer} if isinstance(answer, BuildRoad) else {"move": move.first if move else None}

    def point_out(self, answer: Action | None) -> None:
        """Point out an answer on its page, which is opened, with its goods or its building chosen."""
        super().point_out(answer)
        if isinstance(answer, BuildRoad):
            self.tabs.setCurrentWidget(self.roads)
        elif answer is not None and not isinstance(answer, Pass):
            self.tabs.setCurrentWidget(self.moves)
            if isinstance(answer, Exchange | Enter | Jump):
                self.moves.choose(answer)

    def first_field(self) -> QWidget | None:
        """Return the chip that was moved, or the list of the page, or the button where nothing can follow the draft."""
        return self.moved_chip or (self.primary if self.draft.asked is None else self.page.rows)

    def marks(self) -> list[Mark]:
        """Return the marks of the draft, and where something can follow it, those of the open page."""
        return [*self._drafted_marks(), *([] if self.draft.asked is None else self.page.marks())]

    def _drafted_marks(self) -> Iterator[Mark]:
        """Yield the ways of the draft, and the numbers of its moves where they go and what they use."""
        seat = self.asked.seat
        yield from turn_marks(self.view, seat, self.draft.actions, self.context.colours[seat])
        for number, move in enumerate(self.draft.moves, start=1):
            if place := _place(move):
                yield AreaMark(place, "chosen", str(number))

    def area_clicked(self, area: str) -> None:
        """Leave a click on the board to the open page, unless nothing can follow the draft."""
        if self.draft.asked is None:
            self.refused.emit(self.prompt)
        else:
            self.page.pick(area)

    def action_text(self, action: Action) -> ActionText:
        """Return an answer in the position after the draft in words; the end of the turn plays the draft before."""
        text = self.context.action_text(self.at, self.at_asked, action)
        if isinstance(action, Pass) and self.draft.moves:
            number = len(self.draft.moves)
            return text._replace(leads_to=counted(number, "plays {n} move first", "plays {n} moves first"))
        return text

    def give_other(self, answer: Action) -> None:
        """End the turn, with the draft played before."""
        self._play((*self.draft.actions, answer))

    @property
    def prompt(self) -> str:
        """What the player has to do after the draft."""
        if self._draws_chip:
            move = self.draft.moves[-1]
            if move.view.black:
                return tr("A chip is drawn next: play the draft, or remove a move.")
            raid = as_sentence(chip_text(move.view, self.asked.seat, move.action))
            return paragraph(raid, tr("Play the draft, or remove a move."))
        if self.draft.asked is None:
            return tr("The draft ends here: play it, or remove a move.")
        if self.draft.moves and all(isinstance(action, Pass | BuildRoad) for action in self.at_asked.actions(self.at)):
            return tr("Play the draft, or change it.")
        return self.context.prompt(self.at, self.at_asked)

    @property
    def position(self) -> State | None:
        """The position after the draft; None without one."""
        return self.draft.view if self.draft.moves else None

    @property
    def can_take_back(self) -> bool:
        """Whether there is a draft."""
        return bool(self.draft.moves)

    def area_hovered(self, area: str) -> None:
        """Leave the place under the pointer to the open page."""
        super().area_hovered(area)
        self.page.point_at(area)

    def why_not(self, area: str) -> str:
        """Return why a place can't be chosen on the open page."""
        return self.page.why_not(area)

    def about_place(self, area: str) -> Sequence[str]:
        """Return the way of a worker to a building, and what the building doesn't say of its use."""
        way = reach(self.at, self.at_asked, area)
        if way is None:
            return [tr("No roads lead here from your workers")] if area in self.at.built else []
        uses = uses_at(self.words, way.view, way.asked, area) if way.is_in_reach else ()
        is_there = not way.moves and len(self.at.players[self.asked.seat].workers) == 1
        return [*filter(None, [*([] if is_there else [way_text(self.words, way)]), *uses])]

    def take_back(self) -> bool:
        """Forget the end of a road, or take the last move out of the draft; return False if there is neither."""
        if self.page is self.roads and self.roads.take_back():
            return True
        if self.draft.moves:
            *left, last = self.draft.actions
            self._keep(tuple(left), taken_back=(last, *self.taken_back))
            return True
        return False

    @property
    def can_bring_back(self) -> bool:
        """Whether undo has taken a move out of the draft."""
        return bool(self.taken_back)

    def bring_back(self) -> bool:
        """Put the move back into the draft that undo took out last; return False if there is none."""
        if self.taken_back:
            first, *others = self.taken_back
            self._keep((*self.draft.actions, first), taken_back=tuple(others))
            return True
        return False

    def _turned(self, page: int) -> None:
        self.context.memory[PAGE] = self._turn, page
        self.page.rows.setFocus()
        self.entry_changed.emit()
        self._show_offer()

    def _page_changed(self, page: TurnPage) -> None:
        if page is self.page:
            self._show_offer()

    def _show_offer(self) -> None:
        if self.primary is None:
            return
        answers = self._offered
        self.play_draft.setVisible(bool(answers and self.draft.moves))
        ends = self.is_over and not answers
        self.primary.setEnabled(bool(answers or self.draft.moves or ends))
        if self.pass_button is not None:
            self.pass_button.setHidden(ends)
        if ends:
            self.primary.say(*self.action_text(Pass())[:2])
        elif not answers and self.draft.moves:
            number = len(self.draft.moves)
            self.primary.say(counted(number, "Play {n} move", "Play {n} moves"), self._end())
        elif answers and self.drafts:
            self.primary.say(tr("Add to the draft"), self.page.added())
        else:
            self.primary.say(*(self.page.offered() if answers else self.page.undecided))
        self.marks_changed.emit()

    @property
    def _offered(self) -> tuple[Action, ...]:
        """What the open page offers; nothing where nothing can follow the draft."""
        return () if self.draft.asked is None else self.page.answers

    def _end(self) -> str:
        """How the draft ends, unless more can follow."""
        if self.draft.asked is not None:
            return ""
        return tr("ends your turn") if isinstance(self.draft.actions[-1], Pass) else tr("up to the chip")

    def _clicked(self, sure: bool) -> None:
        if sure and self.page.answers and self.takes_click():
            self._give()

    def _walk(self, steps: tuple[Action, ...]) -> None:
        if self.takes_click():
            self._take(steps)

    def _give(self) -> None:
        if self._offered:
            self._take(self._offered)
        elif self.draft.moves:
            self._play(self.draft.actions)
        elif self.is_over:
            self.give_other(Pass())

    def _take(self, actions: tuple[Action, ...]) -> None:
        """Play what was chosen, or add it to the draft."""
        if self.drafts:
            self._keep((*self.draft.actions, *actions))
        else:
            self._play(actions)

    def _play(self, actions: tuple[Action, ...]) -> None:
        if len(actions) == 1:
            self.chosen.emit(actions[0])
        else:
            self.chosen_together.emit(actions)

    def _remove(self, number: int) -> None:
        """Take a move away, with those after it that it made possible."""
        left = self.draft.actions[:number] + self.draft.actions[number + 1 :]
        gone = len(left) - len(draft(self.view, self.asked, left).moves)
        self._keep(left)
        if gone:
            text = counted(
                gone,
                "{n} later move isn’t possible without it, and was removed, too.",
                "{n} later moves aren’t possible without it, and were removed, too.",
            )
            self.refused.emit(text)

    def _keep(self, actions: tuple[Action, ...], moved: int | None = None, taken_back: tuple[Action, ...] = ()) -> None:
        """Have a panel with another draft in the place of this one; the move with the number `moved` was moved."""
        self.context.memory[DRAFT] = Kept(self.asked, self.view.players[self.asked.seat], actions, moved, taken_back)
        self.replaced.emit()

    def _switch(self, drafts: bool) -> None:
        """Draft turns from now on, or play moves at once; what was drafted is given up."""
        self.context.memory[DRAFTS] = drafts
        self._keep(())


def _last_moment(drafted: Draft) -> tuple[State, PlayTurn]:
    """Return the position after a draft with its question, or before its last move where nothing can follow that."""
    if drafted.asked is not None:
        return drafted.view, drafted.asked
    return drafted.moves[-1].view, drafted.moves[-1].asked


def _place(move: DraftedMove) -> str:
    """Return where a move goes, or the place of what it uses; empty for neither."""
    match move.action:
        case Step(area=area) | Enter(area=area) | Jump(area=area):
            return area
        case (
            Exchange(building=building)
            | ReturnChips(building=building)
            | CallHelper(building=building)
            | Walk(building=building)
        ):
            return standing(move.view, building)
    return ""


def _dots(left: int, most: int) -> str:
    return LEFT * left + GONE * (most - left)
