"""Cards of Magic: data only."""
