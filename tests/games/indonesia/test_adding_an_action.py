"""Adding an action touches five files: rules (the action, its phase), text, panel and test.

`adding_an_action.patch` adds one that is of no use, to rest instead of research, with a test that plays it by mouse.
When this test fails because the patch no longer fits, add the action again and write the patch with `git diff`.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

PATCH = Path(__file__).parent / "adding_an_action.patch"
ROOT = Path(__file__).parents[3]


def test_an_action_takes_at_most_five_files() -> None:
    touched = [line for line in PATCH.read_text(encoding="utf-8").splitlines() if line.startswith("diff --git ")]
    assert 0 < len(touched) <= 5
    assert any(" b/tests/" in line for line in touched)


@pytest.mark.skipif(not (ROOT / ".git").exists() or shutil.which("git") is None, reason="no git checkout")
def test_the_patch_fits() -> None:
    done = subprocess.run(["git", "apply", "--check", PATCH], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
