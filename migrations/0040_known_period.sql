-- A review asks for the lines of a period whose time is told, and for those that have only their role's, each by itself.
CREATE INDEX achievements_known_period ON achievements (user_id, state, period_of_role, period_to, id);
