async function issue(certificate, name, attempts = 5) {
  const answer = await fetch("{base_url}/api/external/certificates/issue", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-api-key": process.env.API_KEY,
      // Keeps a second attempt from issuing twice. A name may hold what a header may not.
      "idempotency-key": encodeURIComponent(name),
    },
    body: JSON.stringify(certificate),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null); // no answer at all
  if (answer?.ok) return answer.json();
  const status = answer?.status ?? 500;
  const text = (await answer?.text()) ?? "no answer";
  const passing = [408, 429].includes(status) || status >= 500 || text.includes('"idempotency_in_progress"');
  if (!passing || attempts === 1) throw new Error(text);
  const seconds = Number(answer?.headers.get("retry-after") ?? 2);
  await new Promise((resume) => setTimeout(resume, seconds * 1000));
  return issue(certificate, name, attempts - 1);
}

const certificate = { typeCode: "en10204-3-1", productId: "ART-4711", serialNumber: "SN-0816" };
console.log((await issue(certificate, "order-4711-line-2")).verifyUrl);
