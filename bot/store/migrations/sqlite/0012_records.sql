-- Why: a game from a file needs a home, so that its replay works after a restart. It is no table:
-- nobody plays there, nothing follows from it, it counts for nobody, and it is kept for some weeks.
-- Whoever brought it is not noted. A table may begin from a position: `begins` has the set-up and
-- the moves that lead there.

CREATE TABLE records (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    content TEXT NOT NULL
) STRICT;
CREATE INDEX records_of_a_channel ON records (channel_id, id);

ALTER TABLE tables ADD COLUMN begins TEXT;
