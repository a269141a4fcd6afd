"""Every operation of the service as a typed method.

Generated from docs/openapi.yaml by `make clients`: change nothing here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, cast

from typing_extensions import Unpack

from . import models
from .pages import AsyncPages, Pages
from .transport import AsyncTransport, Call, Transport, path_of


class WebhooksEndpoints:
    """`client.webhooks.endpoints`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self, *, cursor: str | None = None, limit: int | None = None
    ) -> Pages[models.EndpointsAnswer, models.EndpointItem]:
        """Webhook endpoints, the newest first."""
        call = Call(
            "GET", "/api/external/webhooks/endpoints", query={"cursor": cursor, "limit": limit}
        )
        return Pages(self._transport, call)

    def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.EndpointBody]
    ) -> models.NewEndpointAnswer:
        """Add a webhook endpoint; the answer holds its secret."""
        call = Call(
            "POST",
            "/api/external/webhooks/endpoints",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.NewEndpointAnswer, self._transport.json(call))

    def get(self, endpoint_id: str, /) -> models.EndpointAnswer:
        """One webhook endpoint, and its last 24 hours."""
        call = Call("GET", path_of("/api/external/webhooks/endpoints/{}", endpoint_id))
        return cast(models.EndpointAnswer, self._transport.json(call))

    def change(
        self, endpoint_id: str, /, **body: Unpack[models.EndpointChange]
    ) -> models.EndpointAnswer:
        """Change a webhook endpoint."""
        call = Call("PATCH", path_of("/api/external/webhooks/endpoints/{}", endpoint_id), body=body)
        return cast(models.EndpointAnswer, self._transport.json(call))

    def delete(self, endpoint_id: str, /) -> models.Answer:
        """Delete a webhook endpoint; its unfinished deliveries are cancelled."""
        call = Call("DELETE", path_of("/api/external/webhooks/endpoints/{}", endpoint_id))
        return cast(models.Answer, self._transport.json(call))

    def disable(
        self, endpoint_id: str, /, *, idempotency_key: str | None = None
    ) -> models.EnabledAnswer:
        """Disable a webhook endpoint; its deliveries are held."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/disable", endpoint_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.EnabledAnswer, self._transport.json(call))

    def enable(
        self,
        endpoint_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.EnableBody],
    ) -> models.EnabledAnswer:
        """Enable a webhook endpoint; with `release` its held deliveries are sent."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/enable", endpoint_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.EnabledAnswer, self._transport.json(call))

    def ping(self, endpoint_id: str, /, *, idempotency_key: str | None = None) -> models.PingAnswer:
        """Send a ping to this endpoint only."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/ping", endpoint_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.PingAnswer, self._transport.json(call))

    def replay_events(
        self,
        endpoint_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReplayBody],
    ) -> models.JobAnswer:
        """Send an endpoint all events since then, also those that were never sent to it, as a job."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/replay", endpoint_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, self._transport.json(call))

    def rotate_secret(
        self,
        endpoint_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.RotateBody],
    ) -> models.NewEndpointAnswer:
        """Rotate the signing secret; the old one stays valid for a while."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/rotate-secret", endpoint_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.NewEndpointAnswer, self._transport.json(call))

    def get_secret(self, endpoint_id: str, /) -> models.SecretAnswer:
        """Read the signing secret; the audit records it."""
        call = Call("GET", path_of("/api/external/webhooks/endpoints/{}/secret", endpoint_id))
        return cast(models.SecretAnswer, self._transport.json(call))


class WebhooksDeliveries:
    """`client.webhooks.deliveries`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        cursor: str | None = None,
        endpointId: str | None = None,
        eventType: Literal[
            "api_key.created",
            "api_key.expiring",
            "api_key.revoked",
            "api_key.rotated",
            "certificate.erased",
            "certificate.expired",
            "certificate.expiring",
            "certificate.issued",
            "certificate.linked",
            "certificate.reinstated",
            "certificate.rejected",
            "certificate.released",
            "certificate.revoked",
            "certificate.superseded",
            "certificate.suspended",
            "enrolment.completed",
            "enrolment.created",
            "enrolment.failed",
            "enrolment.reopened",
            "enrolment.withdrawn",
            "job.completed",
            "onboarding.approved",
            "onboarding.rejected",
            "onboarding.submitted",
            "ping",
            "program.archived",
            "program.published",
            "quota.exceeded",
            "quota.warning",
            "recipient.created",
            "recipient.erased",
            "recipient.merged",
            "recipient.updated",
            "team.member_added",
            "team.member_removed",
            "webhook_endpoint.disabled",
            "webhook_endpoint.failing",
            "webhook_endpoint.held_expiring",
            "webhook_endpoint.recovered",
        ]
        | None = None,
        httpStatus: int | None = None,
        limit: int | None = None,
        outcome: Literal[
            "blocked",
            "broken",
            "dns",
            "error",
            "http_2xx",
            "http_3xx",
            "http_4xx",
            "http_5xx",
            "refused",
            "timeout",
            "tls",
        ]
        | None = None,
        since: str | None = None,
        state: Literal["cancelled", "exhausted", "held", "leased", "pending", "succeeded"]
        | None = None,
        until: str | None = None,
    ) -> Pages[models.DeliveriesAnswer, models.DeliveryItem]:
        """Deliveries, the newest first."""
        call = Call(
            "GET",
            "/api/external/webhooks/deliveries",
            query={
                "cursor": cursor,
                "endpointId": endpointId,
                "eventType": eventType,
                "httpStatus": httpStatus,
                "limit": limit,
                "outcome": outcome,
                "since": since,
                "state": state,
                "until": until,
            },
        )
        return Pages(self._transport, call)

    def get(self, delivery_id: str, /) -> models.DeliveryAnswer:
        """One delivery, and the body that is sent."""
        call = Call("GET", path_of("/api/external/webhooks/deliveries/{}", delivery_id))
        return cast(models.DeliveryAnswer, self._transport.json(call))

    def list_attempts(
        self, delivery_id: str, /, *, cursor: str | None = None, limit: int | None = None
    ) -> Pages[models.AttemptsAnswer, models.AttemptItem]:
        """The attempts of a delivery, the newest first; kept for 90 days."""
        call = Call(
            "GET",
            path_of("/api/external/webhooks/deliveries/{}/attempts", delivery_id),
            query={"cursor": cursor, "limit": limit},
        )
        return Pages(self._transport, call)

    def retry(
        self,
        delivery_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.RetryBody],
    ) -> models.DeliveryAnswer:
        """One more attempt now; to a disabled endpoint too."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/deliveries/{}/retry", delivery_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.DeliveryAnswer, self._transport.json(call))

    def retry_many(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.BulkRetryBody]
    ) -> models.JobAnswer:
        """Send many deliveries again, by ids or by a filter: as a job."""
        call = Call(
            "POST",
            "/api/external/webhooks/deliveries/bulk-retry",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, self._transport.json(call))


class Webhooks:
    """`client.webhooks`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.deliveries = WebhooksDeliveries(transport)
        self.endpoints = WebhooksEndpoints(transport)

    def list_event_types(self) -> models.EventTypesAnswer:
        """Every type of event, with the schema of its body and an example."""
        call = Call("GET", "/api/external/webhooks/event-types")
        return cast(models.EventTypesAnswer, self._transport.json(call))

    def list_events(
        self, *, after: str | None = None, limit: int | None = None
    ) -> Pages[models.FeedAnswer, models.Event]:
        """Events in the order in which they became visible: none is ever skipped."""
        call = Call("GET", "/api/external/webhooks/events", query={"after": after, "limit": limit})
        return Pages(self._transport, call)


class Jobs:
    """`client.jobs`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        cursor: str | None = None,
        kind: Literal[
            "account.export",
            "certificates.access",
            "certificates.export",
            "certificates.import",
            "certificates.lift",
            "certificates.notices",
            "certificates.print",
            "certificates.print_archive",
            "certificates.print_parts",
            "certificates.reinstate",
            "certificates.reject",
            "certificates.release",
            "certificates.revoke",
            "certificates.suspend",
            "edu.complete",
            "edu.export",
            "edu.recipients.import",
            "webhooks.replay",
            "webhooks.retry",
        ]
        | None = None,
        limit: int | None = None,
        state: Literal["cancelled", "cancelling", "failed", "queued", "running", "succeeded"]
        | None = None,
    ) -> Pages[models.JobsAnswer, models.JobItem]:
        """Jobs, the newest first."""
        call = Call(
            "GET",
            "/api/external/jobs",
            query={"cursor": cursor, "kind": kind, "limit": limit, "state": state},
        )
        return Pages(self._transport, call)

    def get(self, job_id: str, /) -> models.JobAnswer:
        """One job, and how far it is."""
        call = Call("GET", path_of("/api/external/jobs/{}", job_id))
        return cast(models.JobAnswer, self._transport.json(call))

    def cancel(self, job_id: str, /, *, idempotency_key: str | None = None) -> models.JobAnswer:
        """Stop a job; what it has done so far stays done."""
        call = Call(
            "POST",
            path_of("/api/external/jobs/{}/cancel", job_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, self._transport.json(call))

    def list_errors(
        self, job_id: str, /, *, cursor: str | None = None, limit: int | None = None
    ) -> Pages[models.JobErrorsAnswer, models.JobRowError]:
        """The errors of a job by row and column; the first 10,000 are kept."""
        call = Call(
            "GET",
            path_of("/api/external/jobs/{}/errors", job_id),
            query={"cursor": cursor, "limit": limit},
        )
        return Pages(self._transport, call)

    def get_results(
        self,
        job_id: str,
        /,
        *,
        format: Literal["csv", "ndjson", "pdf", "xlsx", "zip"] | None = None,
    ) -> bytes:
        """The results file of a job that has ended, in the format of its kind."""
        call = Call(
            "GET", path_of("/api/external/jobs/{}/results", job_id), query={"format": format}
        )
        return self._transport.content(call)

    def undo(self, job_id: str, /, *, idempotency_key: str | None = None) -> models.JobAnswer:
        """Take back what a job did, where its kind offers that: by another job."""
        call = Call(
            "POST",
            path_of("/api/external/jobs/{}/undo", job_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, self._transport.json(call))


class EduTeamsMembers:
    """`client.edu.teams.members`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self, team_id: str, /, *, cursor: str | None = None, limit: int | None = None
    ) -> Pages[models.MembersAnswer, models.MemberItem]:
        """Members of a team, the newest first."""
        call = Call(
            "GET",
            path_of("/api/external/edu/teams/{}/members", team_id),
            query={"cursor": cursor, "limit": limit},
        )
        return Pages(self._transport, call)

    def add(
        self,
        team_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.MemberDraft],
    ) -> models.AddedAnswer:
        """Put one of the account’s people into a team, or invite somebody new to it."""
        call = Call(
            "POST",
            path_of("/api/external/edu/teams/{}/members", team_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.AddedAnswer, self._transport.json(call))

    def change(
        self, team_id: str, member_id: str, /, **body: Unpack[models.MemberChange]
    ) -> models.MemberAnswer:
        """Give a member of a team another role; the last coordinator stays one."""
        call = Call(
            "PATCH", path_of("/api/external/edu/teams/{}/members/{}", team_id, member_id), body=body
        )
        return cast(models.MemberAnswer, self._transport.json(call))

    def remove(self, team_id: str, member_id: str, /) -> models.Answer:
        """Take somebody out of a team; the last coordinator stays."""
        call = Call("DELETE", path_of("/api/external/edu/teams/{}/members/{}", team_id, member_id))
        return cast(models.Answer, self._transport.json(call))


class EduTeamsInvitations:
    """`client.edu.teams.invitations`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self, team_id: str, /, *, cursor: str | None = None, limit: int | None = None
    ) -> Pages[models.InvitationsAnswer, models.InvitationItem]:
        """Open invitations to a team, the newest first."""
        call = Call(
            "GET",
            path_of("/api/external/edu/teams/{}/invitations", team_id),
            query={"cursor": cursor, "limit": limit},
        )
        return Pages(self._transport, call)

    def revoke(self, team_id: str, invitation_id: str, /) -> models.Answer:
        """Take an invitation to a team back."""
        call = Call(
            "DELETE", path_of("/api/external/edu/teams/{}/invitations/{}", team_id, invitation_id)
        )
        return cast(models.Answer, self._transport.json(call))

    def resend(
        self, team_id: str, invitation_id: str, /, *, idempotency_key: str | None = None
    ) -> models.InvitationAnswer:
        """Send an invitation to a team again: the one before opens nothing more."""
        call = Call(
            "POST",
            path_of("/api/external/edu/teams/{}/invitations/{}/resend", team_id, invitation_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.InvitationAnswer, self._transport.json(call))


class EduTeams:
    """`client.edu.teams`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.invitations = EduTeamsInvitations(transport)
        self.members = EduTeamsMembers(transport)

    def list(
        self, *, cursor: str | None = None, limit: int | None = None
    ) -> Pages[models.TeamsAnswer, models.TeamItem]:
        """Teams, the newest first."""
        call = Call("GET", "/api/external/edu/teams", query={"cursor": cursor, "limit": limit})
        return Pages(self._transport, call)

    def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.TeamDraft]
    ) -> models.TeamAnswer:
        """Create a team."""
        call = Call(
            "POST",
            "/api/external/edu/teams",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.TeamAnswer, self._transport.json(call))

    def get(self, team_id: str, /) -> models.TeamAnswer:
        """One team."""
        call = Call("GET", path_of("/api/external/edu/teams/{}", team_id))
        return cast(models.TeamAnswer, self._transport.json(call))

    def rename(self, team_id: str, /, **body: Unpack[models.TeamDraft]) -> models.TeamAnswer:
        """Give a team another name."""
        call = Call("PATCH", path_of("/api/external/edu/teams/{}", team_id), body=body)
        return cast(models.TeamAnswer, self._transport.json(call))


