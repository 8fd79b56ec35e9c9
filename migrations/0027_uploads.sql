-- Files that a person uploaded to have them read. The row exists before the object in the bucket, and both go a day later.
CREATE TABLE uploads (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (user_id, id)
) WITHOUT ROWID;
CREATE INDEX uploads_age ON uploads (created_at);
CREATE TRIGGER uploads_of_user BEFORE INSERT ON uploads
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
