"""The picture of an answer in a list."""

from __future__ import annotations

from PySide6.QtGui import QIcon

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.rules.actions import Research
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.texts.action_groups import ActionGroupText


def answer_icon(icons: Icons, text: ActionGroupText, answer: Action) -> QIcon:
    """The track of research, or the kind of company or thing that the text of an answer is about, if any."""
    if isinstance(answer, Research):
        return icons.sign(answer.track)
    return icons.kind(text.kind) if text.kind else QIcon()
