"""Each step of research says what it brings; those that bring nothing on the board as it is are folded."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from indonesia_qt.games.indonesia.analysis.forecast import ships_of
from indonesia_qt.games.indonesia.bots.year_gain import step_gain
from indonesia_qt.games.indonesia.rules.actions import Research
from indonesia_qt.games.indonesia.rules.constants import Track
from indonesia_qt.i18n.text import signed
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.panels.research import ResearchPanel
from indonesia_qt.ui.games.indonesia.texts.names import signed_rupiah
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
    gains = [step_gain(panel.view, step, seat) for step in steps.values]
    assert steps.cells == [("" if gain is None else signed(gain),) for gain in gains]
    assert [steps.is_strong(row, 0) for row in range(steps.count())] == [gain == 60 for gain in gains]
    assert steps.notes == [panel.action_text(step).leads_to for step in steps.values]
    for step, gain, note in zip(steps.values, gains, steps.notes, strict=True):
        if gain:
            assert f"you {signed_rupiah(gain)} a year" in note
        elif gain == 0:
            assert any(reason in note for reason in ("yet", "now"))
        else:
            assert step.track == "bid"
    slots, mergers, expansion = steps.notes[:3]
    assert (
        "best: Sumatera Selatan spice\N{NO-BREAK SPACE}X; you +15\N{NO-BREAK SPACE}Rp a year, selling 1 spice more"
        in slots
    )
    assert "best: K\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}I from 100\N{NO-BREAK SPACE}Rp; you +" in mergers
    assert "nobody could sell more with it yet" in expansion


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
    assert note("slots").endswith("; 2 free slots; a slot is already free")


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
