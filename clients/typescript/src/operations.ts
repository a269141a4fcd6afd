/**
 * Every operation of the service as a typed method.
 *
 * Generated from docs/openapi.yaml by `make clients`: change nothing here.
 */
import { Pages } from "./pages.js";
import { type CallOptions, type Transport, part } from "./transport.js";
import type { Answer, Body, Item, Query } from "./types.js";

/** What the service refuses, and codes that are newer than this client. */
export type ErrorCode =
  | "api_key_expired"
  | "api_key_invalid"
  | "api_key_missing"
  | "api_key_revoked"
  | "approval_required"
  | "attachment_mismatch"
  | "body_too_large"
  | "conflict"
  | "consent_required"
  | "count_changed"
  | "cursor_expired"
  | "duplicate_certificate"
  | "erased"
  | "feature_not_in_plan"
  | "filter_too_broad"
  | "grant_exceeded"
  | "idempotency_in_progress"
  | "idempotency_key_missing"
  | "idempotency_key_reused"
  | "internal_error"
  | "invalid_cursor"
  | "invalid_transition"
  | "ip_not_allowed"
  | "issuer_suspended"
  | "key_restricted"
  | "limit_widened"
  | "live_mode_required"
  | "malformed_json"
  | "malformed_request"
  | "not_found"
  | "not_printed_yet"
  | "not_sealed_yet"
  | "owner_required"
  | "plan_limit_reached"
  | "proof_pending"
  | "quota_exceeded"
  | "rate_limited"
  | "results_expired"
  | "retention_runs"
  | "scope_missing"
  | "second_person_required"
  | "test_mode_only"
  | "too_large_to_print"
  | "unavailable"
  | "unknown_api_version"
  | "unsupported_media_type"
  | "validation_failed"
  | (string & {});

export class WebhooksEndpoints {
  constructor(private readonly transport: Transport) {
  }

  /** Webhook endpoints, the newest first. */
  list(query?: Query<"listWebhookEndpoints">, options?: CallOptions): Pages<Answer<"listWebhookEndpoints">, Item<"listWebhookEndpoints">> {
    return new Pages(this.transport, { method: "GET", path: "/api/external/webhooks/endpoints", query, options });
  }

  /** Add a webhook endpoint; the answer holds its secret. */
  create(body: Body<"createWebhookEndpoint">, options?: CallOptions): Promise<Answer<"createWebhookEndpoint">> {
    return this.transport.json({ method: "POST", path: "/api/external/webhooks/endpoints", body, keyed: true, options });
  }

  /** One webhook endpoint, and its last 24 hours. */
  get(endpointId: string, options?: CallOptions): Promise<Answer<"getWebhookEndpoint">> {
    return this.transport.json({ method: "GET", path: `/api/external/webhooks/endpoints/${part(endpointId)}`, options });
  }

  /** Change a webhook endpoint. */
  update(endpointId: string, body: Body<"updateWebhookEndpoint">, options?: CallOptions): Promise<Answer<"updateWebhookEndpoint">> {
    return this.transport.json({ method: "PATCH", path: `/api/external/webhooks/endpoints/${part(endpointId)}`, body, options });
  }

  /** Delete a webhook endpoint; its unfinished deliveries are cancelled. */
  delete(endpointId: string, options?: CallOptions): Promise<Answer<"deleteWebhookEndpoint">> {
    return this.transport.json({ method: "DELETE", path: `/api/external/webhooks/endpoints/${part(endpointId)}`, options });
  }

  /** Disable a webhook endpoint; its deliveries are held. */
  disable(endpointId: string, options?: CallOptions): Promise<Answer<"disableWebhookEndpoint">> {
    return this.transport.json({ method: "POST", path: `/api/external/webhooks/endpoints/${part(endpointId)}/disable`, keyed: true, options });
  }

  /** Enable a webhook endpoint; with `release` its held deliveries are sent. */
  enable(endpointId: string, body?: Body<"enableWebhookEndpoint">, options?: CallOptions): Promise<Answer<"enableWebhookEndpoint">> {
    return this.transport.json({ method: "POST", path: `/api/external/webhooks/endpoints/${part(endpointId)}/enable`, body, keyed: true, options });
  }

  /** Send an endpoint all events since then, also those that were never sent to it, as a job. */
  replayEvents(endpointId: string, body: Body<"replayWebhookEvents">, options?: CallOptions): Promise<Answer<"replayWebhookEvents">> {
    return this.transport.json({ method: "POST", path: `/api/external/webhooks/endpoints/${part(endpointId)}/replay`, body, keyed: true, options });
  }

  /** Rotate the signing secret; the old one stays valid for a while. */
  rotateSecret(endpointId: string, body?: Body<"rotateWebhookSecret">, options?: CallOptions): Promise<Answer<"rotateWebhookSecret">> {
    return this.transport.json({ method: "POST", path: `/api/external/webhooks/endpoints/${part(endpointId)}/rotate-secret`, body, keyed: true, options });
  }

  /** Read the signing secret; the audit records it. */
  getSecret(endpointId: string, options?: CallOptions): Promise<Answer<"getWebhookSecret">> {
    return this.transport.json({ method: "GET", path: `/api/external/webhooks/endpoints/${part(endpointId)}/secret`, options });
  }

  /** Send this endpoint a sample of an event, signed like a real one and marked `sample`. */
  sendSample(endpointId: string, body?: Body<"sendWebhookSample">, options?: CallOptions): Promise<Answer<"sendWebhookSample">> {
    return this.transport.json({ method: "POST", path: `/api/external/webhooks/endpoints/${part(endpointId)}/send-sample`, body, keyed: true, options });
  }
}

export class WebhooksDeliveries {
  constructor(private readonly transport: Transport) {
  }

  /** Deliveries, the newest first. */
  list(query?: Query<"listWebhookDeliveries">, options?: CallOptions): Pages<Answer<"listWebhookDeliveries">, Item<"listWebhookDeliveries">> {
    return new Pages(this.transport, { method: "GET", path: "/api/external/webhooks/deliveries", query, options });
  }

