-- Why: a server's seasons run by themselves. Entrants have a number of their own, so that the
-- standings stay when a person is forgotten; a fixture knows the table that was, or is to be, opened for it.

CREATE TABLE seasons (
    id bigint PRIMARY KEY,
    guild_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    kind text NOT NULL,
    number integer NOT NULL,
    game text NOT NULL,
    seats integer NOT NULL,
    pace text NOT NULL,
    weeks integer NOT NULL,
    most integer NOT NULL,
    rated boolean NOT NULL,
    language text NOT NULL,
    stage text NOT NULL,
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    due_at timestamptz,
    previous_id bigint,
    stale boolean NOT NULL DEFAULT true,
    message_id bigint,
    check_id bigint,
    winners_id bigint
);

CREATE INDEX seasons_of_server ON seasons (guild_id, id);
CREATE INDEX seasons_due ON seasons (due_at) WHERE due_at IS NOT NULL;
CREATE UNIQUE INDEX season_after ON seasons (previous_id) WHERE previous_id IS NOT NULL;

CREATE TABLE entrants (
    season_id bigint NOT NULL,
    entry bigint NOT NULL,
    user_id bigint,
    name text NOT NULL,
    joined_at timestamptz NOT NULL,
    ready boolean NOT NULL DEFAULT false,
    division integer,
    points integer NOT NULL DEFAULT 0,
    left_at timestamptz,
    void boolean NOT NULL DEFAULT false,
    instead_of bigint,
    place integer,
    away_seconds integer NOT NULL DEFAULT 0,
    away_until timestamptz,
    PRIMARY KEY (season_id, entry)
);

CREATE UNIQUE INDEX entrants_of_person ON entrants (user_id, season_id) WHERE user_id IS NOT NULL;

CREATE TABLE fixtures (
    season_id bigint NOT NULL,
    number integer NOT NULL,
    division integer NOT NULL,
    round integer NOT NULL,
    stage text NOT NULL,
    entries json NOT NULL,
    absent json NOT NULL DEFAULT '[]',
    places json,
    table_id bigint,
    PRIMARY KEY (season_id, number)
);

CREATE UNIQUE INDEX fixtures_of_table ON fixtures (table_id) WHERE table_id IS NOT NULL;

ALTER TABLE tables ADD COLUMN season_id bigint NOT NULL DEFAULT 0;
