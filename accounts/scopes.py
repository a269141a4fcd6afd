"""The words that every app shares: scopes, roles, modes, features, and the prefixes of public ids."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from django.db.models import TextChoices
from django.utils.translation import gettext_lazy as _

from lib import ids
from lib.choices import DescribedChoices


class Mode(DescribedChoices):
    """Whether an object is real or was made for trying out. A test key sees only test objects."""

    LIVE = "live", "Real: counted, and valid", _("Live")
    TEST = "test", "Made with a test key: marked as a test, removed after 30 days", _("Test")


class Scope(DescribedChoices):
    """What an API key may do. Denied unless granted."""

    CERTIFICATES_ISSUE = "certificates:issue", _("Issue certificates, read types")
    CERTIFICATES_READ = "certificates:read", _("Read certificates")
    CERTIFICATES_MANAGE = "certificates:manage", _("Suspend, revoke and link certificates")
    CERTIFICATES_RELEASE = "certificates:release", _("Release or reject certificates")
    CERTIFICATES_TYPES = "certificates:types", _("Change certificate types")
    WEBHOOKS_READ = "webhooks:read", _("Read webhook endpoints and deliveries")
    WEBHOOKS_MANAGE = "webhooks:manage", _("Change webhook endpoints, send again")
    EDU_READ = "edu:read", _("Read programs and recipients")
    EDU_MANAGE = "edu:manage", _("Change programs and recipients")
    EDU_ISSUE = "edu:issue", _("Complete programs")
    ACCOUNT_READ = "account:read", _("Read the account")
    ACCOUNT_MANAGE = "account:manage", _("Change the account")
    KEYS_MANAGE = "keys:manage", _("Manage API keys")
    SIGNING_MANAGE = "signing:manage", _("Read and rotate signing keys")
    PRIVACY_MANAGE = "privacy:manage", _("Export and erase the data of a person")


# What these open belongs to both modes at once, so a test key may not have it.
LIVE_SCOPES = frozenset({Scope.CERTIFICATES_TYPES})


class Feature(DescribedChoices):
    """What a plan may include."""

    DATA_HASH = "dataHash", "`dataHash` is returned with certificates", _("dataHash in answers")
    BULK = (
        "bulk",
        "Bulk issuing, imports and bulk actions",
        _("Bulk issuing, imports and bulk actions"),
    )
    EDU = (
        "edu",
        "Programs, cohorts, recipients, enrolments",
        _("Education: programs and recipients"),
    )
    WEBHOOKS = "webhooks", "Webhook endpoints and the event feed", _("Webhooks")


class Locale(DescribedChoices):
    """A language of the service (ISO 639-1)."""

    DE = "de", "German", "Deutsch"
    EN = "en", "English", "English"
    FR = "fr", "French", "Français"
    SQ = "sq", "Albanian", "Shqip"


class Standing(TextChoices):
    """The standing of an issuer: active, or suspended."""

    ACTIVE = "active", _("Active")
    # An unpaid bill must not turn a good certificate bad: nothing changes on the public pages.
    SUSPENDED = "suspended", _("Suspended (billing)")
    FRAUD = "fraud", _("Suspended (fraud)")


class Sector(TextChoices):
    """What an issuer certifies. It decides which menu entries and first steps are shown, not what is allowed."""

    BOTH = "both", _("Products and education")
    PRODUCTS = "products", _("Products, goods and services")
    EDUCATION = "education", _("Education")


class ToldOfChanges(DescribedChoices):
    """Which holders get a mail when the status of their certificate changes."""

    NOBODY = "nobody", "Nobody", _("Nobody")
    PERSONS = (
        "persons",
        "Holders of certificates about persons",
        _("Holders of certificates about persons"),
    )
    EVERYBODY = "everybody", "Everybody with an address", _("All holders")


class Role(TextChoices):
    """The roles of members in an issuer's back office."""

    OWNER = "owner", _("Owner")
    ADMIN = "admin", _("Administrator")
    OPERATOR = "operator", _("Operator")
    AUDITOR = "auditor", _("Auditor")
    TEAM = "team", _("Team member")  # may do what TeamRole says, in their teams (edu/teams)


STAFF = frozenset(Role) - {Role.TEAM}  # the roles that see the account's own pages

_ALL = frozenset(Scope)
# What each role may do, in the words of the API: pages of the back office open by it, and no key
# gets more than the role of its maker. Only owners erase the data held on a person.
ROLE_SCOPES: Mapping[Role, frozenset[Scope]] = MappingProxyType(
    {
        Role.OWNER: _ALL,
        Role.ADMIN: _ALL - {Scope.PRIVACY_MANAGE},
        Role.OPERATOR: frozenset(
            {
                Scope.CERTIFICATES_ISSUE,
                Scope.CERTIFICATES_READ,
                Scope.CERTIFICATES_MANAGE,
                Scope.CERTIFICATES_RELEASE,
                Scope.WEBHOOKS_READ,
                Scope.ACCOUNT_READ,
            }
        ),
        Role.AUDITOR: frozenset(
            {Scope.CERTIFICATES_READ, Scope.WEBHOOKS_READ, Scope.EDU_READ, Scope.ACCOUNT_READ}
        ),
        Role.TEAM: frozenset(),
    }
)


def roles_with(scope: Scope) -> frozenset[Role]:
    """The roles that have the rights of this scope."""
    return frozenset(role for role, scopes in ROLE_SCOPES.items() if scope in scopes)


@ids.register_prefixes
class AccountsPrefix(StrEnum):
    """The prefix of each kind of object of accounts that has a public id."""

    ISSUER = "iss"
    API_KEY = "key"
    JOB = "job"
    AUDIT = "aud"
    CONSENT = "cons"
    INVITATION = "inv"
    DOMAIN = "dom"
    IDENTITY_PROVIDER = "idp"
