-- Why: the points of computers follow from the games that people play against them. Each level starts from
-- its measured strength; a row is kept for each game that changed it, so that a server's games can be taken
-- out again. The row with the most games is the one that holds.

CREATE TABLE level_ratings (
    game TEXT NOT NULL,
    level TEXT NOT NULL,
    games INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    ended_at TEXT NOT NULL,
    PRIMARY KEY (game, level, games)
) STRICT, WITHOUT ROWID;
