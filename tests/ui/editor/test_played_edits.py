"""What is changed on a map holds in the game that is played on it: seen at the table, with the mouse."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from indonesia_qt.games.indonesia.rules.events import GoodDelivered
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.library import map_folders
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.games.indonesia.panels.acquisitions import DeedPanel
from indonesia_qt.ui.games.indonesia.panels.deliveries import DeliveryPanel
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from indonesia_qt.ui.games.indonesia.panels.operations import ExpansionPanel, ShipsPanel
from indonesia_qt.ui.table.panels.panel import QuestionPanel
from tests.ui.editor.desktop import Desktop
from tests.ui.editor.hand import Hand
from tests.ui.pages.beats import BeatPage
from tests.ui.pages.editor.entries import CardsPage, DeedsPage, EntriesPage
from tests.ui.pages.editor.files import SaveAsPage
from tests.ui.pages.editor.new_area import NewAreaPage
from tests.ui.pages.editor.playtest import trial_of
from tests.ui.pages.editor.problems import ProblemsPage
from tests.ui.pages.page import settle
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import new_game

LINKS = [
    ("melati-1", "melati-2"),
    ("teratai-1", "turtle-sea"),
    ("teratai-2", "turtle-sea"),
    ("turtle-sea", "still-lagoon"),
]
"""Land and land, land and sea, sea and sea."""


class Guest(Mouse):
    """Sits at the table of a game, and hears why something isn't allowed."""

    def __init__(self, program: Program, keep_free: str = "") -> None:
        """No city is built in the area that is kept free."""
        super().__init__(program)
        self.kept = keep_free
        self.told: list[str] = []
        assert program.table
        program.table.refused.connect(self.told.append)
        program.window.preferences.set("privacy", "off")

    @property
    def state(self) -> State:
        return self.table.bridge.session.state

    def sold(self) -> list[GoodDelivered]:
        """All sales so far."""
        entries = self.table.bridge.session.entries
        return [event for entry in entries for event in entry.events if isinstance(event, GoodDelivered)]

    def answer_until(self, *kinds: type[QuestionPanel]) -> None:
        """Answer whatever is asked, until one of these is."""
        while not isinstance(self.panel, kinds):
            if isinstance(self.panel, SitePanel):
                self.place(next(site for site in self.panel.answers() if site != self.kept))
            else:
                self.answer()

    def refused(self, place: str) -> str:
        """What is said when a place is clicked that can't be chosen; while a beat is shown, a click only ends that."""
        if self.table.beats.is_shown:
            BeatPage.of(self.program.window).skip_to_decision()
        before = len(self.told)
        self.click_area(place)
        (told,) = self.told[before:]
        return told


def try_it(desktop: Desktop) -> Guest:
    """Begin a game of two on the map as it is, with F5."""
    dialog = desktop.ask_to_play()
    dialog.seat_two()
    dialog.write_seed("1")
    dialog.begin()
    game = trial_of(desktop.window)
    assert game
    return Guest(game)


def toggle_links(desktop: Desktop) -> None:
    """Drag from one area to the other with the link tool."""
    hand = Hand(desktop.window)
    desktop.window.use_tool("link")
    for a, b in LINKS:
        hand.drag(a, b)
    settle()


def test_what_is_unlinked_is_refused_in_the_game_and_what_is_linked_again_is_allowed(desktop: Desktop) -> None:
    desktop.open(map_folders()["lagoon"])
    before = desktop.window.document.draft.board
    toggle_links(desktop)
    guest = try_it(desktop)
    guest.answer_until(DeedPanel)
    guest.found_company("a-melati-rice", "melati-1")
    guest.choose_value(guest.panel.deeds, "a-teratai-shipping")
    assert guest.refused("turtle-sea") == "The Turtle Sea doesn’t touch Teratai."
    guest.found_company("a-teratai-shipping", "still-lagoon")
    for _ in range(2):
        guest.answer_until(ShipsPanel, ExpansionPanel)
        if isinstance(guest.panel, ShipsPanel):
            refusal = "Teratai shipping\N{NO-BREAK SPACE}F has no ships in the Turtle Sea or an adjacent sea area."
            assert guest.refused("turtle-sea") == refusal
        else:
            assert guest.refused("melati-2") == "Melati 2 isn’t adjacent to Melati rice."
        guest.click(guest.panel.pass_button)
    guest.program.window.close()

    toggle_links(desktop)
    assert desktop.window.document.draft.board == before
    guest = try_it(desktop)
    guest.answer_until(DeedPanel)
    guest.found_company("a-melati-rice", "melati-1")
    guest.found_company("a-teratai-shipping", "turtle-sea")
    for _ in range(2):
        guest.answer_until(ShipsPanel, ExpansionPanel)
        guest.place("still-lagoon" if isinstance(guest.panel, ShipsPanel) else "melati-2")
    companies = guest.state.companies
    assert companies["a-teratai-shipping"].ships.keys() == {"still-lagoon", "turtle-sea"}
    assert companies["a-melati-rice"].areas == ["melati-1", "melati-2"]


ISLAND = [(1405.0, 385.0), (1465.0, 375.0), (1510.0, 410.0), (1500.0, 470.0), (1440.0, 485.0), (1400.0, 445.0)]


def draw_island(hand: Hand) -> str:
    """Draw an island into the sea, in a province of its own."""
    hand.window.use_tool("draw")
    for corner in [*ISLAND, ISLAND[0]]:
        hand.click(corner)
    box = NewAreaPage.of(hand.window)
    box.type_province("Sirih")
    box.name("Pulau Sirih")
    box.confirm()
    (land,) = (land for land in hand.board.lands if land.place == "Pulau Sirih")
    return land.id


def add_entry(desktop: Desktop, panel: type[EntriesPage[Any]], land: str) -> None:
    """Add a deed or a city card for the province of an area that is clicked."""
    desktop.window.use_tool("select")
    table = panel.of(desktop.window).come_forward()
    Hand(desktop.window).click(land)
    table.add()


def test_an_island_that_was_drawn_is_played_on(desktop: Desktop) -> None:
    desktop.open(map_folders()["lagoon"])
    hand = Hand(desktop.window)
    island = draw_island(hand)
    desktop.window.use_tool("link")
    hand.drag(island, "kenanga-2")
    add_entry(desktop, DeedsPage, island)
    add_entry(desktop, CardsPage, island)
    ProblemsPage.of(desktop.window).come_forward().fix_all_one_by_one()
    assert desktop.window.problems.checks.open == ()
    desktop.key(Qt.Key.Key_S)
    dialog = SaveAsPage.shown()
    dialog.name("Sirih Lagoon")
    dialog.save()

    program = Program(make_window())
    program.window.resize(1366, 768)
    program.window.show()
    program.new_game(new_game("human", "human", map="sirih-lagoon", seed=2))
    guest = Guest(program, keep_free=island)
    guest.answer_until(DeedPanel)
    guest.found_company("a-sirih-rice", island)
    guest.found_company("a-teratai-shipping", "turtle-sea")
    for _ in range(2):
        guest.answer_until(ShipsPanel, ExpansionPanel)
        guest.place("sunrise-sea" if isinstance(guest.panel, ShipsPanel) else "kenanga-2")
    assert guest.state.companies["a-sirih-rice"].areas == [island, "kenanga-2"]
    guest.answer_until(DeliveryPanel)
    assert guest.panel.company.id == "a-sirih-rice"
    guest.click(guest.panel.ship)
    assert {sale.line for sale in guest.sold() if sale.origin == island} == {"a-teratai-shipping"}
    program.window.close()
    program.window.deleteLater()
    program.deleteLater()
