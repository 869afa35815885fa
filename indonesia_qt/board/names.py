"""What players call the parts of a board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial

from msgspec.structs import replace

from indonesia_qt.board.identity_cache import BOARDS, cached
from indonesia_qt.board.model import BoardMap, Label, Lake, LandArea, Province, SeaArea
from indonesia_qt.i18n.text import PlaceName, Term, tr

SMALLEST = 0.8
"""Of the size of its letters a name that is longer in another language keeps so much at least."""


def of(board: BoardMap) -> Mapping[str, str]:
    """Return the names of the provinces, seas, lakes and land areas of `board` by their id, to be translated by `tr`.

    A land area without a place of its own is called by its province and its number there.

    >>> from indonesia_qt.library import load_map
    >>> names = of(load_map().board)
    >>> names["bali-sea"], names["aceh-1"], names["aceh-4"]
    ('Bali Sea', 'Aceh 1', 'Simeulue')
    """
    return _names(board.provinces, board.seas, board.lakes, board.lands)


@cached(BOARDS)
def _names(
    provinces: tuple[Province, ...], seas: tuple[SeaArea, ...], lakes: tuple[Lake, ...], lands: tuple[LandArea, ...]
) -> Mapping[str, str]:
    """Of just what they consist of: on a board on which something else changed they are the same."""
    named: tuple[Province | SeaArea | Lake, ...] = (*provinces, *seas, *lakes)
    names: dict[str, str] = {part.id: PlaceName(part.name, part.names) for part in named}
    numbers: Counter[str] = Counter()
    for land in lands:
        numbers[land.province] += 1
        if land.place:
            names[land.id] = PlaceName(land.place, land.names)
        else:
            home, number = names.get(land.province, land.province), str(numbers[land.province])
            names[land.id] = Term("{province} {number}", "area", province=home, number=number)
    return names


def of_two(called: Mapping[str, str], a: str, b: str) -> dict[str, str]:
    """Return what two places are called, as the values `a` and `b` of a sentence; their ids where they have no name."""
    return {"a": called.get(a, a), "b": called.get(b, b)}


def translated(board: BoardMap) -> Mapping[str, str]:
    """Return the names of `of` as they are in the language in use."""
    return _TranslatedNames(of(board))


class _TranslatedNames(Mapping[str, str]):
    """Names that are translated when they are looked up: few of many are."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names

    def __getitem__(self, id: str) -> str:
        return tr(self._names[id])

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def spoken(board: BoardMap) -> BoardMap:
    """Return the board as it is shown: with its names in the language in use, on as many lines as its labels have.

    A name that is longer there has smaller letters, so that it keeps to the room that its label was given.
    """
    named: tuple[Province | SeaArea, ...] = (*board.provinces, *board.seas)
    title = translated_title(board.title)
    if title == board.title and not any(part.names for part in named):
        return board
    return replace(board, title=title, labels=tuple(map(partial(_translated_label, of(board)), board.labels)))


def translated_title(title: str) -> str:
    """Return the title of a map in the language in use; one that the catalogue of texts doesn't know stays as it is."""
    return tr(title, "title of a map")


def _translated_label(names: Mapping[str, str], label: Label) -> Label:
    name = names[label.of]
    said = tr(name)
    if said == name:
        return label
    text = in_lines(said, label.text.count("\n") + 1)
    room = _longest_line(label.text) / max(1, _longest_line(text))
    return replace(label, text=text, size=label.size * min(1.0, max(room, SMALLEST)))


def _longest_line(text: str) -> int:
    return max(map(len, text.split("\n")))


def in_lines(name: str, lines: int) -> str:
    r"""Break `name` into so many lines of about the same length, or into as many as it has words.

    >>> in_lines("Nusa Tenggara Timur", 2)
    'Nusa Tenggara\nTimur'
    """
    words = name.split()
    rows: list[str] = []
    while words:
        left = max(1, lines - len(rows))
        length = len(" ".join(words)) / left
        count = min(range(1, max(1, len(words) - left + 1) + 1), key=lambda n: abs(len(" ".join(words[:n])) - length))
        count = len(words) if left == 1 else count
        rows.append(" ".join(words[:count]))
        words = words[count:]
    return "\n".join(rows)
