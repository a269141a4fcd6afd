"""The routes of recipients, each of the key's own mode."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.filters import text_filter
from accounts.api.foundation.pagination import (
    PAGE_PARAMETER_DOCS,
    PAGE_PARAMETERS,
    page_after,
    paginate,
)
from accounts.api.foundation.schema import Parameter, documented
from accounts.errors import FieldError
from accounts.scopes import Scope
from edu.addresses import resource_url
from edu.api import READ_OR_MANAGE, EduView
from edu.models import Recipient
from edu.prefixes import EduPrefix
from lib import ids, zones

from . import merging
from . import operations as recipients
from . import rules as recipient_rules
from .draft import RecipientDraft
from .schemas import (
    MergeRequest,
    MergeResult,
    RecipientAnswer,
    RecipientChange,
    RecipientItem,
    RecipientListAnswer,
    RecipientSearch,
    SavedRecipientAnswer,
    merge_answer,
    recipient_answer,
)

LONGEST_NUMBER = 200
BY_NUMBER = Parameter("externalId", str)


class RecipientBaseView(EduView):
    """Base of the views of one recipient."""

    def find(self, recipient_id: str) -> Recipient:
        """The recipient of this id, of the caller's issuer and mode; 404 or 410."""
        return recipients.find_recipient(
            context=self.request_context(self.request),
            recipient_id=ids.parse(EduPrefix.RECIPIENT, recipient_id),
        )

    def refused(self, stated: Mapping[str, Any], unread: frozenset[str]) -> Sequence[FieldError]:
        """The faults beyond their shape of the fields that could be read."""
        today = zones.today(timezone.now(), self.caller.issuer.time_zone)
        return recipient_rules.recipient_faults(stated, unread, today=today)


class RecipientsView(RecipientBaseView):
    """`GET` and `POST /edu/recipients`"""

    scopes = {"get": Scope.EDU_READ, "post": Scope.EDU_MANAGE}
    query_parameters = PAGE_PARAMETERS | {"externalId"}

    @documented(
        operation_id="listRecipients",
        summary=_("Recipients, the newest first; names and addresses are searched for by POST"),
        tag="recipients",
        response=RecipientListAnswer,
        parameters=[*PAGE_PARAMETER_DOCS, BY_NUMBER],
    )
    def get(self, request: Request) -> HttpResponse:
        context = self.request_context(request)
        if number := text_filter(request.GET, "externalId", longest=LONGEST_NUMBER):
            recipient = recipients.find_by_external_id(context=context, external_id=number)
            data = [recipient_answer(recipient, RecipientItem)] if recipient else []
            return self.answer(RecipientListAnswer(data=data, next_cursor=None))
        rows = Recipient.objects.for_issuer(context.issuer.id, context.mode).living()
        page = paginate(rows, request, order_by=("id",))
        data = [recipient_answer(row, RecipientItem) for row in page.rows]
        return self.answer(RecipientListAnswer(data=data, next_cursor=page.next_cursor))

    @documented(
        operation_id="saveRecipient",
        summary=_("Create a recipient; 200 if one of this externalId was there and is changed"),
        tag="recipients",
        request=RecipientDraft,
        response=SavedRecipientAnswer,
        status=201,
        also={200: SavedRecipientAnswer},
        errors=(
            "conflict",
            "key_restricted",
        ),
    )
    def post(self, request: Request) -> HttpResponse:
        draft = self.read(request, RecipientDraft, rules=self.refused)
        saved = recipients.put_recipient(
            context=self.request_context(request), person=draft.person()
        )
        row = saved.recipient
        return self.answer(
            recipient_answer(row, SavedRecipientAnswer, created=saved.created),
            status=201 if saved.created else 200,
            headers={"Location": resource_url("recipients", row.public_id)},
            subject=row.pk,
        )


class SearchRecipientsView(EduView):
    """`POST /edu/recipients/search`"""

    scopes = {"post": Scope.EDU_READ}
    goes_on = reads_only = True

    @documented(
        operation_id="searchRecipients",
        summary=_("Recipients by name or e-mail: personal data never stand in an address"),
        tag="recipients",
        request=RecipientSearch,
        response=RecipientListAnswer,
        errors=("invalid_cursor",),
    )
    def post(self, request: Request) -> HttpResponse:
        body = self.read(request, RecipientSearch)
        rows = recipients.search_recipients(
            context=self.request_context(request), name=body.name, email=body.email
        )
        page = page_after(rows, order_by=("id",), limit=body.limit, cursor=body.cursor)
        data = [recipient_answer(row, RecipientItem) for row in page.rows]
        return self.answer(RecipientListAnswer(data=data, next_cursor=page.next_cursor))


class RecipientView(RecipientBaseView):
    """`GET` and `PATCH /edu/recipients/{id}`"""

    scopes = READ_OR_MANAGE

    @documented(
        operation_id="getRecipient",
        summary=_("One recipient; the id of one that was merged leads to the one that was kept"),
        tag="recipients",
        response=RecipientAnswer,
        errors=("erased",),
    )
    def get(self, request: Request, recipient_id: str) -> HttpResponse:
        return self.answer(recipient_answer(self.find(recipient_id), RecipientAnswer))

    @documented(
        operation_id="updateRecipient",
        summary=_("Change a recipient; a new e-mail is also where mails of certificates go"),
        tag="recipients",
        request=RecipientChange,
        response=RecipientAnswer,
        errors=(
            "erased",
            "conflict",
            "key_restricted",
        ),
    )
    def patch(self, request: Request, recipient_id: str) -> HttpResponse:
        known = self.find(recipient_id)
        change = self.read(
            request,
            RecipientChange,
            rules=self.refused,
            current={"attributes": known.attributes},
        )
        row = recipients.change_recipient(
            context=self.request_context(request), recipient_id=known.pk, person=change.person()
        )
        return self.answer(recipient_answer(row, RecipientAnswer))


class MergeView(RecipientBaseView):
    """`POST /edu/recipients/{id}/merge`"""

    scopes = {"post": Scope.EDU_MANAGE}

    @documented(
        operation_id="mergeRecipients",
        summary=_("Make two recipients one, for good; a dry run says beforehand what that does"),
        tag="recipients",
        request=MergeRequest,
        response=MergeResult,
        errors=(
            "erased",
            "conflict",
            "key_restricted",
        ),
    )
    def post(self, request: Request, recipient_id: str) -> HttpResponse:
        context, known = self.request_context(request), self.find(recipient_id)
        body = self.read(request, MergeRequest)
        ends = {
            "kept_id": known.pk,
            "duplicate_id": ids.parse(EduPrefix.RECIPIENT, body.duplicate_id),
        }
        done = (merging.preview if body.dry_run else merging.merge)(context=context, **ends)
        answer = merge_answer(done, dry_run=body.dry_run)
        return self.answer(answer, subject=known.pk, changed_nothing=body.dry_run)
