"""Single sign-on: an issuer's identity provider, and the identities that it knows members by."""

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.domains.rules import MAX_LENGTH
from accounts.issuers.models import Issuer, Membership
from accounts.querysets import IssuerRows
from accounts.scopes import AccountsPrefix, Role
from lib import ids
from lib.crypto import EncryptedTextField

LONGEST_SUBJECT = 255  # characters (OpenID Connect Core, 2)
NEWCOMERS = [(Role.OPERATOR.value, Role.OPERATOR.label), (Role.AUDITOR.value, Role.AUDITOR.label)]


class IdentityProvider(models.Model):
    """The OpenID Connect provider that signs an issuer's people in, while `enabled_at` is set."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    issuer = models.OneToOneField(Issuer, on_delete=models.CASCADE)
    discovery_url = models.CharField(_("discovery URL"), max_length=500)
    client_id = models.CharField(_("client ID"), max_length=255)
    client_secret = EncryptedTextField()
    metadata = models.JSONField()  # what its discovery document said, as far as we use it
    metadata_read_at = models.DateTimeField()
    # Of the issuer's verified domains: newcomers' addresses, and for whom a way in is mailed.
    domains = ArrayField(models.CharField(max_length=MAX_LENGTH), default=list)
    newcomer_role = models.CharField(
        _("role for newcomers"), max_length=12, choices=NEWCOMERS, blank=True, default=""
    )
    # Addresses count as verified where the provider does not say: it signs in the issuer's people alone.
    trusts_addresses = models.BooleanField(
        _("trust its addresses"), default=False, db_default=False
    )
    created_at = models.DateTimeField()
    tested_at = models.DateTimeField(null=True)  # the last sign-in since the connection was changed
    enabled_at = models.DateTimeField(null=True)
    # While the issuer is opened by single sign-on only: what an owner gets in with if that fails.
    recovery_sha256 = models.CharField(max_length=64, null=True)

    objects = IssuerRows["IdentityProvider"].as_manager()

    class Meta:
        verbose_name = "identity provider"
        verbose_name_plural = "identity providers"
        constraints = [
            models.CheckConstraint(
                name="accounts_identityprovider_newcomers",
                condition=Q(newcomer_role__in=["", *(role for role, _label in NEWCOMERS)]),
            ),
        ]

    def __str__(self) -> str:
        return self.iss

    @property
    def public_id(self) -> str:
        """`idp_...`, as the audit names it."""
        return ids.encode(AccountsPrefix.IDENTITY_PROVIDER, self.pk)

    @property
    def iss(self) -> str:
        """The provider's name for itself, which its tokens must state exactly."""
        return str(self.metadata["issuer"])


class ExternalIdentity(models.Model):
    """A member as an issuer's provider knows them: by `iss` and `sub`, never by an e-mail address.

    It ends with the membership, and its sessions end with it.
    """

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    issuer = models.ForeignKey(Issuer, on_delete=models.CASCADE, db_index=False)
    membership = models.OneToOneField(Membership, on_delete=models.CASCADE)
    iss = models.CharField(max_length=500)
    sub = models.CharField(max_length=LONGEST_SUBJECT)
    connected_at = models.DateTimeField()
    last_used_at = models.DateTimeField(null=True)

    objects = IssuerRows["ExternalIdentity"].as_manager()

    class Meta:
        verbose_name = "external identity"
        verbose_name_plural = "external identities"
        constraints = [
            models.UniqueConstraint("issuer", "iss", "sub", name="accounts_externalidentity_once"),
        ]

    def __str__(self) -> str:
        return self.sub
