/** What a call throws: refusals by the service, and calls that got no answer. */
import type { ErrorCode } from "./operations.js";

/** One field at fault: a JSON pointer into the body, or the name of a query parameter. */
export interface FieldError {
  code: string;
  detail: string;
  pointer?: string;
  parameter?: string;
}

/** A refusal as it is sent (RFC 9457). */
export interface Problem {
  code: string;
  title: string;
  detail: string;
  requestId: string;
  errors?: FieldError[];
  [more: string]: unknown;
}

/** Everything that this client throws when a call fails. */
export class CertificateIssuingError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The address of the service or the API key is missing. */
export class ConfigurationError extends CertificateIssuingError {}

/** A webhook is not from the service, was altered, or is more than five minutes old: answer 401. */
export class InvalidSignatureError extends CertificateIssuingError {}

/**
 * The service gave no complete answer, however often it was asked. Whether a POST took effect is
 * unknown then: send it again with this `idempotencyKey`, and it takes effect once.
 */
export class NoResponseError extends CertificateIssuingError {
  constructor(
    request: string,
    readonly idempotencyKey: string | undefined,
    cause: unknown,
  ) {
    super(`No answer to ${request}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Something answered that is not the service: look at the address and at the proxies before it. */
export class UnexpectedResponseError extends CertificateIssuingError {
  constructor(
    request: string,
    readonly status: number,
  ) {
    super(`${request} answered ${status} with something that is not JSON. Check the base URL.`);
  }
}

/** A refusal. `code` says which one and never changes; `title` and `detail` are for people. */
export class ApiError extends CertificateIssuingError {
  readonly code: ErrorCode;
  readonly title: string;
  readonly detail: string;
  readonly requestId: string;
  readonly errors: FieldError[];

  constructor(
    readonly status: number,
    /** The answer as it came; some codes have more in it, such as `existing`. */
    readonly problem: Problem,
  ) {
    const fields = problem.errors ?? [];
    const lines = fields.map((each) => `${each.pointer ?? each.parameter ?? "body"}: ${each.detail}`);
    super([`${problem.code}: ${problem.detail}`, ...lines, `(request ${problem.requestId})`].join("\n  "));
    this.code = problem.code as ErrorCode;
    this.title = problem.title;
    this.detail = problem.detail;
    this.requestId = problem.requestId;
    this.errors = fields;
  }
}
