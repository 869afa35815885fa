"""Settings are data: nothing in their file runs or is in the way, and nothing that the player chose is lost."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

import indonesia_qt
from indonesia_qt.cli.command_line import run
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.editor.menus.file_commands import RecentMaps
from indonesia_qt.ui.settings.settings_file import LARGEST, Setting, Settings
from indonesia_qt.ui.support.window_geometry import Panels, Rectangle, Tabs, WindowPlace
from indonesia_qt.ui.table.window.main_window import MainWindow
from tests.ui.pages.boxes import MessagePage

pytestmark = pytest.mark.usefixtures("qapp")

HASH = f"{'ab' * 16}:{'cd' * 32}"
PANELS = Panels([Tabs(["decision"], "decision", "left", Rectangle(0, 0, 300, 600))], ["players"])
EXAMPLES: dict[str, Setting] = {
    "preferences/theme": "dark",
    "preferences/scale": 120,
    "preferences/show_owners": True,
    "keys/undo": "F7",
    "pins/Ana": HASH,
    "layout/window": WindowPlace(Rectangle(10, 10, 700, 700)),
    "layout/panels": PANELS,
    "new_game/seat0_name": 'Jörg, "der" Große; = \\ \N{GRINNING FACE}',
    "new_game/seat1_player": "expert@5",
    "new_game/seat2_colour": 4,
    "new_game/money": 1,
    "new_game/hints": False,
    "first_game/step": 3,
    "editor_layout": PANELS,
    "editor_layers/NAMES/shown": False,
    "editor_layers/NAMES/percent": 40,
    "editor_links": True,
    "editor_recent": ["/a, b/c", "/ü x"],
    "traced_pictures/unsaved": '{"file": "/a b", "x": 1.5}',
}
"""A setting of each kind, with another value than its default."""
BAD_FOR_ALL = {
    "digits": b"1" * 6000,
    "nesting": b"[" * 400 + b"]" * 400,
    "null": b"null",
    "float": b"1e999",
    "object": b'{"names": 7, "rectangle": [], "tabs": [{}]}',
    "control": b'"a\\u0000b"',
    "bytes": b'"\xff\xfe\x80"',
    "too long": b'"' + b"x" * 20_000 + b'"',
}
BAD_FOR_OTHERS = {"superscript": '"²"'.encode(), "minus": b'"--1"', "minus one": b"-1", "variant": b'"@Variant(x)"'}
TEXTS = {key for key, value in EXAMPLES.items() if isinstance(value, str)} - {"preferences/theme", "pins/Ana"}


def default_of(value: Setting) -> Setting:
    """A default for settings of the same kind, which none of them has here."""
    return type(value)() if not isinstance(value, bool) else not value


def problems_of(settings: Settings, qtbot: QtBot) -> list[str]:
    """All that settings have to say about themselves."""
    found: list[str] = []
    settings.problem.connect(found.append)
    qtbot.wait(20)
    return found


@contextmanager
def problem_of(folder: Path, qtbot: QtBot) -> Iterator[Settings]:
    """Settings that say once, in one message, that something is wrong, and nothing at the next start."""
    settings = Settings(folder)
    assert len(problems_of(settings, qtbot)) == 1
    yield settings
    settings.sync()
    assert problems_of(Settings(folder), qtbot) == []


def in_json(*items: tuple[str, bytes]) -> bytes:
    return b"{" + b", ".join(msgspec.json.encode(key) + b": " + raw for key, raw in items) + b"}"


class TestKept:
    def test_what_is_set_is_there_at_the_next_start(self, tmp_path: Path, qtbot: QtBot) -> None:
        settings = Settings(tmp_path / "new" / "folder")
        for key, value in EXAMPLES.items():
            settings.set(key, value)
        settings.sync()
        again = Settings(tmp_path / "new" / "folder")
        assert {key: again.get(key, default_of(value)) for key, value in EXAMPLES.items()} == EXAMPLES
        assert problems_of(again, qtbot) == []

    def test_it_is_written_soon_without_being_asked(self, tmp_path: Path, qtbot: QtBot) -> None:
        settings = Settings(tmp_path)
        settings.set("editor_links", True)
        qtbot.waitUntil(settings.file.exists)

    def test_it_is_written_when_the_program_ends(self, tmp_path: Path) -> None:
        script = (
            "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication, QTimer\n"
            "from indonesia_qt.ui.settings.settings_file import Settings\n"
            "app = QCoreApplication([]); settings = Settings(Path(sys.argv[1])); settings.set('editor_links', True)\n"
            "QTimer.singleShot(0, app.quit); app.exec()"
        )
        subprocess.run([sys.executable, "-c", script, str(tmp_path)], check=True, timeout=60)
        assert Settings(tmp_path).get("editor_links", False)

    def test_nothing_is_written_as_long_as_nothing_is_set(self, tmp_path: Path, qtbot: QtBot) -> None:
        settings = Settings(tmp_path / "own")
        settings.sync()
        qtbot.wait(20)
        assert not (tmp_path / "own").exists()

    def test_what_is_removed_goes_with_all_below_it(self, tmp_path: Path) -> None:
        settings = Settings(tmp_path)
        for key, value in EXAMPLES.items():
            settings.set(key, value)
        settings.sync()
        settings.remove("new_game")
        settings.remove("editor_links")
        settings.sync()
        left = msgspec.json.decode(settings.file.read_bytes(), type=dict[str, msgspec.Raw])
        gone = {key for key in EXAMPLES if key.startswith("new_game/")} | {"editor_links"}
        assert set(left) == set(EXAMPLES) - gone

    def test_a_value_that_does_not_fit_is_not_kept(self, tmp_path: Path) -> None:
        settings = Settings(tmp_path)
        for value in (7, "a\0b", "\ud800", "x" * 20_000):
            settings.set("new_game/seat0_name", value)
        assert settings.get("new_game/seat0_name", "Ana") == "Ana"

    def test_a_key_that_nobody_knows_is_an_error(self, tmp_path: Path) -> None:
        with pytest.raises(KeyError):
            Settings(tmp_path).set("nonsense", 1)

    def test_two_programs_keep_what_the_other_has_changed(self, tmp_path: Path) -> None:
        one, two = Settings(tmp_path), Settings(tmp_path)
        one.set("preferences/theme", "dark")
        two.set("preferences/scale", 120)
        one.sync()
        two.sync()
        one.set("editor_links", True)
        two.remove("preferences/scale")
        two.sync()
        one.sync()
        third = Settings(tmp_path)
        assert third.get("preferences/theme", "") == "dark"
        assert third.get("preferences/scale", 0) == 0
        assert third.get("editor_links", False)

    def test_where_nothing_can_be_written_changes_last_until_the_end(self, tmp_path: Path, qtbot: QtBot) -> None:
        (tmp_path / "own").write_text("a file where the folder should be", encoding="utf-8")
        settings = Settings(tmp_path / "own" / "deeper")
        found: list[str] = []
        settings.problem.connect(found.append)
        for theme in ("dark", "light"):
            settings.set("preferences/theme", theme)
            settings.sync()
            qtbot.wait(20)
        assert settings.get("preferences/theme", "") == "light"
        (told,) = [text for text in found if "Couldn’t save the settings" in text]
        assert str(settings.file) in told

    def test_what_could_not_be_written_is_written_at_the_end(self, tmp_path: Path) -> None:
        blocked = tmp_path / "own"
        blocked.write_bytes(b"")
        settings = Settings(blocked)
        settings.set("editor_links", True)
        settings.sync()
        blocked.unlink()
        settings.sync()
        assert Settings(blocked).get("editor_links", False)

    @pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
    def test_a_pipe_in_the_place_of_the_lock_is_not_waited_for(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "settings.json.lock")
        settings = Settings(tmp_path)
        settings.set("editor_links", True)
        settings.sync()
        assert Settings(tmp_path).get("editor_links", False)


def folder_there(file: Path) -> None:
    (file / "deeper").mkdir(parents=True)


def pipe_there(file: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("there are no such pipes")
    os.mkfifo(file)


def loop_there(file: Path) -> None:
    file.symlink_to(file)


def content_there(content: bytes) -> Callable[[Path], object]:
    return lambda file: file.write_bytes(content)


NO_SETTINGS = {
    "folder": folder_there,
    "pipe": pipe_there,
    "loop": loop_there,
    "nothing": content_there(b""),
    "bytes": content_there(bytes(range(256)) * 8),
    "list": content_there(b"[1, 2]"),
    "nesting": content_there(b'{"a": ' * 100_000),
    "half a sign": content_there(b'{"keys/redo": "\\ud800 "}'),
    "cut off": content_there(b'{"editor_links": tr'),
    "too large": content_there(b'{"editor_links": true}' + b" " * LARGEST),
}


class TestDamaged:
    @pytest.mark.parametrize("bad", [*BAD_FOR_ALL, *BAD_FOR_OTHERS])
    def test_a_bad_value_gives_way_to_the_default_and_no_other_does(self, tmp_path: Path, bad: str) -> None:
        keys = EXAMPLES if bad in BAD_FOR_ALL else EXAMPLES.keys() - TEXTS
        raw = (BAD_FOR_ALL | BAD_FOR_OTHERS)[bad]
        for key in keys:
            file = tmp_path / "settings.json"
            good = "keys/redo" if key != "keys/redo" else "keys/undo"
            content = in_json((key, raw), (good, b'"F8"'))
            file.write_bytes(content)
            settings = Settings(tmp_path)
            default = default_of(EXAMPLES[key])
            assert settings.get(key, default) == default, key
            assert settings.get(good, "") == "F8"
            (aside,) = tmp_path.glob("settings before *.json")
            assert aside.read_bytes() == content
            aside.unlink()

    def test_the_message_names_the_file_what_is_ignored_and_where_it_is_kept(
        self, tmp_path: Path, qtbot: QtBot
    ) -> None:
        (tmp_path / "settings.json").write_bytes(
            in_json(("preferences/scale", b"9999"), ("nonsense", b"1"), ("editor_links", b"true"))
        )
        settings = Settings(tmp_path)
        (text,) = problems_of(settings, qtbot)
        for part in (str(settings.file), "preferences/scale", "nonsense", str(tmp_path / "settings before 1.json")):
            assert part in text
        assert "editor_links" not in text
        settings.sync()
        assert problems_of(Settings(tmp_path), qtbot) == []
        assert Settings(tmp_path).get("editor_links", False)

    def test_where_a_bad_file_can_neither_be_moved_nor_replaced_it_is_said_once(
        self, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refuse(*_: object) -> None:
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr("indonesia_qt.ui.settings.settings_file.put_aside", refuse)
        monkeypatch.setattr("indonesia_qt.ui.settings.settings_file.write_whole", refuse)
        monkeypatch.setattr("indonesia_qt.ui.settings.settings_file.DELAY_MS", 1)
        (tmp_path / "settings.json").write_bytes(b"nonsense")
        settings = Settings(tmp_path)
        found = problems_of(settings, qtbot)
        for theme in ("dark", "light"):
            settings.set("preferences/theme", theme)
            qtbot.wait(20)
        assert ["Couldn’t read the settings" in text for text in found] == [True, False]
        assert ["Couldn’t save the settings" in text for text in found] == [False, True]

    def test_the_message_stays_short(self, tmp_path: Path, qtbot: QtBot) -> None:
        keys = [f"{'long' * 500}{number}" for number in range(100)]
        (tmp_path / "settings.json").write_bytes(in_json(*((key, b"1") for key in keys)))
        (text,) = problems_of(Settings(tmp_path), qtbot)
        assert len(text) < 1000

    @pytest.mark.parametrize("what", NO_SETTINGS)
    def test_what_are_no_settings_at_all_goes_aside(self, tmp_path: Path, qtbot: QtBot, what: str) -> None:
        file = tmp_path / "settings.json"
        NO_SETTINGS[what](file)
        with problem_of(tmp_path, qtbot) as settings:
            assert settings.get("editor_links", False) is False
            settings.set("preferences/theme", "dark")
        assert os.path.lexists(tmp_path / "settings before 1.json")
        assert Settings(tmp_path).get("preferences/theme", "") == "dark"

    @pytest.mark.parametrize("what", NO_SETTINGS)
    def test_an_old_file_that_is_none_stays_where_it_is(self, tmp_path: Path, qtbot: QtBot, what: str) -> None:
        NO_SETTINGS[what](tmp_path / "settings.ini")
        settings = Settings(tmp_path)
        assert len(problems_of(settings, qtbot)) == (what in ("folder", "pipe", "loop", "too large", "bytes"))
        settings.sync()
        assert os.path.lexists(tmp_path / "settings.ini")
        assert problems_of(Settings(tmp_path), qtbot) == []

    def test_the_window_says_once_what_is_wrong(
        self, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path))
        bad = [(key, raw) for key in EXAMPLES for raw in BAD_FOR_ALL.values()]
        (tmp_path / "settings.json").write_bytes(in_json(*bad, ("keys/redo", b'"no key"')))
        window = make_window()
        qtbot.addWidget(window)
        window.show()
        qtbot.waitUntil(lambda: bool(MessagePage.all_of(window)))
        qtbot.wait(20)
        message = MessagePage.of(window)
        assert "settings before 1.json" in message.text
        assert window.preferences.value("theme") == "system"
        assert [key.toString() for key in window.commands.keys("redo")] == ["Ctrl+Y", "Ctrl+Shift+Z"]
        message.close()

    def test_keys_that_are_none_give_way_to_the_usual_ones(self, tmp_path: Path, qtbot: QtBot) -> None:
        settings = Settings(tmp_path)
        settings.set("keys/undo", "nonsense")
        settings.set("keys/redo", "Ctrl+Ctrl+Ctrl")
        window = MainWindow(settings)
        qtbot.addWidget(window)
        assert [key.toString() for key in window.commands.keys("undo")] == ["Ctrl+Z"]

    def test_recent_maps_that_can_not_be_folders_are_left_out(self, tmp_path: Path) -> None:
        settings = Settings(tmp_path)
        settings.set("editor_recent", ["²", "", "/dev/null", "x" * 9000, str(tmp_path)])
        assert RecentMaps(settings).folders() == []


class TestReset:
    def test_defaults_are_put_back_and_the_old_files_kept(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path))
        (tmp_path / "settings.ini").write_text("[preferences]\ntheme=dark\n", encoding="utf-8")
        for theme in ("dark", "light"):
            settings = Settings(tmp_path)
            settings.set("preferences/theme", theme)
            settings.set("editor_links", theme == "light")
            settings.sync()
            assert run(["--reset-settings"]) == 0
            assert Settings(tmp_path).get("preferences/theme", "") == ""
        told = capsys.readouterr().out
        kept = sorted(tmp_path.glob("settings before *"))
        assert [file.name for file in kept] == [
            "settings before 1.ini",
            "settings before 1.json",
            "settings before 2.json",
        ]
        assert all(str(file) in told for file in kept)
        assert b"light" in kept[2].read_bytes()

    def test_without_settings_there_is_nothing_to_put_back(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))
        assert run(["--reset-settings"]) == 0
        assert not (tmp_path / "own").exists()


class Touch:
    """Makes a file where it is unpickled."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[Callable[[Path], object], tuple[Path]]:
        return Path.touch, (self.file,)


