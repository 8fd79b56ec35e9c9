-- What stands at the head of a resume beside the email address and the links.
ALTER TABLE profiles ADD COLUMN phone TEXT NOT NULL DEFAULT '';
ALTER TABLE profiles ADD COLUMN location TEXT NOT NULL DEFAULT '';
