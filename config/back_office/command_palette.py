"""The command palette (Ctrl+K): opens a page of the menu, a certificate, a type, a class, a recipient, a key, an endpoint.

It is posted, since a name of a person never stands in a URL, and shows what the person may see anyway:
pages of their menu, and rows of the admins' own querysets.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, cast

from django.contrib import admin
from django.db.models import Model, Q
from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.text import capfirst
from django.utils.translation import gettext as _, gettext_lazy
from unfold.sites import UnfoldAdminSite

from accounts.back_office.active_membership import active_membership_of
from accounts.models import ApiKey, Issuer
from accounts.scopes import Locale, Mode
from certificates.models import Certificate, CertificateType
from certificates.search.operations import by_term
from edu.models import Cohort, Recipient
from edu.recipients.admin import RecipientAdmin
from webhooks.models import Endpoint

MAX_OF_A_KIND = 5
MAX_TERM = 300
SHORTEST = 2  # characters that names are searched by

# What is begun: the model that it adds to, its page, its name, and other words for it.
ACTIONS: tuple[tuple[type[Model], str, str | Promise, str | Promise], ...] = (
    (
        Certificate,
        "certificates_certificate_add",
        gettext_lazy("New certificate"),
        gettext_lazy("issue, create, certify"),
    ),
    (
        Certificate,
        "certificates_certificate_import",
        gettext_lazy("Import certificates"),
        gettext_lazy("upload, Excel, CSV, file"),
    ),
    (
        ApiKey,
        "accounts_apikey_add",
        gettext_lazy("New API key"),
        gettext_lazy("create a key, token, access"),
    ),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """One line of the palette: a page that it opens."""

    title: str
    kind: str | Promise
    url: str
    icon: str
    detail: str = ""
    test: bool = False


def search(request: HttpRequest) -> HttpResponse:
    """The lines that match the posted term, as a fragment. Replaces the search of the admin site."""
    if request.method != "POST":
        return HttpResponseNotAllowed(["POST"])
    term = request.POST.get("term", "").strip()[:MAX_TERM]
    found = [*_commands(request, term)] if term.isprintable() else []
    return TemplateResponse(request, "admin/command_results.html", {"commands": found})


def _commands(request: HttpRequest, term: str) -> Iterator[Command]:
    yield from _pages(request, term)
    if not term:
        return
    yield from _actions(request, term)
    yield from _certificates(request, term)
    if len(term) < SHORTEST:
        return
    for find in (_types, _cohorts, _recipients, _keys, _endpoints, _issuers):
        yield from islice(find(request, term), MAX_OF_A_KIND)


def _pages(request: HttpRequest, term: str) -> Iterator[Command]:
    """The pages of the menu, as this person sees it; all of them without a term."""
    wanted = term.casefold()
    for group in cast(UnfoldAdminSite, admin.site).get_sidebar_list(request):
        for item in group["items"]:
            title = str(item["title"])
            said = f"{title} {item.get('words', '')}".casefold()
            if item.get("has_permission", True) and wanted in said:
                yield Command(
                    title=title,
                    kind=str(group.get("title", "")) or _("Page"),
                    url=str(item["link"]),
                    icon=item.get("icon", "tag"),
                )


def _actions(request: HttpRequest, term: str) -> Iterator[Command]:
    """Actions that the viewer may start, found by their titles and by synonyms."""
    for model, page, title, words in ACTIONS:
        said = f"{title} {words}".casefold()
        if term.casefold() in said and admin.site.get_model_admin(model).has_add_permission(
            request
        ):
            yield Command(
                title=str(title), kind=_("Action"), url=reverse(f"admin:{page}"), icon="add"
            )


def _certificates(request: HttpRequest, term: str) -> Iterator[Command]:
    """By id, number, serial number and the like, as the list's search finds them."""
    membership = active_membership_of(request)
    page = admin.site.get_model_admin(Certificate)
    if membership is None or not page.has_view_permission(request):
        return
    pks = by_term(membership.issuer.pk, term, limit=MAX_OF_A_KIND)
    rows = page.get_queryset(request).select_related("version").in_bulk(pks)
    for row in (rows[pk] for pk in pks if pk in rows):
        detail = " · ".join(part for part in (str(row.version), row.serial_number) if part)
        yield _row(request, row, "verified", detail=f"{detail} · {row.status.label}")


def _types(request: HttpRequest, term: str) -> Iterable[Command]:
    names = [f"current__name_{locale}" for locale in Locale.values]
    rows = _visible(request, CertificateType).select_related("current")
    for row in rows.filter(_contains(term, "code", *names)).order_by("code")[:MAX_OF_A_KIND]:
        yield _row(request, row, "category", title=str(row.current), detail=row.code)


def _cohorts(request: HttpRequest, term: str) -> Iterable[Command]:
    """Classes, the newest first; a member of teams finds those of the teams."""
    rows = _visible(request, Cohort).select_related("program").order_by("-id")
    for row in rows.filter(_contains(term, "name", "code"))[:MAX_OF_A_KIND]:
        yield _row(request, row, "event", title=row.name, detail=str(row.program))


def _recipients(request: HttpRequest, term: str) -> Iterable[Command]:
    page = cast(RecipientAdmin, admin.site.get_model_admin(Recipient))
    if not page.has_view_permission(request):
        return
    for row in page.matching(request, term):
        yield _row(request, row, "school", detail=row.external_id or "")


def _keys(request: HttpRequest, term: str) -> Iterable[Command]:
    rows = _visible(request, ApiKey).filter(_contains(term, "name", "last_four"))
    for row in rows.order_by("-id")[:MAX_OF_A_KIND]:
        yield _row(request, row, "key", title=row.name, detail=f"…{row.last_four}")


def _endpoints(request: HttpRequest, term: str) -> Iterable[Command]:
    rows = _visible(request, Endpoint).filter(_contains(term, "url", "description"))
    for row in rows.order_by("-id")[:MAX_OF_A_KIND]:
        yield _row(request, row, "webhook", detail=row.url if row.description else "")


def _issuers(request: HttpRequest, term: str) -> Iterable[Command]:
    """For platform admins."""
    rows = _visible(request, Issuer).filter(_contains(term, "name", "slug"))
    for row in rows.order_by("name")[:MAX_OF_A_KIND]:
        yield _row(request, row, "domain", detail=row.slug)


def _visible(request: HttpRequest, model: type[Model]) -> Any:
    """The rows that this person's list of the model shows; none without its list."""
    page = admin.site.get_model_admin(model)
    rows: Any = page.get_queryset(request)
    return rows if page.has_view_permission(request) else rows.none()


def _contains(term: str, *columns: str) -> Q:
    """Rows with the term in one of these columns, whatever its case."""
    condition = Q()
    for column in columns:
        condition |= Q(**{f"{column}__icontains": term})
    return condition


def _row(
    request: HttpRequest, row: Any, icon: str, *, title: str = "", detail: str = ""
) -> Command:
    page: Any = admin.site.get_model_admin(type(row))
    return Command(
        title=title or str(row),
        kind=capfirst(row._meta.verbose_name),
        url=page.change_url(request, row),
        icon=icon,
        detail=detail,
        test=getattr(row, "mode", None) == Mode.TEST,
    )
