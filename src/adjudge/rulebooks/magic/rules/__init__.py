"""The rules of Magic, one module a chapter."""
