"""Looks for the weights of the bots."""
