/** The client of the Certificate Issuing Service. */
import { Operations } from "./operations.js";
import { type ClientOptions, Transport } from "./transport.js";
import type { Answer } from "./types.js";

export * from "./errors.js";
export type { ErrorCode } from "./operations.js";
export type { Pages } from "./pages.js";
export type { CallOptions, ClientOptions } from "./transport.js";
export type { Answer, Body, Item, Query, Schemas, WebhookEvent } from "./types.js";
export { VERSION } from "./version.js";
export { verifyWebhook } from "./webhooks.js";

type Job = Answer<"getJob">;

/** The service, call by call. */
export class Client extends Operations {
  constructor(options: ClientOptions = {}) {
    super(new Transport(options));
  }

  /** A job as it is now, and again every second until it has ended. */
  async *watchJob(id: string, { pause = 1000 } = {}): AsyncGenerator<Job> {
    for (;;) {
      const job = await this.jobs.get(id);
      yield job;
      if (!["queued", "running", "cancelling"].includes(job.state)) return;
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }

  /** A job once it has ended; look at its `state` and `errors`. */
  async waitForJob(id: string, options: { pause?: number } = {}): Promise<Job> {
    for await (const job of this.watchJob(id, options)) {
      if (job.finishedAt) return job;
    }
    return this.jobs.get(id);
  }
}
