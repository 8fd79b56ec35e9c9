-- What a line of the inbox says, as a code with parameters in JSON; lines from before have their words in title and body.
ALTER TABLE notifications ADD COLUMN words TEXT;