  /** Send many deliveries again, by ids or by a filter: as a job. */
  retryMany(body: Body<"retryWebhookDeliveries">, options?: CallOptions): Promise<Answer<"retryWebhookDeliveries">> {
    return this.transport.json({ method: "POST", path: "/api/external/webhooks/deliveries/bulk-retry", body, keyed: true, options });
  }

  /** One delivery, and the body that is sent. */
  get(deliveryId: string, options?: CallOptions): Promise<Answer<"getWebhookDelivery">> {
    return this.transport.json({ method: "GET", path: `/api/external/webhooks/deliveries/${part(deliveryId)}`, options });
  }

  /** The attempts of a delivery, the newest first; kept for 90 days. */
  listAttempts(deliveryId: string, query?: Query<"listWebhookAttempts">, options?: CallOptions): Pages<Answer<"listWebhookAttempts">, Item<"listWebhookAttempts">> {
    return new Pages(this.transport, { method: "GET", path: `/api/external/webhooks/deliveries/${part(deliveryId)}/attempts`, query, options });
  }

  /** One more attempt now; to a disabled endpoint too. */
  retry(deliveryId: string, body?: Body<"retryWebhookDelivery">, options?: CallOptions): Promise<Answer<"retryWebhookDelivery">> {
    return this.transport.json({ method: "POST", path: `/api/external/webhooks/deliveries/${part(deliveryId)}/retry`, body, keyed: true, options });
  }
}

export class Webhooks {
  readonly deliveries: WebhooksDeliveries;
  readonly endpoints: WebhooksEndpoints;
  constructor(private readonly transport: Transport) {
    this.deliveries = new WebhooksDeliveries(transport);
    this.endpoints = new WebhooksEndpoints(transport);
  }

  /** Every type of event, with the schema of its body and an example. */
  listEventTypes(options?: CallOptions): Promise<Answer<"listEventTypes">> {
    return this.transport.json({ method: "GET", path: "/api/external/webhooks/event-types", options });
  }

  /** Events in the order in which they became visible: none is ever skipped. */
  listEvents(query?: Query<"listEvents">, options?: CallOptions): Pages<Answer<"listEvents">, Item<"listEvents">> {
    return new Pages(this.transport, { method: "GET", path: "/api/external/webhooks/events", query, options });
  }
}

export class Jobs {
  constructor(private readonly transport: Transport) {
  }

  /** Jobs, the newest first. */
  list(query?: Query<"listJobs">, options?: CallOptions): Pages<Answer<"listJobs">, Item<"listJobs">> {
    return new Pages(this.transport, { method: "GET", path: "/api/external/jobs", query, options });
  }

  /** One job, and how far it is. */
  get(jobId: string, options?: CallOptions): Promise<Answer<"getJob">> {
    return this.transport.json({ method: "GET", path: `/api/external/jobs/${part(jobId)}`, options });
  }

  /** Stop a job; what it has done so far stays done. */
  cancel(jobId: string, options?: CallOptions): Promise<Answer<"cancelJob">> {
    return this.transport.json({ method: "POST", path: `/api/external/jobs/${part(jobId)}/cancel`, keyed: true, options });
  }

  /** The errors of a job by row and column; the first 10,000 are kept. */
  listErrors(jobId: string, query?: Query<"listJobErrors">, options?: CallOptions): Pages<Answer<"listJobErrors">, Item<"listJobErrors">> {
    return new Pages(this.transport, { method: "GET", path: `/api/external/jobs/${part(jobId)}/errors`, query, options });
  }

  /** The results file of a job that has ended, in the format of its kind. */
  getResults(jobId: string, query?: Query<"getJobResults">, options?: CallOptions): Promise<Uint8Array> {
    return this.transport.bytes({ method: "GET", path: `/api/external/jobs/${part(jobId)}/results`, query, options });
  }

  /** Undo what a job did, where its kind offers that: by another job. */
  undo(jobId: string, options?: CallOptions): Promise<Answer<"undoJob">> {
    return this.transport.json({ method: "POST", path: `/api/external/jobs/${part(jobId)}/undo`, keyed: true, options });
  }
}

export class EduTeamsMembers {
  constructor(private readonly transport: Transport) {
  }

  /** Members of a team, the newest first. */
  list(teamId: string, query?: Query<"listTeamMembers">, options?: CallOptions): Pages<Answer<"listTeamMembers">, Item<"listTeamMembers">> {
    return new Pages(this.transport, { method: "GET", path: `/api/external/edu/teams/${part(teamId)}/members`, query, options });
  }

  /** Put one of the account’s people into a team, or invite somebody new to it. */
  add(teamId: string, body: Body<"addTeamMember">, options?: CallOptions): Promise<Answer<"addTeamMember">> {
    return this.transport.json({ method: "POST", path: `/api/external/edu/teams/${part(teamId)}/members`, body, keyed: true, options });
  }

  /** Give a member of a team another role; the last coordinator stays one. */
  update(teamId: string, memberId: string, body: Body<"updateTeamMember">, options?: CallOptions): Promise<Answer<"updateTeamMember">> {
    return this.transport.json({ method: "PATCH", path: `/api/external/edu/teams/${part(teamId)}/members/${part(memberId)}`, body, options });
  }

  /** Take somebody out of a team; the last coordinator stays. */
  remove(teamId: string, memberId: string, options?: CallOptions): Promise<Answer<"removeTeamMember">> {
    return this.transport.json({ method: "DELETE", path: `/api/external/edu/teams/${part(teamId)}/members/${part(memberId)}`, options });
  }
}

export class EduTeamsInvitations {
  constructor(private readonly transport: Transport) {
  }

