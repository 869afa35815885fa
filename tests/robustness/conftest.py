from __future__ import annotations

from ui.conftest import bundled_fonts
from ui.indonesia.conftest import begin, own_data, program

__all__ = ["begin", "bundled_fonts", "own_data", "program"]
