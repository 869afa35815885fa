"""PINs: short numbers that keep one person at the table from acting as another.

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
"""Iterations of the hash function."""
SALT = 16
"""Bytes of the salt."""


class Pins:
    """The PINs that the settings keep."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def has(self, name: str) -> bool:
        """Return whether a person has a PIN."""
        return bool(self._kept(name))

    def choose(self, name: str, pin: str) -> bool:
        """Give a person a PIN; return False if it hasn't the form of one."""
        if not FORM.fullmatch(pin):
            return False
        salt = os.urandom(SALT)
        self._settings.set(_key(name), f"{salt.hex()}:{_hash(salt, pin)}")
        return True

    def fits(self, name: str, pin: str) -> bool:
        """Return whether this is the person's PIN."""
        salt, _, kept = self._kept(name).partition(":")
        return hmac.compare_digest(_hash(bytes.fromhex(salt), pin), kept)

    def forget(self, name: str) -> None:
        """Delete the PIN of a person."""
        self._settings.remove(_key(name))

    def _kept(self, name: str) -> str:
        """Return the salt and hash of a PIN; empty without a PIN."""
        return self._settings.get(_key(name), "")


def _key(name: str) -> str:
    return f"pins/{quote(name, safe='')}"


def _hash(salt: bytes, pin: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), salt, ROUNDS).hex()
