"""JSON as it was sent: `strict` decodes and cleans it, `typed` makes a struct of it and names every fault."""
