import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { InvalidSignatureError, verifyWebhook } from "certificate-issuing";

createServer(async (request, response) => {
  try {
    const body = await buffer(request);
    const event = verifyWebhook(process.env.WEBHOOK_SECRET, request.headers, body);
    console.log(event.type, event.id);
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(error instanceof InvalidSignatureError ? 401 : 500).end();
  }
}).listen(9000, "127.0.0.1");
