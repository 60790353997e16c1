"""The server: tables, seats and matches for many people, live and over days."""
