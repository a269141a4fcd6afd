"""What a browser calls itself, in words that its owner knows it by."""

_BROWSERS = (  # the first that is named: most name others, too
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
LONGEST = 60  # characters of a name that is none of these


def device_name(user_agent: str) -> str:
    """`Firefox, Windows`; what is not known, as it calls itself, cut off."""
    found = [
        next((name for sign, name in table if sign in user_agent), "")
        for table in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(filter(None, found)) or user_agent[:LONGEST]
