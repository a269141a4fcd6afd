-- The three tables of the fixed floor, and the key and the certificates that it reads.
CREATE TABLE reference_key (
    id uuid PRIMARY KEY,
    issuer_id uuid NOT NULL,
    digest bytea NOT NULL UNIQUE
);

CREATE TABLE reference_certificate (
    id uuid PRIMARY KEY,
    issuer_id uuid NOT NULL,
    type_id bigint NOT NULL,
    product_id text NOT NULL,
    serial_number text NOT NULL,
    holder_email text NOT NULL,
    valid_until date NOT NULL,
    issued_at timestamptz NOT NULL,
    state text NOT NULL,
    document bytea NOT NULL,
    data_hash bytea NOT NULL
);
CREATE INDEX reference_certificate_newest ON reference_certificate (issuer_id, id);
CREATE INDEX reference_certificate_serial ON reference_certificate (issuer_id, serial_number);

CREATE TABLE reference_event (
    id uuid PRIMARY KEY,
    issuer_id uuid NOT NULL,
    type text NOT NULL,
    certificate_id uuid NOT NULL,
    occurred_at timestamptz NOT NULL,
    body bytea NOT NULL
);

INSERT INTO reference_key (id, issuer_id, digest)
VALUES ('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002',
        sha256('reference-key'));

INSERT INTO reference_certificate
SELECT ('00000000-0000-0000-0001-' || lpad(to_hex(n), 12, '0'))::uuid,
       '00000000-0000-0000-0000-000000000002', 1, '4711-A', 'SEED-' || n,
       'holder@customer.example', '2036-12-31', now(), 'active',
       convert_to('{"serialNumber":"SEED-' || n || '"}', 'UTF8'), sha256(convert_to(n::text, 'UTF8'))
  FROM generate_series(1, 1000) n;
