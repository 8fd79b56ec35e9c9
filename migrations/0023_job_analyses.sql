-- Job postings that a person has had read, and how far the application for each has come. `text` is the posting as it was
-- read or corrected, `own_facts` names the facts that the person set themselves, and `not_mine` the requirements they have
-- put aside. Long columns stand last, so that lists do not read them.
CREATE TABLE job_analyses (
  user_id TEXT NOT NULL,
  trashed INTEGER NOT NULL DEFAULT 0,
  id TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  status TEXT NOT NULL DEFAULT 'saved',
  status_dates TEXT NOT NULL DEFAULT '{}',
  next_step TEXT NOT NULL DEFAULT '',
  next_step_on TEXT,
  source_kind TEXT NOT NULL,
  source TEXT NOT NULL,
  title TEXT NOT NULL DEFAULT '',
  company TEXT NOT NULL DEFAULT '',
  location TEXT NOT NULL DEFAULT '',
  work_mode TEXT,
  pay TEXT NOT NULL DEFAULT '',
  closing_date TEXT,
  skills TEXT NOT NULL DEFAULT '[]',
  words TEXT NOT NULL DEFAULT '[]',
  is_english INTEGER NOT NULL DEFAULT 1,
  own_facts TEXT NOT NULL DEFAULT '[]',
  not_mine TEXT NOT NULL DEFAULT '[]',
  read_by TEXT NOT NULL,
  prompt_version INTEGER NOT NULL,
  score INTEGER,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  trashed_at TEXT,
  requirements TEXT NOT NULL DEFAULT '[]',
  match TEXT,
  notes TEXT NOT NULL DEFAULT '',
  text TEXT NOT NULL,
  PRIMARY KEY (user_id, trashed, id)
) WITHOUT ROWID;
-- The board, the steps that are due, and the trash by age.
CREATE INDEX job_analyses_status ON job_analyses (user_id, trashed, status, id);
CREATE INDEX job_analyses_due ON job_analyses (user_id, next_step_on) WHERE next_step_on IS NOT NULL AND trashed = 0;
CREATE INDEX job_analyses_trash ON job_analyses (trashed_at) WHERE trashed_at IS NOT NULL;

-- The words by which a posting is found; kept by triggers beside the column `words` of what is not in the trash.
CREATE TABLE job_analysis_words (
  user_id TEXT NOT NULL,
  word TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (user_id, word, id)
) WITHOUT ROWID;

CREATE TRIGGER job_analyses_of_user BEFORE INSERT ON job_analyses
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER job_analysis_words_of_user BEFORE INSERT ON job_analysis_words
WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER job_analyses_inserted AFTER INSERT ON job_analyses WHEN NEW.trashed = 0 BEGIN
  INSERT OR IGNORE INTO job_analysis_words (user_id, word, id) SELECT NEW.user_id, value, NEW.id FROM json_each(NEW.words);
END;
CREATE TRIGGER job_analyses_found_otherwise AFTER UPDATE OF words, trashed ON job_analyses
WHEN OLD.words <> NEW.words OR OLD.trashed <> NEW.trashed BEGIN
  DELETE FROM job_analysis_words
  WHERE user_id = OLD.user_id AND word IN (SELECT value FROM json_each(OLD.words)) AND id = OLD.id;
  INSERT OR IGNORE INTO job_analysis_words (user_id, word, id)
  SELECT NEW.user_id, value, NEW.id FROM json_each(NEW.words) WHERE NEW.trashed = 0;
END;
CREATE TRIGGER job_analyses_deleted AFTER DELETE ON job_analyses BEGIN
  DELETE FROM job_analysis_words
  WHERE user_id = OLD.user_id AND word IN (SELECT value FROM json_each(OLD.words)) AND id = OLD.id;
END;
