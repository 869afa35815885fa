"""Has bots play the map as it is, in processes of their own, and shows the report on its balance."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, QSize, Qt, QUrl
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QComboBox

from indonesia_qt.board.draft import EditError
from indonesia_qt.board.trial import MOST_GAMES, USUAL_GAMES, USUAL_PLAYERS, Trial
from indonesia_qt.files.whole_file import read_whole, reason_of, write_whole
from indonesia_qt.games import map_data_of
from indonesia_qt.i18n.text import paragraph, phrase, tr
from indonesia_qt.library import PlayableMap
from indonesia_qt.mapmaking.review.balance_report import (
    LARGEST,
    Finding,
    Games,
    Report,
    ReportError,
    check_comparable,
    decoded,
    report,
)
from indonesia_qt.mapmaking.review.fixes import fixes
from indonesia_qt.mapmaking.review.trial_games import setup_of
from indonesia_qt.ui.editor.balance.balance_page import as_file, page_body, page_title
from indonesia_qt.ui.editor.balance.heat_map import heat_map
from indonesia_qt.ui.editor.balance.tune_dialog import TuneDialog
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.playtest.playtest_dialog import TrialDialog, games_played
from indonesia_qt.ui.style.scaling import within_screen
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.table.bot_labels import bot_name
from indonesia_qt.ui.widgets.file_choice import ask_what_to_open, ask_where_to_write, saved_or_not
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button
from indonesia_qt.ui.widgets.rich_text import Rich, rich
from indonesia_qt.ui.widgets.rich_text_page import RichTextPage
from indonesia_qt.ui.widgets.whole_field import WholeField

FILES = phrase("Web page (*.html);;Report to compare with later (*.json)")
REPORTS = phrase("Balance report (*.json)")
PICTURE, FIX = "heat-map", "fix"
STYLE = """.about, .note, .interval {{ color: {quiet}; }}
.note, .interval {{ font-size: small; }}
td b {{ color: {far}; }}
th, td {{ padding: 3px 6px; }}"""
"""Qt knows only a part of CSS."""


class BalancePage(RichTextPage):
    """Shows a report; links in it make the fixes of what stands out, with `fix`, given the finding's number."""

    def __init__(self, theme: Theme, fix: Callable[[int, int], None]) -> None:
        super().__init__()
        colours = theme.interface
        self.document().setDefaultStyleSheet(STYLE.format(quiet=colours.quiet_text, far=colours.warning))
        self._fix = fix
        self._html = Rich()
        self._drawing = b""

    def show_report(self, found: Report, played_on: PlayableMap, before: Report | None) -> None:
        """Show a report from its top."""
        drawing = heat_map(played_on.board, found.traffic, found.traffic_title) if found.traffic else Rich()
        self._drawing = drawing.encode()
        picture = rich('<p><img src="{name}"></p>', name=PICTURE) if drawing else Rich()
        numbers = {id(finding): number for number, finding in enumerate(found.findings)}
        body = page_body(found, picture, lambda finding: _links(finding, numbers[id(finding)]), before)
        self._html = rich("<h1>{title}</h1>{body}", title=page_title(found), body=body)
        self.show_again()

    def show_text(self, *paragraphs: str) -> None:
        """Show text in the place of a report."""
        self._html = Rich("").join(rich("<p>{text}</p>", text=text) for text in paragraphs)
        self.show_again()

    def follow(self, link: QUrl) -> None:
        """Make a fix."""
        finding, _, fix = link.path().partition("/")
        self._fix(int(finding), int(fix))

    def picture(self, name: QUrl, room: int) -> QImage:  # noqa: ARG002
        """Return the drawing of the seas, as wide as there is room."""
        renderer = QSvgRenderer(QByteArray(self._drawing))
        size = renderer.defaultSize().scaled(QSize(room, room), Qt.AspectRatioMode.KeepAspectRatio)
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        return image

    def show_again(self) -> None:
        """Lay the report out again."""
        self.setHtml(self._html)


def _links(finding: Finding, number: int) -> Rich:
    link = '<a href="{fix}:{number}/{at}">{text}</a>'
    return Rich(" ").join(rich(link, fix=FIX, number=number, at=at, text=text) for at, text in enumerate(finding.fixes))


