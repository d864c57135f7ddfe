-- Why: see the same step of a file.

CREATE TABLE digests (
    digest text PRIMARY KEY,
    value text NOT NULL DEFAULT '',
    until_at timestamptz NOT NULL
);

ALTER TABLE entrants ADD COLUMN digest text NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN day_zone text NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN day_zone_until timestamptz;
ALTER TABLE seats ADD COLUMN deputed bigint NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN traits text NOT NULL DEFAULT '[]';

DROP INDEX rated_games_being_played;
CREATE INDEX games_that_count ON tables (game) WHERE stage = 'playing' AND traits <> '[]';
