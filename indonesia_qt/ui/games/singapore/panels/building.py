"""The panels in which tiles, lots and neighbours are chosen: those of all questions but the turn of the workers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from indonesia_qt.core.flow import Action, Event, step
from indonesia_qt.games.singapore.rules.actions import Build, BuildTop, Found, Join, KeepTile, PlaceFlag
from indonesia_qt.i18n.text import clauses, enumerated, phrase, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark
from indonesia_qt.ui.games.singapore.panels.owners import LARGE_TILE, TILE, OwnerList, owner_icon, tile_on_board
from indonesia_qt.ui.games.singapore.texts.building import flagged_lot
from indonesia_qt.ui.games.singapore.texts.names import built_text, effect_text, pounds
from indonesia_qt.ui.games.singapore.texts.planning import payment_text
from indonesia_qt.ui.table.api import ChoiceList, ChoicePanel, PlacePanel
from indonesia_qt.ui.table.panels.fact_lists import FactList
from indonesia_qt.ui.widgets.eliding_combo_box import ElidingComboBox
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import Label

TOP = ""
"""Stands in the list for the top of the stack."""


class TilesPanel(ChoicePanel):
    """Lists tiles, each as it lies on the board; what is chosen or pointed at is previewed there.

    A panel says by `action_for` what a tile in the list answers.
    """

    undecided = phrase("Choose a tile")
    field = "tile"
    icon_side = TILE

    def add_tiles(self, tiles: Sequence[str]) -> None:
        """Add the list with these tiles and the button."""
        listed = ChoiceList(tr("Tiles"), self.icon_side)
        for tile in tiles:
            building = self.words.building(tile)
            listed.add(tile, self.context.icons.tile(building), self.words.printed(tile), self.about(tile))
        self._pointed: str | None = None
        listed.hovered.connect(self._point_at)
        self.add_list(listed)
        self.add_choice(listed)

    def about(self, tile: str) -> str:
        """Return what the list says of a tile."""
        hut = tr("has the hut") if tile == self.view.hut else ""
        return clauses(built_text(self.words.building(tile)), hut)

    def action_for(self, tile: str | None) -> Action | None:
        """Return the answer that a tile of the list stands for; None where there is none yet."""
        raise NotImplementedError

    @property
    def answer(self) -> Action | None:
        """The answer that the button gives."""
        return self.action_for(self.list.value())

    def would_be(self, tile: str) -> Action:
        """Return the answer that the top of the stack would be, for the rules to say why it can't be given."""
        raise NotImplementedError

    def thing_clicked(self, thing: str) -> bool:
        """Choose a tile that was clicked above the board, or say why the top of the stack can't be chosen."""
        is_top = thing == self.view.top
        tile = TOP if is_top else thing
        row = self.list.values.index(tile) if tile in self.list.values else -1
        if row >= 0 and self.list.item(row).flags() & Qt.ItemFlag.ItemIsEnabled:
            self.list.set_value(tile)
        elif is_top:
            self.refuse(self.would_be(thing))
        else:
            return False
        return True

    def _point_at(self, tile: str | None) -> None:
        self._pointed = tile
        self.marks_changed.emit()

    def preview(self) -> list[Mark]:
        """Return the marks of what the tile that is pointed at, or else the chosen one, would put on the board."""
        shown = self.action_for(self._pointed) or self.answer
        if shown is None:
            return []
        return self.context.ui.board.preview_marks(self.view, self.asked, shown, self.context.colours)


