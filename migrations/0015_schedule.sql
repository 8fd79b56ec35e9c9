-- Who works on a slot of the schedule and until when, how far it got, and when it was done: a slot counts as taken only
-- once its work is done.
ALTER TABLE cron_runs ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;
ALTER TABLE cron_runs ADD COLUMN lease_until TEXT NOT NULL DEFAULT '';
ALTER TABLE cron_runs ADD COLUMN cursor TEXT NOT NULL DEFAULT '';
ALTER TABLE cron_runs ADD COLUMN done_at TEXT;

-- Whatever only ages is found by its age, so that a day's clean-up reads what it removes and no more.
CREATE INDEX sessions_end ON sessions (expires_at);
CREATE INDEX api_tokens_end ON api_tokens (expires_at);
CREATE INDEX jobs_finished ON jobs (finished_at) WHERE finished_at IS NOT NULL;
CREATE INDEX cron_runs_age ON cron_runs (started_at);
CREATE INDEX fan_outs_age ON fan_outs (started_at);
CREATE INDEX checkout_keys_age ON checkout_keys (created_at);
CREATE INDEX billing_events_age ON billing_events (received_at);
CREATE INDEX tracking_events_age ON tracking_events (created_at);
CREATE INDEX site_icons_age ON site_icons (checked_at);
CREATE INDEX feed_sources_age ON feed_sources (checked_at);

-- Whether a kept picture is still shown anywhere.
CREATE INDEX articles_image ON articles (image_key) WHERE image_key IS NOT NULL;
CREATE INDEX articles_icon ON articles (icon_key) WHERE icon_key IS NOT NULL;
CREATE INDEX site_icons_icon ON site_icons (icon_key) WHERE icon_key IS NOT NULL;
