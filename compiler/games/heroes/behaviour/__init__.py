"""What only Berserk: Heroes says, in generated code; what games share stands in compiler/games/behaviour."""