  /** Open invitations to a team, the newest first. */
  list(teamId: string, query?: Query<"listTeamInvitations">, options?: CallOptions): Pages<Answer<"listTeamInvitations">, Item<"listTeamInvitations">> {
    return new Pages(this.transport, { method: "GET", path: `/api/external/edu/teams/${part(teamId)}/invitations`, query, options });
  }

  /** Take an invitation to a team back. */
  revoke(teamId: string, invitationId: string, options?: CallOptions): Promise<Answer<"revokeTeamInvitation">> {
    return this.transport.json({ method: "DELETE", path: `/api/external/edu/teams/${part(teamId)}/invitations/${part(invitationId)}`, options });
  }

  /** Send an invitation to a team again: the one before opens nothing more. */
  resend(teamId: string, invitationId: string, options?: CallOptions): Promise<Answer<"resendTeamInvitation">> {
    return this.transport.json({ method: "POST", path: `/api/external/edu/teams/${part(teamId)}/invitations/${part(invitationId)}/resend`, keyed: true, options });
  }
}

export class EduTeams {
  readonly invitations: EduTeamsInvitations;
  readonly members: EduTeamsMembers;
  constructor(private readonly transport: Transport) {
    this.invitations = new EduTeamsInvitations(transport);
    this.members = new EduTeamsMembers(transport);
  }

  /** Teams, the newest first. */
  list(query?: Query<"listTeams">, options?: CallOptions): Pages<Answer<"listTeams">, Item<"listTeams">> {
    return new Pages(this.transport, { method: "GET", path: "/api/external/edu/teams", query, options });
  }

  /** Create a team. */
  create(body: Body<"createTeam">, options?: CallOptions): Promise<Answer<"createTeam">> {
    return this.transport.json({ method: "POST", path: "/api/external/edu/teams", body, keyed: true, options });
  }

  /** One team. */
  get(teamId: string, options?: CallOptions): Promise<Answer<"getTeam">> {
    return this.transport.json({ method: "GET", path: `/api/external/edu/teams/${part(teamId)}`, options });
  }

  /** Give a team another name. */
  update(teamId: string, body: Body<"updateTeam">, options?: CallOptions): Promise<Answer<"updateTeam">> {
    return this.transport.json({ method: "PATCH", path: `/api/external/edu/teams/${part(teamId)}`, body, options });
  }
}

export class EduRecipients {
  constructor(private readonly transport: Transport) {
  }

  /** Recipients, the newest first; names and addresses are searched for by POST. */
  list(query?: Query<"listRecipients">, options?: CallOptions): Pages<Answer<"listRecipients">, Item<"listRecipients">> {
    return new Pages(this.transport, { method: "GET", path: "/api/external/edu/recipients", query, options });
  }

  /** Create a recipient; 200 if one of this externalId was there and is changed. */
  save(body: Body<"saveRecipient">, options?: CallOptions): Promise<Answer<"saveRecipient">> {
    return this.transport.json({ method: "POST", path: "/api/external/edu/recipients", body, keyed: true, options });
  }

  /** Import recipients: all rows are checked, then all are put, or none. */
  import(content: BodyInit, contentType = "text/csv", query?: Query<"importRecipients">, options?: CallOptions): Promise<Answer<"importRecipients">> {
    return this.transport.json({ method: "POST", path: "/api/external/edu/recipients/imports", content, contentType, query, keyed: true, options });
  }

  /** Recipients by name or e-mail: personal data never stand in an address. */
  search(body: Body<"searchRecipients">, options?: CallOptions): Pages<Answer<"searchRecipients">, Item<"searchRecipients">> {
    return new Pages(this.transport, { method: "POST", path: "/api/external/edu/recipients/search", body, options });
  }

  /** One recipient; the id of one that was merged leads to the one that was kept. */
  get(recipientId: string, options?: CallOptions): Promise<Answer<"getRecipient">> {
    return this.transport.json({ method: "GET", path: `/api/external/edu/recipients/${part(recipientId)}`, options });
  }

  /** Change a recipient; a new e-mail is also where mails of certificates go. */
  update(recipientId: string, body: Body<"updateRecipient">, options?: CallOptions): Promise<Answer<"updateRecipient">> {
    return this.transport.json({ method: "PATCH", path: `/api/external/edu/recipients/${part(recipientId)}`, body, options });
  }

  /** Export all that is held on a recipient, as JSON lines. */
  requestDataAccess(recipientId: string, options?: CallOptions): Promise<Answer<"requestRecipientDataAccess">> {
    return this.transport.json({ method: "POST", path: `/api/external/edu/recipients/${part(recipientId)}/access-requests`, keyed: true, options });
  }

  /** Erase a recipient and their certificates’ data, in seven days; or look at it. */
  erase(recipientId: string, body: Body<"eraseRecipient">, options?: CallOptions): Promise<Answer<"eraseRecipient">> {
    return this.transport.json({ method: "POST", path: `/api/external/edu/recipients/${part(recipientId)}/erase`, body, keyed: true, options });
  }

  /** Undo the pending erasure of a recipient, and of all that belongs to it. */
  undoErasure(recipientId: string, options?: CallOptions): Promise<Answer<"undoRecipientErasure">> {
    return this.transport.json({ method: "POST", path: `/api/external/edu/recipients/${part(recipientId)}/erase/undo`, keyed: true, options });
  }

  /** Make two recipients one, for good; a dry run says beforehand what that does. */
  merge(recipientId: string, body: Body<"mergeRecipients">, options?: CallOptions): Promise<Answer<"mergeRecipients">> {
    return this.transport.json({ method: "POST", path: `/api/external/edu/recipients/${part(recipientId)}/merge`, body, keyed: true, options });
  }

  /** All enrolments and certificates of a recipient, with their states. */
  getRecord(recipientId: string, options?: CallOptions): Promise<Answer<"getRecipientRecord">> {
    return this.transport.json({ method: "GET", path: `/api/external/edu/recipients/${part(recipientId)}/record`, options });
  }
}

