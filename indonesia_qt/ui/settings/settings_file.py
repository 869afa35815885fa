"""The settings that the program keeps from one start to the next: a JSON file in which every value is checked.

Earlier versions kept it in an INI file as Qt writes it, which is read here as text. Qt itself isn't asked: a value that
begins with `@` can be an object whose loading runs code.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from typing import Annotated, Any, TypeVar, cast

import msgspec
from msgspec import Meta
from PySide6.QtCore import QCoreApplication, QLockFile, QObject, QTimer, Signal

from indonesia_qt.files.whole_file import patiently, read_whole, reason_of, write_whole
from indonesia_qt.i18n.text import enumerated, paragraph, tr
from indonesia_qt.ui.settings.preferences import PREFERENCES, Value
from indonesia_qt.ui.support.background import painting_meanwhile
from indonesia_qt.ui.support.later import later
from indonesia_qt.ui.support.window_geometry import Panels, Size, WindowPlace

_ELEMENT = re.compile(r'[ \t]*+(?:"((?:[^"\\]|\\.)*+)"|([^",]*+))[ \t]*+(?:,|$)')
_KEY_SIGN = re.compile(r"%U([0-9A-Fa-f]{4})|%([0-9A-Fa-f]{2})")
_SIGN = re.compile(r"\\(?:x([0-9A-Fa-f]{1,4})|(.))")
_CONTROLS = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v", "0": "\0"}


def ini_values(content: bytes) -> Iterator[tuple[str, list[str]]]:
    """Give each key, `section/name`, with its texts: one, or several that are separated by commas.

    There are no texts where the value begins with `@` or isn't one of an INI file.
    """
    section = ""
    for line in content.decode("utf-8", "replace").replace("\r", "").split("\n"):
        if line.startswith("[") and line.endswith("]"):
            name = _read_key(line[1:-1])
            section = "" if name == "General" else f"{name}/"
        elif "=" in line and not line.startswith(";"):
            key, _, value = line.partition("=")
            yield f"{section}{_read_key(key)}", _texts(value)


def _read_key(text: str) -> str:
    return _joined(_KEY_SIGN.sub(lambda found: chr(int(found[1] or found[2], 16)), text.strip().replace("\\", "/")))


def _texts(value: str) -> list[str]:
    texts: list[str] = []
    at = 0
    while (found := _ELEMENT.match(value, at)) and not found[0].strip().startswith(("@", '"@')):
        quoted, plain = found.groups()
        texts.append(_joined(_SIGN.sub(_sign, plain.strip() if quoted is None else quoted)))
        if (at := found.end()) == len(value) and not found[0].endswith(","):
            return texts
    return []


def _sign(found: re.Match[str]) -> str:
    return chr(int(found[1], 16)) if found[1] else _CONTROLS.get(found[2], found[2])


def _joined(text: str) -> str:
    """Return the same text, in which a sign that was written as two halves is one."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


Setting = bool | int | str | list[str] | WindowPlace | Panels
S = TypeVar("S", bound=Setting)

