"""What the player can prefer: each choice with its page, its words and its default.

A game adds its own to `PREFERENCES`; whoever follows a choice reads `Preferences.value` and listens to `changed`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeGuard

from indonesia_qt.i18n.text import Term, phrase
from indonesia_qt.ui.widgets.sound_player import why_silent

Value = bool | int | str

MESSAGES = {"log": phrase("Log only"), "toast": phrase("Log and message")}
"""Where an event is reported; the log, which is the record of the game, leaves nothing out."""
LANGUAGES = {
    "en": "English",
    "id": "Bahasa Indonesia",
    "de": "Deutsch",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
}
"""The languages of the program by their codes, each by its own name."""


class Preference(NamedTuple):
    """One choice: `page` and `text` name it in the settings; `help` says what it changes.

    `why_not` returns a sentence on why the choice can change nothing on this computer; empty where it can.
    A choice of what the map shows beside the pieces has a `map_key`, its usual key.
    With `options` its value is one of their keys, each with its name; a number lies in `span`, lowest to highest.
    """

    page: str
    text: str
    default: Value
    help: str = ""
    options: Mapping[str, str] = {}
    span: tuple[int, int] = (0, 0)
    why_not: Callable[[], str] = lambda: ""
    map_key: str = ""

    def accepts(self, value: object) -> TypeGuard[Value]:
        """Return whether `value` can be chosen."""
        if type(value) is not type(self.default):
            return False
        if self.options:
            return value in self.options
        return not isinstance(value, int) or isinstance(value, bool) or self.span[0] <= value <= self.span[1]


OF_ANY_GAME: Mapping[str, Preference] = {
    "theme": Preference(
        phrase("Display"),
        phrase("Theme"),
        "system",
        phrase("The colours of the window and the board."),
        {
            "system": phrase("Same as system"),
            "light": phrase("Light"),
            "dark": phrase("Dark"),
            "high_contrast": phrase("High contrast"),
        },
    ),
    "language": Preference(
        phrase("Display"),
        phrase("Language"),
        "system",
        phrase("Changes take effect immediately."),
        {"system": phrase("Same as system"), **LANGUAGES},
    ),
    "scale": Preference(
        phrase("Display"),
        phrase("Size of text and controls"),
        100,
        phrase("As a percentage of the default size, which grows in windows at least 1300 pixels high."),
        span=(80, 250),
    ),
    "system_text": Preference(
        phrase("Display"),
        phrase("Text size of the system"),
        True,
        phrase("On Linux, text is enlarged as much as the system’s, up to 250%."),
    ),
    "touch": Preference(
        phrase("Display"),
        phrase("Large controls for touch"),
        False,
        phrase("Buttons, list rows and other controls are at least 44 pixels high, whatever the size of text."),
    ),
    "at_start": Preference(
        phrase("Saved games"),
        phrase("On startup"),
        "screen",
        phrase("Shown when the program starts."),
        {"screen": phrase("Start screen"), "last": phrase("Last game")},
    ),
    "finished_games": Preference(
        phrase("Saved games"),
        phrase("Finished games of bots to keep"),
        50,
        phrase(
            "When you start a new game, older finished games in which only bots played are moved to the trash. Games "
            "that a person played, unfinished games and games you renamed always stay."
        ),
        span=(5, 1000),
    ),
    "speed": Preference(
        phrase("Playing"),
        phrase("Speed"),
        "normal",
        phrase(
            "How long each move is shown and how fast pieces move. With “Instant”, bots play without a pause and "
            "nothing moves."
        ),
        {"slow": phrase("Slow"), "normal": phrase("Normal"), "fast": phrase("Fast"), "instant": phrase("Instant")},
    ),
    "heads": Preference(
        phrase("Bots"),
        phrase("Heads and remarks"),
        True,
        phrase("Gives each bot a head, and now and then a dry remark. It doesn’t change how the bot plays."),
    ),
    "sole_moves": Preference(
        phrase("Playing"),
        phrase("Play forced moves for me"),
        True,
        phrase(
            "When you have only one move, such as a forced pass, it’s played at once. Undo takes it back with the "
            "move before it. You’re still asked if that would reveal hidden information."
        ),
    ),
    "alert": Preference(
        phrase("Playing"),
        phrase("Alert in the task bar"),
        True,
        phrase("Points the window out in the task bar or Dock when it’s your turn and another window is in front."),
    ),
    "privacy": Preference(
        phrase("Hidden information"),
        phrase("Sharing one screen"),
        "peek",
        phrase("How hidden information is kept from other players. Anyone who opens the saved file can read it."),
        {
            "off": phrase("Nothing hidden"),
            "peek": phrase("Masked until the owner looks"),
            "curtain": phrase("Privacy screen between turns"),
        },
    ),
    "tell_money": Preference(
        phrase("Messages"),
        phrase("Money from or to other players"),
        "toast",
        phrase("Money you gain or lose through other players’ moves."),
        MESSAGES,
    ),
    "spoken": Preference(
        phrase("Messages"),
        phrase("Spoken by a screen reader"),
        "concerned",
        phrase("News that a screen reader reads by itself. The list of news has everything."),
        {
            "all": phrase("Everything"),
            "concerned": phrase("My decisions and what concerns me"),
            "own": phrase("My decisions only"),
        },
    ),
    "sounds": Preference(
        phrase("Sounds"),
        phrase("Sound effects"),
        "on",
        phrase(
            "Heard on your turn, when something happens, and when a click is refused. The loudspeaker above the board "
            "mutes them."
        ),
        {"off": phrase("Never"), "alone": phrase("When playing alone"), "on": phrase("Always")},
        why_not=why_silent,
    ),
    "volume": Preference(
        phrase("Sounds"),
        phrase("Volume"),
        35,
        phrase("As a percentage of full volume. 50 sounds half as loud as 100."),
        span=(0, 100),
        why_not=why_silent,
    ),
    "replay_speed": Preference(
        phrase("Looking back"),
        phrase("Replay speed"),
        "normal",
        phrase("How fast past moves are replayed, whatever the speed of the game."),
        {
            "half": phrase("Half speed"),
            "normal": phrase("Normal"),
            "double": phrase("Double speed"),
            "fourfold": phrase("Four times as fast"),
            "eightfold": phrase("Eight times as fast"),
        },
    ),
    "motion": Preference(
        phrase("Map"),
        phrase("Animations"),
        "system",
        phrase("Pieces move and changes are highlighted. Any key or click skips this. “Speed” says how fast."),
        {
            "system": phrase("Same as system"),
            "on": Term("On", "animations"),
            "off": Term("None", "animations"),
        },
    ),
    "follow": Preference(
        phrase("Map"),
        phrase("Zoom to your choices"),
        "never",
        phrase(
            "Zooms to the places you can choose, and back afterwards. Small windows are less than 1600 pixels wide."
        ),
        {"small": phrase("In small windows"), "always": phrase("Always"), "never": phrase("Never")},
    ),
    "scroll": Preference(
        phrase("Map"),
        phrase("Mouse wheel and touchpad"),
        "zoom",
        phrase(
            "The wheel, or two fingers on a touchpad, do this up and down. Sideways they always move the map, and with "
            "Ctrl they always zoom."
        ),
        {"zoom": phrase("Zoom"), "move": phrase("Move the map")},
    ),
    "hover_ms": Preference(
        phrase("Map"),
        phrase("Area card delay (ms)"),
        300,
        phrase("How long to point at an area before its card appears. Press P to pin the card."),
        span=(0, 5000),
    ),
}
"""The choices that all games have, by the keys under which they are kept."""
PREFERENCES = dict(OF_ANY_GAME)
"""Every choice."""
