-- Keys of what was tried begin with their day, so that old ones are found without an index that each try would pay for.
DROP INDEX login_throttle_age;
DELETE FROM login_throttle;

-- When the password behind a session was last given.
ALTER TABLE sessions ADD COLUMN confirmed_at TEXT NOT NULL DEFAULT '';
UPDATE sessions SET confirmed_at = created_at;

-- Browsers and programs in which a user has signed in; only the hash of what they carry is kept. Others' failed tries
-- do not count against them.
CREATE TABLE known_devices (
  user_id TEXT NOT NULL,
  hash TEXT NOT NULL,
  label TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  PRIMARY KEY (user_id, hash)
) WITHOUT ROWID;
CREATE INDEX known_devices_age ON known_devices (seen_at);
CREATE TRIGGER known_devices_of_user BEFORE INSERT ON known_devices
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;

-- What concerned the safety of an account, for its owner to read. `network` is only the larger part of an address.
CREATE TABLE security_events (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  label TEXT NOT NULL,
  network TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (user_id, id)
) WITHOUT ROWID;
CREATE INDEX security_events_age ON security_events (created_at);
CREATE TRIGGER security_events_of_user BEFORE INSERT ON security_events
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
