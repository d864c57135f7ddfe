-- Why: a table stands in a server of the bot's, in a direct message with it, in a group of people, or
-- in a server that it is no member of; in the last two it speaks only when somebody presses
-- something. Where there is no server, `guild_id` is 0.

ALTER TABLE tables ADD COLUMN place TEXT NOT NULL DEFAULT 'server'
    CHECK (place IN ('server', 'direct', 'group', 'visited'));
