"""What only Berserk TCG says, in generated code; what games share stands in compiler/games/behaviour."""
