-- Why: people wait for opponents, each with a place for a game at a pace (`queue`), until a table is
-- found for them. Its seats are kept until a time (`kept_until`), and it begins when all have accepted.
-- A server can let people who have played there, but wait elsewhere, come to its tables (`across`).

CREATE TABLE queue (
    user_id bigint NOT NULL,
    game text NOT NULL,
    pace text NOT NULL,
    guild_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    parent_id bigint NOT NULL,
    name text NOT NULL,
    language text NOT NULL,
    table_language text NOT NULL,
    fewest integer NOT NULL,
    most integer NOT NULL,
    apart integer NOT NULL,
    rated text NOT NULL,
    since_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    meanwhile_id bigint,
    table_id bigint,
    table_guild_id bigint,
    told boolean NOT NULL DEFAULT false,
    PRIMARY KEY (user_id, game, pace)
);

ALTER TABLE tables ADD COLUMN kept_until timestamptz;
ALTER TABLE servers ADD COLUMN across boolean NOT NULL DEFAULT false;
