"""Riftbound, by its core rules."""
