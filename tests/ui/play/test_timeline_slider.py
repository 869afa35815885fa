"""The names of the rounds over the timeline can be told from each other."""

from __future__ import annotations

from itertools import pairwise

from pytestqt.qtbot import QtBot

from indonesia_qt.core.timeline import Moment
from indonesia_qt.ui.play.timeline_slider import TimelineSlider
from indonesia_qt.ui.style.theme import LIGHT


def test_names_of_rounds_keep_apart_at_every_width(qtbot: QtBot) -> None:
    slider = TimelineSlider(LIGHT, (0, 1), lambda number: f"Round {number}" if number else "Starting Round")
    qtbot.addWidget(slider)
    slider.show_course([Moment(0, "start", 0)] * 5 + [Moment(1, "turns", 1)] * 7, 11)
    written = set()
    for width in range(120, 420, 3):
        slider.resize(width, 30)
        labels = slider.labels()
        written |= {text for _, text in labels}
        assert all(there.left() - here.right() > 6 for (here, _), (there, _) in pairwise(labels))
    assert "Starting Round" in written
