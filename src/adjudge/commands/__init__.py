"""What the commands do; `adjudge.cli` only reads their arguments."""