def as_ini(folder: Path, values: dict[str, object]) -> Path:
    """The file in which earlier versions kept these settings."""
    written = QSettings(str(folder / "written.ini"), QSettings.Format.IniFormat)
    for key, value in values.items():
        written.setValue(key, value)
    written.sync()
    return (folder / "written.ini").rename(folder / "settings.ini")  # another name: Qt keeps what it has written


class TestOldFile:
    def test_nothing_in_it_runs(self, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path))
        trace = tmp_path / "trace"
        file = as_ini(tmp_path, dict.fromkeys(EXAMPLES, Touch(trace)))
        assert "PyObjectWrapper" in file.read_text("utf-8")
        window = make_window()
        qtbot.addWidget(window)
        window.show()
        qtbot.waitUntil(lambda: bool(MessagePage.all_of(window)))
        assert not trace.exists()
        message = MessagePage.of(window)
        assert str(file) in message.text
        message.close()
        QSettings(str(file), QSettings.Format.IniFormat).value("preferences/theme")
        assert trace.exists()  # so it does run where Qt reads it

    def test_it_is_taken_over_once_and_stays(self, tmp_path: Path, qtbot: QtBot) -> None:
        old = {key: value for key, value in EXAMPLES.items() if "layout" not in key}
        file = as_ini(tmp_path, {**old, "layout/state": b"\0\xff", "editor_layout/1": b"\0\xff"})
        content = file.read_bytes()
        with problem_free(tmp_path, qtbot) as settings:
            assert {key: settings.get(key, default_of(value)) for key, value in old.items()} == old
            settings.set("preferences/theme", "light")
        assert Settings(tmp_path).get("preferences/theme", "") == "light"
        assert file.read_bytes() == content

    def test_a_single_recent_map_and_keys_that_were_taken_away_are_taken_over(self, tmp_path: Path) -> None:
        as_ini(tmp_path, {"editor_recent": ["/a"], "keys/undo": "", "keys/redo": "Ctrl+,; ;"})
        settings = Settings(tmp_path)
        none: list[str] = []
        assert settings.get("editor_recent", none) == ["/a"]
        assert settings.get("keys/undo", "F7") == ""
        assert settings.get("keys/redo", "") == "Ctrl+,; ;"

    @pytest.mark.parametrize(
        "value", ["²", "--1", "1" * 6000, "@Variant(\\0)", '"@Variant(\\0)"', "a, @b", '"', "\\x", " " * 90_000 + '"']
    )
    def test_bad_values_give_way_to_defaults(self, tmp_path: Path, qtbot: QtBot, value: str) -> None:
        keys = ["scale", "theme", "show_owners"]
        lines = ["[preferences]", *(f"{key}={value}" for key in keys), "speed=fast", "[pins]", f"%UD800={HASH}"]
        (tmp_path / "settings.ini").write_text("\n".join(lines), "utf-8")
        with problem_of(tmp_path, qtbot) as settings:
            assert settings.get("preferences/scale", 0) == 0
            assert settings.get("preferences/theme", "") == ""
            assert settings.get("preferences/show_owners", False) is False
            assert settings.get("preferences/speed", "") == "fast"


