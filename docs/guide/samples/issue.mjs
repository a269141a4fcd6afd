import { Client } from "certificate-issuing";

const client = new Client({ baseUrl: "{base_url}", apiKey: process.env.API_KEY });
const issued = await client.certificates.issue(
  {
    typeCode: "en10204-3-1",
    productId: "ART-4711",
    serialNumber: "SN-0815",
    validUntil: "2031-12-31",
    metadata: { batch: "B-2026-17", plant: "Bremen", line: "L2", orderNo: "4500012345" },
  },
  { idempotencyKey: "order-4711-line-1" },
);
console.log(issued.verifyUrl);
