-- How far an import has come: each slice of it begins where the one before it ended.
ALTER TABLE archives ADD COLUMN progress TEXT;

-- Imports that are over and whose file has not been removed yet. There are only ever a few.
CREATE INDEX archives_imported ON archives (user_id, id) WHERE purpose = 'import' AND summary IS NOT NULL AND bytes > 0;
