import hashlib
from pathlib import Path

print(hashlib.sha256(Path("canonical.json").read_bytes()).hexdigest())
