"""The page on the delivery planner: what its example answers."""

from __future__ import annotations

import doctest

from indonesia_qt.files import paths


def test_the_example_answers_as_the_page_says() -> None:
    page = paths.resources() / "docs" / "explanation" / "planner.md"
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert tried > 10
    assert not failed
