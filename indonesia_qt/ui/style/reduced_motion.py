"""Whether the system asks programs to keep still."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication


def reduced_motion() -> bool:
    """Whether little should move on the screen; False where this version of Qt doesn't tell."""
    hints = QGuiApplication.styleHints()
    about = hints.accessibility() if hasattr(hints, "accessibility") else None
    preference = getattr(about, "motionPreference", None)
    return preference is not None and preference().name == "ReducedMotion"
