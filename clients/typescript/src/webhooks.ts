/** Webhooks: whether a request comes from the service, and what it says. */
import { Webhook } from "standardwebhooks";

import { InvalidSignatureError } from "./errors.js";
import type { WebhookEvent } from "./types.js";

/**
 * The event in a request, once its signature is verified. `body` is the raw text or bytes.
 *
 * An event may come twice: remember the header `webhook-id`, and do nothing the second time.
 */
export function verifyWebhook(
  secret: string,
  headers: Headers | Record<string, string | string[] | undefined>,
  body: string | Uint8Array,
): WebhookEvent {
  const pairs = headers instanceof Headers ? headers : Object.entries(headers);
  const flat = Object.fromEntries([...pairs].map(([name, value]) => [name, String(value)]));
  try {
    return new Webhook(secret).verify(Buffer.from(body), flat) as WebhookEvent;
  } catch (error) {
    throw new InvalidSignatureError((error as Error).message, { cause: error });
  }
}
