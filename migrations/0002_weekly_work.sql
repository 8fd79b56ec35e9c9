-- When somebody was last here, moved at most once a day: who has been away for long is not worked for.
ALTER TABLE users ADD COLUMN seen_at TEXT NOT NULL DEFAULT '';
UPDATE users SET seen_at = created_at;

-- Scheduled work over all users: how far it has got, and the pages of users that were handed out and not yet done.
CREATE TABLE fan_outs (
  name TEXT NOT NULL,
  slot TEXT NOT NULL,
  cursor TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL DEFAULT 'preparing',
  fence INTEGER NOT NULL DEFAULT 0,
  wake_at TEXT NOT NULL,
  started_at TEXT NOT NULL,
  PRIMARY KEY (name, slot)
) WITHOUT ROWID;
CREATE INDEX fan_outs_wake ON fan_outs (wake_at) WHERE state <> 'done';

CREATE TABLE fan_out_pages (
  name TEXT NOT NULL,
  slot TEXT NOT NULL,
  after TEXT NOT NULL,
  up_to TEXT NOT NULL,
  wake_at TEXT NOT NULL,
  PRIMARY KEY (name, slot, after)
) WITHOUT ROWID;
CREATE INDEX fan_out_pages_wake ON fan_out_pages (wake_at);
