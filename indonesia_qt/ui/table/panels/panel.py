"""The base classes of panels: for any question, for one that areas answer, and for one that a listed place answers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol

from msgspec import Struct
from PySide6.QtCore import QEvent, QMargins, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QIcon, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from indonesia_qt.core.flow import Action, Event, Pass, Question
from indonesia_qt.i18n.text import as_sentence, phrase, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.style.scaling import is_crowded, margins, scaled
from indonesia_qt.ui.style.stylesheet import restyle
from indonesia_qt.ui.table.game_ui import GameUi
from indonesia_qt.ui.table.panels.answer_button import AnswerButton, AnswerRow, PrimaryButton
from indonesia_qt.ui.table.panels.choice_list import ICON, ChoiceList
from indonesia_qt.ui.table.panels.folded_rows import FoldedRows
from indonesia_qt.ui.table.panels.input_fields import AmountField, Entries, put, read, watch
from indonesia_qt.ui.table.panels.spare_parts import SpareParts, whole_height
from indonesia_qt.ui.table.records import ActionText, QuestionUi  # noqa: F401  # installed games take both from here
from indonesia_qt.ui.widgets.disabled_click import DisabledClickFilter
from indonesia_qt.ui.widgets.folding import Fold
from indonesia_qt.ui.widgets.layouts import VerticalScroll, column_of
from indonesia_qt.ui.widgets.plain_text import Label
from indonesia_qt.ui.widgets.settling import Settling

LIST_STRETCH = 1000
"""A list grows to its full height before the empty room below does."""
WIDEST_SECONDARY = 9
"""The width of the button that passes, at most, in lines' heights."""


EDGE, CROWDED_EDGE, CROWDED_SPACING = 8, 4, 4
"""Pixels at 100 % above and below the parts of a panel, usually and in a crowded window; at most between them there."""


class Context(Struct, frozen=True, eq=False):
    """The things that panels need: texts with the players' names, icons, colours by seat, the player's preferences.

    `words` are the `GameTexts` and `icons` the `SeatIcons` of the game, whose own panels know more of them.
    """

    ui: GameUi
    words: Any
    icons: Any
    colours: Sequence[int]
    preferences: Preferences
    head_of: Callable[[int], str] = lambda _: ""
    """The head of a seat that a bot has; empty for people, and where heads are off."""
    drafts: dict[tuple[int, Any], Entries] = {}
    """Entries that weren't played yet, by the number of decisions made before and the question."""
    memory: dict[str, Any] = {}
    """What panels leave to later ones of the same game, such as the page that was open."""
    happened: Callable[[], Sequence[Sequence[Event]]] = list
    """Returns the events of the opening, and those of each decision so far."""
    hints_allowed: bool = True
    """Whether people may ask for advice in this game."""
    suggests: Callable[[Action], bool] = lambda _: True
    """Returns whether an answer may stand out by itself; in a lesson only the one that is asked for."""

    def prompt(self, view: Any, asked: Question[Any]) -> str:
        """Return what the player who is asked has to do."""
        return self.words.prompt(self.ui.questions[type(asked)], view, asked)

    def action_text(self, view: Any, asked: Question[Any], action: Action) -> ActionText:
        """Return a legal answer in words."""
        passing = self.ui.questions[type(asked)].passing
        if isinstance(action, Pass) and passing is not None:
            return passing(self.words, view, asked)
        return self.words.action(view, asked, action)


class PlaceRows(Protocol):
    """Rows about places, with a value each; `hovered` carries the value of the one under the pointer, or None."""

    hovered: Any

    @property
    def values(self) -> Sequence[Any]:
        """The values of the rows."""

    @property
    def shown_values(self) -> Sequence[Any]:
        """The values of those rows that aren't hidden."""

    def light(self, values: Collection[Any]) -> None:
        """Show the rows with these values as if the pointer were on them."""


