"""The rules of Starlight: one module a chapter, functions in the order of its steps."""
