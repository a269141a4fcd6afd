"""The API reference: pages made from the OpenAPI document, one for each resource."""
