"""One folder a game: its rules, cards, deck construction and glossary."""
