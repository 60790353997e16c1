"""Settings common to all tests."""

import signal

from hypothesis import HealthCheck, settings

# A suite that runs in the background inherits an ignored Ctrl-C, and so would every program whose Ctrl-C is tested.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "pelagos",
    max_examples=60,
    deadline=None,  # the machine decides how long a test takes, not the test
    derandomize=True,  # the same examples every time: nothing flaky
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("pelagos")