class EduRecipients:
    """`client.edu.recipients`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self, *, cursor: str | None = None, externalId: str | None = None, limit: int | None = None
    ) -> Pages[models.RecipientsAnswer, models.RecipientItem]:
        """Recipients, the newest first; names and addresses are searched for by POST."""
        call = Call(
            "GET",
            "/api/external/edu/recipients",
            query={"cursor": cursor, "externalId": externalId, "limit": limit},
        )
        return Pages(self._transport, call)

    def put(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.RecipientDraft]
    ) -> models.SavedAnswer:
        """Create a recipient; 200 if one of this externalId was there and is changed."""
        call = Call(
            "POST",
            "/api/external/edu/recipients",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.SavedAnswer, self._transport.json(call))

    def get(self, recipient_id: str, /) -> models.RecipientAnswer:
        """One recipient; the id of one that was merged leads to the one that was kept."""
        call = Call("GET", path_of("/api/external/edu/recipients/{}", recipient_id))
        return cast(models.RecipientAnswer, self._transport.json(call))

    def change(
        self, recipient_id: str, /, **body: Unpack[models.RecipientChange]
    ) -> models.RecipientAnswer:
        """Change a recipient; a new e-mail is also where mails of certificates go."""
        call = Call("PATCH", path_of("/api/external/edu/recipients/{}", recipient_id), body=body)
        return cast(models.RecipientAnswer, self._transport.json(call))

    def request_access(
        self, recipient_id: str, /, *, idempotency_key: str | None = None
    ) -> models.JobAnswer:
        """Export all that is held on a recipient, as JSON lines."""
        call = Call(
            "POST",
            path_of("/api/external/edu/recipients/{}/access-requests", recipient_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, self._transport.json(call))

    def erase(
        self,
        recipient_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.EraseRequest],
    ) -> models.RecipientErasureAnswer:
        """Erase a recipient and their certificates’ data, in seven days; or look at it."""
        call = Call(
            "POST",
            path_of("/api/external/edu/recipients/{}/erase", recipient_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.RecipientErasureAnswer, self._transport.json(call))

    def undo_erasure(
        self, recipient_id: str, /, *, idempotency_key: str | None = None
    ) -> models.RecipientErasureAnswer:
        """Undo the pending erasure of a recipient, and of all that belongs to it."""
        call = Call(
            "POST",
            path_of("/api/external/edu/recipients/{}/erase/undo", recipient_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.RecipientErasureAnswer, self._transport.json(call))

    def merge(
        self,
        recipient_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.MergeRequest],
    ) -> models.MergeAnswer:
        """Make two recipients one, for good; a dry run says beforehand what that does."""
        call = Call(
            "POST",
            path_of("/api/external/edu/recipients/{}/merge", recipient_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.MergeAnswer, self._transport.json(call))

    def get_record(self, recipient_id: str, /) -> models.RecordAnswer:
        """All enrolments and certificates of a recipient, with their states."""
        call = Call("GET", path_of("/api/external/edu/recipients/{}/record", recipient_id))
        return cast(models.RecordAnswer, self._transport.json(call))

    def import_(
        self,
        content: bytes,
        /,
        *,
        cohortId: str | None = None,
        dateFormat: Literal[
            "DD-MM-YYYY", "DD.MM.YYYY", "DD/MM/YYYY", "MM/DD/YYYY", "YYYY-MM-DD", "YYYYMMDD"
        ]
        | None = None,
        decimalMark: Literal[",", "."] | None = None,
        delimiter: Literal[",", ";", "tab", "|"] | None = None,
        dryRun: bool | None = None,
        encoding: Literal[
            "cp850",
            "iso-8859-1",
            "iso-8859-15",
            "macintosh",
            "utf-8",
            "windows-1250",
            "windows-1252",
        ]
        | None = None,
        mapping: str | None = None,
        sheet: str | None = None,
        content_type: str = "text/csv",
        idempotency_key: str | None = None,
    ) -> models.JobAnswer:
        """Import recipients: all rows are checked, then all are put, or none."""
        call = Call(
            "POST",
            "/api/external/edu/recipients/imports",
            query={
                "cohortId": cohortId,
                "dateFormat": dateFormat,
                "decimalMark": decimalMark,
                "delimiter": delimiter,
                "dryRun": dryRun,
                "encoding": encoding,
                "mapping": mapping,
                "sheet": sheet,
            },
            content=content,
            content_type=content_type,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, self._transport.json(call))

    def search(
        self, **body: Unpack[models.RecipientSearch]
    ) -> Pages[models.RecipientsAnswer, models.RecipientItem]:
        """Recipients by name or e-mail: personal data never stand in an address."""
        call = Call("POST", "/api/external/edu/recipients/search", body=body)
        return Pages(self._transport, call)


class EduPrograms:
    """`client.edu.programs`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        state: Literal["archived", "draft", "published"] | None = None,
    ) -> Pages[models.ProgramsAnswer, models.ProgramItem]:
        """Programs, the newest first."""
        call = Call(
            "GET",
            "/api/external/edu/programs",
            query={"cursor": cursor, "limit": limit, "state": state},
        )
        return Pages(self._transport, call)

    def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.ProgramDraft]
    ) -> models.ProgramAnswer:
        """Create a program, as a draft."""
        call = Call(
            "POST",
            "/api/external/edu/programs",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ProgramAnswer, self._transport.json(call))

    def get(self, program_id: str, /) -> models.ProgramAnswer:
        """One program."""
        call = Call("GET", path_of("/api/external/edu/programs/{}", program_id))
        return cast(models.ProgramAnswer, self._transport.json(call))

    def change(
        self, program_id: str, /, **body: Unpack[models.ProgramChange]
    ) -> models.ProgramAnswer:
        """Change a program; its grades are fixed once it is published."""
        call = Call("PATCH", path_of("/api/external/edu/programs/{}", program_id), body=body)
        return cast(models.ProgramAnswer, self._transport.json(call))

    def archive(
        self, program_id: str, /, *, idempotency_key: str | None = None
    ) -> models.ProgramAnswer:
        """Archive a program for good, once nobody is enrolled; certificates stay."""
        call = Call(
            "POST",
            path_of("/api/external/edu/programs/{}/archive", program_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ProgramAnswer, self._transport.json(call))

    def complete(
        self,
        program_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.CompletionRequest],
    ) -> models.JobAnswer:
        """Complete a program: a certificate for each who has passed, as a job."""
        call = Call(
            "POST",
            path_of("/api/external/edu/programs/{}/complete", program_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, self._transport.json(call))

    def get_overview(self, program_id: str, /) -> models.OverviewAnswer:
        """How far a program is: people, certificates, and checks by the public."""
        call = Call("GET", path_of("/api/external/edu/programs/{}/overview", program_id))
        return cast(models.OverviewAnswer, self._transport.json(call))

    def publish(
        self, program_id: str, /, *, idempotency_key: str | None = None
    ) -> models.ProgramAnswer:
        """Publish a program: from then on it is completed."""
        call = Call(
            "POST",
            path_of("/api/external/edu/programs/{}/publish", program_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ProgramAnswer, self._transport.json(call))


class EduEnrolments:
    """`client.edu.enrolments`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        cohortId: str | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        programId: str | None = None,
        recipientId: str | None = None,
        status: Literal["completed", "enrolled", "failed", "withdrawn"] | None = None,
    ) -> Pages[models.EnrolmentsAnswer, models.EnrolmentItem]:
        """Enrolments, the newest first."""
        call = Call(
            "GET",
            "/api/external/edu/enrolments",
            query={
                "cohortId": cohortId,
                "cursor": cursor,
                "limit": limit,
                "programId": programId,
                "recipientId": recipientId,
                "status": status,
            },
        )
        return Pages(self._transport, call)

    def enrol(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.EnrolRequest]
    ) -> models.EnrolledAnswer:
        """Enrol recipients in a cohort, up to 1,000 at once: all of them or none."""
        call = Call(
            "POST",
            "/api/external/edu/enrolments",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.EnrolledAnswer, self._transport.json(call))

    def get(self, enrolment_id: str, /) -> models.EnrolmentAnswer:
        """One enrolment."""
        call = Call("GET", path_of("/api/external/edu/enrolments/{}", enrolment_id))
        return cast(models.EnrolmentAnswer, self._transport.json(call))

    def fail(
        self,
        enrolment_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.FailRequest],
    ) -> models.EnrolmentAnswer:
        """End an attempt as not passed; another one may follow."""
        call = Call(
            "POST",
            path_of("/api/external/edu/enrolments/{}/fail", enrolment_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.EnrolmentAnswer, self._transport.json(call))

    def reopen(
        self,
        enrolment_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReopenRequest],
    ) -> models.EnrolmentAnswer:
        """Take a completed or failed attempt up again, once its certificate is revoked."""
        call = Call(
            "POST",
            path_of("/api/external/edu/enrolments/{}/reopen", enrolment_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.EnrolmentAnswer, self._transport.json(call))

    def withdraw(
        self, enrolment_id: str, /, *, idempotency_key: str | None = None
    ) -> models.EnrolmentAnswer:
        """Take a recipient out of a cohort; another attempt may follow."""
        call = Call(
            "POST",
            path_of("/api/external/edu/enrolments/{}/withdraw", enrolment_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.EnrolmentAnswer, self._transport.json(call))

    def export(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.ExportRequest]
    ) -> models.JobAnswer:
        """Export the list of a cohort, or of a program, with certificates, as a table."""
        call = Call(
            "POST",
            "/api/external/edu/enrolments/export",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, self._transport.json(call))


class EduCohorts:
    """`client.edu.cohorts`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(self, cohort_id: str, /) -> models.CohortAnswer:
        """One cohort."""
        call = Call("GET", path_of("/api/external/edu/cohorts/{}", cohort_id))
        return cast(models.CohortAnswer, self._transport.json(call))

    def change(self, cohort_id: str, /, **body: Unpack[models.CohortChange]) -> models.CohortAnswer:
        """Change a cohort."""
        call = Call("PATCH", path_of("/api/external/edu/cohorts/{}", cohort_id), body=body)
        return cast(models.CohortAnswer, self._transport.json(call))

    def get_overview(self, cohort_id: str, /) -> models.OverviewAnswer:
        """How far a cohort is: people, certificates, and checks by the public."""
        call = Call("GET", path_of("/api/external/edu/cohorts/{}/overview", cohort_id))
        return cast(models.OverviewAnswer, self._transport.json(call))

    def list(
        self, program_id: str, /, *, cursor: str | None = None, limit: int | None = None
    ) -> Pages[models.CohortsAnswer, models.CohortItem]:
        """Cohorts of a program, the newest first."""
        call = Call(
            "GET",
            path_of("/api/external/edu/programs/{}/cohorts", program_id),
            query={"cursor": cursor, "limit": limit},
        )
        return Pages(self._transport, call)

    def create(
        self,
        program_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.CohortDraft],
    ) -> models.CohortAnswer:
        """Create a cohort of a program: a class, a course date."""
        call = Call(
            "POST",
            path_of("/api/external/edu/programs/{}/cohorts", program_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.CohortAnswer, self._transport.json(call))


class Edu:
    """`client.edu`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.cohorts = EduCohorts(transport)
        self.enrolments = EduEnrolments(transport)
        self.programs = EduPrograms(transport)
        self.recipients = EduRecipients(transport)
        self.teams = EduTeams(transport)

    def get_onboarding(self) -> models.OnboardingAnswer:
        """The profile, the checklist, and how far the issuer has come."""
        call = Call("GET", "/api/external/edu/onboarding")
        return cast(models.OnboardingAnswer, self._transport.json(call))

    def change_onboarding(self, **body: Unpack[models.ProfileChange]) -> models.OnboardingAnswer:
        """Change the profile; once submitted only website and contact."""
        call = Call("PATCH", "/api/external/edu/onboarding", body=body)
        return cast(models.OnboardingAnswer, self._transport.json(call))

    def submit_onboarding(self, *, idempotency_key: str | None = None) -> models.OnboardingAnswer:
        """Ask for approval: every step must be done."""
        call = Call(
            "POST",
            "/api/external/edu/onboarding/submit",
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.OnboardingAnswer, self._transport.json(call))


class CertificatesTypes:
    """`client.certificates.types`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self, *, cursor: str | None = None, limit: int | None = None
    ) -> Pages[models.TypesAnswer, models.TypeItem]:
        """Certificate types, the newest first."""
        call = Call(
            "GET", "/api/external/certificates/types", query={"cursor": cursor, "limit": limit}
        )
        return Pages(self._transport, call)

    def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.TypeDraft]
    ) -> models.TypeAnswer:
        """Create a certificate type."""
        call = Call(
            "POST",
            "/api/external/certificates/types",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.TypeAnswer, self._transport.json(call))

    def get(self, type_id: str, /) -> models.TypeAnswer:
        """One certificate type."""
        call = Call("GET", path_of("/api/external/certificates/types/{}", type_id))
        return cast(models.TypeAnswer, self._transport.json(call))

    def change(self, type_id: str, /, **body: Unpack[models.TypeChange]) -> models.TypeAnswer:
        """Change a certificate type: makes a new version if anything differs. A key turns releaseRequired on, never off."""
        call = Call("PATCH", path_of("/api/external/certificates/types/{}", type_id), body=body)
        return cast(models.TypeAnswer, self._transport.json(call))

    def archive(self, type_id: str, /, *, idempotency_key: str | None = None) -> models.TypeAnswer:
        """Archive a certificate type: it issues nothing more; certificates stay."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/types/{}/archive", type_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.TypeAnswer, self._transport.json(call))

    def get_schema(self, type_id: str, /) -> bytes:
        """The issue request of this type as JSON Schema (2020-12)."""
        call = Call("GET", path_of("/api/external/certificates/types/{}/schema", type_id))
        return self._transport.content(call)


class CertificatesLinks:
    """`client.certificates.links`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        certificate_id: str,
        /,
        *,
        cursor: str | None = None,
        direction: Literal["in", "out"] | None = None,
        limit: int | None = None,
    ) -> Pages[models.LinksAnswer, models.LinkItem]:
        """What a certificate refers to; or with direction=in, your own that refer to it."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/links", certificate_id),
            query={"cursor": cursor, "direction": direction, "limit": limit},
        )
        return Pages(self._transport, call)

    def create(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.LinkRequest],
    ) -> models.LinkAnswer:
        """Link a certificate to another one, or to a document on the web."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/links", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.LinkAnswer, self._transport.json(call))

    def delete(self, certificate_id: str, link_id: str, /) -> models.Answer:
        """Remove a link."""
        call = Call(
            "DELETE", path_of("/api/external/certificates/{}/links/{}", certificate_id, link_id)
        )
        return cast(models.Answer, self._transport.json(call))


