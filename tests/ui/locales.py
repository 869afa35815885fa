"""Locales that few machines have, made from Debian's package `locales`."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

SOURCES = Path("/usr/share/i18n/locales")


def environment_in(folder: Path, language: str, letters: str) -> dict[str, str]:
    """The variables of a process in such a locale, which is made in `folder` unless it is C, without `letters`."""
    locale = f"{language}.{letters}" if letters else language
    if letters:
        if not SOURCES.is_dir():
            pytest.skip("Debian's package locales isn't installed")
        subprocess.run(["localedef", "-c", "-i", language, "-f", letters, folder / locale], check=True)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "PYTHON"))}
    return kept | {"LOCPATH": str(folder), "LC_ALL": locale, "QT_QPA_PLATFORM": "offscreen"}
