"""What assistive technology finds of widgets."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot


def labels(box: QComboBox) -> list[str]:
    found = QAccessible.queryAccessibleInterface(box)
    return [one.text(QAccessible.Text.Name) for one, _ in found.relations(QAccessible.RelationFlag.Label)]


def test_a_box_with_a_name_has_a_label(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    box = QComboBox(window)
    box.setAccessibleName("Style of play")
    assert labels(box) == ["Style of play"]
    assert labels(box) == ["Style of play"], "one is enough"


def test_a_box_gets_its_label_when_it_has_its_name(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    box = QComboBox()
    assert labels(box) == []
    box.setParent(window)
    box.setAccessibleName("Style of play")
    QCoreApplication.processEvents()
    assert labels(box) == ["Style of play"]
