const serials = ["SN-1001", "SN-1002"];
const answer = await fetch("{base_url}/api/external/certificates/issue/bulk", {
  method: "POST",
  headers: {
    "content-type": "application/json",
    "x-api-key": process.env.API_KEY,
    "idempotency-key": "delivery-80042",
  },
  body: JSON.stringify({
    mode: "partial",
    certificates: serials.map((serialNumber) => ({
      typeCode: "en10204-3-1",
      productId: "ART-4711",
      serialNumber,
    })),
  }),
});
const body = await answer.json();
if (!answer.ok) throw new Error(`${body.code}: ${body.detail}`);
// 207: some were not issued, and each says why
for (const { index, verifyUrl, errors } of body.results) {
  console.log(serials[index], verifyUrl ?? errors);
}
