"""What all tests share."""

import os

from hypothesis import HealthCheck, settings

# Scenes are drawn by trying pieces until the box can build them, which is slow to draw at first.
slow = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)
settings.register_profile("usual", max_examples=200, deadline=None, suppress_health_check=slow)
settings.register_profile("thorough", max_examples=3000, deadline=None, suppress_health_check=slow)
settings.load_profile(os.environ.get("LAWS", "usual"))
