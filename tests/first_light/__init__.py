"""What First Light promises of itself: its cards say all that the language can say (its games: tests.balance)."""
