"""The command line: play, replay, verify, resolve, read the rules, run tournaments and benchmarks."""
