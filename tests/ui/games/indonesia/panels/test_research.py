"""Each step of research says what it brings; those that bring nothing on the board as it is are folded."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from indonesia_qt.games.indonesia.analysis.forecast import ships_of
from indonesia_qt.games.indonesia.bots.year_gain import best_new_merger, step_gain
from indonesia_qt.games.indonesia.rules.actions import Research
from indonesia_qt.games.indonesia.rules.constants import Track
from indonesia_qt.i18n.text import signed
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.panels.research import ResearchPanel
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from tests.ui.pages.page import settle
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, go_to


def hidden(panel: ResearchPanel) -> list[Research]:
    return [step for row, step in enumerate(panel.list.values) if panel.list.isRowHidden(row)]


def test_hulls_of_players_without_ships_are_folded_and_can_be_chosen_when_unfolded(program: Program) -> None:
    go_to(program, POSITIONS["research"])
    mouse = Mouse(program)
    panel = mouse.panel
    assert isinstance(panel, ResearchPanel)
    without = [seat for seat in range(4) if not ships_of(panel.view, seat)]
    folded = hidden(panel)
    assert {(step.track, step.player) for step in folded} == {("hull", seat) for seat in without}
    assert panel.others.said == f"{len(without)} others bring nothing now"
    mouse.click(panel.others)
    settle()
    assert not hidden(panel)
    mouse.choose(panel.list, panel.list.values.index(folded[0]))
    assert panel.list.value() == folded[0]


def test_each_step_has_a_figure_or_says_why_it_brings_nothing(program: Program) -> None:
    go_to(program, POSITIONS["research"])
    panel = Mouse(program).panel
    assert isinstance(panel, ResearchPanel)
    seat, steps = panel.asked.seat, panel.steps
    assert steps.titles == ("Track", "You", "Rivals")
    gains = [step_gain(panel.view, step, seat) for step in steps.values]
    mine = [gain.earned[seat] if gain else None for gain in gains]
    sums = [[signed(gain.earned[seat]), signed(gain.of_rivals(seat))] if gain else ["", ""] for gain in gains]
    assert steps.cells == sums
    assert [steps.is_strong(row, 0) for row in range(steps.count())] == [gain == 60 for gain in mine]
    assert not any(steps.is_strong(row, 1) for row in range(steps.count()))
    for row, (step, gain, note) in enumerate(zip(steps.values, mine, steps.notes, strict=True)):
        if gain:
            assert f"you {signed(gain)}" in steps.item(row).data(Qt.ItemDataRole.AccessibleTextRole)
        elif gain == 0:
            assert any(reason in note for reason in ("yet", "now"))
        else:
            assert step.track == "bid"
    words, merger = panel.words, best_new_merger(panel.view, Research("mergers", seat))
    assert merger
    first, second = merger.companies
    assert steps.notes[:3] == [
        "Hold up to 4 companies. Best: Sumatera Selatan spice\N{NO-BREAK SPACE}X.",
        f"14 new mergers possible. Best: {words.company(first)} + {words.company(second)}, from {rupiah(100)}.",
        "Up to 3 more areas or ships a year. No extra sales yet.",
    ]


def test_a_step_without_a_use_says_which_use_is_missing(program: Program) -> None:
    go_to(program, POSITIONS["research"])
    panel = Mouse(program).panel
    assert isinstance(panel, ResearchPanel)
    view, me = panel.view, panel.asked.seat

    def note(track: Track) -> str:
        return panel.action_text(Research(track, me)).leads_to

    view.players[me].cash = 0
    assert note("mergers").endswith("; you can’t afford any of them yet")
    view.deeds.clear()
    assert note("slots").endswith("; no company on offer now")
    view.players[me].slots = 4
    assert note("slots").endswith("; a slot is already free")


def test_the_disabled_button_says_where_to_choose_and_gives_the_list_the_keyboard(program: Program) -> None:
    go_to(program, POSITIONS["research"])
    mouse = Mouse(program)
    panel = mouse.panel
    assert (panel.primary.text(), panel.primary.leads_to) == ("Choose a track", "in the list")
    panel.pass_button.setFocus()
    QTest.mouseClick(panel.primary, Qt.MouseButton.LeftButton)
    assert panel.steps.hasFocus()
    QTest.keyClick(panel.steps, Qt.Key.Key_Down)
    assert mouse.confirmation == "Research Slots 4"
    mouse.confirm()
    assert mouse.table.bridge.session.entries[-1].action == Research("slots", 0)


def test_a_hint_unfolds_the_step_that_it_advises(program: Program) -> None:
    go_to(program, POSITIONS["research"])
    panel = Mouse(program).panel
    assert isinstance(panel, ResearchPanel)
    panel.point_out(hidden(panel)[0])
    assert not hidden(panel)
