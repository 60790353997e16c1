"""Tables in memory: matches that go on, who watches them, bots, clocks; every change is kept before it is shown."""