class CertificatesAttachments:
    """`client.certificates.attachments`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def download(self, certificate_id: str, number: int, /) -> bytes:
        """The file of an attachment."""
        call = Call(
            "GET", path_of("/api/external/certificates/{}/attachments/{}", certificate_id, number)
        )
        return self._transport.content(call)

    def upload(
        self,
        certificate_id: str,
        number: int,
        content: bytes,
        /,
        *,
        content_type: str = "application/octet-stream",
    ) -> models.AttachmentAnswer:
        """Upload the file of an attachment: the one registered at issue, at most 10 MiB."""
        call = Call(
            "PUT",
            path_of("/api/external/certificates/{}/attachments/{}", certificate_id, number),
            content=content,
            content_type=content_type,
        )
        return cast(models.AttachmentAnswer, self._transport.json(call))


class Certificates:
    """`client.certificates`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.attachments = CertificatesAttachments(transport)
        self.links = CertificatesLinks(transport)
        self.types = CertificatesTypes(transport)

    def list(
        self,
        *,
        batch: str | None = None,
        certificateNumber: str | None = None,
        cursor: str | None = None,
        externalRef: str | None = None,
        gtin: str | None = None,
        issuedFrom: str | None = None,
        issuedTo: str | None = None,
        limit: int | None = None,
        line: str | None = None,
        orderNo: str | None = None,
        plant: str | None = None,
        productId: str | None = None,
        serialNumber: str | None = None,
        status: Literal[
            "active", "expired", "not_yet_valid", "pending", "revoked", "superseded", "suspended"
        ]
        | None = None,
        statusChangedFrom: str | None = None,
        statusChangedTo: str | None = None,
        typeCode: str | None = None,
        typeId: int | None = None,
        validUntilFrom: str | None = None,
        validUntilTo: str | None = None,
        metadata: Mapping[str, str] | None = None,
    ) -> Pages[models.CertificatesAnswer, models.CertificateItem]:
        """Certificates, the newest first; every searchable metadata key is a filter too."""
        call = Call(
            "GET",
            "/api/external/certificates",
            query={
                "batch": batch,
                "certificateNumber": certificateNumber,
                "cursor": cursor,
                "externalRef": externalRef,
                "gtin": gtin,
                "issuedFrom": issuedFrom,
                "issuedTo": issuedTo,
                "limit": limit,
                "line": line,
                "orderNo": orderNo,
                "plant": plant,
                "productId": productId,
                "serialNumber": serialNumber,
                "status": status,
                "statusChangedFrom": statusChangedFrom,
                "statusChangedTo": statusChangedTo,
                "typeCode": typeCode,
                "typeId": typeId,
                "validUntilFrom": validUntilFrom,
                "validUntilTo": validUntilTo,
                **(metadata or {}),
            },
        )
        return Pages(self._transport, call)

    def get(self, certificate_id: str, /) -> models.CertificateAnswer:
        """One certificate."""
        call = Call("GET", path_of("/api/external/certificates/{}", certificate_id))
        return cast(models.CertificateAnswer, self._transport.json(call))

    def get_canonical_document(self, certificate_id: str, /) -> bytes:
        """The canonical document (RFC 8785): SHA-256 of these bytes is dataHash."""
        call = Call("GET", path_of("/api/external/certificates/{}/canonical", certificate_id))
        return self._transport.content(call)

    def check(
        self, certificate_id: str, /, **body: Unpack[models.CheckRequest]
    ) -> models.CheckAnswer:
        """Whether a hash, or a document, is that of this certificate; also after erasure."""
        call = Call(
            "POST", path_of("/api/external/certificates/{}/check", certificate_id), body=body
        )
        return cast(models.CheckAnswer, self._transport.json(call))

    def erase(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.EraseRequest],
    ) -> models.ErasureAnswer:
        """Erase the holder's data, in seven days; or look at what that would reach."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/erase", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ErasureAnswer, self._transport.json(call))

    def undo_erasure(
        self, certificate_id: str, /, *, idempotency_key: str | None = None
    ) -> models.ErasureAnswer:
        """Undo an erasure that is pending, for the whole supersede chain."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/erase/undo", certificate_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ErasureAnswer, self._transport.json(call))

    def get_history(
        self, certificate_id: str, /, *, cursor: str | None = None, limit: int | None = None
    ) -> Pages[models.HistoryAnswer, models.HistoryEntryAnswer]:
        """What happened to a certificate, the latest first, and its holds."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/history", certificate_id),
            query={"cursor": cursor, "limit": limit},
        )
        return Pages(self._transport, call)

    def change_holder_contact(
        self, certificate_id: str, /, **body: Unpack[models.HolderRequest]
    ) -> models.HolderAnswer:
        """Change the address that mails to the holder go to; the document stays."""
        call = Call(
            "PATCH", path_of("/api/external/certificates/{}/holder", certificate_id), body=body
        )
        return cast(models.HolderAnswer, self._transport.json(call))

    def notify_holder(
        self, certificate_id: str, /, *, idempotency_key: str | None = None
    ) -> models.Answer:
        """Send the holder the link to the certificate once more."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/notify", certificate_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Answer, self._transport.json(call))

    def print(
        self, certificate_id: str, /, *, locale: Literal["de", "en", "fr", "sq"] | None = None
    ) -> bytes:
        """The certificate as PDF/A-3, in its own language or in that of `locale`."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/pdf", certificate_id),
            query={"locale": locale},
        )
        return self._transport.content(call)

    def get_qr_code_png(
        self,
        certificate_id: str,
        /,
        *,
        leadsTo: Literal["digitalLink", "verifyPage"] | None = None,
        locale: Literal["de", "en", "fr", "sq"] | None = None,
    ) -> bytes:
        """The QR code that leads to the verify page or is the GS1 Digital Link, as PNG."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/qr.png", certificate_id),
            query={"leadsTo": leadsTo, "locale": locale},
        )
        return self._transport.content(call)

    def get_qr_code_svg(
        self,
        certificate_id: str,
        /,
        *,
        leadsTo: Literal["digitalLink", "verifyPage"] | None = None,
        locale: Literal["de", "en", "fr", "sq"] | None = None,
    ) -> bytes:
        """The QR code that leads to the verify page or is the GS1 Digital Link, as SVG."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/qr.svg", certificate_id),
            query={"leadsTo": leadsTo, "locale": locale},
        )
        return self._transport.content(call)

    def reinstate(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReinstateRequest],
    ) -> models.MovedAnswer:
        """Lift one hold. The certificate is in force again once none is left."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/reinstate", certificate_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.MovedAnswer, self._transport.json(call))

    def reject(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReasonedRequest],
    ) -> models.MovedAnswer:
        """Reject a pending certificate: it is revoked."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/reject", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.MovedAnswer, self._transport.json(call))

    def release(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReleaseRequest],
    ) -> models.MovedAnswer:
        """Release a pending certificate, as somebody other than who issued it."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/release", certificate_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.MovedAnswer, self._transport.json(call))

    def revoke(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReasonedRequest],
    ) -> models.MovedAnswer:
        """Revoke a certificate for good."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/revoke", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.MovedAnswer, self._transport.json(call))

    def supersede(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.SupersedeRequest],
    ) -> models.IssuedAnswer:
        """Issue the successor of a certificate, which from then on points to it."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/supersede", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.IssuedAnswer, self._transport.json(call))

    def suspend(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReasonedRequest],
    ) -> models.MovedAnswer:
        """Suspend a certificate: place a hold. Several may be open at once."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/suspend", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.MovedAnswer, self._transport.json(call))

    def request_access(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.AccessRequest]
    ) -> models.JobAnswer:
        """Export all that is held on a person, as JSON lines."""
        call = Call(
            "POST",
            "/api/external/certificates/access-requests",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, self._transport.json(call))

    def move(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.BulkActionRequest]
    ) -> models.JobAnswer:
        """Suspend, reinstate, revoke, release or reject many certificates: as a job."""
        call = Call(
            "POST",
            "/api/external/certificates/bulk-actions",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, self._transport.json(call))

    def import_(
        self,
        content: bytes,
        /,
        *,
        dateFormat: Literal[
            "DD-MM-YYYY", "DD.MM.YYYY", "DD/MM/YYYY", "MM/DD/YYYY", "YYYY-MM-DD", "YYYYMMDD"
        ]
        | None = None,
        decimalMark: Literal[",", "."] | None = None,
        delimiter: Literal[",", ";", "tab", "|"] | None = None,
        dryRun: bool | None = None,
        encoding: Literal[
            "cp850",
            "iso-8859-1",
            "iso-8859-15",
            "macintosh",
            "utf-8",
            "windows-1250",
            "windows-1252",
        ]
        | None = None,
        mapping: str | None = None,
        mode: Literal["all_or_nothing", "partial"] | None = None,
        sheet: str | None = None,
        typeCode: str | None = None,
        typeId: int | None = None,
        content_type: str = "text/csv",
        idempotency_key: str | None = None,
    ) -> models.JobAnswer:
        """Import certificates: all rows are checked, then all are issued, or none."""
        call = Call(
            "POST",
            "/api/external/certificates/imports",
            query={
                "dateFormat": dateFormat,
                "decimalMark": decimalMark,
                "delimiter": delimiter,
                "dryRun": dryRun,
                "encoding": encoding,
                "mapping": mapping,
                "mode": mode,
                "sheet": sheet,
                "typeCode": typeCode,
                "typeId": typeId,
            },
            content=content,
            content_type=content_type,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, self._transport.json(call))

    def issue(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.Draft]
    ) -> models.IssuedAnswer:
        """Issue a certificate."""
        call = Call(
            "POST",
            "/api/external/certificates/issue",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.IssuedAnswer, self._transport.json(call))

    def issue_many(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.BulkBody]
    ) -> models.BulkAnswer:
        """Issue up to 1,000 certificates: all or none of them, or those that can be."""
        call = Call(
            "POST",
            "/api/external/certificates/issue/bulk",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.BulkAnswer, self._transport.json(call))

    def print_many(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.PrintRequest]
    ) -> models.JobAnswer:
        """Print many certificates: into one PDF (up to 100), or a PDF each (up to 1,000)."""
        call = Call(
            "POST",
            "/api/external/certificates/print",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, self._transport.json(call))

    def search(
        self, **body: Unpack[models.SearchRequest]
    ) -> Pages[models.CertificatesAnswer, models.CertificateItem]:
        """Certificates of a person: personal data never stand in an address."""
        call = Call("POST", "/api/external/certificates/search", body=body)
        return Pages(self._transport, call)

    def get_statuses(self, **body: Unpack[models.StatusRequest]) -> models.StatusAnswer:
        """The status of up to 1,000 certificates."""
        call = Call("POST", "/api/external/certificates/status", body=body)
        return cast(models.StatusAnswer, self._transport.json(call))

    def verify(
        self, certificate_id: str, /, *, locale: Literal["de", "en", "fr", "sq"] | None = None
    ) -> models.PublicAnswer:
        """Whether a certificate is good now."""
        call = Call(
            "GET", path_of("/api/public/certificates/{}", certificate_id), query={"locale": locale}
        )
        return cast(models.PublicAnswer, self._transport.json(call))


class AccountApiKeys:
    """`client.account.api_keys`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        state: Literal["expired", "revoked", "usable"] | None = None,
    ) -> Pages[models.ApiKeysAnswer, models.ApiKeyItem]:
        """The API keys of this mode, the newest first."""
        call = Call(
            "GET",
            "/api/external/account/api-keys",
            query={"cursor": cursor, "limit": limit, "state": state},
        )
        return Pages(self._transport, call)

    def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.ApiKeyDraft]
    ) -> models.NewApiKeyAnswer:
        """Create an API key that gives no more than the key that asks. Its secret is shown this once."""
        call = Call(
            "POST",
            "/api/external/account/api-keys",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.NewApiKeyAnswer, self._transport.json(call))

    def get(self, key_id: str, /) -> models.ApiKeyAnswer:
        """One API key."""
        call = Call("GET", path_of("/api/external/account/api-keys/{}", key_id))
        return cast(models.ApiKeyAnswer, self._transport.json(call))

    def change(self, key_id: str, /, **body: Unpack[models.ApiKeyPatch]) -> models.ApiKeyAnswer:
        """Rename an API key, or narrow what it gives."""
        call = Call("PATCH", path_of("/api/external/account/api-keys/{}", key_id), body=body)
        return cast(models.ApiKeyAnswer, self._transport.json(call))

    def revoke(self, key_id: str, /, *, idempotency_key: str | None = None) -> models.ApiKeyAnswer:
        """End an API key at once and for good."""
        call = Call(
            "POST",
            path_of("/api/external/account/api-keys/{}/revoke", key_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ApiKeyAnswer, self._transport.json(call))

    def rotate(
        self,
        key_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.RotationDraft],
    ) -> models.NewApiKeyAnswer:
        """Put a new API key in the place of this one, which works for some hours more. The new secret is shown this once."""
        call = Call(
            "POST",
            path_of("/api/external/account/api-keys/{}/rotate", key_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.NewApiKeyAnswer, self._transport.json(call))


class Account:
    """`client.account`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.api_keys = AccountApiKeys(transport)

    def get(self) -> models.AccountAnswer:
        """The account and what this key may do."""
        call = Call("GET", "/api/external/account")
        return cast(models.AccountAnswer, self._transport.json(call))

    def list_audit(
        self,
        *,
        action: str | None = None,
        actor: str | None = None,
        cursor: str | None = None,
        from_: str | None = None,
        limit: int | None = None,
        to: str | None = None,
    ) -> Pages[models.AuditAnswer, models.AuditEntryAnswer]:
        """Who changed what, newest first."""
        call = Call(
            "GET",
            "/api/external/account/audit",
            query={
                "action": action,
                "actor": actor,
                "cursor": cursor,
                "from": from_,
                "limit": limit,
                "to": to,
            },
        )
        return Pages(self._transport, call)

    def get_consent(
        self, *, locale: Literal["de", "en", "fr", "sq"] | None = None
    ) -> models.ConsentAnswer:
        """What is to be accepted, and what was."""
        call = Call("GET", "/api/external/account/consent", query={"locale": locale})
        return cast(models.ConsentAnswer, self._transport.json(call))

    def give_consent(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.ConsentDraft]
    ) -> models.ConsentAnswer:
        """Accept a document, or withdraw from it."""
        call = Call(
            "POST",
            "/api/external/account/consent",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ConsentAnswer, self._transport.json(call))

    def export(self, *, idempotency_key: str | None = None) -> models.JobAnswer:
        """Export everything that the issuer owns in this mode, as a ZIP archive with a manifest."""
        call = Call(
            "POST", "/api/external/account/export", keyed=True, idempotency_key=idempotency_key
        )
        return cast(models.JobAnswer, self._transport.json(call))

    def get_settings(self) -> models.SettingsAnswer:
        """The account’s settings."""
        call = Call("GET", "/api/external/account/settings")
        return cast(models.SettingsAnswer, self._transport.json(call))

    def change_settings(self, **body: Unpack[models.SettingsDraft]) -> models.SettingsAnswer:
        """Change some of the account’s settings."""
        call = Call("PATCH", "/api/external/account/settings", body=body)
        return cast(models.SettingsAnswer, self._transport.json(call))

    def set_logo(
        self, content: bytes, /, *, content_type: str = "image/png"
    ) -> models.SettingsAnswer:
        """Set the logo: a PNG or JPEG of at most 256 KiB and 1200 × 600 pixels."""
        call = Call(
            "PUT", "/api/external/account/settings/logo", content=content, content_type=content_type
        )
        return cast(models.SettingsAnswer, self._transport.json(call))

    def remove_logo(self) -> models.SettingsAnswer:
        """Remove the logo."""
        call = Call("DELETE", "/api/external/account/settings/logo")
        return cast(models.SettingsAnswer, self._transport.json(call))

    def set_signature(
        self, content: bytes, /, *, content_type: str = "image/png"
    ) -> models.SettingsAnswer:
        """Set the signature printed on certificates: a PNG or JPEG of at most 256 KiB and 1200 × 600 pixels."""
        call = Call(
            "PUT",
            "/api/external/account/settings/signature",
            content=content,
            content_type=content_type,
        )
        return cast(models.SettingsAnswer, self._transport.json(call))

    def remove_signature(self) -> models.SettingsAnswer:
        """Remove the signature printed on certificates."""
        call = Call("DELETE", "/api/external/account/settings/signature")
        return cast(models.SettingsAnswer, self._transport.json(call))

    def get_usage(
        self,
        *,
        from_: str | None = None,
        granularity: Literal["day", "month"] | None = None,
        to: str | None = None,
    ) -> models.UsageAnswer:
        """What was used, by day or month (UTC)."""
        call = Call(
            "GET",
            "/api/external/account/usage",
            query={"from": from_, "granularity": granularity, "to": to},
        )
        return cast(models.UsageAnswer, self._transport.json(call))


class Operations:
    """`client`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.account = Account(transport)
        self.certificates = Certificates(transport)
        self.edu = Edu(transport)
        self.jobs = Jobs(transport)
        self.webhooks = Webhooks(transport)


class AsyncWebhooksEndpoints:
    """`client.webhooks.endpoints`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self, *, cursor: str | None = None, limit: int | None = None
    ) -> AsyncPages[models.EndpointsAnswer, models.EndpointItem]:
        """Webhook endpoints, the newest first."""
        call = Call(
            "GET", "/api/external/webhooks/endpoints", query={"cursor": cursor, "limit": limit}
        )
        return AsyncPages(self._transport, call)

    async def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.EndpointBody]
    ) -> models.NewEndpointAnswer:
        """Add a webhook endpoint; the answer holds its secret."""
        call = Call(
            "POST",
            "/api/external/webhooks/endpoints",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.NewEndpointAnswer, await self._transport.json(call))

    async def get(self, endpoint_id: str, /) -> models.EndpointAnswer:
        """One webhook endpoint, and its last 24 hours."""
        call = Call("GET", path_of("/api/external/webhooks/endpoints/{}", endpoint_id))
        return cast(models.EndpointAnswer, await self._transport.json(call))

    async def change(
        self, endpoint_id: str, /, **body: Unpack[models.EndpointChange]
    ) -> models.EndpointAnswer:
        """Change a webhook endpoint."""
        call = Call("PATCH", path_of("/api/external/webhooks/endpoints/{}", endpoint_id), body=body)
        return cast(models.EndpointAnswer, await self._transport.json(call))

    async def delete(self, endpoint_id: str, /) -> models.Answer:
        """Delete a webhook endpoint; its unfinished deliveries are cancelled."""
        call = Call("DELETE", path_of("/api/external/webhooks/endpoints/{}", endpoint_id))
        return cast(models.Answer, await self._transport.json(call))

    async def disable(
        self, endpoint_id: str, /, *, idempotency_key: str | None = None
    ) -> models.EnabledAnswer:
        """Disable a webhook endpoint; its deliveries are held."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/disable", endpoint_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.EnabledAnswer, await self._transport.json(call))

    async def enable(
        self,
        endpoint_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.EnableBody],
    ) -> models.EnabledAnswer:
        """Enable a webhook endpoint; with `release` its held deliveries are sent."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/enable", endpoint_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.EnabledAnswer, await self._transport.json(call))

    async def ping(
        self, endpoint_id: str, /, *, idempotency_key: str | None = None
    ) -> models.PingAnswer:
        """Send a ping to this endpoint only."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/ping", endpoint_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.PingAnswer, await self._transport.json(call))

    async def replay_events(
        self,
        endpoint_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReplayBody],
    ) -> models.JobAnswer:
        """Send an endpoint all events since then, also those that were never sent to it, as a job."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/replay", endpoint_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, await self._transport.json(call))

    async def rotate_secret(
        self,
        endpoint_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.RotateBody],
    ) -> models.NewEndpointAnswer:
        """Rotate the signing secret; the old one stays valid for a while."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/rotate-secret", endpoint_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.NewEndpointAnswer, await self._transport.json(call))

    async def get_secret(self, endpoint_id: str, /) -> models.SecretAnswer:
        """Read the signing secret; the audit records it."""
        call = Call("GET", path_of("/api/external/webhooks/endpoints/{}/secret", endpoint_id))
        return cast(models.SecretAnswer, await self._transport.json(call))


