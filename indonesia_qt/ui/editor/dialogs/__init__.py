"""Dialogs, banners and lists of the editor."""
