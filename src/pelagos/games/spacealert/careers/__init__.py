"""Careers of explorers: the log with its levels, what was learnt, clones, and achievements (SA-180 to SA-184)."""
