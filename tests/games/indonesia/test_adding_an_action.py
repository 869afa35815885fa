"""Adding an action touches five files: rules (the action, its phase), text, panel and test.

`adding_an_action.patch` adds one that is of no use, to rest instead of research, with a test that plays it by mouse.
When this test fails because the patch no longer fits, add the action again and write the patch with `git diff`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PATCH = Path(__file__).parent / "adding_an_action.patch"
ROOT = Path(__file__).parents[3]


def test_an_action_takes_at_most_five_files() -> None:
    touched = [line for line in PATCH.read_text(encoding="utf-8").splitlines() if line.startswith("diff --git ")]
    assert 0 < len(touched) <= 5
    assert any(" b/tests/" in line for line in touched)


@pytest.mark.skipif(shutil.which("git") is None, reason="no git")
def test_its_own_test_passes(tmp_path: Path) -> None:
    """The patch fits a copy of the program, and the test that it brings passes there.

    What Python compiled is copied, too: without it the test takes four times as long.
    """
    for folder in ("indonesia_qt", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    for name in ("resources", "maps", "pyproject.toml"):
        (tmp_path / name).symlink_to(ROOT / name)

    fits = _run(tmp_path, "git", "apply", str(PATCH))
    assert fits.returncode == 0, fits.stderr

    brought = [line.split(" b/")[1] for line in PATCH.read_text(encoding="utf-8").splitlines() if " b/tests/" in line]
    done = _run(tmp_path, sys.executable, "-m", "pytest", "-p", "no:cacheprovider", brought[0])
    assert done.returncode == 0, done.stdout + done.stderr


def _run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {
        "PYTHONPATH": str(folder),
        "QT_QPA_PLATFORM": "offscreen",
        "GIT_CEILING_DIRECTORIES": str(folder.parent),
    }
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, encoding="utf-8"
    )
