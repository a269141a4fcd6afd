"""Settings of what proves certificates to others: the transparency log and the keys that sign."""

from .environment import Env

env = Env()

# Signs the checkpoints of the transparency log: 32 bytes in base64. Only workers have it.
LOG_KEY = env.str("LOG_KEY", default="")
# Other keys that sign each checkpoint, too: the former key, from the day that LOG_KEY has a successor on.
LOG_KEY_FALLBACKS = env.list("LOG_KEY_FALLBACKS", default=[])
# The name of that log, for ever: who checks certificates knows it by this name and its public key. Without
# it, base.py takes the host.
LOG_ORIGIN = env.str("LOG_ORIGIN", default="")
# Encrypt the issuers' signing keys (lib/crypto.py), as FIELD_KEYS do other secrets. Only workers have them.
SIGNING_KEYS = env.list("SIGNING_KEYS", default=[])
# Where checkpoints of the log and signatures of PDFs are time-stamped (RFC 3161), and the file (PEM) with
# the certificates of the authority that the stamps must lead to.
TIMESTAMP_URL = env.str("TIMESTAMP_URL", default="")
TIMESTAMP_CA = env.str("TIMESTAMP_CA", default="")
# Who cosigns checkpoints: "<verifier key> <address>", separated by commas (C2SP tlog-witness).
LOG_WITNESSES = env.list("LOG_WITNESSES", default=[])
