"""Pictures of every screen, for judging how it looks and for the documentation."""
