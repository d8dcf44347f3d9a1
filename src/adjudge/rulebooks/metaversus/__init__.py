"""Metaversus Wish: a deck builder for two, by its play guide."""
