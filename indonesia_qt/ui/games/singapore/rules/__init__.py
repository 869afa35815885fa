"""The rules of Singapore to be read: pictures and the quick reference."""
