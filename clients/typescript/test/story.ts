/**
 * Every feature of the client against a running service, told as one story; a test of the service's
 * suite runs it and looks into the database. What is wrong throws.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";

import {
  ApiError,
  Client,
  ConfigurationError,
  InvalidSignatureError,
  NoResponseError,
  UnexpectedResponseError,
  type WebhookEvent,
  verifyWebhook,
} from "../src/index.js";

const { LOSSY_URL, SECRET, WRONG_SECRET, WEBHOOK } = process.env as Record<string, string>;
const client = new Client();

async function issueToRevocation(): Promise<string> {
  const issued = await client.certificates.issue({
    typeCode: "steel", productId: "ART-1", serialNumber: "SN-1", metadata: { batch: "B-42" },
  });
  const document = await client.certificates.getCanonicalDocument(issued.id);
  assert.equal(createHash("sha256").update(document).digest("hex"), issued.dataHash);
  const corrected = await client.certificates.supersede(issued.id, {
    reason: "data_error", typeCode: "steel", productId: "ART-1", serialNumber: "SN-1a",
  });
  assert.equal((await client.certificates.get(issued.id)).supersededBy, corrected.id);
  const revoked = await client.certificates.revoke(corrected.id, { reason: "nonconformity" });
  assert.equal(revoked.status, "revoked");
  return corrected.id;
}

async function lists() {
  const numbers = [0, 1, 2, 3, 4];
  await client.certificates.issueMany({
    certificates: numbers.map((n) => ({ typeCode: "steel", productId: "L", serialNumber: `L-${n}` })),
  });
  const listed = client.certificates.list({ productId: "L", limit: 2 });
  const serials: (string | null)[] = [];
  for await (const each of listed) serials.push(each.serialNumber);
  assert.deepEqual(serials.sort(), numbers.map((n) => `L-${n}`));
  const ofHeat = client.certificates.list({ heat: "H-1" });
  for await (const each of ofHeat) assert.fail(each.id);
  const sizes: number[] = [];
  for await (const page of listed.pages()) sizes.push(page.data.length);
  assert.deepEqual(sizes, [2, 2, 1]);
}

async function interrupted() {
  const draft = { typeCode: "steel", productId: "I", serialNumber: "I-1" };
  const patient = new Client({ baseUrl: LOSSY_URL! });
  await patient.certificates.issue(draft); // the answer to the first attempt is lost
  const hasty = new Client({ baseUrl: "http://127.0.0.1:1", retries: 0 });
  const lost = await failure(hasty.certificates.issue(draft, { idempotencyKey: "mine" }));
  assert(lost instanceof NoResponseError);
  assert.equal(lost.idempotencyKey, "mine");
}

async function refusals(revoked: string) {
  const wrong = await failure(
    client.certificates.issue({ typeCode: "steel", productId: "A", validUntil: "tomorrow" }),
  );
  assert(wrong instanceof ApiError);
  assert.equal(wrong.code, "validation_failed");
  assert(wrong.errors.some((each) => each.pointer === "/validUntil"));
  assert(wrong.message.includes(wrong.requestId));
  const again = await failure(client.certificates.revoke(revoked, { reason: "other" }));
  assert(again instanceof ApiError && again.code === "invalid_transition");
  await assert.rejects(async () => client.certificates.get(""), TypeError);
  const elsewhere = new Client({ baseUrl: `${process.env["CIS_BASE_URL"]}/en/docs`, retries: 0 });
  assert((await failure(elsewhere.account.get())) instanceof UnexpectedResponseError);
  assert.throws(() => new Client({ apiKey: "" }), ConfigurationError);
  assert.throws(() => new Client({ baseUrl: "localhost:8000" }), /has to begin with https:/);
}

function webhooks() {
  const { headers, body } = JSON.parse(WEBHOOK!) as { headers: Record<string, string>; body: string };
  const event: WebhookEvent = verifyWebhook(SECRET!, headers, body);
  assert(event.type === "certificate.issued");
  assert(event.data.certificateId.startsWith("cert_"));
  assert.throws(() => verifyWebhook(WRONG_SECRET!, headers, body), InvalidSignatureError);
  assert.throws(() => verifyWebhook(SECRET!, headers, body + " "), InvalidSignatureError);
}

async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(() => assert.fail("nothing was thrown"), (error: unknown) => error);
}

const revoked = await issueToRevocation();
await lists();
await interrupted();
await refusals(revoked);
webhooks();
console.log("done");
