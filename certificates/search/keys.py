"""Search keys: what certificates are found by, and the SQL that stores it.

A key is the hash of issuer, mode, name and value, in the column of its name: a number, however long the
value is. Two values may have one hash, so whatever finds a certificate by a key also checks that it states
the value (`states`, `is_held_by`). Names of holders are stored as text, since a search states only their
beginning.

Values are compared in the form of `lib.text.clean_text`, so that what looks alike is found together, and
a recall of batch `b1` does not reach `B1`; GTINs with 8 to 14 digits; addresses and names of people
regardless of case, names also of accents. Numbers, serial numbers, external references, batches and products
are found by their beginning and end as well, by codes that keep the order of texts (`codes_of`). Certificates from before texts had one form have the hash of
their cleaned values as well (migration 0008), and are compared by `certificates_cleaned`.
"""

import hashlib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, zip_longest
from typing import Any, NamedTuple
from uuid import UUID

from django.db.models import BinaryField, F, Func, IntegerField, Q, TextField, Value
from django.db.models.expressions import Combinable
from django.db.models.functions import Collate, Lower
from django.db.models.lookups import Exact, GreaterThan, In

from accounts.scopes import Mode
from certificates import gs1
from certificates.certificate import document
from certificates.certificate.document import Draft
from certificates.gs1 import GTIN_DIGITS
from certificates.models import CertificateKey, HolderName
from lib.text import clean_text, email_forms, email_key

from .models import KEY_COLUMNS, PART_COLUMNS

_COLUMNS = ", ".join(KEY_COLUMNS)
# `{made}` is the part of the WITH with the certificate's row: no row, no keys. The hashes of all rows come
# as one array, which costs less than one for each column.
INSERT = f"""
INSERT INTO certificates_certificatekey (issuer_id, certificate_id, {_COLUMNS})
SELECT %(issuer_id)s, {{made}}.id,
       {", ".join(f"key.hashes[first + {place}]" for place in range(len(KEY_COLUMNS)))}
  FROM {{made}}, (SELECT %(key_hashes)b::bigint[] AS hashes) AS key,
       generate_series(1, cardinality(key.hashes), {len(KEY_COLUMNS)}) AS first
"""
INSERT_NAMES = """
INSERT INTO certificates_holdername (issuer_id, mode, value, certificate_id)
SELECT %(issuer_id)s, %(mode)s, name.value, {made}.id
  FROM {made}, unnest(%(holder_names)b::text[]) AS name (value)
"""
# The same for many certificates at once.
INSERT_MANY = f"""
INSERT INTO certificates_certificatekey (issuer_id, certificate_id, {_COLUMNS})
SELECT %(issuer_id)s, key.*
  FROM unnest(%(key_certificates)b::uuid[],
              {", ".join(f"%(key_{column})b::bigint[]" for column in KEY_COLUMNS)}) AS key
"""
INSERT_MANY_NAMES = """
INSERT INTO certificates_holdername (issuer_id, mode, value, certificate_id)
SELECT %(issuer_id)s, %(mode)s, name.value, name.certificate_id
  FROM unnest(%(holder_names)b::text[], %(name_certificates)b::uuid[]) AS name (value, certificate_id)
"""
HOLDER_EMAIL = "holderEmail"
HOLDER_NAME = "holderName"
EXTERNAL_REF = "externalRef"
NUMBER = "certificateNumber"
PERSONAL = frozenset({HOLDER_EMAIL, HOLDER_NAME})  # never part of a URL
COLUMNS = ("productId", "serialNumber", "gtin", EXTERNAL_REF)
METADATA = ("batch", "orderNo", "plant", "line")  # of the specification: searchable in any type
ITEM = ("productId", "serialNumber", "batch")
ALWAYS = frozenset({*COLUMNS, *METADATA})
LONGEST = 200
MAX_NAMES = 6  # words of a name that a search may begin with
_HASH_BYTES = 8  # a bigint
PART_LENGTH = 9  # letters and digits that a code holds
_CODES: int = 36**PART_LENGTH
_SCOPES: int = 2**64 // _CODES  # what a bigint has left, for issuer, mode and what comes before
# Letters that Unicode does not decompose into a letter and an accent.
_LETTERS = str.maketrans({"ø": "o", "đ": "d", "ł": "l", "æ": "ae", "œ": "oe", "ı": "i", "ð": "d"})
_COLUMN_OF = {
    "productId": "product",
    "serialNumber": "serial_number",
    "orderNo": "order_no",
    HOLDER_EMAIL: "holder_email",
    **{name: name for name in ("batch", "plant", "line")},
}


