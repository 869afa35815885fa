"""The proof that no more goods can be sold: what every good has to pass, to be counted by eye."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QLabel

from indonesia_qt.wording import tr


class BottleneckProof(QLabel):
    """Lists the parts of a cut, one below the other, and their sum."""

    def __init__(self) -> None:
        super().__init__(wordWrap=True)
        self.hide()

    def show_parts(self, parts: Sequence[tuple[int | None, str]], total: int) -> None:
        """Show what lets how many goods through; a part without a number lets none through."""
        rows = [("" if number is None else str(number), text) for number, text in parts]
        rows.append((f"<b>{total}</b>", f"<b>{tr('can be shipped')}</b>"))
        cells = "".join(f"<tr><td align=right>{number}&nbsp;</td><td>{text}</td></tr>" for number, text in rows)
        self.setText(f"{tr('Every good has to pass one of these, marked on the map:')}<table>{cells}</table>")
