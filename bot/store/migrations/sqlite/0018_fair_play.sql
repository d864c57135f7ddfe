-- Why: a game counts for whoever made several turns of it themselves (`turns`), and people who
-- play for ratings call it off together: `ends` says who wants to. What a game counted for somebody
-- (`weight`) is kept, so that the leaderboards of a week and a month go by it too. Points that second
-- accounts made are worth nothing: where people stand is worked out anew from the results, at the
-- next start and in the background.

ALTER TABLE seats ADD COLUMN turns INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN ends INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET turns = (
    SELECT count(*) FROM moves m WHERE m.table_id = seats.table_id AND m.seat = seats.seat AND m.move <> 'undo'
) WHERE user_id IS NOT NULL;

-- In a rated game nobody hands a seat over any more. Where somebody has, the game stays unrated.
UPDATE tables SET rated = 0 WHERE stage = 'playing'
    AND id IN (SELECT table_id FROM seats WHERE past <> '');
UPDATE tables SET offer = NULL WHERE stage = 'playing' AND rated;

UPDATE results SET rated = 0 WHERE turns < 3;
UPDATE results SET settled = 0 WHERE rated;
DROP INDEX results_of_a_server;
DROP INDEX results_of_a_game;
DELETE FROM standings;
DROP TABLE ratings;
CREATE TABLE ratings (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    pool TEXT NOT NULL CHECK (pool IN ('people', 'computers')),
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    points INTEGER NOT NULL,
    ended_at TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    weight REAL NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, pool, guild_id, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_in_order ON ratings (game, pool, guild_id, ended_at, user_id, weight, won);

-- Nobody is advised on a rated game that is being played, so such games are looked through.
CREATE INDEX rated_games_being_played ON tables (game) WHERE stage = 'playing' AND rated;

-- A note says by their id who did something: a name may be anybody's. One that names nobody who sits at
-- its table names nobody any more.
UPDATE tables SET note = coalesce((
    SELECT json_array(json_extract(note, '$[0]'), name, max(user_id)) FROM seats
    WHERE table_id = tables.id AND name = json_extract(note, '$[1]') AND user_id IS NOT NULL
    GROUP BY table_id HAVING count(*) = 1
), json_array(json_extract(note, '$[0]'), '')) WHERE note IS NOT NULL;
