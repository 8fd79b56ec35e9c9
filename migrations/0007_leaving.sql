-- Archives of accounts: those that were built for their user to download, and those that were sent to be imported.
-- The file lies in the bucket until `expires_at`; `summary` says what an import brought.
CREATE TABLE archives (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  purpose TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  summary TEXT,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (user_id, id)
) WITHOUT ROWID;
CREATE INDEX archives_end ON archives (expires_at);

-- Accounts whose removal has begun; the row goes when nothing of the user is left. `last_look_at` is set where work
-- of the user was still running: whatever that puts into the bucket afterwards is removed by a last look.
CREATE TABLE deletions (
  user_id TEXT PRIMARY KEY,
  customer_id TEXT,
  fence INTEGER NOT NULL DEFAULT 0,
  failures INTEGER NOT NULL DEFAULT 0,
  wake_at TEXT NOT NULL,
  last_look_at TEXT,
  started_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX deletions_wake ON deletions (wake_at);

-- The counterpart of `jobs_open`: a user's finished jobs are found without reading those of others.
CREATE INDEX jobs_over ON jobs (user_id, id) WHERE status IN ('succeeded', 'failed');

-- Work that was under way when its user left must not write anything back: a row for a user who is not there is not
-- stored. Every table that holds a user's rows has such a trigger; a test compares.
CREATE TRIGGER sessions_of_user BEFORE INSERT ON sessions
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER profiles_of_user BEFORE INSERT ON profiles
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER counters_of_user BEFORE INSERT ON counters
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER growth_entries_of_user BEFORE INSERT ON growth_entries
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER evidence_of_user BEFORE INSERT ON evidence
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER contents_of_user BEFORE INSERT ON contents
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER jobs_of_user BEFORE INSERT ON jobs
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER notifications_of_user BEFORE INSERT ON notifications
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER tracking_events_of_user BEFORE INSERT ON tracking_events
WHEN NEW.user_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER readiness_snapshots_of_user BEFORE INSERT ON readiness_snapshots
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER feeds_of_user BEFORE INSERT ON feeds
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER feed_items_of_user BEFORE INSERT ON feed_items
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER billing_accounts_of_user BEFORE INSERT ON billing_accounts
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER billing_events_of_user BEFORE INSERT ON billing_events
WHEN NEW.user_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER checkout_keys_of_user BEFORE INSERT ON checkout_keys
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER api_tokens_of_user BEFORE INSERT ON api_tokens
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER ai_runs_of_user BEFORE INSERT ON ai_runs
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER archives_of_user BEFORE INSERT ON archives
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
