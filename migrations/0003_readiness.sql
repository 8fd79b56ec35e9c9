-- The readiness score as it stood on a day (UTC), with the percentages that it was made of.
CREATE TABLE readiness_snapshots (
  user_id TEXT NOT NULL,
  day TEXT NOT NULL,
  version INTEGER NOT NULL,
  score INTEGER NOT NULL,
  percentages TEXT NOT NULL,
  PRIMARY KEY (user_id, day)
) WITHOUT ROWID;
