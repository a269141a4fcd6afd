"""The whole installation under the load of many issuers, with the settings of production."""
