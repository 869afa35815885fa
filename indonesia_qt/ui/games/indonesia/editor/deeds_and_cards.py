"""The tables of the deeds, and of the city cards with the city stones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, cast, get_args

from indonesia_qt.games.indonesia.rules.constants import ERAS, KIND_NAME, FoundedKind
from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry, EraName
from indonesia_qt.i18n.text import enumerated, phrase, tr
from indonesia_qt.mapmaking.edit import game_data
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.panels.cell_editors import ChoiceEditor, NamesEditor, NumberEditor
from indonesia_qt.ui.games.indonesia.board.glyphs import good_icon
from indonesia_qt.ui.games.indonesia.editor.entries import Column, EntriesPanel, Entry
from indonesia_qt.ui.games.indonesia.editor.stones_row import StonesRow

ERA, PROVINCE, KIND, SHIPS, ID = 0, 1, 2, 3, 3 + len(ERAS)
"""The columns; from the fourth on they have the ship limits of each era, and then the id, which names the others."""


class DeedsPanel(EntriesPanel):
    """The era, the province and the good of each deed, and the ship limits of those for ships."""

    id = "deeds"
    title: ClassVar[str] = phrase("Deeds")
    one: ClassVar[str] = phrase("a deed")
    spare: ClassVar[int | None] = ID

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context)
        self.table.setItemDelegateForColumn(ERA, ChoiceEditor(lambda: [(era.upper(), era) for era in ERAS], self))
        self.table.setItemDelegateForColumn(PROVINCE, ChoiceEditor(self.provinces, self))
        self.table.setItemDelegateForColumn(KIND, ChoiceEditor(_kinds, self))
        for n in range(len(ERAS)):
            self.table.setItemDelegateForColumn(SHIPS + n, NumberEditor(game_data.MOST_SHIPS, self))

    def _columns(self) -> Sequence[Column]:
        icons = {kind: good_icon(kind, self.context.theme) for kind in get_args(FoundedKind)}
        return [
            Column(
                tr("Era"), lambda deed: deed.era.upper(), lambda deed: deed.era, lambda deed: f"{deed.era}{deed.id}"
            ),
            Column(
                tr("Province"), lambda deed: self.document.name(deed.province), lambda deed: deed.province, self._name
            ),
            Column(
                tr("For"),
                lambda deed: tr(KIND_NAME[deed.kind]),
                lambda deed: deed.kind,
                lambda deed: deed.kind,
                lambda deed: icons[deed.kind],
            ),
            *(_limit(n) for n in range(len(ERAS))),
            Column(tr("Id"), lambda deed: deed.id, lambda _: None, lambda deed: deed.id),
        ]

    def _entries(self) -> tuple[Entry, ...]:
        return self.document.draft.data.deeds

    def _changed(self, entry: Entry, column: int, value: object) -> Callable[[Draft], Draft]:
        deed = cast(DeedEntry, entry)
        match column:
            case 0:
                return lambda draft: game_data.change_era_of_deed(draft, deed.id, cast(EraName, value))
            case 1:
                return lambda draft: game_data.change_province_of_deed(draft, deed.id, cast(str, value))
            case 2:
                return lambda draft: game_data.change_kind_of_deed(draft, deed.id, cast(FoundedKind, value))
        assert deed.ships is not None
        limits = list(deed.ships)
        limits[column - SHIPS] = cast(int, value)
        a, b, c = limits
        return lambda draft: game_data.change_ships_of_deed(draft, deed.id, (a, b, c))

    def _added(self, province: str) -> Callable[[Draft], Draft]:
        like = cast(DeedEntry | None, self.current)
        era: EraName = like.era if like else "a"
        kind: FoundedKind = like.kind if like else "rice"
        return lambda draft: game_data.add_deed(draft, era, province, kind)

    def _removed(self, entry: Entry) -> Callable[[Draft], Draft]:
        return lambda draft: game_data.remove_deed(draft, entry.id)

    def _picked(self, entry: Entry, province: str) -> Callable[[Draft], Draft]:
        return lambda draft: game_data.change_province_of_deed(draft, entry.id, province)

    def _provinces(self, entry: Entry) -> tuple[str, ...]:
        return (cast(DeedEntry, entry).province,)

    def _name(self, entry: Entry) -> str:
        deed = cast(DeedEntry, entry)
        return tr(
            "{province} {good}", "company", province=self.document.name(deed.province), good=tr(KIND_NAME[deed.kind])
        )


def _limit(era: int) -> Column:
    """The column of the ship limits of an era."""

    def value(deed: DeedEntry) -> int | None:
        return deed.ships[era] if deed.ships else None

    def text(deed: DeedEntry) -> str:
        return "" if deed.ships is None else str(deed.ships[era])

    return Column(
        tr("Ships {era}", era=ERAS[era].upper()), text, value, lambda deed: deed.ships[era] if deed.ships else -1
    )


def _kinds() -> list[tuple[str, str]]:
    return [(tr(KIND_NAME[kind]), kind) for kind in get_args(FoundedKind)]


PROVINCES = 1
"""The column after that of the era."""


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
