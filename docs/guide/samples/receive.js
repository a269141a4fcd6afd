// npm install standardwebhooks
const { Webhook, WebhookVerificationError } = require("standardwebhooks");

function receive(secret, headers, body, seen) {
  let event;
  try {
    event = new Webhook(secret).verify(body, headers);
  } catch (error) {
    if (error instanceof WebhookVerificationError) return 401;
    throw error;
  }
  if (!seen.has(headers["webhook-id"])) {
    seen.add(headers["webhook-id"]); // a table with a unique key
    console.log(event.type);
  }
  return 204;
}

module.exports = { receive };
