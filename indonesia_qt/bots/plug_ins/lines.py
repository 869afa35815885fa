"""The lines of JSON that a bot in any language reads: one with the map, then one for each question.

An id of the map, such as that of an area, is a number: its place in the list `ids` of the first line. What is null,
false or empty is left out, as are lists of nothing else and what a class names as `left_out`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from indonesia_qt.core.flow import Action, LazyActions, Process, Question

PROTOCOL = 1
"""Changes when older bots wouldn't understand the lines any more."""
MAP, OPTIONS = "scenario", "options"
"""The fields of a view that are the same in all positions of a game."""

Ids = Mapping[str, int]


def ids_in(view: Any) -> dict[str, int]:
    """Return the ids on the map of a view, which are the keys of its tables, with their places in the list."""
    board = getattr(view, MAP, None)
    tables = [getattr(board, field) for field in board.__struct_fields__] if isinstance(board, Struct) else []
    found = dict.fromkeys(id for table in tables if isinstance(table, Mapping) for id in table if isinstance(id, str))
    return {id: place for place, id in enumerate(found)}


def map_line(view: Any, game: str, ids: Ids) -> dict[str, Any]:
    """Return the first line, for a game with this id."""
    options, board = (plain(getattr(view, field, {}), ids) for field in (OPTIONS, MAP))
    return {"protocol": PROTOCOL, "game": game, "ids": list(ids), "options": options, "map": board}


def question_line(view: Any, asked: Question[Any], actions: Sequence[Action], chance: int, ids: Ids) -> dict[str, Any]:
    """Return the line of a question; `actions` are its answers, and `chance` is a number for the bot.

    The view is without what the first line has.
    """
    return {
        "ask": type(asked).__name__,
        "seat": asked.seat,
        "count": len(actions),
        "chance": chance,
        "actions": list(_listed(actions, ids)),
        "view": plain(_members(view, MAP, OPTIONS), ids),
    }


def plain(value: Any, ids: Ids) -> Any:
    """Return a value as JSON has it. What has a pair as its key stands in an object in an object.

    What stands under its own id doesn't repeat it.

    >>> plain({("java", "rice"): 2, ("java", "oil"): 1, "bali": None, "cards": [[], []]}, {"java": 7})
    {'7': {'rice': 2, 'oil': 1}}
    """
    if isinstance(value, Struct):
        is_frame = isinstance(value, Question | Process)
        name = "frame" if is_frame else "do" if isinstance(value, Action) else None
        return ({name: type(value).__name__} if name else {}) | plain(_members(value), ids)
    if isinstance(value, Mapping):
        found: dict[str, Any] = {}
        for key, one in value.items():
            if _is_empty(one):
                continue
            *outer, last = (str(ids.get(part, part)) for part in (key if isinstance(key, tuple) else (key,)))
            place = found
            for part in outer:
                place = place.setdefault(part, {})
            place[last] = plain(one, ids)
            if isinstance(one, Struct) and getattr(one, "id", None) == key:
                del place[last]["id"]
        return found
    if isinstance(value, str):
        return ids.get(value, str(value))
    if isinstance(value, set | frozenset):
        return sorted((plain(one, ids) for one in value), key=str)
    return [plain(one, ids) for one in value] if isinstance(value, Sequence) else value


def _is_empty(value: Any) -> bool:
    if isinstance(value, str | Mapping | frozenset | set):
        return not value
    return all(map(_is_empty, value)) if isinstance(value, Sequence) else value is None or value is False


def _members(value: Struct, *without: str) -> dict[str, Any]:
    not_sent = {*without, *getattr(value, "left_out", ())}
    return {field: getattr(value, field) for field in value.__struct_fields__ if field not in not_sent}


def _listed(actions: Sequence[Action], ids: Ids) -> Iterator[dict[str, Any]]:
    """Yield each action with its number; those that differ in one number only are one, with the range of that."""
    number = 0
    blocks: Sequence[tuple[Sequence[Any], Callable[[Any], Action]]]
    blocks = actions.blocks if isinstance(actions, LazyActions) else [(actions, lambda action: action)]
    for numbers, make in blocks:
        if isinstance(numbers, range) and len(numbers) > 1:
            entry, last = plain(make(numbers[0]), ids), plain(make(numbers[-1]), ids)
            (varied,) = (name for name in entry if entry[name] != last[name])
            entry[varied] = {"from": entry[varied], "to": last[varied], "step": numbers.step}
            yield {"n": number, **entry}
        else:
            yield from ({"n": number + place, **plain(make(one), ids)} for place, one in enumerate(numbers))
        number += len(numbers)
