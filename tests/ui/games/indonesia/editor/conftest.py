from __future__ import annotations

from tests.ui.editor.conftest import hand, indonesia, settings

__all__ = ["hand", "indonesia", "settings"]
