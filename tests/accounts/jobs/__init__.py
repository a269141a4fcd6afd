"""Background jobs: engine, input, results, routes, pages."""
