-- Why: what version 1.0.0 came with. A table is kept as who sits where, how it was set up, and one appended row a move.

-- Where there is no server, `guild_id` is 0. `revision` counts every change; `shown` is the revision that the
-- channel has seen, so a table whose last change was saved but never posted can be found and shown again, as one
-- that rests at a computer's question (`computer_asked`) is found and asked again. `version` is that of its game's
-- rules. A clock is kept with its table (`since` when it runs, the rest as JSON); `due_at` is when something is to
-- be done there next, so that one look finds it. A table that sleeps has given its channel free. From one that is
-- over and was blanked for somebody (`forgotten`), no message and no text is noted any more: a board that is being
-- posted meanwhile would bring their name back. `begins` has the set-up and the moves of another game that lead to
-- where this one begins.
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
    opened_at TEXT NOT NULL,
    lesson INTEGER NOT NULL DEFAULT 0,
    version INTEGER NOT NULL DEFAULT 1,
    computer_asked INTEGER NOT NULL DEFAULT 0,
    has_results INTEGER NOT NULL DEFAULT 0,
    note TEXT,
    rematch INTEGER NOT NULL DEFAULT 0,
    earlier_id INTEGER,
    earlier_caption TEXT NOT NULL DEFAULT '',
    hints INTEGER NOT NULL DEFAULT 1,
    pace TEXT NOT NULL DEFAULT 'none',
    late TEXT NOT NULL DEFAULT 'ask',
    asleep INTEGER NOT NULL DEFAULT 0,
    offer TEXT,
    touched_at TEXT,
    clock TEXT,
    since TEXT,
    due_at TEXT,
    place TEXT NOT NULL DEFAULT 'server' CHECK (place IN ('server', 'direct', 'group', 'visited')),
    rated INTEGER NOT NULL DEFAULT 1,
    begins TEXT,
    forgotten INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX tables_not_shown ON tables (id) WHERE shown IS NULL OR shown <> revision;
CREATE INDEX tables_of_a_channel ON tables (channel_id, id);
CREATE INDEX tables_computer_asked ON tables (id) WHERE computer_asked;
CREATE INDEX tables_without_results ON tables (id) WHERE stage = 'finished' AND NOT has_results;
CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id)
    WHERE stage IN ('lobby', 'playing') AND NOT asleep;
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX open_tables_of_a_server ON tables (guild_id) WHERE stage IN ('lobby', 'playing');
CREATE INDEX rated_games_being_played ON tables (game) WHERE stage = 'playing' AND rated;

-- `asked`: the lobby keeps the seat for somebody who hasn't said yes. `past`: who had it before. `ends`: who wants to
-- call the game off.
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    computer TEXT,
    resigned INTEGER NOT NULL DEFAULT 0,
    asked INTEGER NOT NULL DEFAULT 0,
    hinted INTEGER NOT NULL DEFAULT 0,
    deputy TEXT,
    missed INTEGER NOT NULL DEFAULT 0,
    past TEXT NOT NULL DEFAULT '',
    turns INTEGER NOT NULL DEFAULT 0,
    ends INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_a_person ON seats (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    made_at TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- How a game ended for each seat. They outlive their table.
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
CREATE INDEX results_of_a_person ON results (user_id, ended_at) WHERE user_id IS NOT NULL;
CREATE INDEX results_not_settled ON results (ended_at, table_id) WHERE rated AND NOT settled;

-- Messages that still have controls; each says itself whether its `picture` stays.
CREATE TABLE leftovers (
    message_id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    caption TEXT NOT NULL,
    picture INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    stand TEXT NOT NULL CHECK (stand IN ('channel', 'thread')),
    boards TEXT NOT NULL CHECK (boards IN ('all', 'two')),
    language TEXT NOT NULL DEFAULT '',
    pace TEXT NOT NULL DEFAULT 'none',
    channels TEXT NOT NULL DEFAULT '[]',
    callers TEXT NOT NULL DEFAULT 'moderators',
    reminders INTEGER NOT NULL DEFAULT 1,
    most_tables INTEGER NOT NULL DEFAULT 50,
    most_each INTEGER NOT NULL DEFAULT 5
) STRICT;

-- Discord tells a person's `language` only while they do something, so it is kept as it was then.
CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    reminders TEXT NOT NULL CHECK (reminders IN ('channel', 'direct', 'both', 'none')),
    quiet_from INTEGER,
    quiet_to INTEGER,
    zone TEXT NOT NULL,
    away_until TEXT,
    hidden INTEGER NOT NULL DEFAULT 0,
    language TEXT NOT NULL DEFAULT ''
) STRICT;

-- What the bot remembers about itself, such as which commands it last registered.
CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A leaderboard names people: a mention that pings nobody shows an id to whoever doesn't know the person.
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
    name TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (user_id, game, pool, guild_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX standings_in_order ON standings (game, pool, guild_id, points DESC, user_id);

-- What a game counted for somebody (`weight`) is kept, so that the leaderboards of a week and a month go by it too.
CREATE TABLE ratings (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    pool TEXT NOT NULL CHECK (pool IN ('people', 'computers')),
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    points INTEGER NOT NULL,
    ended_at TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    weight REAL NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, pool, guild_id, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_in_order ON ratings (game, pool, guild_id, ended_at, user_id, weight, won);

-- A game from a file, so that its replay works after a restart; whoever brought it is not noted.
CREATE TABLE records (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    content TEXT NOT NULL
) STRICT;
CREATE INDEX records_of_a_channel ON records (channel_id, id);

-- `version` is that of whoever made it: a better one makes it anew. `content` speaks of seats alone.
CREATE TABLE reviews (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    content TEXT NOT NULL
) STRICT;

-- `id` is made of the question, so that two processes that find the same one keep it once. `user_id` says who hosted
-- the game that it comes from, so that each has a share.
CREATE TABLE puzzles (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    content TEXT NOT NULL,
    user_id INTEGER
) STRICT;
CREATE INDEX puzzles_of_a_game ON puzzles (game, version);

-- Everybody's first answer, to these puzzles and to those that come with the bot.
CREATE TABLE puzzle_answers (
    user_id INTEGER NOT NULL,
    puzzle_id INTEGER NOT NULL,
    found INTEGER NOT NULL,
    answered_at TEXT NOT NULL,
    PRIMARY KEY (user_id, puzzle_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX answers_to_a_puzzle ON puzzle_answers (puzzle_id, found);
