-- Why: a server chooses how much of a channel its tables take up: whether a table stands in a
-- thread of its own, and how many boards keep their pictures. To reduce a board to its text
-- its message and its text must be known when two newer ones have come.

CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    stand TEXT NOT NULL CHECK (stand IN ('channel', 'thread')),
    boards TEXT NOT NULL CHECK (boards IN ('all', 'two'))
) STRICT;

ALTER TABLE tables ADD COLUMN earlier_id INTEGER;
ALTER TABLE tables ADD COLUMN earlier_caption TEXT NOT NULL DEFAULT '';
