-- Why: a pace can be a bank, which runs down over all turns of a person: `used` is how much of it they have used.

ALTER TABLE seats ADD COLUMN used INTEGER NOT NULL DEFAULT 0;

-- People follow a table until it ends, or a person in a server for a while. A message is claimed by its row in
-- `follow_messages` before it is sent, so that two processes send it once.
CREATE TABLE follows (
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    followed_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    until_at TEXT,
    PRIMARY KEY (user_id, table_id, followed_id, guild_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX follows_of_table ON follows (table_id);
CREATE INDEX follows_of_person ON follows (followed_id);

CREATE TABLE follow_messages (
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

-- A server may choose a channel for one message a week; `week_told` is the number of the last week it got one of.
ALTER TABLE servers ADD COLUMN week_channel_id INTEGER NOT NULL DEFAULT 0;
ALTER TABLE servers ADD COLUMN week_told INTEGER NOT NULL DEFAULT 0;
CREATE INDEX results_of_server ON results (guild_id, ended_at);
