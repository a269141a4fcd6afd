"""Send mail to a holder, and change the holder's contact address."""

from typing import Annotated
from uuid import UUID

from msgspec import Meta

from accounts.api.endpoints import Accepted, Reply, endpoint
from accounts.api.responses import Answer
from accounts.scopes import Scope
from certificates.certificate.api import CertificateView
from lib.structs import RequestStruct

from . import operations as holders


class HolderChange(RequestStruct, frozen=True, kw_only=True):
    """The address for future mails to the holder."""

    email: Annotated[
        str, Meta(min_length=1, max_length=254, description="New address for mails to the holder")
    ]


class HolderAnswer(Answer, frozen=True, kw_only=True):
    """The holder and the address for mails. The certificate's `holderEmail` stays."""

    id: Annotated[str, Meta(description="Id of the certificate: `cert_…`")]
    holder_name: Annotated[
        str | None, Meta(description="Name of the holder, as the certificate shows it")
    ]
    email: Annotated[str, Meta(description="Address that mails go to now")]


class HoldersApi(CertificateView):
    """Mails to holders."""

    tag = "certificates"

    @endpoint(Scope.CERTIFICATES_MANAGE, errors=("erased", "conflict"))
    def notify_holder(self, certificate_id: UUID) -> Accepted[Answer]:
        """Send the holder the link to the certificate once more"""
        holders.notify(context=self.context, certificate_id=certificate_id)
        return Accepted(Answer())

    @endpoint(Scope.CERTIFICATES_MANAGE, errors=("erased", "conflict"))
    def update_holder_contact(
        self, certificate_id: UUID, body: HolderChange
    ) -> Reply[HolderAnswer]:
        """Change the address that mails to the holder go to; the document stays"""
        email = body.email
        certificate = holders.change_contact(
            context=self.context, certificate_id=certificate_id, email=email
        )
        response = HolderAnswer(
            id=certificate.public_id, holder_name=certificate.holder_name, email=email
        )
        return Reply(response, subject=certificate_id)
