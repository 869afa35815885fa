"""Compares deeds, city cards and stones: describes in sentences how those of one map became those of another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from indonesia_qt.board.map_data import Difference, matched
from indonesia_qt.games.indonesia.rules.constants import KIND_NAME
from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry, GameData
from indonesia_qt.i18n.text import enumerated, tr

Called = Mapping[str, str]
"""The names of a map's parts by their ids."""


def differences(before: GameData, after: GameData, called: Called) -> Iterator[Difference]:
    """Yield what is different in the game data `after`; deeds and cards are the same when they have the same id."""
    yield from _deeds(before, after, called)
    yield from _cards(before, after, called)
    if before.stones != after.stones:
        stones = [enumerated(map(str, data.stones)) for data in (after, before)]
        text = tr(
            "The numbers of city stones of size 1, 2 and 3 changed from {old} to {new}.",
            new=stones[0],
            old=stones[1],
        )
        yield Difference("stones", (), text)
    if before.title != after.title:
        yield Difference(
            "map",
            (),
            tr("The title of the game data changed from “{old}” to “{new}”.", new=after.title, old=before.title),
        )


def _deeds(before: GameData, after: GameData, called: Called) -> Iterator[Difference]:
    gone, new, both = matched(before.deeds, after.deeds)
    for deed in gone:
        yield _deed(deed, tr("The deed {deed} is gone.", deed=_deed_name(deed, called)))
    for deed in new:
        yield _deed(deed, tr("The deed {deed} is new.", deed=_deed_name(deed, called)))
    for old, now in both:
        names = {"old": _deed_name(old, called), "new": _deed_name(now, called)}
        if (old.era, old.province, old.kind) != (now.era, now.province, now.kind):
            yield _deed(now, tr("The deed {old} is now {new}.", **names))
        if old.ships != now.ships and now.ships is not None:
            limits = enumerated(map(str, now.ships))
            yield _deed(
                now, tr("The ship limits of the deed {deed} are now {limits}.", deed=names["new"], limits=limits)
            )


def _deed_name(deed: DeedEntry, called: Called) -> str:
    province = called.get(deed.province, deed.province)
    return tr("{province} {good} (era {era})", province=province, good=tr(KIND_NAME[deed.kind]), era=deed.era.upper())


def _deed(deed: DeedEntry, text: str) -> Difference:
    return Difference("deed", (deed.province,), text)


def _cards(before: GameData, after: GameData, called: Called) -> Iterator[Difference]:
    gone, new, both = matched(before.city_cards, after.city_cards)
    for card in gone:
        yield _card(card, tr("City card {card} is gone.", card=_card_name(card, called)))
    for card in new:
        yield _card(card, tr("City card {card} is new.", card=_card_name(card, called)))
    for old, now in both:
        if old != now:
            names = {"old": _card_name(old, called), "new": _card_name(now, called)}
            yield _card(now, tr("City card {old} is now {new}.", **names))


def _card_name(card: CardEntry, called: Called) -> str:
    provinces = enumerated(called.get(province, province) for province in card.provinces)
    return tr("{id} ({provinces}; era {era})", id=card.id, provinces=provinces, era=card.era.upper())


def _card(card: CardEntry, text: str) -> Difference:
    return Difference("card", card.provinces, text)
