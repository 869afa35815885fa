"""JSON as text that a person can read and version control can compare: one entry of a list a line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec


def compact(value: object) -> str:
    """Return `value` as JSON on one line."""
    return msgspec.json.encode(value).decode()


def entries(values: Iterable[object]) -> str:
    """Return a JSON list with one of `values` a line."""
    return "[\n" + ",\n".join(map(compact, values)) + "\n]"


def members(parts: Mapping[str, str]) -> str:
    """Return a JSON object of `parts`, whose values are JSON text already."""
    return "{\n" + ",\n".join(f"{compact(name)}: {text}" for name, text in parts.items()) + "\n}"
