"""The courier: takes what is due out of PostgreSQL, sends it, and writes down what came of it."""
