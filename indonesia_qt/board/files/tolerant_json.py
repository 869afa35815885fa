"""Reads a JSON file as its members and the entries of its lists, also when parts of it can't be read."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from typing import TypeVar

import msgspec
from msgspec import Raw, Struct

from indonesia_qt.board.files.flaws import Flaws
from indonesia_qt.files.strict_json import BROKEN, DoubleKeyError, check_unique_keys, divided
from indonesia_qt.i18n.text import counted, paragraph, tr

NESTED = "adjacency"
"""A member whose members count as those of the file."""
UNREADABLE = (ValueError, RecursionError)
"""The errors of msgspec for text that isn't JSON, or isn't of the requested type."""

_MARKS = {b"\xff\xfe\x00\x00": "utf-32", b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}
_WESTERN = "cp1252"
_MEMBER = re.compile(rb'"(\w+)":\s*(.+)', re.DOTALL)
_BRACKETS = re.compile(rb"[\[\]{}\s,]*")
_MISSING = re.compile(r"required\W+field\W+(\w+)")
_UNKNOWN = re.compile(r"unknown\W+field\W+(\w+)")
_AT_BYTE = re.compile(r"\(byte (\d+)\)")

_T = TypeVar("_T")


class Document(Struct):
    """The members of a JSON object that aren't lists of entries, and the entries of those that are."""

    members: dict[str, Raw]
    lists: dict[str, list[Raw]]

    def member(self, name: str, kind: type[_T]) -> _T | None:
        """Return a member of this type; None when there is none."""
        return value(self.members.get(name), kind)

    def entries(self, name: str, kind: type[_T], flaws: Flaws) -> Iterator[_T]:
        """Yield those entries of a list that can be used; the others are noted in `flaws`."""
        for number, raw in enumerate(self.lists.get(name, []), 1):
            try:
                yield msgspec.json.decode(raw, type=kind)
            except UNREADABLE as error:
                place = tr("{list}, entry {number}", list=name, number=number)
                flaws.left_out(place, paragraph(tr("This entry can’t be used."), reason(error)))


def value(raw: Raw | bytes | None, kind: type[_T]) -> _T | None:
    """Decode `raw` as this type; return None when it isn't of this type, or is None."""
    try:
        return msgspec.json.decode(raw or b"", type=kind)
    except UNREADABLE:
        return None


def reason(error: Exception) -> str:
    """Say in a sentence why a part of a file is not what is expected."""
    path, what = divided(error)
    if missing := _MISSING.search(what):
        return tr("The key “{name}” is missing.", name=f"{path}.{missing.group(1)}".removeprefix("."))
    if unknown := _UNKNOWN.search(what):
        return tr("The key “{name}” is unknown.", name=unknown.group(1))
    if path:
        return tr("The value of “{name}” is wrong.", name=path)
    return tr("It has the wrong form.")


def read(data: bytes, lists: Collection[str], flaws: Flaws) -> Document | None:
    """Read `data`, with the members in `lists` as lists; None when nothing of it can be read."""
    text = _utf8(data, flaws)
    try:
        members = msgspec.json.decode(text, type=dict[str, Raw])
        _note_double_keys(text, flaws)
        return _document(members, lists, flaws)
    except msgspec.ValidationError:
        flaws.add_in_file(tr("This isn’t a map file."))
    except RecursionError:
        flaws.add_in_file(tr("This isn’t a map. Its brackets are nested too deeply."))
    except msgspec.DecodeError as error:
        return _salvaged(text, lists, flaws, error)
    return None


def _note_double_keys(text: bytes, flaws: Flaws) -> None:
    try:
        check_unique_keys(text)
    except DoubleKeyError as error:
        place = tr("{file}, line {line}", file=flaws.file, line=error.line)
        flaws.add(place, paragraph(tr("This part of the file is ambiguous."), str(error)), tr("The last one is used."))
    except ValueError:
        pass  # parts that can't be read are reported one by one


