"""Card games by their full rules: what happens, and the rule that made it so."""