class AsyncWebhooksDeliveries:
    """`client.webhooks.deliveries`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        cursor: str | None = None,
        endpointId: str | None = None,
        eventType: Literal[
            "api_key.created",
            "api_key.expiring",
            "api_key.revoked",
            "api_key.rotated",
            "certificate.erased",
            "certificate.expired",
            "certificate.expiring",
            "certificate.issued",
            "certificate.linked",
            "certificate.reinstated",
            "certificate.rejected",
            "certificate.released",
            "certificate.revoked",
            "certificate.superseded",
            "certificate.suspended",
            "enrolment.completed",
            "enrolment.created",
            "enrolment.failed",
            "enrolment.reopened",
            "enrolment.withdrawn",
            "job.completed",
            "onboarding.approved",
            "onboarding.rejected",
            "onboarding.submitted",
            "ping",
            "program.archived",
            "program.published",
            "quota.exceeded",
            "quota.warning",
            "recipient.created",
            "recipient.erased",
            "recipient.merged",
            "recipient.updated",
            "team.member_added",
            "team.member_removed",
            "webhook_endpoint.disabled",
            "webhook_endpoint.failing",
            "webhook_endpoint.held_expiring",
            "webhook_endpoint.recovered",
        ]
        | None = None,
        httpStatus: int | None = None,
        limit: int | None = None,
        outcome: Literal[
            "blocked",
            "broken",
            "dns",
            "error",
            "http_2xx",
            "http_3xx",
            "http_4xx",
            "http_5xx",
            "refused",
            "timeout",
            "tls",
        ]
        | None = None,
        since: str | None = None,
        state: Literal["cancelled", "exhausted", "held", "leased", "pending", "succeeded"]
        | None = None,
        until: str | None = None,
    ) -> AsyncPages[models.DeliveriesAnswer, models.DeliveryItem]:
        """Deliveries, the newest first."""
        call = Call(
            "GET",
            "/api/external/webhooks/deliveries",
            query={
                "cursor": cursor,
                "endpointId": endpointId,
                "eventType": eventType,
                "httpStatus": httpStatus,
                "limit": limit,
                "outcome": outcome,
                "since": since,
                "state": state,
                "until": until,
            },
        )
        return AsyncPages(self._transport, call)

    async def get(self, delivery_id: str, /) -> models.DeliveryAnswer:
        """One delivery, and the body that is sent."""
        call = Call("GET", path_of("/api/external/webhooks/deliveries/{}", delivery_id))
        return cast(models.DeliveryAnswer, await self._transport.json(call))

    def list_attempts(
        self, delivery_id: str, /, *, cursor: str | None = None, limit: int | None = None
    ) -> AsyncPages[models.AttemptsAnswer, models.AttemptItem]:
        """The attempts of a delivery, the newest first; kept for 90 days."""
        call = Call(
            "GET",
            path_of("/api/external/webhooks/deliveries/{}/attempts", delivery_id),
            query={"cursor": cursor, "limit": limit},
        )
        return AsyncPages(self._transport, call)

    async def retry(
        self,
        delivery_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.RetryBody],
    ) -> models.DeliveryAnswer:
        """One more attempt now; to a disabled endpoint too."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/deliveries/{}/retry", delivery_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.DeliveryAnswer, await self._transport.json(call))

    async def retry_many(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.BulkRetryBody]
    ) -> models.JobAnswer:
        """Send many deliveries again, by ids or by a filter: as a job."""
        call = Call(
            "POST",
            "/api/external/webhooks/deliveries/bulk-retry",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, await self._transport.json(call))