class QuestionPanel(QWidget):
    """Shows one question to the player who is asked; each question has a panel of its own.

    Signals:
        chosen(action): the answer.
        ordered(order): the program is to answer this question and others for the player.
        chosen_together(actions): the answer, and those to the questions that follow it.
        refused(reason): something can't be chosen.
        marks_changed: `marks()` has another value.
        entry_changed: `entered()` has another value.
        replaced: a new panel is to ask the same question.
    """

    chosen = Signal(object)
    ordered = Signal(object)
    chosen_together = Signal(tuple)
    refused = Signal(object)
    marks_changed = Signal()
    entry_changed = Signal()
    replaced = Signal()
    spacing = 8
    """Pixels at 100 % between the parts."""
    folds_when_low = False
    """Whether parts are folded wherever they have no room, not only in a crowded window."""

    def __init__(self, context: Context, view: Any, asked: Any) -> None:
        super().__init__()
        self.context, self.view, self.asked = context, view, asked
        self.words = context.words
        self.at_once = not context.ui.questions[type(asked)].asks_again
        self._settling = Settling(self)
        self._is_tight = False
        self._too_low = 0
        """The height in which not everything had room, in pixels."""
        self._folds: list[Fold] = []
        self.primary: PrimaryButton | None = None
        self.pass_button: AnswerButton | None = None
        self.lit: tuple[str, ...] = ()
        """The places of the row under the pointer."""
        self._rows: list[tuple[PlaceRows, Callable[[Any], Collection[str]]]] = []
        self._naming: list[tuple[PlaceRows, Callable[[Any], Collection[str]]]] = []
        """Those of them whose rows name their places."""
        content = QWidget()
        self.body = column_of(contentsMargins=margins(12, EDGE, 12, EDGE), spacing=scaled(self.spacing))
        content.setLayout(self.body)
        content.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.buttons = AnswerRow()
        self._scroll = VerticalScroll(content, tr("Decision"))
        self._scroll.installEventFilter(self)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._fold_again)
        self.spare = SpareParts(self, self._scroll, self.body, self.buttons)
        self.setLayout(column_of((self._scroll, 1), self.spare, self.buttons, contentsMargins=QMargins(), spacing=0))
        self.build()
        self.body.addStretch(1)
        for field in self.fields().values():
            watch(field, self.entry_changed.emit)
            if isinstance(field, AmountField):
                field.rounded.connect(self.refused)
        self._untouched = self.entries()

    @cached_property
    def legal(self) -> Sequence[Any]:
        """The legal answers."""
        legal: Sequence[Any] = self.asked.actions(self.view)
        return legal

    def build(self) -> None:
        """Fill the panel."""

    def fields(self) -> Mapping[str, QWidget]:
        """Return the fields by their names; a field whose content depends on another one comes after it."""
        return {}

    def entries(self) -> Entries:
        """Return the entries of all fields."""
        return {name: read(field) for name, field in self.fields().items()}

    def entered(self) -> Entries:
        """Return the entries of all fields; empty while they are as they were at first."""
        now = self.entries()
        return {} if now == self._untouched else now

    def enter(self, entries: Entries) -> None:
        """Enter the entries of an earlier panel for the same question."""
        for name, entry in entries.items():
            if (field := self.fields().get(name)) is not None:
                put(field, entry)

    def entries_for(self, answer: Any) -> Mapping[str, Any]:  # noqa: ARG002
        """Return the entries that the lists among the fields need for `answer`, which isn't to pass."""
        return {}

    def point_out(self, answer: Action | None) -> None:
        """Point out an answer where it is given, which is opened, without giving it; None points out nothing."""
        self.mark(answer)

    def mark(self, answer: Action | None) -> None:
        """Point out an answer where it is given, and leave what is open as it is; None points out nothing."""
        entries = {} if answer is None or isinstance(answer, Pass) else self.entries_for(answer)
        colour = self.context.icons.theme.highlights.hint
        for name, field in self.fields().items():
            if isinstance(field, ChoiceList):
                field.point_out(entries.get(name), colour)
        if self.pass_button is not None:
            restyle(self.pass_button, "hinted" if isinstance(answer, Pass) else "")

    def marks(self) -> list[Mark]:
        """Return the marks that the panel shows on the board."""
        return []

    def area_clicked(self, area: str) -> None:  # noqa: ARG002
        """React to a click on a place on the board; unless overridden, refuse it."""
        self.refused.emit(tr("You can’t choose this on the board. Use the panel."))

    def area_taken(self, area: str) -> None:
        """React when a place on the board that can be clicked begins to be dragged."""

    def area_dropped(self, area: str) -> None:
        """React when the dragged place is dropped on another place on the board."""

    def area_hovered(self, area: str) -> None:
        """Light the rows about the place on the board that the pointer came to; the id is empty where there is none."""
        for rows, places_of in self._rows:
            rows.light([value for value in rows.values if area in places_of(value)])

    def link_rows(
        self, rows: PlaceRows, places_of: Callable[[Any], Collection[str]], *, are_named: bool = True
    ) -> None:
        """Light the places of the row under the pointer, or the rows of a place under it; `places_of` takes a value.

        Where the rows name their places, the board does, too.
        """
        self._rows.append((rows, places_of))
        if are_named:
            self._naming.append((rows, places_of))
        rows.hovered.connect(lambda value: self._light(() if value is None else tuple(places_of(value))))

    @property
    def named_places(self) -> Collection[str]:
        """The places that the texts of the panel name, and the only one of the row under the pointer."""
        named = [place for rows, places_of in self._naming for value in rows.shown_values for place in places_of(value)]
        return [*named, *(self.lit if len(self.lit) == 1 else ())]

    def _light(self, places: tuple[str, ...]) -> None:
        if places != self.lit:
            self.lit = places
            self.marks_changed.emit()

    def why_not(self, area: str) -> str:  # noqa: ARG002
        """Return why a place on the board can't be chosen now; empty when it can, or when no place is asked for."""
        return ""

    def about_place(self, area: str) -> Sequence[str]:  # noqa: ARG002
        """Return what a place on the board means for the question, in lines for its card."""
        return ()

    @property
    def prompt(self) -> str:
        """What the player has to do."""
        return self.context.prompt(self.view, self.asked)

    @property
    def position(self) -> Any:
        """The position that is shown around the panel in the place of the present one; None for that itself."""
        return None

    @property
    def can_take_back(self) -> bool:
        """Whether something was done in the panel that isn't played and can be taken back."""
        return False

    def take_back(self) -> bool:
        """Take back the last thing that was done in the panel; return False when there is nothing to take back."""
        return False

    @property
    def can_bring_back(self) -> bool:
        """Whether something was taken back in the panel that can be done again."""
        return False

    def bring_back(self) -> bool:
        """Do again what was taken back last; return False when there is nothing to bring back."""
        return False

    def thing_clicked(self, thing: str) -> bool:  # noqa: ARG002
        """React to a click on a thing of a player or in a list; return whether it means anything to this question."""
        return False

    def takes_click(self, again: bool = False) -> bool:
        """Return whether a click on a choice, `again` if it was chosen before, gives it as the answer.

        Where one click is the answer, one that comes too soon after the question only chooses: it may be meant for the
        question before.
        """
        return not self._settling.is_on if self.at_once else again

    def action_text(self, action: Action) -> ActionText:
        """Return a legal answer in words."""
        return self.context.action_text(self.view, self.asked, action)

    def add_list(self, widget: QWidget) -> None:
        """Add a widget that takes the room that the rest of the body leaves."""
        self.body.addWidget(widget, LIST_STRETCH)

    def showEvent(self, event: QShowEvent) -> None:
        """Put the keyboard where the answer is given."""
        super().showEvent(event)
        first = self.first_field()
        if first is not None and first.isEnabled():
            first.setFocus(Qt.FocusReason.TabFocusReason)  # what is typed takes the place of an amount

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make room for what is asked where there is little, or show all as usual again."""
        if event.type() == QEvent.Type.Resize and watched is self._scroll:
            was_tight, self._is_tight = self._is_tight, is_crowded(self) or self._scroll.height() <= self._too_low
            if was_tight or self._is_tight:
                self.make_room(self._is_tight)
        return super().eventFilter(watched, event)

    def _fold_again(self, _: int, scrolls: int) -> None:
        """Fold what was shown where there is no room for it any more."""
        may_fold = self.folds_when_low or is_crowded(self)
        if scrolls and may_fold and not any(fold.isChecked() for fold in self._folds):
            self._is_tight, self._too_low = True, self._scroll.height()
            self.make_room(crowded=True)

    def make_room(self, crowded: bool) -> None:
        """Fold what isn't the decision in a crowded window, or show all as usual."""
        edge = CROWDED_EDGE if crowded else EDGE
        self.body.setContentsMargins(margins(12, edge, 12, edge))
        self.body.setSpacing(scaled(min(self.spacing, CROWDED_SPACING) if crowded else self.spacing))
        parts: list[Fold | ChoiceList] = [*self.findChildren(Fold), *self.findChildren(ChoiceList)]
        for part in parts:
            part.make_room(crowded)
        for fold in self._folds:
            fold.fill(lambda: whole_height(self.body, self._scroll.width()) <= self._scroll.height())

    def fold(self, text: str, *parts: QWidget, heading: Label | None = None) -> Fold:
        """Let a line with `text` stand for parts of the body, and for their heading, where there is no room for them.

        The line is before them; a press on it shows them in their places. Where no list needs the room, they are shown
        as far as they fit, from the first one on.
        """
        fold = Fold(parts, heading)
        fold.say(text)
        self.body.insertWidget(min(at for part in parts if (at := self.body.indexOf(part)) >= 0), fold)
        self._folds.append(fold)
        return fold

    def first_field(self) -> QWidget | None:
        """Return the widget that has the keyboard at first; None leaves it with the board."""
        return self.primary

    def note(self, text: str) -> Label:
        """Add a paragraph to the body."""
        label = Label(text, wordWrap=True)
        self.body.addWidget(label)
        return label

    def heading(self, text: str) -> Label:
        """Add a heading to the body."""
        label = self.note(text)
        label.setProperty("role", "strong")
        return label

    def add_primary(self, text: str, leads_to: str = "") -> PrimaryButton:
        """Add the button that answers the question: it takes the bottom right of every panel."""
        self.primary = PrimaryButton(text, leads_to)
        self._disabled_click = DisabledClickFilter(self.primary, self.why_not_yet)
        self._disabled_click.refused.connect(self.refused)
        self.buttons.addWidget(self.primary)
        return self.primary

    def press_primary(self) -> None:
        """Press the button that answers, or say why it can't be pressed."""
        assert self.primary is not None
        if self.primary.isEnabled():
            self.primary.click()
        else:
            self._disabled_click.tell()

    def offer(self, answer: Action | None, undecided: str = "", how: str = "") -> None:
        """Show an answer on the button that answers; without one, disable it, and show on it what to do first."""
        assert self.primary is not None
        words = ActionText(undecided, how) if answer is None else self.action_text(answer)
        self.primary.setEnabled(answer is not None)
        self.primary.say(words.text, words.leads_to)

    def why_not_yet(self) -> str:
        """Return why the button that answers is disabled: the player has to do what it says."""
        return as_sentence(self.primary.text()) if self.primary else ""

    def add_secondary(self, answer: Action) -> AnswerButton:
        """Add a button for another answer, at the bottom left, away from the primary one."""
        words = self.action_text(answer)
        button = AnswerButton(words.text, words.leads_to)
        button.setAutoDefault(True)  # Enter presses it when it has the keyboard
        button.setObjectName("secondary")  # the window presses it by its key
        button.clicked.connect(lambda: self.give_other(answer))
        button.setMaximumWidth(WIDEST_SECONDARY * button.fontMetrics().height())
        self.buttons.addWidget(button)
        return button

    def give_other(self, answer: Action) -> None:
        """Give the answer of the button at the bottom left."""
        self.chosen.emit(answer)

    def add_pass(self) -> None:
        """Add the button that passes, with what that gives up."""
        self.pass_button = self.add_secondary(Pass())

    def refuse(self, action: Action) -> None:
        """Say why `action` can't be chosen."""
        reason = self.asked.check(self.view, action)
        if reason is not None:
            self.refused.emit(self.words.reason(reason))


