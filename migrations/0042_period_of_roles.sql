-- Few lines have only their role's period, so the index of those holds no others: each line of a reflection costs one
-- row less. The lines with a told period are found by the index of all lines of a state by their time.
DROP INDEX achievements_known_period;
CREATE INDEX achievements_period_of_role ON achievements (user_id, state, period_to, id) WHERE period_of_role = 1;
