-- Why: a table is kept as who sits where, how it was set up, and one appended row a move.
-- `revision` counts every change; `shown` is the revision that the channel has seen, so a
-- table whose last change was saved but never posted can be found and shown again.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('lobby', 'playing', 'finished', 'called-off')),
    host_id INTEGER NOT NULL,
    options TEXT NOT NULL,
    seating TEXT NOT NULL CHECK (seating IN ('joined', 'random')),
    setup TEXT,
    language TEXT NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    shown INTEGER,
    message_id INTEGER,
    caption TEXT NOT NULL DEFAULT '',
    alt TEXT,
    opened_at TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id)
    WHERE stage IN ('lobby', 'playing');
CREATE INDEX tables_not_shown ON tables (id) WHERE shown IS NULL OR shown <> revision;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    computer TEXT,
    resigned INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    made_at TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- What the bot remembers about itself, such as which commands it last registered.
CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
