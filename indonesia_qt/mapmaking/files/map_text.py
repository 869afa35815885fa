"""The text that stands beside a map in the editor: all that is known of its parts, but for where they lie.

It is JSON with a list for each kind of part, in the order of the map, so that a person can read and write it:

    provinces  id, name, tint (0 to 7)
    lands      id, name ("" for one that is called after its province), province (an id), neighbours (ids)
    seas       id, name, neighbours (ids)
    lakes      id, name

Where there are any, `names` are those in other languages, by the code of the language, and `properties` are one's own,
which the program only keeps. Outlines, tokens and labels are left out: the map shows them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct

from indonesia_qt.board import adjacency
from indonesia_qt.board.adjacency import Pair, pair
from indonesia_qt.board.draft import Draft, EditError, Place, each, place, updated
from indonesia_qt.board.files import tolerant_json
from indonesia_qt.board.files.board_file import NO_AREA, NO_PROVINCE
from indonesia_qt.board.files.json_format import compact
from indonesia_qt.board.files.schema import Id, own
from indonesia_qt.board.model import BoardMap, LandArea, Own, Province, SeaArea
from indonesia_qt.files.strict_json import BROKEN, DoubleKeyError, check_unique_keys, divided
from indonesia_qt.i18n.text import figure, labelled, tr
from indonesia_qt.mapmaking.edit import linking, provinces
from indonesia_qt.mapmaking.edit.naming import rename, translate
from indonesia_qt.mapmaking.edit.rename_id import change_id
from indonesia_qt.mapmaking.files.storage import unstorable

LONGEST = 2_000_000
"""Letters of a text that is read."""
MOST_IDS = 50
"""So many ids are changed at once: each change looks through the whole map."""

HEAD = re.compile(r'^\{ "id": ("(?:[^"\\]|\\.)*")', re.MULTILINE)
"""The beginning of the first line of a part, with its id in JSON."""
_HIDDEN = re.compile(r"[^\x20-\x7e\n]+")
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')
_STEP = re.compile(r"(\b[a-z]\w*)|\[(\d+)\]")
_AT_BYTE = re.compile(r"\(byte (\d+)\)")

_P = TypeVar("_P", bound=Place)
_Path = tuple[str | int, ...]
"""Where a value stands in JSON: keys and places in lists."""


class TextError(EditError):
    """A text that can't be taken; the message says where it is wrong, and why. The first line and column are 1."""

    def __init__(self, line: int, column: int, reason: str) -> None:
        super().__init__(labelled(tr("Line {line}, column {column}", line=line, column=column), reason))
        self.line, self.column = line, column


class _Part(Struct, forbid_unknown_fields=True, kw_only=True):
    id: Id
    name: str
    names: Annotated[dict[Id, str], Meta(max_length=100)] = {}
    properties: dict[str, Raw] = {}


class _Province(_Part, kw_only=True):
    tint: int


class _Area(_Part, kw_only=True):
    neighbours: list[str]


class _Land(_Area, kw_only=True):
    province: str


class _Text(Struct, forbid_unknown_fields=True):
    provinces: list[_Province]
    lands: list[_Land]
    seas: list[_Area]
    lakes: list[_Part]


KINDS = _Text.__struct_fields__
"""The names of the lists, which are those of a board's, too."""


def text(board: BoardMap) -> str:
    """Return the text of a map; the text of each part begins on a line of its own, as `HEAD` says."""
    adjacent = board.neighbours()
    lists = []
    for kind in KINDS:
        parts = ",\n".join(_entry(part, adjacent) for part in getattr(board, kind))
        lists.append(f'"{kind}": [\n{parts}\n]')
    # Signs that aren't seen, or that a field for text would change, are written as JSON can.
    return _HIDDEN.sub(_shown, "{\n" + ",\n".join(lists) + "\n}\n")


def _entry(part: Place, adjacent: Mapping[str, Sequence[str]]) -> str:
    lines = [f'"id": {compact(part.id)}', f'"name": {compact(_name(part))}']
    if isinstance(part, Province):
        lines.append(f'"tint": {part.tint}')
    if isinstance(part, LandArea):
        lines.append(f'"province": {compact(part.province)}')
    if isinstance(part, LandArea | SeaArea):
        ids = compact(adjacent[part.id]).replace('","', '", "')  # signs within ids are escaped
        lines.append(f'"neighbours": {ids}')
    for key, values in (("names", [(code, compact(name)) for code, name in part.names]), ("properties", part.own)):
        if values:
            inside = ", ".join(compact(name) + ": " + value for name, value in values)
            lines.append(f'"{key}": {{{inside}}}')
    return "{ " + ",\n  ".join(lines) + " }"


def _name(part: Place) -> str:
    return (part.place or "") if isinstance(part, LandArea) else part.name


