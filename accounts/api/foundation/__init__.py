"""What every app's API is built on: views, authentication, limits, problems, schema."""
