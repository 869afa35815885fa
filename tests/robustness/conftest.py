from __future__ import annotations

from tests.ui.conftest import begin, bundled_fonts, deleted_windows, own_data, program

__all__ = ["begin", "bundled_fonts", "deleted_windows", "own_data", "program"]
