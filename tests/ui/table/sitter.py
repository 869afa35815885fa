"""Somebody at the table of a program, whatever he answers with."""

from __future__ import annotations

from typing import Any

from indonesia_qt.ui.app.program import Program


class Sitter:
    """Sees the panel that asks."""

    def __init__(self, program: Program) -> None:
        self.program = program

    @property
    def table(self) -> Any:
        """The game that is shown, whichever it is."""
        assert self.program.table
        return self.program.table

    @property
    def panel(self) -> Any:
        return self.table.decision.host.panel
