"""Consent over the API: read the documents, accept or withdraw."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from accounts.api.endpoints import endpoint
from accounts.api.responses import Answer
from accounts.api.views import ExternalView
from accounts.audit.api import ActorAnswer
from accounts.errors import FieldError, ValidationFailed
from accounts.models import (
    ConsentAction,
    ConsentDocument,
    ConsentKind,
    ConsentVerb,
    ConsentVia,
    Issuer,
)
from accounts.scopes import AccountsPrefix, Locale, Scope
from lib import ids
from lib.choices import describe_words
from lib.dates import Instant, format_instant
from lib.structs import RequestStruct, to_struct

from .operations import accept, current_document, is_acceptance, latest_action, withdraw

Text40 = Annotated[str, Meta(max_length=40)]


# fmt: off
describe_words("ConsentAction", "What to do with a document", {
    "accept": "Accept it", "withdraw": "Withdraw an earlier acceptance",
})


class ConsentRequest(RequestStruct, frozen=True, kw_only=True):
    """Which document, by id or by kind and version; and which words of it, by their hash."""

    document_id: Annotated[Text40 | None, Meta(description="Id of the document; or send `kind` and `version`: `cons_…`")] = None
    kind: Annotated[Literal["terms", "dpa", "privacy"] | None, Meta(description="Kind of the document, with `version`; or send `documentId`")] = None
    version: Annotated[Text40 | None, Meta(description="Version of the document: `2026-01`")] = None
    hash: Annotated[str, Meta(pattern=r"^[0-9A-Fa-f]{64}$", description="SHA-256 of the text, 64 hexadecimal digits")] | None = None
    action: Annotated[Literal["accept", "withdraw"], Meta(description="Whether the document is accepted")] = "accept"


class ConsentDecisionAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What was said last about documents of one kind: by whom, when, about which words, and how."""

    action: Annotated[ConsentVerb, Meta(description="What was decided")]
    document_id: Annotated[str, Meta(description="Id of the document: `cons_…`")]
    version: str
    hash: str
    at: Annotated[Instant, Meta(description="When it happened")]
    by: Annotated[ActorAnswer, Meta(description="Who decided")]
    via: Annotated[ConsentVia, Meta(description="How it was decided")]


class ConsentDocumentAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The document of a kind that is to be accepted, in one language."""

    id: Annotated[str, Meta(description="Id: `cons_…`")]
    kind: Annotated[ConsentKind, Meta(description="What the document is")]
    version: str
    published_at: Annotated[Instant, Meta(description="When it was published")]
    required_from: Annotated[Instant, Meta(description="From when on it is needed for issuing")]
    accepted: Annotated[bool, Meta(description="Whether the account has accepted this document")]
    decision: Annotated[ConsentDecisionAnswer | None, Meta(description="What the account said last about documents of this kind; null: nothing")]
    locale: Annotated[Locale, Meta(description="Language of the text")]
    text: Annotated[str, Meta(description="The whole text of the document")]
    hash: str


class ConsentAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """All that is to be accepted. Issuing stops at `consentDueAt`, if it is not null."""

    consent_due_at: Instant | None
    documents: Annotated[list[ConsentDocumentAnswer], Meta(description="The documents that are to be accepted")]
# fmt: on


class ConsentApi(ExternalView):
    """Documents to accept, and what was said of them."""

    tag = "account"

    def _state(self, locale: Locale | None) -> ConsentAnswer:
        issuer = Issuer.objects.get(pk=self.caller.issuer.id)
        return ConsentAnswer(
            consent_due_at=format_instant(issuer.issuing_blocked_from),
            documents=list(_documents(issuer, locale or issuer.default_locale)),
        )

    @endpoint(Scope.ACCOUNT_READ)
    def get_consent(self, locale: Locale | None = None) -> ConsentAnswer:
        """What is to be accepted, and what was"""
        return self._state(locale)

    @endpoint(Scope.ACCOUNT_MANAGE, live_only=True, errors=("conflict", "owner_required"))
    def give_consent(
        self,
        body: ConsentRequest,
        locale: Locale | None = None,
    ) -> ConsentAnswer:
        """Accept a document, or withdraw from it"""
        document = _find(body)
        context = self.context
        via = ConsentVia.API
        if body.action == "withdraw":
            withdraw(context=context, kind=ConsentKind(document.kind), via=via)
        else:
            accept(context=context, document=document, sha256=_hash(body), via=via)
        return self._state(locale)


def _hash(draft: ConsentRequest) -> str:
    if draft.hash is None:
        raise ValidationFailed([FieldError("/hash", "required")])
    return draft.hash.lower()


def _find(draft: ConsentRequest) -> ConsentDocument:
    """The document that a body names. Raises ValidationFailed for a missing or unknown one."""
    documents = ConsentDocument.objects.all()
    if draft.document_id is not None:
        if draft.kind is not None or draft.version is not None:
            fault = FieldError("/documentId", "ambiguous", {"other": "kind, version"})
            raise ValidationFailed([fault])
        key = ids.parse(AccountsPrefix.CONSENT, draft.document_id)
        document, pointer = documents.filter(pk=key).first() if key else None, "/documentId"
    else:
        missing = [name for name in ("kind", "version") if getattr(draft, name) is None]
        if missing:
            raise ValidationFailed([FieldError(f"/{name}", "required") for name in missing])
        document = documents.filter(kind=draft.kind, version=draft.version).first()
        pointer = "/version"
    if document is None:
        raise ValidationFailed([FieldError(pointer, "unknown_document")])
    return document


def _documents(issuer: Issuer, locale: str) -> Iterator[ConsentDocumentAnswer]:
    for kind in ConsentKind:
        document = current_document(kind)
        if document is None:
            continue
        text = document.texts.get(locale=locale)
        last = latest_action(issuer.pk, kind)
        yield to_struct(
            document,
            ConsentDocumentAnswer,
            kind=kind,
            accepted=is_acceptance(last, document),
            decision=_decision(last) if last else None,
            locale=locale,
            text=text.text,
            hash=text.sha256,
        )


def _decision(action: ConsentAction) -> ConsentDecisionAnswer:
    return to_struct(
        action,
        ConsentDecisionAnswer,
        action=action.verb,
        document_id=action.document.public_id,
        version=action.document.version,
        hash=action.sha256,
        by=ActorAnswer(kind=action.actor_kind, id=action.actor_id),
    )
