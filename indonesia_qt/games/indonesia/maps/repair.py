"""Reads game data from a damaged file."""

from __future__ import annotations

from msgspec.structs import replace

from indonesia_qt.board import names
from indonesia_qt.board.files.flaws import Flaws
from indonesia_qt.board.files.schema import LONGEST_NAME
from indonesia_qt.board.files.tolerant_json import Document
from indonesia_qt.board.model import BoardMap
from indonesia_qt.games.indonesia.game import NAME
from indonesia_qt.games.indonesia.maps.edits import USUAL_SHIPS, USUAL_STONES
from indonesia_qt.games.indonesia.rules.constants import ERAS
from indonesia_qt.games.indonesia.rules.scenario import FORMAT, CardEntry, Count, DeedEntry, GameData, coastal_provinces
from indonesia_qt.i18n.text import tr

LISTS = ("deeds", "city_cards")
"""The members of the file that are lists of entries."""


def data(document: Document, board: BoardMap, flaws: Flaws) -> GameData | None:
    """Read the game data in `document`; None when they are of a newer format."""
    found = document.member("format", int)
    if not flaws.is_known(found, FORMAT, "format"):
        return None
    if found is None or document.member("game", str) != NAME:
        flaws.add_in_file(tr("It doesn’t say which game it’s for."), tr("It was set to Indonesia."))
    title = document.member("title", str)
    if title is not None and len(title) > LONGEST_NAME:
        title = None
    if title is None:
        flaws.add("title", tr("The title is missing."), tr("It was set to “{text}”.", text=board.title))
    stones = document.member("stones", tuple[Count, Count, Count])
    if stones is None:
        small, middle, large = USUAL_STONES
        remedy = tr(
            "They were set to the defaults: {small}, {middle} and {large}.", small=small, middle=middle, large=large
        )
        flaws.add("stones", tr("The numbers of city stones are missing or invalid."), remedy)
    reader = _Entries(board, flaws)
    deeds = tuple(filter(None, map(reader.deed, document.entries("deeds", DeedEntry, flaws))))
    cards = tuple(filter(None, map(reader.card, document.entries("city_cards", CardEntry, flaws))))
    return GameData(FORMAT, NAME, board.title if title is None else title, stones or USUAL_STONES, deeds, cards)


class _Entries:
    """Checks deeds and cards one after the other: None for those that can't be used."""

    def __init__(self, board: BoardMap, flaws: Flaws) -> None:
        self.flaws, self.seen = flaws, set[str]()
        self.names = names.of(board)
        self.provinces = {province.id for province in board.provinces}
        self.coasts = coastal_provinces(board)

    def deed(self, deed: DeedEntry) -> DeedEntry | None:
        place = tr("deed “{id}”", id=deed.id)
        if not self.is_first(deed.id, place) or not self.is_known(deed.province, place, tr("The deed was left out.")):
            return None
        if deed.ships is not None and deed.kind != "shipping":
            self.flaws.add(place, tr("It has ship limits but isn’t a shipping deed."), tr("The limits were removed."))
            return replace(deed, ships=None)
        if deed.kind != "shipping":
            return deed
        if deed.province not in self.coasts:
            name = self.names[deed.province]
            self.flaws.add(place, tr("{province} has no coast, so ships can’t start there.", province=name))
        if deed.ships is None:
            first = ERAS.index(deed.era)
            limits = (0,) * first + USUAL_SHIPS[first:]
            self.flaws.add(place, tr("Its ship limits are missing."), tr("They were set to the defaults."))
            return replace(deed, ships=limits)
        return deed

    def card(self, card: CardEntry) -> CardEntry | None:
        place = tr("city card “{id}”", id=card.id)
        if not self.is_first(card.id, place):
            return None
        remedy = tr("The province was removed from the card.")
        known = tuple(province for province in card.provinces if self.is_known(province, place, remedy))
        return card if known == card.provinces else replace(card, provinces=known)

    def is_first(self, id: str, place: str) -> bool:
        if id in self.seen:
            self.flaws.add(place, tr("Two deeds or city cards have this ID."), tr("The second one was left out."))
            return False
        self.seen.add(id)
        return True

    def is_known(self, province: str, place: str, remedy: str) -> bool:
        if province not in self.provinces:
            self.flaws.add(place, tr("The map has no province “{id}”.", id=province), remedy)
        return province in self.provinces
