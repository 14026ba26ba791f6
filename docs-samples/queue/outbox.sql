CREATE TABLE outbox (
  id         TEXT PRIMARY KEY,           -- The idempotency key.
  body       TEXT NOT NULL,              -- The request, exactly as it is sent.
  state      TEXT NOT NULL DEFAULT 'waiting',
  attempts   INTEGER NOT NULL DEFAULT 0,
  not_before REAL NOT NULL DEFAULT 0,    -- Seconds since 1970.
  email_id   TEXT,
  error      TEXT
);
