"""The first game of Singapore: its paragraphs, the answers it waits for, how it begins, what counts as a turn."""

from __future__ import annotations

from PySide6.QtGui import QIcon

from indonesia_qt.core.flow import CHANCE, Action, Pass, refusal
from indonesia_qt.core.record import HUMAN, Seat
from indonesia_qt.core.session import Session
from indonesia_qt.games.singapore.definition import DEFINITION
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules.box import usual_box
from indonesia_qt.games.singapore.rules.constants import Goods
from indonesia_qt.games.singapore.rules.state import Options, State
from indonesia_qt.i18n.text import phrase
from indonesia_qt.ui.games.singapore.board.icons import Icons
from indonesia_qt.ui.games.singapore.game_view import CHIPS, PAGES, TILES, TRACK
from indonesia_qt.ui.games.singapore.tutorial.script import (
    AFTER_BUDI,
    AFTER_CITRA,
    AFTER_MIDDLE_GAME,
    AFTER_RAID,
    AFTER_SECOND_ROUND,
    AFTER_SIXTH_ROUND,
    AFTER_START,
    BLACK_MARKET,
    BRICK_PIT,
    BRICKWORKS,
    BUDIS_LOT,
    BUILDER,
    CITRAS_LOT,
    COURTHOUSE,
    DEN,
    FIELD,
    HELPERS,
    LAST_LOT,
    LEARNER,
    MARKET,
    MILL,
    NEW_HELPERS,
    PAWNSHOP,
    PLAN,
    RETURN_CHIPS,
    ROAD,
    SHOWN_MOVES,
    SMUGGLERS,
    TEA_QUAY,
    TURNS,
    USE_BRICK_PIT,
    USE_BRICKWORKS,
    USE_BUILDER,
    WEAVER,
)
from indonesia_qt.ui.table.api import Lesson, LessonStep
from indonesia_qt.ui.table.tutorial.lesson import BOARD, MENUS, OWN_CARD, PANEL, PLAYERS, Turn, one_of


def any_tile(action: Action) -> bool:
    """Return whether an answer builds something."""
    return isinstance(action, act.Build | act.BuildTop)


def anything(action: Action) -> bool:  # noqa: ARG001
    """Return True."""
    return True


SIGNS = "black", "white", "bag", "flag", "hut", "mask", "money", "road", "step", "stone", "vp", "worker", *Goods._fields
"""The signs that pictures of steps name, beside players and buildings."""
ARROW = "\N{RIGHTWARDS ARROW}"

