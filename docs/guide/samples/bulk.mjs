import { Client } from "certificate-issuing";

const client = new Client({ baseUrl: "{base_url}", apiKey: process.env.API_KEY });
const serials = ["SN-1001", "SN-1002"];
const { results } = await client.certificates.issueMany(
  {
    mode: "partial",
    certificates: serials.map((serialNumber) => ({
      typeCode: "en10204-3-1",
      productId: "ART-4711",
      serialNumber,
    })),
  },
  { idempotencyKey: "delivery-80042" },
);
// Some may not have been issued, and each says why.
for (const { index, verifyUrl, errors } of results) {
  console.log(serials[index], verifyUrl ?? errors);
}