class BalanceDialog(TrialDialog):
    """Has many games played, and shows the report on them."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window, tr("Balance report"), tr("Cancel"))
        self.report: Report | None = None
        self._before: Report | None = None
        self._played: Games
        self.games = WholeField(minimum=1, maximum=MOST_GAMES, value=USUAL_GAMES)
        self.players, self.bots = QComboBox(), QComboBox()
        self.save = push_button(tr("Save report\N{HORIZONTAL ELLIPSIS}"), self._ask_where)
        self.compare = push_button(tr("Compare with\N{HORIZONTAL ELLIPSIS}"), self._ask_what)
        self.tune = push_button(tr("Tune deeds and cards\N{HORIZONTAL ELLIPSIS}"), self._tune)
        self.page = BalancePage(window.appearance.theme, self._fix)
        self._lay_out()
        self.tune.setVisible(map_data_of(self.definition.id).is_tuned)
        self.offer()
        self.resize(within_screen(self, 860, 640))

    def _lay_out(self) -> None:
        players = self.definition.players
        for n in players:
            self.players.addItem(str(n), n)
        self.players.setCurrentIndex(players.index(min(USUAL_PLAYERS, players[-1])))
        for bot in self.definition.levels:
            self.bots.addItem(bot_name(bot), bot)
        self.bots.setCurrentIndex(max(0, self.bots.findData(self.definition.substitute)))
        self.page.setAccessibleName(tr("Balance report"))
        self.choices = self.games, self.players, self.bots
        labelled = []
        for text, field in zip((tr("Games"), tr("Players"), tr("Bots")), self.choices, strict=True):
            label = Label(text)
            label.setBuddy(field)
            field.setAccessibleName(text)
            labelled += [label, field]
        top = row_of(*labelled, 0, self.start, self.stop)
        below = row_of(self.tune, 0, self.compare, self.save)
        self.setLayout(column_of(top, self.message, self.progress, (self.page, 1), below))
        self.page.show_text(
            tr("The report says what stands out: who wins, what deeds earn, what’s never used, how long games last."),
            tr("The more games, the clearer it is. Stronger bots take longer."),
        )

    def offer(self) -> None:
        """Offer to save and compare a report."""
        super().offer()
        for button in (self.save, self.compare):
            button.setEnabled(self.report is not None and self.runner is None)

    def _tune(self) -> None:
        self.editor.show_dialog(TuneDialog)

    def begin(self, played_on: PlayableMap) -> None:
        """Play all games with the same number of players, by the same bot."""
        played = Games(self.games.value(), self.players.currentData(), self.bots.currentData(), seed=1)
        setup_of(played_on.game, played.plans()[0])
        self._played = played
        self.run(played_on, played.plans())

    def halt(self) -> None:
        """Make no report."""
        self.end(tr("Cancelled. No report was made."))

    def show_trials(self, trials: list[Trial]) -> None:
        """Show the report on all games."""
        if self.runner is not None:
            return
        self.report = report(self.played_on, self._played, trials)
        if self._before is not None and not self._is_comparable(self._before):
            self._before = None
        self._lay_report()

    def _lay_report(self) -> None:
        assert self.report
        self.message.setText(games_played(self.report.played.games))
        self.offer()
        self.page.show_report(self.report, self.played_on, self._before)

    def _fix(self, finding: int, fix: int) -> None:
        """Make a fix of a finding, as one step, if it still suits the map."""
        assert self.report
        draft = self.document.draft
        try:
            chosen = fixes(draft, self.report.findings[finding].problem)[fix]
            after = chosen.change(draft)
        except (EditError, IndexError):
            self.message.setText(tr("The map has changed since. This can’t be done any more."))
            return
        self.document.push(chosen.text, after)
        self.message.setText(tr("Done: {step}. Play again to see what it changes.", step=chosen.text))

    def _ask_where(self) -> None:
        name = self.document.draft.board.id
        proposal = Path.home() / f"{name}-balance.html"
        ask_where_to_write(tr("Save report"), proposal, tr(FILES), self.write, self)

    def write(self, to: Path) -> None:
        """Save the report, as a file to compare with when the name ends so, else as a web page; and say so."""
        assert self.report
        content = as_file(self.report, to.suffix, self.played_on.board, self._before)
        self.message.setText(saved_or_not(to, lambda: write_whole(to, content)))

    def _ask_what(self) -> None:
        ask_what_to_open(tr("Compare with an earlier report"), Path.home(), tr(REPORTS), self.read, self)

    def read(self, file: Path) -> None:
        """Compare with an earlier report in a file."""
        assert self.report
        try:
            before = decoded(read_whole(file, LARGEST))
        except OSError as error:
            self.message.setText(paragraph(tr("Couldn’t read {file}.", file=file), reason_of(error)))
        except ReportError as error:
            self.message.setText(str(error))
        else:
            if self._is_comparable(before):
                self._before = before
                self._lay_report()

    def _is_comparable(self, before: Report) -> bool:
        assert self.report
        try:
            check_comparable(before, self.report.played, self.report.game)
        except ReportError as error:
            self.message.setText(str(error))
            return False
        return True
