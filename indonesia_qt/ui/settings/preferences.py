"""What the player can prefer: each choice with its page, its words and its default.

Whoever offers a choice adds it to `PREFERENCES`; whoever follows it reads `Preferences.value` and listens to `changed`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeGuard

from indonesia_qt.i18n.text import phrase
from indonesia_qt.ui.widgets.sound_player import why_silent

Value = bool | int | str

MESSAGES = {"log": phrase("Only in the log"), "toast": phrase("A message as well")}
"""Where an event is reported; the log, which is the record of the game, leaves nothing out."""
LANGUAGES = {"en": "English", "id": "Bahasa Indonesia", "de": "Deutsch", "it": "Italiano", "nl": "Nederlands"}
"""The languages of the program by their codes, each by its own name."""


class Preference(NamedTuple):
    """One choice: `page` and `text` name it in the settings; `help` says what it changes.

    `why_not` says why the choice changes nothing on this computer; it is empty where it does.
    With `options` its value is one of their keys, each with its name; a number lies in `span`, lowest to highest.
    """

    page: str
    text: str
    default: Value
    help: str = ""
    options: Mapping[str, str] = {}
    span: tuple[int, int] = (0, 0)
    why_not: Callable[[], str] = str

    def accepts(self, value: object) -> TypeGuard[Value]:
        """Return whether `value` can be chosen."""
        if type(value) is not type(self.default):
            return False
        if self.options:
            return value in self.options
        return not isinstance(value, int) or isinstance(value, bool) or self.span[0] <= value <= self.span[1]


PREFERENCES: dict[str, Preference] = {
    "theme": Preference(
        phrase("Display"),
        phrase("Colours"),
        "system",
        phrase("The look of the window and of the board."),
        {
            "system": phrase("As the system"),
            "light": phrase("Light"),
            "dark": phrase("Dark"),
            "high_contrast": phrase("High contrast"),
        },
    ),
    "language": Preference(
        phrase("Display"),
        phrase("Language"),
        "system",
        phrase("The language of the program, followed at once; the game goes on as it stands."),
        {"system": phrase("As the system"), **LANGUAGES},
    ),
    "scale": Preference(
        phrase("Display"),
        phrase("Size of text and controls"),
        100,
        phrase("In percent of the usual size."),
        span=(80, 250),
    ),
    "at_start": Preference(
        phrase("Saved games"),
        phrase("At the start"),
        "screen",
        phrase("What the window shows when the program is started without a file."),
        {"screen": phrase("The start screen"), "last": phrase("The last game")},
    ),
    "finished_games": Preference(
        phrase("Saved games"),
        phrase("Finished games that are kept"),
        50,
        phrase("When a new game begins, older finished ones are deleted. Games that aren't finished are always kept."),
        span=(5, 1000),
    ),
    "speed": Preference(
        phrase("Bots"),
        phrase("Speed of bots"),
        "normal",
        phrase("How long a bot's move stays on the table before the next one."),
        {"slow": phrase("Slow"), "normal": phrase("Normal"), "fast": phrase("Fast"), "instant": phrase("At once")},
    ),
    "privacy": Preference(
        phrase("Secrets"),
        phrase("Several people at one screen"),
        "peek",
        phrase("How cash and city cards are kept from the others. Who opens the saved game's file can read them all."),
        {
            "off": phrase("Nothing is hidden"),
            "peek": phrase("Masked until their owner looks"),
            "curtain": phrase("The mouse is handed over"),
        },
    ),
    "tell_money": Preference(
        phrase("Messages"),
        phrase("Your money, changed by others"),
        "toast",
        phrase(
            "What others pay you for ships or in mergers. A message lies on the board until you click it, or press Esc."
        ),
        MESSAGES,
    ),
    "tell_era": Preference(phrase("Messages"), phrase("A new era"), "toast", options=MESSAGES),
    "tell_growth": Preference(phrase("Messages"), phrase("Growth of cities"), "toast", options=MESSAGES),
    "tell_skip": Preference(
        phrase("Messages"), phrase("You are skipped"), "toast", phrase("With the reason."), MESSAGES
    ),
    "tell_year": Preference(
        phrase("Messages"),
        phrase("Show what a year brought"),
        True,
        phrase("When a year is over, its summary comes before the log until you decide something, or press Esc."),
    ),
    "sounds": Preference(
        phrase("Sounds"),
        phrase("Quiet sounds"),
        "alone",
        phrase("When it is your turn, ships carry goods, somebody bids, cities grow, a year or the game is over."),
        {"off": phrase("Never"), "alone": phrase("With one person at the table"), "on": phrase("Always")},
        why_not=why_silent,
    ),
    "volume": Preference(
        phrase("Sounds"), phrase("Volume"), 40, phrase("In percent of the loudest."), span=(0, 100), why_not=why_silent
    ),
    "replay_speed": Preference(
        phrase("Looking back"),
        phrase("Speed of the replay"),
        "normal",
        phrase("How fast the game is shown again from an earlier moment. The bots' speed is a setting of its own."),
        {
            "half": phrase("Half"),
            "normal": phrase("Normal"),
            "double": phrase("Twice as fast"),
            "fourfold": phrase("Four times as fast"),
            "eightfold": phrase("Eight times as fast"),
        },
    ),
    "motion": Preference(
        phrase("Map"),
        phrase("Motion on the map"),
        "normal",
        phrase("How fast goods travel and what is new is pointed out. A click or Esc ends it at once."),
        {"slow": phrase("Slow"), "normal": phrase("Normal"), "fast": phrase("Fast"), "off": phrase("None")},
    ),
    "follow": Preference(
        phrase("Map"),
        phrase("Follow the decision"),
        False,
        phrase("Brings the places to choose into view at each decision. Otherwise the board stays as you left it."),
    ),
    "hover_ms": Preference(
        phrase("Map"),
        phrase("Card of an area after (ms)"),
        300,
        phrase("How long the pointer rests on an area before a card says what lies there. P pins the card."),
        span=(0, 5000),
    ),
    "show_owners": Preference(
        phrase("Map"), phrase("Owners"), False, phrase("Fills each area in the colour and pattern of its owner.")
    ),
    "show_lanes": Preference(
        phrase("Map"), phrase("Ship networks"), False, phrase("Draws which seas a company's ships join.")
    ),
    "show_reach": Preference(
        phrase("Map"),
        phrase("Cities in reach"),
        False,
        phrase("Shows the cities that a company's goods reach, and how many each buys."),
    ),
    "show_starts": Preference(
        phrase("Map"), phrase("Where deeds start"), False, phrase("Shows where a company can start with each deed.")
    ),
    "show_growth": Preference(
        phrase("Map"), phrase("Growth of cities"), False, phrase("Shows what each city received and still needs.")
    ),
    "show_changes": Preference(
        phrase("Map"), phrase("Changes"), False, phrase("Shows what the others changed since your last decision.")
    ),
    "show_names": Preference(
        phrase("Map"), phrase("Names"), False, phrase("Writes the name or number of each area on the board.")
    ),
    "show_links": Preference(
        phrase("Map"), phrase("Neighbours"), False, phrase("Draws which areas and seas are adjacent.")
    ),
}
"""Every choice, by the key under which it is kept."""
