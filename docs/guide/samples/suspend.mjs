const answer = await fetch(
  `{base_url}/api/external/certificates/${process.env.CERTIFICATE}/suspend`,
  {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": process.env.API_KEY },
    body: JSON.stringify({
      reason: "recall",
      note: "8D report 2026-031",
      publicNote: "Under investigation.",
    }),
  },
);
const body = await answer.json();
if (!answer.ok) throw new Error(`${body.code}: ${body.detail}`);
console.log(body.status);
