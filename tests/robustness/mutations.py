"""Files that were damaged in all the ways that one can think of."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

RAW = "\N{REPLACEMENT CHARACTER}raw:"
"""Stands before what is written into the JSON text as it is."""

ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 7, 255, -(2**31), 2**53 + 1, 2**63, 2**64, 10**30, -(10**400), 0.5, -0.0,
    f"{RAW}1e999", f"{RAW}-1e999", f"{RAW}NaN", f"{RAW}Infinity", f"{RAW}1e-999", f"{RAW}{'9' * 5000}", f"{RAW}01",
    f"{RAW}0x10", f"{RAW}'a'", f"{RAW}", f"{RAW},", f"{RAW}{'[' * 3000}", f"{RAW}{'[' * 3000}{']' * 3000}",
    f'{RAW}{{"a":' * 2000, f'{RAW}"\\ud800"', f'{RAW}"\\u0000"', f'{RAW}"\\x"', f'{RAW}"\x01"', f'{RAW}"a\nb"',
    "", " ", "a", "?", "Bali", "bali", "__class__", "{0}", "{cash}", "%s", "<b>b</b>", "&amp;", "../../x", "a\tb\nc",
    "\N{RIGHT-TO-LEFT OVERRIDE}x", "\N{ZERO WIDTH SPACE}", "\N{GRINNING FACE}" * 3, "x" * 5000, "n" * 200_000,
    [], [None], [[]], [1, "a"], [0] * 20, list(range(3000)), {}, {"": 0}, {"line": "undo"}, {"do": "Pass"},
)  # fmt: skip
"""Values where others are expected."""

Change = Callable[[bytes, Random], bytes]
Path = list[Any]


def _place(data: bytes, chance: Random) -> int:
    return chance.randrange(len(data) + 1)


def flip(data: bytes, chance: Random) -> bytes:
    """One to ten other bytes."""
    changed = bytearray(data)
    for _ in range(chance.randint(1, 10)):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)


def cut(data: bytes, chance: Random) -> bytes:
    """Without a piece."""
    start = _place(data, chance)
    return data[:start] + data[start + chance.choice([1, 2, 10, 100, 5000, 10**9]) :]


def insert(data: bytes, chance: Random) -> bytes:
    """With a piece of something else."""
    start = _place(data, chance)
    piece = chance.choice(
        [b"\x00" * 100, b"\xff\xfe", b"\n\n", b"\r", b'"', b"{", b"}", b"]" * 50, b",", b"\\", chance.randbytes(64)]
    )
    return data[:start] + piece + data[start:]


def repeat(data: bytes, chance: Random) -> bytes:
    """With a piece twice."""
    start = _place(data, chance)
    piece = data[start : start + chance.choice([1, 5, 50, 500, 10_000])]
    return data[:start] + piece * chance.choice([2, 3, 50]) + data[start:]


def swap(data: bytes, chance: Random) -> bytes:
    """With two halves the other way round."""
    start = _place(data, chance)
    return data[start:] + data[:start]


def encode(data: bytes, chance: Random) -> bytes:
    """In another encoding, or said to be."""
    text = data.decode()
    return chance.choice(
        [
            lambda: text.encode("utf-16"),
            lambda: text.encode("utf-32-le"),
            lambda: b"\xef\xbb\xbf" + data,
            lambda: text.replace("a", "\N{LATIN SMALL LETTER A WITH DIAERESIS}").encode("latin-1", "replace"),
            lambda: text.encode("cp037", "replace"),
            lambda: data.replace(b"\n", b"\r\n"),
            lambda: data.replace(b"\n", b"\r"),
            lambda: data.replace(b"a", b"\xc0\x80"),
        ]
    )()


def swell(data: bytes, chance: Random) -> bytes:
    """Large, up to 50 MB."""
    much = chance.choice([10**5, 10**6, 10**7, 5 * 10**7])
    start = data.find(b"\n", _place(data, chance)) + 1
    piece = chance.choice(
        [b" ", b"\n", b"[", b'{"a":', b"0", b"\x00", b'{"line":"undo"}\n', b'"', chance.randbytes(1000)]
    )
    return data[:start] + piece * (much // len(piece)) + data[start:]


BYTES: Sequence[Change] = (flip, flip, cut, insert, repeat, swap, encode)


def change_bytes(data: bytes, chance: Random) -> bytes:
    """Damaged without a thought of what it means; one in two hundred becomes large."""
    return (swell if chance.random() < 0.005 else chance.choice(BYTES))(data, chance)


def change_json(text: bytes, chance: Random) -> bytes:
    """A JSON text that has another structure or other values in one to three places."""
    value = json.loads(text)
    for _ in range(chance.choice([1, 1, 1, 2, 3])):
        value = _changed(value, chance)
    return _text(value)


def _text(value: Any) -> bytes:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    parts = text.split(f'"{RAW}')
    whole = parts[0]
    for part in parts[1:]:
        raw, rest = _end_of_string(part)
        whole += json.loads(f'"{raw}"') + rest
    return whole.encode("utf-8", "surrogatepass")


def _end_of_string(text: str) -> tuple[str, str]:
    at = 0
    while text[at] != '"':
        at += 2 if text[at] == "\\" else 1
    return text[:at], text[at + 1 :]


def _changed(value: Any, chance: Random) -> Any:
    """`value` with a change at a place that is found by going down from it."""
    if not isinstance(value, dict | list) or not value or chance.random() < 0.15:
        return chance.choice(
            [lambda: chance.choice(ODD), lambda: [value], lambda: {"a": value}, lambda: _near(value)]
        )()
    keys = list(value) if isinstance(value, dict) else range(len(value))
    key = chance.choice(keys)
    if chance.random() < 0.7:
        value[key] = _changed(value[key], chance)
        return value
    return _reshaped(value, key, chance)


def _near(value: Any) -> Any:
    """Something of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case float():
            return -value * 1000
        case str():
            return value[::-1]
    return value