export class EduPrograms {
  constructor(private readonly transport: Transport) {
  }

  /** Programs, the newest first. */
  list(query?: Query<"listPrograms">, options?: CallOptions): Pages<Answer<"listPrograms">, Item<"listPrograms">> {
    return new Pages(this.transport, { method: "GET", path: "/api/external/edu/programs", query, options });
  }

  /** Create a program, as a draft. */
  create(body: Body<"createProgram">, options?: CallOptions): Promise<Answer<"createProgram">> {
    return this.transport.json({ method: "POST", path: "/api/external/edu/programs", body, keyed: true, options });
  }

  /** One program. */
  get(programId: string, options?: CallOptions): Promise<Answer<"getProgram">> {
    return this.transport.json({ method: "GET", path: `/api/external/edu/programs/${part(programId)}`, options });
  }

  /** Change a program; its grades are fixed once it is published. */
  update(programId: string, body: Body<"updateProgram">, options?: CallOptions): Promise<Answer<"updateProgram">> {
    return this.transport.json({ method: "PATCH", path: `/api/external/edu/programs/${part(programId)}`, body, options });
  }

  /** Archive a program for good, once nobody is enrolled; certificates stay. */
  archive(programId: string, options?: CallOptions): Promise<Answer<"archiveProgram">> {
    return this.transport.json({ method: "POST", path: `/api/external/edu/programs/${part(programId)}/archive`, keyed: true, options });
  }

  /** Complete a program: a certificate for each who has passed, as a job. */
  complete(programId: string, body: Body<"completeProgram">, options?: CallOptions): Promise<Answer<"completeProgram">> {
    return this.transport.json({ method: "POST", path: `/api/external/edu/programs/${part(programId)}/complete`, body, keyed: true, options });
  }

  /** How far a program is: people, certificates, and checks by the public. */
  getOverview(programId: string, options?: CallOptions): Promise<Answer<"getProgramOverview">> {
    return this.transport.json({ method: "GET", path: `/api/external/edu/programs/${part(programId)}/overview`, options });
  }

  /** Publish a program: from then on it is completed. */
  publish(programId: string, options?: CallOptions): Promise<Answer<"publishProgram">> {
    return this.transport.json({ method: "POST", path: `/api/external/edu/programs/${part(programId)}/publish`, keyed: true, options });
  }
}

export class EduEnrolments {
  constructor(private readonly transport: Transport) {
  }

  /** Enrolments, the newest first. */
  list(query?: Query<"listEnrolments">, options?: CallOptions): Pages<Answer<"listEnrolments">, Item<"listEnrolments">> {
    return new Pages(this.transport, { method: "GET", path: "/api/external/edu/enrolments", query, options });
  }

  /** Enrol recipients in a cohort, up to 1,000 at once: all of them or none. */
  enrolRecipients(body: Body<"enrolRecipients">, options?: CallOptions): Promise<Answer<"enrolRecipients">> {
    return this.transport.json({ method: "POST", path: "/api/external/edu/enrolments", body, keyed: true, options });
  }

  /** Export the list of a cohort, or of a program, with certificates, as a table. */
  export(body: Body<"exportEnrolments">, options?: CallOptions): Promise<Answer<"exportEnrolments">> {
    return this.transport.json({ method: "POST", path: "/api/external/edu/enrolments/export", body, keyed: true, options });
  }

  /** One enrolment. */
  get(enrolmentId: string, options?: CallOptions): Promise<Answer<"getEnrolment">> {
    return this.transport.json({ method: "GET", path: `/api/external/edu/enrolments/${part(enrolmentId)}`, options });
  }

  /** End an attempt as not passed; another one may follow. */
  fail(enrolmentId: string, body?: Body<"failEnrolment">, options?: CallOptions): Promise<Answer<"failEnrolment">> {
    return this.transport.json({ method: "POST", path: `/api/external/edu/enrolments/${part(enrolmentId)}/fail`, body, keyed: true, options });
  }

  /** Take a completed or failed attempt up again, once its certificate is revoked. */
  reopen(enrolmentId: string, body: Body<"reopenEnrolment">, options?: CallOptions): Promise<Answer<"reopenEnrolment">> {
    return this.transport.json({ method: "POST", path: `/api/external/edu/enrolments/${part(enrolmentId)}/reopen`, body, keyed: true, options });
  }

  /** Take a recipient out of a cohort; another attempt may follow. */
  withdraw(enrolmentId: string, options?: CallOptions): Promise<Answer<"withdrawEnrolment">> {
    return this.transport.json({ method: "POST", path: `/api/external/edu/enrolments/${part(enrolmentId)}/withdraw`, keyed: true, options });
  }
}

export class EduCohorts {
  constructor(private readonly transport: Transport) {
  }

  /** One cohort. */
  get(cohortId: string, options?: CallOptions): Promise<Answer<"getCohort">> {
    return this.transport.json({ method: "GET", path: `/api/external/edu/cohorts/${part(cohortId)}`, options });
  }

  /** Change a cohort. */
  update(cohortId: string, body: Body<"updateCohort">, options?: CallOptions): Promise<Answer<"updateCohort">> {
    return this.transport.json({ method: "PATCH", path: `/api/external/edu/cohorts/${part(cohortId)}`, body, options });
  }

  /** How far a cohort is: people, certificates, and checks by the public. */
  getOverview(cohortId: string, options?: CallOptions): Promise<Answer<"getCohortOverview">> {
    return this.transport.json({ method: "GET", path: `/api/external/edu/cohorts/${part(cohortId)}/overview`, options });
  }

  /** Cohorts of a program, the newest first. */
  list(programId: string, query?: Query<"listCohorts">, options?: CallOptions): Pages<Answer<"listCohorts">, Item<"listCohorts">> {
    return new Pages(this.transport, { method: "GET", path: `/api/external/edu/programs/${part(programId)}/cohorts`, query, options });
  }

