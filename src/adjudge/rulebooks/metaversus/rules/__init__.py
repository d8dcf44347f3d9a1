"""Procedures in the order of the play guide, one module a chapter."""
