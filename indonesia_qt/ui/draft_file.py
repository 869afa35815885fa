"""What has been entered and not been played yet, kept beside the saved game: a process may end at any moment."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

SUFFIX = ".draft"


class _Kept(Struct, forbid_unknown_fields=True):
    """What was entered when the saved game had a length, in bytes."""

    length: int
    entered: dict[str, Any]


class DraftLost(Exception):
    """Something was entered, and can't be had back."""


class DraftFile:
    """Keeps what is entered at one saved game.

    A saved game only grows, so its length says which moment of it a draft belongs to. A draft that can't be written is
    not kept; nobody is told of that here, for the next decision can't be written there either.
    """

    def __init__(self, game: Path) -> None:
        self.game, self.file = game, game.with_suffix(SUFFIX)

    def keep(self, entered: dict[str, Any]) -> None:
        """Write what is entered now, or nothing when that is empty."""
        if not entered:
            self.forget()
            return
        beside = self.file.with_suffix(f"{SUFFIX}.new")
        with suppress(OSError):
            beside.write_bytes(msgspec.json.encode(_Kept(self.game.stat().st_size, entered)))
            beside.replace(self.file)

    def forget(self) -> None:
        """Keep nothing."""
        with suppress(OSError):
            self.file.unlink(missing_ok=True)

    def found(self) -> dict[str, Any]:
        """What was entered when the game ended, as it stands; empty when nothing was.

        Raises `DraftLost` when it was at another moment of the game, or can't be read.
        """
        try:
            kept = msgspec.json.decode(self.file.read_bytes(), type=_Kept)
            if kept.length == self.game.stat().st_size:
                return kept.entered
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError) as error:
            raise DraftLost from error
        raise DraftLost
