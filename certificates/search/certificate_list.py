"""The list of certificates: tabs by status, the active filters one by one, batches, saved views."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.formats import number_format
from django.utils.functional import Promise
from django.utils.translation import gettext, ngettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _
from unfold.views import ChangeList

from accounts.admin.foundation.active_membership import active_membership_of
from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.lifecycle import Status
from certificates.models import CertificateType
from lib import ids, sql

from .counts import MOST, StatusCount, count_by_status
from .saved_views import SavedViewLink, saved_views

# The order of the tabs; None: all.
TABS = (
    None,
    Status.ACTIVE,
    Status.PENDING,
    Status.SUSPENDED,
    Status.REVOKED,
    Status.SUPERSEDED,
    Status.EXPIRED,
)
STATUS, MODE, TYPE, SEARCH, ERASURE = "status", "mode", "type__id__exact", "q", "erasure"
PERIODS = {
    "issued_at": pgettext_lazy("certificates", "Issued"),
    "valid_until": _("Valid until"),
}
# What the documents of a page's certificates state: the batch, of the whole or of the first item, and the
# programme that a diploma is about (edu/completion).
STATED = """
SELECT id, coalesce(document #>> '{metadata,batch}', document #>> '{items,0,batch}'),
       coalesce(document #>> '{metadata,programme}', document #>> '{metadata,course}')
  FROM (SELECT id, convert_from(document, 'UTF8')::json AS document
          FROM certificates_certificate
         WHERE id = ANY (%(ids)s) AND document IS NOT NULL) row
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tab:
    """A tab: a status, how many there are, and the list of them."""

    label: str | Promise
    count: str
    hint: str
    query: str
    selected: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FilterChip:
    """An active filter, and the list without it."""

    label: str
    query: str


class CertificateList(ChangeList):
    """Adds what stands above the table, and reads what the documents of a page state by one query."""

    tabs: Sequence[Tab] = ()
    chips: Sequence[FilterChip] = ()
    views: Sequence[SavedViewLink] = ()
    total = ""  # how many the table holds, of how many
    recalled = ""  # how many a recall of the list finds: it has one mode

    def get_results(self, request: HttpRequest) -> None:
        super().get_results(request)
        stated = stated_by([row.pk for row in self.result_list])
        for row in self.result_list:
            row.batch, row.programme = stated.get(row.pk, (None, None))
        membership = active_membership_of(request)
        if membership is not None:
            self.chips = list(self._chips(membership.issuer.pk))
            self._count(membership.issuer)
            self.views = saved_views(request)

    def _count(self, issuer: Issuer) -> None:
        """The tabs, and the numbers of what the filters leave: those beside status and mode."""
        stated = _mode(self.params.get(MODE))
        counted = {
            mode: count_by_status(
                issuer_id=issuer.pk, mode=mode, now=issuer.certificate_time(mode, timezone.now())
            )
            for mode in ([stated or Mode.LIVE] if stated or not self.query else Mode)
        }
        selected = self.params.get(STATUS)
        counts = counted.get(stated or Mode.LIVE, {})
        is_filtered = len(self.chips) > bool(stated)
        self.tabs = list(self._tabs({} if is_filtered else counts, selected))
        whole = [
            each.get(Status(selected) if selected in Status.values else None)
            for each in counted.values()
        ]
        known = [each for each in whole if each is not None]
        if is_filtered:
            rows = self.queryset.order_by().values("pk")
            found = _bounded(rows)
            self.recalled = _shown(found if stated else _bounded(rows.filter(mode=Mode.LIVE)))
            everything = _sum(known) if len(known) == len(whole) else None
            self.total = (
                gettext("%(found)s of %(all)s certificates")
                % {"found": _shown(found), "all": _shown(everything)}
                if everything
                else _certificates(found)
            )
        elif known:
            self.total, self.recalled = _certificates(known[0]), _shown(known[0])

    def _tabs(
        self, counts: Mapping[Status | None, StatusCount], selected: str | None
    ) -> Iterator[Tab]:
        for status in TABS:
            count = counts.get(status)
            new = {STATUS: status.value} if status else {}
            yield Tab(
                label=status.label if status else pgettext_lazy("certificates", "All"),
                count=_shown(count),
                hint=_hint(count),
                query=self.get_query_string(new, [STATUS]),
                selected=selected == (status.value if status else None),
            )

    def _chips(self, issuer_id: UUID) -> Iterator[FilterChip]:
        """The filters beside the status, each with the list without it."""
        for names, label in self._active(issuer_id):
            yield FilterChip(label=label, query=self.get_query_string({}, list(names)))

    def _active(self, issuer_id: UUID) -> Iterator[tuple[Sequence[str], str]]:
        params: Mapping[str, Any] = self.filter_params
        if self.query:
            yield [SEARCH], gettext("Search: %(term)s") % {"term": self.query}
        if mode := _mode(_first(params, MODE)):
            yield [MODE], str(mode.label)
        if code := ids.parse_number(_first(params, TYPE)):
            own = CertificateType.objects.for_issuer(issuer_id).select_related("current")
            kind = own.filter(pk=code).first()
            yield [TYPE], str(kind.current if kind else code)
        for name, title in PERIODS.items():
            ends = [_first(params, f"{name}_{end}") for end in ("from", "to")]
            if any(ends):
                days = " – ".join(end or "…" for end in ends)
                yield [f"{name}_from", f"{name}_to"], f"{title}: {days}"
        for spec in self.filter_specs:
            if getattr(spec, "parameter_name", "") == ERASURE and (label := spec.label()):
                yield [ERASURE], str(label)


def _mode(value: str | None) -> Mode | None:
    """The mode of this name; None for anything else, which a URL may state."""
    return Mode(value) if value in Mode.values else None


def stated_by(certificate_ids: Sequence[UUID]) -> Mapping[UUID, tuple[str | None, str | None]]:
    """The batch and the programme that each of these certificates states."""
    if not certificate_ids:
        return {}
    rows = sql.fetch_all(STATED, {"ids": list(certificate_ids)})
    return {certificate_id: (batch, programme) for certificate_id, batch, programme in rows}


def _first(params: Mapping[str, Any], name: str) -> str:
    value = params.get(name) or ""
    return value[0] if isinstance(value, list) else value


def _bounded(rows: QuerySet[Any]) -> StatusCount:
    """How many rows there are; of many only that there are more."""
    number = rows[: MOST + 1].count()
    return StatusCount(min(number, MOST), at_least=number > MOST)


def _sum(counts: Sequence[StatusCount]) -> StatusCount:
    return StatusCount(
        sum(each.number for each in counts),
        at_least=any(each.at_least for each in counts),
        rolled_up=any(each.rolled_up for each in counts),
    )


def _certificates(count: StatusCount) -> str:
    text = ngettext("%(count)s certificate", "%(count)s certificates", count.number)
    return text % {"count": _shown(count)}


def _shown(count: StatusCount | None) -> str:
    if count is None:
        return ""
    number = number_format(count.number, force_grouping=True)
    return f"{number}+" if count.at_least else f"≈ {number}" if count.rolled_up else number


def _hint(count: StatusCount | None) -> str:
    """What a number that is not exact means."""
    if count is None:
        return ""
    if count.at_least:
        return gettext("There may be more: the newest are counted.")
    return gettext("As of some minutes ago.") if count.rolled_up else ""
