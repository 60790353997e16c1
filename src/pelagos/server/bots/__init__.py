"""Bots at work: in processes of their own, which are sent views and nothing else."""
