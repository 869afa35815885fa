"""The review of a game as a web page, to be kept, printed or sent. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.table.review.review_texts import LOST, ReviewTexts
from indonesia_qt.ui.table.web_page import web_page
from indonesia_qt.ui.widgets.rich_text import Rich, rich

WIDE, HIGH, EDGE = 640, 220, 34
"""The drawing of the chances, in units of its own: its size, and the room for the figures at its side."""
SIGNS = {
    "circle": "\N{BLACK CIRCLE}",
    "triangle": "\N{BLACK UP-POINTING TRIANGLE}",
    "square": "\N{BLACK SQUARE}",
    "diamond": "\N{BLACK DIAMOND}",
    "cross": "\N{HEAVY GREEK CROSS}",
}
"""The letters that look like the symbols of the players."""
HALF_SIGN = 4.5
"""Half the height of a sign."""


def as_html(title: str, texts: ReviewTexts, looks: Sequence[tuple[str, str]]) -> str:
    """Return a web page without other files; `looks` are the colour and the symbol of each seat."""
    body = rich(
        _BODY,
        chances=tr("Chance of winning"),
        drawing=_drawing(texts, looks),
        course=_table(texts.course()),
        turns=tr("Turning points"),
        turn_rows=_turns(texts),
        strengths=tr(LOST),
        strength_rows=_table(texts.table()),
        decisions=tr("Decisions"),
        decision_rows=_decisions(texts),
    )
    return web_page(title, body, _STYLE)


def _turns(texts: ReviewTexts) -> Rich:
    rows = Rich("\n").join(rich("<li>{text}</li>", text=one.text) for one in texts.turns())
    return (
        rich("<ul>{rows}</ul>", rows=rows) if rows else rich("<p>{text}</p>", text=tr("Nobody’s chance changed much."))
    )


def _decisions(texts: ReviewTexts) -> Rich:
    template = (
        '<tr class="{grade}"><td>{at}</td><td>{when}</td><td>{decision}<br><b>{verdict}</b><br>{better}</td></tr>'
    )
    rows = (
        rich(
            template,
            grade=one.grade,
            at=one.at + 1,
            when=texts.when(one.at),
            decision=texts.decision(one),
            verdict=texts.verdict(one),
            better=texts.better(one),
        )
        for one in texts.listed()
    )
    return Rich("\n").join(rows) or rich("<tr><td>{text}</td></tr>", text=tr("No decision cost much."))


def _table(rows: Sequence[Sequence[str]]) -> Rich:
    head, *others = rows
    titles = Rich("").join(rich("<th>{cell}</th>", cell=cell) for cell in head)
    lines = (
        rich("<tr>{cells}</tr>", cells=Rich("").join(rich("<td>{cell}</td>", cell=cell) for cell in row))
        for row in others
    )
    return rich('<table class="figures"><tr>{titles}</tr>{lines}</table>', titles=titles, lines=Rich("\n").join(lines))


def _drawing(texts: ReviewTexts, looks: Sequence[tuple[str, str]]) -> Rich:
    """A line for each seat over the points of the course, with its symbol at each point; turning points are shaded."""
    course = texts.review.course
    places = [(n * WIDE / max(1, len(course) - 1), point) for n, point in enumerate(course)]
    band = '<rect x="{x}" y="0" width="{wide}" height="{high}" class="turn"><title>{text}</title></rect>'
    gap = WIDE / max(1, len(course) - 1)
    parts = [
        rich(band, x=round((n + 0.25) * gap, 1), wide=round(gap / 2, 1), high=HIGH, text=turn.text)
        for n, turn in texts.turns_on_course()
    ]
    parts += [
        rich(
            '<line x1="0" y1="{y}" x2="{wide}" y2="{y}" stroke="#cdbfa8"/><text x="{x}" y="{text_y}">{text}</text>',
            y=round(HIGH * (1 - share)),
            wide=WIDE,
            x=WIDE + 10,
            text_y=round(HIGH * (1 - share)) + 4,
            text=tr("{share}%", share=round(100 * share)),
        )
        for share in (0, 0.5, 1)
    ]
    below = '<text x="{x}" y="{y}" text-anchor="middle">{text}</text>'
    labels = zip(places, texts.labels(), strict=True)
    parts += [rich(below, x=round(x, 1), y=HIGH + 20, text=text) for (x, _), text in labels]
    seats = [(name, colour, SIGNS[symbol]) for name, (colour, symbol) in zip(texts.words.seats, looks, strict=True)]
    for seat, (name, colour, sign) in enumerate(seats):
        points = [(round(x, 1), round(HIGH * (1 - point.chances[seat]), 1)) for x, point in places]
        line = '<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
        parts.append(rich(line, points=" ".join(f"{x},{y}" for x, y in points), colour=colour))
        mark = '<text class="sign" x="{x}" y="{y}" fill="{colour}">{sign}<title>{name}</title></text>'
        parts += [rich(mark, x=x, y=y + HALF_SIGN, colour=colour, sign=sign, name=name) for x, y in points]
    legend = Rich("").join(
        rich('<span><b style="color: {colour}">{sign}</b> {name}</span>', colour=colour, sign=sign, name=name)
        for name, colour, sign in seats
    )
    template = (
        '<svg viewBox="{left} {top} {wide} {high}" role="img" aria-label="{about}">{parts}</svg>'
        '<p class="legend">{legend}</p>'
    )
    return rich(
        template,
        left=-EDGE // 2,
        top=-10,
        wide=WIDE + 2 * EDGE,
        high=HIGH + 40,
        about=tr("Chance of winning"),
        parts=Rich("").join(parts),
        legend=legend,
    )


_STYLE = """h2 { margin: 1.4em 0 0.3em; }
th, td { padding: 0.2em 0.6em; text-align: left; border-bottom: 1px solid #e2d8c6; }
table.figures th, table.figures td { text-align: right; width: 8em; }
table.figures th:first-child, table.figures td:first-child { text-align: left; width: auto; }
table.decisions td:nth-child(-n+2) { color: #6b5d4a; white-space: nowrap; }
tr.blunder b { color: #a3261b; }
tr.mistake b { color: #a85a12; }
svg { max-width: 100%; }
svg { font-size: 11px; fill: #6b5d4a; }
svg .turn { fill: #efe4cf; }
svg .sign { font-size: 13px; text-anchor: middle; }
p.legend span { margin-right: 1.4em; white-space: nowrap; }
* { print-color-adjust: exact; }"""
_BODY = """<h2>{chances}</h2>
{drawing}
{course}
<h2>{turns}</h2>
{turn_rows}
<h2>{strengths}</h2>
{strength_rows}
<h2>{decisions}</h2>
<table class="decisions">
{decision_rows}
</table>"""
