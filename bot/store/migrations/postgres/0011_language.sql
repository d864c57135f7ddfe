-- Why: what the bot writes to somebody alone is in their language. Discord tells it only while they do
-- something, so it is kept with what they choose, as it was then.

ALTER TABLE people ADD COLUMN language text NOT NULL DEFAULT '';
