"""Compiles the languages when the program is built or installed: Qt Linguist's files become those that Qt loads."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledLanguages(BuildHookInterface[Any]):
    """Puts a compiled file beside the other resources for each language in the sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Compile what is to be built, or is used from the checkout."""
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from indonesia_qt.i18n.catalogue import compiled

        languages = root / "resources" / "languages"
        languages.mkdir(exist_ok=True)
        for source in sorted((root / "resources" / "translations").glob("*.ts")):
            compiled(source, languages / f"{source.stem}.qm")
        build_data["artifacts"].append("/resources/languages/*.qm")
