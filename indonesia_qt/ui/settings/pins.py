"""PINs of persons: short numbers without which nobody says that he is somebody else.

Only a salted hash is kept, under the person's name, so that a PIN holds in all games on this computer. It keeps honest
players honest: who may read the files of the game reads all secrets there.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import re
from urllib.parse import quote

from indonesia_qt.ui.settings.settings_file import Settings

FORM = re.compile(r"[0-9]{4,8}")
ROUNDS = 100_000
"""Of the hash function."""
SALT = 16
"""Bytes."""


class Pins:
    """The PINs that are kept in some settings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def has(self, name: str) -> bool:
        """Whether a person has a PIN."""
        return bool(self._kept(name))

    def choose(self, name: str, pin: str) -> bool:
        """Give a person a PIN; False when it hasn't the form of one."""
        if not FORM.fullmatch(pin):
            return False
        salt = os.urandom(SALT)
        self._settings.set(_key(name), f"{salt.hex()}:{_hash(salt, pin)}")
        return True

    def fits(self, name: str, pin: str) -> bool:
        """Whether this is the person's PIN."""
        salt, _, kept = self._kept(name).partition(":")
        return hmac.compare_digest(_hash(bytes.fromhex(salt), pin), kept)

    def forget(self, name: str) -> None:
        """A person has no PIN any more."""
        self._settings.remove(_key(name))

    def _kept(self, name: str) -> str:
        """What is kept; empty when nothing is."""
        return self._settings.get(_key(name), "")


def _key(name: str) -> str:
    return f"pins/{quote(name, safe='')}"


def _hash(salt: bytes, pin: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), salt, ROUNDS).hex()
