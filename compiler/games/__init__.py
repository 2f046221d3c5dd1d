"""The vocabulary of each game: its types, classes, elements, keywords and the phrases only it has."""
