"""URLs of the public pages. `<locale:...>` is one of the four languages."""

from collections.abc import Callable

from django.http import HttpResponseBase
from django.urls import path, register_converter
from django.views import View
from django.views.decorators.csrf import csrf_exempt

from accounts.scopes import Locale, Mode
from certificates.attachments.api import AttachmentDownload
from certificates.credentials.api import json_ld_context
from certificates.digital_link.views import (
    ProductPage,
    ProductRedirect,
    ResolverDescription,
    ResolverView,
)
from certificates.holders.views import MailObjectionsPage
from certificates.log.api import LogFile
from certificates.printing.api import PrintedDownload
from certificates.public_pages import LanguageRedirect
from certificates.status_lists.views import status_list
from certificates.verification.views import (
    AboutPage,
    EnterIdentifierPage,
    FileCheckPage,
    QrCodeImage,
    ReminderDownload,
    SealImage,
    VerifyManyPage,
    VerifyPage,
)
from certificates.watching.views import WatchedPage, WatchPage


class LocaleConverter:
    """The language segment of a public URL."""

    regex = "|".join(Locale.values)

    def to_python(self, value: str) -> str:
        return value

    def to_url(self, value: str) -> str:
        return value


def _open(page: type[View]) -> Callable[..., HttpResponseBase]:
    """A page with a form for everybody: without cookie and session there is nothing to forge."""
    return csrf_exempt(page.as_view())


register_converter(LocaleConverter, "locale")

# fmt: off
urlpatterns = [
    # First, as visitors open hardly anything else.
    path("<locale:locale>/verify/many", _open(VerifyManyPage), name="verify-many"),
    path("<locale:locale>/verify/about", AboutPage.as_view(), name="verify-about"),
    path("<locale:locale>/verify/<str:raw_id>", _open(VerifyPage), name="verify"),
    path("<locale:locale>/verify/", _open(EnterIdentifierPage), name="verify-enter"),
    path(".well-known/gs1resolver", ResolverDescription.as_view(), name="gs1-resolver"),
    path("contexts/v1", json_ld_context, name="credential-context"),
    path("log/<path:path>", LogFile.as_view(), name="log"),
    path("issuers/<str:issuer_id>/status/<str:list_id>/<slug:purpose>", status_list, {"mode": Mode.LIVE}, name="status-list"),
    path("issuers/<str:issuer_id>/test/status/<str:list_id>/<slug:purpose>", status_list, {"mode": Mode.TEST}, name="status-list-test"),
    path("01/<path:raw_path>", ResolverView.as_view(), name="digital-link"),
    path("products/<path:raw_path>", ProductRedirect.as_view(), name="product-redirect"),
    path("<locale:locale>/products/<path:raw_path>", ProductPage.as_view(), name="product"),
    path("verify/", LanguageRedirect.as_view(to="verify-enter"), name="verify-enter-redirect"),
    path("verify/many", LanguageRedirect.as_view(to="verify-many"), name="verify-many-redirect"),
    path("verify/about", LanguageRedirect.as_view(to="verify-about"), name="verify-about-redirect"),
    path("verify/<str:raw_id>", LanguageRedirect.as_view(to="verify"), name="verify-redirect"),
    path("<locale:locale>/mails/<str:token>", _open(MailObjectionsPage), name="mail-objections"),
    path("<locale:locale>/verify/<str:raw_id>/attachments/<int:number>", AttachmentDownload.as_view(), name="verify-attachment"),
    path("<locale:locale>/verify/<str:raw_id>/file", _open(FileCheckPage), name="verify-file"),
    path("<locale:locale>/verify/<str:raw_id>/pdf", PrintedDownload.as_view(), name="verify-pdf"),
    path("<locale:locale>/verify/<str:raw_id>/reminder.ics", ReminderDownload.as_view(), name="verify-reminder"),
    path("<locale:locale>/verify/<str:raw_id>/watch", _open(WatchPage), name="verify-watch"),
    path("<locale:locale>/watching/<str:token>", _open(WatchedPage), name="watching"),
    path("<locale:locale>/verify/<str:raw_id>/qr.svg", QrCodeImage.as_view(), name="verify-qr"),
    path("seal/<str:raw_id>.svg", SealImage.as_view(), name="seal"),
]
# fmt: on
