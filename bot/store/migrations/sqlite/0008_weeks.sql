-- Why: a game goes on for weeks. A table has a pace and says what follows when time is up; its
-- clock is kept with it (`since` when it runs, the rest as JSON), and `due_at` is when something is
-- to be done there next, so that one look finds it. `touched_at` is when somebody last did
-- something. A table that sleeps has given its channel free. A seat may be offered to somebody, be
-- played for by a computer for a while, and have had others in it before (`past`).
-- People choose how they are reminded; servers choose more than before.

ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
ALTER TABLE tables ADD COLUMN late TEXT NOT NULL DEFAULT 'ask';
ALTER TABLE tables ADD COLUMN asleep INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN offer TEXT;
ALTER TABLE tables ADD COLUMN touched_at TEXT;
ALTER TABLE tables ADD COLUMN clock TEXT;
ALTER TABLE tables ADD COLUMN since TEXT;
ALTER TABLE tables ADD COLUMN due_at TEXT;

DROP INDEX one_open_table_a_channel;
CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id)
    WHERE stage IN ('lobby', 'playing') AND NOT asleep;
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX open_tables_of_a_server ON tables (guild_id) WHERE stage IN ('lobby', 'playing');

ALTER TABLE seats ADD COLUMN deputy TEXT;
ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN past TEXT NOT NULL DEFAULT '';
CREATE INDEX seats_of_a_person ON seats (user_id) WHERE user_id IS NOT NULL;

-- The tables that are open now were touched when they were brought here.
UPDATE tables SET touched_at = strftime('%Y-%m-%dT%H:%M:%S+00:00', 'now'),
    due_at = strftime('%Y-%m-%dT%H:%M:%S+00:00', 'now', '+1 day')
    WHERE stage IN ('lobby', 'playing');

CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    reminders TEXT NOT NULL CHECK (reminders IN ('channel', 'direct', 'both', 'none')),
    quiet_from INTEGER,
    quiet_to INTEGER,
    zone TEXT NOT NULL,
    away_until TEXT
) STRICT;

ALTER TABLE servers ADD COLUMN language TEXT NOT NULL DEFAULT '';
ALTER TABLE servers ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
ALTER TABLE servers ADD COLUMN channels TEXT NOT NULL DEFAULT '[]';
ALTER TABLE servers ADD COLUMN callers TEXT NOT NULL DEFAULT 'moderators';
ALTER TABLE servers ADD COLUMN reminders INTEGER NOT NULL DEFAULT 1;
ALTER TABLE servers ADD COLUMN most_tables INTEGER NOT NULL DEFAULT 50;
ALTER TABLE servers ADD COLUMN most_each INTEGER NOT NULL DEFAULT 5;
