"""Drills of load start the whole installation, a minute of work: only `make drill` collects them."""

import os

collect_ignore = [] if "DRILL_SECONDS" in os.environ else ["test_load_drills.py"]
