"""Areas that scroll."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.widgets.layouts import RowScroll, ScrollArea, VerticalScroll


class Changeable(QWidget):
    """Needs much room only as long as it has little, as players' cards that show more where they are wide."""

    def minimumSizeHint(self) -> QSize:
        """Return another size than the present one."""
        width, height = (10 if now > 310 else 5000 for now in (self.width(), self.height()))
        return QSize(width, height)


def bare(content: QWidget) -> ScrollArea:
    """Return an area without a policy of its own."""
    area = ScrollArea()
    area.setWidget(content)
    return area


@pytest.mark.parametrize("make", [RowScroll, partial(VerticalScroll, name="Content"), bare])
def test_content_that_needs_another_size_in_each_comes_to_rest(
    make: Callable[[QWidget], ScrollArea], qtbot: QtBot
) -> None:
    content = Changeable()
    scroll = make(content)
    qtbot.addWidget(scroll)
    scroll.show()
    for side in range(280, 340):
        scroll.resize(side, side)
        assert content.width() >= scroll.viewport().width() or content.width() == 5000