class ChoicePanel(QuestionPanel):
    """A panel that is answered by an entry of a list: by the button or Enter, or by a click where it answers at once.

    `undecided` says on the button what is to be chosen, and `how` below it; `field` is the name of the list as a field.
    Where nothing in the list is worth choosing, `stops` is set: then the button passes as long as nothing is chosen.
    """

    undecided: str
    how = ""
    field: str
    stops = False

    def add_choice(self, choices: ChoiceList) -> None:
        """Add the button that gives what is chosen in a list."""
        self.list = choices
        self.button = self.add_primary(tr(self.undecided), tr(self.how))
        self.button.setEnabled(False)
        self._disabled_click.refused.connect(lambda _: choices.setFocus())
        self.button.clicked.connect(self.give)
        choices.value_changed.connect(self.choice_changed)
        choices.value_clicked.connect(self.choice_clicked)
        choices.value_taken.connect(self.give)
        choices.refused.connect(self.refused)

    @property
    def answer(self) -> Action | None:
        """The answer that the button gives, unless overridden the value of the list; None until it is chosen."""
        answer: Action | None = self.list.value()
        return answer

    def first_field(self) -> QWidget | None:
        """Return the list."""
        return self.list

    def fields(self) -> Mapping[str, QWidget]:
        """Return the list."""
        return {self.field: self.list}

    def entries_for(self, answer: Any) -> Mapping[str, Any]:
        """Return the answer itself as the value of the list."""
        return {self.field: answer}

    @property
    def _given(self) -> Action | None:
        """What the button gives now."""
        return self.answer or (Pass() if self.stops else None)

    def add_pass(self) -> None:
        """Add the button that passes; it is hidden while the main button does."""
        super().add_pass()
        if self.pass_button is not None:
            self.pass_button.setHidden(self.stops)  # nothing is chosen yet

    def choice_changed(self) -> None:
        """Offer what is chosen now."""
        self.offer(self._given, tr(self.undecided), tr(self.how))
        if self.pass_button is not None:
            self.pass_button.setHidden(isinstance(self._given, Pass))
        self.marks_changed.emit()

    def choice_clicked(self) -> None:
        """Give the answer if a click does."""
        if self.takes_click():
            self.give()

    def give(self) -> None:
        """Give the answer, if there is one."""
        if self._given is not None:
            self.chosen.emit(self._given)


