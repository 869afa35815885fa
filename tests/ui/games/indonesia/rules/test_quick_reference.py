"""The rules on one sheet of paper."""

from __future__ import annotations

from PySide6.QtGui import QImage, QKeySequence, QPainter

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.rules.quick_reference import QuickReference


def test_the_sheet_tells_phases_values_research_growth_and_keys(program: Program) -> None:
    told = QuickReference(program.window.commands).toPlainText()
    for wanted in ("1 New Era", "7 City Growth", "siap faji", "35", "\N{MULTIPLICATION SIGN} 400", "F1"):
        assert wanted in told, wanted


def test_a_key_of_ones_own_is_on_the_sheet(program: Program) -> None:
    commands = program.window.commands
    commands.set_keys("rules", [QKeySequence("Ctrl+Alt+R")])
    try:
        assert "Ctrl+Alt+R" in QuickReference(commands).toPlainText()
    finally:
        commands.restore(["rules"])


def test_it_has_two_columns_that_reach_far_down(program: Program) -> None:
    picture = QImage(210 * 2, 297 * 2, QImage.Format.Format_Grayscale8)
    picture.fill(255)
    painter = QPainter(picture)
    QuickReference(program.window.commands).paint(painter, picture.width())
    painter.end()
    for left in (0.08, 0.52):
        lowest = max(y for y in range(picture.height()) if has_ink(picture, left, y))
        assert 0.6 < lowest / picture.height() < 0.97


def has_ink(picture: QImage, left: float, y: int) -> bool:
    first = round(left * picture.width())
    return any(picture.pixelColor(x, y).value() < 160 for x in range(first, first + picture.width() // 3))
