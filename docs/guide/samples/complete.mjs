const grades = { "S-1042": "1.7", "S-1043": "2.3" }; // by your own numbers
const answer = await fetch(
  `{base_url}/api/external/edu/programs/${process.env.PROGRAM}/complete`,
  {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-api-key": process.env.API_KEY,
      "idempotency-key": "spring-2026",
    },
    body: JSON.stringify({
      completions: Object.entries(grades).map(([externalId, grade]) => ({
        externalId,
        grade,
        completedOn: "2026-02-27",
      })),
    }),
  },
);
const body = await answer.json();
if (!answer.ok) throw new Error(`${body.code}: ${body.detail}`);
console.log(body.id); // a job: GET /jobs/{id} says how far it is
