-- Why: a person can block another (`blocks`, with the name the other had then); the two are not brought
-- together. `timed_turns` are turns with a time limit, each taken in time or not; a table may ask for people
-- who play on time (`on_time`).

CREATE TABLE blocks (
    user_id INTEGER NOT NULL,
    blocked_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_of_a_person ON blocks (blocked_id);

CREATE TABLE timed_turns (
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    in_time INTEGER NOT NULL,
    ended_at TEXT NOT NULL,
    PRIMARY KEY (user_id, table_id, turn)
) STRICT, WITHOUT ROWID;

ALTER TABLE tables ADD COLUMN on_time INTEGER NOT NULL DEFAULT 0;