Text = Annotated[str, Meta(max_length=10_000, pattern="^[^\x00-\x1f\x7f\ud800-\udfff]*$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Percent = Annotated[int, Meta(ge=0, le=100)]
Pin = Annotated[str, Meta(pattern="^(?:[0-9a-f]{2}){1,64}:[0-9a-f]{64}$")]
Folders = Annotated[list[Text], Meta(max_length=100)]

KINDS: dict[str, Any] = {
    "keys/.+": Text,
    "pins/.+": Pin,
    "layout/window": WindowPlace,
    "layout/panels": Panels,
    "new_game/(.+/)?seat[0-9]_(name|player)": Text,
    "new_game/(.+/)?seat[0-9]_colour": Number,
    "new_game/(.+/)?map": Text,
    "new_game/(order|money|contact|research|.+/.+)": Number,
    "new_game/hints": bool,
    "new_game/game": Text,
    "([a-z]+_)?first_game/step": Number,
    "editor_layout": Panels,
    "editor_unfolded": Size,
    "editor_window": WindowPlace,
    "editor_layers/[A-Z]+/(shown|locked)": bool,
    "editor_layers/[A-Z]+/percent": Percent,
    "editor_(links|minimap|snap|grouped)": bool,
    "editor_grid": Number,
    "editor_recent": Folders,
    "shared_maps/(author|licence)": Text,
    "traced_pictures/.+": Text,
}
"""The keys of all settings but the preferences, as regular expressions, with the values that each can have."""

FILE, OLD_FILE = "settings.json", "settings.ini"
LARGEST = 1_000_000
"""Bytes of a file."""
DELAY_MS, LOCK_MS = 500, 1000
"""How long changes are collected before they are written, and how long another process may hold the file."""
MOST_NAMES, LONGEST_NAME = 8, 40
"""How many of the ignored settings a message names, and with how many letters."""


class Settings(QObject):
    """The settings in a folder; they are written soon after a change, and when the program ends.

    The file isn't trusted: values that can't be read give way to defaults, and the file is kept under another name.
    Several processes can change it. Where it can't be written, changes last until the program ends.

    - `problem`: a message on one of these cases, once for each
    """

    problem = Signal(str)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.file = folder / FILE
        self._changes: dict[str, Setting | None] = {}
        self._problems: list[Callable[[], str]] = []
        self._reported: set[str] = set()
        self._saving = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._saving.timeout.connect(self._write)
        if app := QCoreApplication.instance():
            app.aboutToQuit.connect(self.sync)
        self._is_set_aside = False
        try:
            self._values = self._read()
        except FileNotFoundError:
            self._values = self._read_old(folder / OLD_FILE)
        if self._is_set_aside:
            self._saving.start()
        self._report_soon()

    def get(self, key: str, default: S) -> S:
        """Return the value of a setting, or the default."""
        value = self._values.get(key, default)
        return cast(S, value) if type(value) is type(default) else default

    def set(self, key: str, value: Setting) -> None:
        """Change a setting; a value that it can't have is not kept. Raises `KeyError` for a key that is in no table."""
        try:
            value = _checked(key, partial(msgspec.convert, value))
        except ValueError:
            return
        if value != self._values.get(key):
            self._values[key] = self._changes[key] = value
            self._saving.start()

    def remove(self, key: str) -> None:
        """Forget a setting, and all those whose keys begin with it and a slash."""
        for one in [one for one in self._values if one == key or one.startswith(f"{key}/")]:
            del self._values[one]
            self._changes[one] = None
            self._saving.start()

    def sync(self) -> None:
        """Write now what was changed."""
        if self._saving.isActive() or self._changes:  # which are left where they couldn't be written
            self._write()

    def _write(self) -> None:
        """Write what was changed, beside what other processes have changed."""
        self._saving.stop()
        before, changes, self._changes = dict(self._values), self._changes, {}
        try:
            written = painting_meanwhile(partial(self._written, before, changes))
        except OSError as error:
            reason = reason_of(error)
            self._changes = changes | self._changes
            self._report(
                lambda: paragraph(
                    tr("Couldn’t save the settings in {file}.", file=self.file),
                    reason,
                    tr("Your changes will be lost when you quit."),
                )
            )
        else:
            meanwhile = {key: value for key, value in self._values.items() if value != before.get(key)}
            removed = before.keys() - self._values.keys()
            self._values = {key: value for key, value in (written | meanwhile).items() if key not in removed}
        self._report_soon()

    def _written(self, values: dict[str, Setting], changes: Mapping[str, Setting | None]) -> dict[str, Setting]:
        """Write the file with these changes, and return what it holds then. Raises `OSError`."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        beside = self.file.with_name(f"{self.file.name}.lock")
        lock = QLockFile(str(beside))  # it ends with this call
        if beside.is_file() or not beside.exists():  # Qt would wait for the other end of a pipe
            lock.tryLock(LOCK_MS)
        merged = self._merged(values, changes)
        content = msgspec.json.format(msgspec.json.encode(merged, order="sorted"), indent=2)
        if len(content) > LARGEST:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        write_whole(self.file, content)
        return merged

    def _merged(self, values: dict[str, Setting], changes: Mapping[str, Setting | None]) -> dict[str, Setting]:
        """Return the settings in the file with the changes; if the file is gone, those that are known here."""
        try:
            merged: dict[str, Setting | None] = {**self._read(), **changes}
        except FileNotFoundError:
            return values
        return {key: value for key, value in merged.items() if value is not None}

    def _read(self) -> dict[str, Setting]:
        """Return what can be read of the file, which goes aside if that isn't all. Raises `FileNotFoundError`."""
        try:
            content = msgspec.json.decode(read_whole(self.file, LARGEST), type=dict[str, msgspec.Raw])
        except FileNotFoundError:
            raise
        except (OSError, ValueError, RecursionError):
            aside = self._put_aside()
            self._report(lambda: paragraph(_unreadable(self.file), _kept_as(aside)))
            return {}
        values, ignored = _checked_values((key, partial(msgspec.json.decode, raw)) for key, raw in content.items())
        if ignored:
            aside = self._put_aside()
            self._report(lambda: paragraph(_ignored(self.file, ignored), _kept_as(aside)))
        return values

    def _put_aside(self) -> Path | None:
        """Keep the file under another name, if that can be done."""
        try:
            aside = put_aside(self.file)
        except OSError:
            return None
        self._is_set_aside = True
        return aside

    def _read_old(self, file: Path) -> dict[str, Setting]:
        """Return the settings that an earlier version kept in a file."""
        try:
            content = read_whole(file, LARGEST)
        except FileNotFoundError:
            return {}
        except OSError:
            self._report(lambda: _unreadable(file))
            content = b""
        self._saving.start()
        values, ignored = _checked_values((key, partial(_converted, texts)) for key, texts in ini_values(content))
        # Earlier versions kept the places of windows as binary values, which aren't read.
        ignored = [key for key in ignored if not re.fullmatch("(editor_)?layout/.*", key)]
        if ignored:
            self._report(lambda: _ignored(file, ignored))
        return values

    def _report(self, problem: Callable[[], str]) -> None:
        """Note that something is wrong, which `_report_soon` says."""
        self._problems.append(problem)

    def _report_soon(self) -> None:
        """Say what is wrong once the program runs, in the language that is spoken then."""
        if self._problems:
            later(self, self._emit_problems)

    def _emit_problems(self) -> None:
        texts = [text for text in dict.fromkeys(problem() for problem in self._problems) if text not in self._reported]
        self._problems.clear()
        self._reported.update(texts)
        if texts:
            self.problem.emit("\n\n".join(texts))


class Preferences(QObject):
    """The choices of the player.

    - `changed`: the key of a choice that has another value now
    """

    changed = Signal(str)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings

    def value(self, key: str) -> Value:
        """Return what was chosen, or else the default."""
        return self.settings.get(f"preferences/{key}", PREFERENCES[key].default)

    def is_on(self, key: str) -> bool:
        """Return a choice of yes or no."""
        return bool(self.value(key))

    def number(self, key: str) -> int:
        """Return a choice that is a number."""
        return int(self.value(key))

    def set(self, key: str, value: Value) -> None:
        """Change a choice. Raises `ValueError` for a value that can't be chosen."""
        if not PREFERENCES[key].accepts(value):
            raise ValueError(f"{key} can't be {value!r}")
        if value != self.value(key):
            self.settings.set(f"preferences/{key}", value)
            self.changed.emit(key)


def put_aside(file: Path) -> Path:
    """Give a file a name that no other has, and return it. Raises `OSError`, also if the file doesn't exist."""
    names = (file.with_name(f"{file.stem} before {number}{file.suffix}") for number in count(1))
    return patiently(file.rename, next(name for name in names if not os.path.lexists(name)))


def reset(folder: Path) -> list[Path]:
    """Have the next start begin with defaults, and return the names under which the old files are kept.

    Raises `OSError`.
    """
    return [put_aside(folder / name) for name in (FILE, OLD_FILE) if os.path.lexists(folder / name)]


def _checked(key: str, value_as: Callable[..., Any]) -> Setting:
    """Return a value that `value_as` gives as a type. Raises `KeyError`, and `ValueError` if it doesn't fit the key."""
    page, _, name = key.partition("/")
    if page == "preferences":
        preference = PREFERENCES[name]
        value = value_as(type=type(preference.default))
        if not preference.accepts(value):
            raise ValueError(key)
        return value
    kind = next((kind for form, kind in KINDS.items() if re.fullmatch(form, key)), None)
    if kind is None:
        raise KeyError(key)
    return cast(Setting, value_as(type=kind))


def _checked_values(found: Iterator[tuple[str, Callable[..., Any]]]) -> tuple[dict[str, Setting], list[str]]:
    """Return the values that fit their keys, and the keys of the others."""
    values: dict[str, Setting] = {}
    ignored: list[str] = []
    for key, value_as in found:
        try:
            values[key] = _checked(key, value_as)
        except (KeyError, ValueError, RecursionError):
            ignored.append(key)
    return values, ignored


def _converted(texts: Sequence[str], type: Any) -> Any:  # noqa: A002
    """Return texts as a list, or the only one as a value of another type. Raises `ValueError`."""
    if type is Folders:
        return msgspec.convert(texts, type)
    (text,) = texts
    return msgspec.convert(text, type, strict=False)


def _ignored(file: Path, keys: Sequence[str]) -> str:
    """Return a sentence that names settings of which the defaults hold."""
    names = [key if len(key) <= LONGEST_NAME else f"{key[:LONGEST_NAME]}…" for key in keys[:MOST_NAMES]]
    names = ["".join(sign if sign.isprintable() else "?" for sign in name) for name in names]
    if len(keys) > MOST_NAMES:
        names.append("…")
    return tr(
        "Some settings in {file} aren’t valid, so their defaults are used: {names}.",
        file=file,
        names=enumerated(names),
    )


def _unreadable(file: Path) -> str:
    return tr("Couldn’t read the settings in {file}. Default settings are used instead.", file=file)


def _kept_as(aside: Path | None) -> str:
    """Return a sentence on where a file is now, if it could be moved."""
    return tr("The old file was kept as {file}.", file=aside) if aside else ""
