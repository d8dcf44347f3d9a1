"""The text forms: parse and print cases, moves, replays and deck lists."""
