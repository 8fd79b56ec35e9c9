-- Archives that were built for their user to download; the file lies in the bucket.
CREATE TABLE archives (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (user_id, id)
) WITHOUT ROWID;
CREATE INDEX archives_end ON archives (expires_at);

-- Accounts whose removal has begun; the row goes when nothing of the user is left.
CREATE TABLE deletions (
  user_id TEXT PRIMARY KEY,
  customer_id TEXT,
  fence INTEGER NOT NULL DEFAULT 0,
  wake_at TEXT NOT NULL,
  started_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX deletions_wake ON deletions (wake_at);
