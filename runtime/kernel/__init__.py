"""What every referee shares: agenda, events, decisions, log, chance, saving; it knows no rule of any game."""