class SearchKeys(NamedTuple):
    """What one certificate is found by: the rows of its hashes, one for each of `KEY_COLUMNS`, and the values
    of its holder's name."""

    rows: list[tuple[int | None, ...]]
    names: list[str]


def hash_of(issuer_id: UUID, mode: str, name: str, value: str) -> int:
    """The hash of a search key: the first 8 bytes of a SHA-256, which SQL can compute as well."""
    text = f"{mode}\x1f{name}\x1f{value}".encode()
    digest = hashlib.sha256(issuer_id.bytes + text).digest()
    return int.from_bytes(digest[:_HASH_BYTES], "big", signed=True)


def hashes_of(issuer_id: UUID, mode: str, name: str, value: str) -> list[int]:
    """The hashes of search keys with this name and a value that means the same."""
    return [hash_of(issuer_id, mode, name, each) for each in spellings(name, value)]


def spellings(name: str, value: str) -> list[str]:
    """How a certificate may state this value: a GTIN with 8, 12, 13 or 14 digits."""
    if name == "gtin" and value.isascii() and value.isdigit() and len(value) <= GTIN_DIGITS:
        return gs1.spellings(value.zfill(GTIN_DIGITS))
    return [value]


def plain(value: str) -> str:
    """Only the letters and digits of a value, without case and accents: what parts of it are compared by."""
    return "".join(words_of(value))


def codes_of(issuer_id: UUID, mode: str, pairs: Iterable[tuple[str, str]]) -> dict[str, set[int]]:
    """The codes of beginnings and ends, by column.

    A code holds nine letters and digits in base 36, and in a few bits of what they are: so the values with a
    beginning are a range of an index. What else a value holds is compared on the certificate (`has_part`).
    """
    own = _scope(issuer_id, mode)
    codes: dict[str, set[int]] = {}
    for name, value in pairs:
        if name in PART_COLUMNS and (stated := plain(value)):
            start, following, end = PART_COLUMNS[name]
            codes.setdefault(start, set()).add(_range(own, stated)[0])
            codes.setdefault(end, set()).add(_range(own, stated[::-1])[0])
            if rest := stated[PART_LENGTH:]:
                scope = _scope(issuer_id, mode, stated[:PART_LENGTH])
                codes.setdefault(following, set()).add(_range(scope, rest)[0])
    return codes


def ranges_of(issuer_id: UUID, mode: str, part: str) -> Iterator[tuple[str, int, int, bool]]:
    """The columns that a plain text may be the beginning or end in, with its lowest and highest code there,
    and whether these hold all of it."""
    own, rest = _scope(issuer_id, mode), part[PART_LENGTH:]
    scope = _scope(issuer_id, mode, part[:PART_LENGTH]) if rest else own
    for start, following, end in PART_COLUMNS.values():
        is_held = part.isascii() and len(rest) <= PART_LENGTH
        yield following if rest else start, *_range(scope, rest or part), is_held
        yield end, *_range(own, part[::-1]), is_held and not rest


def column_of(name: str) -> str:
    """The column that holds the hashes of search keys with this name."""
    return _COLUMN_OF.get(name, "other")


def keys_of(draft: Draft, searchable: Iterable[str], *, issuer_id: UUID, mode: Mode) -> SearchKeys:
    """The search keys of a new certificate; `searchable` are its type's searchable metadata keys."""
    pairs = list(pairs_of(draft.document_members(), draft.external_ref, searchable))
    hashes = _hashes(issuer_id, mode, pairs, [draft.holder_email])
    hashes |= codes_of(issuer_id, mode, (*pairs, (NUMBER, draft.certificate_number or "")))
    rows = list(zip_longest(*(sorted(hashes.get(column, ())) for column in KEY_COLUMNS)))
    return SearchKeys(rows, sorted(set(name_values(draft.holder_name or ""))))


