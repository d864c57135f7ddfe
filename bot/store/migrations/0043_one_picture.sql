-- Why: a board loses its picture with its buttons, in one request, where the server keeps no old pictures. What the
-- column held until 1.3.0 is done once and blanked; it stays, because a process of that version may run beside a
-- newer one while a host updates.

INSERT INTO leftovers (message_id, guild_id, channel_id, caption, picture)
SELECT earlier_id, guild_id, channel_id, earlier_caption, false FROM tables
WHERE stage = 'playing' AND place = 'server' AND earlier_id IS NOT NULL AND earlier_caption <> ''
    AND guild_id NOT IN (SELECT guild_id FROM servers WHERE boards = 'all')
ON CONFLICT (message_id) DO NOTHING;

UPDATE tables SET earlier_caption = '' WHERE earlier_caption <> '';
