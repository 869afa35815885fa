"""The program as it is started by a user."""

from __future__ import annotations

from indonesia_qt.__main__ import main

if __name__ == "__main__":
    main()
