"""The two commands of a newcomer, `play.sh` and `test.sh`, on systems that are not ready for them.

Python, apt-get and what they ask the system are replaced: nothing is downloaded, and no package is installed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from indonesia_qt.cli.command_line import COMMANDS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs sh")

ROOT = Path(__file__).parents[1]
TOOLS = ("basename", "cat", "cmp", "cp", "dirname", "find", "grep", "head", "mkdir", "mv", "rm", "sh", "tail", "touch")
WINDOW = ("open", "edit", "render")
"""The commands that draw."""

PYTHON = r"""#!/bin/sh
# Is killed, with the script that called it, in the middle of the call whose number KILLED_AT is.
echo "python $*" | head -n 1 >> "$FAKES/log"
calls=$(grep -c . "$FAKES/log")
reached() { [ "$calls" != "$KILLED_AT" ] || kill -9 0; }
environment=$(dirname "$0")/..
case "$*" in
    *version_info*) reached; echo "${VERSION:-3.11}"; [ -z "$OLD" ] ;;
    *disk_usage*)
        reached
        case $3 in $FULL*) [ -z "$FULL" ] || { echo 20; exit 0; } ;; esac
        echo 9999 ;;
    *st_dev*) reached; [ -n "$ONE_DISK" ] ;;
    *flock*) reached; "$REAL_PYTHON" "$@" ;;
    *ensurepip*) reached; [ -z "$NO_VENV" ] || [ -e "$FAKES/python3.11-venv" ] ;;
    "-m venv --clear "*)
        rm -rf "$4" && mkdir -p "$4/bin" && cp "$0" "$4/bin/python" && reached
        mkdir -p "$4/lib/python3.11/site-packages" ;;
    "-m pip "*)
        if [ "$PIP" = offline ]; then
            echo "WARNING: Retrying after connection broken by 'NewConnectionError'" >&2
            echo "ERROR: No matching distribution found for msgspec" >&2
            exit 1
        elif [ "$PIP" = refused ]; then
            printf '%s\n\n' "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES" >&2
            exit 1
        elif [ "$PIP" = slow ]; then
            touch "$FAKES/installing"
            until [ -e "$FAKES/go" ]; do sleep 0.05; done
        elif [ "$PIP" = killed ]; then
            touch "$environment/half"
            kill -9 $$
        fi
        # What is there in part counts as installed.
        [ ! -e "$environment/half" ] || exit 0
        touch "$environment/half" && reached && mv "$environment/half" "$environment/packages" ;;
    "-m indonesia_qt.i18n compile "*) echo half > "$5" && reached && echo whole > "$5" ;;
    "-P -m indonesia_qt"*)
        reached
        shift 3
        [ -e "$environment/packages" ] && echo "started with: $*" || exit 1
        cat "$environment"/lib/python3.11/site-packages/*.pth ;;
    *) reached ;;
esac
"""
APT_GET = """#!/bin/sh
echo "apt-get $*" >> "$FAKES/log"
[ -z "$APT_FAILS" ] || { echo "E: Unable to locate package" >&2; exit 100; }
for package; do touch "$FAKES/$package"; done
[ ! -e "$FAKES/python3" ] || cp "$FAKES/python" "$FAKES/bin/python3"
[ ! -e "$FAKES/libgl1" ] || touch "$FAKES/libraries"
"""
LDCONFIG = """#!/bin/sh
for library in glib-2.0.so.0 gssapi_krb5.so.2 GL.so.1 EGL.so.1 fontconfig.so.1 xkbcommon.so.0 dbus-1.so.3 \
    xcb-cursor.so.0 xcb-icccm.so.4 xcb-keysyms.so.1 xcb-shape.so.0 xkbcommon-x11.so.0; do
    [ -n "$NO_LIBRARIES" ] && [ ! -e "$FAKES/libraries" ] || echo "lib$library (libc6) => /lib/lib$library"
done
"""


class Newcomer:
    """A checkout on a system of its own; `run` gives one of the two commands there."""

    def __init__(self, home: Path) -> None:
        self.fakes = home / "fakes"
        self.checkout = home / "indonesia"
        for folder in ("packaging", "resources/translations"):
            (self.checkout / folder).mkdir(parents=True)
        shutil.copytree(ROOT / "packaging" / "locks", self.checkout / "packaging" / "locks")
        for script in ("prepare.sh", "play.sh", "test.sh"):
            shutil.copy(ROOT / "packaging" / script, self.checkout / "packaging")
        (self.checkout / "resources" / "translations" / "de.ts").touch()
        (self.fakes / "bin").mkdir(parents=True)
        for tool in TOOLS:
            (self.fakes / "bin" / tool).symlink_to(str(shutil.which(tool)))
        (self.fakes / "bin" / "sleep").symlink_to(str(shutil.which("sleep")))
        self.fake("id", 'echo "${USER_ID:-1000}"')
        self.fake("uname", "echo Linux")
        self.fake("ldconfig", LDCONFIG)
        self.fake("apt-get", APT_GET)
        self.fake("python3", PYTHON)
        shutil.copy(self.fakes / "bin" / "python3", self.fakes / "python")

    def fake(self, command: str, script: str) -> None:
        """Put a command into the path."""
        file = self.fakes / "bin" / command
        file.write_text(script if script.startswith("#!") else f"#!/bin/sh\n{script}\n", encoding="utf-8")
        file.chmod(0o755)

    def run(self, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Give `play.sh`, or what else is named first; afterwards `called` lists what it called."""
        (self.fakes / "log").write_text("", encoding="utf-8")
        started = self.start(*command, **variables)
        said, complained = started.communicate()
        return subprocess.CompletedProcess(started.args, started.returncode, said, complained)

    def start(self, *command: str, **variables: str) -> subprocess.Popen[str]:
        """Give a command as `run` does, and don't wait for its end."""
        script, *arguments = command or ("play.sh",)
        own = {"PATH": str(self.fakes / "bin"), "FAKES": str(self.fakes), "REAL_PYTHON": sys.executable}
        return subprocess.Popen(
            [str(shutil.which("sh")), str(self.checkout / "packaging" / script), *arguments],
            env=own | variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            cwd=self.checkout.parent,
            user=self.user,
            encoding="utf-8",
        )

    user: int | None = None

    def called(self) -> list[str]:
        """The calls of the last run, each with its words."""
        return (self.fakes / "log").read_text(encoding="utf-8").splitlines()

    def used(self, call: str) -> bool:
        """Whether the last run called this."""
        return any(call in line for line in self.called())


@pytest.fixture
def newcomer(tmp_path: Path) -> Newcomer:
    return Newcomer(tmp_path)


def refusal(done: subprocess.CompletedProcess[str]) -> str:
    """What a run says that can't be finished."""
    assert (done.returncode, done.stdout) == (1, "")
    return done.stderr


def test_the_first_start_tells_how_much_it_downloads_and_starts_the_game(newcomer: Newcomer) -> None:
    done = newcomer.run("play.sh", "edit", "my map")
    assert done.returncode == 0
    assert "a download of about 100 MB" in done.stderr
    assert done.stdout == f"started with: edit my map\n{newcomer.checkout}\n"
    assert newcomer.used("--require-hashes --requirement packaging/locks/play.txt")
    assert (newcomer.checkout / "resources" / "languages" / "de.qm").read_text(encoding="utf-8") == "whole\n"


def test_a_folder_data_in_the_checkout_keeps_the_files_of_the_player(newcomer: Newcomer) -> None:
    newcomer.fake("python3", PYTHON.replace("started with: ", "$INDONESIA_QT_DATA: "))
    data = newcomer.checkout / "data"
    assert newcomer.run().stdout.startswith(": ")
    data.mkdir()
    assert newcomer.run().stdout.startswith(f"{data}: ")
    assert newcomer.run(INDONESIA_QT_DATA="/elsewhere").stdout.startswith("/elsewhere: ")


def test_the_next_start_installs_nothing(newcomer: Newcomer) -> None:
    newcomer.run()
    done = newcomer.run()
    assert (done.returncode, done.stderr) == (0, "")
    assert not newcomer.used("pip")
    assert not newcomer.used("compile")


def test_a_second_start_waits_for_the_first_and_says_so(newcomer: Newcomer) -> None:
    first = newcomer.start(PIP="slow")
    assert first.stderr
    assert first.stderr.readline().startswith("Installing Python packages into "), "it is said at once"
    while not (newcomer.fakes / "installing").exists():
        assert first.poll() is None
    second = newcomer.start("play.sh", "simulate")
    assert second.stderr
    assert second.stderr.readline() == (
        f"Another start installs packages into {newcomer.checkout}/.venv-3.11; waiting until that is done\n"
    )
    (newcomer.fakes / "go").touch()
    assert first.communicate()[0].startswith("started")
    assert second.communicate() == (f"started with: simulate\n{newcomer.checkout}\n", "")


def test_a_game_that_runs_keeps_nobody_waiting(newcomer: Newcomer) -> None:
    import fcntl  # which Windows lacks

    newcomer.run()
    with (newcomer.checkout / ".venv-3.11.lock").open("a", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


@pytest.mark.parametrize(("folder", "room"), [("indonesia", 400), ("temporary", 200)])
def test_without_room_it_says_how_much_is_needed_where(newcomer: Newcomer, folder: str, room: int) -> None:
    full, temporary = newcomer.checkout.parent / folder, newcomer.checkout.parent / "temporary"
    said, reason, *_ = refusal(newcomer.run(FULL=str(full), TMPDIR=str(temporary))).splitlines()
    assert said.startswith("Installing Python packages")
    assert reason.startswith(f"About {room} MB are needed in {full}")
    assert ", where 20 MB are free; make room and run the same command again." in reason
    assert ("TMPDIR" in reason) == (folder == "temporary")
    assert not newcomer.used("-m pip ")
    assert newcomer.run().stdout.startswith("started")


def test_what_is_downloaded_needs_room_on_the_same_disk_too(newcomer: Newcomer) -> None:
    assert "About 500 MB are needed in" in refusal(newcomer.run(FULL=str(newcomer.checkout), ONE_DISK="yes"))


@pytest.mark.parametrize("sign", [",", ";", '"', "\\"])
def test_a_folder_in_which_qt_finds_nothing_is_named_as_the_reason(tmp_path: Path, sign: str) -> None:
    newcomer = Newcomer(tmp_path / f"a{sign}b")
    said = refusal(newcomer.run())
    assert said.startswith(f"Qt can't find its files in {newcomer.checkout}, whose name has a comma, ")
    assert not newcomer.used("-m venv")
    assert newcomer.run("play.sh", "simulate").stdout == f"started with: simulate\n{newcomer.checkout}\n"


@pytest.mark.parametrize("name", ["a b", "it's", "50%", "$HOME", "*"])
def test_other_signs_in_the_name_of_the_folder_do_no_harm(tmp_path: Path, name: str) -> None:
    newcomer = Newcomer(tmp_path / name)
    assert newcomer.run().stdout == f"started with: \n{newcomer.checkout}\n"


def test_a_list_that_has_changed_is_installed(newcomer: Newcomer) -> None:
    newcomer.run()
    with (newcomer.checkout / "packaging" / "locks" / "play.txt").open("a", encoding="utf-8") as file:
        file.write("# newer\n")
    assert newcomer.run().returncode == 0
    assert newcomer.used("pip")


def test_killed_at_any_moment_it_is_finished_by_the_next_start(tmp_path: Path) -> None:
    whole = Newcomer(tmp_path / "whole")
    whole.run()
    moments = len(whole.called())
    assert moments > 5
    for moment in range(1, moments + 1):
        newcomer = Newcomer(tmp_path / str(moment))
        assert newcomer.run(KILLED_AT=str(moment)).returncode == -9
        done = newcomer.run()
        assert done.returncode == 0, newcomer.called()
        assert done.stdout.startswith("started")
        assert (newcomer.checkout / "resources" / "languages" / "de.qm").read_text(encoding="utf-8") == "whole\n"


def test_when_pip_alone_is_killed_it_is_finished_by_the_next_start(newcomer: Newcomer) -> None:
    assert "was stopped; run the same command again" in refusal(newcomer.run(PIP="killed"))
    assert newcomer.run().stdout.startswith("started")


def test_a_folder_that_was_moved_is_found_again(newcomer: Newcomer) -> None:
    newcomer.run()
    newcomer.checkout = newcomer.checkout.rename(newcomer.checkout.parent / "another name")
    done = newcomer.run()
    assert done.stdout == f"started with: \n{newcomer.checkout}\n"
    assert not newcomer.used("pip")


def test_an_environment_whose_python_is_gone_is_made_again(newcomer: Newcomer) -> None:
    newcomer.run()
    (newcomer.checkout / ".venv-3.11" / "bin" / "python").unlink()
    assert newcomer.run().stdout.startswith("started")
    assert newcomer.used("-m venv")


def test_offline_it_says_so_and_goes_on_later(newcomer: Newcomer) -> None:
    told = refusal(newcomer.run(PIP="offline")).splitlines()
    assert told[1:] == [
        "The Python packages can't be downloaded; connect this computer to the internet and run the same command again."
    ]
    assert newcomer.run().stdout.startswith("started")
    assert not newcomer.used("-m venv")


def test_tests_that_can_not_be_installed_leave_the_game_as_it_was(newcomer: Newcomer) -> None:
    newcomer.run()
    refusal(newcomer.run("test.sh", PIP="offline"))
    assert newcomer.run(PIP="offline").stdout.startswith("started")


def test_another_reason_of_pip_is_shown(newcomer: Newcomer) -> None:
    assert "DO NOT MATCH THE HASHES" in refusal(newcomer.run(PIP="refused"))


def test_without_libraries_of_qt_a_user_is_given_the_line_that_installs_them(newcomer: Newcomer) -> None:
    told = refusal(newcomer.run(NO_LIBRARIES="yes"))
    assert "\n  sudo apt-get update && sudo apt-get install -y --no-install-recommends libglib2.0-0 " in told
    assert told.count("\n") == 2
    assert not newcomer.used("apt-get")


def test_the_line_names_what_python_is_missing_too(newcomer: Newcomer) -> None:
    told = refusal(newcomer.run(NO_LIBRARIES="yes", NO_VENV="yes"))
    assert told.rstrip().endswith(" libxkbcommon-x11-0 python3.11-venv")
    assert told.count("sudo apt-get update") == 1


def test_root_installs_them_at_once(newcomer: Newcomer) -> None:
    done = newcomer.run(NO_LIBRARIES="yes", NO_VENV="yes", USER_ID="0")
    assert done.stdout.startswith("started")
    assert newcomer.called().index("apt-get update -q") < next(
        n for n, call in enumerate(newcomer.called()) if call.startswith("apt-get install -y")
    )


def test_when_apt_fails_its_reason_is_shown(newcomer: Newcomer) -> None:
    told = refusal(newcomer.run(NO_LIBRARIES="yes", USER_ID="0", APT_FAILS="yes"))
    assert "E: Unable to locate package" in told
    assert told.splitlines()[-1].startswith("apt-get could not install libglib2.0-0 ")


def test_without_apt_the_packages_are_named(newcomer: Newcomer) -> None:
    (newcomer.fakes / "bin" / "apt-get").unlink()
    told = refusal(newcomer.run(NO_LIBRARIES="yes"))
    assert "libxcb-cursor0" in told
    assert "apt-get" not in told


def test_without_python_it_is_named_or_installed(newcomer: Newcomer) -> None:
    (newcomer.fakes / "bin" / "python3").unlink()
    assert refusal(newcomer.run()).rstrip().endswith(" python3 python3-venv")
    assert newcomer.run(USER_ID="0").stdout.startswith("started")


def test_a_python_that_is_too_old_is_refused(newcomer: Newcomer) -> None:
    told = refusal(newcomer.run(OLD="yes", VERSION="3.9"))
    assert told == (
        "Python 3.11 or newer is needed, which python3 is not; the variable PYTHON can name another.\n"
    )  # fmt: skip
    assert not newcomer.used("apt-get")


@pytest.fixture
def for_all() -> Iterator[Path]:
    """A folder that every user can reach."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def test_in_a_folder_that_can_not_be_written_to_it_says_where_to_go(for_all: Path) -> None:
    newcomer = Newcomer(for_all)
    (newcomer.fakes / "log").touch(0o666)
    (newcomer.fakes / "log").chmod(0o666)
    if os.geteuid() == 0:
        newcomer.user = 65534  # root can write everywhere
    newcomer.checkout.chmod(0o555)
    told = refusal(newcomer.run())
    assert told == (
        f"{newcomer.checkout} can't be written to; copy the whole folder {newcomer.checkout} to a place of your own "
        "and run the same command there.\n"
    )
    newcomer.checkout.chmod(0o755)


@pytest.mark.parametrize("command", [command.name for command in COMMANDS if command.name not in WINDOW])
def test_what_needs_no_window_needs_no_libraries_of_qt(newcomer: Newcomer, command: str) -> None:
    assert newcomer.run("play.sh", command, NO_LIBRARIES="yes").stdout.startswith(f"started with: {command}")


@pytest.mark.parametrize("option", ["--help", "-h", "--version"])
def test_help_needs_none_either(newcomer: Newcomer, option: str) -> None:
    assert newcomer.run("play.sh", "edit", option, NO_LIBRARIES="yes").returncode == 0


@pytest.mark.parametrize("command", WINDOW)
def test_what_draws_needs_them(newcomer: Newcomer, command: str) -> None:
    assert "libgl1" in refusal(newcomer.run("play.sh", command, NO_LIBRARIES="yes"))


def test_every_check_runs_and_arguments_go_to_pytest(newcomer: Newcomer) -> None:
    assert newcomer.run("test.sh", "-k", "mergers").returncode == 0
    for check in ("ruff check", "ruff format --check", "mypy indonesia_qt", "lint_imports", "pytest"):
        assert newcomer.used(check)
    assert newcomer.called()[-1].endswith("-k mergers")


def test_each_test_is_in_one_of_the_two_parts(newcomer: Newcomer) -> None:
    assert newcomer.run("test.sh").returncode == 0
    below, window = newcomer.called()[-2:]
    assert below.endswith(" tests --ignore tests/ui")
    assert window.endswith(" tests/ui")


def test_no_function_takes_the_place_of_a_command() -> None:
    """The script that makes the package for Debian calls `install`, which was such a function."""
    functions = re.findall(r"^(\w+)\(\)", (ROOT / "packaging" / "prepare.sh").read_text(encoding="utf-8"), re.MULTILINE)
    assert "prepare" in functions
    assert [name for name in functions if shutil.which(name)] == []
