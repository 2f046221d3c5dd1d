"""The referee of Berserk: Heroes, clause by clause of its rulebook; no card and no card text lives here."""
