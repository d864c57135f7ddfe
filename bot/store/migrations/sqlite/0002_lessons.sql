-- Why: a tutorial is a table that explains itself. It remembers how far its lessons have come:
-- 0 at a table without, 1 to 5 the lesson shown, 6 once all have been.

ALTER TABLE tables ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0;
