"""The balance report of a map as a web page, to be kept, printed or sent. Knows no Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set

from indonesia_qt.board.measures import (
    PLACES,
    Change,
    Column,
    Measure,
    Row,
    Table,
    changes,
    clear_changes,
    compared_with_expected,
    outliers,
)
from indonesia_qt.board.model import BoardMap
from indonesia_qt.board.names import translated_title
from indonesia_qt.i18n.text import counted, either, paragraph, tr
from indonesia_qt.mapmaking.review.balance_report import Finding, Games, Report, encoded
from indonesia_qt.ui.editor.balance.heat_map import heat_map
from indonesia_qt.ui.table.bot_labels import bot_name
from indonesia_qt.ui.table.web_page import web_page
from indonesia_qt.ui.widgets.rich_text import Rich, rich

ALWAYS_COMPARED = PLACES, "eras", "length"
"""The tables whose figures are always shown before and after."""
Fixes = Callable[[Finding], Rich]
"""Says what can be done about a finding; nothing where nothing can."""


def as_file(report: Report, ending: str, board: BoardMap, before: Report | None = None) -> bytes:
    """Return the content of a file whose name ends so: `.json` is compared with later, all else is a web page."""
    return encoded(report) if ending.lower() == ".json" else as_html(report, board, before).encode()


def as_html(report: Report, board: BoardMap, before: Report | None = None) -> str:
    """Return a web page without other files; `before` is an earlier report that it is compared with."""
    picture = heat_map(board, report.traffic, report.traffic_title) if report.traffic else Rich()
    return web_page(page_title(report), page_body(report, picture, _fixes_in_words, before), STYLE)


def page_title(report: Report) -> str:
    """Return the title of the page."""
    return tr("Balance of {map}", map=translated_title(report.title))


def page_body(report: Report, picture: Rich, fixes: Fixes, before: Report | None = None) -> Rich:
    """Return what stands on the page below its title; `picture` is that of the traffic."""
    parts = [rich("<p>{text}</p>", text=games_in_words(report.played)), _stands_out(report, fixes)]
    if before is not None:
        parts.append(_compared(before, report))
    if picture:
        parts.append(rich("<h2>{title}</h2>\n{picture}", title=report.traffic_title, picture=picture))
    far = outliers(report.tables)
    marked = ({(one.row.id, one.column.id) for one in far if one.table is table} for table in report.tables)
    parts += map(_table, report.tables, marked)
    return Rich("\n").join(parts)


def games_in_words(played: Games) -> str:
    """Say which games were played."""
    return counted(
        played.games,
        "{n} game with {players} players, all played by the bot {bot}; random seeds {first} to {last}.",
        "{n} games with {players} players, all played by the bot {bot}; random seeds {first} to {last}.",
        players=played.players,
        bot=bot_name(played.bot),
        first=played.seed,
        last=played.seed + played.games - 1,
    )


def caution(report: Report) -> str:
    """Say how surely something stands out."""
    looks = compared_with_expected(report.tables)
    if not looks:
        return tr("These are too few games to compare figures with what’s expected.")
    text = counted(
        looks,
        "{n} figure was compared with what’s expected.",
        "{n} figures were compared with what’s expected.",
    )
    corrected = tr(
        "The limits take their number into account: in 19 of 20 reports on a balanced map, none of them stands out. "
        "Intervals are 95% intervals."
    )
    return paragraph(text, corrected)


def _stands_out(report: Report, fixes: Fixes) -> Rich:
    items = [
        rich("<li>{text} {fixes}</li>", text=finding.problem.text, fixes=fixes(finding)) for finding in report.findings
    ]
    found = (
        rich("<ul>{items}</ul>", items=Rich("\n").join(items))
        if items
        else rich("<p>{text}</p>", text=tr("Nothing stands out."))
    )
    template = '<h2>{title}</h2>\n{found}\n<p class="about">{caution}</p>'
    return rich(template, title=tr("Noteworthy"), found=found, caution=caution(report))


def _fixes_in_words(finding: Finding) -> Rich:
    if not finding.fixes:
        return Rich()
    return rich("<b>{text}</b>", text=tr("In the map editor: {fixes}.", fixes=either(finding.fixes)))


def _compared(before: Report, after: Report) -> Rich:
    all_changes = changes(before.tables, after.tables)
    clear = clear_changes(all_changes)
    shown = [*clear, *(one for one in all_changes if one.table.id in ALWAYS_COMPARED and one not in clear)]
    changed = counted(
        len(clear),
        "{n} figure has changed more than by chance; it comes first.",
        "{n} figures have changed more than by chance; they come first.",
    )
    what = changed if clear else tr("Nothing changed more than by chance.")
    same_map = tr("The rules see the same map in both reports.") if before.fingerprint == after.fingerprint else ""
    heads = tr("Figure"), tr("Before"), tr("After")
    rows = Rich("\n").join(_change(one, one in clear) for one in shown)
    return rich(
        "<h2>{title}</h2>\n<p>{text}</p>\n<table><tr>{heads}</tr>\n{rows}</table>",
        title=tr("Compared with the earlier report"),
        text=paragraph(games_in_words(before.played), same_map, what),
        heads=_heads(heads),
        rows=rows,
    )


def _change(one: Change, is_clear: bool) -> Rich:
    name = tr("{table}: {row}, {column}", table=one.table.title, row=one.row.name, column=one.column.title)
    return rich(
        '<tr class="{kind}"><td>{name}</td>{before}{after}</tr>',
        kind="out" if is_clear else "",
        name=name,
        before=_cell(one.column, one.before, False),
        after=_cell(one.column, one.after, is_clear),
    )


def _table(table: Table, far: Set[tuple[str, str]]) -> Rich:
    """A table in which the figures `far` from what is expected stand out, each by its row and column."""
    heads = table.head, *(column.title for column in table.columns)
    template = '<h2>{title}</h2>\n<p class="about">{about}</p>\n<table><tr>{heads}</tr>\n{rows}</table>'
    rows = Rich("\n").join(_row(table, row, far) for row in table.rows)
    return rich(template, title=table.title, about=table.about, heads=_heads(heads), rows=rows)


def _heads(titles: Sequence[str]) -> Rich:
    first, *others = titles
    heads = [rich('<th align="left">{title}</th>', title=first)]
    heads += (rich('<th align="right">{title}</th>', title=title) for title in others)
    return Rich("").join(heads)


def _row(table: Table, row: Row, far: Set[tuple[str, str]]) -> Rich:
    cells = (
        _cell(column, row.cells[column.id], (row.id, column.id) in far) if column.id in row.cells else rich("<td></td>")
        for column in table.columns
    )
    note = rich('<br><span class="note">{note}</span>', note=row.note) if row.note else Rich()
    return rich("<tr><td>{name}{note}</td>{cells}</tr>", name=row.name, note=note, cells=Rich("").join(cells))


def _cell(column: Column, measure: Measure, is_far: bool) -> Rich:
    between = column.interval(measure)
    small = rich('<br><span class="interval">{between}</span>', between=between) if between else Rich()
    template = '<td align="right"><b>{value}</b>{small}</td>' if is_far else '<td align="right">{value}{small}</td>'
    return rich(template, value=column.written(measure.value), small=small)


STYLE = """h2 { margin: 1.4em 0 0.3em; }
.about, .note, .interval { color: #6b5d4a; }
.note, .interval { font-size: 85%; }
.interval { white-space: nowrap; }
th, td { padding: 0.2em 0.6em; border-bottom: 1px solid #e2d8c6; }
td b { color: #a3261b; }
svg { width: 100%; height: auto; }
* { print-color-adjust: exact; }"""
