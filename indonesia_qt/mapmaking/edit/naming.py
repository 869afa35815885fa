"""Names the parts of a map, and makes ids of names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable

from indonesia_qt.board.draft import Draft, EditError, Place, each, name_of, numbered, place, places, updated
from indonesia_qt.board.model import BoardMap, Lake, LandArea, Province, SeaArea
from indonesia_qt.board.names import in_lines
from indonesia_qt.games import map_data_of
from indonesia_qt.i18n.text import tr
from indonesia_qt.i18n.untrusted_text import one_line, visible

LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?", re.ASCII)
"""The code of a language, perhaps with its script and its country."""
LONGEST_NAME = 60
"""Letters of the longest name that there is room for."""

PROPER_ID = re.compile(r"[^\W_]+(-[^\W_]+)*")
"""Letters and digits, with single hyphens between them."""
LONGEST_ID = 80
"""Letters of an id that a name gives: some single letters are spelled out with many."""


def rename(draft: Draft, id: str, name: str) -> Draft:
    """Call a province, a land area, a sea or a lake `name`; its label follows.

    Translations go with the old name, or players would go on reading it there. A land area may have no name of its own
    (""): then it is called after its province. Raises `EditError` when something of that kind has the name already, or
    the name is empty or too long.
    """
    board, named = draft.board, place(draft.board, id)
    if isinstance(named, LandArea) and not name.strip():
        return draft.with_place(updated(named, place=None, names=()))
    name = proper_name(name)
    check_free(board, type(named), name, id)
    field = "place" if isinstance(named, LandArea) else "name"
    is_same = (getattr(named, field) or "").casefold() == name.casefold()
    changed = updated(named, **{field: name}, names=named.names if is_same else ())
    # The label stays on as many lines where the new name has as many words.
    labels = each(
        board.labels,
        lambda label: updated(label, text=in_lines(name, label.text.count("\n") + 1)) if label.of == id else label,
    )
    return draft.with_place(changed).with_board(labels=labels)


def translate(draft: Draft, id: str, language: str, name: str) -> Draft:
    """Set the name of a province, a land area, a sea or a lake in another language.

    `language` is a code such as "de" or "pt-BR"; an empty name removes the translation. Raises `EditError` when the
    code isn't one, the name is too long, or a land area has no name of its own to be translated.
    """
    board, named = draft.board, place(draft.board, id)
    if not LANGUAGE.fullmatch(language):
        raise EditError(tr("“{code}” isn’t a language code. Use codes such as “de” or “pt-BR”.", code=language))
    if isinstance(named, LandArea) and not named.place:
        raise EditError(
            tr("{area} is named after its province. Give it a name of its own first.", area=name_of(board, id))
        )
    others = dict(named.names)
    others.pop(language, None)
    if name.strip():
        others[language] = proper_name(name)
    return draft.with_place(updated(named, names=tuple(sorted(others.items()))))


def retitle(draft: Draft, title: str) -> Draft:
    """Give the map another title. Raises `EditError` when it is empty or too long."""
    title = proper_name(title)
    return updated(draft.with_board(title=title), data=map_data_of(draft.game).retitled(draft.data, title))


def credit(draft: Draft, thanks: str) -> Draft:
    """Set the credits of the map, on one line."""
    return draft.with_board(credits=" ".join(visible(thanks).split()))


def proper_name(name: str) -> str:
    """Return `name` without needless spaces. Raises `EditError` when nothing is left of it, or too much."""
    name = one_line(name)
    if not name:
        raise EditError(tr("A name needs at least one letter."))
    if len(name) > LONGEST_NAME:
        raise EditError(tr("The name is too long. Use at most {most} characters.", most=LONGEST_NAME))
    return name


def shortened(name: str) -> str:
    """Return `name` without needless spaces, cut to the longest that is allowed; "" when nothing is left of it."""
    return one_line(name)[:LONGEST_NAME].rstrip()


def check_free(board: BoardMap, kind: type[Place], name: str, but: str = "") -> None:
    """Raise `EditError` when something else of this kind than `but` has the name already."""
    for id, taken in _names(board, kind):
        if id != but and taken.casefold() == name.casefold():
            raise EditError(_taken(kind, taken))


def id_of(name: str, taken: Collection[str]) -> str:
    """Make an id of `name`, with a number at its end if it is `taken`."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(c))
    stem = "-".join(re.findall(r"[^\W_]+", plain))[:LONGEST_ID].strip("-") or "place"
    return numbered(stem, taken)


def taken_ids(draft: Draft) -> set[str]:
    """Return every id of the draft: of provinces, areas and lakes, and of what the game has on the map."""
    return {part.id for part in places(draft.board)} | map_data_of(draft.game).ids(draft.data)


def _names(board: BoardMap, kind: type[Place]) -> Iterable[tuple[str, str]]:
    if kind is LandArea:
        return ((land.id, land.place) for land in board.lands if land.place)
    named: tuple[Province | SeaArea | Lake, ...] = (*board.provinces, *board.seas, *board.lakes)
    return ((part.id, part.name) for part in named if isinstance(part, kind))


def _taken(kind: type[Place], name: str) -> str:
    if kind is Province:
        return tr("There’s already a province called {name}.", name=name)
    if kind is LandArea:
        return tr("There’s already a land area called {name}.", name=name)
    if kind is SeaArea:
        return tr("There’s already a sea called {name}.", name=name)
    return tr("There’s already a lake called {name}.", name=name)
