"""The operator's desk: orders to a running server from its own machine, and backups."""
