"""German: Django's formats, except for days on charts."""
