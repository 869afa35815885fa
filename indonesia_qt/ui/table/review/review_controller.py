"""Reviews the game that is shown in the background, and shows the review beside the board and at the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from indonesia_qt.core.review import Coach, PlayedGame, Review, chances_of, reviewed, why_no_review
from indonesia_qt.core.review_file import ReviewFile
from indonesia_qt.files.whole_file import reason_of, write_whole
from indonesia_qt.i18n.text import as_sentence, enumerated, labelled, paragraph, phrase, tr
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.support.worker_pool import Call, WorkerPool
from indonesia_qt.ui.table.game_controller import GameController
from indonesia_qt.ui.table.game_view import GameView
from indonesia_qt.ui.table.review.review_page import as_html
from indonesia_qt.ui.table.review.review_pane import ReviewPane
from indonesia_qt.ui.table.review.review_texts import ReviewTexts
from indonesia_qt.ui.widgets.file_choice import ask_where_to_write

DEADLINE_MS = 1_800_000
"""How long a review may take, in milliseconds."""
CHANCES_MS = 30_000
"""How long the chances of one position may take."""
PAGES = phrase("Web page (*.html)")
OFFER = phrase(
    "The review shows each player’s chance of winning throughout the game, the turning points, and which decisions "
    "cost something, with the better move. Chances are estimates."
)


class ReviewController(QObject):
    """Keeps the review in step with the game; it reads the game and never changes it."""

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self.controller = controller
        self.pane: ReviewPane | None = None
        self.review: Review[Any] | None = None
        self._workers, self._looker = WorkerPool(1, self), WorkerPool(1, self)
        controller.laid.connect(self._follow)
        controller.shown.connect(self._reopen)
        controller.left.connect(self._leave)
        self._stays_open = False
        controller.window.review_requested.connect(self.show)

    def show(self) -> None:
        """Show the pane in front, with the review that is kept beside the game if there is one."""
        table = self.controller.table
        if table is None:
            self.controller.window.show_message(tr("Start or open a game first."))
            return
        if self.pane is None:
            self.pane = ReviewPane(table.context)
            self.pane.shown.connect(self._show_now)
            self.pane.left.connect(self.controller.window.docks.review.hide)
            self.pane.begun.connect(self.begin)
            self.pane.cancelled.connect(self.cancel)
            self.pane.page_requested.connect(self.ask_page)
            self.pane.moment_requested.connect(self._look_at)
            self.pane.branch_requested.connect(lambda: table.history.branch(table.history.at))
        self.controller.window.docks.show_review(self.pane)
        if not self._workers.is_busy:
            self._find()
        self._show_now()

    def begin(self) -> None:
        """Review the game as it stands, in another process."""
        coach, table = self._coach, self.controller.table
        if coach is None or table is None or self.pane is None:
            return
        self.pane.show_progress(0)
        session = table.bridge.session
        call = Call(Review[session.game.actions], reviewed, (PlayedGame.of(session), coach), DEADLINE_MS)  # type: ignore[name-defined]
        self._workers.submit(call, self._take, self._fail, self.pane.show_progress)

    def cancel(self) -> None:
        """Give up a review that is being made."""
        if self._workers.is_busy:
            self._workers.cancel()
            self._find()

    def ask_page(self) -> None:
        """Ask where the review is to be saved as a page."""
        assert self.controller.open_game
        assert self.pane
        proposal = Path.home() / f"{self.controller.open_game.file.stem}.html"
        ask_where_to_write(tr("Save review"), proposal, tr(PAGES), self.save_page, self.controller.window)

    def save_page(self, to: Path) -> None:
        """Write the review as a web page, and say whether it is saved."""
        texts, table = self._texts(), self.controller.table
        assert texts
        assert table
        assert self.pane
        context = table.context
        looks = [LIGHT.seat(colour) for colour in context.colours]  # the page has a light ground in any theme
        title = labelled(context.ui.game.title, enumerated(context.words.seats))
        try:
            write_whole(to, as_html(title, texts, [(one.colour, one.symbol) for one in looks]).encode())
        except OSError as error:
            self.pane.say(paragraph(tr("Couldn’t save the file"), labelled(str(to), reason_of(error))))
        else:
            self.pane.say(tr("Saved as {file}.", file=to))

    @property
    def _coach(self) -> Coach | None:
        game = self.controller.open_game
        return None if game is None else game.played_on.definition.coach

    def _follow(self, table: GameView) -> None:
        self._stays_open = self.pane is not None and not self.controller.window.docks.review.isHidden()
        self._leave()
        table.review_requested.connect(self.show)
        table.bridge.changed.connect(self._outdate)
        table.history.moved.connect(self._show_now)
        table.privacy.changed.connect(self._show_now)
        table.decision.asked.connect(self._give_way)

    def _reopen(self) -> None:
        """Show the pane for the next game, such as a branch of the one before, if it was shown; behind a decision."""
        if self._stays_open:
            self.show()
            self._give_way()

    def _leave(self) -> None:
        """Forget the game that was shown."""
        self.review = None
        for pool in (self._workers, self._looker):
            pool.stop()
        if self.pane is not None:
            self.controller.window.docks.review.hide()
            self.pane.deleteLater()
            self.pane = None

    def _outdate(self) -> None:
        """Drop the review, also one that is being made, when the game has gone on or back."""
        self.review = None
        self._workers.cancel()
        if self.controller.table is not None:
            self.controller.table.show_review(None)
        if self.pane is not None and not self.controller.window.docks.review.isHidden():
            self._find()
            self._show_now()

    def _find(self) -> None:
        """Show the review that is kept beside the game, or offer to make one."""
        game, coach, table = self.controller.open_game, self._coach, self.controller.table
        if game is None or table is None or self.pane is None:
            return
        reason = why_no_review(table.bridge.session, coach, table.bridge.hints_allowed)
        if reason is not None or coach is None:
            self.pane.show_offer(str(reason), possible=False)
            return
        self.review = self.review or ReviewFile(game.file).found(table.bridge.session, coach)
        self._show_review()

    def _show_review(self) -> None:
        texts, table = self._texts(), self.controller.table
        if self.pane is None or table is None:
            return
        if texts is None:
            self.pane.show_offer(tr(OFFER), possible=True)
        else:
            self.pane.show_review(texts)
            table.show_review(texts)

    def _texts(self) -> ReviewTexts | None:
        table = self.controller.table
        if table is None or self.review is None:
            return None
        people = table.bridge.people
        reader = people[0] if len(people) == 1 else table.privacy.looking
        context = table.context
        return ReviewTexts(context.words, context.ui.advice(), table.bridge.session, self.review, reader)

    def _take(self, review: Review[Any]) -> None:
        game = self.controller.open_game
        if game is not None:
            self.review = review
            ReviewFile(game.file).keep(review)
            self._show_review()

    def _fail(self, reason: str) -> None:
        if self.pane is not None:
            self.pane.show_offer(paragraph(tr("The game couldn’t be reviewed."), as_sentence(reason)), possible=True)

    def _give_way(self) -> None:
        """Let the decision of a person come to the front; while the past is shown the review stays there."""
        table = self.controller.table
        if table is not None and table.bridge.question is not None and not table.history.looks_back:
            self.controller.window.docks.show_decision()

    def _look_at(self, at: int) -> None:
        if self.controller.table:
            self.controller.table.history.look_at(at)

    def _show_now(self) -> None:
        """Find out the chances at the moment that the board shows, from what the screen shows of it and no more."""
        table, coach, pane = self.controller.table, self._coach, self.pane
        if table is None or pane is None or not pane.isVisible():
            return
        session, at = table.bridge.session, table.history.at
        pane.show_frames(table.decision.frames)
        pane.show_moment(at if table.history.looks_back else None, can_play=table.history.asked is not None)
        if coach is None:
            return
        pane.show_now("", ())  # others may look now than those who saw the last ones
        if session.question is not None and not table.bridge.hints_allowed:
            return
        self._looker.cancel()
        if self.review is not None:
            in_chart = any(point.at == at for point in self.review.course)
            judged = self.review.judged_at(at) if table.history.looks_back and not in_chart else None
            if judged is not None:
                pane.show_now(tr("Chance of winning after this decision"), judged.chances)  # as its verdict does
                return
            if (known := self.review.chances_at(at)) is not None:
                self._name_chances(known)  # as the chart and the turning points do
                return
        view = table.privacy.view(session.position(at))
        args = coach, view, session.seed or 0, session.game.round(view)
        call = Call(tuple[float, ...], chances_of, args, CHANCES_MS)
        self._looker.submit(call, self._name_chances, lambda _: pane.show_now("", ()))

    def _name_chances(self, chances: tuple[float, ...]) -> None:
        table = self.controller.table
        if table is not None and self.pane is not None:
            shown = (
                tr("Chance of winning before this decision")
                if table.history.looks_back
                else tr("Chance of winning now")
            )
            self.pane.show_now(shown, chances)
