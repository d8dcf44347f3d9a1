"""Cards as data: what the guide names, and the house set that fills the gaps."""
