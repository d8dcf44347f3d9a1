"""The web table and the judge desk: they serve every rulebook and hold no rule."""
