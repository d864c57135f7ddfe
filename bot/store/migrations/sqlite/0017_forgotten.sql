-- Why: somebody may ask to be forgotten while the last board of their game is being posted. What is
-- noted of that board afterwards would bring their name back. From a table that is over and was
-- blanked for somebody, no message and no text is noted any more.

ALTER TABLE tables ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;
