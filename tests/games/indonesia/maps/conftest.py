"""Damaged maps are those of map making."""

from tests.mapmaking.conftest import folder, own_data

__all__ = ["folder", "own_data"]
