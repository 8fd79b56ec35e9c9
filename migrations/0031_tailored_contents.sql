-- The documents written for a posting, newest first.
CREATE INDEX contents_tailored ON contents (user_id, trashed, id) WHERE job_analysis_id IS NOT NULL;
