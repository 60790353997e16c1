"""Tables: what is played, who sits where, at which pace."""