def _document(members: dict[str, Raw], lists: Collection[str], flaws: Flaws) -> Document:
    document = Document({}, {})
    for name, raw in _flat(members, lists, flaws):
        if name not in lists:
            document.members[name] = raw
            continue
        try:
            document.lists[name] = msgspec.json.decode(raw, type=list[Raw])
        except UNREADABLE:
            flaws.left_out(name, tr("This must be a list."))
    return document


def _flat(members: dict[str, Raw], lists: Collection[str], flaws: Flaws) -> Iterator[tuple[str, Raw]]:
    for name, raw in members.items():
        yield name, raw
        if name != NESTED:
            continue
        try:
            nested = msgspec.json.decode(raw, type=dict[str, Raw])
            yield from ((each, entries) for each, entries in nested.items() if each in lists)
        except UNREADABLE:
            flaws.add(name, tr("The lists of adjacent areas are missing."))


def _utf8(data: bytes, flaws: Flaws) -> bytes:
    """Return `data` in UTF-8, decoded as the text that it was probably meant to be."""
    if data.startswith(b"\xef\xbb\xbf"):
        flaws.left_out(flaws.file, tr("The file starts with a byte order mark."))
        data = data[3:]
    for mark, encoding in _MARKS.items():
        if data.startswith(mark):
            text = tr("The file is encoded as {encoding}, not as UTF-8.", encoding=encoding.upper())
            flaws.add_in_file(text, tr("It was read in that encoding."))
            return data.decode(encoding, "replace").encode()
    try:
        data.decode()
    except UnicodeDecodeError as error:
        return _guessed(data, error.start, flaws)
    return data


def _guessed(data: bytes, at: int, flaws: Flaws) -> bytes:
    text = data.decode(errors="replace")
    if text.replace("\N{REPLACEMENT CHARACTER}", "").isascii():
        remedy = tr("The text was read as Western European (Windows-1252).")
        text = data.decode(_WESTERN, "replace")
    else:
        remedy = tr("Unreadable characters were replaced with question marks.")
    flaws.add(_position(data, at, flaws), tr("This isn’t UTF-8 text."), remedy)
    return text.encode()


def _position(data: bytes, at: int, flaws: Flaws) -> str:
    """Return the place of a byte as a person finds it in a text editor."""
    line = data.count(b"\n", 0, at) + 1
    column = len(data[data.rfind(b"\n", 0, at) + 1 : at].decode(errors="replace")) + 1
    return tr("{file}, line {line}, column {column}", file=flaws.file, line=line, column=column)


def _salvaged(text: bytes, lists: Collection[str], flaws: Flaws, error: Exception) -> Document | None:
    """Read the lines of a file that isn't JSON as a whole, provided that it was laid out as this program does."""
    found = _AT_BYTE.search(str(error))
    place = _position(text, int(found.group(1)) if found else len(text), flaws)
    why = tr(BROKEN) if found else tr("The file ends too early. Its last part is missing.")
    document = Document({}, {})
    lost = _sort_lines(map(bytes.strip, text.split(b"\n")), lists, document)
    if not (document.members or document.lists):
        flaws.add(place, why)
        return None
    left_out = counted(lost, "{n} line was left out.", "{n} lines were left out.") if lost else ""
    flaws.add(place, why, paragraph(tr("All readable lines were kept."), left_out))
    return document


def _sort_lines(lines: Iterable[bytes], lists: Collection[str], document: Document) -> int:
    """Put the lines that are JSON where they belong, and return how many are not."""
    lost, filled = 0, None
    for line in lines:
        entry = line.removesuffix(b",")
        if begun := _MEMBER.fullmatch(entry):
            name, entry = begun.group(1).decode("ascii", "replace"), begun.group(2)
            filled = name if name in lists else filled
            if name not in lists and value(entry, Raw) is not None:
                document.members[name] = Raw(entry)
            elif not _BRACKETS.fullmatch(entry):
                lost += 1
        elif filled and value(entry, Raw) is not None:
            document.lists.setdefault(filled, []).append(Raw(entry))
        elif not _BRACKETS.fullmatch(line):
            lost += 1
    return lost