def _shown(found: re.Match[str]) -> str:
    signs = found[0]
    return signs if signs.isprintable() else "".join(s if s.isprintable() else json.dumps(s)[1:-1] for s in signs)


def changed(draft: Draft, before: BoardMap, text: str) -> tuple[Draft, tuple[str, ...]]:
    """Change a draft as somebody changed the text of the map `before`; return it, and the ids of the changed parts.

    All else stays as it is in the draft, which may have gone on since. Two areas are linked, or not any more, as soon
    as the list of one of them says so. Raises `TextError` for a text that can't be taken.
    """
    edit = _Edit(draft, before, text)
    edit.take_ids()
    edit.take_names()
    edit.take_provinces()
    edit.take_properties()
    edit.take_links()
    return (draft, ()) if edit.draft.board == draft.board else (edit.draft, tuple(edit.touched))


def too_long() -> str:
    """Say how long the text of a map may be, in a sentence on one that is longer."""
    return tr("The text can have at most {most} characters.", most=figure(LONGEST))


class _Edit:
    """A text that is taken step by step, and the draft that it has led to so far."""

    def __init__(self, draft: Draft, before: BoardMap, text: str) -> None:
        self.draft, self.before, self.text = draft, before, text
        self.touched: dict[str, None] = {}
        """The ids of the parts that have changed, as they are now."""
        now = self._read()
        self.parts = [pair for kind in KINDS for pair in self._paired(kind, getattr(before, kind), getattr(now, kind))]
        """Where each part stands in the text, what it was before, and what the text says of it now."""
        self.ids = {part.id: entry.id for _, part, entry in self.parts}
        """The ids as they are now by those before."""
        self.old_ids = {now: old for old, now in self.ids.items()}

    def take_ids(self) -> None:
        """Change ids, with all that refers to them."""
        fresh = [(where, part.id, entry.id) for where, part, entry in self.parts if part.id != entry.id]
        if len(fresh) > MOST_IDS:
            raise self._error((*fresh[0][0], "id"), tr("Change at most {most} IDs at once.", most=MOST_IDS))
        for where, old, new in fresh:
            self._change((*where, "id"), [new], partial(change_id, old=old, new=new))

    def take_names(self) -> None:
        """Rename what is called otherwise now, and set names in other languages."""
        renamed = {entry.id for _, part, entry in self.parts if entry.name != _name(part)}
        # At first none of them has a name, so that two parts can swap theirs.
        free = {kind: each(getattr(self.draft.board, kind), partial(_nameless, ids=renamed)) for kind in KINDS}
        self.draft = self.draft.with_board(**free)
        for where, part, entry in self.parts:
            names = dict(part.names)
            if entry.id in renamed:
                self._change((*where, "name"), [entry.id], partial(rename, id=entry.id, name=entry.name))
                if entry.names == names and entry.name.casefold() != _name(part).casefold():
                    continue  # they were those of another name
                names.clear()
            for code in names | entry.names:
                name = entry.names.get(code, "")
                if names.get(code, "") != name:
                    change = partial(translate, id=entry.id, language=code, name=name)
                    self._change((*where, "names"), [entry.id], change)

    def take_provinces(self) -> None:
        """Give provinces their tints, and land areas to provinces."""
        homes = {province.id for province in self.before.provinces}
        moved: dict[str, list[tuple[_Path, str]]] = {}
        for where, part, entry in self.parts:
            if isinstance(part, Province) and isinstance(entry, _Province) and entry.tint != part.tint:
                change = partial(provinces.tint, id=entry.id, number=entry.tint)
                self._change((*where, "tint"), [entry.id], change)
            if isinstance(part, LandArea) and isinstance(entry, _Land):
                home = self.old_ids.get(entry.province, entry.province)
                if home not in homes:
                    raise self._error((*where, "province"), tr(NO_PROVINCE, id=home))
                if home != part.province:
                    moved.setdefault(self.ids[home], []).append(((*where, "province"), entry.id))
        for home, lands in moved.items():
            areas = [id for _, id in lands]
            self._change(lands[0][0], areas, partial(provinces.assign, areas=areas, to=home))

    def take_properties(self) -> None:
        """Keep properties of one's own; one that is only written otherwise stays as it was."""
        decode = msgspec.json.decode
        for where, part, entry in self.parts:
            said = dict(own(entry.properties, Struct))
            for key, value in part.own:
                if key in said and repr(decode(said[key])) == repr(decode(value)):
                    said[key] = value
            if tuple(said.items()) != part.own:
                change = partial(_with_own, id=entry.id, own=tuple(said.items()))
                self._change((*where, "properties"), [entry.id], change)

    def take_links(self) -> None:
        """Link and unlink areas whose lists of neighbours have changed."""
        adjacent, flipped = self.before.neighbours(), dict[Pair, bool]()
        touched: dict[str, _Path] = {}
        for where, part, entry in self.parts:
            if not isinstance(entry, _Area):
                continue
            before, said = set(adjacent[part.id]), set[str]()
            for number, id in enumerate(entry.neighbours):
                other = self.old_ids.get(id, id)
                if other not in adjacent:
                    raise self._error((*where, "neighbours", number), tr(NO_AREA, id=id))
                said.add(other)
            for other in before ^ said:
                flipped[pair(entry.id, self.ids[other])] = other in said
                touched[entry.id] = (*where, "neighbours")
        if flipped:
            areas = {area for two in flipped for area in two}
            linked = {two for two in adjacency.links_of(self.draft.board).kinds if areas.issuperset(two)}
            linked |= {two for two, is_linked in flipped.items() if is_linked}
            linked -= {two for two, is_linked in flipped.items() if not is_linked}
            change = partial(linking.with_links, areas=areas, linked=linked)
            self._change(next(iter(touched.values())), touched, lambda draft: updated(draft, board=change(draft.board)))

    def _change(self, path: _Path, ids: Iterable[str], change: Callable[[Draft], Draft]) -> None:
        try:
            self.draft = change(self.draft)
        except EditError as error:
            raise self._error(path, str(error)) from None
        self.touched |= dict.fromkeys(ids)

    def _read(self) -> _Text:
        if len(self.text) > LONGEST:
            raise self._at(0, too_long())
        try:
            data = self.text.encode()
            check_unique_keys(data)
            return msgspec.json.decode(data, type=_Text)
        except UnicodeEncodeError as error:
            raise self._at(error.start, unstorable(Path(), error).reason) from None
        except DoubleKeyError as error:
            raise TextError(error.line, error.column, str(error)) from None
        except json.JSONDecodeError as error:
            raise self._at(error.pos, tr(BROKEN)) from None
        except msgspec.ValidationError as error:
            steps = _STEP.findall(divided(error)[0])
            path = tuple(key or int(number) for key, number in steps)
            raise self._error(path, tolerant_json.reason(error)) from None
        except msgspec.DecodeError as error:  # such as NaN, which isn't JSON, but is read by Python
            byte = _AT_BYTE.search(str(error))
            at = len(data[: int(byte[1])].decode(errors="replace")) if byte else 0
            raise self._at(at, tr(BROKEN)) from None
        except ValueError as error:
            raise self._at(0, str(error)) from None

    def _paired(self, kind: str, before: Sequence[Place], now: Sequence[_Part]) -> Iterator[tuple[_Path, Place, _Part]]:
        """Give the parts of a kind with the entries that have their ids, or stand in their places with other ids."""
        numbers: dict[str, int] = {}
        for number, entry in enumerate(now):
            if entry.id in numbers:
                raise self._error((kind, number, "id"), tr("This ID is used twice."))
            numbers[entry.id] = number
        known = {part.id for part in before}
        fresh = [number for id, number in numbers.items() if id not in known]
        gone = [number for number, part in enumerate(before) if part.id not in numbers]
        if fresh and fresh != gone:
            reason = tr("There’s no “{id}” on this map.", id=now[fresh[0]].id)
            raise self._error((kind, fresh[0], "id"), reason)
        if gone and fresh != gone:
            reason = tr("“{id}” is missing here. Remove it on the map instead.", id=before[gone[0]].id)
            raise self._error((kind,), reason)
        for position, part in enumerate(before):
            number = numbers.get(part.id, position)
            yield (kind, number), part, now[number]

    def _error(self, path: _Path, reason: str) -> TextError:
        return self._at(_offset(self.text, path), reason)

    def _at(self, offset: int, reason: str) -> TextError:
        line_start = self.text.rfind("\n", 0, offset) + 1
        return TextError(self.text.count("\n", 0, offset) + 1, offset - line_start + 1, reason)


def _nameless(part: _P, ids: Collection[str]) -> _P:
    if part.id not in ids:
        return part
    return updated(part, names=(), **({"place": None} if isinstance(part, LandArea) else {"name": ""}))


def _with_own(draft: Draft, id: str, own: Own) -> Draft:
    return draft.with_place(updated(place(draft.board, id), own=own))


def _offset(text: str, path: _Path) -> int:
    """Return where a value begins in JSON, or else the last one on the way there."""
    trail: list[str | int | None] = []
    best = 0
    for found in _TOKEN.finditer(text):
        token = found[0]
        if token in ("}", "]"):
            trail.pop()
        elif token == ",":
            last = trail[-1]
            trail[-1] = last + 1 if isinstance(last, int) else None
        elif trail and trail[-1] is None:
            trail[-1] = json.loads(token)
        elif token != ":":
            if path[: len(trail)] == tuple(trail):
                best = found.start()
                if len(trail) == len(path):
                    break
            if token in ("{", "["):
                trail.append(None if token == "{" else 0)
    return best
