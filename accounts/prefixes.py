"""Prefixes of the public ids of accounts."""

from enum import StrEnum

from lib import ids


@ids.register_prefixes
class AccountsPrefix(StrEnum):
    """The prefix of each kind of object that has a public id."""

    ISSUER = "iss"
    API_KEY = "key"
    JOB = "job"
    AUDIT = "aud"
    CONSENT = "cons"
    INVITATION = "inv"
    DOMAIN = "dom"
    IDENTITY_PROVIDER = "idp"
