"""What the installers are made from: each definition agrees with the program that it is about."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader

from indonesia_qt import __version__
from indonesia_qt.cli.command_line import make_parser, run
from indonesia_qt.files.paths import BOARD_FILE, DATA_VARIABLE, SHARED_MAP
from indonesia_qt.games import DEFAULT_GAME, OWN_GAMES, definition_of
from indonesia_qt.ui.settings.preferences import LANGUAGES
from indonesia_qt.ui.support.application import NAME
from indonesia_qt.ui.support.qt_translator import QtTranslator
from tests.wine import EXPECTED

PACKAGING = Path(__file__).parents[1] / "packaging"
DESKTOP = PACKAGING / "desktop"
WINDOWS = PACKAGING / "windows"
KINDS = {f"application/x-indonesia-{kind}" for kind in ("map", "shared-map")} | {
    f"application/x-{game}-game" for game in OWN_GAMES
}
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def module(name: str) -> ModuleType:
    """A module of the folder `packaging`, which is no package."""
    spec = spec_from_file_location(f"packaging_{Path(name).stem}", PACKAGING / f"{name}.py")
    assert spec
    assert spec.loader
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


class TestBundle:
    def kept(self, *places: str) -> list[str]:
        return [place for place, _, _ in module("bundle").kept([(place, "", "BINARY") for place in places])]

    def test_it_keeps_what_opens_and_draws_a_window(self) -> None:
        plugins = "PySide6/Qt/plugins"
        needed = [
            f"{plugins}/platforms/libqxcb.so",
            f"{plugins}/platforms/libqwayland.so",
            f"{plugins}/platforms/libqoffscreen.so",
            f"{plugins}/iconengines/libqsvgicon.so",
            f"{plugins}/imageformats/libqjpeg.so",
            f"{plugins}/platformthemes/libqxdgdesktopportal.so",
            f"{plugins}/printsupport/libcupsprintersupport.so",
            "PySide6\\plugins\\platforms\\qwindows.dll",
            "PySide6/Qt/lib/libQt6Widgets.so.6",
            "indonesia_qt/data/maps/lagoon/map.geojson",
            "indonesia_qt/data/resources/fonts/inter/Inter-Regular.otf",
            "indonesia_qt/data/resources/languages/de.qm",
        ]
        assert self.kept(*needed) == needed

    def test_it_leaves_out_what_nothing_here_uses(self) -> None:
        assert self.kept(
            "PySide6/Qt/lib/libQt6Qml.so.6",
            "PySide6\\Qt6Quick.dll",
            "PySide6/Qt/plugins/platforms/libqeglfs.so",
            "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
            "PySide6/Qt/translations/qtbase_fi.qm",
            "PySide6/Qt/translations/qt_de.qm",
            "libcups.so.2",
            "libstdc++.so.6",
        ) == []  # fmt: skip

    def test_qts_own_words_are_kept_in_the_languages_of_the_program(self) -> None:
        wanted = [f"PySide6/Qt/translations/qtbase_{code}.qm" for code in LANGUAGES]
        assert self.kept(*wanted) == wanted

    def test_the_licence_of_everything_that_the_program_requires_goes_with_it(self) -> None:
        project = tomllib.loads((PACKAGING.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        required = {re.split(r"[^\w-]", line)[0] for line in project["dependencies"]}
        assert required <= set(module("bundle").DISTRIBUTIONS)

    def test_each_library_is_credited(self) -> None:
        credited = (PACKAGING.parent / "resources" / "CREDITS.md").read_text(encoding="utf-8").casefold()
        libraries = set(module("bundle").DISTRIBUTIONS) - {"PySide6-Essentials", "shiboken6"}  # parts of PySide6
        assert {name for name in libraries if f"| {name.casefold()} |" not in credited} == set()

    @pytest.mark.parametrize("file", sorted(PACKAGING.glob("*.spec")), ids=lambda file: file.stem)
    def test_each_system_has_what_the_others_have(self, file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        compile(text, str(file), "exec")
        assert "analysis, modules = found()" in text
        assert file.stem == "linux" or text.startswith("# UNTESTED")

    @pytest.mark.skipif(sys.platform == "win32", reason="needs sh")
    @pytest.mark.parametrize("file", sorted(PACKAGING.glob("*.sh")), ids=lambda file: file.stem)
    def test_each_script_can_be_read_by_sh(self, file: Path) -> None:
        assert (
            subprocess.run(
                ["sh", "-n", str(file)], capture_output=True, text=True, check=False, encoding="utf-8"
            ).stderr
            == ""
        )


class TestWindows:
    NEEDED = """
        PySide6/Qt6Core.dll PySide6/QtSvg.pyd PySide6/msvcp140.dll PySide6/translations/qtbase_de.qm
        PySide6/plugins/platforms/qwindows.dll PySide6/plugins/platforms/qoffscreen.dll
        PySide6/plugins/styles/qmodernwindowsstyle.dll shiboken6/Shiboken.pyd shiboken6/shiboken6.abi3.dll
        indonesia_qt/data/maps/lagoon/map.geojson numpy/_core/_multiarray_umath.cp313-win_amd64.pyd
    """
    SUPERFLUOUS = """
        PySide6/Qt6Quick.dll PySide6/opengl32sw.dll PySide6/designer.exe PySide6/QtCore.pyi
        PySide6/translations/qtbase_fi.qm PySide6/plugins/tls/qschannelbackend.dll shiboken6/msvcp140.dll
        PySide6/__pycache__/__init__.cpython-313.pyc numpy/tests/test_lazyloading.py bin/f2py.exe
    """

    def test_what_opens_and_draws_a_window_is_kept_and_nothing_else_of_qt(self, tmp_path: Path) -> None:
        for name in (self.NEEDED + self.SUPERFLUOUS).split():
            file = tmp_path / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch()
        module("windows/prune").prune(tmp_path)
        kept = {file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*") if file.is_file()}
        assert kept == set(self.NEEDED.split())
        assert not (tmp_path / "bin").exists()

    def test_qts_own_words_are_kept_in_the_languages_of_the_program(self) -> None:
        superfluous = module("windows/prune").SUPERFLUOUS
        assert not [code for code in LANGUAGES if superfluous.match(f"PySide6/translations/qtbase_{code}.qm")]

    def test_the_installer_speaks_the_languages_of_the_program(self) -> None:
        spoken = re.findall(r"insertmacro Language (\w+)", (WINDOWS / "installer.nsi").read_text(encoding="utf-8"))
        names = {"en": "English", "de": "German", "fr": "French", "id": "Indonesian", "it": "Italian", "nl": "Dutch"}
        assert sorted(spoken) == sorted(names[code] for code in LANGUAGES)

    @pytest.mark.parametrize("file", sorted(PACKAGING.glob("*.bat")), ids=lambda file: file.stem)
    def test_lines_of_batch_files_end_as_windows_needs_it(self, file: Path) -> None:
        assert all(line.endswith(b"\r") for line in file.read_bytes().split(b"\n")[:-1])


class TestLocks:
    """The lists of what the scripts install, with the hashes that pip checks."""

    SETTINGS = tomllib.loads((PACKAGING.parent / "pyproject.toml").read_text(encoding="utf-8"))
    PROJECT, GROUPS = SETTINGS["project"], SETTINGS["dependency-groups"]
    LOCKS = sorted((PACKAGING / "locks").glob("*.txt"))

    @pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
    def test_each_holds_what_the_project_asks_for(self, lock: Path) -> None:
        asked_for = list(map(Requirement, self.PROJECT["dependencies"] + self.tools(lock.stem)))
        assert len(asked_for) > 5
        pinned = self.pinned(lock)
        for requirement in asked_for:
            version = pinned[canonicalize_name(requirement.name)]
            assert requirement.specifier.contains(version), requirement

    def tools(self, name: str) -> list[str]:
        """What a group of tools asks for; tests try all extras, too."""
        found = self.PROJECT["optional-dependencies"]["cluster"][1:] if name == "test" else []
        for line in self.GROUPS.get(name, ()):
            found += [line] if isinstance(line, str) else self.tools(line["include-group"])
        return found

    def pinned(self, lock: Path) -> dict[str, str]:
        """The version of each package."""
        return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", lock.read_text(encoding="utf-8"), re.MULTILINE))

    @pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
    def test_each_file_of_a_package_has_its_hash_and_no_place_to_get_it_from(self, lock: Path) -> None:
        packages = re.split(
            r"^(?=\w)",
            re.sub(r"^ *#.*\n", "", lock.read_text(encoding="utf-8"), flags=re.MULTILINE),
            flags=re.MULTILINE,
        )
        for package in filter(None, packages):
            first, *hashes = package.replace(" \\\n", "\n").splitlines()
            assert re.fullmatch(r"[a-z0-9.-]+==\S+( ; .+)?", first)
            assert hashes
            assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}", line) for line in hashes)

    def test_all_have_the_same_versions_of_what_the_game_needs(self) -> None:
        game = self.pinned(PACKAGING / "locks" / "play.txt").items()
        locks = [lock for lock in self.LOCKS if not lock.stem.startswith("wine")]  # which can run only older ones
        assert all(game <= self.pinned(lock).items() for lock in locks)

    def test_extras_are_for_users_and_tools_are_groups(self) -> None:
        assert set(self.PROJECT["optional-dependencies"]) == {"arena", "learning", "cluster"}
        assert set(self.GROUPS) == {"site", "test", "release", "tune", "bench"}

    def test_no_address_is_invented(self) -> None:
        assert "urls" not in self.PROJECT

    def test_the_wheel_holds_all_resources_but_the_sources_of_translations(self) -> None:
        held = self.SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
        resources = {f"resources/{entry.name}" for entry in (PACKAGING.parent / "resources").iterdir()}
        assert resources - set(held) == {"resources/translations"}
        assert all(place == f"indonesia_qt/data/{name}" for name, place in held.items())

    def test_what_builds_the_program_has_the_range_of_what_runs_it(self) -> None:
        project = tomllib.loads((PACKAGING.parent / "pyproject.toml").read_text(encoding="utf-8"))
        hook = project["tool"]["hatch"]["build"]["hooks"]["custom"]
        assert set(hook["dependencies"]) < set(self.PROJECT["dependencies"])

    @pytest.mark.parametrize(
        ("name", "refused"),
        [("PySide6-Essentials", ["6.8.2.1", "6.9.3", "6.10.2", "6.12.0", "7.0"]), ("msgspec", ["0.20.0", "1.0"])],
    )
    def test_versions_that_fail_are_refused(self, name: str, refused: list[str]) -> None:
        asked_for = {one.name: one.specifier for one in map(Requirement, self.PROJECT["dependencies"])}
        assert [version for version in refused if asked_for[name].contains(version)] == []

    def test_the_scripts_install_nothing_else(self) -> None:
        scripts = {*PACKAGING.glob("*.sh"), *PACKAGING.glob("*.bat")} - {PACKAGING / "ranges.sh"}  # which tries others
        text = "\n".join(script.read_text(encoding="utf-8") for script in scripts).replace("\\\n", " ")
        commands = re.findall(r"-m pip .*|^ *install --.*", text, re.MULTILINE)
        assert len(commands) > 7
        for command in commands:
            assert re.search(
                r"--require-hashes +(-r|--requirement) | install .*--no-deps |^install --no-deps ", command
            ), command
        assert text.count("uv pip install") == 1  # in the function `install`

    @pytest.mark.parametrize("workflow", ["ci", "release"])
    def test_workflows_use_actions_by_their_commit(self, workflow: str) -> None:
        text = (PACKAGING.parent / ".github" / "workflows" / f"{workflow}.yml").read_text(encoding="utf-8")
        used = re.findall(r"uses: (.*)", text)
        assert used
        assert all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", action) for action in used)


@pytest.mark.skipif(sys.platform == "win32", reason="needs sh")
class TestPrepare:
    @pytest.fixture
    def checkout(self, tmp_path: Path) -> Path:
        """A checkout in which German was compiled before its source came."""
        for folder in ("packaging", "resources/translations", "resources/languages"):
            (tmp_path / folder).mkdir(parents=True)
        source, compiled = self.files(tmp_path)
        shutil.copy(PACKAGING / "prepare.sh", tmp_path / "packaging")
        (tmp_path / "packaging" / "compile.sh").write_text(
            '. "$(dirname "$0")/prepare.sh"; compile_languages\n', encoding="utf-8"
        )
        shutil.copy(PACKAGING.parent / "resources" / "translations" / "de.ts", source)
        compiled.write_bytes(b"")
        os.utime(compiled, (1, 1))
        return tmp_path

    def files(self, checkout: Path) -> tuple[Path, Path]:
        return checkout / "resources" / "translations" / "de.ts", checkout / "resources" / "languages" / "de.qm"

    def compile(self, checkout: Path) -> None:
        command = ["sh", str(checkout / "packaging" / "compile.sh")]
        run = subprocess.run(
            command,
            env=os.environ | {"venv": sys.prefix},
            capture_output=True,
            text=True,
            check=False,
            encoding="utf-8",
        )
        assert (run.returncode, run.stdout, run.stderr) == (0, "", "")

    def test_a_language_is_compiled_when_its_source_is_newer_or_it_never_was(self, checkout: Path) -> None:
        _, compiled = self.files(checkout)
        self.compile(checkout)
        assert QtTranslator(compiled).language == "de"
        compiled.unlink()
        self.compile(checkout)
        assert QtTranslator(compiled).language == "de"

    def test_otherwise_it_stays_as_it_is(self, checkout: Path) -> None:
        source, compiled = self.files(checkout)
        os.utime(source, (0, 0))
        self.compile(checkout)
        assert compiled.read_bytes() == b""


class TestPortable:
    """A folder `data` beside what was started keeps the player's own files."""

    SHOW = """
import os, runpy, sys
script, sys.executable, sys.platform, sys.prefix = sys.argv[1:]
sys.argv = ["indonesia-qt", "--version"]
try:
    runpy.run_path(script, run_name="__main__")
finally:
    print(os.environ.get("INDONESIA_QT_DATA", "none"))
"""

    def kept_in(self, script: str, program: Path, platform: str = sys.platform, prefix: Path = Path("runtime")) -> str:
        environment = {name: value for name, value in os.environ.items() if name != DATA_VARIABLE}
        command = [sys.executable, "-c", self.SHOW, str(PACKAGING / script), str(program), platform, str(prefix)]
        run = subprocess.run(command, env=environment, capture_output=True, check=True, encoding="utf-8")
        return run.stdout.splitlines()[-1]

    def test_it_is_beside_the_program_of_the_archive(self, tmp_path: Path) -> None:
        assert self.kept_in("start.py", tmp_path / NAME) == "none"
        (tmp_path / "data").mkdir()
        assert self.kept_in("start.py", tmp_path / NAME) == str(tmp_path / "data")

    def test_on_windows_it_is_beside_the_two_programs(self, tmp_path: Path) -> None:
        (tmp_path / "data").mkdir()
        runtime = tmp_path / "runtime"
        assert self.kept_in("windows/indonesia_start.py", runtime / "python.exe", prefix=runtime) == str(
            tmp_path / "data"
        )

    @pytest.mark.skipif(sys.platform == "win32", reason="paths of macOS")
    def test_on_macos_it_is_beside_the_bundle(self, tmp_path: Path) -> None:
        (tmp_path / "data").mkdir()
        program = tmp_path / "Indonesia.app" / "Contents" / "MacOS" / NAME
        assert self.kept_in("start.py", program, "darwin") == str(tmp_path / "data")


