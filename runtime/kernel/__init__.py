"""What every referee shares (agenda, events, decisions, log, chance, saving); names no game and knows no rule of one."""