def parameters(keys: SearchKeys) -> dict[str, Any]:
    """The parameters of `INSERT` and `INSERT_NAMES`. Numbers, and no names, are spelt as PostgreSQL's arrays
    at once: psycopg looks for the type of a list's entries first.
    """
    hashes = ["NULL" if key is None else str(key) for key in chain.from_iterable(keys.rows)]
    return {"key_hashes": f"{{{','.join(hashes)}}}", "holder_names": keys.names or "{}"}


def parameters_of_many(certificates: Iterable[tuple[UUID, SearchKeys]]) -> dict[str, Any]:
    """The parameters of `INSERT_MANY` and `INSERT_MANY_NAMES`; names in the order of their index, which is
    faster."""
    owned = list(certificates)
    rows = [(owner, *row) for owner, keys in owned for row in keys.rows]
    names = sorted((value, owner) for owner, keys in owned for value in keys.names)
    return {
        "key_certificates": [row[0] for row in rows],
        **{
            f"key_{column}": [row[place] for row in rows]
            for place, column in enumerate(KEY_COLUMNS, start=1)
        },
        "holder_names": [value for value, _ in names],
        "name_certificates": [owner for _, owner in names],
    }


def forget(certificate: Any, content: Mapping[str, Any], *, contact: str | None = None) -> None:
    """Delete all search keys of a certificate that is being erased, in the caller's transaction.

    There is no index by certificate: the keys are computed from the document's content, the columns
    and the contact address. So call this before they are emptied.
    """
    pairs = list(pairs_of(content, certificate.external_ref, content.get("metadata", {})))
    pairs.append((NUMBER, certificate.number or ""))
    hashes = _hashes(
        certificate.issuer_id,
        certificate.mode,
        [*pairs, *((clean_text(name) or name, clean_text(value) or "") for name, value in pairs)],
        [certificate.holder_email, contact],
    )
    hashes |= codes_of(certificate.issuer_id, certificate.mode, pairs)
    CertificateKey.objects.with_any(hashes).of(certificate.pk).delete()
    names = HolderName.objects.for_issuer(certificate.issuer_id, Mode(certificate.mode))
    values = name_values(certificate.holder_name or "")
    names.of(certificate.pk).filter(value__in=values).delete()


def change_email(certificate: Any, *, before: str | None, after: str | None) -> None:
    """Replace the search key of the holder's contact address. The certificate is locked.

    The certified address stays a search key: the certificate still contains it, and access requests
    must find it. The contact's has a row of its own.
    """
    owner = certificate.issuer_id, Mode(certificate.mode)
    column = column_of(HOLDER_EMAIL)
    if before and email_key(before) != email_key(certificate.holder_email or ""):
        hashed = hash_of(*owner, HOLDER_EMAIL, email_key(before))
        CertificateKey.objects.with_hash(column, hashed).of(certificate.pk).delete()
    if after is not None:
        hashed = hash_of(*owner, HOLDER_EMAIL, email_key(after))
        if not CertificateKey.objects.with_hash(column, hashed).of(certificate.pk).exists():
            CertificateKey.objects.create(
                issuer_id=certificate.issuer_id,
                certificate_id=certificate.pk,
                **{column: hashed},
            )


def has_part(part: str, document: Mapping[str, Any], external_ref: str | None) -> bool:
    """Whether a certificate states a value that begins or ends with this plain text."""
    pairs = (*pairs_of(document, external_ref, ()), (NUMBER, document.get("number") or ""))
    values = (plain(value) for name, value in pairs if name in PART_COLUMNS)
    return any(value.startswith(part) or value.endswith(part) for value in values)


def states(name: str, value: str) -> Q:
    """The condition that a certificate, found by a hash, has this name and value."""
    if name == EXTERNAL_REF:
        return Q(external_ref=value) | Q(Exact(_cleaned(F("external_ref")), value))
    stated = Q(*(_is_in_document(name, each) for each in spellings(name, value)), _connector=Q.OR)
    if name not in ALWAYS:
        return stated & Q(version__fields__contains=[{"key": name, "searchable": True}])
    return stated


