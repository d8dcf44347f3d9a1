"""Settings that all tests share."""

import os

from hypothesis import HealthCheck, settings

# Tests do not time: a loaded machine is no failure. The nightly profile looks further.
settings.register_profile(
    "commit", deadline=None, max_examples=40, suppress_health_check=(HealthCheck.too_slow,)
)
settings.register_profile(
    "nightly", deadline=None, max_examples=1000, suppress_health_check=(HealthCheck.too_slow,)
)
settings.load_profile(os.environ.get("ADJUDGE_HYPOTHESIS", "commit"))
