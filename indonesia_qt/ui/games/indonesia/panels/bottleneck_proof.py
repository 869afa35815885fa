"""The proof that no more goods can be sold: what every good has to pass, to be counted by eye."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.widgets.plain_text import Label
from indonesia_qt.ui.widgets.rich_text import Rich, rich


class BottleneckProof(Label):
    """Lists the parts of a cut, one below the other, and their sum."""

    def __init__(self) -> None:
        super().__init__(wordWrap=True)
        self.hide()

    def show_parts(self, parts: Sequence[tuple[int | None, str]], total: int) -> None:
        """Show what lets how many goods through; a part without a number lets none through."""
        rows = [("" if number is None else str(number), text) for number, text in parts]
        rows.append((rich("<b>{total}</b>", total=total), rich("<b>{text}</b>", text=tr("can be shipped"))))
        cells = (rich("<tr><td align=right>{n}&nbsp;</td><td>{text}</td></tr>", n=n, text=text) for n, text in rows)
        told = tr("Every good has to pass one of these, marked on the map:")
        self.setText(rich("{told}<table>{cells}</table>", told=told, cells=Rich("").join(cells)))