STEPS = (
    LessonStep(
        phrase("Welcome to Singapore"),
        phrase(
            "It’s 1819, and Raffles is founding a trading post. Put up buildings, trade goods and collect victory "
            "points (VP): whoever has the most at the end wins. You’re Ana; Budi and Citra are your opponents."
        ),
        (PLAYERS,),
        picture=("I-04", ARROW, "brick", ARROW, "money", ARROW, "vp"),
        begins_chapter=True,
    ),
    LessonStep(
        phrase("The town"),
        phrase(
            "Every square is a lot with its price in pounds. The four start buildings by the water belong to nobody: "
            "everybody may use them."
        ),
        (BOARD, PAWNSHOP, BRICK_PIT, WEAVER, TEA_QUAY),
        picture=("start-1", "start-2", "start-3", "start-4"),
    ),
    LessonStep(
        phrase("The starting round"),
        phrase(
            "First, each player puts up one building. Citra and Budi go before you: each takes a tile, chooses a lot "
            "and pays its price."
        ),
        (SMUGGLERS, BUILDER),
        until=AFTER_START,
        picture=("citra", "I-11", "budi", "I-01"),
        begins_chapter=True,
    ),
    LessonStep(
        phrase("Your first building"),
        phrase(
            "The Brickworks is left for you. <b>Click the highlighted lot D5, which costs only £1, then press the "
            "button to build.</b>"
        ),
        (PANEL, BRICKWORKS),
        one_of(act.Found("I-04", BRICKWORKS)),
        phrase("You could, but build on D5 this time. It’s cheap, and close to the Builder."),
        picture=("£1", ARROW, "I-04"),
    ),
    LessonStep(
        phrase("A free road"),
        phrase(
            "Workers walk on roads only, and each new building gets one for free. <b>Lead yours to the "
            "Pawnshop</b>: start buildings count as joined, so this road leads to all four."
        ),
        (PAWNSHOP,),
        one_of(act.Join(PAWNSHOP)),
        phrase("Choose the Pawnshop this time. From there it’s one step to each start building."),
        picture=("I-04", "road", "start-1"),
    ),
    LessonStep(
        phrase("Round 1"),
        phrase(
            "Each round, the player with the fewest VP gets the Raffles stone. All have 5 now, and chance chose you. "
            "Four new tiles are on display, one more than players."
        ),
        (TILES,),
        picture=("vp", ARROW, "stone", "ana"),
        begins_chapter=True,
    ),
    LessonStep(
        phrase("Your lot"),
        phrase(
            "The player with the Raffles stone decides who builds where. <b>First, put your own flag on F5</b>: "
            "it’s in the middle of town, so others will often come by."
        ),
        (MARKET,),
        one_of(act.PlaceFlag(MARKET)),
        phrase("You could, but choose F5 this time. There, others will often use your building."),
        picture=("ana", "flag", ARROW, "F5"),
    ),
    LessonStep(
        phrase("Budi’s lot"),
        phrase("Now Budi’s flag. <b>Budi has to pay for the lot, so choose an expensive one: H6, for £3.</b>"),
        (BUDIS_LOT,),
        one_of(act.PlaceFlag(BUDIS_LOT)),
        phrase("You could, but choose H6 this time. It costs £3, more than the others."),
        picture=("budi", "flag", ARROW, "H6"),
    ),
    LessonStep(
        phrase("Citra’s lot"),
        phrase("<b>Citra gets the other expensive lot: C6, at the other end of the town.</b>"),
        (CITRAS_LOT,),
        one_of(act.PlaceFlag(CITRAS_LOT)),
        phrase("You could, but choose C6 this time. It costs £3, more than the others."),
        picture=("citra", "flag", ARROW, "C6"),
    ),
    LessonStep(
        phrase("Your turn: build"),
        phrase(
            "Every turn starts with a building. <b>Choose the Black Market</b>: it buys any two goods for £4. The "
            "dark tile is illegal, but that won’t keep anybody away."
        ),
        (PANEL, TILES, MARKET),
        one_of(act.Build(BLACK_MARKET)),
        phrase("That’s a good tile, too, but build the Black Market this time. Others will use it a lot."),
        picture=("£2", ARROW, "I-14"),
        begins_chapter=True,
    ),
    LessonStep(
        phrase("Join it to the town"),
        phrase("<b>Lead the free road to the Weaver’s Stall.</b> Then everybody gets here quickly."),
        (WEAVER,),
        one_of(act.Join(WEAVER)),
        phrase("Choose the Weaver’s Stall this time: it’s joined to all start buildings."),
        picture=("I-14", "road", "start-3"),
    ),
    LessonStep(
        phrase("A chip from the bag"),
        phrase(
            "If you build or use something illegal, you draw a chip. Yours was black and is in front of you now. There "
            "are two white ones in the bag, and a white one is a raid. You’ll see one soon."
        ),
        (OWN_CARD,),
        picture=("mask", ARROW, "bag", ARROW, "black"),
    ),
    LessonStep(
        phrase("Your worker"),
        phrase(
            "Now you have up to three steps and three actions, in any order. Putting your worker on a building is the "
            "first step: <b>click your Brickworks on D5.</b>"
        ),
        (BRICKWORKS,),
        one_of(act.Enter(BRICKWORKS)),
        phrase("You could, but start at your Brickworks on D5 this time. You need bricks."),
        picture=("worker", ARROW, "I-04"),
        begins_chapter=True,
    ),
    LessonStep(
        phrase("Use a building"),
        phrase("<b>Click the Brickworks again to use it.</b> You get two bricks, as the picture on it says."),
        (BRICKWORKS,),
        one_of(USE_BRICKWORKS),
        phrase("First use the Brickworks, where your worker stands."),
        picture=("I-04", ARROW, "brick", "brick"),
    ),
    LessonStep(
        phrase("Walk on"),
        phrase("Your road leads to all start buildings. <b>Click the Brick Pit on E6 for your second step.</b>"),
        (BRICK_PIT,),
        one_of(act.Step(0, BRICK_PIT)),
        phrase("Go to the Brick Pit on E6 this time: one more brick, and you can sell all three."),
        picture=("I-04", "step", "start-2"),
    ),
    LessonStep(
        phrase("One more brick"),
        phrase("<b>Use the Brick Pit: click it once more.</b>"),
        (BRICK_PIT,),
        one_of(USE_BRICK_PIT),
        phrase("First use the Brick Pit, where your worker stands."),
        picture=("start-2", ARROW, "brick"),
    ),
    LessonStep(
        phrase("To the Builder"),
        phrase("Budi’s Builder pays £4 for three bricks. <b>Take your last step there, to E5.</b>"),
        (BUILDER,),
        one_of(act.Step(0, BUILDER)),
        phrase("Go to the Builder on E5 this time. Your bricks are worth £4 there."),
        picture=("start-2", "step", "I-01"),
    ),
    LessonStep(
        phrase("Sell your bricks"),
        phrase(
            "<b>Use the Builder.</b> You get £4, and Budi gets 1\N{NO-BREAK SPACE}VP from the bank: "
            "that’s what owners earn when "
            "others use their buildings. You can use each building once in a turn."
        ),
        (BUILDER,),
        one_of(USE_BUILDER),
        phrase("First use the Builder and get £4 for your bricks."),
        picture=("brick", "brick", "brick", ARROW, "£4"),
    ),
    LessonStep(
        phrase("Build a road"),
        phrase(
            "In your turn, you can build more roads for £1 each. <b>Open the Roads tab and click Opium Smuggling on "
            "G5, then your Black Market on F5</b>: whoever gets opium there will sell it to you."
        ),
        (PAGES, SMUGGLERS, MARKET),
        one_of(ROAD, act.BuildRoad(ROAD.b, ROAD.a)),
        phrase("You could, but first build the road between G5 and F5. It brings you visitors."),
        picture=("I-11", "road", "I-14"),
    ),
    LessonStep(
        phrase("End your turn"),
        phrase("<b>No steps and no actions are left, so press “End turn”.</b> Budi is next, then Citra."),
        (PANEL,),
        one_of(Pass()),
        phrase("Keep your money for the next lot, and end your turn."),
        picture=("ana", ARROW, "budi", ARROW, "citra"),
    ),
    LessonStep(
        phrase("Budi’s turn"),
        phrase(
            "Budi builds and gets opium from Citra’s Opium Smuggling, then walks along your road and sells it at your "
            "Black Market. That’s 1\N{NO-BREAK SPACE}VP for you, and two black chips for Budi."
        ),
        (PLAYERS, MARKET),
        until=AFTER_BUDI,
        picture=("budi", "opium", "opium", ARROW, "£4"),
        begins_chapter=True,
    ),
    LessonStep(
        phrase("Citra’s turn"),
        phrase(
            "Citra uses your Brickworks and your Black Market: 2\N{NO-BREAK SPACE}VP for you. But watch the "
            "chip that Citra draws!"
        ),
        (PLAYERS, MARKET, BRICKWORKS),
        until=AFTER_RAID,
        picture=("citra", ARROW, "ana", "vp", "vp"),
    ),
    LessonStep(
        phrase("A raid"),
        phrase(
            "The chip was white: a raid. The player with the most black chips and opium together is caught, whoever "
            "drew it. Budi had two chips, paid £1 for each and gave them back."
        ),
        (CHIPS,),
        picture=("white", ARROW, "budi", "black", "black"),
    ),
    LessonStep(
        phrase("If you’re caught"),
        phrase(
            "You also lose half of your opium, and if you’re short of money, you pay with VP. So keep your chips and "
            "your opium below those of the others."
        ),
        (OWN_CARD,),
        picture=("black", "+", "opium", ARROW, "−£"),
    ),
    LessonStep(
        phrase("The black hut"),
        phrase(
            "The round is over. One tile is left and gets the black hut: it stays on display for one more round, then "
            "it leaves the game."
        ),
        (TILES,),
        until=AFTER_CITRA,
        picture=("I-05", "hut"),
    ),
    LessonStep(
        phrase("Round 2"),
        phrase(
            "Budi has the fewest VP now, gets the Raffles stone, puts your flag on a lot and plays first. Watch how "
            "both use your Brickworks again."
        ),
        (PLAYERS, FIELD, BRICKWORKS),
        until=AFTER_SECOND_ROUND,
        picture=("budi", "stone"),
    ),
    LessonStep(
        phrase("A seal"),
        phrase(
            "You’ve reached 10\N{NO-BREAK SPACE}VP, and there’s a seal: the first time you reach one, you "
            "get £5, even in another "
            "player’s turn. There’s one every 10 spaces, up to 60."
        ),
        (TRACK, OWN_CARD),
        picture=("10", "vp", ARROW, "£5"),
    ),
    LessonStep(
        phrase("Three rounds later"),
        phrase(
            "Let’s skip ahead: the program has played for all of you. It’s round 5, and there are tiles of the second "
            "stack. You’ve built and used illegal buildings: you have five black chips, more than anybody else."
        ),
        (BOARD, OWN_CARD),
        until=AFTER_MIDDLE_GAME,
        picture=("5", "black"),
    ),
    LessonStep(
        phrase("Build New Helpers"),
        phrase(
            "Your flag is on G2, beside Citra’s Courthouse. <b>Build New Helpers there.</b> Its free road can only "
            "lead to the Courthouse, so you don’t have to choose."
        ),
        (PANEL, TILES, HELPERS),
        one_of(act.Build(NEW_HELPERS)),
        phrase("That’s a good tile, too, but build New Helpers this time. It gives you a second worker."),
        picture=("flag", ARROW, "II-09"),
        begins_chapter=True,
    ),
    LessonStep(
        phrase("The Courthouse"),
        phrase(
            "Your worker is in the Courthouse, which puts up to three of your black chips back into the bag. "
            "<b>Choose “Return 3 black chips” in the list.</b> Then others are as likely as you to be caught in a "
            "raid."
        ),
        (PANEL, COURTHOUSE, OWN_CARD),
        one_of(RETURN_CHIPS),
        phrase("First return three chips at the Courthouse. With five, you’d be caught in a raid."),
        picture=("3", "black", ARROW, "bag"),
    ),
    LessonStep(
        phrase("To the New Helpers"),
        phrase("<b>Now go to your New Helpers: click G2.</b>"),
        (HELPERS,),
        one_of(act.Step(0, HELPERS)),
        phrase("Go to your New Helpers on G2 this time."),
        picture=("II-02", "step", "II-09"),
    ),
    LessonStep(
        phrase("A second worker"),
        phrase(
            "<b>Click New Helpers, then press the button</b>: you get your second worker, once in a game. You still "
            "have three steps and three actions in a turn; your two workers share them as you like."
        ),
        (PANEL, HELPERS),
        one_of(act.CallHelper(NEW_HELPERS)),
        phrase("First use New Helpers, where your worker stands."),
        picture=("II-09", ARROW, "worker", "worker"),
    ),
    LessonStep(
        phrase("Put it on the board"),
        phrase(
            "For a step, the second worker may start at any building. <b>Click your Raffles’ Plan on E2.</b> If you "
            "kept it in hand, you’d have to put it on the board in your next turn."
        ),
        (PLAN,),
        one_of(act.Enter(PLAN)),
        phrase("You could, but put your second worker on Raffles’ Plan on E2 this time."),
        picture=("worker", ARROW, "II-10"),
    ),
    LessonStep(
        phrase("Raffles’ Plan"),
        phrase(
            "<b>Use it</b>: this worker gets up to five more steps in this turn. In the third stack there’s another "
            "Raffles’ Plan, which puts one of your workers on any other building without a step."
        ),
        (PLAN,),
        one_of(act.Walk("II-10")),
        phrase("First use Raffles’ Plan: it gives your second worker five more steps."),
        picture=("II-10", ARROW, "5", "step"),
    ),
    LessonStep(
        phrase("Back to town"),
        phrase("Walk back to the middle of town with your second worker: <b>click your Opium Den on E3.</b>"),
        (DEN,),
        one_of(act.Step(1, DEN)),
        phrase("Go to E3 with your second worker this time."),
        picture=("II-10", "step", "I-12"),
    ),
    LessonStep(
        phrase("One more step"),
        phrase("<b>Go on to the Weaving Mill on E4.</b> In your next turn, your second worker starts there."),
        (MILL,),
        one_of(act.Step(1, MILL)),
        phrase("Go to E4 with your second worker this time."),
        picture=("I-12", "step", "I-07"),
    ),
    LessonStep(
        phrase("No actions left"),
        phrase("You’ve used three buildings. <b>Steps that you don’t take are lost, so end your turn.</b>"),
        (PANEL,),
        one_of(Pass()),
        phrase("Your workers stand well for the next turn. End this one."),
        picture=("ana", ARROW, "budi"),
    ),
    LessonStep(
        phrase("Round 6"),
        phrase(
            "Budi ends round 5. Then Budi has the fewest VP, gets the Raffles stone, puts your flag on D4 and plays "
            "first; Citra is next."
        ),
        (PLAYERS, LAST_LOT),
        until=AFTER_SIXTH_ROUND,
        picture=("budi", "stone"),
    ),
    LessonStep(
        phrase("You’re the last to build"),
        phrase(
            "Two tiles are left, or buy the top tile of the stack for £1 more; only the last player of a round can. "
            "<b>Choose what you like</b>: it goes on D4, where your flag is."
        ),
        (PANEL, TILES, LAST_LOT),
        any_tile,
        picture=("flag", "D4"),
        begins_chapter=True,
    ),
    LessonStep(
        phrase("This turn is yours"),
        phrase(
            "<b>Choose a road, then do what you like.</b> On the Plans tab, the program looks for the best moves: "
            "select a plan to see it on the board, and play it if you like it. <b>Then end your turn.</b>"
        ),
        (PANEL,),
        anything,
        picture=("worker", "worker"),
    ),
    LessonStep(
        phrase("From money to VP"),
        phrase(
            "There are three stacks of tiles. With the first, you earn money; in the second and third there are "
            "buildings that turn money and goods into VP, up to 25 at once."
        ),
        (TILES,),
        picture=("money", ARROW, "vp"),
    ),
    LessonStep(
        phrase("How the game ends"),
        phrase("After 9 to 12 rounds, the tiles run out. Only VP count then: spend your money and goods in time."),
        (TRACK, PLAYERS),
        picture=("vp", ">", "money"),
        begins_chapter=True,
    ),
    LessonStep(
        phrase("If you get stuck"),
        phrase(
            "Ctrl+Z undoes your last move, Ctrl+H asks a bot for a hint, and F1 opens the rules for the "
            "decision. The View menu shows more on the board."
        ),
        (MENUS,),
    ),
    LessonStep(
        phrase("Well done!"),
        phrase(
            "You know all you need. Play a full game against bots, or continue right here: from now on, you, Budi and "
            "Citra can do anything the rules allow."
        ),
        (PANEL,),
    ),
)


