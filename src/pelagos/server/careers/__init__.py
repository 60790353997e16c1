"""What people carry from match to match: logs, runs, and votes on achievements. What they mean is the game's own."""
