"""Certificate types, their versions, and their release rule."""
