"""Beside a tutorial the whole prompt of each step is seen, in each language."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.settings.preferences import LANGUAGES
from indonesia_qt.ui.widgets.plain_text import read_of
from indonesia_qt.ui.widgets.rich_text import Rich
from tests.i18n.linguist import spoken
from tests.ui.table.learner import AtLesson, begin_lesson


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize(
    "language", [pytest.param(code, marks=[] if code == "de" else pytest.mark.soak) for code in LANGUAGES]
)
@pytest.mark.parametrize("game", ["Indonesia", "Singapore"])
def test_the_prompt_of_each_step_is_seen_whole(
    program: Program, qtbot: QtBot, tmp_path: Path, game: str, language: str
) -> None:
    window, cut = program.window, {}
    window.resize(1366, 768)
    window.appearance.put_on()
    with spoken(language, tmp_path):
        begin_lesson(program, game)
        learner = AtLesson(program, qtbot)
        learner.wait_for_step()
        while not learner.is_at_end:
            assert program.table
            text = program.table.decision.prompt.text
            if read_of(Rich(text.text())) != text.accessibleDescription():
                cut[learner.lesson.at] = text.text()
            (learner.card.have_done if learner.lesson.waits else learner.card.go_on)()
            learner.wait_for_step()
    assert cut == {}
