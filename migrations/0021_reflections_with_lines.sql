-- A reflection grows a version with each edit. It knows its evidence, the lines made from it, the one question that is
-- open about it, and the answers to earlier ones (each an item of evidence of its own).
ALTER TABLE growth_entries ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE growth_entries ADD COLUMN evidence_id TEXT;
ALTER TABLE growth_entries ADD COLUMN lines TEXT NOT NULL DEFAULT '[]';
ALTER TABLE growth_entries ADD COLUMN follow_up TEXT;
ALTER TABLE growth_entries ADD COLUMN follow_ups TEXT NOT NULL DEFAULT '[]';

-- An item is made right after its reflection, so it stands among the next few ids.
UPDATE growth_entries SET evidence_id = (
  SELECT e.id FROM evidence e
  WHERE e.user_id = growth_entries.user_id AND e.retired = 0 AND e.id > growth_entries.id AND e.id < 'profile-'
    AND e.kind = 'reflection' AND e.subject_id = growth_entries.id
  ORDER BY e.id LIMIT 1
);
