"""What a bundle runs."""

from __future__ import annotations

from indonesia_qt.__main__ import main

if __name__ == "__main__":
    main()
