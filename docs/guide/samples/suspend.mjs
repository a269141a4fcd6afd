import { Client } from "certificate-issuing";

const client = new Client({ baseUrl: "{base_url}", apiKey: process.env.API_KEY });
const suspended = await client.certificates.suspend(process.env.CERTIFICATE, {
  reason: "recall",
  note: "8D report 2026-031",
  publicNote: "Under investigation.",
});
console.log(suspended.status);
