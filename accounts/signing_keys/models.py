"""Keys that sign credentials and status lists of an issuer."""

from typing import Self

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.issuers.models import Issuer
from accounts.querysets import ModeRows
from accounts.scopes import Mode
from lib import ids
from lib.crypto import EncryptedTextField

from . import identity


class SigningKeyState(models.TextChoices):
    """The state of a signing key."""

    REQUESTED = "requested", _("Requested")  # a worker is about to make it
    ACTIVE = "active", _("Active")
    RETIRED = "retired", _("Retired")  # signs nothing new; what it signed stays valid
    COMPROMISED = "compromised", _("Compromised")


class SigningKeyQuerySet(ModeRows["SigningKey"]):
    """Keys that sign credentials."""

    def in_state(self, *states: str) -> Self:
        """Those in one of these states."""
        return self.filter(state__in=states)


class SigningKey(models.Model):
    """An Ed25519 key pair of an issuer. Workers make it and sign with it; web processes cannot read it."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    issuer = models.ForeignKey(
        Issuer, on_delete=models.PROTECT, verbose_name=_("issuer"), db_index=False
    )
    mode = models.CharField(_("mode"), max_length=4, choices=Mode.choices, default=Mode.LIVE)
    state = models.CharField(
        _("state"),
        max_length=11,
        choices=SigningKeyState.choices,
        default=SigningKeyState.REQUESTED,
    )
    # The thumbprint of the public key (RFC 7638), and its 32 bytes; NULL until the key is made.
    kid = models.CharField(_("key id"), max_length=43, null=True, unique=True, editable=False)
    public_key = models.BinaryField(null=True, editable=False)
    # The 32 bytes of the private key in base64, encrypted under SIGNING_KEYS.
    secret = EncryptedTextField(setting="SIGNING_KEYS", null=True, editable=False)
    requested_at = models.DateTimeField(_("requested"))
    activated_at = models.DateTimeField(_("active since"), null=True)
    retired_at = models.DateTimeField(_("retired"), null=True)
    compromised_at = models.DateTimeField(_("declared compromised"), null=True)

    objects = SigningKeyQuerySet.as_manager()

    class Meta:
        verbose_name = _("signing key")
        verbose_name_plural = _("signing keys")
        constraints = [
            models.UniqueConstraint(
                "issuer", "mode", name="accounts_signingkey_active", condition=Q(state="active")
            ),
            models.UniqueConstraint(
                "issuer", "mode", name="accounts_signingkey_asked", condition=Q(state="requested")
            ),
            models.CheckConstraint(
                name="accounts_signingkey_state", condition=Q(state__in=SigningKeyState.values)
            ),
            models.CheckConstraint(
                name="accounts_signingkey_made",
                condition=Q(state="requested")
                | Q(kid__isnull=False, public_key__isnull=False, activated_at__isnull=False),
            ),
        ]
        indexes = [models.Index("issuer", "mode", name="accounts_signingkey_issuer")]

    def __str__(self) -> str:
        return self.kid or str(self.pk)

    @property
    def did(self) -> str:
        """The DID that this key signs for: the issuer's, or its one for test mode."""
        assert self.issuer.did is not None
        return identity.did_in_mode(self.issuer.did, self.mode)

    @property
    def verification_method(self) -> str:
        """The key's name as a Multikey."""
        assert self.kid is not None
        return identity.verification_method(self.did, self.kid)

    @property
    def jwk_method(self) -> str:
        """The key's name as a JsonWebKey."""
        assert self.kid is not None
        return identity.jwk_method(self.did, self.kid)
