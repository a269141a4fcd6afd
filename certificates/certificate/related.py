"""What belongs to a certificate: predecessor, successor, its batch, and what apps above add."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode
from uuid import UUID

from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from accounts.scopes import Mode
from certificates.lifecycle import Status
from certificates.models import Certificate
from certificates.search import lists
from certificates.search.lists import CertificateFilters

from .read import summaries

BATCH = "batch"
MAX_PEERS = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class RelatedObject:
    """A link to another page of the back office; `status` of a certificate."""

    label: str | Promise
    title: str
    url: str
    status: Status | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BatchPeers:
    """Other certificates of the same batch: a few of them, and the pages with all."""

    batch: str
    peers: Sequence[RelatedObject]
    more: bool
    list_url: str
    recall_url: str


Finder = Callable[[HttpRequest, Certificate], Iterable[RelatedObject]]
_FINDERS: list[Finder] = []


def register_related(find: Finder) -> None:
    """Adds what an app above knows of a certificate, and the person may see."""
    _FINDERS.append(find)


def related(request: HttpRequest, certificate: Certificate) -> Sequence[RelatedObject]:
    """Predecessor and successor, then what apps above add."""
    found = [*_succession(certificate)]
    for find in _FINDERS:
        found += find(request, certificate)
    return found


def batch_peers(certificate: Certificate, batch: object) -> BatchPeers | None:
    """Other certificates of this batch, read along its search key; None without a batch."""
    if not isinstance(batch, str) or not batch:
        return None
    now = certificate.time(timezone.now())
    listing = lists.select(
        issuer_id=certificate.issuer_id,
        mode=Mode(certificate.mode),
        filters=CertificateFilters(keys=((BATCH, batch),)),
        now=now,
    )
    newest = listing.summaries().order_by(*(f"-{column}" for column in listing.order_by))
    others = [row for row in summaries(newest[: MAX_PEERS + 2]) if row.id != certificate.pk]
    peers = [
        RelatedObject(
            label=row.serial_number or row.product_id or "",
            title=row.number or row.public_id,
            url=_page(row.id),
            status=row.status(now),
        )
        for row in others[:MAX_PEERS]
    ]
    mode = {} if certificate.mode == Mode.LIVE else {"mode": certificate.mode}
    all_of_it = urlencode({"q": batch, **mode})
    recalled = urlencode({f"key.{BATCH}": batch, **mode})
    return BatchPeers(
        batch=batch,
        peers=peers,
        more=len(others) > MAX_PEERS,
        list_url=f"{reverse('admin:certificates_certificate_changelist')}?{all_of_it}",
        recall_url=f"{reverse('admin:certificates_certificate_recall')}?{recalled}",
    )


def _succession(certificate: Certificate) -> Iterable[RelatedObject]:
    """The certificates that this one replaces, and that replaces it."""
    labels = {
        certificate.supersedes_id: _("Supersedes"),
        certificate.superseded_by_id: _("Superseded by"),
    }
    own = Certificate.objects.for_issuer(certificate.issuer_id, Mode(certificate.mode))
    rows = own.filter(pk__in=[key for key in labels if key]).defer("document", "data_hash")
    for row in rows.order_by("pk"):
        yield RelatedObject(
            label=labels[row.pk], title=str(row), url=_page(row.pk), status=row.status
        )


def _page(certificate_id: UUID) -> str:
    return reverse("admin:certificates_certificate_change", args=[certificate_id])
