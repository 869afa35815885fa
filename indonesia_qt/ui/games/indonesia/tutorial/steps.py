"""The paragraphs of the first game, and the answers that it waits for in between."""

from __future__ import annotations

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.i18n.text import phrase
from indonesia_qt.ui.games.indonesia.tutorial.script import LEARNER, OTHER_RICE, RICE, SHIPS
from indonesia_qt.ui.table.tutorial.lesson import (
    BOARD,
    COURSE,
    LOG,
    MENUS,
    OWN_CARD,
    PANEL,
    PLAYERS,
    Accepts,
    LessonStep,
)


def one_of(*answers: Action) -> Accepts:
    """Return a test for any of these answers."""
    return lambda action: action in answers


def bid(least: int, most: int) -> Accepts:
    """Return a test for a bid for the order of play from `least` to `most` rupiah."""
    return lambda action: isinstance(action, act.Bid) and least <= action.amount <= most


def any_plan(action: Action) -> bool:
    """Return whether an answer sells goods, in whatever way: as many as possible must be sold."""
    return isinstance(action, act.Deliver | act.DeliverRest)


def cities(cards: tuple[str, ...], areas: tuple[str, ...]) -> Accepts:
    """Return a test for a city of one of the cards in one of the areas."""
    return one_of(*(act.PlaceCity(card, area) for card in cards for area in areas))


