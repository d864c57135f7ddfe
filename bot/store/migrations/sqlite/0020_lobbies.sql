-- Why: a lobby can have a starting time (`starts_at`), of which those who joined are told twice: ten minutes
-- before, and then (`start_notices` counts). It can call the role that its server chose (`role_id`) once
-- (`sought`).

ALTER TABLE tables ADD COLUMN starts_at TEXT;
ALTER TABLE tables ADD COLUMN start_notices INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN sought INTEGER NOT NULL DEFAULT 0;
ALTER TABLE servers ADD COLUMN role_id INTEGER NOT NULL DEFAULT 0;

-- Only the last two boards keep their pictures now where nothing else was chosen. Where games were played
-- before, all of them still do. Such a row, which nobody has `chosen`, doesn't count as a setting.
ALTER TABLE servers ADD COLUMN chosen INTEGER NOT NULL DEFAULT 1;
INSERT INTO servers (guild_id, stand, boards, chosen)
    SELECT guild_id, 'channel', 'all', 0 FROM (
        SELECT guild_id FROM tables UNION SELECT guild_id FROM results
    ) WHERE guild_id > 0
    ON CONFLICT (guild_id) DO NOTHING;
