CREATE TABLE outbox (
  id            TEXT PRIMARY KEY,           -- The idempotency key
  recipient     TEXT NOT NULL,
  body          TEXT NOT NULL,              -- The request body, byte for byte
  state         TEXT NOT NULL DEFAULT 'waiting',
  attempts      INTEGER NOT NULL DEFAULT 0,
  first_attempt REAL,                       -- Unix time
  not_before    REAL NOT NULL DEFAULT 0,    -- Unix time
  email_id      TEXT,
  error         TEXT
);
