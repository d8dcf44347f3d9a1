"""Cards as data, grouped by set."""
