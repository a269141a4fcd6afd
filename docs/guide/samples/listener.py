import os
from http.server import BaseHTTPRequestHandler, HTTPServer

from certificate_issuing import InvalidSignature, webhooks


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        try:
            event = webhooks.verify(os.environ["WEBHOOK_SECRET"], self.headers, body)
        except InvalidSignature:
            self.send_response(401)
        else:
            print(event["type"], event["id"])
            self.send_response(204)
        self.end_headers()


HTTPServer(("127.0.0.1", 9000), Receiver).serve_forever()
