-- Why: see the same step of a file.

ALTER TABLE tables ADD COLUMN rated boolean NOT NULL DEFAULT true;
UPDATE tables SET rated = false WHERE stage = 'playing' AND hints;

ALTER TABLE people ADD COLUMN hidden boolean NOT NULL DEFAULT false;

ALTER TABLE results
    DROP CONSTRAINT results_table_id_fkey,
    DROP CONSTRAINT results_ending_check,
    ADD CONSTRAINT results_ending_check
        CHECK (ending IN ('played-out', 'resigned', 'timed-out', 'called-off')),
    ADD COLUMN guild_id bigint NOT NULL DEFAULT 0,
    ADD COLUMN options text NOT NULL DEFAULT '{}',
    ADD COLUMN undone boolean NOT NULL DEFAULT false,
    ADD COLUMN colours text NOT NULL DEFAULT '',
    ADD COLUMN seats integer NOT NULL DEFAULT 0,
    ADD COLUMN people integer NOT NULL DEFAULT 0,
    ADD COLUMN length integer NOT NULL DEFAULT 0,
    ADD COLUMN rated boolean NOT NULL DEFAULT false,
    ADD COLUMN settled boolean NOT NULL DEFAULT false;
UPDATE results r SET guild_id = t.guild_id, options = t.options::text,
    seats = (SELECT count(*) FROM results o WHERE o.table_id = r.table_id),
    people = (SELECT count(*) FROM results o WHERE o.table_id = r.table_id AND (o.level IS NULL OR o.user_id IS NOT NULL))
    FROM tables t WHERE t.id = r.table_id;

UPDATE tables SET has_results = false WHERE stage = 'finished';

CREATE INDEX results_of_a_person ON results (user_id, ended_at) WHERE user_id IS NOT NULL;
CREATE INDEX results_of_a_server ON results (guild_id, game, ended_at, user_id, place, people, seats, rated) WHERE rated;
CREATE INDEX results_of_a_game ON results (game, ended_at, user_id, place, people, seats, rated) WHERE rated;
CREATE INDEX results_not_settled ON results (ended_at, table_id) WHERE rated AND NOT settled;

CREATE TABLE standings (
    user_id bigint NOT NULL,
    game text NOT NULL,
    pool text NOT NULL CHECK (pool IN ('people', 'computers')),
    guild_id bigint NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL,
    wins integer NOT NULL,
    points integer NOT NULL,
    PRIMARY KEY (user_id, game, pool, guild_id)
);
CREATE INDEX standings_in_order ON standings (game, pool, guild_id, points DESC, user_id);

CREATE TABLE ratings (
    user_id bigint NOT NULL,
    game text NOT NULL,
    pool text NOT NULL CHECK (pool IN ('people', 'computers')),
    guild_id bigint NOT NULL,
    table_id bigint NOT NULL,
    points integer NOT NULL,
    ended_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, game, pool, guild_id, table_id)
);
