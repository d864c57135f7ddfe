-- Why: a lobby can have a starting time (`starts_at`), of which those who joined are told twice: ten minutes
-- before, and then (`start_notices` counts). It can call the role that its server chose (`role_id`) once
-- (`sought`).

ALTER TABLE tables ADD COLUMN starts_at timestamptz;
ALTER TABLE tables ADD COLUMN start_notices integer NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN sought boolean NOT NULL DEFAULT false;
ALTER TABLE servers ADD COLUMN role_id bigint NOT NULL DEFAULT 0;

-- Only the last two boards keep their pictures now where nothing else was chosen. Where games were played
-- before, all of them still do. Such a row, which nobody has `chosen`, doesn't count as a setting.
ALTER TABLE servers ADD COLUMN chosen boolean NOT NULL DEFAULT true;
INSERT INTO servers (guild_id, stand, boards, chosen)
    SELECT guild_id, 'channel', 'all', false FROM (
        SELECT guild_id FROM tables UNION SELECT guild_id FROM results
    ) AS played WHERE guild_id > 0
    ON CONFLICT (guild_id) DO NOTHING;
