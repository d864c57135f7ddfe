-- Why: see the same step of a file.

ALTER TABLE seats ADD COLUMN turns integer NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN ends boolean NOT NULL DEFAULT false;
UPDATE seats SET turns = (
    SELECT count(*) FROM moves m WHERE m.table_id = seats.table_id AND m.seat = seats.seat AND m.move <> 'undo'
) WHERE user_id IS NOT NULL;

-- In a rated game nobody hands a seat over any more. Where somebody has, the game stays unrated.
UPDATE tables SET rated = false WHERE stage = 'playing'
    AND id IN (SELECT table_id FROM seats WHERE past <> '');
UPDATE tables SET offer = NULL WHERE stage = 'playing' AND rated;

UPDATE results SET rated = false WHERE turns < 3;
UPDATE results SET settled = false WHERE rated;
DROP INDEX results_of_a_server;
DROP INDEX results_of_a_game;
DELETE FROM standings;
DROP TABLE ratings;
CREATE TABLE ratings (
    user_id bigint NOT NULL,
    game text NOT NULL,
    pool text NOT NULL CHECK (pool IN ('people', 'computers')),
    guild_id bigint NOT NULL,
    table_id bigint NOT NULL,
    points integer NOT NULL,
    ended_at timestamptz NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    weight double precision NOT NULL,
    won boolean NOT NULL,
    PRIMARY KEY (user_id, game, pool, guild_id, table_id)
);
CREATE INDEX ratings_in_order ON ratings (game, pool, guild_id, ended_at, user_id, weight, won);

-- Nobody is advised on a rated game that is being played, so such games are looked through.
CREATE INDEX rated_games_being_played ON tables (game) WHERE stage = 'playing' AND rated;

-- A note says by their id who did something: a name may be anybody's. One that names nobody who sits at
-- its table names nobody any more.
UPDATE tables SET note = coalesce((
    SELECT json_build_array(note ->> 0, max(name), max(user_id)) FROM seats
    WHERE table_id = tables.id AND name = note ->> 1 AND user_id IS NOT NULL
    GROUP BY table_id HAVING count(*) = 1
), json_build_array(note ->> 0, '')) WHERE note IS NOT NULL;
