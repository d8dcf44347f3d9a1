"""Playouts, simulation and research environments."""
