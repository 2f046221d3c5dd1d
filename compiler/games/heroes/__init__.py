"""The vocabulary of Berserk: Heroes."""
