"""One form for texts that look alike, what is an address, and the known name nearest to an unknown one."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from urllib.parse import urlsplit

import idna
from django.core.exceptions import ValidationError
from django.core.validators import URLValidator, validate_email

_MAX_MARKS = 30
_IS_WEBSITE = URLValidator(schemes=["https"])
# Spaces of other widths, the blank of Braille, and the hyphens that word processors write.
_LOOKALIKES = str.maketrans(
    dict.fromkeys("\u00a0\u1680\u202f\u205f\u2800\u3000", " ")
    | dict.fromkeys(map(chr, range(0x2000, 0x200B)), " ")
    | {"\u2010": "-", "\u2011": "-"}
)
# What is shown as nothing (Unicode's Default_Ignorable_Code_Point, and annotations), but for overrides
# of direction, which are refused.
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u2065\u206a-\u206f"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)
_JOINERS = "\u200c\u200d"
_SELECTORS = re.compile("[\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_NONCHARACTERS = 0xFFFE  # the last two of each plane
# Before it: Latin, Greek, Cyrillic and Armenian, which join nothing.
_FIRST_OF_OTHER_SCRIPTS = "\u0590"
_BIDI_OVERRIDES = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# Controls, lone surrogates, separators of lines and paragraphs.
_NO_TEXT = frozenset({"Cc", "Cs", "Zl", "Zp"})


def clean_text(text: str) -> str | None:
    """The text as it is stored and compared; None if more marks stand on one letter than any language puts.

    Spaces of all widths become one kind, invisible characters go (joiners and variation selectors stay
    between letters of scripts that use them), hyphens become "-", letters and marks NFC; blanks at the
    ends go. Marks are put into order by comparing each with each: 100 KB of them would take half a
    minute (UAX #15, section 13: thirty in a row are as many as a stream may have).
    """
    if text.isascii():  # most are
        return text.replace("\r\n", "\n").strip()
    text = _INVISIBLE.sub(_kept, text.replace("\r\n", "\n").translate(_LOOKALIKES))
    marks = bytes(map(bool, map(unicodedata.combining, text)))
    if b"\1" * (_MAX_MARKS + 1) in marks:
        return None
    return unicodedata.normalize("NFC", text).strip()


def is_no_text(char: str) -> bool:
    """Whether no text may hold the character: controls, halves of characters, overrides of direction."""
    return unicodedata.category(char) in _NO_TEXT or char in _BIDI_OVERRIDES


def is_private(char: str) -> bool:
    """Whether the character means something to one program only, or nothing to any."""
    return (
        unicodedata.category(char) == "Co"
        or ord(char) % 0x10000 >= _NONCHARACTERS
        or "\ufdd0" <= char <= "\ufdef"
    )


def email_key(address: str) -> str:
    """What an e-mail address is compared by: the domain in ASCII (IDNA), all in small letters."""
    return email_forms(address)[0]


def email_forms(address: str) -> list[str]:
    """`email_key`, and the form in which it may have been stored: with the domain in its own script."""
    local, at, domain = (clean_text(address) or "").lower().rpartition("@")
    try:
        ascii_form = idna.encode(domain, uts46=True).decode() if not domain.isascii() else domain
        unicode_form = idna.decode(ascii_form) if "xn--" in ascii_form else domain
    except (idna.IDNAError, UnicodeError):
        ascii_form = unicode_form = domain
    return list(dict.fromkeys([f"{local}{at}{ascii_form}", f"{local}{at}{unicode_form}"]))


def canonical_email(address: str) -> str:
    """An e-mail address as it is stored: the domain in ASCII (IDNA) and small letters, the rest as stated."""
    local, at, _domain = (clean_text(address) or "").rpartition("@")
    return f"{local}{at}{email_key(address).rpartition('@')[2]}"


def is_email(text: str) -> bool:
    """Whether it is the address of a mailbox."""
    try:
        validate_email(text)
    except ValidationError:
        return False
    return True


def is_website(address: str) -> bool:
    """Whether it is an https address without a user name."""
    try:
        _IS_WEBSITE(address)
        return urlsplit(address).username is None
    except (ValidationError, ValueError):
        return False


def alphabetical_key(name: str) -> str:
    """What a name is sorted by: Österreich beside Osttimor, Çekia beside Costa Rica."""
    return unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()


def camel_case(name: str) -> str:
    """The name in the API of a column or parameter: `birthDate` for `birth_date`."""
    first, *rest = name.split("_")
    return first + "".join(map(str.capitalize, rest))


def _kept(match: re.Match[str]) -> str:
    """The invisible character, where it shapes the letters beside it; else nothing."""
    text, place, char = match.string, match.start(), match[0]
    before, after = text[place - 1 : place], text[place + 1 : place + 2]
    if char in _JOINERS:
        return char if _is_shaped(before) and _is_shaped(after) else ""
    return char if _SELECTORS.match(char) and _is_shaped(before) else ""


def _is_shaped(char: str) -> bool:
    """Whether it is a letter, or a mark, of a script in which joiners and selectors mean something."""
    return char >= _FIRST_OF_OTHER_SCRIPTS and unicodedata.category(char)[0] in "LM"


# --- did you mean ---------------------------------------------------------------------------------

# Looked for in one request: comparing takes time, and whoever sends more guesses.
MAX_SUGGESTIONS = 20
LONGEST_NAME = 64
_ALIKE = 0.6  # of 1; `serialNo` and `serialNumber` come to 0.7


class Suggestions:
    """“Did you mean”: the known names nearest to unknown ones, for one request."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, frozenset[str]], Mapping[str, str]] = {}

    def of(self, name: str, known: Iterable[str]) -> Mapping[str, str]:
        """`{"similar": the nearest of the known names}`; empty where none is near."""
        key = name, frozenset(known)
        if key not in self._found:
            if len(self._found) >= MAX_SUGGESTIONS or len(name) > LONGEST_NAME:
                return {}
            self._found[key] = _nearest(*key)
        return self._found[key]


def _nearest(name: str, known: frozenset[str]) -> Mapping[str, str]:
    """Compared without case, underscores and hyphens: `serial_number` is `serialNumber`."""
    plain = {_plain(each): each for each in sorted(known)}
    match = get_close_matches(_plain(name), plain, n=1, cutoff=_ALIKE)
    return {"similar": plain[match[0]]} if match else {}


def _plain(name: str) -> str:
    return name.casefold().replace("_", "").replace("-", "")
