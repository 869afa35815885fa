from __future__ import annotations

from tests.ui.conftest import begin, bundled_fonts, deleted_windows, own_data, program, unhurried

__all__ = ["begin", "bundled_fonts", "deleted_windows", "own_data", "program", "unhurried"]
