"""Writes the positions of a game as JSON, and reads them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Generic, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct

from indonesia_qt.core.flow import Process, Question

T = TypeVar("T")

LARGEST_POSITION = 1_000_000
"""Bytes of a position that is read."""
FRAME = "frame"
"""The name of the member that says of which class a frame is."""


class StateFormat(Generic[T]):
    """Writes and reads the positions of a game, which are structs of the class `kind`.

    `shared` are the fields that are the same in all positions on a map, such as the map itself; they aren't written.
    Frames are written with the names of their classes: all in the package of `kind` are known.
    """

    def __init__(self, kind: type[T], shared: Mapping[str, Any] | None = None) -> None:
        self.kind, self.shared = kind, shared or {}

    def encode(self, s: T) -> bytes:
        """Return a position as JSON: an object with a member for each field."""
        fields: dict[str, Any] = {}
        for name in self._types:
            value = getattr(s, name)
            if name == "stack":
                value = [{FRAME: type(frame).__name__, **msgspec.to_builtins(frame)} for frame in value]
            elif name in self._pairs:
                value = list(value.items())
            fields[name] = value
        return msgspec.json.encode(fields)

    def decode(self, data: bytes) -> T:
        """Return the position that was written. Raises `ValueError` with the place and the reason."""
        if len(data) > LARGEST_POSITION:
            raise ValueError(f"A position has at most {LARGEST_POSITION:,} bytes, not {len(data):,}.")
        try:
            given = msgspec.json.decode(data, type=dict[str, Any])
            if given.keys() != self._types.keys():
                odd = sorted(given.keys() ^ self._types.keys())[0]
                raise ValueError(f"The member “{odd}” is {'unknown' if odd in given else 'missing'}.")
            return self.kind(**{name: self._decoded(name, given[name]) for name in given}, **self.shared)
        except RecursionError:
            raise ValueError("The position is nested too deeply.") from None

    def _decoded(self, name: str, value: Any) -> Any:
        try:
            if name == "stack":
                return [self._frame(one) for one in msgspec.convert(value, list[dict[str, Any]])]
            if name in self._pairs:
                return dict(msgspec.convert(value, self._pairs[name]))
            return msgspec.convert(value, self._types[name])
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from None

    def _frame(self, given: dict[str, Any]) -> Any:
        kind = given.pop(FRAME, None)
        if kind not in self._frames:
            raise ValueError(f"There’s no frame “{kind}”.")
        return msgspec.convert(given, self._frames[kind])

    @cached_property
    def _types(self) -> dict[str, Any]:
        """The type of each field that is written."""
        types = {field.name: field.type for field in msgspec.structs.fields(self.kind)}  # type: ignore[arg-type]
        return {name: type_ for name, type_ in types.items() if name not in self.shared}

    @cached_property
    def _pairs(self) -> dict[str, Any]:
        """The fields that hold a dictionary whose keys aren't texts, as JSON demands: they are written as pairs."""
        found = {name: get_args(type_) for name, type_ in self._types.items() if get_origin(type_) is dict}
        return {name: list[tuple[types]] for name, types in found.items() if types[0] is not str}  # type: ignore[valid-type]

    @cached_property
    def _frames(self) -> dict[str, type[Struct]]:
        """The classes of the frames by their names."""
        package = self.kind.__module__.rpartition(".")[0]
        return {kind.__name__: kind for kind in _below(Question, Process) if kind.__module__.startswith(package)}


def _below(*kinds: type[Any]) -> Iterator[type[Any]]:
    for kind in kinds:
        yield from _below(*kind.__subclasses__())
        yield kind
