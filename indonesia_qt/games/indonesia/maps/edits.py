"""Edits what is played on a map: its deeds, its city cards and its city stones.

The lists stay in the order of eras and ids. An id names the era, the province and the good of a deed, or the era and
the number of a city card, and changes with them; two of the same get numbers. What the board shows beside the name of a
province is derived from these lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from operator import attrgetter
from typing import Any

from indonesia_qt.board.draft import Draft, EditError, found, numbered, places, updated
from indonesia_qt.games.indonesia.game import NAME
from indonesia_qt.games.indonesia.rules.constants import ERAS, FoundedKind
from indonesia_qt.games.indonesia.rules.scenario import (
    FORMAT,
    CardEntry,
    DeedEntry,
    EraName,
    GameData,
    coastal_provinces,
)
from indonesia_qt.i18n.text import tr

Ships = tuple[int, int, int]
"""How many ships a company may have in each era."""

USUAL_SHIPS: Ships = (3, 4, 5)
"""For a new shipping deed."""
USUAL_STONES = (12, 8, 3)
"""City stones of size 1, 2 and 3 in the box (R-CON-04)."""
MOST_SHIPS = 99
MOST_STONES = 99
BY_ID = attrgetter("era", "id")
"""The order of the lists, as their file has them."""


def no_game_data(title: str) -> GameData:
    """Return the game data of a map with this title that has nothing but the usual city stones."""
    return GameData(FORMAT, NAME, title, USUAL_STONES, deeds=(), city_cards=())


def entries(data: GameData) -> tuple[DeedEntry | CardEntry, ...]:
    """Return all deeds and city cards."""
    return (*data.deeds, *data.city_cards)


def taken_ids(draft: Draft[GameData]) -> set[str]:
    """Return every id of the draft: of provinces, areas and lakes, and of deeds and city cards."""
    return {part.id for part in places(draft.board)} | {entry.id for entry in entries(draft.data)}


def add_deed(draft: Draft[GameData], era: EraName, of: str, kind: FoundedKind) -> Draft[GameData]:
    """Add a deed, whose id is `deed_id`; a shipping deed gets the usual limits.

    Raises `EditError` when the map has no such province, or ships can't start there.
    """
    return _with_deed(draft, None, DeedEntry("", era, of, kind, _limits(USUAL_SHIPS, era, kind)))


def deed_id(draft: Draft[GameData], era: EraName, of: str, kind: FoundedKind, instead_of: str = "") -> str:
    """Return the id of a new deed, or of the deed `instead_of` when it changes to this."""
    return numbered(f"{era}-{of}-{kind}", taken_ids(draft) - {instead_of})


def change_era_of_deed(draft: Draft[GameData], id: str, era: EraName) -> Draft[GameData]:
    """Lay a deed out in another era; its ship limits before that era become 0."""
    deed = found(draft.data.deeds, id)
    return _with_deed(draft, deed, updated(deed, era=era, ships=_limits(deed.ships, era, deed.kind)))


def change_province_of_deed(draft: Draft[GameData], id: str, of: str) -> Draft[GameData]:
    """Move a deed to another province. Raises `EditError` when it can't start there."""
    deed = found(draft.data.deeds, id)
    return _with_deed(draft, deed, updated(deed, province=of))


def change_kind_of_deed(draft: Draft[GameData], id: str, kind: FoundedKind) -> Draft[GameData]:
    """Make a deed one for another good, or for ships. Raises `EditError` when they can't start there."""
    deed = found(draft.data.deeds, id)
    return _with_deed(draft, deed, updated(deed, kind=kind, ships=_limits(deed.ships or USUAL_SHIPS, deed.era, kind)))


def change_ships_of_deed(draft: Draft[GameData], id: str, ships: Ships) -> Draft[GameData]:
    """Set the limits of a shipping deed.

    Raises `EditError` for another deed, for absurd numbers, and for limits that never allow a ship.
    """
    deed = found(draft.data.deeds, id)
    if deed.kind != "shipping":
        raise EditError(tr("Only shipping deeds have ship limits."))
    if not all(0 <= limit <= MOST_SHIPS for limit in ships):
        raise EditError(tr("A ship limit must be a number from 0 to {most}.", most=MOST_SHIPS))
    if not any(ships[ERAS.index(deed.era) :]):
        raise EditError(
            tr("The company must be allowed at least one ship in era {era} or later.", era=deed.era.upper())
        )
    return _with_deed(draft, deed, updated(deed, ships=ships))


