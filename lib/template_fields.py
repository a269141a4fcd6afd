"""Fields that templates read quickly."""


class TemplateFields:
    """Gives a class's attributes as items too: templates look there first, and a miss costs an exception."""

    __slots__ = ()

    def __getitem__(self, name: str) -> object:
        return getattr(self, name)
