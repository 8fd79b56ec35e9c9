-- A paid plan that ends by itself at a moment that is known: the end of a cancelled period, or of the grace.
ALTER TABLE users ADD COLUMN tier_until TEXT;

-- What the payment provider said last about a user. Each reading gets a number before it begins (`readings`), and only
-- one with a higher number than the stored one (`reading`) counts. `notice` is what the inbox told last.
CREATE TABLE billing_accounts (
  user_id TEXT PRIMARY KEY,
  customer_id TEXT UNIQUE,
  attempt INTEGER NOT NULL DEFAULT 0,
  checkout_id TEXT,
  checkout_price TEXT,
  subscription_id TEXT,
  status TEXT,
  tier TEXT,
  is_annual INTEGER NOT NULL DEFAULT 0,
  period_end TEXT,
  ends_at TEXT,
  past_due_since TEXT,
  readings INTEGER NOT NULL DEFAULT 0,
  reading INTEGER NOT NULL DEFAULT 0,
  read_at TEXT NOT NULL DEFAULT '',
  notice TEXT
) WITHOUT ROWID;
CREATE INDEX billing_accounts_read ON billing_accounts (read_at) WHERE customer_id IS NOT NULL;

-- The answers of checkouts that were asked for under an idempotency key.
CREATE TABLE checkout_keys (
  user_id TEXT NOT NULL,
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  url TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (user_id, key)
) WITHOUT ROWID;

-- Every event that the payment provider sent, once.
CREATE TABLE billing_events (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  user_id TEXT,
  created_at TEXT NOT NULL,
  received_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX billing_events_user ON billing_events (user_id) WHERE user_id IS NOT NULL;
