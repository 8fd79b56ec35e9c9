-- How many applications stand in each column of the board; kept by triggers, since counting thousands of rows for a page
-- reads them all. What is in the trash does not count.
CREATE TABLE job_analysis_counts (
  user_id TEXT NOT NULL,
  status TEXT NOT NULL,
  live INTEGER NOT NULL,
  PRIMARY KEY (user_id, status)
) WITHOUT ROWID;
CREATE TRIGGER job_analysis_counts_of_user BEFORE INSERT ON job_analysis_counts
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;

INSERT INTO job_analysis_counts (user_id, status, live)
SELECT user_id, status, count(*) FROM job_analyses WHERE trashed = 0 GROUP BY user_id, status;

CREATE TRIGGER job_analyses_counted AFTER INSERT ON job_analyses WHEN NEW.trashed = 0 BEGIN
  INSERT INTO job_analysis_counts (user_id, status, live) VALUES (NEW.user_id, NEW.status, 1)
  ON CONFLICT (user_id, status) DO UPDATE SET live = live + 1;
END;
CREATE TRIGGER job_analyses_counted_otherwise AFTER UPDATE OF status, trashed ON job_analyses
WHEN OLD.status <> NEW.status OR OLD.trashed <> NEW.trashed BEGIN
  UPDATE job_analysis_counts SET live = live - 1
  WHERE user_id = OLD.user_id AND status = OLD.status AND OLD.trashed = 0;
  INSERT INTO job_analysis_counts (user_id, status, live) SELECT NEW.user_id, NEW.status, 1 WHERE NEW.trashed = 0
  ON CONFLICT (user_id, status) DO UPDATE SET live = live + 1;
END;
CREATE TRIGGER job_analyses_uncounted AFTER DELETE ON job_analyses WHEN OLD.trashed = 0 BEGIN
  UPDATE job_analysis_counts SET live = live - 1 WHERE user_id = OLD.user_id AND status = OLD.status;
END;

-- A closed application's step is not due, however many there are.
DROP INDEX job_analyses_due;
CREATE INDEX job_analyses_due ON job_analyses (user_id, next_step_on)
WHERE next_step_on IS NOT NULL AND trashed = 0 AND status <> 'closed';
