"""The tables of the deeds, and of the city cards with the city stones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, cast, get_args

from PySide6.QtCore import QMargins
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from indonesia_qt.board.draft import Draft
from indonesia_qt.games.indonesia.maps import edits
from indonesia_qt.games.indonesia.maps.edits import MOST_STONES, change_stones
from indonesia_qt.games.indonesia.rules.constants import ERAS, KIND_NAME, FoundedKind
from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry, EraName
from indonesia_qt.i18n.text import enumerated, phrase, tr
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.panels.cell_editors import ChoiceEditor, NamesEditor, NumberEditor
from indonesia_qt.ui.editor.panels.edit_field import NumberField
from indonesia_qt.ui.games.indonesia.board.glyphs import good_icon
from indonesia_qt.ui.games.indonesia.editor.entries import Column, EntriesPanel, Entry
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, tip

FIELD_WIDTH = 46
"""Pixels at 100 % of the number of stones of a size."""


class StonesRow(QWidget):
    """A field for the number of stones of each size."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self.document = document
        title = Label(tr("City stones of size 1, 2 and 3"), role="strong", wordWrap=True)
        title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.fields = [NumberField(tr("City stones of size {size}", size=size), 0, MOST_STONES) for size in (1, 2, 3)]
        for field in self.fields:
            field.setMinimumWidth(scaled(FIELD_WIDTH))
            field.setToolTip(tip(field.accessibleName()))
            field.written.connect(self._change)
        self.setLayout(column_of(title, row_of(*self.fields, spacing=scaled(4)), contentsMargins=QMargins()))
        document.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        for field, number in zip(self.fields, self.document.shown.data.stones, strict=True):
            field.show_value(number)

    def _change(self) -> None:
        small, middle, large = (int(field.value()) for field in self.fields)
        self.document.do(tr("City stones"), lambda draft: change_stones(draft, (small, middle, large)))


ID = 3 + len(ERAS)
"""The column of a deed's id, which the other columns name."""


class DeedsPanel(EntriesPanel):
    """A table with the era, the province and the good of each deed, and the ship limits of shipping deeds."""

    id = "deeds"
    title: ClassVar[str] = phrase("Deeds")
    addition: ClassVar[str] = phrase("Add a deed")
    spare: ClassVar[int | None] = ID

    def _columns(self) -> Sequence[Column]:
        icons = {kind: good_icon(kind, self.context.theme) for kind in get_args(FoundedKind)}
        kinds = [(tr(KIND_NAME[kind]), kind) for kind in icons]
        return [
            _era_column(edits.change_era_of_deed),
            Column(
                tr("Province"),
                lambda deed: self.document.name(deed.province),
                lambda deed: deed.province,
                self._name,
                change=edits.change_province_of_deed,
                editor=partial(ChoiceEditor, self.provinces),
            ),
            Column(
                tr("For"),
                lambda deed: tr(KIND_NAME[deed.kind]),
                lambda deed: deed.kind,
                lambda deed: deed.kind,
                lambda deed: icons[deed.kind],
                edits.change_kind_of_deed,
                partial(ChoiceEditor, lambda: kinds, signs=icons.__getitem__),
            ),
            *(_limit_column(n) for n in range(len(ERAS))),
            _id_column(),
        ]

    def _entries(self) -> tuple[Entry, ...]:
        return self.document.draft.data.deeds

    def _added(self, province: str) -> Callable[[Draft], Draft]:
        like = cast(DeedEntry | None, self.current)
        era: EraName = like.era if like else "a"
        kind: FoundedKind = like.kind if like else "rice"
        return lambda draft: edits.add_deed(draft, era, province, kind)

    def _removed(self, entry: Entry) -> Callable[[Draft], Draft]:
        return lambda draft: edits.remove_deed(draft, entry.id)

    def _picked(self, entry: Entry, province: str) -> Callable[[Draft], Draft]:
        return lambda draft: edits.change_province_of_deed(draft, entry.id, province)

    def _provinces(self, entry: Entry) -> tuple[str, ...]:
        return (cast(DeedEntry, entry).province,)

    def _name(self, entry: Entry) -> str:
        deed = cast(DeedEntry, entry)
        province, good = self.document.name(deed.province), tr(KIND_NAME[deed.kind])
        return tr("{province} {good}", "company", province=province, good=good)


