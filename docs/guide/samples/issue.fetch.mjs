const answer = await fetch("{base_url}/api/external/certificates/issue", {
  method: "POST",
  headers: {
    "content-type": "application/json",
    "x-api-key": process.env.API_KEY,
    "idempotency-key": "order-4711-line-1",
  },
  body: JSON.stringify({
    typeCode: "en10204-3-1",
    productId: "ART-4711",
    serialNumber: "SN-0815",
    validUntil: "2031-12-31",
    metadata: { batch: "B-2026-17", plant: "Bremen", line: "L2", orderNo: "4500012345" },
  }),
});
const body = await answer.json();
if (!answer.ok) throw new Error(`${body.code}: ${body.detail}`);
console.log(body.verifyUrl);
