-- Why: people try challenges, which are fixed deals with goals, as often as they like. A try stands here until
-- its table is over (`challenge_tries`); the best medal that a person has earned stays (`challenge_medals`).

CREATE TABLE challenge_tries (
    table_id bigint PRIMARY KEY,
    user_id bigint NOT NULL,
    guild_id bigint NOT NULL,
    challenge bigint NOT NULL,
    name text NOT NULL
);

CREATE INDEX challenge_tries_by_person ON challenge_tries (user_id);

CREATE TABLE challenge_medals (
    user_id bigint NOT NULL,
    challenge bigint NOT NULL,
    medal integer NOT NULL,
    guild_id bigint NOT NULL,
    name text NOT NULL,
    reached_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, challenge)
);

CREATE INDEX challenge_medals_by_challenge ON challenge_medals (challenge);
CREATE INDEX challenge_medals_by_server ON challenge_medals (guild_id);
