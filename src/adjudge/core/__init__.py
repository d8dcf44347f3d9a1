"""The kernel: state, decisions, events and effects. It knows no game."""
