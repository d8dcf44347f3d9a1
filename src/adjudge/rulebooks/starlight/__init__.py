"""Starlight (스타라이트): the known procedure, and a house completion that makes games of it."""