class TestReadme:
    """What an index of packages shows."""

    TEXT = (PACKAGING.parent / "README.md").read_text(encoding="utf-8")
    LOCAL = re.compile(r"\]\((?!https?:|#)|src(?:set)?=")

    def test_without_an_address_it_has_no_pictures_and_links(self) -> None:
        shown = module("metainfo").readme(self.TEXT, "1.2.3", "OWNER")
        assert not self.LOCAL.search(shown)
        assert "![" not in shown
        assert "[MIT licence]" not in shown
        for kept in ("**A planner that ships for you.**", "sh packaging/play.sh", "| `.deb`", "Splotter Spellen"):
            assert kept in shown

    def test_with_one_all_lead_there(self) -> None:
        shown = module("metainfo").readme(self.TEXT, "1.2.3", "somebody")
        assert not self.LOCAL.search(shown)
        places = re.findall(r"https://[\w.]+/somebody/indonesia-qt/(?:blob/)?v1\.2\.3/([^)#]*)", shown)
        assert len(places) > 20
        assert [place for place in places if not (PACKAGING.parent / place).exists()] == []


class TestDesktop:
    def test_the_menu_entry_starts_the_program_with_a_file(self) -> None:
        entries = ConfigParser(interpolation=None)
        entries.optionxform = str  # type: ignore[assignment,method-assign]
        entries.read(DESKTOP / f"{NAME}.desktop", encoding="utf-8")
        entry = entries["Desktop Entry"]
        assert entry["Exec"] == f"{NAME} %f"
        assert entry["Icon"] == NAME
        assert set(entry["MimeType"].rstrip(";").split(";")) == KINDS
        assert entry["Actions"] == "edit;"
        assert entries["Desktop Action edit"]["Exec"] == f"{NAME} edit"
        for code in set(LANGUAGES) - {"en"}:
            assert entry[f"GenericName[{code}]"]
            assert entry[f"Comment[{code}]"]
            assert "Singap" in entry[f"Keywords[{code}]"]
            assert entries["Desktop Action edit"][f"Name[{code}]"]

    def test_saved_games_are_known_by_their_name_and_by_their_first_line(self, tmp_path: Path) -> None:
        assert run(["simulate", "--seats", "random,random", "--save-dir", str(tmp_path)]) == 0
        (game,) = tmp_path.iterdir()
        kind = self.kinds()["application/x-indonesia-game"]
        (match,) = kind.iter(f"{MIME}match")
        assert game.read_text(encoding="utf-8").startswith(match.attrib["value"])
        assert self.glob(kind) == f"*{definition_of(DEFAULT_GAME).suffix}"
        assert game.match(self.glob(kind))

    def test_a_game_of_singapore_is_known_by_its_first_line_under_any_name(self, tmp_path: Path) -> None:
        assert run(["simulate", "--game", "singapore", "--seats", "random,random", "--save-dir", str(tmp_path)]) == 0
        (game,) = tmp_path.iterdir()
        text = game.read_text(encoding="utf-8")
        known, general = self.kinds()["application/x-singapore-game"], self.kinds()["application/x-indonesia-game"]
        beginning, inside = known.iter(f"{MIME}match")
        assert text.startswith(beginning.attrib["value"])
        first, last = map(int, inside.attrib["offset"].split(":"))
        assert first <= text.index(inside.attrib["value"]) <= last
        priorities = [int(kind.find(f"{MIME}magic").attrib["priority"]) for kind in (known, general)]  # type: ignore[union-attr]
        assert priorities[0] > priorities[1]

    def test_each_kind_of_file_has_an_icon(self) -> None:
        for name, kind in self.kinds().items():
            icon = kind.find(f"{MIME}icon")
            assert icon is not None
            assert icon.attrib["name"] == name.replace("/", "-")
        drawn = {file.stem for file in (DESKTOP / "icons").glob("*.svg")}
        assert drawn == {name.replace("/", "-") for name in self.kinds()}

    def test_saved_games_of_each_game_have_a_kind_with_its_ending(self) -> None:
        for game in OWN_GAMES:
            assert self.glob(self.kinds()[f"application/x-{game}-game"]) == f"*{definition_of(game).suffix}"

    def test_maps_are_known_by_the_name_of_the_board_and_no_other_geojson_is(self) -> None:
        assert self.glob(self.kinds()["application/x-indonesia-map"]) == BOARD_FILE

    def test_shared_maps_are_known_by_their_ending(self) -> None:
        assert self.glob(self.kinds()["application/x-indonesia-shared-map"]) == f"*{SHARED_MAP}"

    def test_each_kind_of_file_has_a_name_in_every_language(self) -> None:
        for kind in self.kinds().values():
            told = {
                one.attrib.get("{http://www.w3.org/XML/1998/namespace}lang", "en")
                for one in kind.iter(f"{MIME}comment")
            }
            assert told == set(LANGUAGES)

    def test_software_centres_are_told_the_same(self) -> None:
        about = ElementTree.fromstring(module("metainfo").metainfo(__version__, "2026-12-01"))
        assert about.attrib == {"type": "desktop-application"}
        assert about.findtext("launchable") == f"{NAME}.desktop"
        assert {one.text for one in about.iter("mediatype")} == KINDS
        assert about.findtext("project_license") == "MIT"
        for wanted in ("id", "name", "summary", "description", "content_rating", "releases"):
            assert about.find(wanted) is not None

    def test_without_an_owner_no_address_is_told_and_with_one_the_pictures_are(self) -> None:
        metainfo = module("metainfo")
        assert "https://github" not in metainfo.metainfo("1.2.3", "2026-12-01", metainfo.PLACEHOLDER)
        published = ElementTree.fromstring(metainfo.metainfo("1.2.3", "2026-12-01", "somebody"))
        assert published.findtext("id") == "io.github.somebody.indonesia_qt"
        pictures = [image.text or "" for image in published.iter("image")]
        assert len(pictures) == len(metainfo.SCREENSHOTS)
        for picture in pictures:
            place = picture.partition("/v1.2.3/")[2]
            assert (PACKAGING.parent / place).is_file(), picture

    def test_the_notes_on_a_release_are_its_first_paragraph(self) -> None:
        changelog = "# Changelog\n\nAll.\n\n## 2.0\n\nIt *can*\ndo more.\n\n### Added\n\n- A\n\n## 1.0\n\nOld.\n"
        assert module("metainfo").notes(changelog) == "It can do more."

    @pytest.mark.skipif(sys.platform == "win32", reason="needs sh")
    def test_nothing_is_released_without_an_owner(self, tmp_path: Path) -> None:
        (tmp_path / "packaging").mkdir()
        for name in ("release.sh", "metainfo.py"):
            shutil.copy(PACKAGING / name, tmp_path / "packaging")
        (tmp_path / "packaging" / "deb.sh").write_text("mkdir dist; touch dist/built\n", encoding="utf-8")
        release = ["sh", str(tmp_path / "packaging" / "release.sh")]
        refused = subprocess.run(release, capture_output=True, check=False, encoding="utf-8")
        assert (refused.returncode, (tmp_path / "dist").exists()) == (1, False)
        assert "set OWNER in packaging/metainfo.py" in refused.stderr

    @pytest.mark.skipif(not shutil.which("appstreamcli"), reason="appstreamcli isn't installed")
    @pytest.mark.parametrize("owner", ["OWNER", "somebody"])
    def test_appstream_accepts_what_is_told(self, tmp_path: Path, owner: str) -> None:
        file = tmp_path / f"{NAME}.metainfo.xml"
        file.write_text(module("metainfo").metainfo(__version__, "2026-12-01", owner), encoding="utf-8")
        check = ["appstreamcli", "validate", "--no-net", str(file)]
        done = subprocess.run(check, capture_output=True, check=False, encoding="utf-8")
        assert done.returncode == 0, done.stdout

    @pytest.mark.skipif(not shutil.which("flatpak-builder"), reason="flatpak-builder isn't installed")
    def test_flatpak_reads_its_manifest(self, tmp_path: Path) -> None:
        text = (DESKTOP / "flatpak.yml").read_text(encoding="utf-8")
        assert text.startswith("# NEVER BUILT")
        (tmp_path / "manifest.yml").write_text(text.replace("@ID@", module("metainfo").ID), encoding="utf-8")
        read = ["flatpak-builder", "--show-manifest", str(tmp_path / "manifest.yml")]
        done = subprocess.run(read, capture_output=True, check=False, encoding="utf-8")
        assert (done.returncode, done.stderr) == (0, "")
        assert '"command" : "indonesia-qt"' in done.stdout

    @pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="desktop-file-validate isn't installed")
    def test_desktops_accept_the_menu_entry(self) -> None:
        check = ["desktop-file-validate", str(DESKTOP / f"{NAME}.desktop")]
        assert subprocess.run(check, capture_output=True, check=False).stdout == b""

    @pytest.mark.parametrize("suffix", [*(definition_of(game).suffix for game in OWN_GAMES), SHARED_MAP])
    def test_windows_and_macos_are_told_of_files_by_their_endings(self, suffix: str) -> None:
        installer = (WINDOWS / "installer.nsi").read_text(encoding="utf-8")
        assert f'insertmacro FileType "{suffix}"' in installer
        assert f'insertmacro NoFileType "{suffix}"' in installer
        assert f'["{suffix.removeprefix(".")}"]' in (PACKAGING / "macos.spec").read_text(encoding="utf-8")

    def kinds(self) -> dict[str, ElementTree.Element]:
        root = ElementTree.parse(DESKTOP / f"{NAME}.xml").getroot()
        found = {kind.attrib["type"]: kind for kind in root}
        assert set(found) == KINDS
        return found

    def glob(self, kind: ElementTree.Element) -> str:
        (glob,) = kind.iter(f"{MIME}glob")
        return glob.attrib["pattern"]


