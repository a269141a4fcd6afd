"""French, as Django knows it, but for days on charts."""
