-- Why: a seat can belong to everybody in the channel, who vote on its moves. A table has one poll: how long and for how
-- many votes it stays open, the number of the position that it is about, when it ends, and, once it is decided, the
-- moves and their votes. A vote belongs to that poll, and is deleted once the move is played.

ALTER TABLE seats ADD COLUMN everybody boolean NOT NULL DEFAULT false;
CREATE TABLE polls (
    table_id bigint PRIMARY KEY,
    guild_id bigint NOT NULL,
    seconds bigint NOT NULL,
    enough bigint NOT NULL,
    number bigint NOT NULL,
    ends_at timestamptz,
    due_at timestamptz,
    moves json NOT NULL,
    counts json NOT NULL
);
CREATE INDEX polls_due ON polls (due_at) WHERE due_at IS NOT NULL;
CREATE TABLE votes (
    table_id bigint NOT NULL,
    user_id bigint NOT NULL,
    move text NOT NULL,
    place bigint NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX votes_of_a_person ON votes (user_id);
