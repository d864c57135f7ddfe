-- Why: what happens to a table without a move (somebody resigns, takes a move back, calls the
-- game off) is told in its next message, after a restart too. `note` is a list of what was done
-- and the name of whoever did it.

ALTER TABLE tables ADD COLUMN note TEXT;
