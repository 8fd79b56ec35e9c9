-- Grows with each change of the settings, so that whoever saves over what they have not seen can be told.
ALTER TABLE users ADD COLUMN settings_version INTEGER NOT NULL DEFAULT 1;
