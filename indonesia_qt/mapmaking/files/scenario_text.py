"""Game data as the text of its file, one deed or city card a line."""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec

from indonesia_qt.board.files.json_format import members
from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry, GameData


def data_text(data: GameData) -> str:
    """The file `scenario.json` of `data`, deeds and cards sorted by era and id: equal data give equal texts."""
    parts = {
        "format": _line(data.format),
        "game": _line(data.game),
        "title": _line(data.title),
        "stones": _line(data.stones),
        "deeds": _lines(sorted(data.deeds, key=_place)),
        "city_cards": _lines(sorted(data.city_cards, key=_place)),
    }
    return members(parts) + "\n"


def _place(entry: DeedEntry | CardEntry) -> tuple[str, str]:
    return entry.era, entry.id


def _lines(entries: Iterable[DeedEntry | CardEntry]) -> str:
    return "[\n" + ",\n".join(map(_line, entries)) + "\n]"


def _line(value: object) -> str:
    """`value` as JSON with a space after each comma and colon, as people write it."""
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False)
