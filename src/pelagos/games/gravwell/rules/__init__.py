"""The rules of Gravwell, one module for each chapter of the rulebook."""
