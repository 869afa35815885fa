"""The rules on one sheet of paper, in the language in use."""

from __future__ import annotations

from functools import partial

from indonesia_qt.games.singapore.rules.box import usual_box
from indonesia_qt.games.singapore.rules.constants import GOOD_NAME, ROAD_PRICE, TOP_PRICE, VP_PRICE
from indonesia_qt.i18n.text import enumerated, phrase, tr
from indonesia_qt.ui.games.singapore.board.signs import sign_icon
from indonesia_qt.ui.help.reference_sheet import (
    NOTHING,
    ReferenceSheet,
    bullets,
    keys_of,
    section,
    table,
    two_columns,
)
from indonesia_qt.ui.settings.commands import Commands
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.widgets.rich_text import Rich, rich

ROUND: dict[str, str] = {
    phrase("1 Raffles player"): phrase(
        "The player with the fewest VP gets the Raffles stone. If players tie, it’s the lowest marker."
    ),
    phrase("2 Display"): phrase("Tiles are laid out until there is one more than players."),
    phrase("3 Lots"): phrase(
        "The Raffles player puts a flag of each player on a free lot next to a building. Corners don’t count."
    ),
    phrase("4 Turns"): phrase("Clockwise, starting with the Raffles player. First build, then move and act."),
    phrase("5 Hut"): phrase("The tile that’s left gets the hut. If it already had the hut, it leaves the game."),
}
WORTH_KNOWING: dict[str, tuple[str, ...]] = {
    phrase("Your turn: build"): (
        phrase("Take a tile, build it on your flag, and pay for the lot."),
        phrase("Join it to a neighbouring building by a free road."),
        phrase("Last player: you may buy the top tile of the stack instead of one on display."),
        phrase("Not enough cash for a lot or a raid: move back on the victory track, as far as needed."),
    ),
    phrase("Your turn: move and act"): (
        phrase("Up to 3 steps and up to 3 actions, in any order. Putting a worker on the board is a step."),
        phrase("A step is one road. The four start buildings are a step from each other."),
        phrase("You use the building where your worker is. Each building once in a turn."),
        phrase(
            "Another player’s building: its owner gets 1\N{NO-BREAK SPACE}VP. Your own and start "
            "buildings: nobody does."
        ),
        phrase("More roads at any time between neighbouring buildings."),
    ),
    phrase("Raids"): (
        phrase("Draw a chip whenever you build or use an illegal (dark) building. Keep a black one in front of you."),
        phrase(
            "A white chip is a raid: the player with the most black chips and opium together is caught; if players "
            "tie, all of them."
        ),
        phrase("They pay for each chip and each opium, return their chips, and lose half their opium, rounded up."),
        phrase("The white chip goes back into the bag."),
    ),
    phrase("Exchange"): (
        phrase("Pay everything, then get everything. A double arrow works in both directions."),
        phrase("Goods of any kind can be mixed. Goods of one kind are all the same. Opium counts, too."),
    ),
    phrase("New helpers"): (
        phrase("New Helpers gives your second worker, once. They share your 3 steps and 3 actions."),
        phrase(
            "If you don’t place the worker that turn, you must place it in your next one, with your last step at the "
            "latest."
        ),
    ),
    phrase("End of the game"): (
        phrase("When a round can’t be laid out. Most VP wins; tied players: the lowest marker."),
        phrase("Cash, goods and chips count for nothing."),
    ),
}


SIGNS: dict[str, str] = {
    **{str(good): name for good, name in GOOD_NAME.items()},
    "any": phrase("goods of any kind"),
    "same": phrase("goods of one kind"),
    "money": phrase("pounds"),
    "vp": phrase("victory points"),
    "black": phrase("black chip"),
    "mask": phrase("illegal building"),
}
"""What each sign on tiles and cards means."""
SIGN_URL = "sign:"
SHARP = 96
"""Pixels of the picture of a sign."""
SIGNS_IN_ROW = 2


class QuickReference(ReferenceSheet):
    """The sheet with the keys of commands."""

    def __init__(self, commands: Commands) -> None:
        pictures = {f"{SIGN_URL}{sign}": sign_icon(sign, LIGHT.interface.text).pixmap(SHARP, SHARP) for sign in SIGNS}
        super().__init__(partial(_sheet, commands), pictures)


def _sheet(commands: Commands, size: float) -> Rich:
    phases = (rich("<p><b>{name}</b><br>{what}</p>", name=tr(name), what=tr(what)) for name, what in ROUND.items())
    build, act, raids, *others = (section(tr(title), bullets(map(tr, lines))) for title, lines in WORTH_KNOWING.items())
    signs = section(tr("Signs"), _signs(size))
    left = (section(tr("A round"), NOTHING.join(phases)), build, act, signs)
    prices = section(tr("Prices"), table(_prices(), size))
    right = (raids, prices, *others, section(tr("Keys"), table(keys_of(commands), size)))
    return two_columns(tr("Singapore: quick reference"), left, right, size)


def _signs(size: float) -> Rich:
    cells = [
        rich(
            '<td><img src="{url}" width="{side}" height="{side}"></td><td>{meaning}</td>',
            url=f"{SIGN_URL}{sign}",
            side=round(1.4 * size),
            meaning=tr(meaning),
        )
        for sign, meaning in SIGNS.items()
    ]
    rows = (cells[n : n + SIGNS_IN_ROW] for n in range(0, len(cells), SIGNS_IN_ROW))
    lines = NOTHING.join(rich("<tr>{cells}</tr>", cells=NOTHING.join(row)) for row in rows)
    return rich('<table cellspacing="0" cellpadding="{edge}">{lines}</table>', edge=round(0.08 * size), lines=lines)


def _prices() -> list[tuple[str, str]]:
    seals = usual_box().seals
    spaces = enumerated(map(str, seals.spaces))
    return [
        (tr("a lot"), tr("as printed on it")),
        (tr("a further road"), _pounds(ROAD_PRICE)),
        (tr("the top tile of the stack"), _pounds(TOP_PRICE)),
        (tr("a space back on the victory track"), tr("gives {money}", money=_pounds(VP_PRICE))),
        (tr("each chip and opium in a raid"), _pounds(1)),
        (tr("a seal, the first time: {spaces}", spaces=spaces), tr("gives {money}", money=_pounds(seals.money))),
    ]


def _pounds(amount: int) -> str:
    return f"£{amount}"