class FoundPanel(TilesPanel):
    """Choose a tile in the list and a lot on the board, in either order; then the button, or a second click, builds."""

    icon_side = LARGE_TILE

    def build(self) -> None:
        """List the tiles, and the lots for the keyboard."""
        self.lots = self.asked.lots(self.view)
        is_free = self.asked.owner == self.view.neutral
        if is_free:
            self.note(tr("You build for the neutral colour: it costs nothing."))
        self.add_tiles(self.view.display)
        self.lot = ElidingComboBox()
        self.lot.setAccessibleName(tr("Lot"))
        self.lot.setPlaceholderText(tr("Choose a lot on the board or here"))
        for lot in self.lots:
            price = pounds(0 if is_free else self.view.prices[lot])
            self.lot.addItem(tr("{lot} for {price}", lot=self.words.place(lot), price=price))
        self.lot.setCurrentIndex(-1)
        self.lot.currentIndexChanged.connect(self.choice_changed)
        self.list.value_taken.connect(self._go_to_lot)
        self.body.addLayout(row_of(Label(tr("Lot")), (self.lot, 1)))
        if len(self.view.display) == 1:
            self.list.set_value(self.view.display[0])
        self.choice_changed()

    def fields(self) -> Mapping[str, QWidget]:
        """Return the tile and the lot."""
        return {"tile": self.list, "lot": self.lot}

    def entries_for(self, answer: Found) -> Mapping[str, Any]:
        """Return the tile of an answer."""
        return {"tile": answer.tile}

    @property
    def area(self) -> str:
        """The lot that is chosen; empty for none."""
        return self.lots[self.lot.currentIndex()] if self.lot.currentIndex() >= 0 else ""

    def action_for(self, tile: str | None) -> Action | None:
        """Return the answer that builds a tile on the chosen lot."""
        return Found(tile, self.area) if tile and self.area else None

    def would_be(self, tile: str) -> Action:
        """Return the answer that builds a tile."""
        return Found(tile, self.area)

    def choice_changed(self) -> None:
        """Offer what is chosen, or ask for what is missing."""
        missing = tr("Choose a tile") if self.area else tr("Choose a tile and a lot")
        self.offer(self.answer, tr("Choose a lot") if self.list.value() else missing)
        self.marks_changed.emit()

    def why_not(self, area: str) -> str:
        """Return why nothing can be built on a lot."""
        if area in self.lots:
            return ""
        return self.words.reason(self.asked.check(self.view, Found(self.list.value() or self.view.display[0], area)))

    def _go_to_lot(self) -> None:
        if not self.area:
            self.lot.setFocus()

    def area_clicked(self, area: str) -> None:
        """Choose a lot; a second click builds there."""
        if area not in self.lots:
            self.refused.emit(self.why_not(area))
            return
        again = area == self.area
        self.lot.setCurrentIndex(self.lots.index(area))
        if again:
            self.give()

    def marks(self) -> list[Mark]:
        """Mark the lots with their prices, the chosen one, and what would be built there."""
        marks: list[Mark] = [AreaMark(lot, "legal") for lot in self.lots if lot != self.area]
        chosen: list[Mark] = [AreaMark(self.area, "chosen")] if self.area else []
        return [*marks, *chosen, *self.preview()]


class TilePanel(TilesPanel):
    """Choose a tile of the display, or the top of the stack, for the lot with one's flag."""

    def build(self) -> None:
        """List the display and the top of the stack, and say what the lot costs."""
        self.area = flagged_lot(self.view, self.asked.seat)
        self.facts = FactList()
        self.body.addWidget(self.facts)
        self.add_tiles(self.view.display)
        if self.view.top is not None:
            building = self.words.building(self.view.top)
            name = tr("Top of the stack: {building}", building=self.words.printed(self.view.top))
            why_not = self.words.reason(self.asked.check(self.view, BuildTop()))
            more = tr("for £1 more") if not why_not else ""
            icon = self.context.icons.tile(building)
            self.list.add(TOP, icon, name, why_not or clauses(self.about(self.view.top), more), why_not)
        self.choice_changed()

    def entries_for(self, answer: Action) -> Mapping[str, Any]:
        """Return the tile of an answer."""
        return {"tile": answer.tile if isinstance(answer, Build) else TOP}

    def action_for(self, tile: str | None) -> Action | None:
        """Return the answer that builds a tile."""
        if tile is None:
            return None
        return BuildTop() if tile == TOP else Build(tile)

    def would_be(self, tile: str) -> Action:  # noqa: ARG002
        """Return the answer that buys the top of the stack."""
        return BuildTop()

    def choice_changed(self) -> None:
        """Offer the tile that is chosen, and say how it is paid."""
        price = tr("{lot} for {price}", lot=self.words.place(self.area), price=pounds(self.view.prices[self.area]))
        paid = ""
        if not self.view.players[self.asked.seat].secret:
            events: list[Event] = []
            step(self.view.copy(), self.answer or Build(self.view.display[0]), events)
            paid = payment_text(events)
        self.facts.show_facts([(tr("Lot"), price), (tr("You pay"), paid)])
        super().choice_changed()

    def why_not(self, area: str) -> str:
        """Return why nothing can be built on a lot."""
        if area == self.area:
            return ""
        return tr("Your flag is on {lot}. You build there.", lot=self.words.place(self.area))

    def area_clicked(self, area: str) -> None:
        """Build on the flagged lot what is chosen."""
        if area != self.area:
            self.refused.emit(self.why_not(area))
        elif self.answer is None:
            self.refused.emit(self.why_not_yet())
        else:
            self.give()

    def marks(self) -> list[Mark]:
        """Mark the lot, and preview the tile there."""
        return [AreaMark(self.area, "legal"), *self.preview()]


