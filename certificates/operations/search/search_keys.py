"""Search keys: the names and values that certificates are found by, and the SQL that stores them.

Values are compared exactly as stated (trimmed, NFC), so that a recall of batch `b1` does not reach
`B1`; addresses and names of people regardless of case, names also of accents.
"""

import hashlib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Any
from uuid import UUID

from django.db import connection

from certificates.models import CertificateKey
from certificates.operations.issuing.draft import Draft

# `{made}` is the part of the WITH with the certificate's row: no row, no keys.
INSERT = """
INSERT INTO certificates_certificatekey (issuer_id, mode, name, value, certificate_id)
SELECT %(issuer_id)s, %(mode)s, key.name, key.value, {made}.id
  FROM {made}, unnest(%(key_names)b::text[], %(key_values)b::text[]) AS key (name, value)
"""
# The same for many certificates at once.
INSERT_MANY = """
INSERT INTO certificates_certificatekey (issuer_id, mode, name, value, certificate_id)
SELECT %(issuer_id)s, %(mode)s, key.name, key.value, key.certificate_id
  FROM unnest(%(key_names)b::text[], %(key_values)b::text[], %(key_certificates)b::uuid[])
       AS key (name, value, certificate_id)
"""
_FORGET = """
DELETE FROM certificates_certificatekey key
 USING unnest(%(key_names)s::text[], %(key_values)s::text[]) AS known (name, value)
 WHERE key.issuer_id = %(issuer_id)s AND key.mode = %(mode)s AND key.name = known.name
   AND key.value = known.value AND key.certificate_id = %(certificate_id)s
"""
HOLDER_EMAIL = "holderEmail"
HOLDER_NAME = "holderName"
PERSONAL = frozenset({HOLDER_EMAIL, HOLDER_NAME})  # never part of a URL
COLUMNS = ("productId", "serialNumber", "gtin", "externalRef")
METADATA = ("batch", "orderNo", "plant", "line")  # of the specification: searchable in any type
ITEM = ("productId", "serialNumber", "batch")
ALWAYS = frozenset({*COLUMNS, *METADATA})
LONGEST = 200
MOST_NAMES = 6  # words of a name that a search may begin with
_DIGEST = 64
# Letters that Unicode does not decompose into a letter and an accent.
_LETTERS = str.maketrans({"ø": "o", "đ": "d", "ł": "l", "æ": "ae", "œ": "oe", "ı": "i", "ð": "d"})


def keys_of(draft: Draft, searchable: Iterable[str]) -> set[tuple[str, str]]:
    """The search keys of a new certificate; `searchable` are its type's searchable metadata keys."""
    return keys_from(
        draft.stated(),
        external_ref=draft.external_ref,
        holder_name=draft.holder_name,
        holder_email=draft.holder_email,
        searchable=searchable,
    )


def keys_from(
    document: Mapping[str, Any],
    *,
    external_ref: str | None,
    holder_name: str | None,
    holder_email: str | None,
    searchable: Iterable[str],
) -> set[tuple[str, str]]:
    """The search keys of a certificate from its document and its columns."""
    stated = {**document, "externalRef": external_ref}
    return {*_stated(stated, searchable), *_personal(holder_name, holder_email)}


def parameters(keys: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """The parameters of `INSERT`."""
    pairs = sorted(keys)
    return {"key_names": [name for name, _ in pairs], "key_values": [value for _, value in pairs]}


def parameters_of_many(
    certificates: Iterable[tuple[UUID, Iterable[tuple[str, str]]]],
) -> dict[str, Any]:
    """The parameters of `INSERT_MANY`, in the order of the index, which is faster."""
    rows = sorted((name, value, key) for key, pairs in certificates for name, value in pairs)
    return {
        "key_names": [name for name, _, _ in rows],
        "key_values": [value for _, value, _ in rows],
        "key_certificates": [key for _, _, key in rows],
    }


def forget(certificate: Any, document: Mapping[str, Any], *, contact: str | None = None) -> None:
    """Delete all search keys of a certificate that is being erased, in the caller's transaction.

    There is no index by certificate: the keys are computed from the document, the columns and the
    contact address. So call this before they are emptied.
    """
    keys = keys_from(
        document,
        external_ref=certificate.external_ref,
        holder_name=certificate.holder_name,
        holder_email=certificate.holder_email,
        searchable=document.get("metadata", {}),
    )
    params = parameters({*keys, *_personal(None, contact)}) | {
        "issuer_id": certificate.issuer_id,
        "mode": certificate.mode,
        "certificate_id": certificate.pk,
    }
    with connection.cursor() as cursor:
        cursor.execute(_FORGET, params)


def change_email(certificate: Any, *, before: str | None, after: str | None) -> None:
    """Replace the search key of the holder's contact address.

    The certified address stays a search key: the certificate still contains it, and access requests
    must find it.
    """
    rows = CertificateKey.objects.for_issuer(certificate.issuer_id, certificate.mode)
    own = rows.filter(name=HOLDER_EMAIL, certificate_id=certificate.pk)
    certified = email_value(certificate.holder_email or "")
    if before and email_value(before) != certified:
        own.filter(value=email_value(before)).delete()
    if after is None:
        return
    CertificateKey.objects.get_or_create(
        issuer_id=certificate.issuer_id,
        mode=certificate.mode,
        name=HOLDER_EMAIL,
        value=email_value(after),
        certificate_id=certificate.pk,
    )


def value_of(text: str) -> str:
    """The text as it is stored: whole, or its beginning and its SHA-256 if it is long."""
    if len(text) <= LONGEST:
        return text
    digest = hashlib.sha256(text.encode()).hexdigest()
    return text[: LONGEST - _DIGEST] + digest


def email_value(email: str) -> str:
    """An e-mail address as it is stored: in lower case."""
    return value_of(email.strip().lower())


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
    turns = range(min(len(words), MOST_NAMES))
    return [" ".join(words[turn:] + words[:turn])[:LONGEST] for turn in turns]


def _stated(stated: Mapping[str, Any], searchable: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Search keys of the document's members and of its items."""
    metadata = stated.get("metadata") or {}
    for name in COLUMNS:
        if stated.get(name):
            yield name, value_of(stated[name])
    for name in {*METADATA, *searchable} - PERSONAL:
        if isinstance(value := metadata.get(name), str):
            yield name, value_of(value)
    for item in stated.get("items") or ():
        for name in ITEM:
            if name in item:
                yield name, value_of(item[name])


def _personal(name: str | None, email: str | None) -> Iterator[tuple[str, str]]:
    if email:
        yield HOLDER_EMAIL, email_value(email)
    for value in name_values(name) if name else ():
        yield HOLDER_NAME, value
