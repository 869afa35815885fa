"""The panel while the table shows the past: the decision, its consequences, and all choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from indonesia_qt.core.answer_groups import AnswerGroup, answer_groups
from indonesia_qt.core.flow import CHANCE, Action, Question
from indonesia_qt.core.session import Decision
from indonesia_qt.i18n.text import as_sentence, counted, labelled, paragraph, phrase, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.advice import Explanation
from indonesia_qt.ui.table.hints import ReasonScroll
from indonesia_qt.ui.table.panels.answer_button import PrimaryButton
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import LIST_STRETCH, Context
from indonesia_qt.ui.widgets.plain_text import Label, tip
from indonesia_qt.ui.widgets.rich_text import Rich, rich

REST_MS = 150
"""Milliseconds that a moment is looked at before the other choices are found, which can take a while."""
MOST_SENTENCES = 4
"""The number of sentences about each decision, enough for a raid on two players; the log has them all."""
FRAME = '<b style="color: {colour}">{sign}</b>&nbsp;{text}'
"""An entry of the legend of the frames on the board."""
SECRET_CHOICE = phrase("Other options would reveal hidden information. They’re shown when the game is over.")


class PastPanel(QWidget):
    """Shows a decision as it was made; nothing can be played here.

    Of what chance decided there are no other options, and a bot has no opinion.

    `sentences` say what it brought, and then what each decision of chance after it did.
    `bot` is the name of the bot that made it, empty for a person. With `is_secret` what else could have been chosen
    isn't shown; with `hides_holdings` nothing that depends on what the player held. Where no choices are listed,
    `known`, if given, has their room.

    Signals:
        marks_changed: `marks()` returns something else now.
        come_back: the present is to be shown.
        advice_requested: `show_advice` is to be called with a bot's explanation of the decision.
    """

    marks_changed = Signal()
    come_back = Signal()
    advice_requested = Signal()

    def __init__(
        self,
        context: Context,
        view: Any,
        asked: Question[Any],
        entry: Decision,
        sentences: Sequence[Sequence[str]],
        bot: str = "",
        *,
        is_secret: bool = False,
        hides_holdings: bool = False,
        known: QWidget | None = None,
    ) -> None:
        super().__init__()
        self.context, self.view, self.asked, self.entry = context, view, asked, entry
        self.bot, self.is_secret, self.hides_holdings = bot, is_secret, hides_holdings
        self.advice = context.ui.advice()
        self.around = context.ui.board.subjects(view, view)
        self.groups: list[AnswerGroup] | None = None
        chosen = AnswerGroup(entry.action, entry.action, tuple(self.around.areas_of(entry.action)))
        answer = context.words.group(view, chosen).text
        if asked.seat != CHANCE:
            answer = labelled(context.words.seats[asked.seat], answer)
        heading = Label(answer, wordWrap=True, role="strong")
        brought = Label(_paragraphs(sentences), wordWrap=True)
        self.verdict, self.better = Label(wordWrap=True, role="strong"), Label(wordWrap=True)
        self.judgement = ReasonScroll(tr("Review"), self.verdict, self.better)
        self.judgement.hide()
        self._best: Action | None = None
        self._all = tr("All options")
        if bot:  # what is said of them says “you” to the bot
            self._all = tr("All options from {player}’s point of view", player=context.words.seats[asked.seat])
        self.title = Label(self._all, wordWrap=True, role="quiet")
        self.reason = Label(wordWrap=True)
        self.reason.hide()
        self.list = ChoiceList(self.title.text())
        self.list.value_changed.connect(self._show_frames)
        self.frames = Label(wordWrap=True, role="quiet")
        back = PrimaryButton(tr("Return to the present"))
        back.clicked.connect(self.come_back)
        self.why = QPushButton(tr("Why?") if bot else tr("Ask a bot"), autoDefault=False)
        self.why.setToolTip(tr("Show the best moves and the final money a bot expects"))
        self.why.clicked.connect(self.ask_advice)
        self.others = QPushButton(tr("All options"), autoDefault=False)
        self.others.setToolTip(tr("Show all options again"))
        self.others.clicked.connect(self.find_alternatives)
        self.others.hide()
        buttons = QHBoxLayout()
        buttons.addWidget(self.why)
        buttons.addWidget(self.others)
        buttons.addStretch(1)
        buttons.addWidget(back)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(margins(12, 8, 12, 12))
        layout.setSpacing(scaled(8))
        for part in (heading, brought, self.judgement, self.frames, self.title, self.reason):
            layout.addWidget(part)
        self._name_frames()  # it has a parent now, and is no window when it is shown
        layout.addWidget(self.list, LIST_STRETCH)
        if known:
            layout.addWidget(known, LIST_STRETCH)
        layout.addStretch(1)
        layout.addLayout(buttons)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.find_alternatives)
        if asked.seat == CHANCE or is_secret:
            self.list.hide()
            self.why.hide()
            self.title.setText(tr(SECRET_CHOICE))
            self.title.setVisible(is_secret)
        else:
            self._rest.start(REST_MS)

    def find_alternatives(self) -> None:
        """List all choices, with a sign on the one that was made, unless they would show secrets."""
        self._rest.stop()
        if self.is_secret:
            return
        self._name_list(self._all)
        self._offer(self.why)
        ui = self.context.ui
        self.groups = answer_groups(self.view, self.asked, ui.kind_of, ui.places_of)
        for group in self.groups:
            self._add(group, ui.kind_of(self.entry.action) == ui.kind_of(group.first), self._brings(group))

    def show_verdict(self, verdict: str, better: str, best: Action) -> None:
        """Show what a review says of the decision and of a better one, if there is one; on the board what was best."""
        for label, text in ((self.verdict, verdict), (self.better, better)):
            label.setText(text)
            label.setVisible(bool(text))
        self.judgement.show()
        self._best = best
        self._show_frames()

    def ask_advice(self) -> None:
        """Ask for a bot's advice, unless it would show secrets."""
        if self._rest.isActive():
            self.find_alternatives()
        if self.groups is not None:
            self.why.setEnabled(False)
            self.title.setText(tr("A bot is thinking…"))
            self.advice_requested.emit()

    def show_advice(self, explanation: Explanation) -> None:
        """List the answers that a bot finds best, with a sign on the one that was chosen."""
        self._name_list(self.advice.whose_thoughts(self.bot or self.advice.strongest))
        words, best = self.context.words, explanation.candidates[0].action
        why = self.advice.key_reason(words, self.view, explanation)
        move = words.group(self.view, AnswerGroup(best, best)).text
        parts = self.advice.why_best(words, self.view, explanation)
        judge = (
            "" if self._best in (None, best) else tr("The review looked further ahead: it played on after each move.")
        )
        self.reason.setText("\n".join(filter(None, (labelled(move, why), parts, judge))))
        self.reason.show()
        limits = tr("The bot sees only what you can see.")
        self.title.setToolTip(tip(paragraph(tr(self.advice.explained), limits)))
        self._offer(self.others)
        for one in explanation.candidates:
            group = AnswerGroup(one.action, one.action, tuple(self.around.areas_of(one.action)))
            self._add(group, one.action == self.entry.action, self.advice.expectation(one, explanation.candidates[0]))

    def show_no_advice(self, reason: str) -> None:
        """Say why the bot has no answer."""
        self.title.setText(paragraph(tr("The bot couldn’t suggest a move."), as_sentence(reason)))

    def _name_list(self, title: str) -> None:
        """Empty the list and give it another title."""
        self.reason.hide()
        self.title.setText(title)
        self.title.setToolTip("")
        self.list.setAccessibleName(title)
        self.list.empty()

    def _offer(self, button: QPushButton) -> None:
        """Show only this one of the two buttons: it leads to the list that isn't shown."""
        had_keyboard = any(one.hasFocus() for one in (self.why, self.others))
        for one in (self.why, self.others):
            one.setVisible(one is button)
        button.setEnabled(True)
        if had_keyboard:
            button.setFocus()

    def _add(self, group: AnswerGroup, chosen: bool, about: str) -> None:
        text = self.context.words.group(self.view, group)
        name = f"{text.text} \N{CHECK MARK}" if chosen else text.text
        icon = self.context.icons.answer(text, group.first)
        self.list.add(group, icon, name, about or text.about, is_made=chosen)

    def _brings(self, group: AnswerGroup) -> str:
        """Return the forecast of a single answer as its player had it; empty if it needs what is hidden."""
        unknown = self.hides_holdings and not self.context.words.actions[type(group.first)].is_public
        if group.first != group.last or unknown:
            return ""
        return self.context.action_text(self.view, self.asked, group.first).leads_to

    def marks(self) -> list[Mark]:
        """Mark the places of the choice that was made, and of the one that is chosen in the list, or else the best.

        What the best one would put on the board is shown there, such as a road.
        """
        marks: list[Mark] = [AreaMark(area, "chosen") for area in self.around.areas_of(self.entry.action)]
        marks += [AreaMark(area, "hint") for area in self._other_areas()]
        if self.list.value() is None and self._best not in (None, self.entry.action):
            marks += self.context.ui.board.suggestion_marks(self.view, self.asked, self._best, self.context.colours)
        return marks

    @property
    def named_places(self) -> list[str]:
        """The places that the texts of the panel name."""
        group: AnswerGroup | None = self.list.value()
        other = self._other if group is None else group.first
        named = [*self.around.areas_of(self.entry.action)] if self.around.names_areas(self.entry.action) else []
        return [*named, *self._other_areas()] if other is not None and self.around.names_areas(other) else named

    def framed_things(self) -> dict[str, Literal["chosen", "hint"]]:
        """Return the things beside the board that were taken, or could have been, with how they are framed."""
        taken, other = self._thing(self.entry.action), self._thing(self._other)
        things: dict[str, Literal["chosen", "hint"]] = {other: "hint", taken: "chosen"}
        return {thing: frame for thing, frame in things.items() if thing}

    @property
    def _other(self) -> Action | None:
        """The choice in the list, or else the best one; None where that is the one that was made."""
        group: AnswerGroup | None = self.list.value()
        other = self._best if group is None else group.first
        return None if other == self.entry.action else other

    def _other_areas(self) -> Sequence[str]:
        group: AnswerGroup | None = self.list.value()
        if group is not None:
            return group.areas or self.around.areas_of(group.first)
        return [] if self._other is None else self.around.areas_of(self._other)

    def _thing(self, action: Action | None) -> str:
        return "" if action is None else self.context.ui.board.thing_taken(self.view, action)

    def _show_frames(self) -> None:
        self._name_frames()
        self.marks_changed.emit()

    def legend(self) -> Rich:
        """Return what the frames on the board mean, each with a sign of its line and its colour."""
        colours, entries = self.context.icons.theme.highlights, list[Rich]()
        frames = self.framed_things().values()
        if self.around.areas_of(self.entry.action) or "chosen" in frames:
            entries.append(rich(FRAME, colour=colours.chosen, sign="\N{EM DASH}", text=tr("This decision")))
        if self._other_areas() or "hint" in frames:
            other = tr("Suggested move") if self.list.value() is None else tr("Chosen in the list")
            entries.append(rich(FRAME, colour=colours.hint, sign=3 * "\N{BULLET}", text=other))
        return Rich(" &nbsp; ").join(entries)

    def _name_frames(self) -> None:
        self.frames.setText(self.legend())
        self.frames.setVisible(bool(self.frames.text()))


def _paragraphs(sentences: Sequence[Sequence[str]]) -> str:
    """The first sentences of each decision, and then how many more there are."""
    shown = [one for group in sentences for one in group[:MOST_SENTENCES]]
    if more := sum(map(len, sentences)) - len(shown):
        shown.append(
            counted(
                more,
                "\N{HORIZONTAL ELLIPSIS} and {n} more in the log",
                "\N{HORIZONTAL ELLIPSIS} and {n} more in the log",
            )
        )
    return "\n".join(shown)
