-- Why: a leaderboard names people. A mention that pings nobody shows an id to whoever doesn't know
-- the person. The name goes with the standing, and is forgotten with it.

ALTER TABLE standings ADD COLUMN name TEXT NOT NULL DEFAULT '';
UPDATE standings SET name = coalesce((
    SELECT name FROM seats WHERE user_id = standings.user_id ORDER BY table_id DESC LIMIT 1
), '');