class HutPanel(TilesPanel):
    """Choose which of the two tiles left gets the hut."""

    icon_side = LARGE_TILE
    would_be = KeepTile

    def build(self) -> None:
        """List both."""
        self.note(tr("A tile with the hut stays on display for the next round. The other one leaves the game."))
        self.add_tiles(self.view.display)
        self.choice_changed()

    def entries_for(self, answer: KeepTile) -> Mapping[str, Any]:
        """Return the tile of an answer."""
        return {"tile": answer.tile}

    def action_for(self, tile: str | None) -> Action | None:
        """Return the answer that keeps a tile."""
        return KeepTile(tile) if tile else None


class PreviewedPanel(PlacePanel):
    """Shows on the board what a click on the place under the pointer would put there."""

    pointed = ""

    def add_places(self) -> None:
        """Add the list and the button."""
        super().add_places()
        self.places.hovered.connect(lambda place: self._point_at(place or ""))

    def area_hovered(self, area: str) -> None:
        """Preview the place under the pointer."""
        super().area_hovered(area)
        self._point_at(area)

    def _point_at(self, area: str) -> None:
        if area != self.pointed:
            self.pointed = area
            self.marks_changed.emit()

    def marks(self) -> list[Mark]:
        """Mark the places, and preview the one under the pointer."""
        answer = self.answers().get(self.pointed)
        if answer is None or self.pointed == self.places.value():
            return super().marks()
        return [*super().marks(), *self.preview(answer)]


class LotPanel(PreviewedPanel):
    """Put the flags of all owners on lots, one after the other."""

    undecided = phrase("Choose a lot")
    listed = phrase("Lots")
    would_be = PlaceFlag

    def build(self) -> None:
        """Say whose flag is next, and list the lots."""
        # Owners get their lots in the order of turns, the neutral colour last.
        neutral = [] if self.view.neutral is None else [self.view.neutral]
        owners = [*self.view.seats_from(self.asked.seat), *neutral]
        number = owners.index(self.asked.owner) + 1
        self.heading(tr("Flag {number} of {count}", number=number, count=len(owners)))
        placed = {owner: lot for lot, owner in self.view.flagged.items()}
        texts = {owner: self.words.place(placed[owner]) if owner in placed else "" for owner in owners}
        self.owners = OwnerList(self.context, self.view, texts | {self.asked.owner: tr("next")}, (self.asked.owner,))
        self.body.addWidget(self.owners)
        self.add_places()

    def about(self, action: PlaceFlag) -> str:
        """Return the price of a lot and the buildings next to it."""
        built = self.view.built
        near = [built[other] for other in self.view.scenario.neighbours[action.area] if other in built]
        beside = tr("next to {buildings}", buildings=enumerated(map(self.words.printed, near)))
        return clauses(tr("for {price}", price=pounds(self.view.prices[action.area])), beside if near else "")

    def icon(self, place: str) -> QIcon:  # noqa: ARG002
        """Return the symbol of the owner of the flag."""
        return owner_icon(self.context, self.view, self.asked.owner)


class JoinPanel(PreviewedPanel):
    """Choose the neighbour to which the free road leads."""

    undecided = phrase("Choose a neighbour")
    listed = phrase("Neighbours")
    icon_side = TILE
    would_be = Join

    def build(self) -> None:
        """List the neighbours."""
        if self.view.owners[self.asked.area] == self.view.neutral:
            self.note(tr("You lay the road of the neutral colour’s new building."))
        self.add_places()

    def list_places(self) -> None:
        """List the buildings next to the new one by their names."""
        with QSignalBlocker(self.places):
            for place, action in self.answers().items():
                self.places.add(place, self.icon(place), self.words.on(self.view, place), self.about(action))
        self.choice_changed()

    def about(self, action: Join) -> str:
        """Return what the neighbour does."""
        return effect_text(self.view.building(action.area))

    def icon(self, place: str) -> QIcon:
        """Return the picture of the neighbour."""
        return tile_on_board(self.context, self.view, place)

    def marks(self) -> list[Mark]:
        """Mark the new building, too."""
        return [*super().marks(), AreaMark(self.asked.area, "affected")]
