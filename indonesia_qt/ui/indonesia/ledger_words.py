"""The words of the ledger: what a figure is called, and what each line of it was for."""

from __future__ import annotations

from indonesia_qt.games.indonesia.content import KIND_NAME
from indonesia_qt.games.indonesia.ledger import Cause
from indonesia_qt.games.indonesia.statement import Figure, StatementLine
from indonesia_qt.ui.indonesia.texts import Words, count

FIGURE_NAME: dict[Figure, str] = {
    "cash": "Cash",
    "bank": "Bank",
    "earnings": "Earnings",
    "doubled": "The last year again",
    "total": "All money",
}


_PURPOSES: dict[Cause, str] = {
    "start": "Money at the start",
    "sale": "{company} sells {units} {good}",
    "freight": "{company} carries goods of {other}",
    "fee": "{company} pays ships of {other}",
    "share": "{other} pays for {company}",
    "merger": "Paid to {other} for {company}",
    "expansion": "{company} buys {areas}",
    "bid": "Bid for the order of play",
    "collected": "Earnings of the year",
    "last_year": "The last year's earnings once more",
}


def purpose(words: Words, line: StatementLine) -> str:
    """What a line of a statement was for."""
    return _PURPOSES[line.cause].format(
        company=words.company(line.company) if line.company else "",
        other=words.seats[line.other] if line.other is not None else "",
        good=KIND_NAME[line.good] if line.good else "",
        units=line.units,
        areas=count(line.units, "area"),
    )