def place_of(action: Any) -> str:
    """Return the area or sea that an answer names."""
    place: str = action.sea if hasattr(action, "sea") else action.area
    return place


class AreaPanel(QuestionPanel):
    """A panel whose question is answered by a click on the board.

    `answers` has the action of each place that can be clicked, and `would_be` makes the action for any other, so that
    the rules can say why not.
    """

    @cached_property
    def _by_place(self) -> Mapping[str, Any]:
        return {place_of(action): action for action in self.legal if not isinstance(action, Pass)}

    def answers(self) -> Mapping[str, Any]:
        """Return the answers by the places that can be clicked for them."""
        return self._by_place

    def would_be(self, area: str, /) -> Action:
        """Return the action that a click on a place would mean, legal or not."""
        raise NotImplementedError

    def marks(self) -> list[Mark]:
        """Return marks for the places that can be clicked."""
        return [AreaMark(area, "legal") for area in self.answers()]

    def why_not(self, area: str) -> str:
        """Return why a click on a place would be refused; empty when it wouldn't."""
        if area in self.answers():
            return ""
        reason = self.asked.check(self.view, self.would_be(area))
        return self.words.reason(reason)

    def area_clicked(self, area: str) -> None:
        """Answer the question, or say why not."""
        answer = self.answers().get(area)
        if answer is None:
            self.refuse(self.would_be(area))
        else:
            self.picked(area, answer)

    def picked(self, area: str, answer: Any) -> None:  # noqa: ARG002
        """React to a click on a place that can be clicked; unless overridden, give its answer."""
        self.chosen.emit(answer)


