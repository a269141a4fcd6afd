"""TXT records of DNS, under a deadline."""

import dns.asyncresolver
import dns.exception
import dns.resolver

DEADLINE = 5.0  # seconds, over all name servers and repetitions
MAX_RECORDS = 100


class NoAnswer(Exception):
    """The name servers did not answer in time, or with an error; trying again may help."""


def resolver() -> dns.asyncresolver.Resolver:
    """The machine's own resolver, as /etc/resolv.conf says."""
    return dns.asyncresolver.Resolver()


async def txt_records(name: str) -> list[str]:
    """The texts of a name's TXT records; empty if it has none. Raises NoAnswer."""
    try:
        answer = await resolver().resolve(name, "TXT", lifetime=DEADLINE, search=False)
    except (dns.resolver.NXDOMAIN, dns.resolver.NoAnswer):
        return []
    except (dns.exception.DNSException, OSError) as error:
        raise NoAnswer from error
    texts = (b"".join(record.strings) for record in answer)
    return [
        text.decode(errors="replace") for text, _ in zip(texts, range(MAX_RECORDS), strict=False)
    ]
