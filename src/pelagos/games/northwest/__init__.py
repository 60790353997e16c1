"""Northwest Passage Adventure: a race through the ice for two to four ships."""
