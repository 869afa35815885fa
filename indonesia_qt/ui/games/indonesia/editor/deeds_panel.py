"""The table of the deeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, cast, get_args

from indonesia_qt.games.indonesia.rules.constants import ERAS, KIND_NAME, FoundedKind
from indonesia_qt.games.indonesia.rules.scenario import DeedEntry, EraName
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.mapmaking.edit import game_data
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.panels.cell_editors import ChoiceEditor, NumberEditor
from indonesia_qt.ui.games.indonesia.board.glyphs import good_icon
from indonesia_qt.ui.games.indonesia.editor.entries import Column, EntriesPanel, Entry

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
