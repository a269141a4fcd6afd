import { Client } from "certificate-issuing";

const client = new Client({ baseUrl: "{base_url}", apiKey: process.env.API_KEY });
const corrected = await client.certificates.supersede(process.env.CERTIFICATE, {
  reason: "data_error",
  typeCode: "en10204-3-1",
  productId: "ART-4711",
  serialNumber: "SN-0851",
  validUntil: "2031-12-31",
  metadata: { batch: "B-2026-17" },
});
console.log(corrected.verifyUrl);

const revoked = await client.certificates.revoke(corrected.id, {
  reason: "nonconformity",
  publicNote: "Scrapped.",
});
console.log(revoked.status);
