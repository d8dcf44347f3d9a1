"""The rules, one module a chapter, in the order of the rulebook."""
