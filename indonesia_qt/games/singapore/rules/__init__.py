"""The rules of Singapore: a file for each subject of the rule book."""
