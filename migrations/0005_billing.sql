-- A paid plan that ends by itself at a moment that is known: the end of a cancelled period, or of the grace.
ALTER TABLE users ADD COLUMN tier_until TEXT;

-- What the payment provider said last about a user; `read_at` is when that was asked, and only a later reading counts.
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
  period_start TEXT,
  period_end TEXT,
  cancel_at_period_end INTEGER NOT NULL DEFAULT 0,
  past_due_since TEXT,
  read_at TEXT NOT NULL DEFAULT ''
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
