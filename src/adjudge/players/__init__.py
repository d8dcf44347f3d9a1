"""Players that answer decisions."""
