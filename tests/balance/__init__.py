"""How the decks of a set fare against each other: tournaments of random and greedy agents, and none of the tests."""
