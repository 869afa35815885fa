"""Scripts of the designer's own: what they get, what they give, and what is said when they fail."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from indonesia_qt.board.draft import Draft
from indonesia_qt.files import paths
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.review.checks import checked
from indonesia_qt.mapmaking.scripting import Script, ScriptError, loaded

PAGE = (paths.resources() / "docs" / "how-to" / "script-a-map.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def lagoon() -> Draft:
    found = load_map("lagoon")
    return Draft(found.board, found.data)


def script(folder: Path, text: str) -> Script:
    return loaded(written(folder, text))


def written(folder: Path, text: str) -> Path:
    file = folder / "mine.py"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_example_of_the_page_changes_and_checks_a_map(tmp_path: Path, lagoon: Draft) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    found = script(tmp_path, example)
    after = found.edited(lagoon)
    assert [sea.name for sea in after.board.seas] == [f"{sea.name} Water" for sea in lagoon.board.seas]
    assert checked(after).errors == 0
    assert found.problems(after) == []
    shipped = load_map()
    large = found.problems(Draft(shipped.board, shipped.data))
    assert large
    assert all(re.fullmatch(r".* has \d+ areas, more than 8\.", problem.text) for problem in large)


def test_the_functions_on_the_page_exist() -> None:
    rows = re.findall(r"^\| `((?:mapmaking|games)\.[\w.]+)` \| (.*) \|$", PAGE, re.MULTILINE)
    assert len(rows) == 9
    for module, functions in rows:
        for function in re.findall(r"`(\w+)`", functions):
            assert callable(getattr(import_module(f"indonesia_qt.{module}"), function)), function
    parts = re.findall(r"`draft\.(\w+)\.(\w+)(?:\(\))?`", PAGE)
    found = load_map("lagoon")
    draft = Draft(found.board, found.data)
    assert len(parts) == 8
    assert all(hasattr(getattr(draft, whole), part) for whole, part in parts)


def test_a_script_that_only_checks_changes_nothing(tmp_path: Path, lagoon: Draft) -> None:
    text = """
from indonesia_qt.board.checks.problem import error, warning
def check(draft):
    return [warning("a", "Odd."), error("b", f"{draft.board.title} is wrong.")]
"""
    found = script(tmp_path, text)
    assert found.edited(lagoon) is lagoon
    assert [problem.text for problem in found.problems(lagoon)] == ["Lagoon is wrong.", "Odd."]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("def edit(draft)\n  return draft\n", "{file}, line 1: This isn’t Python: expected ':'."),
        ("import no_such_module\n", "{file}, line 1: ModuleNotFoundError: No module named 'no_such_module'."),
        ("x = 1\n", "{file}: A script needs a function “edit” or “check” that takes a draft."),
        ("raise SystemExit('bye')\n", "{file}, line 1: SystemExit: bye."),
        ("def edit(draft):\n  pass\n", "{file}: “edit” must return a draft, not NoneType."),
        ("def edit(draft):\n\n  return draft.bord\n", "{file}, line 3: AttributeError: 'Draft' object has no"),
        (
            "from indonesia_qt.mapmaking.edit.naming import rename\ndef edit(draft):\n\n  rename(draft, 'x', 'Y')\n",
            "{file}, line 4: There’s no “x” on this map.",
        ),
        (
            "def edit(draft):\n  return draft.with_board(title=7)\n",
            "{file}: “edit” returned a map that can’t be saved.",
        ),
        ("def edit(draft):\n  return draft\ndef check(draft):\n  yield 'no'\n", "{file}: “check” must yield problems"),
        ("def check(draft):\n  yield 1 / 0\n", "{file}, line 2: ZeroDivisionError: division by zero."),
        ("def check(draft):\n  return 3\n", "{file}: TypeError: 'int' object is not iterable."),
    ],
)
def test_failures_are_a_sentence_with_the_line(tmp_path: Path, lagoon: Draft, text: str, said: str) -> None:
    file = written(tmp_path, text)

    def run() -> None:
        found = loaded(file)
        found.problems(found.edited(lagoon))

    with pytest.raises(ScriptError) as failed:
        run()
    assert str(failed.value).startswith(said.format(file=file))


def test_a_script_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ScriptError, match=r"nothing\.py: There is no such file or folder\."):
        loaded(tmp_path / "nothing.py")
