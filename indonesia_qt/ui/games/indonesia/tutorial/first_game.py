"""The first game of Indonesia: its paragraphs, the answers it waits for, how it begins, what counts as a turn."""

from __future__ import annotations

from PySide6.QtGui import QIcon

from indonesia_qt.core.flow import Action
from indonesia_qt.core.record import HUMAN, Seat
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.definition import DEFINITION
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules.constants import KINDS, TRACKS
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.i18n.text import phrase
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.tutorial.script import LEARNER, OTHER_RICE, RICE, SHIPS, TURNS
from indonesia_qt.ui.table.api import Lesson, LessonStep
from indonesia_qt.ui.table.tutorial.lesson import COURSE, LOG, MENUS, OWN_CARD, PANEL, PLAYERS, Accepts, one_of


def bid(least: int, most: int) -> Accepts:
    """Return a test for a bid for the order of play from `least` to `most` rupiah."""
    return lambda action: isinstance(action, act.Bid) and least <= action.amount <= most


def any_plan(action: Action) -> bool:
    """Return whether an answer sells goods, in whatever way: as many as possible must be sold."""
    return isinstance(action, act.Deliver | act.DeliverRest)


def cities(cards: tuple[str, ...], areas: tuple[str, ...]) -> Accepts:
    """Return a test for a city of one of the cards in one of the areas."""
    return one_of(*(act.PlaceCity(card, area) for card in cards for area in areas))


SIGNS = (*TRACKS, "bank", "cash", "deed", "first_player")
"""The signs that pictures of steps name, beside goods, ships and cities."""
ARROW = "\N{RIGHTWARDS ARROW}"

