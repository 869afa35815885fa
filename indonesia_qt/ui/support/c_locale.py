"""What a program of Qt needs of the locale of C's library, which Qt sets to the user's."""

from __future__ import annotations

import locale
import re


def keep_capitals_plain() -> None:
    """Have C's library write "i" with the capital "I" again; to be called once the application is made.

    PySide has it write the names of the setters of properties, and in Turkish an "i" has another capital.
    """
    if not re.match(b"I", b"i", re.LOCALE | re.IGNORECASE):
        locale.setlocale(locale.LC_CTYPE, "C.UTF-8")
