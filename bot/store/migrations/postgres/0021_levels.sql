-- Why: see the same step of a file.

CREATE TABLE level_ratings (
    game text NOT NULL,
    level text NOT NULL,
    games bigint NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    ended_at timestamptz NOT NULL,
    PRIMARY KEY (game, level, games)
);