def remove_deed(draft: Draft[GameData], id: str) -> Draft[GameData]:
    """Remove a deed."""
    gone = found(draft.data.deeds, id)
    return _with_data(draft, deeds=tuple(deed for deed in draft.data.deeds if deed is not gone))


def add_card(draft: Draft[GameData], era: EraName, provinces: Sequence[str]) -> Draft[GameData]:
    """Add a city card, whose id is `card_id`. Raises `EditError` as `change_provinces_of_card` does."""
    return _with_card(draft, None, CardEntry("", era, tuple(provinces)))


def card_id(draft: Draft[GameData], era: EraName, instead_of: str = "") -> str:
    """Return the id of a new city card, or of the card `instead_of` when it changes to this era."""
    taken = taken_ids(draft) - {instead_of}
    return next(id for n in count(1) if (id := f"{era}{n}") not in taken)


def change_era_of_card(draft: Draft[GameData], id: str, era: EraName) -> Draft[GameData]:
    """Move a city card to another era."""
    card = found(draft.data.city_cards, id)
    return draft if card.era == era else _with_card(draft, card, updated(card, era=era))


def change_provinces_of_card(draft: Draft[GameData], id: str, provinces: Sequence[str]) -> Draft[GameData]:
    """Set the provinces of a city card.

    Raises `EditError` when there are none, one is named twice, or the map hasn't got one.
    """
    card = found(draft.data.city_cards, id)
    return _with_card(draft, card, updated(card, provinces=tuple(provinces)))


def remove_card(draft: Draft[GameData], id: str) -> Draft[GameData]:
    """Remove a city card."""
    gone = found(draft.data.city_cards, id)
    return _with_data(draft, city_cards=tuple(card for card in draft.data.city_cards if card is not gone))


def change_stones(draft: Draft[GameData], stones: tuple[int, int, int]) -> Draft[GameData]:
    """Set how many city stones of size 1, 2 and 3 there are. Raises `EditError` when no city could be built."""
    if not all(0 <= count <= MOST_STONES for count in stones):
        raise EditError(tr("The number of city stones must be from 0 to {most}.", most=MOST_STONES))
    if not stones[0]:
        raise EditError(tr("Keep at least one city stone of size 1, or no cities can be built."))
    return _with_data(draft, stones=stones)


def _with_data(draft: Draft[GameData], **changes: Any) -> Draft[GameData]:
    return updated(draft, data=updated(draft.data, **changes))


def _with_deed(draft: Draft[GameData], old: DeedEntry | None, new: DeedEntry) -> Draft[GameData]:
    """The draft with a new deed in the place of an old one, under the id that says what it is."""
    home = found(draft.board.provinces, new.province)
    if new.kind == "shipping" and home.id not in coastal_provinces(draft.board):
        raise EditError(tr("{province} has no coast, so ships can’t start there.", province=home.name))
    if old is None or (new.era, new.province, new.kind) != (old.era, old.province, old.kind):
        new = updated(new, id=deed_id(draft, new.era, new.province, new.kind, old.id if old else ""))
    others = (deed for deed in draft.data.deeds if deed is not old)
    return _with_data(draft, deeds=tuple(sorted((*others, new), key=BY_ID)))


def _limits(ships: Ships | None, era: EraName, kind: FoundedKind) -> Ships | None:
    """The limits of a deed of this era: none before it; eras from then on that had none get those that come next."""
    if kind != "shipping" or ships is None:
        return None
    limits, later = [0, 0, 0], max(ships)
    for n in reversed(range(ERAS.index(era), len(ERAS))):
        limits[n] = later = ships[n] or later
    return limits[0], limits[1], limits[2]


def _with_card(draft: Draft[GameData], old: CardEntry | None, new: CardEntry) -> Draft[GameData]:
    """The draft with a new city card in the place of an old one, under the id that says its era."""
    if not new.provinces:
        raise EditError(tr("A city card needs at least one province."))
    for n, id in enumerate(new.provinces):
        name = found(draft.board.provinces, id).name
        if id in new.provinces[:n]:
            raise EditError(tr("{province} is already on the card.", province=name))
    if old is None or new.era != old.era:
        new = updated(new, id=card_id(draft, new.era, old.id if old else ""))
    others = (card for card in draft.data.city_cards if card is not old)
    return _with_data(draft, city_cards=tuple(sorted((*others, new), key=BY_ID)))
