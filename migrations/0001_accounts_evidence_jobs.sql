CREATE TABLE users (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  tier TEXT NOT NULL DEFAULT 'free',
  billing_anchor TEXT,
  time_zone TEXT NOT NULL DEFAULT 'UTC',
  cadence TEXT NOT NULL DEFAULT 'daily',
  demo_until TEXT,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX users_demo ON users (demo_until) WHERE demo_until IS NOT NULL;

-- Found by either token's hash; listed and ended by user. Ended ones are removed at the user's next sign-in.
CREATE TABLE sessions (
  cookie_hash TEXT PRIMARY KEY,
  bearer_hash TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_user ON sessions (user_id, id);

CREATE TABLE login_throttle (
  key TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  next_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX login_throttle_age ON login_throttle (updated_at);

CREATE TABLE profiles (
  user_id TEXT PRIMARY KEY,
  title TEXT NOT NULL DEFAULT '',
  industry TEXT NOT NULL DEFAULT '',
  bio TEXT NOT NULL DEFAULT '',
  experience TEXT NOT NULL DEFAULT '',
  skills TEXT NOT NULL DEFAULT '[]',
  x_factor TEXT NOT NULL DEFAULT '',
  desired_professional_tone TEXT NOT NULL DEFAULT '',
  short_term_goals TEXT NOT NULL DEFAULT '',
  long_term_goals TEXT NOT NULL DEFAULT '',
  linkedin_url TEXT NOT NULL DEFAULT '',
  portfolio_url TEXT NOT NULL DEFAULT '',
  github_url TEXT NOT NULL DEFAULT '',
  is_onboarding_complete INTEGER NOT NULL DEFAULT 0,
  updated_at TEXT NOT NULL
) WITHOUT ROWID;

-- One row of running figures per user, so that no page ever counts history.
CREATE TABLE counters (
  user_id TEXT PRIMARY KEY,
  growth_period TEXT NOT NULL DEFAULT '',
  growth_used INTEGER NOT NULL DEFAULT 0,
  content_period TEXT NOT NULL DEFAULT '',
  content_used INTEGER NOT NULL DEFAULT 0,
  question_turn INTEGER NOT NULL DEFAULT 0,
  answered INTEGER NOT NULL DEFAULT 0,
  impactful INTEGER NOT NULL DEFAULT 0,
  with_numbers INTEGER NOT NULL DEFAULT 0,
  with_people INTEGER NOT NULL DEFAULT 0,
  streak INTEGER NOT NULL DEFAULT 0,
  streak_period INTEGER NOT NULL DEFAULT 0,
  ai_day TEXT NOT NULL DEFAULT '',
  ai_attempts INTEGER NOT NULL DEFAULT 0,
  unread_notifications INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- Ids grow with time, so the key (user_id, …, id) is also the order "newest first".
CREATE TABLE growth_entries (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  question TEXT NOT NULL,
  response TEXT NOT NULL,
  keywords TEXT NOT NULL DEFAULT '[]',
  impact_articulated INTEGER NOT NULL DEFAULT 0,
  quality INTEGER,
  star TEXT,
  analysed_by TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (user_id, id)
) WITHOUT ROWID;

CREATE TABLE evidence (
  user_id TEXT NOT NULL,
  retired INTEGER NOT NULL DEFAULT 0,
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  field TEXT,
  text TEXT NOT NULL,
  source TEXT NOT NULL,
  subject_id TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (user_id, retired, id)
) WITHOUT ROWID;

CREATE TABLE contents (
  user_id TEXT NOT NULL,
  trashed INTEGER NOT NULL DEFAULT 0,
  id TEXT NOT NULL,
  type TEXT NOT NULL,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  document TEXT NOT NULL,
  structured TEXT,
  advice TEXT NOT NULL DEFAULT '[]',
  writer TEXT NOT NULL,
  custom_prompt TEXT,
  job_analysis_id TEXT,
  blocked INTEGER NOT NULL DEFAULT 0,
  unconfirmed INTEGER NOT NULL DEFAULT 0,
  override_at TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  trashed_at TEXT,
  PRIMARY KEY (user_id, trashed, id)
) WITHOUT ROWID;
CREATE INDEX contents_type ON contents (user_id, trashed, type, id);
CREATE INDEX contents_trash ON contents (trashed_at) WHERE trashed_at IS NOT NULL;

-- The id of a job that was asked for under an idempotency key is made from that key, so the key of the table is
-- what keeps a second one out; `body_hash` is of the request that it stood for.
CREATE TABLE jobs (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  type TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  input TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'queued',
  stage TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  fence INTEGER NOT NULL DEFAULT 0,
  not_before TEXT NOT NULL,
  wake_at TEXT NOT NULL,
  hold TEXT,
  hold_period TEXT,
  hold_state TEXT,
  error_code TEXT,
  error TEXT,
  body_hash TEXT,
  created_at TEXT NOT NULL,
  finished_at TEXT
) WITHOUT ROWID;
CREATE INDEX jobs_open ON jobs (user_id, id) WHERE status IN ('queued', 'running');
CREATE INDEX jobs_wake ON jobs (wake_at) WHERE status IN ('queued', 'running');

CREATE TABLE notifications (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  href TEXT NOT NULL,
  read_at TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (user_id, id)
) WITHOUT ROWID;

-- One row per outside provider: how many calls failed in a row, and until when jobs wait for it.
CREATE TABLE breakers (
  name TEXT PRIMARY KEY,
  failures INTEGER NOT NULL DEFAULT 0,
  open_until TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;

CREATE TABLE tracking_events (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  user_id TEXT,
  properties TEXT NOT NULL DEFAULT '{}',
  created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tracking_events_user ON tracking_events (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE cron_runs (
  name TEXT NOT NULL,
  slot TEXT NOT NULL,
  started_at TEXT NOT NULL,
  PRIMARY KEY (name, slot)
) WITHOUT ROWID;
