-- How often a job was put back to wait for something outside, and how many of its claims ran out without an end.
-- Neither is a failure of its own, which `attempts` counts.
ALTER TABLE jobs ADD COLUMN waits INTEGER NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN crashes INTEGER NOT NULL DEFAULT 0;
