"""A readable name for a browser, from its User-Agent header."""

_BROWSERS = (  # the first match counts: most browsers also name others
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
MAX_LENGTH = 60  # characters of the header, if none of these is in it


def device_name(user_agent: str) -> str:
    """A name such as `Firefox, Windows`; the beginning of the header if it is unknown."""
    names = [
        next((name for token, name in table if token in user_agent), "")
        for table in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(filter(None, names)) or user_agent[:MAX_LENGTH]
