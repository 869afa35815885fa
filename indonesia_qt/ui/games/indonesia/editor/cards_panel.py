"""The table of the city cards, and the city stones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, cast

from indonesia_qt.games.indonesia.rules.constants import ERAS
from indonesia_qt.games.indonesia.rules.scenario import CardEntry, EraName
from indonesia_qt.i18n.text import enumerated, phrase, tr
from indonesia_qt.mapmaking.edit import game_data
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.panels.cell_editors import ChoiceEditor, NamesEditor
from indonesia_qt.ui.games.indonesia.editor.entries import Column, EntriesPanel, Entry
from indonesia_qt.ui.games.indonesia.editor.stones_row import StonesRow

ERA, PROVINCES = 0, 1
"""The columns that are edited."""


class CardsPanel(EntriesPanel):
    """The era and the provinces of each city card; a province that is picked on the map joins or leaves the card."""

    id = "cards"
    title: ClassVar[str] = phrase("City cards")
    one: ClassVar[str] = phrase("a city card")

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context)
        self.table.setItemDelegateForColumn(ERA, ChoiceEditor(lambda: [(era.upper(), era) for era in ERAS], self))
        self.table.setItemDelegateForColumn(PROVINCES, NamesEditor(self.provinces, self))
        self.stones = StonesRow(self.document)
        self.side_column.insertWidget(self.side_column.count() - 1, self.stones)

    def _columns(self) -> Sequence[Column]:
        return [
            Column(
                tr("Era"), lambda card: card.era.upper(), lambda card: card.era, lambda card: f"{card.era}{card.id}"
            ),
            Column(tr("Provinces"), self._names, lambda card: card.provinces, self._names),
            Column(tr("Id"), lambda card: card.id, lambda _: None, lambda card: card.id),
        ]

    def _entries(self) -> tuple[Entry, ...]:
        return self.document.draft.data.city_cards

    def _changed(self, entry: Entry, column: int, value: object) -> Callable[[Draft], Draft]:
        if column == ERA:
            return lambda draft: game_data.change_era_of_card(draft, entry.id, cast(EraName, value))
        return lambda draft: game_data.change_provinces_of_card(draft, entry.id, cast(Sequence[str], value))

    def _added(self, province: str) -> Callable[[Draft], Draft]:
        like = self.current
        era: EraName = like.era if like else "a"
        return lambda draft: game_data.add_card(draft, era, [province])

    def _removed(self, entry: Entry) -> Callable[[Draft], Draft]:
        return lambda draft: game_data.remove_card(draft, entry.id)

    def _picked(self, entry: Entry, province: str) -> Callable[[Draft], Draft]:
        now = self._provinces(entry)
        after = [one for one in now if one != province] if province in now else [*now, province]
        return lambda draft: game_data.change_provinces_of_card(draft, entry.id, after)

    def _provinces(self, entry: Entry) -> tuple[str, ...]:
        return cast(CardEntry, entry).provinces

    def _name(self, entry: Entry) -> str:
        return tr("city card {id}", id=entry.id)

    def _names(self, card: CardEntry) -> str:
        return enumerated(self.document.name(province) for province in card.provinces)