def test_the_manual_page_names_every_command_and_option() -> None:
    page = module("manual").manual().replace("\\-", "-")
    assert __version__ in page
    parsers = [make_parser()]
    for action in parsers[0]._actions:
        if action.dest == "command" or isinstance(action.choices, dict):
            parsers += (action.choices or {}).values()
            assert all(f"\n.SS {name}\n" in page for name in action.choices or {})
    assert len(parsers) > 7
    for parser in parsers:
        for option in parser._option_string_actions:
            assert option in ("-h", "--help") or f".B {option}" in page or f", {option}" in page


def test_the_icon_is_drawn_in_every_size(qapp: object, tmp_path: Path) -> None:
    assert qapp
    icons = module("icons")
    icons.draw_icons(tmp_path)
    for size in icons.SIZES:
        image = QImage(str(tmp_path / f"{size}.png"))
        assert image.size() == QSize(size, size)
        assert image.pixelColor(size // 2, size // 2).alpha() == 255
        assert image.pixelColor(0, 0).alpha() == 0
    assert QImageReader(str(tmp_path / f"{NAME}.ico")).imageCount() == len(icons.WINDOWS)
    assert (tmp_path / f"{NAME}.icns").read_bytes()[:4] == b"icns"
    for kind in KINDS:
        image = QImage(str(tmp_path / f"128-{kind.replace('/', '-')}.png"))
        assert image.size() == QSize(128, 128)
        assert image.pixelColor(64, 64).alpha() == 255
        assert image.pixelColor(0, 0).alpha() == 0


@pytest.mark.parametrize("name", [name for names in EXPECTED.values() for name in names])
def test_what_may_fail_under_wine_is_a_test(name: str) -> None:
    file, _, test = name.partition("[")[0].partition("::")
    source = (PACKAGING.parent / file).read_text(encoding="utf-8")
    assert all(re.search(rf"(class|def) {part}", source) for part in filter(None, test.split("::")))
