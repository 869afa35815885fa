"""Compares two maps: describes in sentences how one became the other.

Areas and provinces are the same when they have the same id. Links and decisions are compared where both maps have the
areas, and what a game has on the map where both maps are for that game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from indonesia_qt.board import adjacency, names
from indonesia_qt.board.draft import Draft
from indonesia_qt.board.map_data import Difference, matched
from indonesia_qt.board.model import BoardMap, Label, Lake, LandArea, Province, SeaArea
from indonesia_qt.games import definition_of, map_data_of
from indonesia_qt.i18n.text import rounded_figure, tr
from indonesia_qt.mapmaking.edit.shapes.partition import Piece

Called = Mapping[str, str]
"""The names of a map's parts by their ids."""


def differences(before: Draft, after: Draft) -> list[Difference]:
    """Return how `after` differs from `before`; nothing when both make equal files."""
    called = {**names.of(before.board), **names.of(after.board)}
    return [
        *_whole(before.board, after.board),
        *_provinces(before.board, after.board),
        *_areas(before.board, after.board, called),
        *_links(before.board, after.board, called),
        *_spots(before.board, after.board, called),
        *_game_differences(before, after, called),
    ]


def _whole(before: BoardMap, after: BoardMap) -> Iterator[Difference]:
    if before.title != after.title:
        yield _map(tr("The title changed from “{old}” to “{new}”.", new=after.title, old=before.title))
    if before.id != after.id:
        yield _map(tr("The ID changed from “{old}” to “{new}”.", new=after.id, old=before.id))
    if before.credits != after.credits:
        yield _map(tr("The credits changed."))
    if (before.width, before.height) != (after.width, after.height):
        sizes = [
            f"{rounded_figure(board.width)}\u00a0×\u00a0{rounded_figure(board.height)}" for board in (after, before)
        ]
        yield _map(tr("The canvas size changed from {old} to {new}\u00a0units.", new=sizes[0], old=sizes[1]))
    if before.threshold != after.threshold:
        lengths = {"new": rounded_figure(after.threshold, 2), "old": rounded_figure(before.threshold, 2)}
        yield _map(tr("The minimum border length changed from {old} to {new}\u00a0units.", **lengths))
    if set(before.ignored) != set(after.ignored):
        yield _map(tr("The ignored problems changed."))
    if before.ornaments != after.ornaments:
        yield _map(tr("The compass or the title changed."))


def _map(text: str) -> Difference:
    return Difference("map", (), text)


def _provinces(before: BoardMap, after: BoardMap) -> Iterator[Difference]:
    gone, new, both = matched(before.provinces, after.provinces)
    for province in gone:
        yield _province(province, tr("The province {name} is gone.", name=province.name))
    for province in new:
        yield _province(province, tr("The province {name} is new.", name=province.name))
    for old, now in both:
        if old.name != now.name:
            yield _province(now, tr("The province {old} was renamed to {new}.", old=old.name, new=now.name))
        if old.tint != now.tint:
            yield _province(now, tr("The colour of {name} changed.", name=now.name))


def _province(province: Province, text: str) -> Difference:
    return Difference("province", (province.id,), text)


def _areas(before: BoardMap, after: BoardMap, called: Called) -> Iterator[Difference]:
    gone, new, both = matched(list(before.pieces()), list(after.pieces()))
    old_names, new_names = names.of(before), names.of(after)
    for place in gone:
        yield _area(place.id, tr("{area} is gone.", area=old_names[place.id]))
    for place in new:
        yield _area(place.id, tr("{area} is new.", area=new_names[place.id]))
    for old, now in both:
        name = new_names[now.id]
        if _own_name(old) != _own_name(now):
            yield _area(now.id, tr("{old} was renamed to {new}.", old=old_names[old.id], new=name))
        if type(old) is not type(now):
            yield _area(now.id, _other_kind(now, name))
        if isinstance(old, LandArea) and isinstance(now, LandArea) and old.province != now.province:
            provinces = {"old": called.get(old.province, old.province), "new": called.get(now.province, now.province)}
            yield _area(now.id, tr("{area} now belongs to {new} instead of {old}.", area=name, **provinces))
        if old.shape != now.shape:
            yield _area(now.id, tr("The outline of {area} changed.", area=name))


