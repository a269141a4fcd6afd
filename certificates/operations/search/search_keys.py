"""Search keys: what certificates are found by, and the SQL that stores it.

A key is the hash of issuer, mode, name and value: a row of two numbers, however long the value is. Two
values may have one hash, so whatever finds a certificate by a key also checks that it states the value
(`states`, `is_held_by`). Names of holders are stored as text, since a search states only their beginning.

Values are compared exactly as stated (trimmed, NFC), so that a recall of batch `b1` does not reach
`B1`; addresses and names of people regardless of case, names also of accents.
"""

import hashlib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple
from uuid import UUID

from django.db.models import BinaryField, F, Func, IntegerField, Q, Value
from django.db.models.functions import Collate, Lower
from django.db.models.lookups import Exact, GreaterThan

from accounts.scopes import Mode
from certificates.domain import document
from certificates.models import CertificateKey, HolderName
from certificates.operations.issuing.draft import Draft

# `{made}` is the part of the WITH with the certificate's row: no row, no keys.
INSERT = """
INSERT INTO certificates_certificatekey (hash, issuer_id, certificate_id)
SELECT key.hash, %(issuer_id)s, {made}.id FROM {made}, unnest(%(key_hashes)b::bigint[]) AS key (hash)
"""
INSERT_NAMES = """
INSERT INTO certificates_holdername (issuer_id, mode, value, certificate_id)
SELECT %(issuer_id)s, %(mode)s, name.value, {made}.id
  FROM {made}, unnest(%(holder_names)b::text[]) AS name (value)
"""
# The same for many certificates at once.
INSERT_MANY = """
INSERT INTO certificates_certificatekey (hash, issuer_id, certificate_id)
SELECT key.hash, %(issuer_id)s, key.certificate_id
  FROM unnest(%(key_hashes)b::bigint[], %(key_certificates)b::uuid[]) AS key (hash, certificate_id)
"""
INSERT_MANY_NAMES = """
INSERT INTO certificates_holdername (issuer_id, mode, value, certificate_id)
SELECT %(issuer_id)s, %(mode)s, name.value, name.certificate_id
  FROM unnest(%(holder_names)b::text[], %(name_certificates)b::uuid[]) AS name (value, certificate_id)
"""
HOLDER_EMAIL = "holderEmail"
HOLDER_NAME = "holderName"
EXTERNAL_REF = "externalRef"
PERSONAL = frozenset({HOLDER_EMAIL, HOLDER_NAME})  # never part of a URL
COLUMNS = ("productId", "serialNumber", "gtin", EXTERNAL_REF)
METADATA = ("batch", "orderNo", "plant", "line")  # of the specification: searchable in any type
ITEM = ("productId", "serialNumber", "batch")
ALWAYS = frozenset({*COLUMNS, *METADATA})
LONGEST = 200
MAX_NAMES = 6  # words of a name that a search may begin with
_HASH_BYTES = 8  # a bigint
# Letters that Unicode does not decompose into a letter and an accent.
_LETTERS = str.maketrans({"ø": "o", "đ": "d", "ł": "l", "æ": "ae", "œ": "oe", "ı": "i", "ð": "d"})


class SearchKeys(NamedTuple):
    """What one certificate is found by: hashes of its search keys, and the values of its holder's name."""

    hashes: list[int]
    names: list[str]


def hash_of(issuer_id: UUID, mode: str, name: str, value: str) -> int:
    """The hash of a search key: the first 8 bytes of a SHA-256, which SQL can compute as well."""
    text = f"{mode}\x1f{name}\x1f{value}".encode()
    digest = hashlib.sha256(issuer_id.bytes + text).digest()
    return int.from_bytes(digest[:_HASH_BYTES], "big", signed=True)


def keys_of(draft: Draft, searchable: Iterable[str], *, issuer_id: UUID, mode: Mode) -> SearchKeys:
    """The search keys of a new certificate; `searchable` are its type's searchable metadata keys."""
    pairs = _pairs(draft.stated(), draft.external_ref, searchable)
    return _hashed(issuer_id, mode, pairs, [draft.holder_email], draft.holder_name)


def parameters(keys: SearchKeys) -> dict[str, Any]:
    """The parameters of `INSERT` and `INSERT_NAMES`. Numbers, and no names, are spelt as PostgreSQL's arrays
    at once: psycopg looks for the type of a list's entries first.
    """
    hashes = f"{{{','.join(map(str, keys.hashes))}}}"
    return {"key_hashes": hashes, "holder_names": keys.names or "{}"}


