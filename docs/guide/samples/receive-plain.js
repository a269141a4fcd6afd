const crypto = require("node:crypto");

function verify(secret, headers, body) {
  const now = Math.floor(Date.now() / 1000);
  if (Math.abs(now - Number(headers["webhook-timestamp"])) > 300) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signed = Buffer.concat([
    Buffer.from(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.`),
    body,
  ]);
  const expected = crypto.createHmac("sha256", key).update(signed).digest();
  return headers["webhook-signature"].split(" ").some((entry) => {
    const given = Buffer.from(entry.replace(/^v1,/, ""), "base64");
    return given.length === expected.length && crypto.timingSafeEqual(given, expected);
  });
}

function receive(secret, headers, body, seen) {
  if (!verify(secret, headers, body)) return 401;
  if (!seen.has(headers["webhook-id"])) {
    seen.add(headers["webhook-id"]); // a table with a unique key
    console.log(JSON.parse(body).type);
  }
  return 204;
}

module.exports = { receive };
