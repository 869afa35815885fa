"""Whether announcements are heard is only asked where assistive technology runs."""

from __future__ import annotations

import subprocess

import pytest
from PySide6.QtGui import QAccessible, QGuiApplication

from indonesia_qt.ui.support.listeners import misses_announcements


def test_without_assistive_technology_no_program_is_run(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[object] = []
    monkeypatch.setattr(subprocess, "run", lambda command, **_: started.append(command))
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    assert not misses_announcements()
    assert started == []
