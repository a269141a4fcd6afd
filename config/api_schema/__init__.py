"""The OpenAPI document: frame, parameters, headers, constraints, examples."""
