"""The demo data of `make run`: a plant and a school that cannot see each other's data."""
