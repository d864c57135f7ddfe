-- Why: what version 1.0.0 came with. A table is kept as who sits where, how it was set up, and one appended row a move.
-- It is written for PostgreSQL, as all steps are; a file has its own types (`bot/store/sqlite/connection.py`). Options are
-- shown in the order in which they are kept, and are never searched: `json` keeps it, `jsonb` would not.

-- Where there is no server, `guild_id` is 0. `revision` counts every change; `shown` is the revision that the
-- channel has seen, so a table whose last change was saved but never posted can be found and shown again, as one
-- that rests at a computer's question (`computer_asked`) is found and asked again. `version` is that of its game's
-- rules. A clock is kept with its table (`since` when it runs, the rest as JSON); `due_at` is when something is to
-- be done there next, so that one look finds it. A table that sleeps has given its channel free. From one that is
-- over and was blanked for somebody (`forgotten`), no message and no text is noted any more: a board that is being
-- posted meanwhile would bring their name back. `begins` has the set-up and the moves of another game that lead to
-- where this one begins.
CREATE TABLE tables (
    id bigint PRIMARY KEY,
    guild_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    game text NOT NULL,
    stage text NOT NULL CHECK (stage IN ('lobby', 'playing', 'finished', 'called-off')),
    host_id bigint NOT NULL,
    options json NOT NULL,
    seating text NOT NULL CHECK (seating IN ('joined', 'random')),
    setup json,
    language text NOT NULL,
    revision integer NOT NULL DEFAULT 0,
    shown integer,
    message_id bigint,
    caption text NOT NULL DEFAULT '',
    opened_at timestamptz NOT NULL,
    lesson integer NOT NULL DEFAULT 0,
    version integer NOT NULL DEFAULT 1,
    computer_asked boolean NOT NULL DEFAULT false,
    has_results boolean NOT NULL DEFAULT false,
    note json,
    rematch boolean NOT NULL DEFAULT false,
    earlier_id bigint,
    earlier_caption text NOT NULL DEFAULT '',
    hints boolean NOT NULL DEFAULT true,
    pace text NOT NULL DEFAULT 'none',
    late text NOT NULL DEFAULT 'ask',
    asleep boolean NOT NULL DEFAULT false,
    offer json,
    touched_at timestamptz,
    clock text,
    since timestamptz,
    due_at timestamptz,
    place text NOT NULL DEFAULT 'server' CHECK (place IN ('server', 'direct', 'group', 'visited')),
    rated boolean NOT NULL DEFAULT true,
    begins json,
    forgotten boolean NOT NULL DEFAULT false
);
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
    table_id bigint NOT NULL REFERENCES tables (id),
    seat integer NOT NULL,
    user_id bigint,
    name text NOT NULL,
    computer text,
    resigned boolean NOT NULL DEFAULT false,
    asked boolean NOT NULL DEFAULT false,
    hinted boolean NOT NULL DEFAULT false,
    deputy text,
    missed integer NOT NULL DEFAULT 0,
    past text NOT NULL DEFAULT '',
    turns integer NOT NULL DEFAULT 0,
    ends boolean NOT NULL DEFAULT false,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_a_person ON seats (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE moves (
    table_id bigint NOT NULL REFERENCES tables (id),
    number integer NOT NULL,
    seat integer NOT NULL,
    move text NOT NULL,
    made_at timestamptz NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- How a game ended for each seat. They outlive their table.
CREATE TABLE results (
    table_id bigint NOT NULL,
    seat integer NOT NULL,
    game text NOT NULL,
    guild_id bigint NOT NULL DEFAULT 0,
    options text NOT NULL DEFAULT '{}',
    user_id bigint,
    level text,
    place integer,
    score integer NOT NULL,
    turns integer NOT NULL,
    ending text NOT NULL CHECK (ending IN ('played-out', 'resigned', 'timed-out', 'called-off')),
    ended_at timestamptz NOT NULL,
    hinted boolean NOT NULL DEFAULT false,
    undone boolean NOT NULL DEFAULT false,
    colours text NOT NULL DEFAULT '',
    seats integer NOT NULL DEFAULT 0,
    people integer NOT NULL DEFAULT 0,
    length integer NOT NULL DEFAULT 0,
    rated boolean NOT NULL DEFAULT false,
    settled boolean NOT NULL DEFAULT false,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of_a_person ON results (user_id, ended_at) WHERE user_id IS NOT NULL;
CREATE INDEX results_not_settled ON results (ended_at, table_id) WHERE rated AND NOT settled;

-- Messages that still have controls; each says itself whether its `picture` stays.
CREATE TABLE leftovers (
    message_id bigint PRIMARY KEY,
    guild_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    caption text NOT NULL,
    picture boolean NOT NULL DEFAULT true
);

CREATE TABLE servers (
    guild_id bigint PRIMARY KEY,
    stand text NOT NULL CHECK (stand IN ('channel', 'thread')),
    boards text NOT NULL CHECK (boards IN ('all', 'two')),
    language text NOT NULL DEFAULT '',
    pace text NOT NULL DEFAULT 'none',
    channels json NOT NULL DEFAULT '[]',
    callers text NOT NULL DEFAULT 'moderators',
    reminders boolean NOT NULL DEFAULT true,
    most_tables integer NOT NULL DEFAULT 50,
    most_each integer NOT NULL DEFAULT 5
);

-- Discord tells a person's `language` only while they do something, so it is kept as it was then.
CREATE TABLE people (
    user_id bigint PRIMARY KEY,
    reminders text NOT NULL CHECK (reminders IN ('channel', 'direct', 'both', 'none')),
    quiet_from integer,
    quiet_to integer,
    zone text NOT NULL,
    away_until timestamptz,
    hidden boolean NOT NULL DEFAULT false,
    language text NOT NULL DEFAULT ''
);

-- What the bot remembers about itself, such as which commands it last registered.
CREATE TABLE notes (
    key text PRIMARY KEY,
    value text NOT NULL
);

-- A leaderboard names people: a mention that pings nobody shows an id to whoever doesn't know the person.
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
    name text NOT NULL DEFAULT '',
    PRIMARY KEY (user_id, game, pool, guild_id)
);
CREATE INDEX standings_in_order ON standings (game, pool, guild_id, points DESC, user_id);

-- What a game counted for somebody (`weight`) is kept, so that the leaderboards of a week and a month go by it too.
CREATE TABLE ratings (
    user_id bigint NOT NULL,
    game text NOT NULL,
    pool text NOT NULL CHECK (pool IN ('people', 'computers')),
    guild_id bigint NOT NULL,
    table_id bigint NOT NULL,
    points integer NOT NULL,
    ended_at timestamptz NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    weight double precision NOT NULL,
    won boolean NOT NULL,
    PRIMARY KEY (user_id, game, pool, guild_id, table_id)
);
CREATE INDEX ratings_in_order ON ratings (game, pool, guild_id, ended_at, user_id, weight, won);

-- A game from a file, so that its replay works after a restart; whoever brought it is not noted.
CREATE TABLE records (
    id bigint PRIMARY KEY,
    guild_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    content json NOT NULL
);
CREATE INDEX records_of_a_channel ON records (channel_id, id);

-- `version` is that of whoever made it: a better one makes it anew. `content` speaks of seats alone.
CREATE TABLE reviews (
    table_id bigint PRIMARY KEY REFERENCES tables (id),
    version integer NOT NULL,
    content text NOT NULL
);

-- `id` is made of the question, so that two processes that find the same one keep it once. `user_id` says who hosted
-- the game that it comes from, so that each has a share.
CREATE TABLE puzzles (
    id bigint PRIMARY KEY,
    game text NOT NULL,
    version integer NOT NULL,
    content text NOT NULL,
    user_id bigint
);
CREATE INDEX puzzles_of_a_game ON puzzles (game, version);

-- Everybody's first answer, to these puzzles and to those that come with the bot.
CREATE TABLE puzzle_answers (
    user_id bigint NOT NULL,
    puzzle_id bigint NOT NULL,
    found boolean NOT NULL,
    answered_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, puzzle_id)
);
CREATE INDEX answers_to_a_puzzle ON puzzle_answers (puzzle_id, found);

-- A server may be used by several processes of the bot. What is left to do at a table, or about a message, is done by
-- the one that `held_by` names: whoever changed the table last, or took it up after that one was gone, or had not done
-- it until `held_until`. A file has one process, and these columns not.
ALTER TABLE tables ADD COLUMN held_by text, ADD COLUMN held_until timestamptz;
ALTER TABLE leftovers ADD COLUMN held_by text, ADD COLUMN held_until timestamptz;
