"""Send mail to a holder, and change the holder's contact address."""

from typing import Annotated

import msgspec
from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from msgspec import Meta
from rest_framework.request import Request

from accounts.api.answers import Answer
from accounts.api.schema import documented
from accounts.scopes import Scope
from certificates.certificate.api import OneCertificateView

from . import operations as holders


class HolderChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The address for future mails to the holder."""

    email: Annotated[str, Meta(min_length=1, max_length=254)]


class HolderAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """The holder and the address for mails. The certificate's `holderEmail` stays."""

    id: str
    holder_name: str | None
    email: str


class NotifyView(OneCertificateView):
    """`POST /certificates/{id}/notify`"""

    scopes = {"post": Scope.CERTIFICATES_MANAGE}

    @documented(
        operation_id="notifyHolder",
        summary=_("Send the holder the link to the certificate once more"),
        tag="certificates",
        response=Answer,
        status=202,
        errors=("erased", "conflict"),
    )
    def post(self, request: Request, certificate_id: str) -> HttpResponse:
        holders.notify(context=self.request_context(request), certificate_id=self.certificate_id)
        return self.answer(Answer(), status=202)


class HolderView(OneCertificateView):
    """`PATCH /certificates/{id}/holder`"""

    scopes = {"patch": Scope.CERTIFICATES_MANAGE}

    @documented(
        operation_id="updateHolderContact",
        summary=_("Change the address that mails to the holder go to; the document stays"),
        tag="certificates",
        request=HolderChange,
        response=HolderAnswer,
        errors=("erased", "conflict"),
    )
    def patch(self, request: Request, certificate_id: str) -> HttpResponse:
        email = self.read(request, HolderChange).email
        certificate = holders.change_contact(
            context=self.request_context(request), certificate_id=self.certificate_id, email=email
        )
        answer = HolderAnswer(
            id=certificate.public_id, holder_name=certificate.holder_name, email=email
        )
        return self.answer(answer, subject=self.certificate_id)
