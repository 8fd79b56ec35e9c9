-- Grows with each save of the profile, so that whoever saves over what they have not seen can be told.
ALTER TABLE profiles ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