def add_deed_menu(menu: QMenu, context: EditorContext, province: str) -> None:
    """Add a menu to another one that adds a deed for a province, in the era of the last deed, and shows it."""
    kinds = menu.addMenu(tr("Add a deed here"))
    for kind in get_args(FoundedKind):
        icon = good_icon(kind, context.theme)
        kinds.addAction(icon, tr(KIND_NAME[kind]).capitalize(), partial(_add_deed, context, province, kind))


def _add_deed(context: EditorContext, province: str, kind: FoundedKind) -> None:
    document = context.document
    deeds = document.draft.data.deeds
    era: EraName = deeds[-1].era if deeds else "a"
    id = edits.deed_id(document.draft, era, province, kind)
    if document.do(tr(DeedsPanel.addition), lambda draft: edits.add_deed(draft, era, province, kind)):
        context.entry_requested.emit(id)


class CardsPanel(EntriesPanel):
    """A table with the era and the provinces of each city card; a province picked on the map joins or leaves a card."""

    id = "cards"
    title: ClassVar[str] = phrase("City cards")
    addition: ClassVar[str] = phrase("Add a city card")

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context)
        self.stones = StonesRow(self.document)
        self.side_column.insertWidget(self.side_column.count() - 1, self.stones)

    def _columns(self) -> Sequence[Column]:
        return [
            _era_column(edits.change_era_of_card),
            Column(
                tr("Provinces"),
                self._names,
                lambda card: card.provinces,
                self._names,
                change=edits.change_provinces_of_card,
                editor=partial(NamesEditor, self.provinces),
            ),
            _id_column(),
        ]

    def _entries(self) -> tuple[Entry, ...]:
        return self.document.draft.data.city_cards

    def _added(self, province: str) -> Callable[[Draft], Draft]:
        like = self.current
        era: EraName = like.era if like else "a"
        return lambda draft: edits.add_card(draft, era, [province])

    def _removed(self, entry: Entry) -> Callable[[Draft], Draft]:
        return lambda draft: edits.remove_card(draft, entry.id)

    def _picked(self, entry: Entry, province: str) -> Callable[[Draft], Draft]:
        now = self._provinces(entry)
        after = [one for one in now if one != province] if province in now else [*now, province]
        return lambda draft: edits.change_provinces_of_card(draft, entry.id, after)

    def _provinces(self, entry: Entry) -> tuple[str, ...]:
        return cast(CardEntry, entry).provinces

    def _name(self, entry: Entry) -> str:
        return tr("city card {id}", id=entry.id)

    def _names(self, card: CardEntry) -> str:
        return enumerated(self.document.name(province) for province in card.provinces)


def _era_column(change: Callable[[Draft, str, EraName], Draft]) -> Column:
    return Column(
        tr("Era"),
        lambda entry: entry.era.upper(),
        lambda entry: entry.era,
        lambda entry: f"{entry.era}{entry.id}",
        change=change,
        editor=partial(ChoiceEditor, lambda: [(era.upper(), era) for era in ERAS]),
    )


def _id_column() -> Column:
    return Column(tr("ID"), lambda entry: entry.id, lambda _: None, lambda entry: entry.id)


def _limit_column(era: int) -> Column:
    """Return the column of the ship limits of an era."""

    def change(draft: Draft, id: str, ships: int) -> Draft:
        before = next(deed.ships for deed in draft.data.deeds if deed.id == id)
        assert before
        a, b, c = (ships if n == era else limit for n, limit in enumerate(before))
        return edits.change_ships_of_deed(draft, id, (a, b, c))

    return Column(
        tr("Ships {era}", era=ERAS[era].upper()),
        lambda deed: str(deed.ships[era]) if deed.ships else "",
        lambda deed: deed.ships[era] if deed.ships else None,
        lambda deed: deed.ships[era] if deed.ships else -1,
        change=change,
        editor=partial(NumberEditor, edits.MOST_SHIPS),
    )
