"""The compiler reads card scripts, checks them, prints them and writes Python; nothing here plays a game."""
