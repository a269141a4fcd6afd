const query = new URLSearchParams({ batch: "B-2026-17", status: "active", limit: "200" });
for (let cursor = ""; cursor !== null; ) {
  if (cursor) query.set("cursor", cursor);
  const answer = await fetch(`{base_url}/api/external/certificates?${query}`, {
    headers: { "x-api-key": process.env.API_KEY },
  });
  const page = await answer.json();
  if (!answer.ok) throw new Error(`${page.code}: ${page.detail}`);
  for (const { id, serialNumber } of page.data) console.log(id, serialNumber);
  cursor = page.nextCursor;
}
