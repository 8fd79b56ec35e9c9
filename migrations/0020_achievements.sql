-- The lines of a person's record: what documents are made of. `evidence` holds the ids of the words that a line was made
-- from, `item_id` the item that an agreed line itself is. `role_id` is empty where a line is tied to no role, and `place`
-- is the person's own order within a role: small numbers first, by default the newest.
CREATE TABLE achievements (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  state TEXT NOT NULL,
  text TEXT NOT NULL,
  role_id TEXT NOT NULL DEFAULT '',
  role_choices TEXT NOT NULL DEFAULT '[]',
  place INTEGER NOT NULL,
  period_from TEXT NOT NULL,
  period_to TEXT NOT NULL,
  parts TEXT NOT NULL,
  figure TEXT,
  skills TEXT NOT NULL DEFAULT '[]',
  strength INTEGER NOT NULL DEFAULT 0,
  pinned INTEGER NOT NULL DEFAULT 0,
  needs_look INTEGER NOT NULL DEFAULT 0,
  added TEXT NOT NULL DEFAULT '[]',
  evidence TEXT NOT NULL DEFAULT '[]',
  item_id TEXT,
  entry_id TEXT,
  merged_into TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (user_id, id)
) WITHOUT ROWID;
-- A state's lines by their time, and by role in the person's order.
CREATE INDEX achievements_period ON achievements (user_id, state, period_to, id);
CREATE INDEX achievements_role ON achievements (user_id, state, role_id, place, id);

CREATE TRIGGER achievements_of_user BEFORE INSERT ON achievements
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
