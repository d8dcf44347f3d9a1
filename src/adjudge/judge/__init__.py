"""Run a case, explain the verdict, say why not."""
