-- Why: everybody plays the same deal of a day. Its secret is fixed before the day begins anywhere
-- (`daily_deals`), and a person's first try counts (`daily_tries`); how it ended is in `results`.

CREATE TABLE daily_deals (
    day TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    fixed_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE daily_tries (
    table_id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    name TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_daily_try ON daily_tries (user_id, game, day);
CREATE INDEX daily_tries_by_day ON daily_tries (day, game);
