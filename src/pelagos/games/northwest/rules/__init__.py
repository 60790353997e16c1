"""The rules of Northwest Passage Adventure, one module for each chapter."""
