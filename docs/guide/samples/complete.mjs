import { Client } from "certificate-issuing";

const client = new Client({ baseUrl: "{base_url}", apiKey: process.env.API_KEY });
const grades = { "S-1042": "1.7", "S-1043": "2.3" }; // by your own numbers
const job = await client.edu.programs.complete(
  process.env.PROGRAM,
  {
    completions: Object.entries(grades).map(([externalId, grade]) => ({
      externalId,
      grade,
      completedOn: "2026-02-27",
    })),
  },
  { idempotencyKey: "spring-2026" },
);
console.log(job.id); // client.waitForJob(job.id) says how it ended
