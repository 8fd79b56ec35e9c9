-- What the owner calls a link, to tell several apart; empty without one.
ALTER TABLE shares ADD COLUMN name TEXT NOT NULL DEFAULT '';
