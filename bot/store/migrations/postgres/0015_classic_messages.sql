-- Why: a message with Components V2 pings with an empty push notification, so public messages are
-- classic ones from here on. The flag can't be taken back: messages up to the id noted here have it,
-- and are edited as such. An edit keeps a picture without its alt text, so that isn't kept any more.
-- A leftover says itself whether its `picture` stays.

INSERT INTO notes (key, value)
SELECT 'last v2', max(id)::text FROM (
    SELECT message_id AS id FROM tables
    UNION ALL SELECT earlier_id FROM tables
    UNION ALL SELECT message_id FROM leftovers
) posted HAVING max(id) IS NOT NULL;

ALTER TABLE leftovers ADD COLUMN picture boolean NOT NULL DEFAULT true;
UPDATE leftovers SET picture = alt IS NOT NULL;
ALTER TABLE leftovers DROP COLUMN alt;
ALTER TABLE tables DROP COLUMN alt;
