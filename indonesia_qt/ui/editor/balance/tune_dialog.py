"""Has bots play the map with other deeds and city cards, and offers those with which games are fairer as one step."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from time import monotonic

from PySide6.QtWidgets import QProgressBar, QTextBrowser

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.trial import Trial
from indonesia_qt.i18n.text import figure, tr
from indonesia_qt.mapmaking.review.trial_games import play
from indonesia_qt.mapmaking.review.tuning import SECONDS, Batch, Tuned, TuningReport, tuned
from indonesia_qt.ui.editor.editor_window import EditorWindow, SideDialog
from indonesia_qt.ui.editor.playtest.playtest_dialog import DEADLINE_MS, PROCESSES
from indonesia_qt.ui.style.scaling import within_screen
from indonesia_qt.ui.support.worker_pool import Call, WorkerPool
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button
from indonesia_qt.ui.widgets.rich_text import Rich, rich

SEED = 1
"""The same map is always tuned by the same games."""


class TuneDialog(SideDialog):
    """Tunes deeds and city cards in processes of its own; the map changes only when that is accepted."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window, tr("Tune deeds and cards"))
        self.found: Tuned | None = None
        self.runner: WorkerPool | None = None
        self._work: Generator[Batch, Sequence[Trial], Tuned]
        self._before: Draft
        self._played = 0
        self.start = push_button(tr("Tune"), self._begin, "primary")
        self.stop = push_button(tr("Cancel"), self._cancel)
        self.use = push_button(tr("Use these deeds and cards"), self._use)
        self.progress, self.page = QProgressBar(), QTextBrowser()
        self.page.setAccessibleName(tr("Result of tuning"))
        minutes = figure(SECONDS / 60)
        about = tr(
            "Bots play many games with other deeds and city cards, for {n} minutes at most. The map changes only when "
            "you accept the result.",
            n=minutes,
        )
        self.message = Label(about, wordWrap=True)
        self.setLayout(
            column_of(self.message, self.progress, (self.page, 1), row_of(0, self.start, self.stop, self.use))
        )
        window.closed.connect(self.reject)
        self._offer()
        self.resize(within_screen(self, 860, 640))

    def done(self, result: int) -> None:
        """End the games, and go."""
        self._end("")
        super().done(result)

    def _begin(self) -> None:
        self._before, self.found, self._played = self.document.draft, None, 0
        self._work = tuned(self._before, SEED, monotonic)
        try:
            batch = next(self._work)
        except EditError as error:
            self.message.setText(str(error))
            return
        self.page.clear()
        self.runner = WorkerPool(PROCESSES, self)
        self._offer()
        self._play(batch)

    def _play(self, batch: Batch) -> None:
        assert self.runner
        self.progress.setValue(round(100 * batch.done))
        trials: dict[int, Trial] = {}
        for number, plan in enumerate(batch.plans):
            call = Call(Trial, play, (batch.game, plan), DEADLINE_MS)
            self.runner.submit(call, partial(self._take, trials, number, len(batch.plans)), self._fail)

    def _take(self, trials: dict[int, Trial], number: int, games: int, trial: Trial) -> None:
        trials[number] = trial
        self._played += 1
        self.message.setText(tr("Bots play with other deeds and city cards. Games so far: {n}.", n=self._played))
        if len(trials) < games:
            return
        try:
            batch = self._work.send([trials[number] for number in range(games)])
        except StopIteration as end:
            self.found = end.value
            self._end(tr("Finished. The map hasn’t changed yet."))
            assert self.found
            self.page.setHtml(page_of(self.found.report))
        else:
            self._play(batch)

    def _fail(self, reason: str) -> None:
        self._end(tr("The games stopped. {reason}", reason=reason))

    def _cancel(self) -> None:
        self._end(tr("Cancelled. The map hasn’t changed."))

    def _end(self, message: str) -> None:
        self.message.setText(message)
        if self.runner is not None:
            self.runner.stop()
            self.runner.deleteLater()
            self.runner = None
        self._offer()

    def _offer(self) -> None:
        runs = self.runner is not None
        self.start.setEnabled(not runs)
        self.stop.setEnabled(runs)
        self.progress.setVisible(runs)
        self.use.setEnabled(self.found is not None and self.found.draft is not self._before)

    def _use(self) -> None:
        assert self.found
        if self.document.draft is not self._before:
            self.message.setText(tr("The map has changed since. This can’t be done any more."))
            return
        self.document.push(tr("Tune deeds and cards"), self.found.draft)
        self.found = None
        self._end(tr("Done. Undo takes all changes back at once."))


def page_of(report: TuningReport) -> Rich:
    """Return a page on what tuning did: bounds before and after, those that can't be reached, and changes."""
    heads = "", tr("Allowed"), tr("Before"), tr("After"), tr("95% interval")
    head = Rich("").join(rich('<th align="left">{text}</th>', text=text) for text in heads)
    rows = Rich("\n").join(
        Rich("").join(
            (
                rich("<tr>"),
                *(rich("<td>{text}</td>", text=text) for text in (row.name, row.allowed, row.before)),
                rich("<td>{text}</td>" if row.holds else "<td><b>{text}</b></td>", text=row.after),
                rich("<td>{text}</td></tr>", text=row.interval),
            )
        )
        for row in report.rows
    )
    missed = report.missed or (tr("The map keeps to all bounds."),)
    steps = report.steps or (tr("No change made games fairer."),)
    return rich(
        '<p>{words}</p>{missed}<table cellpadding="4"><tr>{head}</tr>\n{rows}</table><h2>{title}</h2>{steps}',
        words=report.in_words(),
        missed=Rich("").join(rich("<p>{text}</p>", text=text) for text in missed),
        head=head,
        rows=rows,
        title=tr("Changes"),
        steps=Rich("").join(rich("<p>{text}</p>", text=text) for text in steps),
    )
