-- What the user has switched off for the AI provider, by purpose.
ALTER TABLE users ADD COLUMN ai_off TEXT NOT NULL DEFAULT '[]';

-- What a session was opened with, in words, and when it was last used (to the day).
ALTER TABLE sessions ADD COLUMN label TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN seen_at TEXT NOT NULL DEFAULT '';

-- Personal API tokens; only their hashes are kept.
CREATE TABLE api_tokens (
  hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  scopes TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  used_on TEXT
) WITHOUT ROWID;
CREATE INDEX api_tokens_user ON api_tokens (user_id, id);

-- Every call to the AI provider on a user's behalf, for that user to read.
CREATE TABLE ai_runs (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  purpose TEXT NOT NULL,
  model TEXT NOT NULL,
  sent TEXT NOT NULL,
  input_tokens INTEGER,
  output_tokens INTEGER,
  outcome TEXT NOT NULL,
  milliseconds INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (user_id, id)
) WITHOUT ROWID;
-- Old runs are removed every day.
CREATE INDEX ai_runs_age ON ai_runs (created_at);
