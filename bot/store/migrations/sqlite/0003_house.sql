-- Why: what follows from a change must not be lost when the process ends in between. A table
-- that rests at a computer's question is found and asked again; a message that could not lose
-- its buttons is tried again; a finished game has one row a seat of how it ended. A table knows
-- by which version of its game's rules it is played. The last table of a channel is found by
-- an index, however many tables there are.

ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN computer_asked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN has_results INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_of_a_channel ON tables (channel_id, id);
CREATE INDEX tables_computer_asked ON tables (id) WHERE computer_asked;
CREATE INDEX tables_without_results ON tables (id) WHERE stage = 'finished' AND NOT has_results;

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    user_id INTEGER,
    level TEXT,
    place INTEGER,
    score INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    ending TEXT NOT NULL CHECK (ending IN ('played-out', 'resigned', 'called-off')),
    ended_at TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE leftovers (
    message_id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    caption TEXT NOT NULL,
    alt TEXT
) STRICT;
