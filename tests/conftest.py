"""Settings common to all tests."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "pelagos",
    max_examples=60,
    deadline=None,  # the machine decides how long a test takes, not the test
    derandomize=True,  # the same examples every time: nothing flaky
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("pelagos")
