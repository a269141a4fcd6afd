"""Status lists of issuers: places, publishing, reading."""
