from __future__ import annotations

from ui.conftest import bundled_fonts, deleted_windows
from ui.indonesia.conftest import begin, own_data, program

__all__ = ["begin", "bundled_fonts", "deleted_windows", "own_data", "program"]
