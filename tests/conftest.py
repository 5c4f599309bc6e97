"""What all tests share: the option that writes golden files anew, and a fair chance for those that measure time."""

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is no fault of what is tested. In CI, Hypothesis has a profile of its own that says the same.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
if "CI" not in os.environ:
    settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-goldens", action="store_true", help="write golden files anew, to look at what changed")


@pytest.fixture(autouse=True, scope="module")
def small_heap() -> None:
    """Nothing that earlier modules left is looked through again by the garbage collector while a test measures time."""
    gc.collect()
    gc.freeze()
