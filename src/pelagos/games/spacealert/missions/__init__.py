"""The timed scripts of missions: what they hold, how they are read, what the clock calls when, and the generator."""
