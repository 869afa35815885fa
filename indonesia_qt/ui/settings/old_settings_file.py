"""Reads the file in which earlier versions kept the settings, as text: an INI file as Qt writes it.

Qt itself isn't asked: a value that begins with `@` can be an object whose loading runs code. Such values give no text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_ELEMENT = re.compile(r'[ \t]*+(?:"((?:[^"\\]|\\.)*+)"|([^",]*+))[ \t]*+(?:,|$)')
_KEY_SIGN = re.compile(r"%U([0-9A-Fa-f]{4})|%([0-9A-Fa-f]{2})")
_SIGN = re.compile(r"\\(?:x([0-9A-Fa-f]{1,4})|(.))")
_CONTROLS = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v", "0": "\0"}


def ini_values(content: bytes) -> Iterator[tuple[str, list[str]]]:
    """Give each key, `section/name`, with its texts: one, or several that are separated by commas.

    There are no texts where the value begins with `@` or isn't one of an INI file.
    """
    section = ""
    for line in content.decode("utf-8", "replace").replace("\r", "").split("\n"):
        if line.startswith("[") and line.endswith("]"):
            name = _read_key(line[1:-1])
            section = "" if name == "General" else f"{name}/"
        elif "=" in line and not line.startswith(";"):
            key, _, value = line.partition("=")
            yield f"{section}{_read_key(key)}", _texts(value)


def _read_key(text: str) -> str:
    return _joined(_KEY_SIGN.sub(lambda found: chr(int(found[1] or found[2], 16)), text.strip().replace("\\", "/")))


def _texts(value: str) -> list[str]:
    texts: list[str] = []
    at = 0
    while (found := _ELEMENT.match(value, at)) and not found[0].strip().startswith(("@", '"@')):
        quoted, plain = found.groups()
        texts.append(_joined(_SIGN.sub(_sign, plain.strip() if quoted is None else quoted)))
        if (at := found.end()) == len(value) and not found[0].endswith(","):
            return texts
    return []


def _sign(found: re.Match[str]) -> str:
    return chr(int(found[1], 16)) if found[1] else _CONTROLS.get(found[2], found[2])


def _joined(text: str) -> str:
    """The same text, in which a sign that was written as two halves is one."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
