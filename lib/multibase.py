"""Multibase with base58btc: how keys and hashes are written in DID documents and credentials."""

_ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
_DIGITS = {character: value for value, character in enumerate(_ALPHABET)}
_PREFIX = "z"  # says: base58btc


def encode(data: bytes) -> str:
    """`z` and the bytes in base 58; each leading zero byte is a `1`."""
    number, text = int.from_bytes(data), ""
    while number:
        number, digit = divmod(number, len(_ALPHABET))
        text = _ALPHABET[digit] + text
    zeros = len(data) - len(data.lstrip(b"\0"))
    return _PREFIX + _ALPHABET[0] * zeros + text


def decode(text: str) -> bytes:
    """The bytes of what `encode` wrote. Raises ValueError for anything else."""
    if not text.startswith(_PREFIX) or not _DIGITS.keys() >= set(text[1:]):
        raise ValueError(f"{text[:100]!r} is not base58btc in multibase.")
    digits, number = text[1:], 0
    for character in digits:
        number = number * len(_ALPHABET) + _DIGITS[character]
    zeros = len(digits) - len(digits.lstrip(_ALPHABET[0]))
    return bytes(zeros) + number.to_bytes((number.bit_length() + 7) // 8)
