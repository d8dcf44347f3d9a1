"""Magic by the rules of late 2006: chapter 4 with the turn and combat that it needs."""
