"""The referees: the game-agnostic kernel and one package per game; no card text is read and no code is written here."""