  /** Create a cohort of a program: a class, a course date. */
  create(programId: string, body: Body<"createCohort">, options?: CallOptions): Promise<Answer<"createCohort">> {
    return this.transport.json({ method: "POST", path: `/api/external/edu/programs/${part(programId)}/cohorts`, body, keyed: true, options });
  }
}

export class Edu {
  readonly cohorts: EduCohorts;
  readonly enrolments: EduEnrolments;
  readonly programs: EduPrograms;
  readonly recipients: EduRecipients;
  readonly teams: EduTeams;
  constructor(private readonly transport: Transport) {
    this.cohorts = new EduCohorts(transport);
    this.enrolments = new EduEnrolments(transport);
    this.programs = new EduPrograms(transport);
    this.recipients = new EduRecipients(transport);
    this.teams = new EduTeams(transport);
  }

  /** The profile, the checklist, and how far the issuer has come. */
  getOnboarding(options?: CallOptions): Promise<Answer<"getOnboarding">> {
    return this.transport.json({ method: "GET", path: "/api/external/edu/onboarding", options });
  }

  /** Change the profile; once submitted only website and contact. */
  updateOnboarding(body: Body<"updateOnboarding">, options?: CallOptions): Promise<Answer<"updateOnboarding">> {
    return this.transport.json({ method: "PATCH", path: "/api/external/edu/onboarding", body, options });
  }

  /** Ask for approval: every step must be done. */
  submitOnboarding(options?: CallOptions): Promise<Answer<"submitOnboarding">> {
    return this.transport.json({ method: "POST", path: "/api/external/edu/onboarding/submit", keyed: true, options });
  }
}

export class CertificatesTypes {
  constructor(private readonly transport: Transport) {
  }

  /** Certificate types, the newest first. */
  list(query?: Query<"listCertificateTypes">, options?: CallOptions): Pages<Answer<"listCertificateTypes">, Item<"listCertificateTypes">> {
    return new Pages(this.transport, { method: "GET", path: "/api/external/certificates/types", query, options });
  }

  /** Create a certificate type. */
  create(body: Body<"createCertificateType">, options?: CallOptions): Promise<Answer<"createCertificateType">> {
    return this.transport.json({ method: "POST", path: "/api/external/certificates/types", body, keyed: true, options });
  }

  /** One certificate type. */
  get(typeId: string, options?: CallOptions): Promise<Answer<"getCertificateType">> {
    return this.transport.json({ method: "GET", path: `/api/external/certificates/types/${part(typeId)}`, options });
  }

  /** Change a certificate type: makes a new version if anything differs. A key turns releaseRequired on, never off. */
  update(typeId: string, body: Body<"updateCertificateType">, options?: CallOptions): Promise<Answer<"updateCertificateType">> {
    return this.transport.json({ method: "PATCH", path: `/api/external/certificates/types/${part(typeId)}`, body, options });
  }

  /** Archive a certificate type: it issues nothing more; certificates stay. */
  archive(typeId: string, options?: CallOptions): Promise<Answer<"archiveCertificateType">> {
    return this.transport.json({ method: "POST", path: `/api/external/certificates/types/${part(typeId)}/archive`, keyed: true, options });
  }

  /** The issue request of this type as JSON Schema (2020-12). */
  getSchema(typeId: string, options?: CallOptions): Promise<Uint8Array> {
    return this.transport.bytes({ method: "GET", path: `/api/external/certificates/types/${part(typeId)}/schema`, options });
  }
}

export class CertificatesLinks {
  constructor(private readonly transport: Transport) {
  }

  /** What a certificate refers to; or with direction=in, your own that refer to it. */
  list(certificateId: string, query?: Query<"listCertificateLinks">, options?: CallOptions): Pages<Answer<"listCertificateLinks">, Item<"listCertificateLinks">> {
    return new Pages(this.transport, { method: "GET", path: `/api/external/certificates/${part(certificateId)}/links`, query, options });
  }

  /** Link a certificate to another one, or to a document on the web. */
  create(certificateId: string, body: Body<"createCertificateLink">, options?: CallOptions): Promise<Answer<"createCertificateLink">> {
    return this.transport.json({ method: "POST", path: `/api/external/certificates/${part(certificateId)}/links`, body, keyed: true, options });
  }

  /** Remove a link. */
  delete(certificateId: string, linkId: string, options?: CallOptions): Promise<Answer<"deleteCertificateLink">> {
    return this.transport.json({ method: "DELETE", path: `/api/external/certificates/${part(certificateId)}/links/${part(linkId)}`, options });
  }
}

export class CertificatesAttachments {
  constructor(private readonly transport: Transport) {
  }

  /** The file of an attachment. */
  download(certificateId: string, number: number, options?: CallOptions): Promise<Uint8Array> {
    return this.transport.bytes({ method: "GET", path: `/api/external/certificates/${part(certificateId)}/attachments/${part(number)}`, options });
  }

  /** Upload the file of an attachment: the one registered at issue, at most 10 MiB. */
  upload(certificateId: string, number: number, content: BodyInit, contentType = "application/octet-stream", options?: CallOptions): Promise<Answer<"uploadAttachment">> {
    return this.transport.json({ method: "PUT", path: `/api/external/certificates/${part(certificateId)}/attachments/${part(number)}`, content, contentType, options });
  }
}

export class Certificates {
  readonly attachments: CertificatesAttachments;
  readonly links: CertificatesLinks;
  readonly types: CertificatesTypes;
  constructor(private readonly transport: Transport) {
    this.attachments = new CertificatesAttachments(transport);
    this.links = new CertificatesLinks(transport);
    this.types = new CertificatesTypes(transport);
  }

  /** Certificates, the newest first; every searchable metadata key is a filter too. */
  list(query?: Omit<Query<"listCertificates">, "metadata"> & Record<string, string | number | undefined>, options?: CallOptions): Pages<Answer<"listCertificates">, Item<"listCertificates">> {
    return new Pages(this.transport, { method: "GET", path: "/api/external/certificates", query, options });
  }

