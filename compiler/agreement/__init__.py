"""Comparing the printings of a card: one meaning, whatever language it is read from."""
