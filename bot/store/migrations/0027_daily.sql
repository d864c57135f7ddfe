-- Why: everybody plays the same deal of a day. Its secret is fixed before the day begins anywhere
-- (`daily_deals`), and a person's first try counts (`daily_tries`); how it ended is in `results`.

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
