"""The panel of phase 4: taking a deed and placing the first good or ship."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QMargins
from PySide6.QtWidgets import QSizePolicy, QWidget

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.analysis.forecast import StartOutlook, start_after, start_outlook
from indonesia_qt.games.indonesia.rules.actions import StartProduction, StartShipping
from indonesia_qt.games.indonesia.rules.companies import free_slots
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.i18n.text import clauses, counted, figure, paragraph, phrase, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark, NoteMark
from indonesia_qt.ui.games.indonesia.board.position_marks import preview_marks
from indonesia_qt.ui.games.indonesia.panels.situation import add_situation
from indonesia_qt.ui.games.indonesia.texts.acquisitions import (
    deed_prompt,
    demand_left,
    site_note,
    start_promise,
    take_no_deed,
)
from indonesia_qt.ui.games.indonesia.texts.names import deed_text, letter, rupiah
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.table.api import AreaPanel, ChoicePanel, QuestionUi
from indonesia_qt.ui.table.panels.folded_rows import FoldedRows
from indonesia_qt.ui.table.panels.input_fields import Entries
from indonesia_qt.ui.table.panels.panel import place_of
from indonesia_qt.ui.table.panels.table_list import TableList
from indonesia_qt.ui.widgets.folding import Fold
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton, read_of
from indonesia_qt.ui.widgets.rich_text import rich

Start = StartProduction | StartShipping


NOTHING = "\N{EN DASH}"
"""What stands in the place of an income of 0, so that it doesn't look like one."""


class StartList(TableList):
    """Lists what can be started, or where, with the figures of each start; `first` is the title of the first column."""

    dispensable = (0,)
    breaks_titles = True

    def __init__(self, name: str, first: str, theme: Theme) -> None:
        explained = "\n".join(
            (
                tr("Cities: how many its goods or ships reach"),
                tr("First year: what it earns on the board as it is, in rupiah"),
                tr("Room: how many areas it can grow into, which the board shows for the row of a place"),
                tr("The best come first: by income, then by cities, ships nearby, demand and room."),
            )
        )
        titles = first, tr("Cities"), tr("First year"), tr("Room")
        super().__init__(name, titles, explained, theme, strong=1)

    def is_strong(self, row: int, column: int) -> bool:
        """Return whether a figure stands out: an income."""
        return super().is_strong(row, column) and self.cells[row][column] != NOTHING


