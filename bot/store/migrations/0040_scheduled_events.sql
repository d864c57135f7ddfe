-- Why: what begins at a time appears among the events of a server that wants so. A row says which event was created
-- for a table, or for a season (`about`), and what it says; the bot compares it with the table every minute.

CREATE TABLE scheduled_events (
    about_id bigint NOT NULL PRIMARY KEY,
    about text NOT NULL,
    guild_id bigint NOT NULL,
    event_id bigint,
    sent text NOT NULL,
    dropped boolean NOT NULL,
    tries bigint NOT NULL,
    due_at timestamptz
);

ALTER TABLE servers ADD COLUMN events boolean NOT NULL DEFAULT false;
