-- Why: this is what the first seven migrations of a file lead to; from here on both count alike.
-- A server may be used by several processes of the bot. What is left to do at a table, or about a
-- message, is done by the one that `held_by` names: whoever changed the table last, or took it
-- up after that one was gone, or had not done it until `held_until`. Options are shown in the order
-- in which they are kept, and are never searched: `json` keeps it, `jsonb` would not.

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
    alt text,
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
    held_by text,
    held_until timestamptz
);

CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id)
    WHERE stage IN ('lobby', 'playing');
CREATE INDEX tables_of_a_channel ON tables (channel_id, id);
CREATE INDEX tables_not_shown ON tables (id) WHERE shown IS NULL OR shown <> revision;
CREATE INDEX tables_computer_asked ON tables (id) WHERE computer_asked;
CREATE INDEX tables_without_results ON tables (id) WHERE stage = 'finished' AND NOT has_results;

CREATE TABLE seats (
    table_id bigint NOT NULL REFERENCES tables (id),
    seat integer NOT NULL,
    user_id bigint,
    name text NOT NULL,
    computer text,
    resigned boolean NOT NULL DEFAULT false,
    asked boolean NOT NULL DEFAULT false,
    hinted boolean NOT NULL DEFAULT false,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE moves (
    table_id bigint NOT NULL REFERENCES tables (id),
    number integer NOT NULL,
    seat integer NOT NULL,
    move text NOT NULL,
    made_at timestamptz NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE results (
    table_id bigint NOT NULL REFERENCES tables (id),
    seat integer NOT NULL,
    game text NOT NULL,
    user_id bigint,
    level text,
    place integer,
    score integer NOT NULL,
    turns integer NOT NULL,
    ending text NOT NULL CHECK (ending IN ('played-out', 'resigned', 'called-off')),
    ended_at timestamptz NOT NULL,
    hinted boolean NOT NULL DEFAULT false,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE leftovers (
    message_id bigint PRIMARY KEY,
    guild_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    caption text NOT NULL,
    alt text,
    held_by text,
    held_until timestamptz
);

CREATE TABLE servers (
    guild_id bigint PRIMARY KEY,
    stand text NOT NULL CHECK (stand IN ('channel', 'thread')),
    boards text NOT NULL CHECK (boards IN ('all', 'two'))
);

-- What the bot remembers about itself, such as which commands it last registered.
CREATE TABLE notes (
    key text PRIMARY KEY,
    value text NOT NULL
);
