-- Published texts with their analysis. The id is derived from kind and text, so that the same text has one row; `score`
-- is null until the text is analyzed. `content_id` names the document here that the text was taken from.
CREATE TABLE content_analyses (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  content_type TEXT NOT NULL,
  content_text TEXT NOT NULL,
  published_on TEXT NOT NULL,
  content_id TEXT,
  score INTEGER,
  feedback TEXT NOT NULL DEFAULT '[]',
  rubric_version INTEGER NOT NULL DEFAULT 0,
  analyzed_by TEXT,
  analyzed_at TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (user_id, id)
) WITHOUT ROWID;
CREATE INDEX content_analyses_newest ON content_analyses (user_id, created_at, id);
CREATE INDEX content_analyses_days ON content_analyses (user_id, published_on, score) WHERE score IS NOT NULL;

-- Published pieces with the latest reading of their reception; `readings` holds all of them, oldest first. A count is
-- null where a platform's export has no such column. The id is derived from platform, day and description.
CREATE TABLE engagements (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  platform TEXT NOT NULL,
  content_type TEXT NOT NULL,
  description TEXT NOT NULL,
  published_on TEXT NOT NULL,
  likes INTEGER,
  comments INTEGER,
  shares INTEGER,
  views INTEGER,
  readings TEXT NOT NULL DEFAULT '[]',
  created_at TEXT NOT NULL,
  deleted_at TEXT,
  PRIMARY KEY (user_id, id)
) WITHOUT ROWID;
CREATE INDEX engagements_newest ON engagements (user_id, published_on, id) WHERE deleted_at IS NULL;
CREATE INDEX engagements_deleted ON engagements (deleted_at) WHERE deleted_at IS NOT NULL;

-- The score as it was last calculated. Every change of its inputs raises `inputs`; a calculation notes in `calculated`
-- which state of them it read, so that an older one never replaces a newer one. `history` holds one score a day.
CREATE TABLE influence_scores (
  user_id TEXT PRIMARY KEY NOT NULL,
  inputs INTEGER NOT NULL DEFAULT 0,
  calculated INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 0,
  score INTEGER,
  content_quality INTEGER,
  engagement INTEGER,
  analyses INTEGER NOT NULL DEFAULT 0,
  pieces INTEGER NOT NULL DEFAULT 0,
  recent_pieces INTEGER NOT NULL DEFAULT 0,
  history TEXT NOT NULL DEFAULT '[]',
  changed_at TEXT NOT NULL,
  calculated_at TEXT
) WITHOUT ROWID;

CREATE TRIGGER content_analyses_of_user BEFORE INSERT ON content_analyses
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER engagements_of_user BEFORE INSERT ON engagements
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER influence_scores_of_user BEFORE INSERT ON influence_scores
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;

-- The plan before the last change of plan, and when that was: readiness keeps to it until the next period begins.
ALTER TABLE users ADD COLUMN tier_before TEXT;
ALTER TABLE users ADD COLUMN tier_changed_at TEXT;