  /** Export all that is held on a person, as JSON lines. */
  requestDataAccess(body: Body<"requestDataAccess">, options?: CallOptions): Promise<Answer<"requestDataAccess">> {
    return this.transport.json({ method: "POST", path: "/api/external/certificates/access-requests", body, keyed: true, options });
  }

  /** Suspend, reinstate, revoke, release or reject many certificates: as a job. */
  startBulkAction(body: Body<"startBulkAction">, options?: CallOptions): Promise<Answer<"startBulkAction">> {
    return this.transport.json({ method: "POST", path: "/api/external/certificates/bulk-actions", body, keyed: true, options });
  }

  /** Import certificates: all rows are checked, then all are issued, or none. */
  import(content: BodyInit, contentType = "text/csv", query?: Query<"importCertificates">, options?: CallOptions): Promise<Answer<"importCertificates">> {
    return this.transport.json({ method: "POST", path: "/api/external/certificates/imports", content, contentType, query, keyed: true, options });
  }

  /** Issue a certificate. */
  issue(body: Body<"issueCertificate">, options?: CallOptions): Promise<Answer<"issueCertificate">> {
    return this.transport.json({ method: "POST", path: "/api/external/certificates/issue", body, keyed: true, options });
  }

  /** Issue up to 1,000 certificates: all or none of them, or those that can be. */
  issueMany(body: Body<"issueCertificates">, options?: CallOptions): Promise<Answer<"issueCertificates">> {
    return this.transport.json({ method: "POST", path: "/api/external/certificates/issue/bulk", body, keyed: true, options });
  }

  /** Print many certificates: into one PDF (up to 100), or a PDF each (up to 1,000). */
  print(body: Body<"printCertificates">, options?: CallOptions): Promise<Answer<"printCertificates">> {
    return this.transport.json({ method: "POST", path: "/api/external/certificates/print", body, keyed: true, options });
  }

  /** The proof files of up to 1,000 certificates, in a ZIP. */
  exportProofs(body: Body<"exportCertificateProofs">, options?: CallOptions): Promise<Answer<"exportCertificateProofs">> {
    return this.transport.json({ method: "POST", path: "/api/external/certificates/proofs", body, keyed: true, options });
  }

  /** Certificates of a person: personal data never stand in an address. */
  search(body: Body<"searchCertificates">, options?: CallOptions): Pages<Answer<"searchCertificates">, Item<"searchCertificates">> {
    return new Pages(this.transport, { method: "POST", path: "/api/external/certificates/search", body, options });
  }

  /** The status of up to 1,000 certificates. */
  getStatuses(body: Body<"getCertificateStatuses">, options?: CallOptions): Promise<Answer<"getCertificateStatuses">> {
    return this.transport.json({ method: "POST", path: "/api/external/certificates/status", body, options });
  }

  /** Fill the test mode with sample certificates of every status. */
  addSampleData(options?: CallOptions): Promise<Answer<"addSampleData">> {
    return this.transport.json({ method: "POST", path: "/api/external/certificates/test-data", keyed: true, options });
  }

  /** Remove all test certificates and test events, and put the test clock back. */
  removeTestData(options?: CallOptions): Promise<Answer<"removeTestData">> {
    return this.transport.json({ method: "DELETE", path: "/api/external/certificates/test-data", options });
  }

  /** One certificate. */
  get(certificateId: string, options?: CallOptions): Promise<Answer<"getCertificate">> {
    return this.transport.json({ method: "GET", path: `/api/external/certificates/${part(certificateId)}`, options });
  }

  /** The canonical document (RFC 8785): SHA-256 of these bytes is dataHash. */
  getCanonicalDocument(certificateId: string, options?: CallOptions): Promise<Uint8Array> {
    return this.transport.bytes({ method: "GET", path: `/api/external/certificates/${part(certificateId)}/canonical`, options });
  }

  /** Whether a hash, or a document, is that of this certificate; also after erasure. */
  check(certificateId: string, body: Body<"checkCertificate">, options?: CallOptions): Promise<Answer<"checkCertificate">> {
    return this.transport.json({ method: "POST", path: `/api/external/certificates/${part(certificateId)}/check`, body, options });
  }

  /** The certificate as a W3C Verifiable Credential, signed with the issuer's key. */
  getCredential(certificateId: string, query?: Query<"getCertificateCredential">, options?: CallOptions): Promise<Uint8Array> {
    return this.transport.bytes({ method: "GET", path: `/api/external/certificates/${part(certificateId)}/credential`, query, options });
  }

  /** The inspection document (EN 10204) as JSON with the fields of EN 10168. */
  getInspectionDocument(certificateId: string, options?: CallOptions): Promise<Answer<"getInspectionDocument">> {
    return this.transport.json({ method: "GET", path: `/api/external/certificates/${part(certificateId)}/en10168`, options });
  }

  /** Erase the holder's data, in seven days; or look at what that would reach. */
  erase(certificateId: string, body: Body<"eraseCertificate">, options?: CallOptions): Promise<Answer<"eraseCertificate">> {
    return this.transport.json({ method: "POST", path: `/api/external/certificates/${part(certificateId)}/erase`, body, keyed: true, options });
  }

  /** Undo an erasure that is pending, for the whole supersede chain. */
  undoErasure(certificateId: string, options?: CallOptions): Promise<Answer<"undoCertificateErasure">> {
    return this.transport.json({ method: "POST", path: `/api/external/certificates/${part(certificateId)}/erase/undo`, keyed: true, options });
  }

  /** What happened to a certificate, the latest first, and its holds. */
  getHistory(certificateId: string, query?: Query<"getCertificateHistory">, options?: CallOptions): Pages<Answer<"getCertificateHistory">, Item<"getCertificateHistory">> {
    return new Pages(this.transport, { method: "GET", path: `/api/external/certificates/${part(certificateId)}/history`, query, options });
  }

