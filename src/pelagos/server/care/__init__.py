"""What becomes of tables in time: closed if nobody plays, archived, deleted, and out of memory."""
