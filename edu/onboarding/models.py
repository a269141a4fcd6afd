"""Onboarding of issuers for EDU: the profile, and the platform admins' decision."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.models import Issuer
from accounts.querysets import IssuerRows
from edu.lifecycle import OnboardingState


class OnboardingQuerySet(IssuerRows["Onboarding"]):
    """Onboardings: one for each issuer, shared by both modes."""


class Onboarding(models.Model):
    """The institution's profile and its approval, shared by both modes. Created once it is begun.

    What is still missing is never stored: `operations.onboarding` derives it. `state` is
    `in_progress` until the profile is submitted.
    """

    issuer = models.OneToOneField(
        Issuer, on_delete=models.PROTECT, primary_key=True, verbose_name=_("issuer")
    )
    legal_name = models.CharField(_("legal name"), max_length=200, blank=True, default="")
    country = models.CharField(_("country"), max_length=2, blank=True, default="")
    address = models.CharField(_("address"), max_length=500, blank=True, default="")
    website = models.CharField(_("website"), max_length=300, blank=True, default="")
    accreditation_body = models.CharField(
        _("accreditation body"), max_length=200, blank=True, default=""
    )
    accreditation_number = models.CharField(
        _("accreditation number"), max_length=100, blank=True, default=""
    )
    contact_name = models.CharField(_("contact person"), max_length=200, blank=True, default="")
    contact_email = models.CharField(_("contact e-mail"), max_length=254, blank=True, default="")
    contact_phone = models.CharField(_("contact phone"), max_length=50, blank=True, default="")
    state = models.CharField(
        _("state"),
        max_length=12,
        choices=OnboardingState.choices,
        default=OnboardingState.IN_PROGRESS,
        editable=False,
    )
    reason = models.CharField(_("reason"), max_length=1000, blank=True, default="", editable=False)
    submitted_at = models.DateTimeField(_("submitted"), null=True, editable=False)
    decided_at = models.DateTimeField(_("decided"), null=True, editable=False)
    decided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        editable=False,
        verbose_name=_("decided by"),
    )
    sequence = models.PositiveIntegerField(_("changes"), default=0, editable=False)

    objects = OnboardingQuerySet.as_manager()

    class Meta:
        verbose_name = _("onboarding")
        verbose_name_plural = _("onboardings")
        # fmt: off
        constraints = [
            models.CheckConstraint(name="edu_onboarding_state", condition=Q(state__in=OnboardingState.values)),
            models.CheckConstraint(name="edu_onboarding_submitted", condition=~Q(state__in=["submitted", "approved", "rejected"]) | Q(submitted_at__isnull=False)),
            models.CheckConstraint(name="edu_onboarding_decided", condition=~Q(state__in=["approved", "rejected"]) | Q(decided_at__isnull=False)),
            models.CheckConstraint(name="edu_onboarding_reason", condition=~Q(state="rejected") | ~Q(reason="")),
        ]

    def __str__(self) -> str:
        return self.legal_name or str(self.issuer)
