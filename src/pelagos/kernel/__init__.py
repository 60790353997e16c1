"""The kernel: what every game shares and no game changes.

It knows states, decisions, actions, events, chance, views, records and rulebooks. It imports no input or output, no
clock and no global random source; the two exceptions read the package's own data (`data`) and its entry points
(`discovery`).
"""
