import { Client } from "certificate-issuing";

// The client sends again by itself, and obeys Retry-After. A key of your own lets you go on
// tomorrow, too: whatever became of the first request, it issues once.
const client = new Client({ baseUrl: "{base_url}", apiKey: process.env.API_KEY, retries: 5 });
const issued = await client.certificates.issue(
  { typeCode: "en10204-3-1", productId: "ART-4711", serialNumber: "SN-0816" },
  { idempotencyKey: "order-4711-line-2" },
);
console.log(issued.verifyUrl);
