"""The rules of the resolution, one module per chapter of the rule ledger."""
