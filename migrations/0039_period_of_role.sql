-- A line of a history has the period of its role: when in it the line happened, nobody has told. A line merged from such
-- ones knows no more than they do.
ALTER TABLE achievements ADD COLUMN period_of_role INTEGER NOT NULL DEFAULT 0;
UPDATE achievements SET period_of_role = 1
WHERE id BETWEEN 'history-' AND 'history-~' OR id BETWEEN 'import-' AND 'import-~';
UPDATE achievements SET period_of_role = 1
WHERE EXISTS (
  SELECT 1 FROM achievements AS merged
  WHERE merged.user_id = achievements.user_id AND merged.merged_into = achievements.id AND merged.period_of_role = 1
);