class DeedPanel(ChoicePanel, AreaPanel):
    """Choose a deed, then the place on the board or in the list; or the place, where it leaves no doubt of the deed."""

    undecided = phrase("Choose a company")

    def build(self) -> None:
        """List the deeds that can be acquired, and the places of the chosen one."""
        self._is_opened = False
        """Whether the chosen deed takes the place of the list of deeds."""
        self._listed: str | None = ""
        """The deed whose places are listed."""
        self._pointed: str | None = None
        """The deed of the row under the pointer."""
        self._pointed_place: str | None = None
        """The place of the row under the pointer."""
        self._no_city: tuple[Label, Fold] | None = None
        """What says that no city is reached yet, where it does."""
        self.starts: dict[str, dict[str, Start]] = {}
        self.outlooks: dict[str, dict[str, StartOutlook]] = {}
        """By deed and place what comes of each start; the best deeds and places come first, in both."""
        starts = [(start_outlook(self.view, start), start) for start in self.legal if isinstance(start, Start)]
        for outlook, start in sorted(starts, key=lambda one: one[0].rating, reverse=True):
            self.starts.setdefault(start.deed, {})[place_of(start)] = start
            self.outlooks.setdefault(start.deed, {})[place_of(start)] = outlook
        player = self.view.players[self.asked.seat]
        at_stake = rich(
            paragraph(
                tr("Free slots: <b>{n} of {slots}</b>.", n=free_slots(self.view, self.asked.seat), slots=player.slots),
                tr("Starting a company costs nothing. If you pass, you’re out for the rest of the phase."),
            )
        )
        self.fold(read_of(at_stake), self.note(at_stake))
        self.deeds = StartList(tr("Deeds you can acquire"), tr("Company"), self.context.icons.theme)
        for id, outlooks in self.outlooks.items():
            place, best = next(iter(outlooks.items()))
            deed, many, promise = self.view.scenario.deeds[id], len(outlooks), self._promise(id, best)
            site = tr("best: {place}", place=self.words.short_place(place))
            seen = start_promise(deed.kind, best, beside_cities=True)
            note = clauses(deed_text(deed, in_short=True), site, seen)
            about = clauses(
                counted(many, "{use}; {n} starting area", "{use}; {n} starting areas", use=deed_text(deed)),
                tr("first year up to {amount}", amount=rupiah(best.income)),
                site,
                promise,
            )
            icon, name = self.context.icons.kind(deed.kind), self.words.company(id)
            self.deeds.add_row(id, icon, name, about, _figures(best), note=note)
        self.deeds.hovered.connect(self._point)
        self.link_rows(self.deeds, lambda deed: self.starts[deed], are_named=False)
        self.add_list(self.deeds)
        if not any(one.cities for outlooks in self.outlooks.values() for one in outlooks.values()):
            why = self.note(self._reaches_none)
            self._no_city = why, self.fold(why.text(), why)
        self.where = Label(wordWrap=True)
        self.where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.all_deeds = SmallButton("\N{LEFTWARDS ARROW}", tr("Show all deeds again"), tr("All deeds"))
        self.all_deeds.clicked.connect(self._show_all_deeds)
        self._title_row = QWidget()
        self._title_row.setLayout(row_of((self.where, 1), self.all_deeds, contentsMargins=QMargins()))
        self.body.addWidget(self._title_row)
        self.places = StartList(tr("Possible starting areas"), tr("Area"), self.context.icons.theme)
        self.places.hovered.connect(self._point_place)
        self.link_rows(self.places, lambda place: (place,))
        self.add_list(self.places)
        self.others = FoldedRows(self.places)
        self.others.toggled.connect(self.marks_changed)
        self.body.addWidget(self.others)
        self.add_choice(self.places)
        self.deeds.value_changed.connect(self._deed_changed)
        self.deeds.value_clicked.connect(self._open)
        self.deeds.value_taken.connect(self.press_primary)
        self.add_pass()
        self._deed_changed()
        add_situation(self)

    @property
    def _reaches_none(self) -> str:
        """The sentence about the companies that are listed, or about the one whose places are."""
        return counted(
            1 if self._is_opened else len(self.starts),
            "This company reaches no city yet; more ships can change that.",
            "None of these companies reaches a city yet; more ships can change that.",
        )

    def _promise(self, deed: str, outlook: StartOutlook) -> str:
        return start_promise(self.view.scenario.deeds[deed].kind, outlook)

    def _point(self, deed: str | None) -> None:
        self._pointed = deed

    def _point_place(self, place: str | None) -> None:
        self._pointed_place = place

    def _open(self) -> None:
        """Have the places of the chosen deed take the room of the list of deeds."""
        self._is_opened = True
        self._deed_changed()
        self.places.setFocus()

    def _show_all_deeds(self) -> None:
        self.deeds.set_value(None)
        self.deeds.setFocus()

    def first_field(self) -> QWidget:
        """Return the list of deeds."""
        return self.deeds

    def point_out(self, answer: Any) -> None:
        """Point out an answer in the lists; that of deeds comes back for another deed."""
        if isinstance(answer, Start) and answer.deed != self.deeds.value():
            self._show_all_deeds()
        super().point_out(answer)

    def fields(self) -> Mapping[str, QWidget]:
        """Return the list of deeds, and then that of places."""
        return {"deed": self.deeds, "place": self.places}

    def enter(self, entries: Entries) -> None:
        """Enter an earlier deed, whose places are shown, and an earlier place."""
        super().enter(entries)
        if self.deeds.value() is not None:
            self._open()

    def entries_for(self, answer: Start) -> Mapping[str, Any]:
        """Return the deed and the place of an answer, by field."""
        return {"deed": answer.deed, "place": place_of(answer)}

    @property
    def answer(self) -> Start | None:
        """The answer that the button gives; None until a deed and a place are chosen."""
        deed, place = self.deeds.value(), self.places.value()
        return self.starts[deed][place] if deed and place else None

    def answers(self) -> Mapping[str, Action]:
        """Return the answers by place: those for the chosen deed, or without one for all deeds."""
        deed = self.deeds.value()
        return super().answers() if deed is None else self.starts[deed]

    def would_be(self, area: str) -> Action:
        """Return the start in `area` with the chosen deed, else with a deed of its province, else with the first."""
        province = self.view.scenario.province_of.get(area)
        there = [id for id in self.starts if self.view.scenario.deeds[id].province == province]
        id = self.deeds.value() or next(iter([*there, *self.starts]))
        deed = self.view.scenario.deeds[id]
        return StartShipping(deed.id, area) if deed.kind == "shipping" else StartProduction(deed.id, area)

    def area_clicked(self, area: str) -> None:
        """Start in a place; if only another deed than the chosen one can start there, choose that and the place."""
        if area not in self.answers() and (others := self._deeds_for(area)):
            self._choose(self.starts[others[0]][area])
        else:
            super().area_clicked(area)

    def _deeds_for(self, area: str) -> list[str]:
        """Return the deeds that can start in a place."""
        return [deed for deed, places in self.starts.items() if area in places]

    def deed_clicked(self, deed: str) -> None:
        """Choose a deed of the list of deeds, or say why it can't be taken."""
        if deed in self.starts:
            self.deeds.set_value(deed)
            self._open()
        else:
            self.refuse(StartProduction(deed, ""))

    def picked(self, area: str, answer: Start) -> None:
        """Start there; where several deeds can start and none is chosen, choose one of them."""
        is_clear = self.deeds.value() is not None or len(self._deeds_for(area)) == 1
        self._choose(answer)
        if is_clear and self.takes_click():
            self.give()

    def _choose(self, start: Start) -> None:
        self.deeds.set_value(start.deed)
        self._open()
        self.places.set_value(place_of(start))
        self.button.setFocus()

    def _deed_changed(self) -> None:
        """List the places of the deed that is chosen now."""
        deed = self.deeds.value()
        self._is_opened = self._is_opened and deed is not None
        self.deeds.setVisible(not self._is_opened)
        self.all_deeds.setVisible(self._is_opened)
        if self._no_city is not None:
            why, fold = self._no_city
            why.setText(self._reaches_none)
            fold.say(why.text())
        if deed != self._listed:
            self._listed = deed
            self._list_places(deed)
        self.choice_changed()

    def _list_places(self, deed: str | None) -> None:
        """List the places where a deed can start, and those where it can't with the reasons; none without a deed."""
        self.places.empty()
        self.places.setVisible(deed is not None)
        self._title_row.setVisible(deed is not None)
        if deed is None:
            self.others.fold_refused()
            return
        kind, best = self.view.scenario.deeds[deed].kind, next(iter(self.outlooks[deed].values()))
        icon = self.context.icons.kind(kind)
        demand = "" if kind == "shipping" else demand_left(kind, best)
        self.where.setText(
            rich(
                "<b>{title}</b><br>{use}",
                title=tr("Where to start {company}", company=self.words.company(deed)),
                use=clauses(deed_text(self.view.scenario.deeds[deed]), demand),
            )
        )
        for place, action in self.starts[deed].items():
            outlook = self.outlooks[deed][place]
            first_year = tr("first year {amount}", amount=rupiah(outlook.income))
            about = clauses(self.action_text(action).leads_to, first_year, self._promise(deed, outlook))
            note = site_note(self.words, self.view, action, outlook)
            self.places.add_row(place, icon, self.words.place(place), about, _figures(outlook), note=note)
        for place, reason in self._refused(deed):
            self.places.add_row(place, icon, self.words.place(place), "", (), reason)
        self.others.fold_refused()

    def _refused(self, id: str) -> list[tuple[str, str]]:
        """Return the areas of a deed's province where it can't start, with the reasons."""
        deed = self.view.scenario.deeds[id]
        if deed.kind == "shipping":
            return []
        areas = self.view.scenario.areas_of[deed.province]
        reasons = [(area, self.asked.check(self.view, StartProduction(id, area))) for area in areas]
        return [(area, self.words.reason(reason)) for area, reason in reasons if reason is not None]

    def choice_changed(self) -> None:
        """Offer the place that is chosen now, or say what to choose."""
        self.offer(self.answer, tr("Choose where to start") if self.deeds.value() else tr(self.undecided))
        self.marks_changed.emit()

    def marks(self) -> list[Mark]:
        """Mark the places to start, quietly without a deed, with the letters of deeds at the best ones.

        While the pointer is on another deed, only its places are marked. For the place that is chosen or pointed at
        the board shows the areas that the company could grow into, and for the chosen one the piece there.
        """
        if self._pointed not in (None, self.deeds.value()) and not self._is_opened:
            return [*(AreaMark(area, "legal") for area in self.starts[self._pointed]), self._best(self._pointed)]
        deed = self.deeds.value()
        if deed is None:
            there: dict[str, list[str]] = {}
            for id, places in self.starts.items():
                for place in places:
                    there.setdefault(place, []).append(letter(self.view.scenario, id))
            # A click takes one of the deeds that start there, so it is said which they are.
            shared = {place: NoteMark(place, " ".join(letters)) for place, letters in there.items() if len(letters) > 1}
            best = [mark for mark in map(self._best, self.starts) if mark.area not in shared]
            quiet = (AreaMark(area, "legal", is_quiet=True) for area in self.answers())
            return [*quiet, *shared.values(), *best]
        start = self.answer
        shown = self.starts[deed].get(self._pointed_place or "") or start
        if shown is None:
            return [*super().marks(), *([] if self._is_opened else [self._best(deed)])]
        quiet = (AreaMark(area, "legal", is_quiet=True) for area in self.answers())
        room = (AreaMark(area, "affected") for area in start_after(self.view, shown).room)
        if start is None:
            return [*quiet, *room]
        piece = preview_marks(self.view, self.asked, start, self.context.colours)
        return [*quiet, *room, AreaMark(place_of(start), "chosen"), *piece]

    def _best(self, deed: str) -> NoteMark:
        """The letter of a deed at its best place, where its row has its figures from."""
        tag = letter(self.view.scenario, deed)
        return NoteMark(next(iter(self.starts[deed])), tag, self.context.colours[self.asked.seat])


def _figures(outlook: StartOutlook) -> tuple[str, str, str]:
    return str(outlook.cities), figure(outlook.income) if outlook.income else NOTHING, str(outlook.room)


QUESTIONS = {ChooseDeed: QuestionUi(DeedPanel, deed_prompt, "acquisitions", passing=take_no_deed, asks_again="")}