@contextmanager
def problem_free(folder: Path, qtbot: QtBot) -> Iterator[Settings]:
    """Settings of which nothing has to be said."""
    settings = Settings(folder)
    assert problems_of(settings, qtbot) == []
    yield settings
    settings.sync()


def test_nothing_in_the_package_reads_settings_by_qt_or_unpickles_what_comes_from_a_file() -> None:
    """Only processes of the program itself exchange pickles, and it reads none that comes from a plug-in."""
    package = Path(indonesia_qt.__file__).parent
    forbidden = {"QSettings", "QDataStream", "pickle", "shelve", "marshal", "restoreState"}
    found = set()
    for file in package.rglob("*.py"):
        text = file.read_text("utf-8")
        if any(word in text for word in forbidden):  # to parse all files takes seconds
            names = {name for node in ast.walk(ast.parse(text)) for name in names_in(node)}
            found |= {(file.relative_to(package).as_posix(), name) for name in names & forbidden}
    exchanging = (
        "core/bots.py",
        "bots/plug_ins/host.py",
        "bots/plug_ins/process.py",
        "bots/tournament/workers.py",
        "cli/worker_process.py",
        "ui/support/worker.py",
        # What it has just written itself:
        "cli/check_game.py",
        "ui/support/worker_pool.py",
        "ui/table/games/save_summary.py",
    )
    assert found == {(file, "pickle") for file in exchanging}


def names_in(node: ast.AST) -> list[str]:
    """What a part of a program imports, or takes out of something."""
    match node:
        case ast.Import(names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module, names):
            return [module or "", *(alias.name for alias in names)]
        case ast.Attribute(_, attribute):
            return [attribute]
    return []
