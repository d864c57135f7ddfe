-- Why: what counts goes on counting when somebody deletes their data: `digests` are keyed digests of people's
-- ids with what they stand for, until a time. An entrant who was forgotten has one until the season is
-- over. A new time zone counts from the next day: until `day_zone_until`, days follow `day_zone`.
-- `deputed` is the number of moves in a game after a stand-in's last answer for a seat: these aren't taken
-- back. `traits` is what can be seen of a game that counts, to recognize it in a record.

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