class PlacePanel(ChoicePanel, AreaPanel):
    """Lists the places with what each leads to; a line below opens those near by that can't be chosen, with the reason.

    A click on a place answers, or chooses it where the question isn't answered at once: then a second one on it does.
    The arrow keys choose a place in the list, the button or Enter answers with it. `undecided` says on the button what
    is to be chosen, `listed` to a screen reader what the list holds. `icon_side` is the size of the pictures of places.
    Where `has_numbers` says that rows have numbers which stand on the board, too, places aren't named there.
    """

    undecided = phrase("Choose an area")
    how = phrase("on the board or in the list")
    field = "place"
    listed = phrase("Areas")
    icon_side = ICON
    has_numbers = False

    def add_places(self) -> None:
        """Add the list and the button."""
        self.places = self.empty_list()
        self.link_rows(self.places, self.places_of, are_named=not self.has_numbers)
        self.add_list(self.places)
        self.others = FoldedRows(self.places)
        self.others.toggled.connect(self.marks_changed)
        self.body.addWidget(self.others)
        self.add_choice(self.places)
        self.list_places()

    def empty_list(self) -> ChoiceList:
        """Return a list for the places."""
        return ChoiceList(tr(self.listed), self.icon_side)

    def list_places(self) -> None:
        """Fill the list."""
        self.places.empty()
        for place, action in sorted(self.answers().items(), key=lambda one: self.rating(one[1]), reverse=True):
            self.add_place(place, action)
        for place in self.near_misses():
            reason = self.asked.check(self.view, self.would_be(place))
            if reason is not None:
                self.places.add(place, self.icon(place), self.words.place(place), "", self.words.reason(reason))
        self.others.fold_refused()
        self.choice_changed()

    def places_of(self, row: str) -> Collection[str]:
        """Return the places that a row of the list is about; unless overridden, its value is the only one."""
        return (row,)

    def add_place(self, place: str, action: Any) -> None:
        """Add a place with its answer to the list."""
        self.places.add(place, self.icon(place), self.words.place(place), self.about(action))

    def rating(self, action: Any) -> Any:  # noqa: ARG002
        """Return what is the greater the better an answer is; the list has the best one first."""
        return 0

    def about(self, action: Any) -> str:
        """Return what the list says of a place with this answer."""
        return self.action_text(action).leads_to

    def near_misses(self) -> list[str]:
        """Return the places that can't be chosen and for which a player might ask why not."""
        return []

    def icon(self, place: str) -> QIcon:
        """Return the picture of a place in the list."""
        raise NotImplementedError

    @property
    def answer(self) -> Action | None:
        """The answer that the button gives."""
        return self.answers().get(self.places.value() or "")

    def first_field(self) -> QWidget | None:
        """Return None: the board has the keyboard at first, as the places are there; with a screen reader, a list."""
        return next(iter(self.fields().values())) if QAccessible.isActive() else None

    def entries_for(self, answer: Any) -> Mapping[str, Any]:
        """Return the place that gives `answer`."""
        return {"place": next((place for place, one in self.answers().items() if one == answer), None)}

    def picked(self, area: str, answer: Any) -> None:  # noqa: ARG002
        """Choose the place, and answer with it if the click does."""
        again = self.places.value() == area
        self.places.set_value(area)
        self.button.setFocus()
        if self.takes_click(again):
            self.give()

    def marks(self) -> list[Mark]:
        """Return marks for the places to choose and for the chosen one."""
        chosen = self.places.value()
        if chosen is None:
            return super().marks()
        piece = self.preview(self.answer) if self.answer else []
        return [*super().marks(), AreaMark(chosen, "chosen"), *piece]

    def preview(self, answer: Action) -> list[Mark]:
        """Return the marks of what an answer would put on the board."""
        return self.context.ui.board.preview_marks(self.view, self.asked, answer, self.context.colours)
