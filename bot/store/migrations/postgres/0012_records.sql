-- Why: see the same step of a file.

CREATE TABLE records (
    id bigint PRIMARY KEY,
    guild_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    content json NOT NULL
);
CREATE INDEX records_of_a_channel ON records (channel_id, id);

ALTER TABLE tables ADD COLUMN begins json;
