"""What the server keeps: tables of a SQLite or PostgreSQL database, and the journal that commits inputs in groups."""
