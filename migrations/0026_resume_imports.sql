-- The newest resume that a person brought: as read from its file, until they decide what to take over. The file itself is an upload.
CREATE TABLE resume_imports (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  read TEXT,
  fault TEXT,
  accepted_at TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (user_id, id)
) WITHOUT ROWID;
CREATE TRIGGER resume_imports_of_user BEFORE INSERT ON resume_imports
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
