-- Why: see the same step of a file.

ALTER TABLE tables
    ADD COLUMN pace text NOT NULL DEFAULT 'none',
    ADD COLUMN late text NOT NULL DEFAULT 'ask',
    ADD COLUMN asleep boolean NOT NULL DEFAULT false,
    ADD COLUMN offer json,
    ADD COLUMN touched_at timestamptz,
    ADD COLUMN clock text,
    ADD COLUMN since timestamptz,
    ADD COLUMN due_at timestamptz;

DROP INDEX one_open_table_a_channel;
CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id)
    WHERE stage IN ('lobby', 'playing') AND NOT asleep;
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX open_tables_of_a_server ON tables (guild_id) WHERE stage IN ('lobby', 'playing');

ALTER TABLE seats
    ADD COLUMN deputy text,
    ADD COLUMN missed integer NOT NULL DEFAULT 0,
    ADD COLUMN past text NOT NULL DEFAULT '';
CREATE INDEX seats_of_a_person ON seats (user_id) WHERE user_id IS NOT NULL;

UPDATE tables SET touched_at = date_trunc('second', now()),
    due_at = date_trunc('second', now() + interval '1 day')
    WHERE stage IN ('lobby', 'playing');

CREATE TABLE people (
    user_id bigint PRIMARY KEY,
    reminders text NOT NULL CHECK (reminders IN ('channel', 'direct', 'both', 'none')),
    quiet_from integer,
    quiet_to integer,
    zone text NOT NULL,
    away_until timestamptz
);

ALTER TABLE servers
    ADD COLUMN language text NOT NULL DEFAULT '',
    ADD COLUMN pace text NOT NULL DEFAULT 'none',
    ADD COLUMN channels json NOT NULL DEFAULT '[]',
    ADD COLUMN callers text NOT NULL DEFAULT 'moderators',
    ADD COLUMN reminders boolean NOT NULL DEFAULT true,
    ADD COLUMN most_tables integer NOT NULL DEFAULT 50,
    ADD COLUMN most_each integer NOT NULL DEFAULT 5;
