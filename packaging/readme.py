"""Gives the package its description: hatchling calls this when it builds."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


class Readme(MetadataHookInterface):
    """The README, as an index of packages shows it."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add it."""
        root = Path(self.root)
        sys.path[:0] = [str(root), str(root / "packaging")]
        from metainfo import readme

        from indonesia_qt import __version__

        text = readme((root / "README.md").read_text(encoding="utf-8"), __version__)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