  /** Change the address that mails to the holder go to; the document stays. */
  updateHolderContact(certificateId: string, body: Body<"updateHolderContact">, options?: CallOptions): Promise<Answer<"updateHolderContact">> {
    return this.transport.json({ method: "PATCH", path: `/api/external/certificates/${part(certificateId)}/holder`, body, options });
  }

  /** Send the holder the link to the certificate once more. */
  notifyHolder(certificateId: string, options?: CallOptions): Promise<Answer<"notifyHolder">> {
    return this.transport.json({ method: "POST", path: `/api/external/certificates/${part(certificateId)}/notify`, keyed: true, options });
  }

  /** The certificate as PDF/A-3, in its own language or in that of `locale`. */
  getPdf(certificateId: string, query?: Query<"getCertificatePdf">, options?: CallOptions): Promise<Uint8Array> {
    return this.transport.bytes({ method: "GET", path: `/api/external/certificates/${part(certificateId)}/pdf`, query, options });
  }

  /** All that is needed to check the certificate without this service, in one file. */
  getProof(certificateId: string, options?: CallOptions): Promise<Answer<"getCertificateProof">> {
    return this.transport.json({ method: "GET", path: `/api/external/certificates/${part(certificateId)}/proof`, options });
  }

  /** The QR code that leads to the verify page or is the GS1 Digital Link, as PNG. */
  getQrCodePng(certificateId: string, query?: Query<"getQrCodePng">, options?: CallOptions): Promise<Uint8Array> {
    return this.transport.bytes({ method: "GET", path: `/api/external/certificates/${part(certificateId)}/qr.png`, query, options });
  }

  /** The QR code that leads to the verify page or is the GS1 Digital Link, as SVG. */
  getQrCodeSvg(certificateId: string, query?: Query<"getQrCodeSvg">, options?: CallOptions): Promise<Uint8Array> {
    return this.transport.bytes({ method: "GET", path: `/api/external/certificates/${part(certificateId)}/qr.svg`, query, options });
  }

  /** Lift one hold. The certificate is in force again once none is left. */
  reinstate(certificateId: string, body?: Body<"reinstateCertificate">, options?: CallOptions): Promise<Answer<"reinstateCertificate">> {
    return this.transport.json({ method: "POST", path: `/api/external/certificates/${part(certificateId)}/reinstate`, body, keyed: true, options });
  }

  /** Reject a pending certificate: it is revoked. */
  reject(certificateId: string, body: Body<"rejectCertificate">, options?: CallOptions): Promise<Answer<"rejectCertificate">> {
    return this.transport.json({ method: "POST", path: `/api/external/certificates/${part(certificateId)}/reject`, body, keyed: true, options });
  }

  /** Release a pending certificate, as somebody other than who issued it. */
  release(certificateId: string, body?: Body<"releaseCertificate">, options?: CallOptions): Promise<Answer<"releaseCertificate">> {
    return this.transport.json({ method: "POST", path: `/api/external/certificates/${part(certificateId)}/release`, body, keyed: true, options });
  }

  /** Revoke a certificate for good. */
  revoke(certificateId: string, body: Body<"revokeCertificate">, options?: CallOptions): Promise<Answer<"revokeCertificate">> {
    return this.transport.json({ method: "POST", path: `/api/external/certificates/${part(certificateId)}/revoke`, body, keyed: true, options });
  }

  /** Issue the successor of a certificate, which from then on points to it. */
  supersede(certificateId: string, body: Body<"supersedeCertificate">, options?: CallOptions): Promise<Answer<"supersedeCertificate">> {
    return this.transport.json({ method: "POST", path: `/api/external/certificates/${part(certificateId)}/supersede`, body, keyed: true, options });
  }

  /** Suspend a certificate: place a hold. Several may be open at once. */
  suspend(certificateId: string, body: Body<"suspendCertificate">, options?: CallOptions): Promise<Answer<"suspendCertificate">> {
    return this.transport.json({ method: "POST", path: `/api/external/certificates/${part(certificateId)}/suspend`, body, keyed: true, options });
  }

  /** Whether a certificate is good now. */
  verify(certificateId: string, query?: Query<"verifyCertificate">, options?: CallOptions): Promise<Answer<"verifyCertificate">> {
    return this.transport.json({ method: "GET", path: `/api/public/certificates/${part(certificateId)}`, query, options });
  }

  /** What the transparency log holds of a certificate. */
  getLog(certificateId: string, options?: CallOptions): Promise<Answer<"getCertificateLog">> {
    return this.transport.json({ method: "GET", path: `/api/public/certificates/${part(certificateId)}/log`, options });
  }
}

export class AccountApiKeys {
  constructor(private readonly transport: Transport) {
  }

  /** The API keys of this mode, the newest first. */
  list(query?: Query<"listApiKeys">, options?: CallOptions): Pages<Answer<"listApiKeys">, Item<"listApiKeys">> {
    return new Pages(this.transport, { method: "GET", path: "/api/external/account/api-keys", query, options });
  }

  /** Create an API key that gives no more than the key that asks. Its secret is shown this once. */
  create(body: Body<"createApiKey">, options?: CallOptions): Promise<Answer<"createApiKey">> {
    return this.transport.json({ method: "POST", path: "/api/external/account/api-keys", body, keyed: true, options });
  }

  /** One API key. */
  get(keyId: string, options?: CallOptions): Promise<Answer<"getApiKey">> {
    return this.transport.json({ method: "GET", path: `/api/external/account/api-keys/${part(keyId)}`, options });
  }

  /** Rename an API key, or narrow what it gives. */
  update(keyId: string, body: Body<"updateApiKey">, options?: CallOptions): Promise<Answer<"updateApiKey">> {
    return this.transport.json({ method: "PATCH", path: `/api/external/account/api-keys/${part(keyId)}`, body, options });
  }