def _reshaped(value: Any, key: Any, chance: Random) -> Any:
    """A dictionary or list with one thing more or less, or two exchanged."""
    if isinstance(value, list):
        match chance.randrange(4):
            case 0:
                del value[key]
            case 1:
                value.append(value[key])
            case 2:
                value.reverse()
            case 3:
                value.insert(0, chance.choice(ODD))
        return value
    match chance.randrange(4):
        case 0:
            del value[key]
        case 1:
            value[key + "_"] = value.pop(key)
        case 2:
            value[chance.choice(["surprise", "", "line", "id", "\x00"])] = chance.choice(ODD)
        case 3:
            other = chance.choice(list(value))
            value[key], value[other] = value[other], value[key]
    return value


def change_lines(data: bytes, chance: Random) -> bytes:
    """A file of JSON lines with lines more, less or elsewhere, or with one of them changed."""
    lines = data.split(b"\n")[:-1]
    number = 0 if chance.random() < 0.25 else chance.randrange(len(lines))
    other = chance.randrange(len(lines))
    match chance.randrange(10):
        case 0:
            del lines[number]
        case 1:
            lines.insert(number, lines[other])
        case 2:
            lines[number], lines[other] = lines[other], lines[number]
        case 3:
            lines[number:number] = [b'{"line":"undo"}'] * chance.choice([1, 2, 1000])
        case 4:
            lines[number:number] = chance.choice(
                [[b'{"line":"redo"}'], [b'{"line":"result","money":[1,2]}'], [b""], [b"{}"], [b"null"], [b"[]"]]
            )
        case _:
            lines[number] = change_json(lines[number], chance)
    return b"\n".join([*lines, b""])


def changed_save(data: bytes, chance: Random) -> bytes:
    """A damaged saved game."""
    return (change_bytes if chance.random() < 0.3 else change_lines)(data, chance)


def changed_map(data: bytes, chance: Random) -> bytes:
    """A damaged map or scenario file."""
    return (change_bytes if chance.random() < 0.3 else change_json)(data, chance)
