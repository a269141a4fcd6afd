"""The processes that journeys start, and clients for them."""
