-- Why: a pace can be a bank, which runs down over all turns of a person: `used` is how much of it they have used.

ALTER TABLE seats ADD COLUMN used bigint NOT NULL DEFAULT 0;

-- People follow a table until it ends, or a person in a server for a while. A message is claimed by its row in
-- `follow_messages` before it is sent, so that two processes send it once.
CREATE TABLE follows (
    user_id bigint NOT NULL,
    table_id bigint NOT NULL,
    followed_id bigint NOT NULL,
    guild_id bigint NOT NULL,
    language text NOT NULL,
    until_at timestamptz,
    PRIMARY KEY (user_id, table_id, followed_id, guild_id)
);
CREATE INDEX follows_of_table ON follows (table_id);
CREATE INDEX follows_of_person ON follows (followed_id);

CREATE TABLE follow_messages (
    user_id bigint NOT NULL,
    table_id bigint NOT NULL,
    PRIMARY KEY (user_id, table_id)
);

-- A server may choose a channel for one message a week; `week_told` is the number of the last week it got one of.
ALTER TABLE servers ADD COLUMN week_channel_id bigint NOT NULL DEFAULT 0;
ALTER TABLE servers ADD COLUMN week_told bigint NOT NULL DEFAULT 0;
CREATE INDEX results_of_server ON results (guild_id, ended_at);
