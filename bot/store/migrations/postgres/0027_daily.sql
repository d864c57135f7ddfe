-- Why: see the same step of a file.

CREATE TABLE daily_deals (
    day text PRIMARY KEY,
    secret text NOT NULL,
    fixed_at timestamptz NOT NULL
);

CREATE TABLE daily_tries (
    table_id bigint PRIMARY KEY,
    user_id bigint NOT NULL,
    guild_id bigint NOT NULL,
    game text NOT NULL,
    day text NOT NULL,
    name text NOT NULL
);

CREATE UNIQUE INDEX one_daily_try ON daily_tries (user_id, game, day);
CREATE INDEX daily_tries_by_day ON daily_tries (day, game);
