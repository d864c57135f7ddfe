-- Why: a server's seasons run by themselves. Entrants have a number of their own, so that the
-- standings stay when a person is forgotten; a fixture knows the table that was, or is to be, opened for it.

CREATE TABLE seasons (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    pace TEXT NOT NULL,
    weeks INTEGER NOT NULL,
    most INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    language TEXT NOT NULL,
    stage TEXT NOT NULL,
    starts_at TEXT NOT NULL,
    ends_at TEXT NOT NULL,
    due_at TEXT,
    previous_id INTEGER,
    stale INTEGER NOT NULL DEFAULT 1,
    message_id INTEGER,
    check_id INTEGER,
    winners_id INTEGER
) STRICT;

CREATE INDEX seasons_of_server ON seasons (guild_id, id);
CREATE INDEX seasons_due ON seasons (due_at) WHERE due_at IS NOT NULL;
CREATE UNIQUE INDEX season_after ON seasons (previous_id) WHERE previous_id IS NOT NULL;

CREATE TABLE entrants (
    season_id INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    joined_at TEXT NOT NULL,
    ready INTEGER NOT NULL DEFAULT 0,
    division INTEGER,
    points INTEGER NOT NULL DEFAULT 0,
    left_at TEXT,
    void INTEGER NOT NULL DEFAULT 0,
    instead_of INTEGER,
    place INTEGER,
    away_seconds INTEGER NOT NULL DEFAULT 0,
    away_until TEXT,
    PRIMARY KEY (season_id, entry)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entrants_of_person ON entrants (user_id, season_id) WHERE user_id IS NOT NULL;

CREATE TABLE fixtures (
    season_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    division INTEGER NOT NULL,
    round INTEGER NOT NULL,
    stage TEXT NOT NULL,
    entries TEXT NOT NULL,
    absent TEXT NOT NULL DEFAULT '[]',
    places TEXT,
    table_id INTEGER,
    PRIMARY KEY (season_id, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX fixtures_of_table ON fixtures (table_id) WHERE table_id IS NOT NULL;

ALTER TABLE tables ADD COLUMN season_id INTEGER NOT NULL DEFAULT 0;