def _own_name(place: Piece) -> str | None:
    return place.place if isinstance(place, LandArea) else place.name


def _other_kind(place: Piece, name: str) -> str:
    if isinstance(place, Lake):
        return tr("{area} is now a lake.", area=name)
    return tr("{area} is now land.", area=name) if isinstance(place, LandArea) else tr("{area} is now sea.", area=name)


def _area(id: str, text: str) -> Difference:
    return Difference("area", (id,), text)


def _links(before: BoardMap, after: BoardMap, called: Called) -> Iterator[Difference]:
    old, new = adjacency.links_of(before), adjacency.links_of(after)
    there = (old.lands | old.seas) & (new.lands | new.seas)
    for two in sorted(pair for pair in old.pairs() | new.pairs() if there.issuperset(pair)):
        both = names.of_two(called, *two)
        if (text := _link_text(old.kinds.get(two), new.kinds.get(two), both)) is not None:
            yield Difference("link", two, text)
        if (text := _decision_text(old.reasons.get(two), new.reasons.get(two), both)) is not None:
            yield Difference("decision", two, text)


def _link_text(old: str | None, new: str | None, both: Called) -> str | None:
    if old == new:
        return None
    if new is None:
        return tr("{a} and {b} are no longer linked.", **both)
    if old is None:
        joined = tr("{a} and {b} are now linked by an arrow.", **both)
        return joined if new == "arrow" else tr("{a} and {b} are now linked.", **both)
    if new == "arrow":
        return tr("{a} and {b} are now linked by an arrow instead of a border.", **both)
    return tr("{a} and {b} are now linked by a border instead of an arrow.", **both)


def _decision_text(old: str | None, new: str | None, both: Called) -> str | None:
    if old == new:
        return None
    if new is None:
        return tr("{a} and {b} no longer have a manual setting.", **both)
    if old is None:
        return tr("{a} and {b} now have a manual setting.", **both)
    return tr("The note on {a} and {b} changed.", **both)


def _spots(before: BoardMap, after: BoardMap, called: Called) -> Iterator[Difference]:
    for old, now in matched(list(before.areas()), list(after.areas()))[2]:
        if (old.token, old.radius) != (now.token, now.radius):
            yield _spot(now.id, tr("The token of {area} was moved or resized.", area=called[now.id]))
        match old, now:
            case SeaArea(), SeaArea() if (old.berths, old.berth_radius) != (now.berths, now.berth_radius):
                yield _spot(now.id, tr("The places for ships in {sea} changed.", sea=called[now.id]))
    labels, new_labels = _labels(before), _labels(after)
    for of in sorted(labels.keys() | new_labels.keys()):
        if labels.get(of) != new_labels.get(of):
            yield _spot(of, tr("The label of {place} changed.", place=called.get(of, of)))
    arrows, new_arrows = adjacency.links_of(before).arrows, adjacency.links_of(after).arrows
    for two in sorted(arrows.keys() & new_arrows.keys()):
        if arrows[two].line != new_arrows[two].line:
            text = tr("The arrow between {a} and {b} changed.", **names.of_two(called, *two))
            yield Difference("spot", two, text)


def _labels(board: BoardMap) -> dict[str, Label]:
    return {label.of: label for label in board.labels}


def _spot(id: str, text: str) -> Difference:
    return Difference("spot", (id,), text)


def _game_differences(before: Draft, after: Draft, called: Called) -> Iterable[Difference]:
    if before.game == after.game:
        return map_data_of(after.game).differences(before.data, after.data, called)
    new, old = definition_of(after.game).title, definition_of(before.game).title
    return [_map(tr("The map is for {new} instead of {old}.", new=new, old=old))]
