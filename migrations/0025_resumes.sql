-- The template that a resume is shown and exported in, and the name that its owner gave to the current version.
ALTER TABLE contents ADD COLUMN template TEXT;
ALTER TABLE contents ADD COLUMN version_name TEXT;

-- What a document was before each save, oldest first. Goes into the trash with its document.
CREATE TABLE content_versions (
  user_id TEXT NOT NULL,
  content_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  title TEXT NOT NULL,
  document TEXT NOT NULL,
  structured TEXT,
  name TEXT,
  saved_at TEXT NOT NULL,
  trashed_at TEXT,
  PRIMARY KEY (user_id, content_id, version)
) WITHOUT ROWID;
CREATE INDEX content_versions_trash ON content_versions (trashed_at) WHERE trashed_at IS NOT NULL;

-- A private address of one document. Only a hash of its token is kept.
CREATE TABLE shares (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  content_id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  passcode_hash TEXT,
  expires_at TEXT,
  ended_at TEXT,
  is_indexed INTEGER NOT NULL DEFAULT 0,
  shows_sources INTEGER NOT NULL DEFAULT 0,
  views INTEGER NOT NULL DEFAULT 0,
  wrong_passcodes INTEGER NOT NULL DEFAULT 0,
  last_viewed_on TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (user_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX shares_token ON shares (token_hash);
CREATE INDEX shares_content ON shares (user_id, content_id);
CREATE INDEX shares_ended ON shares (ended_at) WHERE ended_at IS NOT NULL;

CREATE TRIGGER content_versions_of_user BEFORE INSERT ON content_versions
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER shares_of_user BEFORE INSERT ON shares
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
