-- Why: a person can block another (`blocks`, with the name the other had then); the two are not brought
-- together. `timed_turns` are turns with a time limit, each taken in time or not; a table may ask for people
-- who play on time (`on_time`).

CREATE TABLE blocks (
    user_id bigint NOT NULL,
    blocked_id bigint NOT NULL,
    name text NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
);
CREATE INDEX blocks_of_a_person ON blocks (blocked_id);

CREATE TABLE timed_turns (
    user_id bigint NOT NULL,
    table_id bigint NOT NULL,
    turn bigint NOT NULL,
    guild_id bigint NOT NULL,
    in_time boolean NOT NULL,
    ended_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, table_id, turn)
);

ALTER TABLE tables ADD COLUMN on_time boolean NOT NULL DEFAULT false;
