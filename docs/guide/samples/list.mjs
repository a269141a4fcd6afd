import { Client } from "certificate-issuing";

const client = new Client({ baseUrl: "{base_url}", apiKey: process.env.API_KEY });
const active = client.certificates.list({ batch: "B-2026-17", status: "active" });
for await (const { id, serialNumber } of active) console.log(id, serialNumber);