FREE = len(TURNS) - 1
"""The number of turns before the last one, which the learner plays freely until its end."""


class SingaporeFirstGame(Lesson):
    """The first game, with open holdings; the last turn of the script is the learner's own."""

    name, suffix = "singapore_first_game", DEFINITION.suffix
    learner = LEARNER
    turns, steps, minutes = TURNS, STEPS, 12
    map = DEFINITION.map
    seed = 37746
    """The learner is first, and chance lays out the tiles and draws the chips of which the steps speak."""
    seats = Seat("Ana", LEARNER, HUMAN), Seat("Budi", 1, "easy"), Seat("Citra", 2, "easy")
    options = Options(holdings="open", chance="practice")

    def icon(self, icons: Icons, name: str) -> QIcon | None:
        """Return the symbol of a player, the drawing of a building by its id, or another of the game's signs."""
        players = {seat.name.lower(): seat.colour for seat in self.seats}
        if name in players:
            return icons.seat(players[name])
        buildings = {building.id: building for building in (*usual_box().start_buildings, *usual_box().buildings)}
        if name in buildings:
            return icons.tile(buildings[name])
        return icons.sign(name) if name in SIGNS else None

    def turns_taken(self, session: Session[State]) -> int:
        """Return the number of turns that are complete; the learner's free one is when it was ended."""
        free = self._free_moves(session)
        return min(super().turns_taken(session), FREE) + (Pass() in free)

    def next_turn(self, session: Session[State]) -> Turn | None:
        """Return the turn of the script that comes next: in the free turn a move that is possible."""
        turn = super().next_turn(session)
        if turn is not TURNS[FREE]:
            return turn
        left = SHOWN_MOVES[len(self._free_moves(session)) :]
        possible = (move for move in (*left, Pass()) if not refusal(session.state, move))
        return Turn(LEARNER, next(possible, turn.action))

    def _free_moves(self, session: Session[State]) -> list[Action]:
        return [entry.action for entry in session.entries if entry.seat != CHANCE][FREE:]