def parameters_of_many(certificates: Iterable[tuple[UUID, SearchKeys]]) -> dict[str, Any]:
    """The parameters of `INSERT_MANY` and `INSERT_MANY_NAMES`, in the order of the indexes, which is
    faster."""
    owned = list(certificates)
    hashes = sorted((key, owner) for owner, keys in owned for key in keys.hashes)
    names = sorted((value, owner) for owner, keys in owned for value in keys.names)
    return {
        "key_hashes": [key for key, _ in hashes],
        "key_certificates": [owner for _, owner in hashes],
        "holder_names": [value for value, _ in names],
        "name_certificates": [owner for _, owner in names],
    }


def forget(certificate: Any, content: Mapping[str, Any], *, contact: str | None = None) -> None:
    """Delete all search keys of a certificate that is being erased, in the caller's transaction.

    There is no index by certificate: the keys are computed from the document's content, the columns
    and the contact address. So call this before they are emptied.
    """
    keys = _hashed(
        certificate.issuer_id,
        certificate.mode,
        _pairs(content, certificate.external_ref, content.get("metadata", {})),
        [certificate.holder_email, contact],
        certificate.holder_name,
    )
    CertificateKey.objects.with_hash(*keys.hashes).of(certificate.pk).delete()
    names = HolderName.objects.for_issuer(certificate.issuer_id, Mode(certificate.mode))
    names.of(certificate.pk).filter(value__in=keys.names).delete()


def change_email(certificate: Any, *, before: str | None, after: str | None) -> None:
    """Replace the search key of the holder's contact address. The certificate is locked.

    The certified address stays a search key: the certificate still contains it, and access requests
    must find it.
    """
    owner = certificate.issuer_id, Mode(certificate.mode)
    if before and email_value(before) != email_value(certificate.holder_email or ""):
        keys = CertificateKey.objects.with_hash(hash_of(*owner, HOLDER_EMAIL, email_value(before)))
        keys.of(certificate.pk).delete()
    if after is not None:
        key = hash_of(*owner, HOLDER_EMAIL, email_value(after))
        if not CertificateKey.objects.with_hash(key).of(certificate.pk).exists():
            CertificateKey.objects.create(
                hash=key, issuer_id=certificate.issuer_id, certificate_id=certificate.pk
            )


def states(name: str, value: str) -> Q:
    """The condition that a certificate, found by a hash, has this name and value."""
    if name == EXTERNAL_REF:
        return Q(external_ref=value)
    if name not in ALWAYS:
        field = [{"key": name, "searchable": True}]
        return _is_in_document(name, value) & Q(version__fields__contains=field)
    return _is_in_document(name, value)


def member(name: str, value: str) -> bytes:
    """A name and its value as they stand in the canonical document."""
    return document.canonical_bytes({name: value})[1:-1]


def is_held_by(email: str) -> Q:
    """The condition that a certificate, found by a hash, has this address: certified or of its contact."""
    value = email_value(email)
    return Q(Exact(_lower("holder_email"), value)) | Q(Exact(_lower("contact__email"), value))


def email_value(email: str) -> str:
    """An e-mail address as it is compared: in lower case."""
    return email.strip().lower()


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


def _hashed(
    issuer_id: UUID,
    mode: str,
    pairs: Iterable[tuple[str, str]],
    emails: Iterable[str | None],
    holder_name: str | None,
) -> SearchKeys:
    """Each hash once, in order: two keys of a certificate may have the same."""
    personal = ((HOLDER_EMAIL, email_value(email)) for email in emails if email)
    hashes = {hash_of(issuer_id, mode, *pair) for pair in (*pairs, *personal)}
    return SearchKeys(sorted(hashes), sorted(set(name_values(holder_name or ""))))


def _is_in_document(name: str, value: str) -> Q:
    position = Func(
        Value(member(name, value), BinaryField()),
        F("document"),
        function="position",
        arg_joiner=" IN ",
        output_field=IntegerField(),
    )
    return Q(GreaterThan(position, 0))


def _lower(column: str) -> Lower:
    """As `str.lower`, whatever the database's language is."""
    return Lower(Collate(F(column), "pg_unicode_fast"))


def _pairs(
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
