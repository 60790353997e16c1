"""Campaigns: several missions with one ship, whose damage is carried from one to the next (SA-101 to SA-103)."""