class AsyncWebhooks:
    """`client.webhooks`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport
        self.deliveries = AsyncWebhooksDeliveries(transport)
        self.endpoints = AsyncWebhooksEndpoints(transport)

    async def list_event_types(self) -> models.EventTypesAnswer:
        """Every type of event, with the schema of its body and an example."""
        call = Call("GET", "/api/external/webhooks/event-types")
        return cast(models.EventTypesAnswer, await self._transport.json(call))

    def list_events(
        self, *, after: str | None = None, limit: int | None = None
    ) -> AsyncPages[models.FeedAnswer, models.Event]:
        """Events in the order in which they became visible: none is ever skipped."""
        call = Call("GET", "/api/external/webhooks/events", query={"after": after, "limit": limit})
        return AsyncPages(self._transport, call)


class AsyncJobs:
    """`client.jobs`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        cursor: str | None = None,
        kind: Literal[
            "account.export",
            "certificates.access",
            "certificates.export",
            "certificates.import",
            "certificates.lift",
            "certificates.notices",
            "certificates.print",
            "certificates.print_archive",
            "certificates.print_parts",
            "certificates.reinstate",
            "certificates.reject",
            "certificates.release",
            "certificates.revoke",
            "certificates.suspend",
            "edu.complete",
            "edu.export",
            "edu.recipients.import",
            "webhooks.replay",
            "webhooks.retry",
        ]
        | None = None,
        limit: int | None = None,
        state: Literal["cancelled", "cancelling", "failed", "queued", "running", "succeeded"]
        | None = None,
    ) -> AsyncPages[models.JobsAnswer, models.JobItem]:
        """Jobs, the newest first."""
        call = Call(
            "GET",
            "/api/external/jobs",
            query={"cursor": cursor, "kind": kind, "limit": limit, "state": state},
        )
        return AsyncPages(self._transport, call)

    async def get(self, job_id: str, /) -> models.JobAnswer:
        """One job, and how far it is."""
        call = Call("GET", path_of("/api/external/jobs/{}", job_id))
        return cast(models.JobAnswer, await self._transport.json(call))

    async def cancel(
        self, job_id: str, /, *, idempotency_key: str | None = None
    ) -> models.JobAnswer:
        """Stop a job; what it has done so far stays done."""
        call = Call(
            "POST",
            path_of("/api/external/jobs/{}/cancel", job_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, await self._transport.json(call))

    def list_errors(
        self, job_id: str, /, *, cursor: str | None = None, limit: int | None = None
    ) -> AsyncPages[models.JobErrorsAnswer, models.JobRowError]:
        """The errors of a job by row and column; the first 10,000 are kept."""
        call = Call(
            "GET",
            path_of("/api/external/jobs/{}/errors", job_id),
            query={"cursor": cursor, "limit": limit},
        )
        return AsyncPages(self._transport, call)

    async def get_results(
        self,
        job_id: str,
        /,
        *,
        format: Literal["csv", "ndjson", "pdf", "xlsx", "zip"] | None = None,
    ) -> bytes:
        """The results file of a job that has ended, in the format of its kind."""
        call = Call(
            "GET", path_of("/api/external/jobs/{}/results", job_id), query={"format": format}
        )
        return await self._transport.content(call)

    async def undo(self, job_id: str, /, *, idempotency_key: str | None = None) -> models.JobAnswer:
        """Take back what a job did, where its kind offers that: by another job."""
        call = Call(
            "POST",
            path_of("/api/external/jobs/{}/undo", job_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, await self._transport.json(call))


class AsyncEduTeamsMembers:
    """`client.edu.teams.members`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self, team_id: str, /, *, cursor: str | None = None, limit: int | None = None
    ) -> AsyncPages[models.MembersAnswer, models.MemberItem]:
        """Members of a team, the newest first."""
        call = Call(
            "GET",
            path_of("/api/external/edu/teams/{}/members", team_id),
            query={"cursor": cursor, "limit": limit},
        )
        return AsyncPages(self._transport, call)

    async def add(
        self,
        team_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.MemberDraft],
    ) -> models.AddedAnswer:
        """Put one of the account’s people into a team, or invite somebody new to it."""
        call = Call(
            "POST",
            path_of("/api/external/edu/teams/{}/members", team_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.AddedAnswer, await self._transport.json(call))

    async def change(
        self, team_id: str, member_id: str, /, **body: Unpack[models.MemberChange]
    ) -> models.MemberAnswer:
        """Give a member of a team another role; the last coordinator stays one."""
        call = Call(
            "PATCH", path_of("/api/external/edu/teams/{}/members/{}", team_id, member_id), body=body
        )
        return cast(models.MemberAnswer, await self._transport.json(call))

    async def remove(self, team_id: str, member_id: str, /) -> models.Answer:
        """Take somebody out of a team; the last coordinator stays."""
        call = Call("DELETE", path_of("/api/external/edu/teams/{}/members/{}", team_id, member_id))
        return cast(models.Answer, await self._transport.json(call))


class AsyncEduTeamsInvitations:
    """`client.edu.teams.invitations`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self, team_id: str, /, *, cursor: str | None = None, limit: int | None = None
    ) -> AsyncPages[models.InvitationsAnswer, models.InvitationItem]:
        """Open invitations to a team, the newest first."""
        call = Call(
            "GET",
            path_of("/api/external/edu/teams/{}/invitations", team_id),
            query={"cursor": cursor, "limit": limit},
        )
        return AsyncPages(self._transport, call)

    async def revoke(self, team_id: str, invitation_id: str, /) -> models.Answer:
        """Take an invitation to a team back."""
        call = Call(
            "DELETE", path_of("/api/external/edu/teams/{}/invitations/{}", team_id, invitation_id)
        )
        return cast(models.Answer, await self._transport.json(call))

    async def resend(
        self, team_id: str, invitation_id: str, /, *, idempotency_key: str | None = None
    ) -> models.InvitationAnswer:
        """Send an invitation to a team again: the one before opens nothing more."""
        call = Call(
            "POST",
            path_of("/api/external/edu/teams/{}/invitations/{}/resend", team_id, invitation_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.InvitationAnswer, await self._transport.json(call))


class AsyncEduTeams:
    """`client.edu.teams`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport
        self.invitations = AsyncEduTeamsInvitations(transport)
        self.members = AsyncEduTeamsMembers(transport)

    def list(
        self, *, cursor: str | None = None, limit: int | None = None
    ) -> AsyncPages[models.TeamsAnswer, models.TeamItem]:
        """Teams, the newest first."""
        call = Call("GET", "/api/external/edu/teams", query={"cursor": cursor, "limit": limit})
        return AsyncPages(self._transport, call)

    async def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.TeamDraft]
    ) -> models.TeamAnswer:
        """Create a team."""
        call = Call(
            "POST",
            "/api/external/edu/teams",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.TeamAnswer, await self._transport.json(call))

    async def get(self, team_id: str, /) -> models.TeamAnswer:
        """One team."""
        call = Call("GET", path_of("/api/external/edu/teams/{}", team_id))
        return cast(models.TeamAnswer, await self._transport.json(call))

    async def rename(self, team_id: str, /, **body: Unpack[models.TeamDraft]) -> models.TeamAnswer:
        """Give a team another name."""
        call = Call("PATCH", path_of("/api/external/edu/teams/{}", team_id), body=body)
        return cast(models.TeamAnswer, await self._transport.json(call))


class AsyncEduRecipients:
    """`client.edu.recipients`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self, *, cursor: str | None = None, externalId: str | None = None, limit: int | None = None
    ) -> AsyncPages[models.RecipientsAnswer, models.RecipientItem]:
        """Recipients, the newest first; names and addresses are searched for by POST."""
        call = Call(
            "GET",
            "/api/external/edu/recipients",
            query={"cursor": cursor, "externalId": externalId, "limit": limit},
        )
        return AsyncPages(self._transport, call)

    async def put(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.RecipientDraft]
    ) -> models.SavedAnswer:
        """Create a recipient; 200 if one of this externalId was there and is changed."""
        call = Call(
            "POST",
            "/api/external/edu/recipients",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.SavedAnswer, await self._transport.json(call))

    async def get(self, recipient_id: str, /) -> models.RecipientAnswer:
        """One recipient; the id of one that was merged leads to the one that was kept."""
        call = Call("GET", path_of("/api/external/edu/recipients/{}", recipient_id))
        return cast(models.RecipientAnswer, await self._transport.json(call))

    async def change(
        self, recipient_id: str, /, **body: Unpack[models.RecipientChange]
    ) -> models.RecipientAnswer:
        """Change a recipient; a new e-mail is also where mails of certificates go."""
        call = Call("PATCH", path_of("/api/external/edu/recipients/{}", recipient_id), body=body)
        return cast(models.RecipientAnswer, await self._transport.json(call))

    async def request_access(
        self, recipient_id: str, /, *, idempotency_key: str | None = None
    ) -> models.JobAnswer:
        """Export all that is held on a recipient, as JSON lines."""
        call = Call(
            "POST",
            path_of("/api/external/edu/recipients/{}/access-requests", recipient_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, await self._transport.json(call))

    async def erase(
        self,
        recipient_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.EraseRequest],
    ) -> models.RecipientErasureAnswer:
        """Erase a recipient and their certificates’ data, in seven days; or look at it."""
        call = Call(
            "POST",
            path_of("/api/external/edu/recipients/{}/erase", recipient_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.RecipientErasureAnswer, await self._transport.json(call))

    async def undo_erasure(
        self, recipient_id: str, /, *, idempotency_key: str | None = None
    ) -> models.RecipientErasureAnswer:
        """Undo the pending erasure of a recipient, and of all that belongs to it."""
        call = Call(
            "POST",
            path_of("/api/external/edu/recipients/{}/erase/undo", recipient_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.RecipientErasureAnswer, await self._transport.json(call))

    async def merge(
        self,
        recipient_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.MergeRequest],
    ) -> models.MergeAnswer:
        """Make two recipients one, for good; a dry run says beforehand what that does."""
        call = Call(
            "POST",
            path_of("/api/external/edu/recipients/{}/merge", recipient_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.MergeAnswer, await self._transport.json(call))

    async def get_record(self, recipient_id: str, /) -> models.RecordAnswer:
        """All enrolments and certificates of a recipient, with their states."""
        call = Call("GET", path_of("/api/external/edu/recipients/{}/record", recipient_id))
        return cast(models.RecordAnswer, await self._transport.json(call))

    async def import_(
        self,
        content: bytes,
        /,
        *,
        cohortId: str | None = None,
        dateFormat: Literal[
            "DD-MM-YYYY", "DD.MM.YYYY", "DD/MM/YYYY", "MM/DD/YYYY", "YYYY-MM-DD", "YYYYMMDD"
        ]
        | None = None,
        decimalMark: Literal[",", "."] | None = None,
        delimiter: Literal[",", ";", "tab", "|"] | None = None,
        dryRun: bool | None = None,
        encoding: Literal[
            "cp850",
            "iso-8859-1",
            "iso-8859-15",
            "macintosh",
            "utf-8",
            "windows-1250",
            "windows-1252",
        ]
        | None = None,
        mapping: str | None = None,
        sheet: str | None = None,
        content_type: str = "text/csv",
        idempotency_key: str | None = None,
    ) -> models.JobAnswer:
        """Import recipients: all rows are checked, then all are put, or none."""
        call = Call(
            "POST",
            "/api/external/edu/recipients/imports",
            query={
                "cohortId": cohortId,
                "dateFormat": dateFormat,
                "decimalMark": decimalMark,
                "delimiter": delimiter,
                "dryRun": dryRun,
                "encoding": encoding,
                "mapping": mapping,
                "sheet": sheet,
            },
            content=content,
            content_type=content_type,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, await self._transport.json(call))

    def search(
        self, **body: Unpack[models.RecipientSearch]
    ) -> AsyncPages[models.RecipientsAnswer, models.RecipientItem]:
        """Recipients by name or e-mail: personal data never stand in an address."""
        call = Call("POST", "/api/external/edu/recipients/search", body=body)
        return AsyncPages(self._transport, call)


class AsyncEduPrograms:
    """`client.edu.programs`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        state: Literal["archived", "draft", "published"] | None = None,
    ) -> AsyncPages[models.ProgramsAnswer, models.ProgramItem]:
        """Programs, the newest first."""
        call = Call(
            "GET",
            "/api/external/edu/programs",
            query={"cursor": cursor, "limit": limit, "state": state},
        )
        return AsyncPages(self._transport, call)

    async def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.ProgramDraft]
    ) -> models.ProgramAnswer:
        """Create a program, as a draft."""
        call = Call(
            "POST",
            "/api/external/edu/programs",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ProgramAnswer, await self._transport.json(call))

    async def get(self, program_id: str, /) -> models.ProgramAnswer:
        """One program."""
        call = Call("GET", path_of("/api/external/edu/programs/{}", program_id))
        return cast(models.ProgramAnswer, await self._transport.json(call))

    async def change(
        self, program_id: str, /, **body: Unpack[models.ProgramChange]
    ) -> models.ProgramAnswer:
        """Change a program; its grades are fixed once it is published."""
        call = Call("PATCH", path_of("/api/external/edu/programs/{}", program_id), body=body)
        return cast(models.ProgramAnswer, await self._transport.json(call))

    async def archive(
        self, program_id: str, /, *, idempotency_key: str | None = None
    ) -> models.ProgramAnswer:
        """Archive a program for good, once nobody is enrolled; certificates stay."""
        call = Call(
            "POST",
            path_of("/api/external/edu/programs/{}/archive", program_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ProgramAnswer, await self._transport.json(call))

    async def complete(
        self,
        program_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.CompletionRequest],
    ) -> models.JobAnswer:
        """Complete a program: a certificate for each who has passed, as a job."""
        call = Call(
            "POST",
            path_of("/api/external/edu/programs/{}/complete", program_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, await self._transport.json(call))

    async def get_overview(self, program_id: str, /) -> models.OverviewAnswer:
        """How far a program is: people, certificates, and checks by the public."""
        call = Call("GET", path_of("/api/external/edu/programs/{}/overview", program_id))
        return cast(models.OverviewAnswer, await self._transport.json(call))

    async def publish(
        self, program_id: str, /, *, idempotency_key: str | None = None
    ) -> models.ProgramAnswer:
        """Publish a program: from then on it is completed."""
        call = Call(
            "POST",
            path_of("/api/external/edu/programs/{}/publish", program_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ProgramAnswer, await self._transport.json(call))


class AsyncEduEnrolments:
    """`client.edu.enrolments`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        cohortId: str | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        programId: str | None = None,
        recipientId: str | None = None,
        status: Literal["completed", "enrolled", "failed", "withdrawn"] | None = None,
    ) -> AsyncPages[models.EnrolmentsAnswer, models.EnrolmentItem]:
        """Enrolments, the newest first."""
        call = Call(
            "GET",
            "/api/external/edu/enrolments",
            query={
                "cohortId": cohortId,
                "cursor": cursor,
                "limit": limit,
                "programId": programId,
                "recipientId": recipientId,
                "status": status,
            },
        )
        return AsyncPages(self._transport, call)

    async def enrol(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.EnrolRequest]
    ) -> models.EnrolledAnswer:
        """Enrol recipients in a cohort, up to 1,000 at once: all of them or none."""
        call = Call(
            "POST",
            "/api/external/edu/enrolments",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.EnrolledAnswer, await self._transport.json(call))

    async def get(self, enrolment_id: str, /) -> models.EnrolmentAnswer:
        """One enrolment."""
        call = Call("GET", path_of("/api/external/edu/enrolments/{}", enrolment_id))
        return cast(models.EnrolmentAnswer, await self._transport.json(call))

    async def fail(
        self,
        enrolment_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.FailRequest],
    ) -> models.EnrolmentAnswer:
        """End an attempt as not passed; another one may follow."""
        call = Call(
            "POST",
            path_of("/api/external/edu/enrolments/{}/fail", enrolment_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.EnrolmentAnswer, await self._transport.json(call))

    async def reopen(
        self,
        enrolment_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReopenRequest],
    ) -> models.EnrolmentAnswer:
        """Take a completed or failed attempt up again, once its certificate is revoked."""
        call = Call(
            "POST",
            path_of("/api/external/edu/enrolments/{}/reopen", enrolment_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.EnrolmentAnswer, await self._transport.json(call))

    async def withdraw(
        self, enrolment_id: str, /, *, idempotency_key: str | None = None
    ) -> models.EnrolmentAnswer:
        """Take a recipient out of a cohort; another attempt may follow."""
        call = Call(
            "POST",
            path_of("/api/external/edu/enrolments/{}/withdraw", enrolment_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.EnrolmentAnswer, await self._transport.json(call))

    async def export(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.ExportRequest]
    ) -> models.JobAnswer:
        """Export the list of a cohort, or of a program, with certificates, as a table."""
        call = Call(
            "POST",
            "/api/external/edu/enrolments/export",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, await self._transport.json(call))


class AsyncEduCohorts:
    """`client.edu.cohorts`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def get(self, cohort_id: str, /) -> models.CohortAnswer:
        """One cohort."""
        call = Call("GET", path_of("/api/external/edu/cohorts/{}", cohort_id))
        return cast(models.CohortAnswer, await self._transport.json(call))

    async def change(
        self, cohort_id: str, /, **body: Unpack[models.CohortChange]
    ) -> models.CohortAnswer:
        """Change a cohort."""
        call = Call("PATCH", path_of("/api/external/edu/cohorts/{}", cohort_id), body=body)
        return cast(models.CohortAnswer, await self._transport.json(call))

    async def get_overview(self, cohort_id: str, /) -> models.OverviewAnswer:
        """How far a cohort is: people, certificates, and checks by the public."""
        call = Call("GET", path_of("/api/external/edu/cohorts/{}/overview", cohort_id))
        return cast(models.OverviewAnswer, await self._transport.json(call))

    def list(
        self, program_id: str, /, *, cursor: str | None = None, limit: int | None = None
    ) -> AsyncPages[models.CohortsAnswer, models.CohortItem]:
        """Cohorts of a program, the newest first."""
        call = Call(
            "GET",
            path_of("/api/external/edu/programs/{}/cohorts", program_id),
            query={"cursor": cursor, "limit": limit},
        )
        return AsyncPages(self._transport, call)

    async def create(
        self,
        program_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.CohortDraft],
    ) -> models.CohortAnswer:
        """Create a cohort of a program: a class, a course date."""
        call = Call(
            "POST",
            path_of("/api/external/edu/programs/{}/cohorts", program_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.CohortAnswer, await self._transport.json(call))


class AsyncEdu:
    """`client.edu`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport
        self.cohorts = AsyncEduCohorts(transport)
        self.enrolments = AsyncEduEnrolments(transport)
        self.programs = AsyncEduPrograms(transport)
        self.recipients = AsyncEduRecipients(transport)
        self.teams = AsyncEduTeams(transport)

    async def get_onboarding(self) -> models.OnboardingAnswer:
        """The profile, the checklist, and how far the issuer has come."""
        call = Call("GET", "/api/external/edu/onboarding")
        return cast(models.OnboardingAnswer, await self._transport.json(call))

    async def change_onboarding(
        self, **body: Unpack[models.ProfileChange]
    ) -> models.OnboardingAnswer:
        """Change the profile; once submitted only website and contact."""
        call = Call("PATCH", "/api/external/edu/onboarding", body=body)
        return cast(models.OnboardingAnswer, await self._transport.json(call))

    async def submit_onboarding(
        self, *, idempotency_key: str | None = None
    ) -> models.OnboardingAnswer:
        """Ask for approval: every step must be done."""
        call = Call(
            "POST",
            "/api/external/edu/onboarding/submit",
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.OnboardingAnswer, await self._transport.json(call))


class AsyncCertificatesTypes:
    """`client.certificates.types`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self, *, cursor: str | None = None, limit: int | None = None
    ) -> AsyncPages[models.TypesAnswer, models.TypeItem]:
        """Certificate types, the newest first."""
        call = Call(
            "GET", "/api/external/certificates/types", query={"cursor": cursor, "limit": limit}
        )
        return AsyncPages(self._transport, call)

    async def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.TypeDraft]
    ) -> models.TypeAnswer:
        """Create a certificate type."""
        call = Call(
            "POST",
            "/api/external/certificates/types",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.TypeAnswer, await self._transport.json(call))

    async def get(self, type_id: str, /) -> models.TypeAnswer:
        """One certificate type."""
        call = Call("GET", path_of("/api/external/certificates/types/{}", type_id))
        return cast(models.TypeAnswer, await self._transport.json(call))

    async def change(self, type_id: str, /, **body: Unpack[models.TypeChange]) -> models.TypeAnswer:
        """Change a certificate type: makes a new version if anything differs. A key turns releaseRequired on, never off."""
        call = Call("PATCH", path_of("/api/external/certificates/types/{}", type_id), body=body)
        return cast(models.TypeAnswer, await self._transport.json(call))

    async def archive(
        self, type_id: str, /, *, idempotency_key: str | None = None
    ) -> models.TypeAnswer:
        """Archive a certificate type: it issues nothing more; certificates stay."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/types/{}/archive", type_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.TypeAnswer, await self._transport.json(call))

    async def get_schema(self, type_id: str, /) -> bytes:
        """The issue request of this type as JSON Schema (2020-12)."""
        call = Call("GET", path_of("/api/external/certificates/types/{}/schema", type_id))
        return await self._transport.content(call)


