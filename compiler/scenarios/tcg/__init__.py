"""What scenarios need to know of Berserk TCG: boards, choices, facts and lines of the log."""
