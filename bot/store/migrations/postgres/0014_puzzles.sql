-- Why: see the same step of a file.

CREATE TABLE puzzles (
    id bigint PRIMARY KEY,
    game text NOT NULL,
    version integer NOT NULL,
    content text NOT NULL
);
CREATE INDEX puzzles_of_a_game ON puzzles (game, version);

CREATE TABLE puzzle_answers (
    user_id bigint NOT NULL,
    puzzle_id bigint NOT NULL,
    found boolean NOT NULL,
    answered_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, puzzle_id)
);
CREATE INDEX answers_to_a_puzzle ON puzzle_answers (puzzle_id, found);
