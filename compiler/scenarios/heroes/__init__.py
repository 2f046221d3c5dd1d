"""What scenarios need to know of Berserk: Heroes: boards, choices, facts and lines of the log."""
