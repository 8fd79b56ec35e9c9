-- The template that a version was shown in; empty for the first one, null where it was not kept.
ALTER TABLE content_versions ADD COLUMN template TEXT;
