-- Why: the points of computers follow from the games that people play against them. Each level starts from
-- its measured strength; a row is kept for each game that changed it, so that a server's games can be taken
-- out again. The row with the most games is the one that holds.

CREATE TABLE level_ratings (
    game text NOT NULL,
    level text NOT NULL,
    games bigint NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    ended_at timestamptz NOT NULL,
    PRIMARY KEY (game, level, games)
);
