-- Why: results are what people come back for, so they tell enough to stand by themselves, and stay
-- when the moves of a table go. Ratings follow from them: `standings` is where somebody stands now,
-- `ratings` where they stood after each game. A `pool` is whom one is compared with, people or
-- computers; in `standings` and `ratings` the guild_id 0 stands for everywhere.

ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 1;
UPDATE tables SET rated = 0 WHERE stage = 'playing' AND hints;

ALTER TABLE people ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;

ALTER TABLE results RENAME TO old_results;
CREATE TABLE results (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL DEFAULT 0,
    options TEXT NOT NULL DEFAULT '{}',
    user_id INTEGER,
    level TEXT,
    place INTEGER,
    score INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    ending TEXT NOT NULL CHECK (ending IN ('played-out', 'resigned', 'timed-out', 'called-off')),
    ended_at TEXT NOT NULL,
    hinted INTEGER NOT NULL DEFAULT 0,
    undone INTEGER NOT NULL DEFAULT 0,
    colours TEXT NOT NULL DEFAULT '',
    seats INTEGER NOT NULL DEFAULT 0,
    people INTEGER NOT NULL DEFAULT 0,
    length INTEGER NOT NULL DEFAULT 0,
    rated INTEGER NOT NULL DEFAULT 0,
    settled INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO results (table_id, seat, game, guild_id, options, user_id, level, place,
        score, turns, ending, ended_at, hinted, seats, people)
    SELECT r.table_id, r.seat, r.game, t.guild_id, t.options, r.user_id, r.level,
        r.place, r.score, r.turns, r.ending, r.ended_at, r.hinted,
        (SELECT count(*) FROM old_results o WHERE o.table_id = r.table_id),
        (SELECT count(*) FROM old_results o WHERE o.table_id = r.table_id AND (o.level IS NULL OR o.user_id IS NOT NULL))
    FROM old_results r JOIN tables t ON t.id = r.table_id;
DROP TABLE old_results;

-- The rest is told by the tables, which are read again at the next start.
UPDATE tables SET has_results = 0 WHERE stage = 'finished';

CREATE INDEX results_of_a_person ON results (user_id, ended_at) WHERE user_id IS NOT NULL;
CREATE INDEX results_of_a_server ON results (guild_id, game, ended_at, user_id, place, people, seats, rated) WHERE rated;
CREATE INDEX results_of_a_game ON results (game, ended_at, user_id, place, people, seats, rated) WHERE rated;
CREATE INDEX results_not_settled ON results (ended_at, table_id) WHERE rated AND NOT settled;

CREATE TABLE standings (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    pool TEXT NOT NULL CHECK (pool IN ('people', 'computers')),
    guild_id INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, pool, guild_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX standings_in_order ON standings (game, pool, guild_id, points DESC, user_id);

CREATE TABLE ratings (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    pool TEXT NOT NULL CHECK (pool IN ('people', 'computers')),
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    points INTEGER NOT NULL,
    ended_at TEXT NOT NULL,
    PRIMARY KEY (user_id, game, pool, guild_id, table_id)
) STRICT, WITHOUT ROWID;
