-- The posting that a document was written to: its later edits are checked against it too.
ALTER TABLE contents ADD COLUMN posting TEXT;
