from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "resources" / "fonts"


@pytest.fixture(autouse=True)
def bundled_fonts(qapp: object) -> None:
    from indonesia_qt.ui.theme import load_fonts

    assert qapp
    load_fonts(FONTS)
