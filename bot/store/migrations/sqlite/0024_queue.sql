-- Why: people wait for opponents, each with a place for a game at a pace (`queue`), until a table is
-- found for them. Its seats are kept until a time (`kept_until`), and it begins when all have accepted.
-- A server can let people who have played there, but wait elsewhere, come to its tables (`across`).

CREATE TABLE queue (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    pace TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    parent_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    table_language TEXT NOT NULL,
    fewest INTEGER NOT NULL,
    most INTEGER NOT NULL,
    apart INTEGER NOT NULL,
    rated TEXT NOT NULL,
    since_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    meanwhile_id INTEGER,
    table_id INTEGER,
    table_guild_id INTEGER,
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, game, pace)
) STRICT, WITHOUT ROWID;

ALTER TABLE tables ADD COLUMN kept_until TEXT;
ALTER TABLE servers ADD COLUMN across INTEGER NOT NULL DEFAULT 0;
