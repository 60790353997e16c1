"""The rules of Haggle, a module for each chapter."""
