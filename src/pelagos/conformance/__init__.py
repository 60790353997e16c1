"""What every game must pass, for the price of naming its `Game` object.

`suite.CHECKS` is the list; each check raises `ConformanceFailure` with what went wrong, where. The checks drive random
matches of the seat counts and options that a `Subject` names, from fixed seeds, so that a failure comes back.
"""
