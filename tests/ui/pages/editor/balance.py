"""The balance report in the editor: the games it is made of, the page, and its links."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.ui.editor.balance.balance_dialog import PICTURE, BalanceDialog, BalancePage
from indonesia_qt.ui.editor.balance.tune_dialog import TuneDialog
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.support.worker_pool import WorkerPool
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pages.page import Page

TO_COMPARE_WITH = "Compared with the earlier report"
NOTHING = "Cancelled. No report was made."
OUTDATED = "The map has changed since. This can’t be done any more."


class BalanceReportPage(Page[BalanceDialog]):
    """Which games bots play, and the report on them."""

    kind = BalanceDialog

    @classmethod
    def open(cls, window: EditorWindow) -> BalanceReportPage:
        EditorPage(window).give("balance")
        return cls.shown()

    def take(self, games: int, players: int, bot: str) -> None:
        """Choose the games; the bot is named as players see it."""
        self.widget.games.setValue(games)
        self.widget.players.setCurrentText(str(players))
        self.widget.bots.setCurrentText(bot)

    def play(self) -> None:
        self.press("Play")

    def cancel(self) -> None:
        self.press("Cancel")

    def tune(self) -> TuningPage:
        """Open the dialog that tunes deeds and cards."""
        self.press("Tune deeds and cards…")
        return TuningPage.shown()

    @property
    def runner(self) -> WorkerPool | None:
        """What plays, while it does."""
        return self.widget.runner

    @property
    def message(self) -> str:
        return self.widget.message.text()

    @property
    def text(self) -> str:
        """The report as it is read, or what stands there before there is one."""
        return self._page.toPlainText()

    @property
    def can_save(self) -> bool:
        return self.widget.save.isEnabled()

    @property
    def has_picture(self) -> bool:
        """Whether the seas are drawn."""
        kind = QTextDocument.ResourceType.ImageResource
        return PICTURE in self._page.toHtml() and not self._page.loadResource(kind, PICTURE).isNull()

    def fixes(self) -> list[str]:
        """Return the texts of the links."""
        found, block = list[str](), self._page.document().begin()
        while block.isValid():
            pieces = [place.fragment() for place in block]
            found += [piece.text() for piece in pieces if piece.charFormat().isAnchor()]
            block = block.next()
        return found

    def fix(self, text: str) -> None:
        """Click the first link with this text."""
        page = self._page
        found = page.document().find(text)
        assert not found.isNull(), text
        page.setTextCursor(QTextCursor(found.block()))
        page.ensureCursorVisible()
        QApplication.processEvents()
        found.setPosition(found.selectionStart() + 2)
        place = page.cursorRect(found).center()
        QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def write(self, to: Path) -> None:
        """Save the report in a file, which was chosen."""
        self.widget.write(to)

    def compare(self, file: Path) -> None:
        """Compare with the report in a file, which was chosen."""
        self.widget.read(file)

    def close(self) -> None:
        self.widget.reject()

    @property
    def _page(self) -> BalancePage:
        return self.widget.page


class TuningPage(Page[TuneDialog]):
    """Tunes deeds and city cards, and offers the result."""

    kind = TuneDialog

    def tune(self) -> None:
        self.press("Tune")

    def cancel(self) -> None:
        self.press("Cancel")

    def accept(self) -> None:
        self.press("Use these deeds and cards")

    @property
    def can_accept(self) -> bool:
        return self.widget.use.isEnabled()

    @property
    def runner(self) -> WorkerPool | None:
        """What plays, while it does."""
        return self.widget.runner

    @property
    def message(self) -> str:
        return self.widget.message.text()

    @property
    def text(self) -> str:
        """The report as it is read."""
        return self.widget.page.toPlainText()
