"""The words of the ledger: what a figure is called, and what each line of it was for."""

from __future__ import annotations

from indonesia_qt.games.indonesia.analysis.ledger import Cause
from indonesia_qt.games.indonesia.analysis.statement import Figure, StatementLine
from indonesia_qt.i18n.text import counted, phrase, tr
from indonesia_qt.ui.games.indonesia.texts.game_texts import GameTexts
from indonesia_qt.ui.games.indonesia.texts.names import amount_of

_FIGURES: dict[Figure, str] = {
    "cash": phrase("Cash"),
    "bank": phrase("Bank"),
    "earnings": phrase("Earnings"),
    "doubled": phrase("The last year again"),
    "total": phrase("All money"),
}
_PURPOSES: dict[Cause, str] = {
    "start": phrase("Money at the start"),
    "sale": phrase("{company} sells {amount}"),
    "freight": phrase("{company} carries goods of {other}"),
    "fee": phrase("{company} pays ships of {other}"),
    "share": phrase("{other} pays for {company}"),
    "merger": phrase("Paid to {other} for {company}"),
    "bid": phrase("Bid for the order of play"),
    "collected": phrase("Earnings of the year"),
    "last_year": phrase("The last year's earnings once more"),
}


def figure_name(figure: Figure) -> str:
    """What a figure is called."""
    return tr(_FIGURES[figure])


def purpose(words: GameTexts, line: StatementLine) -> str:
    """What a line of a statement was for."""
    company = words.company(line.company) if line.company else ""
    if line.cause == "expansion":
        return counted(line.units, "{company} buys {n} area", "{company} buys {n} areas", company=company)
    return tr(
        _PURPOSES[line.cause],
        company=company,
        other=words.seats[line.other] if line.other is not None else "",
        amount=amount_of(line.units, line.good) if line.good else "",
    )
