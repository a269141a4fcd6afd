"""Saved views: filters of a list that a member has given a name."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from accounts.issuers.models import IssuerChild, Membership

MAX_QUERY = 1000


class SavedView(IssuerChild):
    """One view of one member, of one list. It goes with the membership."""

    membership = models.ForeignKey(
        Membership, on_delete=models.CASCADE, related_name="saved_views", db_index=False
    )
    page = models.CharField(max_length=60)  # the list, as its URL is named
    name = models.CharField(_("name"), max_length=60)
    query = models.CharField(max_length=MAX_QUERY)  # the filters, as the list's URL states them

    class Meta:
        verbose_name = _("saved view")
        verbose_name_plural = _("saved views")
        constraints = [
            models.UniqueConstraint(
                "membership", "page", "name", name="accounts_saved_view_name_once"
            ),
        ]

    def __str__(self) -> str:
        return self.name