class AsyncCertificatesLinks:
    """`client.certificates.links`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self,
        certificate_id: str,
        /,
        *,
        cursor: str | None = None,
        direction: Literal["in", "out"] | None = None,
        limit: int | None = None,
    ) -> AsyncPages[models.LinksAnswer, models.LinkItem]:
        """What a certificate refers to; or with direction=in, your own that refer to it."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/links", certificate_id),
            query={"cursor": cursor, "direction": direction, "limit": limit},
        )
        return AsyncPages(self._transport, call)

    async def create(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.LinkRequest],
    ) -> models.LinkAnswer:
        """Link a certificate to another one, or to a document on the web."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/links", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.LinkAnswer, await self._transport.json(call))

    async def delete(self, certificate_id: str, link_id: str, /) -> models.Answer:
        """Remove a link."""
        call = Call(
            "DELETE", path_of("/api/external/certificates/{}/links/{}", certificate_id, link_id)
        )
        return cast(models.Answer, await self._transport.json(call))


class AsyncCertificatesAttachments:
    """`client.certificates.attachments`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def download(self, certificate_id: str, number: int, /) -> bytes:
        """The file of an attachment."""
        call = Call(
            "GET", path_of("/api/external/certificates/{}/attachments/{}", certificate_id, number)
        )
        return await self._transport.content(call)

    async def upload(
        self,
        certificate_id: str,
        number: int,
        content: bytes,
        /,
        *,
        content_type: str = "application/octet-stream",
    ) -> models.AttachmentAnswer:
        """Upload the file of an attachment: the one registered at issue, at most 10 MiB."""
        call = Call(
            "PUT",
            path_of("/api/external/certificates/{}/attachments/{}", certificate_id, number),
            content=content,
            content_type=content_type,
        )
        return cast(models.AttachmentAnswer, await self._transport.json(call))


