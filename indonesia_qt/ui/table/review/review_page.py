"""The review of a game as a web page, to be kept, printed or sent. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.i18n.text import language, tr
from indonesia_qt.ui.table.review.review_texts import ReviewTexts
from indonesia_qt.ui.widgets.rich_text import Rich, rich

WIDE, HIGH, EDGE = 640, 220, 34
"""The drawing of the chances, in units of its own: its size, and the room for the figures at its side."""


def as_html(title: str, texts: ReviewTexts, colours: Sequence[str]) -> str:
    """Return a web page without other files; `colours` are those of the lines, by seat."""
    return rich(
        _PAGE,
        language=language(),
        title=title,
        chances=tr("Chance to win"),
        drawing=_drawing(texts, colours),
        course=_table(texts.course()),
        turns=tr("Turning points"),
        turn_rows=Rich("\n").join(rich("<li>{text}</li>", text=one.text) for one in texts.turns()),
        strengths=tr("Chance to win lost by phase"),
        strength_rows=_table(texts.table()),
        decisions=tr("Decisions"),
        decision_rows=_decisions(texts),
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
        for one in texts.graded()
    )
    return Rich("\n").join(rows) or rich("<tr><td>{text}</td></tr>", text=tr("No decision cost much."))


def _table(rows: Sequence[Sequence[str]]) -> Rich:
    head, *others = rows
    titles = Rich("").join(rich("<th>{cell}</th>", cell=cell) for cell in head)
    lines = (
        rich("<tr>{cells}</tr>", cells=Rich("").join(rich("<td>{cell}</td>", cell=cell) for cell in row))
        for row in others
    )
    return rich("<table><tr>{titles}</tr>{lines}</table>", titles=titles, lines=Rich("\n").join(lines))


def _drawing(texts: ReviewTexts, colours: Sequence[str]) -> Rich:
    """A line for each seat over the points of the course, with its name at the right end."""
    course = texts.review.course
    step = WIDE / max(1, len(course) - 1)
    parts = [
        rich(
            '<line x1="0" y1="{y}" x2="{wide}" y2="{y}" stroke="#cdbfa8"/><text x="{x}" y="{y}">{text}</text>',
            y=round(HIGH * (1 - share)),
            wide=WIDE,
            x=WIDE + 6,
            text=tr("{share}%", share=round(100 * share)),
        )
        for share in (0, 0.5, 1)
    ]
    for seat, name in enumerate(texts.words.seats):
        places = " ".join(f"{n * step:.1f},{HIGH * (1 - point.chances[seat]):.1f}" for n, point in enumerate(course))
        line = '<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="3"><title>{name}</title>'
        parts.append(rich(line + "</polyline>", places=places, colour=colours[seat], name=name))
    legend = Rich(" ").join(
        rich('<span style="color: {colour}">\N{BLACK SQUARE}</span> {name}', colour=colour, name=name)
        for colour, name in zip(colours, texts.words.seats, strict=True)
    )
    template = '<svg viewBox="-4 -10 {wide} {high}" role="img">{parts}</svg><p>{legend}</p>'
    return rich(template, wide=WIDE + 2 * EDGE, high=HIGH + 20, parts=Rich("").join(parts), legend=legend)


_PAGE = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<title>{title}</title>
<style>
body {{ font: 15px/1.4 Georgia, serif; max-width: 56em; margin: 2em auto; padding: 0 1em; color: #2b241c; }}
h1, h2 {{ color: #7a2f1d; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ padding: 0.2em 0.6em; text-align: left; vertical-align: top; border-bottom: 1px solid #e2d8c6; }}
tr.blunder b {{ color: #a3261b; }}
tr.mistake b {{ color: #a85a12; }}
tr {{ break-inside: avoid; }}
svg text {{ font-size: 11px; fill: #6b5d4a; }}
</style>
</head>
<body>
<h1>{title}</h1>
<h2>{chances}</h2>
{drawing}
{course}
<h2>{turns}</h2>
<ul>
{turn_rows}
</ul>
<h2>{strengths}</h2>
{strength_rows}
<h2>{decisions}</h2>
<table>
{decision_rows}
</table>
</body>
</html>
"""
