-- The pool of articles that every feed is ranked from; the same article comes in once, by address or by title.
CREATE TABLE articles (
  id TEXT PRIMARY KEY,
  url TEXT NOT NULL,
  url_key TEXT NOT NULL UNIQUE,
  title_key TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  source TEXT NOT NULL,
  host TEXT NOT NULL,
  terms TEXT NOT NULL DEFAULT '[]',
  origin TEXT NOT NULL,
  image_key TEXT,
  icon_key TEXT,
  published_at TEXT,
  created_at TEXT NOT NULL
) WITHOUT ROWID;

-- Which industries an article is for; 'General' is for everybody, 'Kept' holds what somebody has saved.
CREATE TABLE article_shelves (
  industry TEXT NOT NULL,
  article_id TEXT NOT NULL,
  PRIMARY KEY (industry, article_id)
) WITHOUT ROWID;

-- When an industry's shelf was last filled, when that was last tried, and what went wrong.
CREATE TABLE shelf_fills (
  industry TEXT PRIMARY KEY,
  tried_at TEXT NOT NULL DEFAULT '',
  filled_at TEXT NOT NULL DEFAULT '',
  problem TEXT
) WITHOUT ROWID;

-- The state of each source as a shelf last read it: a feed on two shelves is new to each of them.
CREATE TABLE feed_sources (
  industry TEXT NOT NULL,
  url TEXT NOT NULL,
  etag TEXT,
  last_modified TEXT,
  failures INTEGER NOT NULL DEFAULT 0,
  not_before TEXT NOT NULL DEFAULT '',
  checked_at TEXT NOT NULL,
  PRIMARY KEY (industry, url)
) WITHOUT ROWID;

-- The icon of each site that articles stand on; null where it has none that can be shown.
CREATE TABLE site_icons (
  host TEXT PRIMARY KEY,
  icon_key TEXT,
  checked_at TEXT NOT NULL
) WITHOUT ROWID;

-- One row a user: what the dashboard shows now, by filter and in order, and what the user said about articles and
-- sources.
CREATE TABLE feeds (
  user_id TEXT PRIMARY KEY,
  slot TEXT NOT NULL DEFAULT '',
  refreshed_at TEXT NOT NULL DEFAULT '',
  asked_at TEXT NOT NULL DEFAULT '',
  current TEXT NOT NULL DEFAULT '{}',
  tastes TEXT NOT NULL DEFAULT '{}',
  muted TEXT NOT NULL DEFAULT '{}'
) WITHOUT ROWID;

-- One small row for each article in a user's feed; ids grow with time.
CREATE TABLE feed_items (
  user_id TEXT NOT NULL,
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  article_id TEXT NOT NULL,
  relevance INTEGER NOT NULL,
  reasons TEXT NOT NULL,
  read_at TEXT,
  saved_at TEXT,
  PRIMARY KEY (user_id, type, id)
) WITHOUT ROWID;
CREATE INDEX feed_items_saved ON feed_items (user_id, type, id) WHERE saved_at IS NOT NULL;