class AsyncCertificates:
    """`client.certificates`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport
        self.attachments = AsyncCertificatesAttachments(transport)
        self.links = AsyncCertificatesLinks(transport)
        self.types = AsyncCertificatesTypes(transport)

    def list(
        self,
        *,
        batch: str | None = None,
        certificateNumber: str | None = None,
        cursor: str | None = None,
        externalRef: str | None = None,
        gtin: str | None = None,
        issuedFrom: str | None = None,
        issuedTo: str | None = None,
        limit: int | None = None,
        line: str | None = None,
        orderNo: str | None = None,
        plant: str | None = None,
        productId: str | None = None,
        serialNumber: str | None = None,
        status: Literal[
            "active", "expired", "not_yet_valid", "pending", "revoked", "superseded", "suspended"
        ]
        | None = None,
        statusChangedFrom: str | None = None,
        statusChangedTo: str | None = None,
        typeCode: str | None = None,
        typeId: int | None = None,
        validUntilFrom: str | None = None,
        validUntilTo: str | None = None,
        metadata: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.CertificatesAnswer, models.CertificateItem]:
        """Certificates, the newest first; every searchable metadata key is a filter too."""
        call = Call(
            "GET",
            "/api/external/certificates",
            query={
                "batch": batch,
                "certificateNumber": certificateNumber,
                "cursor": cursor,
                "externalRef": externalRef,
                "gtin": gtin,
                "issuedFrom": issuedFrom,
                "issuedTo": issuedTo,
                "limit": limit,
                "line": line,
                "orderNo": orderNo,
                "plant": plant,
                "productId": productId,
                "serialNumber": serialNumber,
                "status": status,
                "statusChangedFrom": statusChangedFrom,
                "statusChangedTo": statusChangedTo,
                "typeCode": typeCode,
                "typeId": typeId,
                "validUntilFrom": validUntilFrom,
                "validUntilTo": validUntilTo,
                **(metadata or {}),
            },
        )
        return AsyncPages(self._transport, call)

    async def get(self, certificate_id: str, /) -> models.CertificateAnswer:
        """One certificate."""
        call = Call("GET", path_of("/api/external/certificates/{}", certificate_id))
        return cast(models.CertificateAnswer, await self._transport.json(call))

    async def get_canonical_document(self, certificate_id: str, /) -> bytes:
        """The canonical document (RFC 8785): SHA-256 of these bytes is dataHash."""
        call = Call("GET", path_of("/api/external/certificates/{}/canonical", certificate_id))
        return await self._transport.content(call)

    async def check(
        self, certificate_id: str, /, **body: Unpack[models.CheckRequest]
    ) -> models.CheckAnswer:
        """Whether a hash, or a document, is that of this certificate; also after erasure."""
        call = Call(
            "POST", path_of("/api/external/certificates/{}/check", certificate_id), body=body
        )
        return cast(models.CheckAnswer, await self._transport.json(call))

    async def erase(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.EraseRequest],
    ) -> models.ErasureAnswer:
        """Erase the holder's data, in seven days; or look at what that would reach."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/erase", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ErasureAnswer, await self._transport.json(call))

    async def undo_erasure(
        self, certificate_id: str, /, *, idempotency_key: str | None = None
    ) -> models.ErasureAnswer:
        """Undo an erasure that is pending, for the whole supersede chain."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/erase/undo", certificate_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ErasureAnswer, await self._transport.json(call))

    def get_history(
        self, certificate_id: str, /, *, cursor: str | None = None, limit: int | None = None
    ) -> AsyncPages[models.HistoryAnswer, models.HistoryEntryAnswer]:
        """What happened to a certificate, the latest first, and its holds."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/history", certificate_id),
            query={"cursor": cursor, "limit": limit},
        )
        return AsyncPages(self._transport, call)

    async def change_holder_contact(
        self, certificate_id: str, /, **body: Unpack[models.HolderRequest]
    ) -> models.HolderAnswer:
        """Change the address that mails to the holder go to; the document stays."""
        call = Call(
            "PATCH", path_of("/api/external/certificates/{}/holder", certificate_id), body=body
        )
        return cast(models.HolderAnswer, await self._transport.json(call))

    async def notify_holder(
        self, certificate_id: str, /, *, idempotency_key: str | None = None
    ) -> models.Answer:
        """Send the holder the link to the certificate once more."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/notify", certificate_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Answer, await self._transport.json(call))

    async def print(
        self, certificate_id: str, /, *, locale: Literal["de", "en", "fr", "sq"] | None = None
    ) -> bytes:
        """The certificate as PDF/A-3, in its own language or in that of `locale`."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/pdf", certificate_id),
            query={"locale": locale},
        )
        return await self._transport.content(call)

    async def get_qr_code_png(
        self,
        certificate_id: str,
        /,
        *,
        leadsTo: Literal["digitalLink", "verifyPage"] | None = None,
        locale: Literal["de", "en", "fr", "sq"] | None = None,
    ) -> bytes:
        """The QR code that leads to the verify page or is the GS1 Digital Link, as PNG."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/qr.png", certificate_id),
            query={"leadsTo": leadsTo, "locale": locale},
        )
        return await self._transport.content(call)

    async def get_qr_code_svg(
        self,
        certificate_id: str,
        /,
        *,
        leadsTo: Literal["digitalLink", "verifyPage"] | None = None,
        locale: Literal["de", "en", "fr", "sq"] | None = None,
    ) -> bytes:
        """The QR code that leads to the verify page or is the GS1 Digital Link, as SVG."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/qr.svg", certificate_id),
            query={"leadsTo": leadsTo, "locale": locale},
        )
        return await self._transport.content(call)

    async def reinstate(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReinstateRequest],
    ) -> models.MovedAnswer:
        """Lift one hold. The certificate is in force again once none is left."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/reinstate", certificate_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.MovedAnswer, await self._transport.json(call))

    async def reject(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReasonedRequest],
    ) -> models.MovedAnswer:
        """Reject a pending certificate: it is revoked."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/reject", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.MovedAnswer, await self._transport.json(call))

    async def release(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReleaseRequest],
    ) -> models.MovedAnswer:
        """Release a pending certificate, as somebody other than who issued it."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/release", certificate_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.MovedAnswer, await self._transport.json(call))

    async def revoke(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReasonedRequest],
    ) -> models.MovedAnswer:
        """Revoke a certificate for good."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/revoke", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.MovedAnswer, await self._transport.json(call))

    async def supersede(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.SupersedeRequest],
    ) -> models.IssuedAnswer:
        """Issue the successor of a certificate, which from then on points to it."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/supersede", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.IssuedAnswer, await self._transport.json(call))

    async def suspend(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReasonedRequest],
    ) -> models.MovedAnswer:
        """Suspend a certificate: place a hold. Several may be open at once."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/suspend", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.MovedAnswer, await self._transport.json(call))

    async def request_access(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.AccessRequest]
    ) -> models.JobAnswer:
        """Export all that is held on a person, as JSON lines."""
        call = Call(
            "POST",
            "/api/external/certificates/access-requests",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, await self._transport.json(call))

    async def move(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.BulkActionRequest]
    ) -> models.JobAnswer:
        """Suspend, reinstate, revoke, release or reject many certificates: as a job."""
        call = Call(
            "POST",
            "/api/external/certificates/bulk-actions",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, await self._transport.json(call))

    async def import_(
        self,
        content: bytes,
        /,
        *,
        dateFormat: Literal[
            "DD-MM-YYYY", "DD.MM.YYYY", "DD/MM/YYYY", "MM/DD/YYYY", "YYYY-MM-DD", "YYYYMMDD"
        ]
        | None = None,
        decimalMark: Literal[",", "."] | None = None,
        delimiter: Literal[",", ";", "tab", "|"] | None = None,
        dryRun: bool | None = None,
        encoding: Literal[
            "cp850",
            "iso-8859-1",
            "iso-8859-15",
            "macintosh",
            "utf-8",
            "windows-1250",
            "windows-1252",
        ]
        | None = None,
        mapping: str | None = None,
        mode: Literal["all_or_nothing", "partial"] | None = None,
        sheet: str | None = None,
        typeCode: str | None = None,
        typeId: int | None = None,
        content_type: str = "text/csv",
        idempotency_key: str | None = None,
    ) -> models.JobAnswer:
        """Import certificates: all rows are checked, then all are issued, or none."""
        call = Call(
            "POST",
            "/api/external/certificates/imports",
            query={
                "dateFormat": dateFormat,
                "decimalMark": decimalMark,
                "delimiter": delimiter,
                "dryRun": dryRun,
                "encoding": encoding,
                "mapping": mapping,
                "mode": mode,
                "sheet": sheet,
                "typeCode": typeCode,
                "typeId": typeId,
            },
            content=content,
            content_type=content_type,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, await self._transport.json(call))

    async def issue(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.Draft]
    ) -> models.IssuedAnswer:
        """Issue a certificate."""
        call = Call(
            "POST",
            "/api/external/certificates/issue",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.IssuedAnswer, await self._transport.json(call))

    async def issue_many(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.BulkBody]
    ) -> models.BulkAnswer:
        """Issue up to 1,000 certificates: all or none of them, or those that can be."""
        call = Call(
            "POST",
            "/api/external/certificates/issue/bulk",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.BulkAnswer, await self._transport.json(call))

    async def print_many(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.PrintRequest]
    ) -> models.JobAnswer:
        """Print many certificates: into one PDF (up to 100), or a PDF each (up to 1,000)."""
        call = Call(
            "POST",
            "/api/external/certificates/print",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.JobAnswer, await self._transport.json(call))

    def search(
        self, **body: Unpack[models.SearchRequest]
    ) -> AsyncPages[models.CertificatesAnswer, models.CertificateItem]:
        """Certificates of a person: personal data never stand in an address."""
        call = Call("POST", "/api/external/certificates/search", body=body)
        return AsyncPages(self._transport, call)

    async def get_statuses(self, **body: Unpack[models.StatusRequest]) -> models.StatusAnswer:
        """The status of up to 1,000 certificates."""
        call = Call("POST", "/api/external/certificates/status", body=body)
        return cast(models.StatusAnswer, await self._transport.json(call))

    async def verify(
        self, certificate_id: str, /, *, locale: Literal["de", "en", "fr", "sq"] | None = None
    ) -> models.PublicAnswer:
        """Whether a certificate is good now."""
        call = Call(
            "GET", path_of("/api/public/certificates/{}", certificate_id), query={"locale": locale}
        )
        return cast(models.PublicAnswer, await self._transport.json(call))


