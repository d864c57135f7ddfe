-- Why: people can be told when somebody looks for opponents for a game in a server, at most once a day.

CREATE TABLE alerts (
    user_id bigint NOT NULL,
    game text NOT NULL,
    guild_id bigint NOT NULL,
    language text NOT NULL,
    told_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, game, guild_id)
);

CREATE INDEX alerts_of_a_server ON alerts (guild_id, game);
