"""What the ability language does in Berserk: Heroes: from nodes to calls of the runtime's card-side API."""