class AsyncAccountApiKeys:
    """`client.account.api_keys`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        state: Literal["expired", "revoked", "usable"] | None = None,
    ) -> AsyncPages[models.ApiKeysAnswer, models.ApiKeyItem]:
        """The API keys of this mode, the newest first."""
        call = Call(
            "GET",
            "/api/external/account/api-keys",
            query={"cursor": cursor, "limit": limit, "state": state},
        )
        return AsyncPages(self._transport, call)

    async def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.ApiKeyDraft]
    ) -> models.NewApiKeyAnswer:
        """Create an API key that gives no more than the key that asks. Its secret is shown this once."""
        call = Call(
            "POST",
            "/api/external/account/api-keys",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.NewApiKeyAnswer, await self._transport.json(call))

    async def get(self, key_id: str, /) -> models.ApiKeyAnswer:
        """One API key."""
        call = Call("GET", path_of("/api/external/account/api-keys/{}", key_id))
        return cast(models.ApiKeyAnswer, await self._transport.json(call))

    async def change(
        self, key_id: str, /, **body: Unpack[models.ApiKeyPatch]
    ) -> models.ApiKeyAnswer:
        """Rename an API key, or narrow what it gives."""
        call = Call("PATCH", path_of("/api/external/account/api-keys/{}", key_id), body=body)
        return cast(models.ApiKeyAnswer, await self._transport.json(call))

    async def revoke(
        self, key_id: str, /, *, idempotency_key: str | None = None
    ) -> models.ApiKeyAnswer:
        """End an API key at once and for good."""
        call = Call(
            "POST",
            path_of("/api/external/account/api-keys/{}/revoke", key_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ApiKeyAnswer, await self._transport.json(call))

    async def rotate(
        self,
        key_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.RotationDraft],
    ) -> models.NewApiKeyAnswer:
        """Put a new API key in the place of this one, which works for some hours more. The new secret is shown this once."""
        call = Call(
            "POST",
            path_of("/api/external/account/api-keys/{}/rotate", key_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.NewApiKeyAnswer, await self._transport.json(call))


class AsyncAccount:
    """`client.account`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport
        self.api_keys = AsyncAccountApiKeys(transport)

    async def get(self) -> models.AccountAnswer:
        """The account and what this key may do."""
        call = Call("GET", "/api/external/account")
        return cast(models.AccountAnswer, await self._transport.json(call))

    def list_audit(
        self,
        *,
        action: str | None = None,
        actor: str | None = None,
        cursor: str | None = None,
        from_: str | None = None,
        limit: int | None = None,
        to: str | None = None,
    ) -> AsyncPages[models.AuditAnswer, models.AuditEntryAnswer]:
        """Who changed what, newest first."""
        call = Call(
            "GET",
            "/api/external/account/audit",
            query={
                "action": action,
                "actor": actor,
                "cursor": cursor,
                "from": from_,
                "limit": limit,
                "to": to,
            },
        )
        return AsyncPages(self._transport, call)

    async def get_consent(
        self, *, locale: Literal["de", "en", "fr", "sq"] | None = None
    ) -> models.ConsentAnswer:
        """What is to be accepted, and what was."""
        call = Call("GET", "/api/external/account/consent", query={"locale": locale})
        return cast(models.ConsentAnswer, await self._transport.json(call))

    async def give_consent(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.ConsentDraft]
    ) -> models.ConsentAnswer:
        """Accept a document, or withdraw from it."""
        call = Call(
            "POST",
            "/api/external/account/consent",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ConsentAnswer, await self._transport.json(call))

    async def export(self, *, idempotency_key: str | None = None) -> models.JobAnswer:
        """Export everything that the issuer owns in this mode, as a ZIP archive with a manifest."""
        call = Call(
            "POST", "/api/external/account/export", keyed=True, idempotency_key=idempotency_key
        )
        return cast(models.JobAnswer, await self._transport.json(call))

    async def get_settings(self) -> models.SettingsAnswer:
        """The account’s settings."""
        call = Call("GET", "/api/external/account/settings")
        return cast(models.SettingsAnswer, await self._transport.json(call))

    async def change_settings(self, **body: Unpack[models.SettingsDraft]) -> models.SettingsAnswer:
        """Change some of the account’s settings."""
        call = Call("PATCH", "/api/external/account/settings", body=body)
        return cast(models.SettingsAnswer, await self._transport.json(call))

    async def set_logo(
        self, content: bytes, /, *, content_type: str = "image/png"
    ) -> models.SettingsAnswer:
        """Set the logo: a PNG or JPEG of at most 256 KiB and 1200 × 600 pixels."""
        call = Call(
            "PUT", "/api/external/account/settings/logo", content=content, content_type=content_type
        )
        return cast(models.SettingsAnswer, await self._transport.json(call))

    async def remove_logo(self) -> models.SettingsAnswer:
        """Remove the logo."""
        call = Call("DELETE", "/api/external/account/settings/logo")
        return cast(models.SettingsAnswer, await self._transport.json(call))

    async def set_signature(
        self, content: bytes, /, *, content_type: str = "image/png"
    ) -> models.SettingsAnswer:
        """Set the signature printed on certificates: a PNG or JPEG of at most 256 KiB and 1200 × 600 pixels."""
        call = Call(
            "PUT",
            "/api/external/account/settings/signature",
            content=content,
            content_type=content_type,
        )
        return cast(models.SettingsAnswer, await self._transport.json(call))

    async def remove_signature(self) -> models.SettingsAnswer:
        """Remove the signature printed on certificates."""
        call = Call("DELETE", "/api/external/account/settings/signature")
        return cast(models.SettingsAnswer, await self._transport.json(call))

    async def get_usage(
        self,
        *,
        from_: str | None = None,
        granularity: Literal["day", "month"] | None = None,
        to: str | None = None,
    ) -> models.UsageAnswer:
        """What was used, by day or month (UTC)."""
        call = Call(
            "GET",
            "/api/external/account/usage",
            query={"from": from_, "granularity": granularity, "to": to},
        )
        return cast(models.UsageAnswer, await self._transport.json(call))


class AsyncOperations:
    """`client`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport
        self.account = AsyncAccount(transport)
        self.certificates = AsyncCertificates(transport)
        self.edu = AsyncEdu(transport)
        self.jobs = AsyncJobs(transport)
        self.webhooks = AsyncWebhooks(transport)