def member(name: str, value: str) -> bytes:
    """A name and its value as they stand in the canonical document."""
    return document.canonical_bytes({name: value})[1:-1]


def is_held_by(email: str) -> Q:
    """The condition that a certificate, found by a hash, has this address: certified or of its contact."""
    forms = email_forms(email)
    return Q(In(_lower("holder_email"), forms)) | Q(In(_lower("contact__email"), forms))


def words_of(name: str) -> list[str]:
    """The words of a name without case, accents and punctuation."""
    folded = unicodedata.normalize("NFKD", name.casefold()).translate(_LETTERS)
    bare = "".join(char for char in folded if not unicodedata.combining(char))
    return "".join(char if char.isalnum() else " " for char in bare).split()


def name_value(name: str) -> str:
    """A whole name as it is stored, one of `name_values`."""
    return " ".join(words_of(name))[:LONGEST]


def name_values(name: str) -> list[str]:
    """The rotations of a name, so that a search may begin with any of its words."""
    words = words_of(name)
    turns = range(min(len(words), MAX_NAMES))
    return [" ".join(words[turn:] + words[:turn])[:LONGEST] for turn in turns]


def _hashes(
    issuer_id: UUID,
    mode: str,
    pairs: Iterable[tuple[str, str]],
    emails: Iterable[str | None],
) -> dict[str, set[int]]:
    """The hashes by column, each once: two keys of a certificate may have the same."""
    personal = ((HOLDER_EMAIL, email_key(email)) for email in emails if email)
    hashes: dict[str, set[int]] = {}
    for name, value in (*pairs, *personal):
        hashed = hash_of(issuer_id, mode, name, value)
        hashes.setdefault(column_of(name), set()).add(hashed)
    return hashes


def _scope(issuer_id: UUID, mode: str, before: str = "") -> int:
    """Where the codes of an issuer and mode begin; of what follows a beginning, those after it."""
    place: int = hash_of(issuer_id, mode, "", before) % _SCOPES
    return place * _CODES - 2**63


def _range(scope: int, start: str) -> tuple[int, int]:
    """The lowest and the highest code of texts that begin so. Letters of other scripts all count as z."""
    first = start[:PART_LENGTH]
    if not first.isascii():
        first = "".join(char if char.isascii() else "z" for char in first)
    low, high = (int(first.ljust(PART_LENGTH, pad), 36) for pad in "0z")
    return scope + low, scope + high


def _is_in_document(name: str, value: str) -> Q:
    """As it was stated, or else in one form: the second is dear, and needed for old documents alone."""
    stated = member(name, value)
    exactly = _position(Value(stated, BinaryField()), F("document"))
    text = Func(F("document"), Value("UTF8"), function="convert_from", output_field=TextField())
    cleaned = _position(Value(stated.decode(), TextField()), _cleaned(text))
    return Q(GreaterThan(exactly, 0)) | Q(GreaterThan(cleaned, 0))


def _position(part: Value, whole: Combinable) -> Func:
    return Func(part, whole, function="position", arg_joiner=" IN ", output_field=IntegerField())


def _cleaned(text: Combinable) -> Func:
    return Func(text, function="certificates_cleaned", output_field=TextField())


def _lower(column: str) -> Lower:
    """As `str.lower`, whatever the database's language is."""
    return Lower(Collate(F(column), "pg_unicode_fast"))


def pairs_of(
    stated: Mapping[str, Any], external_ref: str | None, searchable: Iterable[str]
) -> Iterator[tuple[str, str]]:
    """Names and values of the document's members and of its items, and the external reference."""
    metadata = stated.get("metadata") or {}
    columns = {**stated, EXTERNAL_REF: external_ref}
    for name in COLUMNS:
        if columns.get(name):
            yield name, columns[name]
    for name in {*METADATA, *searchable} - PERSONAL:
        if isinstance(value := metadata.get(name), str):
            yield name, value
    for item in stated.get("items") or ():
        for name in ITEM:
            if name in item:
                yield name, item[name]