STEPS = (
    LessonStep(
        phrase("Welcome to the islands"),
        phrase(
            "Start companies, ship their goods to the cities and get rich! The player with the most money at the end "
            "wins. You’re Ana, and Budi is your opponent. Areas with the same colour and name form a province."
        ),
        (PLAYERS,),
        picture=("rice", ARROW, "shipping", ARROW, "city", ARROW, "cash"),
        begins_chapter=True,
    ),
    LessonStep(
        phrase("Phase 1: build a city"),
        phrase(
            "The bar at the top names the seven phases of a year. Cities buy your goods: at the start of an era, you "
            "build one on the coast of a province on your city card. <b>Build yours in Seroja: click one of its areas "
            "on the board, then press the button.</b>"
        ),
        (COURSE, "seroja-1", "seroja-2"),
        cities(("a3", "a4"), ("seroja-1", "seroja-2")),
        phrase("You could, but build in Seroja this time. Budi will build in Anggrek, and more cities buy more rice."),
        picture=("rice", "spice", "rubber", ARROW, "city"),
    ),
    LessonStep(
        phrase("Phase 2: who plays first?"),
        phrase(
            "Everyone bids once, and the highest bidder plays first this year. Budi bid 3 rupiah. <b>Bid 4, and "
            "you’ll choose a company before Budi does.</b> Your bid goes into your bank: you can’t spend it any more, "
            "but it counts at the end."
        ),
        (PANEL, COURSE),
        bid(4, 10),
        phrase("Bid between 4 and 10. If you bid less, Budi plays first; if you bid more, you’ll miss the cash later."),
        picture=("ana", "4", ARROW, "first_player"),
    ),
    LessonStep(
        phrase("Phase 4: start a company"),
        phrase(
            "Nobody can announce a merger yet, so it’s straight on to phase 4. A deed lets you start a company for "
            "free. <b>Choose Kenanga rice, then click the highlighted area at the tip of the island.</b>"
        ),
        (PANEL, "kenanga-2"),
        one_of(act.StartProduction(RICE, "kenanga-2")),
        phrase(
            "Not a bad choice, but start Kenanga rice in the highlighted area this time. It has room to spread there."
        ),
        picture=("deed", ARROW, "rice"),
        begins_chapter=True,
    ),
    LessonStep(
        phrase("Phase 5: research"),
        phrase(
            "Once a year, you advance one of five tracks for free. Slots lets you own more companies, Expansion "
            "makes them grow faster, and Hull lets your ships carry more. <b>Choose Slots, so that you can start a "
            "second company next year.</b>"
        ),
        (PANEL,),
        one_of(act.Research("slots", LEARNER)),
        phrase("That will be useful later, but choose Slots now. You need a second slot to start a company next year."),
        picture=("slots", "1", ARROW, "2"),
    ),
    LessonStep(
        phrase("Phase 6: sell your rice"),
        phrase(
            "Goods never travel over land: each ship that carries one costs you 5, paid to its owner. The best plan "
            "is ready: your rice sells for 20, and 5 of that go to Budi for the ship. <b>Press the button to "
            "sell.</b>"
        ),
        (PANEL, "kenanga-2"),
        any_plan,
        picture=("rice", ARROW, "shipping", ARROW, "city", "20"),
    ),
    LessonStep(
        phrase("Sold out? Then expand!"),
        phrase(
            "A company that sells all its goods expands for free, by as many areas as your Expansion track says: "
            "just one for now. <b>Click the highlighted area next to your rice.</b>"
        ),
        ("kenanga-1",),
        one_of(act.Expand("kenanga-1")),
        picture=("rice", ARROW, "rice", "rice"),
    ),
    LessonStep(
        phrase("Phase 7: cities grow"),
        phrase(
            "When all companies have operated, a city grows if it has received as many of every good on the board as "
            "its size. The city that bought your rice grows from 1 to 2: next year, it buys two of each good. Your "
            "earnings are added to your cash."
        ),
        (PLAYERS, LOG),
        picture=("city", "1", ARROW, "city", "2"),
    ),
    LessonStep(
        phrase("A new year, a new bid"),
        phrase(
            "This time, you bid before Budi. Ties keep their order, so a bid of 0 keeps you first, as long as Budi "
            "bids nothing either. <b>Budi is saving up too: bid 0 and keep your cash for later.</b>"
        ),
        (PANEL,),
        bid(0, 10),
        phrase("Bid 10 at most. You’ll need your cash for a merger next year."),
        picture=("ana", "0", ARROW, "first_player"),
        begins_chapter=True,
    ),
    LessonStep(
        phrase("Ships of your own"),
        phrase(
            "Now you have a second slot. <b>Start Teratai shipping, with its first ship in the Still Lagoon</b>: "
            "nearly every area borders on it. When your own ships carry your goods, you keep the fees."
        ),
        (PANEL, "still-lagoon"),
        one_of(act.StartShipping(SHIPS, "still-lagoon")),
        phrase("You could, but your own ships save you the fees. Start Teratai shipping in the Still Lagoon."),
        picture=("deed", ARROW, "shipping"),
    ),
    LessonStep(
        phrase("Prepare for a merger"),
        phrase(
            "Budi has started Melati rice, so now there are two rice companies. Two companies with the same good "
            "can merge into one, but to announce a merger you need to have researched Mergers. <b>Choose Mergers, "
            "and you can do it next year.</b>"
        ),
        (PANEL,),
        one_of(act.Research("mergers", LEARNER)),
        phrase("Choose Mergers this year. You need it to announce a merger next year."),
        picture=("mergers", "1", ARROW, "2"),
    ),
    LessonStep(
        phrase("Ships first"),
        phrase(
            "You have two companies now. You operate one, then Budi does, and so on. <b>Operate Teratai shipping "
            "first</b>: it adds a ship, just in time to carry your rice."
        ),
        (PANEL,),
        one_of(act.Operate(SHIPS)),
        phrase("Operate your ships first. Each ship carries only one good per company, and you have two to sell."),
        picture=("1", "shipping", "2", "rice"),
    ),
    LessonStep(
        phrase("Add a ship"),
        phrase(
            "A shipping company adds ships in its own or adjacent sea areas: as many as your Expansion track says, "
            "up to the limit on its deed. <b>Add one in the Sunrise Sea, in the east.</b>"
        ),
        ("sunrise-sea",),
        one_of(act.PlaceShip("sunrise-sea"), act.PlaceShip("still-lagoon")),
        phrase("Add the ship in the Sunrise Sea, where it can carry your second good."),
        picture=("shipping", ARROW, "shipping", "shipping"),
    ),
    LessonStep(
        phrase("Sell with your own ships"),
        phrase(
            "This time, you sell two goods, each on a different ship of your own. That’s 40 for you, and nothing for "
            "Budi. <b>Press the button to ship the goods.</b>"
        ),
        (PANEL,),
        any_plan,
        picture=("rice", "rice", ARROW, "shipping", ARROW, "city", "40"),
    ),
    LessonStep(
        phrase("Over the border"),
        phrase(
            "You sold everything, so your rice expands again. It can even leave its province: <b>choose the "
            "highlighted area in Cempaka.</b> Each area holds only one good, and your rice can’t be adjacent to "
            "another company’s rice."
        ),
        ("cempaka-2",),
        one_of(act.Expand("cempaka-2")),
        picture=("rice", "rice", ARROW, "rice", "rice", "rice"),
    ),
    LessonStep(
        phrase("A new era begins"),
        phrase(
            "When at most one type of deed is left, a new era starts. It brings new cities, then new deeds. Teratai "
            "is the only province on your cards with room for a city. <b>Build in either of its areas</b>: one "
            "more city to sell to!"
        ),
        ("teratai-1", "teratai-2"),
        cities(("b1", "b2"), ("teratai-1", "teratai-2")),
        picture=("A", ARROW, "B", "city", "deed"),
        begins_chapter=True,
    ),
    LessonStep(
        phrase("Save your cash"),
        phrase(
            "It’s almost time for a merger, and you’ll need the cash. <b>Bid 0 once more</b>: you’re first, and "
            "Budi won’t bid either."
        ),
        (PANEL,),
        bid(0, 10),
        phrase("Bid 10 at most, or you won’t have enough cash for the merger."),
        picture=("ana", "0", ARROW, "first_player"),
    ),
    LessonStep(
        phrase("Phase 3: announce a merger"),
        phrase(
            "<b>Choose Kenanga rice and Melati rice, and open with 100</b>: five areas of rice at 20 each. Anyone "
            "with a slot for the merged company can raise your bid, in steps of one rupiah per area: 5 here."
        ),
        (PANEL, OWN_CARD),
        one_of(act.Announce(RICE, OTHER_RICE, 100)),
        phrase("Merge Kenanga rice with Melati rice and open with 100, the lowest bid. Budi may raise it."),
        picture=("rice", "+", "rice", ARROW, "rice", "100"),
        begins_chapter=True,
    ),
    LessonStep(
        phrase("Budi bids 105"),
        phrase(
            "The panel shows what each bid really costs you. The winning bid is paid out to the companies’ owners "
            "by area, and three of the five areas are yours: most of it comes straight back. <b>Bid 110.</b>"
        ),
        (PANEL,),
        one_of(act.Raise(110)),
        phrase("Bid 110. That’s enough, and three fifths of it come back to you."),
        picture=("budi", "105", ARROW, "ana", "110"),
    ),
    LessonStep(
        phrase("You won the merger"),
        phrase(
            "Your bid of 110 was paid out by area, 22 each: you got 66 back, and Budi got 44. So for 44 you bought "
            "two areas that earn 40 a year. The merged company takes up only one slot and sells all its goods in one "
            "go."
        ),
        (PLAYERS,),
        picture=("110", ARROW, "ana", "66", "budi", "44"),
    ),
    LessonStep(
        phrase("Siap faji"),
        phrase(
            "From era B, rice and spice can merge too. The merged company loses half its areas, and the rest produce "
            "siap faji: ready meals that sell for 35 each."
        ),
        picture=("rice", "+", "spice", ARROW, "siap_faji"),
    ),
    LessonStep(
        phrase("How the game ends"),
        phrase(
            "There are three eras, and the third ends the game when at most one type of deed is left. "
            "Earnings in the last year count twice. Then everyone adds up their cash and their bank, and "
            "the richest player wins."
        ),
        (COURSE,),
        picture=("cash", "+", "bank", ARROW, "first_player"),
        begins_chapter=True,
    ),
    LessonStep(
        phrase("If you get stuck"),
        phrase(
            "Ctrl+Z undoes your last move, Ctrl+H asks a strong bot for a hint, and F2 lists everything "
            "you can do right now. The log records everything that happens, and the timeline above the "
            "board takes you back to any moment."
        ),
        (LOG,),
    ),
    LessonStep(
        phrase("See more on the board"),
        phrase(
            "The View menu shows owners, ship networks, the cities a company can reach and what each city "
            "still needs. The Help menu has the rules in plain words and a list of all keyboard shortcuts."
        ),
        (MENUS,),
    ),
    LessonStep(
        phrase("Well done!"),
        phrase(
            "You’ve played all seven phases. Play a full game against bots, or continue right here: the script is "
            "over, so you and Budi can now do anything the rules allow."
        ),
        (PANEL,),
    ),
)


class FirstGame(Lesson):
    """The first game, on a small map with open money."""

    name, suffix = "first_game", DEFINITION.suffix
    learner = LEARNER
    turns, steps, minutes = TURNS, STEPS, 9
    map, seed = "lagoon", 2
    seats = Seat("Ana", 0, HUMAN), Seat("Budi", 1, "easy")
    options = Options(money="open")

    def icon(self, icons: Icons, name: str) -> QIcon | None:
        """Return the symbol of a player, the icon of a good, a ship or a city, or another of the game's signs."""
        players = {seat.name.lower(): seat.colour for seat in self.seats}
        if name in players:
            return icons.seat(players[name])
        if name in (*KINDS, "city"):
            return icons.kind(name)
        return icons.sign(name) if name in SIGNS else None

    def turns_taken(self, session: Session[State]) -> int:
        """Return the number of turns that are complete; to sell all goods of a company is one."""
        taken, selling = 0, False
        for entry in session.entries:
            sells = isinstance(entry.action, act.Deliver | act.DeliverRest)
            taken += not (sells and selling)
            selling = sells
        return taken - (selling and isinstance(session.question, DeliverGoods))