STEPS = (
    LessonStep(
        phrase("Welcome to the islands"),
        phrase(
            "Start companies, ship their goods to cities and get rich: whoever has the most money at the "
            "end wins. In this ten-minute game you are Ana and your opponent is Budi. This card tells you "
            "what to do. Press Next to begin."
        ),
        (PLAYERS,),
    ),
    LessonStep(
        phrase("The board"),
        phrase(
            "Every island is divided into areas. Areas that share a colour and a name, such as Kenanga, "
            "form a province. Goods are produced on land and shipped across the four seas. Scroll to zoom; "
            "point at any place to see what’s there."
        ),
        (BOARD, "kenanga-1", "kenanga-2"),
    ),
    LessonStep(
        phrase("A year has seven phases"),
        phrase(
            "The line at the top shows where you are: new era, order of play, mergers, acquisitions, research, "
            "operations and growth of cities. Then the next year begins. "
            "You will play each phase once or twice and see what it is good for."
        ),
        (COURSE,),
    ),
    LessonStep(
        phrase("Phase 1: build a city"),
        phrase(
            "Cities buy goods. At the start of an era you build one on a coast that your city card names. "
            "Budi has built his in Cempaka. Build yours in Seroja: click one of its areas on the board, "
            "then press the button. With three cities there will be buyers on every side of the lagoon."
        ),
        ("seroja-1", "seroja-2"),
        cities(("a3", "a4"), ("seroja-1", "seroja-2")),
        phrase(
            "That is allowed, but build in Seroja this time: Budi wants to build in Anggrek, "
            "and the more cities there are, the more rice can be sold."
        ),
    ),
    LessonStep(
        phrase("Phase 2: who plays first?"),
        phrase(
            "Each player bids once; who bids most plays first this year. Budi has bid 3. Bid 4, and you "
            "choose your company before him. What you bid goes to your bank: it can’t be spent any more, "
            "but it counts at the end, so nothing is lost."
        ),
        (PANEL, COURSE),
        bid(4, 10),
        phrase("Bid between 4 and 10: with less Budi plays first, and more is money that you will miss later."),
    ),
    LessonStep(
        phrase("Phase 4: found a company"),
        phrase(
            "Nobody can announce a merger yet, so we skip to phase 4. A deed lets you start a company for "
            "free. Choose Kenanga rice and the highlighted area at the edge of the province, where it has "
            "room to grow. Then press the button."
        ),
        (PANEL, "kenanga-2"),
        one_of(act.StartProduction(RICE, "kenanga-2")),
        phrase(
            "A fine company, too, but take Kenanga rice now and start in the marked area at the end of the island: "
            "there is room beside it, where the rice can spread."
        ),
    ),
    LessonStep(
        phrase("Ships carry everything"),
        phrase(
            "Budi founds a shipping company and puts his first ship into the lagoon. Goods never travel over land, "
            "not even to a city next door. Each ship that a good passes costs you 5, and its owner gets them. "
            "You have one slot for a company, and it is taken now."
        ),
        ("still-lagoon", OWN_CARD),
    ),
    LessonStep(
        phrase("Phase 5: research"),
        phrase(
            "Once a year you advance one of five tracks by a step, for nothing. Slots let you hold more companies, "
            "Expansion makes them grow faster, Hull lets your ships carry more. "
            "Choose Slots, so that you can have a second company next year."
        ),
        (PANEL,),
        one_of(act.Research("slots", LEARNER)),
        phrase(
            "Every track is useful some day, but choose Slots now: without a second slot you can’t take a "
            "deed next year."
        ),
    ),
    LessonStep(
        phrase("Phase 6: sell your rice"),
        phrase(
            "Your company must sell as much as it can. The program has planned the best sale: "
            "the line on the board shows the way. Rice brings 20, and 5 go to Budi for his ship. "
            "Press the button to sell, or first click your rice and then another city to send it there."
        ),
        (PANEL, "kenanga-2"),
        any_plan,
    ),
    LessonStep(
        phrase("It grows by itself"),
        phrase(
            "A company that sold everything grows for nothing, by as many areas as your Expansion track says. "
            "Now that is one. Click the marked area next to your rice and press the button: "
            "next year you sell two."
        ),
        ("kenanga-1",),
        one_of(act.Expand("kenanga-1")),
    ),
    LessonStep(
        phrase("Phase 7: cities grow"),
        phrase(
            "A city grows when it got as many of every kind of good on the board as its size. "
            "The city that bought rice has grown, and now buys two of each kind. "
            "What the companies earned has joined your cash. That was the first year!"
        ),
        (PLAYERS, LOG),
    ),
    LessonStep(
        phrase("A new year: bid again"),
        phrase(
            "This time you bid before Budi. Equal bids keep their order, so with 0 you stay first "
            "as long as he bids nothing either. He is saving, too: bid 0, and keep your money for later."
        ),
        (PANEL,),
        bid(0, 10),
        phrase("Bid 10 at most: you will need your cash for a merger next year."),
    ),
    LessonStep(
        phrase("Ships of your own"),
        phrase(
            "You have a second slot now. Found Teratai shipping, with its first ship in the Still Lagoon, "
            "which touches nearly every area. What your goods pay your own ships stays yours."
        ),
        (PANEL, "still-lagoon"),
        one_of(act.StartShipping(SHIPS, "still-lagoon")),
        phrase(
            "You could, but your own ships save you the fees. Acquire Teratai shipping and start in the "
            "Still Lagoon, within reach of every city."
        ),
    ),
    LessonStep(
        phrase("Research for a big step"),
        phrase(
            "Budi has taken Melati rice: there are two rice companies now. "
            "Companies of one kind can be merged into one, "
            "if the player who proposes it has researched Mergers. Choose Mergers, and you can propose one next year."
        ),
        (PANEL,),
        one_of(act.Research("mergers", LEARNER)),
        phrase("Choose Mergers this year: without that step you can’t propose the merger that this lesson leads to."),
    ),
    LessonStep(
        phrase("First the ships"),
        phrase(
            "You have two companies, and they operate one after the other, in turns with Budi’s. Operate "
            "Teratai shipping first: then one more ship waits when the rice is sold."
        ),
        (PANEL,),
        one_of(act.Operate(SHIPS)),
        phrase("Operate the ships first. Each ship carries only one good per company, and your rice needs two ships."),
    ),
    LessonStep(
        phrase("Another ship"),
        phrase(
            "A shipping company adds ships where it has some or next to there, as many as your Expansion track says "
            "and never more than its deed allows. Put one into the Sunrise Sea, in the east: "
            "it lies between your rice and two cities."
        ),
        ("sunrise-sea",),
        one_of(act.PlaceShip("sunrise-sea"), act.PlaceShip("still-lagoon")),
        phrase("Put the ship in the Sunrise Sea. That’s the only place where it can carry your second good."),
    ),
    LessonStep(
        phrase("Sell by your own ships"),
        phrase(
            "This time you sell two goods, each on a different ship of your own. That’s 40, and nothing "
            "goes to Budi. The list shows which ship carries what; Alternatives shows other plans. Press "
            "the button."
        ),
        (PANEL,),
        any_plan,
    ),
    LessonStep(
        phrase("Over the border"),
        phrase(
            "Everything was sold, so the rice spreads again. It may leave its province: "
            "take the marked area in Cempaka. "
            "An area holds one good, and companies of other players with the same good must not touch."
        ),
        ("cempaka-2",),
        one_of(act.Expand("cempaka-2")),
    ),
    LessonStep(
        phrase("A new era begins"),
        phrase(
            "When at most one kind of deed is left, the next era brings new deeds, and first new cities. "
            "Only Teratai has a free coast for your cards. Build there, wherever you like: one more city to sell to."
        ),
        ("teratai-1", "teratai-2"),
        cities(("b1", "b2"), ("teratai-1", "teratai-2")),
    ),
    LessonStep(
        phrase("Save your cash"),
        phrase("A merger is near, and it takes cash. Bid 0 once more: you are first, and Budi will not bid either."),
        (PANEL,),
        bid(0, 10),
        phrase("Bid 10 at most, or your cash will not do for the merger."),
    ),
    LessonStep(
        phrase("Phase 3: propose a merger"),
        phrase(
            "Now the great step. Choose Kenanga rice with Melati rice, and open with 100: "
            "five areas of rice at 20 each. Any player with room for the result may bid more, also for companies "
            "of others, in steps of one rupiah for each area: 5."
        ),
        (PANEL, OWN_CARD),
        one_of(act.Announce(RICE, OTHER_RICE, 100)),
        phrase("Propose Kenanga rice with Melati rice and open with 100, the lowest bid: Budi may bid as well."),
    ),
    LessonStep(
        phrase("Budi bids 105"),
        phrase(
            "The panel shows what each bid costs you in the end: the price is shared among the areas, "
            "and three of the five are yours, so most of it comes back. Bid 110."
        ),
        (PANEL,),
        one_of(act.Raise(110)),
        phrase("Bid 110: it is enough, and three fifths come back to you."),
    ),
    LessonStep(
        phrase("You won the merger"),
        phrase(
            "The price of 110 was shared out by areas, 22 each: you got 66 back, and Budi 44. "
            "So 44 bought you two areas that earn 40 a year. The merged company takes one slot only, sells in one go, "
            "and its deeds stay together for good."
        ),
        (PLAYERS,),
    ),
    LessonStep(
        phrase("Siap faji"),
        phrase(
            "From the second era on rice and spice can merge, too. The new company gives up half of its "
            "areas, and the rest becomes siap faji: ready meals, which sell for 35 each. A good way into "
            "an opponent’s business, and a reason to keep some cash."
        ),
    ),
    LessonStep(
        phrase("How the game ends"),
        phrase(
            "There are three eras. When the deeds of the third one have run down to one kind, the game is over. "
            "What the companies earn in the last year counts twice; cash and bank are added, "
            "and the richest player wins."
        ),
        (COURSE,),
    ),
    LessonStep(
        phrase("If you get stuck"),
        phrase(
            "Ctrl+Z takes a decision back. Ctrl+H asks a strong bot for a hint. F2 lists all that you can do now. "
            "The log tells all that happened; the line with the years above the board leads back to any moment."
        ),
        (LOG,),
    ),
    LessonStep(
        phrase("Look at the board in other ways"),
        phrase(
            "The View menu shows owners, ship networks, the cities in reach and what cities still need. "
            "The Help menu has the rules in plain words, and all keys."
        ),
        (MENUS,),
    ),
    LessonStep(
        phrase("Well done!"),
        phrase(
            "You have played all seven phases. Close this card and begin a game of your own, "
            "or play on right here: from now on Budi thinks for himself, and you may do whatever the rules allow."
        ),
        (PANEL,),
    ),
)