  /** End an API key at once and for good. */
  revoke(keyId: string, options?: CallOptions): Promise<Answer<"revokeApiKey">> {
    return this.transport.json({ method: "POST", path: `/api/external/account/api-keys/${part(keyId)}/revoke`, keyed: true, options });
  }

  /** Put a new API key in the place of this one, which works for some hours more. The new secret is shown this once. */
  rotate(keyId: string, body?: Body<"rotateApiKey">, options?: CallOptions): Promise<Answer<"rotateApiKey">> {
    return this.transport.json({ method: "POST", path: `/api/external/account/api-keys/${part(keyId)}/rotate`, body, keyed: true, options });
  }
}

export class Account {
  readonly apiKeys: AccountApiKeys;
  constructor(private readonly transport: Transport) {
    this.apiKeys = new AccountApiKeys(transport);
  }

  /** The account and what this key may do. */
  get(options?: CallOptions): Promise<Answer<"getAccount">> {
    return this.transport.json({ method: "GET", path: "/api/external/account", options });
  }

  /** Who changed what, newest first. */
  listAuditEntries(query?: Query<"listAuditEntries">, options?: CallOptions): Pages<Answer<"listAuditEntries">, Item<"listAuditEntries">> {
    return new Pages(this.transport, { method: "GET", path: "/api/external/account/audit", query, options });
  }

  /** What is to be accepted, and what was. */
  getConsent(query?: Query<"getConsent">, options?: CallOptions): Promise<Answer<"getConsent">> {
    return this.transport.json({ method: "GET", path: "/api/external/account/consent", query, options });
  }

  /** Accept a document, or withdraw from it. */
  giveConsent(body: Body<"giveConsent">, options?: CallOptions): Promise<Answer<"giveConsent">> {
    return this.transport.json({ method: "POST", path: "/api/external/account/consent", body, keyed: true, options });
  }

  /** Export everything that the issuer owns in this mode, as a ZIP archive with a manifest. */
  export(options?: CallOptions): Promise<Answer<"exportAccount">> {
    return this.transport.json({ method: "POST", path: "/api/external/account/export", keyed: true, options });
  }

  /** The requests of the last 30 days, newest first: to look up an error. */
  listRequests(query?: Query<"listRequests">, options?: CallOptions): Pages<Answer<"listRequests">, Item<"listRequests">> {
    return new Pages(this.transport, { method: "GET", path: "/api/external/account/requests", query, options });
  }

  /** The account’s settings. */
  getSettings(options?: CallOptions): Promise<Answer<"getSettings">> {
    return this.transport.json({ method: "GET", path: "/api/external/account/settings", options });
  }

  /** Change some of the account’s settings. */
  updateSettings(body: Body<"updateSettings">, options?: CallOptions): Promise<Answer<"updateSettings">> {
    return this.transport.json({ method: "PATCH", path: "/api/external/account/settings", body, options });
  }

  /** Set the logo: a PNG or JPEG of at most 256 KiB and 1200 × 600 pixels. */
  setLogo(content: BodyInit, contentType = "image/png", options?: CallOptions): Promise<Answer<"setLogo">> {
    return this.transport.json({ method: "PUT", path: "/api/external/account/settings/logo", content, contentType, options });
  }

  /** Remove the logo. */
  removeLogo(options?: CallOptions): Promise<Answer<"removeLogo">> {
    return this.transport.json({ method: "DELETE", path: "/api/external/account/settings/logo", options });
  }

  /** Set the signature printed on certificates: a PNG or JPEG of at most 256 KiB and 1200 × 600 pixels. */
  setSignature(content: BodyInit, contentType = "image/png", options?: CallOptions): Promise<Answer<"setSignature">> {
    return this.transport.json({ method: "PUT", path: "/api/external/account/settings/signature", content, contentType, options });
  }

  /** Remove the signature printed on certificates. */
  removeSignature(options?: CallOptions): Promise<Answer<"removeSignature">> {
    return this.transport.json({ method: "DELETE", path: "/api/external/account/settings/signature", options });
  }

  /** The issuer's DID, and the keys that sign credentials of this mode, the newest first. */
  listSigningKeys(query?: Query<"listSigningKeys">, options?: CallOptions): Pages<Answer<"listSigningKeys">, Item<"listSigningKeys">> {
    return new Pages(this.transport, { method: "GET", path: "/api/external/account/signing-keys", query, options });
  }

  /** Have a new signing key made, within seconds. The old one is retired: what it signed stays valid. */
  rotateSigningKey(options?: CallOptions): Promise<Answer<"rotateSigningKey">> {
    return this.transport.json({ method: "POST", path: "/api/external/account/signing-keys/rotate", keyed: true, options });
  }

  /** The time that test certificates go by. */
  getTestClock(options?: CallOptions): Promise<Answer<"getTestClock">> {
    return this.transport.json({ method: "GET", path: "/api/external/account/test-clock", options });
  }

  /** Set the test clock forward: test certificates expire, and their notices are sent. */
  advanceTestClock(body: Body<"advanceTestClock">, options?: CallOptions): Promise<Answer<"advanceTestClock">> {
    return this.transport.json({ method: "POST", path: "/api/external/account/test-clock", body, keyed: true, options });
  }

  /** What was used, by day or month (UTC). */
  getUsage(query?: Query<"getUsage">, options?: CallOptions): Promise<Answer<"getUsage">> {
    return this.transport.json({ method: "GET", path: "/api/external/account/usage", query, options });
  }
}

export class Operations {
  readonly account: Account;
  readonly certificates: Certificates;
  readonly edu: Edu;
  readonly jobs: Jobs;
  readonly webhooks: Webhooks;
  constructor(transport: Transport) {
    this.account = new Account(transport);
    this.certificates = new Certificates(transport);
    this.edu = new Edu(transport);
    this.jobs = new Jobs(transport);
    this.webhooks = new Webhooks(transport);
  }
}
