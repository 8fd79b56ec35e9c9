-- Everything in the inbox up to this line was marked read at once: one row written, however many lines there are.
ALTER TABLE counters ADD COLUMN notices_read_to TEXT NOT NULL DEFAULT '';

-- The inbox line of a job that took the last unit of a limit: title, body and address, written once the unit is used.
ALTER TABLE jobs ADD COLUMN limit_notice TEXT;
