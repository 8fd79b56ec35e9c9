-- The export that a person imported last, with how far its reading got. `faults` lists
-- what is wrong with the file, `failure` says why nothing was imported.
CREATE TABLE engagement_imports (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  rows_read INTEGER NOT NULL DEFAULT 0,
  pieces INTEGER NOT NULL DEFAULT 0,
  added INTEGER NOT NULL DEFAULT 0,
  faults TEXT NOT NULL DEFAULT '[]',
  failure TEXT,
  finished_at TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (user_id, id)
) WITHOUT ROWID;
CREATE TRIGGER engagement_imports_of_user BEFORE INSERT ON engagement_imports
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;

-- Rows of an export under import, which one transaction moves to `engagements` once the whole file is read.
CREATE TABLE staged_engagements (
  user_id TEXT NOT NULL,
  import_id TEXT NOT NULL,
  id TEXT NOT NULL,
  platform TEXT NOT NULL,
  content_type TEXT NOT NULL,
  description TEXT NOT NULL,
  published_on TEXT NOT NULL,
  readings TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (user_id, import_id, id)
) WITHOUT ROWID;
CREATE TRIGGER staged_engagements_of_user BEFORE INSERT ON staged_engagements
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
